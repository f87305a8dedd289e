"""Two parts that answer as one, so that expansions compose: a pair of pairs holds four."""

from typing import Any

from antipater.game.errors import Reason
from antipater.rules.duel.city import City
from antipater.rules.duel.table import Part, Table


class Pair(Part):
    """Two parts; what belongs to neither is nobody's, what concerns both is asked of the first one first."""

    def __init__(self, first: Part, second: Part) -> None:
        super().__init__()
        self.first = first
        self.second = second
        self.wide = 1 if first.wide or second.wide else 0
        self.draft_last = 1 if first.draft_last or second.draft_last else 0
        self.layout = max(first.layout, second.layout)
        self.moments = first.moments | second.moments
        for kind in range(512):
            self.owns_kind[kind] = 1 if self.first.owns_kind[kind] or self.second.owns_kind[kind] else 0

    def owns_action(self, action: int) -> int:
        """Ask both parts."""
        return 1 if self.first.owns_action(action) or self.second.owns_action(action) else 0

    def owns_word(self, word: int) -> int:
        """Ask both parts."""
        return 1 if self.first.owns_word(word) or self.second.owns_word(word) else 0

    def set_up(self, table: Table) -> None:
        """Ask both parts."""
        self.first.set_up(table)
        self.second.set_up(table)

    def lay_out(self, table: Table, age: int) -> None:
        """Ask both parts."""
        self.first.lay_out(table, age)
        self.second.lay_out(table, age)

    def open_age(self, table: Table, age: int) -> None:
        """Ask both parts."""
        self.first.open_age(table, age)
        self.second.open_age(table, age)

    def turn_options(self, table: Table, me: City, opp: City, out: list[int], n: int) -> int:
        """Ask both parts."""
        return self.second.turn_options(table, me, opp, out, self.first.turn_options(table, me, opp, out, n))

    def play(self, table: Table, me: City, opp: City, action: int) -> None:
        """Ask the part that the action belongs to."""
        if self.first.owns_action(action):
            self.first.play(table, me, opp, action)
        else:
            self.second.play(table, me, opp, action)

    def options(self, table: Table, kind: int, seat: int, what: int, out: list[int]) -> int:
        """Ask the part that the decision belongs to."""
        if self.first.owns_kind[kind]:
            return self.first.options(table, kind, seat, what, out)
        return self.second.options(table, kind, seat, what, out)

    def chance_weights(self, table: Table, kind: int, what: int, out: list[int]) -> int:
        """Ask the part that the decision belongs to."""
        if self.first.owns_kind[kind]:
            return self.first.chance_weights(table, kind, what, out)
        return self.second.chance_weights(table, kind, what, out)

    def resolve(self, table: Table, me: City, opp: City, kind: int, what: int, action: int) -> None:
        """Ask the part that the decision belongs to."""
        if self.first.owns_kind[kind]:
            self.first.resolve(table, me, opp, kind, what, action)
        else:
            self.second.resolve(table, me, opp, kind, what, action)

    def apply_chance(self, table: Table, kind: int, what: int, outcome: int) -> None:
        """Ask the part that the decision belongs to."""
        if self.first.owns_kind[kind]:
            self.first.apply_chance(table, kind, what, outcome)
        else:
            self.second.apply_chance(table, kind, what, outcome)

    def run_automatic(self, table: Table, me: City, opp: City, kind: int, what: int) -> None:
        """Ask the part that the decision belongs to."""
        if self.first.owns_kind[kind]:
            self.first.run_automatic(table, me, opp, kind, what)
        else:
            self.second.run_automatic(table, me, opp, kind, what)

    def carry_out(self, table: Table, me: City, opp: City, word: int, a: int, b: int) -> None:
        """Ask the part that the word belongs to."""
        if self.first.owns_word(word):
            self.first.carry_out(table, me, opp, word, a, b)
        else:
            self.second.carry_out(table, me, opp, word, a, b)

    def change_terms(self, table: Table, me: City, opp: City, terms: list[int]) -> None:
        """Ask both parts."""
        self.first.change_terms(table, me, opp, terms)
        self.second.change_terms(table, me, opp, terms)

    def prices(self, table: Table, me: City) -> int:
        """Ask one part, then the other."""
        return 1 if self.first.prices(table, me) else self.second.prices(table, me)

    def price(self, table: Table, me: City, opp: City, item: int, total: int, traded: int) -> int:
        """Ask one part, then the other."""
        answer = self.first.price(table, me, opp, item, total, traded)
        return answer if answer >= 0 else self.second.price(table, me, opp, item, total, traded)

    def purse(self, table: Table, me: City) -> int:
        """Add up both answers."""
        return self.first.purse(table, me) + self.second.purse(table, me)

    def spend(self, table: Table, me: City, coins: int) -> int:
        """Spend what one part has, then what the other has."""
        spent = self.first.spend(table, me, coins)
        return spent + self.second.spend(table, me, coins - spent)

    def uncover(self, table: Table, me: City, turning: int) -> int:
        """Ask one part, then the other if it has nothing to say."""
        answer = self.first.uncover(table, me, turning)
        return answer if answer else self.second.uncover(table, me, turning)

    def back_of(self, table: Table, slot: int) -> int:
        """Ask one part, then the other."""
        answer = self.first.back_of(table, slot)
        return answer if answer >= 0 else self.second.back_of(table, slot)

    def no_buildings(self, table: Table) -> int:
        """Ask both parts."""
        return self.first.no_buildings(table) | self.second.no_buildings(table)

    def withheld(self, table: Table, deck: int) -> int:
        """Ask both parts."""
        return self.first.withheld(table, deck) | self.second.withheld(table, deck)

    def receive(self, table: Table, me: City, opp: City, card: int) -> int:
        """Ask one part, then the other if it does not know the card."""
        return 1 if self.first.receive(table, me, opp, card) else self.second.receive(table, me, opp, card)

    def turn_begins(self, table: Table) -> None:
        """Ask both parts."""
        self.first.turn_begins(table)
        self.second.turn_begins(table)

    def discard_bonus(self, table: Table, me: City) -> int:
        """Add up both answers."""
        return self.first.discard_bonus(table, me) + self.second.discard_bonus(table, me)

    def owe_due(self, table: Table) -> None:
        """Ask both parts."""
        self.first.owe_due(table)
        self.second.owe_due(table)

    def on_wonder_left(self, table: Table, wonder: int) -> None:
        """Ask both parts."""
        self.first.on_wonder_left(table, wonder)
        self.second.on_wonder_left(table, wonder)

    def on_card_moved(self, table: Table, me: City, opp: City, card: int) -> None:
        """Ask both parts."""
        self.first.on_card_moved(table, me, opp, card)
        self.second.on_card_moved(table, me, opp, card)

    def on_token_shown(self, table: Table, token: int) -> None:
        """Ask both parts."""
        self.first.on_token_shown(table, token)
        self.second.on_token_shown(table, token)

    def new_pair(self, table: Table, me: City, symbol: int) -> int:
        """Ask both parts: it gives a token if neither objects."""
        answer = self.first.new_pair(table, me, symbol)
        return answer & self.second.new_pair(table, me, symbol)

    def share_removed(self, table: Table, me: City) -> int:
        """Ask one part, then the other if it has nothing to say."""
        return 1 if self.first.share_removed(table, me) else self.second.share_removed(table, me)

    def on_draft(self, table: Table, me: City, opp: City, wonder: int) -> None:
        """Ask both parts."""
        self.first.on_draft(table, me, opp, wonder)
        self.second.on_draft(table, me, opp, wonder)

    def on_building_built(self, table: Table, me: City, opp: City, card: int) -> None:
        """Ask both parts."""
        self.first.on_building_built(table, me, opp, card)
        self.second.on_building_built(table, me, opp, card)

    def on_wonder_built(self, table: Table, me: City, opp: City, wonder: int, card: int) -> None:
        """Ask both parts."""
        self.first.on_wonder_built(table, me, opp, wonder, card)
        self.second.on_wonder_built(table, me, opp, wonder, card)

    def consume_blocker(self, table: Table, space: int) -> int:
        """Ask one part, then the other if it has nothing to say."""
        answer = self.first.consume_blocker(table, space)
        return answer if answer else self.second.consume_blocker(table, space)

    def on_pawn_advanced(self, table: Table, me: City, opp: City) -> None:
        """Ask both parts."""
        self.first.on_pawn_advanced(table, me, opp)
        self.second.on_pawn_advanced(table, me, opp)

    def on_military_token(self, table: Table, me: City, opp: City, token: int) -> int:
        """Ask one part, then the other if it has nothing to say."""
        answer = self.first.on_military_token(table, me, opp, token)
        return answer if answer else self.second.on_military_token(table, me, opp, token)

    def points(self, table: Table, me: City, opp: City, line: int) -> int:
        """Add up both answers."""
        return self.first.points(table, me, opp, line) + self.second.points(table, me, opp, line)

    def hide_from(self, table: Table, viewer: int) -> None:
        """Ask both parts."""
        self.first.hide_from(table, viewer)
        self.second.hide_from(table, viewer)

    def invariant_violation(self, table: Table) -> int:
        """Ask one part, then the other if it has nothing to say."""
        answer = self.first.invariant_violation(table)
        return answer if answer else self.second.invariant_violation(table)

    def save(self, block: list[int], n: int) -> int:
        """Ask both parts."""
        return self.second.save(block, self.first.save(block, n))

    def load(self, block: list[int], n: int) -> int:
        """Ask both parts."""
        return self.second.load(block, self.first.load(block, n))

    # What Python callers ask.

    def answering(self, moment: int) -> Part:
        """Return the only one of both parts that answers at a moment, this pair if it is both."""
        if not self.second.moments & moment:
            return self.first.answering(moment)  # type: ignore[no-any-return]
        return self if self.first.moments & moment else self.second.answering(moment)

    def widen(self) -> None:
        """Ask both parts."""
        self.first.widen()
        self.second.widen()

    def why_not(self, table: Table, action: int, seat: int) -> Reason | None:
        """Ask one part, then the other if it has nothing to say."""
        return self.first.why_not(table, action, seat) or self.second.why_not(table, action, seat)

    def amend_bill(self, table: Table, me: City, opp: City, bill: Any) -> Any:
        """Ask both parts."""
        return self.second.amend_bill(table, me, opp, self.first.amend_bill(table, me, opp, bill))
