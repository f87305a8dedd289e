"""One row per decision and one per verb: what agenda, notation, reasons, texts, terminal, page and encoding read.

A verb is a run of actions of a seat, or of outcomes of chance, that differ only in what they are about: `build` has one
for every slot, `wonder` one for every wonder and slot. Its numbers are given once and never move: where a kind of thing
needs more room later, a verb gets a second run behind all others.
A decision is what the agenda holds: who must act, by which verbs, and by which rule. A key is the one name of a thing:
in notation, in the texts (`action-steal`, `decision-steal`), in the terminal and on the page.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import pairwise
from math import prod

SEAT, CHANCE, AUTOMATIC = "seat", "chance", "automatic"  # who owes a decision
AUTOMATIC_BIT = 64  # set in the number of every entry that is carried out without a choice


@dataclass(frozen=True)
class Run:
    """Consecutive numbers, one for every combination of what they are about: a range for each."""

    first: int
    ranges: tuple[range, ...]

    @cached_property
    def end(self) -> int:
        """Return the number after the last."""
        return self.first + prod(len(values) for values in self.ranges)

    def about(self, number: int) -> tuple[int, ...]:
        """Return what a number of this run is about."""
        rest, found = number - self.first, []
        for values in reversed(self.ranges):
            rest, place = divmod(rest, len(values))
            found.append(values[place])
        return tuple(reversed(found))

    def number(self, about: tuple[int, ...]) -> int | None:
        """Return the number for what it is about, None if that is not of this run."""
        number = 0
        for values, value in zip(self.ranges, about, strict=True):
            if value not in values:
                return None
            number = number * len(values) + value - values[0]
        return self.first + number


@dataclass(frozen=True)
class Verb:
    """A row: what a seat does, or what chance brings."""

    key: str
    of: tuple[str, ...]  # the kinds of things that one of its numbers is about: ("wonder", "slot")
    rule: str
    runs: tuple[Run, ...] = ()
    part: str = ""
    code: str = ""  # its name in the code where the key is not it
    unseen: bool = False  # stands for the verb of the same key as others see it
    holds_at: bool = False  # what it is about is written with an @ of its own

    @property
    def first(self) -> int:
        """Return its first number."""
        return self.runs[0].first

    def __contains__(self, number: int) -> bool:
        return any(run.first <= number < run.end for run in self.runs)

    def about(self, number: int) -> tuple[int, ...]:
        """Return what one of its numbers is about."""
        for run in self.runs:
            if run.first <= number < run.end:
                return run.about(number)
        raise ValueError(f"{number} is no {self.key}")

    def number(self, *about: int) -> int:
        """Return the number for what it is about."""
        for run in self.runs:
            found = run.number(about)
            if found is not None:
                return found
        raise ValueError(f"no {self.key} is about {about}")


@dataclass(frozen=True)
class Decision:
    """A row: what the agenda can hold."""

    key: str
    kind: int  # its number on the agenda
    by: str  # SEAT, CHANCE or AUTOMATIC
    verbs: tuple[str, ...] = ()  # the keys of the verbs that answer it
    rule: str = ""
    of: str = ""  # the kind of thing that its subject is; nothing more where empty
    part: str = ""
    subject: int = 0  # its subject where it is about nothing more


def decision(key: str, kind: int, by: str, *verbs: str, rule: str = "", of: str = "", subject: int = 0) -> Decision:
    """Return the row of a decision."""
    return Decision(key, kind, by, verbs, rule, of, subject=subject)


@dataclass
class Rows:
    """The rows of one game: its verbs for seats and for chance, and its decisions, found by key and by number."""

    actions: list[Verb] = field(default_factory=list)
    outcomes: list[Verb] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)
    known: dict[tuple[int, bool], tuple[Verb, tuple[int, ...]]] = field(default_factory=dict, compare=False, repr=False)

    def __add__(self, other: "Rows") -> "Rows":
        return Rows(self.actions + other.actions, self.outcomes + other.outcomes, self.decisions + other.decisions)

    def check(self) -> None:
        """Raise ValueError if two verbs or two decisions have a number in common."""
        for verbs in (self.actions, self.outcomes):
            runs = sorted((run.first, run.end, verb.key) for verb in verbs for run in verb.runs)
            for (_, end, key), (first, _, other) in pairwise(runs):
                if first < end:
                    raise ValueError(f"{key} and {other} have the number {first} in common")
        kinds = [row.kind for row in self.decisions]
        for row in self.decisions:
            if kinds.count(row.kind) > 1:
                raise ValueError(f"{row.key} has the number {row.kind} in common with another decision")

    def verbs(self, chance: bool) -> list[Verb]:
        """Return the verbs of seats, or those of chance."""
        return self.outcomes if chance else self.actions

    def verb(self, number: int, chance: bool = False) -> Verb:
        """Return the verb of an action, or of an outcome of chance."""
        for verb in self.verbs(chance):
            if number in verb:
                return verb
        raise ValueError(f"no {'outcome' if chance else 'action'} has the number {number}")

    def act(self, number: int, chance: bool = False) -> tuple[Verb, tuple[int, ...]]:
        """Return the verb of an action or an outcome, and what it is about; looked up once, when no row is added."""
        if (number, chance) not in self.known:
            verb = self.verb(number, chance)
            self.known[number, chance] = verb, verb.about(number)
        return self.known[number, chance]

    def action(self, key: str) -> Verb:
        """Return the verb of seats with a key."""
        return found(self.actions, key)

    def outcome(self, key: str) -> Verb:
        """Return the verb of chance with a key."""
        return found(self.outcomes, key)

    def decision(self, kind: int) -> Decision:
        """Return the decision of a number."""
        for decision in self.decisions:
            if decision.kind == kind:
                return decision
        raise ValueError(f"no decision has the number {kind}")

    def named(self, key: str) -> Decision:
        """Return the decision with a key."""
        return next(decision for decision in self.decisions if decision.key == key)

    def action_count(self, far: bool = False) -> int:
        """Return the number after the last action, or after the last of the further runs."""
        return end_of(self.actions, far)

    def outcome_count(self, far: bool = False) -> int:
        """Return the number after the last outcome, or after the last of the further runs."""
        return end_of(self.outcomes, far)


def end_of(verbs: Iterable[Verb], far: bool) -> int:
    """Return the number after the last of the first runs, or of all runs."""
    return max(run.end for verb in verbs for run in (verb.runs if far else verb.runs[:1]))


def found(verbs: Iterable[Verb], key: str) -> Verb:
    """Return the verb with a key."""
    for verb in verbs:
        if verb.key == key and not verb.unseen:
            return verb
    raise ValueError(f"there is no verb {key!r}")


def verb(key: str, of: str, rule: str, *, code: str = "", unseen: bool = False, holds_at: bool = False) -> Verb:
    """Return the row of a verb; *of* names the kinds of things it is about, joined by `*`."""
    kinds = tuple(kind for kind in of.split("*") if kind)
    return Verb(key, kinds, rule, code=code or key, unseen=unseen, holds_at=holds_at)


def numbered(verbs: Iterable[Verb], part: str, first: int, room: Mapping[str, range]) -> list[Verb]:
    """Give verbs their numbers, one run each from *first* on; *room* is the range of every kind of thing."""
    rows = []
    for row in verbs:
        run = Run(first, tuple(room[kind] for kind in row.of))
        rows.append(replace(row, part=part, runs=(run,)))
        first = run.end
    return rows


def extended(verbs: list[Verb], first: int, near: Mapping[str, range], far: Mapping[str, range]) -> list[Verb]:
    """Give verbs further runs from *first* on, for things that their first run has no room for.

    *near* is the room of the first run, *far* what comes after it. With two kinds of things there are two more runs:
    the first kind near and the second far, then the first kind far and the second any.
    """
    rows = []
    for row in verbs:
        runs = list(row.runs)
        for ranges in missing(row.of, near, far):
            runs.append(Run(first, ranges))
            first = runs[-1].end
        rows.append(replace(row, runs=tuple(runs)))
    return rows


def missing(kinds: tuple[str, ...], near: Mapping[str, range], far: Mapping[str, range]) -> Iterator[tuple[range, ...]]:
    """Yield the combinations of ranges that a verb about these kinds lacks."""
    if len(kinds) == 1 and kinds[0] in far:
        yield (far[kinds[0]],)
    elif len(kinds) == 2:
        first, second = kinds
        if second in far:
            yield near[first], far[second]
        if first in far:
            whole = range(near[second].start, far[second].stop) if second in far else near[second]
            yield far[first], whole
