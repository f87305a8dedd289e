"""Changes to the rules of Duel that are no faults."""

from bench.equivalent.change import Change

REASONS: dict[str, tuple[Change, ...]] = {
    "A hook that an expansion fills: in the base game it does nothing, and nothing comes there.": (
        ("course.carry_out", "self.carry_out_more(me, opp, kind, a, b)", "pass"),
        ("turn.more_options", "return 0", "return 1"),
        ("turn.resolve", "self.resolve_more(me, opp, kind, what, action)", "pass"),
        ("turn.happen", "self.happen_more(kind, outcome)", "pass"),
        ("turn.play_turn", "self.tuck(card, wonder)", "pass"),
    ),
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
            "table.push(DRAWING_TOKENS, CHANCE, drawn if drawn < there else there)",
            "table.push(DRAWING_TOKENS, CHANCE, drawn if drawn <= there else there)",
        ),
    ),
    "The case in which it matters was dealt with in the lines before.": (
        (
            "course.settle_who_begins",
            "self.push(CHOOSE_FIRST, 1 if self.pawn > 0 else 0, 0)",
            "self.push(CHOOSE_FIRST, 1 if self.pawn >= 0 else 0, 0)",
        ),
        (
            "scoring.settle_by_points",
            "table.win(0 if lead > 0 else 1, CIVILIAN)",
            "table.win(0 if lead >= 0 else 1, CIVILIAN)",
        ),
    ),
    "An accessible card can always be discarded (D4.4), so that nobody asks why not.": (
        ("reasons.why_not_turn", "if action < actions.DISCARD:", "if action <= actions.DISCARD:"),
    ),
    "The printed track has neither coins to lose nor points to win there (D7.3, D7.4).": (
        (
            "military.advance",
            "if distance > 0 and LOOT_AT[distance]:",
            "if distance >= 0 and LOOT_AT[distance]:",
        ),
        (
            "military.advance",
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
        ("cost.take_dearest", "best = -1", "best = -2"),
        ("invariants.miscounted", "return 1", "return 2"),
        (
            "invariants.miscounted",
            "return 0 if city.count[WONDERS + 1] == bits.size(city.tokens) else 1",
            "return 0 if city.count[WONDERS + 1] == bits.size(city.tokens) else 2",
        ),
        (
            "cost.chained",
            "return 1 if FREE_WITH[card] & me.links else 0",
            "return 2 if FREE_WITH[card] & me.links else 0",
        ),
    ),
    "The numbers of buildings and of cards turned up begin with 0, those of wonders with a multiple of the slots.": (
        (
            "turn.happen",
            "self.turn_up(bits.lowest(self.subjects[top]), outcome - TURN_UP)",
            "self.turn_up(bits.lowest(self.subjects[top]), outcome + TURN_UP)",
        ),
        (
            "turn.play_turn",
            "build.build(self, me, opp, self.take(action - BUILD))",
            "build.build(self, me, opp, self.take(action + BUILD))",
        ),
        (
            "turn.play_turn",
            "card = self.take((action - WONDER) % SLOTS)",
            "card = self.take((action + WONDER) % SLOTS)",
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
    "Before Age I no slot has a card, and there is no fifth deck.": (
        (
            "arrange.arranged",
            "covers = COVERED_BY[(given.age - 1) * SLOTS + slot] if given.age else 0",
            "covers = COVERED_BY[(given.age - 1) * SLOTS + slot] if given.age else 1",
        ),
        (
            "arrange.card_sets",
            "return [bit_set([card % DECK_SIZE for card in cards if card // DECK_SIZE == deck]) for deck in range(4)]",
            "return [bit_set([card % DECK_SIZE for card in cards if card // DECK_SIZE == deck]) for deck in range(5)]",
        ),
    ),
}
