"""A base class for expansions written in plain Python, with no C types.

The compiled rules ask it like any other part, only slower: each question takes the GIL. `docs/guides/extending.md`
builds one from beginning to end.
"""

from dataclasses import dataclass
from typing import Any

from antipater.data import columns
from antipater.data.items import Item, numbered
from antipater.data.words import Effect
from antipater.game.dice import Dice, scrambled
from antipater.game.errors import Reason
from antipater.game.rows import Decision
from antipater.game.seats import CHANCE, UNKNOWN
from antipater.rules.duel import printed, reasons
from antipater.rules.duel.city import City
from antipater.rules.duel.plain_table import PlainTable
from antipater.rules.duel.table import Part, Table

MOST_FACTS = 64
TERMS = 16
OUT_OF_RANGE = 1000  # the first number of the laws that facts keep


@dataclass(frozen=True)
class Fact:
    """A number that an expansion keeps, from *least* to *most*: of the table, or of a seat.

    A secret one is UNKNOWN to everybody but its seat, to everybody if it has none.
    """

    name: str
    least: int
    most: int
    seat: int | None = None
    secret: bool = False


def add_items(*rows: Item, after: int, part: str) -> tuple[Item, ...]:
    """Register the items of an expansion, *after* others of their kind, and return them with their numbers.

    Raise ValueError where a number or a name is taken, or there is no room.
    """
    added = numbered(*rows, after=after, part=part)
    columns.enter_all()
    printed.read_columns()
    return added


class PlainDeal:
    """Answers chance of a plain part by the position and a number of the deal's own."""

    own_cards = (0, 0, 0)

    def __init__(self, dice: Dice) -> None:
        self.salt = dice.word()

    def spread(self, deal: Any) -> None:
        """Leave the cards of the structures where they lie."""

    def answer(self, deal: Any, state: Any, kind: int, what: int) -> int:
        """Return one of the outcomes, each as likely as its weight says."""
        weights = state.weights()
        left = scrambled(self.salt, state.fields()) % sum(weights)
        outcomes = iter(state.legal(CHANCE))
        outcome = next(outcomes)
        for weight in weights:
            left -= weight
            if left < 0:
                break
            outcome = next(outcomes)
        return int(outcome)


