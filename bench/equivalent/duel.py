"""Changes to the rules of Duel that are no faults."""

from bench.equivalent.change import Change

REASONS: dict[str, tuple[Change, ...]] = {
    "Where both are equal, both ways give the same figure.": (
        (
            "city.lose",
            "self.coins = self.coins - coins if coins < self.coins else 0",
            "self.coins = self.coins - coins if coins <= self.coins else 0",
        ),
        (
            "cost.list_missing",
            "missing[good] = short if short > 0 else 0",
            "missing[good] = short if short >= 0 else 0",
        ),
        (
            "effects.coins_per_most",
            "me.gain(coins * (mine if mine > theirs else theirs))",
            "me.gain(coins * (mine if mine >= theirs else theirs))",
        ),
        (
            "effects.keep_token_from_box",
            "table.push(OWE_DRAWING, CHANCE, drawn if drawn < there else there)",
            "table.push(OWE_DRAWING, CHANCE, drawn if drawn <= there else there)",
        ),
    ),
    "The case in which it matters was dealt with in the lines before.": (
        (
            "flow.settle_who_begins",
            "self.push(OWE_FIRST, 1 if self.pawn > 0 else 0, 0)",
            "self.push(OWE_FIRST, 1 if self.pawn >= 0 else 0, 0)",
        ),
        (
            "scoring.settle_by_points",
            "table.win(0 if lead > 0 else 1, CIVILIAN)",
            "table.win(0 if lead >= 0 else 1, CIVILIAN)",
        ),
    ),
    "The printed track has neither coins to lose nor points to win there (D7.3, D7.4).": (
        (
            "military.march",
            "if distance > 0 and LOOT_AT[distance]:",
            "if distance >= 0 and LOOT_AT[distance]:",
        ),
        (
            "military.march",
            "if distance > 0 and LOOT_AT[distance]:",
            "if distance > 1 and LOOT_AT[distance]:",
        ),
        (
            "military.track_points",
            "return TRACK_POINTS[distance] if distance > 0 else 0",
            "return TRACK_POINTS[distance] if distance >= 0 else 0",
        ),
    ),
    "Only whether it is 0, or below 0, is ever asked.": (
        ("cost.take_most_expensive", "best = -1", "best = -2"),
        ("invariants.miscounted", "return 1", "return 2"),
        (
            "invariants.miscounted",
            "return 0 if city.count[WONDERS + 1] == bits.size(city.tokens) else 1",
            "return 0 if city.count[WONDERS + 1] == bits.size(city.tokens) else 2",
        ),
        (
            "cost.chained",
            "return 1 if printed.FREE_WITH[card] & me.links else 0",
            "return 2 if printed.FREE_WITH[card] & me.links else 0",
        ),
    ),
    "A draw is owed only where something is left to draw, so that the search ends before the order does.": (
        (
            "deal.first_of",
            "while place < MOST_KINDS - 1 and not there >> order[place] & 1:",
            "while place <= MOST_KINDS - 1 and not there >> order[place] & 1:",
        ),
        (
            "deal.first_of",
            "while place < MOST_KINDS - 1 and not there >> order[place] & 1:",
            "while place < (MOST_KINDS + 1) and not there >> order[place] & 1:",
        ),
    ),
    "Before Age I no slot has a card.": (
        (
            "arrange.furnish",
            "covers = printed.COVERED_BY[state.structure() * MOST_SLOTS + slot] if given.age else 0",
            "covers = printed.COVERED_BY[state.structure() * MOST_SLOTS + slot] if given.age else 1",
        ),
    ),
}
