"""What a word of the notation is made of: a verb for a run of actions, and an argument for what they are done with."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from antipater.game.contract import State
from antipater.notation.vocabulary import Codec, Number, Place

HIDDEN = "?"  # what a viewer may not know


class Argument(Protocol):
    """What a verb is done with: a number counted from the verb's first action."""

    def write(self, table: Any, number: int) -> str:
        """Return the number as text."""
        ...

    def read(self, table: Any, text: str, place: Place) -> int:
        """Return the number of a text, or raise BadText."""
        ...


@dataclass(frozen=True)
class Plain:
    """Something that is called the same in every position."""

    codec: Codec[int]

    def write(self, table: State, number: int) -> str:
        """Return its name."""
        return self.codec.write(number)

    def read(self, table: State, text: str, place: Place) -> int:
        """Return the number of a name."""
        return self.codec.read(text, place)


@dataclass(frozen=True)
class Verb:
    """A run of actions that differ only in what they are done with."""

    word: str
    first: int  # its first action; the next row says where it ends
    argument: Argument
    holds_at: bool = False  # what it is done with is written with an @ of its own


class Speech(Protocol):
    """The words of one family of rulesets."""

    @property
    def names(self) -> Mapping[int, str]:
        """What things are called, by their numbers."""
        ...

    def verbs(self, state: Any, seat: int) -> tuple[Verb, ...]:
        """Return the verbs of a seat, or those of chance, in the order of their actions."""
        ...

    def is_due(self, state: Any, verb: Verb, seat: int) -> bool:
        """Tell whether a verb answers what is owed, even if nothing can be done with it now."""
        ...

    def begins_turn(self, state: Any) -> bool:
        """Tell whether the next choice is the first of a turn."""
        ...

    def age(self, state: Any) -> int:
        """Return the Age, 0 before the first."""
        ...

    def seat(self, state: Any) -> Number:
        """Return how a seat is written."""
        ...

    def outcome(self, state: Any) -> dict[str, str]:
        """Return the tags that tell how a finished game ended."""
        ...