class PlainPart(Part):
    """An expansion in plain Python: name its rows, items and facts, and override what is asked in the first section."""

    items: tuple[Item, ...] = ()  # everything it adds
    words: tuple[type[Effect], ...] = ()  # its effects on arrival
    facts: tuple[Fact, ...] = ()  # the numbers it keeps; all begin with their least value
    deal = PlainDeal

    def __init__(self) -> None:
        super().__init__()
        if len(self.facts) > MOST_FACTS:
            raise ValueError(f"{self.name} has {len(self.facts)} facts; there is room for {MOST_FACTS}")
        self.wide = 1
        self.places = {(fact.name, fact.seat): place for place, fact in enumerate(self.facts)}
        self.values = [fact.least for fact in self.facts]
        self.first_action = min((verb.first for verb in self.rows.actions), default=0)
        self.end_action = max((run.end for verb in self.rows.actions for run in verb.runs), default=0)
        self.first_word = min((word.number for word in self.words), default=0)
        self.end_word = max((word.number + 1 for word in self.words), default=0)
        for row in self.rows.decisions:
            self.owns_kind[row.kind] = 1

    def fact(self, name: str, seat: int | None = None) -> int:
        """Return a fact of the table, or of a seat."""
        return self.values[self.places[name, seat]]

    def set_fact(self, value: int, name: str, seat: int | None = None) -> None:
        """Change a fact of the table, or of a seat."""
        self.values[self.places[name, seat]] = value

    # What an expansion overrides.

    def prepare(self, table: PlainTable) -> None:
        """Change what is prepared before the game."""

    def age_opens(self, table: PlainTable, age: int) -> None:
        """Owe what is done before the cards of an Age are turned up."""

    def age_lies(self, table: PlainTable, age: int) -> None:
        """Owe what is done when the cards of an Age lie there."""

    def turn_choices(self, table: PlainTable, seat: int) -> list[int]:
        """Return what else a turn offers."""
        return []

    def take_turn(self, table: PlainTable, seat: int, action: int) -> None:
        """Take a turn by one of its own actions; its end follows by itself."""

    def choices(self, table: PlainTable, decision: Decision, seat: int, what: int) -> list[int]:
        """Return the options of one of its own decisions, of a seat or of CHANCE."""
        return []

    def weights(self, table: PlainTable, decision: Decision, what: int) -> list[int]:
        """Return the weights of its own chance; none means that all outcomes are equally likely."""
        return []

    def chosen(self, table: PlainTable, decision: Decision, seat: int, what: int, action: int) -> None:
        """Carry out a choice; the entry has been removed from the agenda."""

    def happened(self, table: PlainTable, decision: Decision, what: int, outcome: int) -> None:
        """Apply an outcome of chance, and `leave` what is left of it."""

    def automatic(self, table: PlainTable, decision: Decision, seat: int, what: int) -> None:
        """Carry out an entry that needs no choice."""

    def effect(self, table: PlainTable, seat: int, word: int, a: int, b: int) -> None:
        """Carry out one of its own effects on arrival."""

    def own_terms(self, table: PlainTable, seat: int, terms: list[int]) -> None:
        """Change the terms on which a seat buys (`rules.duel.cost`)."""

    def own_price(self, table: PlainTable, seat: int, item: int, total: int, traded: int) -> int:
        """Return what is paid instead of *total*, of which *traded* buys resources; -1: nothing is paid instead."""
        return -1

    def own_coins(self, table: PlainTable, seat: int) -> int:
        """Return coins outside the treasury that a seat can spend."""
        return 0

    def spend_own(self, table: PlainTable, seat: int, coins: int) -> int:
        """Spend up to *coins* that the treasury lacks; return how many."""
        return 0

    def uncovered(self, table: PlainTable, seat: int, slots: int) -> bool:
        """Owe what comes before these slots are turned up and return True, or return False."""
        return False

    def back(self, table: PlainTable, slot: int) -> int:
        """Return the deck whose back a face-down card shows, -1 if it is a card of the Age or a guild."""
        return -1

    def drafted(self, table: PlainTable, seat: int, wonder: int) -> None:
        """Act on a wonder that has just been taken in the draft."""

    def building_built(self, table: PlainTable, seat: int, card: int) -> None:
        """Act on a building that has just been constructed, before its effects."""

    def wonder_built(self, table: PlainTable, seat: int, wonder: int, card: int) -> None:
        """Act on a wonder that has just been constructed with *card*, before its effects."""

    def blocked(self, table: PlainTable, space: int) -> bool:
        """Remove what keeps the conflict pawn out of a space; return whether there was anything."""
        return False

    def pawn_advanced(self, table: PlainTable, seat: int) -> None:
        """Act on the pawn that a seat has just moved one space forward by a shield."""

    def token_reached(self, table: PlainTable, seat: int, token: int) -> bool:
        """Carry out a military token that a seat has reached; return whether it did."""
        return False

    def worth(self, table: PlainTable, seat: int, line: int) -> int:
        """Return the points that it adds to a line of the score sheet, -1 for all lines together."""
        return 0

    # What follows from its facts and rows.

    def fact_values(self, table: Table) -> list[int]:
        """Return the values of its facts, UNKNOWN where they are hidden."""
        return list(self.values)

    def arrange(self, table: Table, given: Any, own: Any) -> None:
        """Take the values of its facts, or leave them as they are at the beginning."""
        if own is not None:
            self.values = [*own]

    def arrangement(self, table: Table) -> list[int]:
        """Return the values of its facts."""
        return list(self.values)

    def why_not(self, table: Table, action: int, seat: int) -> Reason | None:
        """Return why one of its own decisions cannot be answered so."""
        return reasons.why_not_own(table, self, action)

    # What the table asks.

    def set_up(self, table: Table) -> None:
        """Ask Python."""
        self.prepare(PlainTable(table))

    def lay_out(self, table: Table, age: int) -> None:
        """Ask Python."""
        self.age_lies(PlainTable(table), age)

    def open_age(self, table: Table, age: int) -> None:
        """Ask Python."""
        self.age_opens(PlainTable(table), age)

    def turn_options(self, table: Table, me: City, opp: City, out: list[int], n: int) -> int:
        """Ask Python."""
        for action in self.turn_choices(PlainTable(table), me.seat):
            out[n] = action
            n += 1
        return n

    def play(self, table: Table, me: City, opp: City, action: int) -> None:
        """Ask Python."""
        self.take_turn(PlainTable(table), me.seat, action)

    def options(self, table: Table, kind: int, seat: int, what: int, out: list[int]) -> int:
        """Ask Python."""
        found = sorted(self.choices(PlainTable(table), self.rows.decision(kind), seat, what))
        for place in range(len(found)):
            out[place] = found[place]
        return len(found)

    def chance_weights(self, table: Table, kind: int, what: int, out: list[int]) -> int:
        """Ask Python."""
        found = self.weights(PlainTable(table), self.rows.decision(kind), what)
        for place in range(len(found)):
            out[place] = found[place]
        return 1 if found else 0

    def resolve(self, table: Table, me: City, opp: City, kind: int, what: int, action: int) -> None:
        """Ask Python."""
        self.chosen(PlainTable(table), self.rows.decision(kind), me.seat, what, action)

    def apply_chance(self, table: Table, kind: int, what: int, outcome: int) -> None:
        """Ask Python."""
        self.happened(PlainTable(table), self.rows.decision(kind), what, outcome)

    def run_automatic(self, table: Table, me: City, opp: City, kind: int, what: int) -> None:
        """Ask Python."""
        self.automatic(PlainTable(table), self.rows.decision(kind), me.seat, what)

    def carry_out(self, table: Table, me: City, opp: City, word: int, a: int, b: int) -> None:
        """Ask Python."""
        self.effect(PlainTable(table), me.seat, word, a, b)

    def change_terms(self, table: Table, me: City, opp: City, terms: list[int]) -> None:
        """Ask Python."""
        changed = [terms[place] for place in range(TERMS)]
        self.own_terms(PlainTable(table), me.seat, changed)
        for place in range(TERMS):
            terms[place] = changed[place]

    def price(self, table: Table, me: City, opp: City, item: int, total: int, traded: int) -> int:
        """Ask Python."""
        return self.own_price(PlainTable(table), me.seat, item, total, traded)

    def purse(self, table: Table, me: City) -> int:
        """Ask Python."""
        return self.own_coins(PlainTable(table), me.seat)

    def spend(self, table: Table, me: City, coins: int) -> int:
        """Ask Python."""
        return self.spend_own(PlainTable(table), me.seat, coins)

    def uncover(self, table: Table, me: City, turning: int) -> int:
        """Ask Python."""
        return 1 if self.uncovered(PlainTable(table), me.seat, turning) else 0

    def back_of(self, table: Table, slot: int) -> int:
        """Ask Python."""
        return self.back(PlainTable(table), slot)

    def on_draft(self, table: Table, me: City, opp: City, wonder: int) -> None:
        """Ask Python."""
        self.drafted(PlainTable(table), me.seat, wonder)

    def on_building_built(self, table: Table, me: City, opp: City, card: int) -> None:
        """Ask Python."""
        self.building_built(PlainTable(table), me.seat, card)

    def on_wonder_built(self, table: Table, me: City, opp: City, wonder: int, card: int) -> None:
        """Ask Python."""
        self.wonder_built(PlainTable(table), me.seat, wonder, card)

    def consume_blocker(self, table: Table, space: int) -> int:
        """Ask Python."""
        return 1 if self.blocked(PlainTable(table), space) else 0

    def on_pawn_advanced(self, table: Table, me: City, opp: City) -> None:
        """Ask Python."""
        self.pawn_advanced(PlainTable(table), me.seat)

    def on_military_token(self, table: Table, me: City, opp: City, token: int) -> int:
        """Ask Python."""
        return 1 if self.token_reached(PlainTable(table), me.seat, token) else 0

    def points(self, table: Table, me: City, opp: City, line: int) -> int:
        """Ask Python."""
        return self.worth(PlainTable(table), me.seat, line)

    def hide_from(self, table: Table, viewer: int) -> None:
        """Make UNKNOWN what is secret, but for the facts of the viewer's own seat."""
        for place, fact in enumerate(self.facts):
            if fact.secret and fact.seat != viewer:
                self.values[place] = UNKNOWN

    def invariant_violation(self, table: Table) -> int:
        """Return the number of the first fact that is out of its range, 0 if all are within."""
        for place, fact in enumerate(self.facts):
            if not fact.least <= self.values[place] <= fact.most:
                return OUT_OF_RANGE + place
        return 0

    def save(self, block: list[int], n: int) -> int:
        """Write its facts."""
        for value in self.values:
            block[n] = value
            n += 1
        return n

    def load(self, block: list[int], n: int) -> int:
        """Take its facts."""
        self.values = [block[n + place] for place in range(len(self.facts))]
        return n + len(self.facts)
