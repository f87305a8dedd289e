"""The contract that the notation of every ruleset answers: words for moves, and the fields of a position.

Words come from the rows of the ruleset (`game.rows`): the key of a verb, and what the action is about. The kit of a
ruleset names its notation; `notation_of` finds it.
"""

from abc import ABC, abstractmethod
from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from operator import itemgetter
from typing import Any, Protocol

from antipater.catalog import kit
from antipater.game.contract import State
from antipater.game.rows import Rows, Verb
from antipater.game.seats import CHANCE
from antipater.notation.codecs import Codec, Number, Place, cut

FIRST = itemgetter(0)


class Argument(Protocol):
    """How the things that an action is about are written, in a position."""

    def write(self, state: Any, about: tuple[int, ...]) -> str:
        """Return the things as text."""
        ...

    def read(self, state: Any, text: str, place: Place) -> tuple[int, ...]:
        """Return the things of a text, or raise BadText."""
        ...


@dataclass(frozen=True)
class Things:
    """Things that are called the same in every position, joined by `/`."""

    codecs: tuple[Codec[int], ...]

    def write(self, state: State, about: tuple[int, ...]) -> str:
        """Return their names."""
        return "/".join(codec.write(thing) for codec, thing in zip(self.codecs, about, strict=True))

    def read(self, state: State, text: str, place: Place) -> tuple[int, ...]:
        """Return their numbers."""
        names = text.split("/", len(self.codecs) - 1) if self.codecs else []
        if len(names) < len(self.codecs):
            raise place.right(len(text)).error(
                "expected / and more: {expected} things, not {found}",
                "things-expected",
                expected=len(self.codecs),
                found=len(names),
            )
        things = []
        for codec, name in zip(self.codecs, names, strict=True):
            things.append(codec.read(name, place))
            place = place.right(len(name) + 1)
        return tuple(things)


class Notation(ABC):
    """How one ruleset is written: its moves and outcomes as words, its positions as fields."""

    def __init__(self, rows: Rows) -> None:
        self.rows = rows
        self.runs = {chance: runs_of(rows.verbs(chance)) for chance in (False, True)}

    # Moves.

    def verb(self, number: int, seat: int) -> Verb:
        """Return the verb of an action of a seat, or of an outcome of CHANCE."""
        runs = self.runs[seat == CHANCE]
        return runs[bisect_right(runs, number, key=FIRST) - 1][1]

    def word(self, state: Any, number: int, seat: int) -> str:
        """Return the word of an action or an outcome that is possible."""
        verb, about = self.rows.act(number, seat == CHANCE)
        argument = self.argument(state, verb, seat).write(state, about)
        return f"{verb.key}:{argument}" if verb.of else verb.key

    def number(self, state: Any, verb: Verb, text: str, seat: int, place: Place) -> int:
        """Return the number of a verb and the things that a text names; raise BadText if there is none."""
        about = self.argument(state, verb, seat).read(state, text, place)
        try:
            return verb.number(*about)
        except ValueError as problem:
            raise place.error("there is no {verb} {word!r}", "no-such-move", verb=verb.key, word=cut(text)) from problem

    @property
    @abstractmethod
    def names(self) -> Mapping[int, str]:
        """What items are called, by their numbers."""

    @abstractmethod
    def argument(self, state: Any, verb: Verb, seat: int) -> Argument:
        """Return how the things of a verb are written."""

    @abstractmethod
    def is_due(self, state: Any, verb: Verb, seat: int) -> bool:
        """Return whether a verb answers the decision that is due, even if nothing can be done with it now."""

    @abstractmethod
    def begins_turn(self, state: Any) -> bool:
        """Return whether the next choice is the first of a turn."""

    def age(self, state: Any) -> int:
        """Return the Age, 0 before the first."""
        return int(state.age)

    @abstractmethod
    def seat(self, state: Any) -> Number:
        """Return how a seat is written."""

    @abstractmethod
    def outcome(self, state: Any) -> dict[str, str]:
        """Return the tags for the end of a finished game."""

    # Positions.

    def options_of(self, state: Any) -> dict[str, str]:
        """Return the options of the ruleset that follow from a position."""
        return {}

    @property
    @abstractmethod
    def fields(self) -> Mapping[str, Codec[Any]]:
        """Every field, in the order in which they are written."""

    @property
    @abstractmethod
    def usual(self) -> Mapping[str, Any]:
        """The value of every field when nothing has happened."""

    def usual_beside(self, values: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return the usual values of fields, given the others; those are left out."""
        return self.usual

    @abstractmethod
    def values(self, state: Any) -> dict[str, Any]:
        """Return the value of every field."""

    @abstractmethod
    def position(self, values: dict[str, Any], places: Mapping[str, Place]) -> State:
        """Return the position that the fields describe; raise BadText if they describe none.

        *places* says where each given field stands; that of "" is where the text begins.
        """


def runs_of(verbs: list[Verb]) -> list[tuple[int, Verb]]:
    """Return the first number of every run of numbers with its verb, ascending."""
    return sorted(((run.first, verb) for verb in verbs for run in verb.runs), key=FIRST)


@cache
def notation(name: str) -> Notation:
    """Return the notation of a ruleset; raise BadOption if there is no such ruleset, or it has no notation."""
    found = kit(name)
    made: Notation = found.piece("notation")(found)
    return made


def notation_of(state: State) -> Notation:
    """Return the notation of the ruleset that a position belongs to."""
    if not state.ruleset:
        raise TypeError(f"there is no notation for a {type(state).__name__}")
    return notation(state.ruleset)
