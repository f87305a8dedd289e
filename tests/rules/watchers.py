"""Two expansions in plain Python that keep a record of what they are asked, and answer as a test wants."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, ClassVar

from antipater.data.duel import LINKS
from antipater.data.items import BY_KEY
from antipater.data.words import OWED, Effect
from antipater.game.errors import Reason
from antipater.game.rows import AUTOMATIC, SEAT, Rows, decision, numbered, verb
from antipater.game.rows import CHANCE as BY_CHANCE
from antipater.game.seats import CHANCE
from antipater.rules.duel.arrange import Arrangement, arranged
from antipater.rules.duel.decisions import (
    OWE_TURN,
)
from antipater.rules.duel.plain import Fact, PlainPart
from antipater.rules.duel.plain_table import PlainTable
from antipater.rules.duel.state import DuelState

ME, RIVAL = range(2)
ASKED: list[tuple[Any, ...]] = []  # the expansion, the question, its figures
ANSWERS: dict[tuple[str, str], Any] = {}  # to a question of an expansion, where it is not the usual one
DONE: dict[tuple[str, str], Callable[[PlainTable], object]] = {}  # what an expansion does when it is asked


class Effort(Effect):
    """An effect on arrival that no item of the game has."""

    moment: ClassVar[int] = OWED
    step: ClassVar[int] = 7


class MillEffort(Effort):
    """One of the first expansion."""

    number: ClassVar[int] = 125


class ForgeEffort(Effort):
    """One of the second expansion."""

    number: ClassVar[int] = 126


def rows(part: str, number: int) -> Rows:
    """Return a verb for a turn, one that answers, one of chance, and a decision of each sort, with their numbers."""
    room = {"way": range(3)}
    actions = numbered((verb("work", "", "W1"), verb("pick", "way", "W2")), part, 4200 + number, room)
    outcomes = numbered((verb("roll", "way", "W3"),), part, 4200 + number, room)
    decisions = (
        decision("choice", 384 + number, SEAT, "pick", rule="W2", subject=3),
        decision("luck", 385 + number, BY_CHANCE, "roll", rule="W3"),
        decision("chore", 448 + number, AUTOMATIC),
    )
    return Rows(actions, outcomes, [replace(row, part=part) for row in decisions])


class Watcher(PlainPart):
    """An expansion that keeps a record of what it is asked."""

    facts = (
        Fact("stock", 1, 4),
        *(Fact("secret", 0, 9, seat, secret=True) for seat in range(2)),
        Fact("deepest", 0, 9, secret=True),
    )

    def note(self, question: str, table: PlainTable, usual: Any, *figures: Any) -> Any:
        """Keep a question in mind, do what the test wants done, and answer."""
        ASKED.append((self.name, question, *figures))
        if (self.name, question) in DONE:
            DONE[self.name, question](table)
        return ANSWERS.get((self.name, question), usual)

    def prepare(self, table: PlainTable) -> None:
        self.note("prepare", table, None)

    def age_opens(self, table: PlainTable, age: int) -> None:
        self.note("age_opens", table, None, age)

    def age_lies(self, table: PlainTable, age: int) -> None:
        self.note("age_lies", table, None, age)

    def turn_choices(self, table: PlainTable, seat: int) -> list[int]:
        return list(self.note("turn_choices", table, [], seat))

    def take_turn(self, table: PlainTable, seat: int, action: int) -> None:
        self.note("take_turn", table, None, seat, action)

    def choices(self, table: PlainTable, decision: Any, seat: int, what: int) -> list[int]:
        verbs = self.rows.outcomes if seat == CHANCE else self.rows.actions[1:]
        return list(self.note("choices", table, [verbs[0].number(way) for way in range(3)], decision.key, seat, what))

    def weights(self, table: PlainTable, decision: Any, what: int) -> list[int]:
        return list(self.note("weights", table, [], decision.key, what))

    def chosen(self, table: PlainTable, decision: Any, seat: int, what: int, action: int) -> None:
        self.note("chosen", table, None, decision.key, seat, what, action)

    def happened(self, table: PlainTable, decision: Any, what: int, outcome: int) -> None:
        self.note("happened", table, None, decision.key, what, outcome)
        table.leave(what - 1)

    def automatic(self, table: PlainTable, decision: Any, seat: int, what: int) -> None:
        self.note("automatic", table, None, decision.key, seat, what)

    def effect(self, table: PlainTable, seat: int, word: int, a: int, b: int) -> None:
        self.note("effect", table, None, seat, word)

    def own_terms(self, table: PlainTable, seat: int, terms: list[int]) -> None:
        terms[LINKS] |= int(self.note("own_terms", table, 0, seat))

    def own_price(self, table: PlainTable, seat: int, item: int, total: int, traded: int) -> int:
        return int(self.note("own_price", table, super().own_price(table, seat, item, total, traded), seat, item))

    def own_coins(self, table: PlainTable, seat: int) -> int:
        return int(self.note("own_coins", table, super().own_coins(table, seat), seat))

    def spend_own(self, table: PlainTable, seat: int, coins: int) -> int:
        return min(coins, int(self.note("spend_own", table, super().spend_own(table, seat, coins), seat, coins)))

    def uncovered(self, table: PlainTable, seat: int, slots: int) -> bool:
        return bool(self.note("uncovered", table, False, seat, slots))

    def back(self, table: PlainTable, slot: int) -> int:
        return int(self.note("back", table, super().back(table, slot), slot))

    def drafted(self, table: PlainTable, seat: int, wonder: int) -> None:
        self.note("drafted", table, None, seat, wonder)

    def building_built(self, table: PlainTable, seat: int, card: int) -> None:
        self.note("building_built", table, None, seat, card)

    def wonder_built(self, table: PlainTable, seat: int, wonder: int, card: int) -> None:
        self.note("wonder_built", table, None, seat, wonder, card)

    def blocked(self, table: PlainTable, space: int) -> bool:
        return bool(self.note("blocked", table, False, space))

    def pawn_advanced(self, table: PlainTable, seat: int) -> None:
        self.note("pawn_advanced", table, None, seat)

    def token_reached(self, table: PlainTable, seat: int, token: int) -> bool:
        return bool(self.note("token_reached", table, False, seat, token))

    def worth(self, table: PlainTable, seat: int, line: int) -> int:
        return int(self.note("worth", table, super().worth(table, seat, line), seat, line))

    def why_not(self, table: Any, action: int, seat: int) -> Reason | None:
        own: Reason | None = self.note("why_not", table, super().why_not(table, action, seat), action, seat)
        return own

    def amend_bill(self, table: Any, me: Any, opp: Any, bill: Any) -> Any:
        change = ANSWERS.get((self.name, "amend_bill"))
        return change(bill) if change else bill


class Mill(Watcher):
    """The first expansion."""

    name = "mill"
    rows = rows("mill", 0)
    words = (MillEffort,)


class Forge(Watcher):
    """The second expansion."""

    name = "forge"
    rows = rows("forge", 8)
    words = (ForgeEffort,)


PARTS = {"mill": Mill, "forge": Forge}
BOTH = (Mill, Forge)
TAVERN, STABLE = BY_KEY["tavern"].number, BY_KEY["stable"].number


def number(key: str) -> int:
    return BY_KEY[key].number


def table(*agenda: tuple[int, int, int], parts: tuple[type[Any], ...] = BOTH, **given: Any) -> DuelState:
    """Return a table with two cards of Age I that anybody can take, and nothing asked yet."""
    given.setdefault("slots", {18: TAVERN, 19: STABLE})
    given.setdefault("agenda", [(OWE_TURN, ME, 0), *agenda])
    state = arranged(Arrangement(**given), parts)
    ASKED.clear()
    return state


def asked(question: str) -> list[tuple[Any, ...]]:
    """Return who was asked a question, with its figures."""
    return [(name, *figures) for name, what, *figures in ASKED if what == question]


def both(*figures: Any) -> list[tuple[Any, ...]]:
    return [("mill", *figures), ("forge", *figures)]
