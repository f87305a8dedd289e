"""The words of machine text and the places they stand at: closed lists of names, numbers, and lists of these.

Whatever cannot be read becomes a `BadText` that names the line, the column and what was expected there.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property
from typing import Generic, NamedTuple, Protocol, TypeVar

from antipater.data.columns import BY_NUMBER
from antipater.data.duel import SLOTS
from antipater.data.items import CARDS, DIVINITY_ITEMS, ITEMS, TOKEN_ITEMS, WONDER_ITEMS
from antipater.data.pantheon import MYTHOLOGY_KEYS, OFFERINGS
from antipater.data.words import COLOR_KEYS, SYMBOL_KEYS
from antipater.game.errors import BadText
from antipater.rules.duel.actions import CIVILIAN, FIRST, MILITARY, REVISED, SCIENTIFIC

Value = TypeVar("Value")

NOTHING = "none"  # a list without entries
LISTED = 16  # a vocabulary up to this size is shown whole to whoever misses it
LONGEST = 40  # characters of a wrong word that a message repeats


class Place(NamedTuple):
    """Where something stands in a text; lines and columns begin at 1."""

    line: int = 1
    column: int = 1

    def right(self, columns: int) -> "Place":
        """Return the place some columns further on the same line."""
        return Place(self.line, self.column + columns)

    def error(self, message: str) -> BadText:
        """Return the error that says what is wrong here."""
        return BadText(message, self.line, self.column)


START = Place()


class Codec(Protocol[Value]):
    """How one kind of value is written, and read again."""

    def write(self, value: Value) -> str:
        """Return the value as text without spaces."""
        ...

    def read(self, text: str, place: Place) -> Value:
        """Return the value of a text that stands at *place*, or raise BadText."""
        ...


def quoted(word: str) -> str:
    """Return a wrong word as a message shows it, not endlessly long."""
    return repr(word if len(word) <= LONGEST else word[: LONGEST - 1] + "…")


@dataclass(frozen=True)
class Vocabulary:
    """A closed list of names, each for one number."""

    noun: str
    numbers: Mapping[str, int]

    @cached_property
    def names(self) -> dict[int, str]:
        """The same list the other way round."""
        return {number: name for name, number in self.numbers.items()}

    def write(self, value: int) -> str:
        """Return the name of a number."""
        return self.names[value]

    def read(self, text: str, place: Place) -> int:
        """Return the number of a name; for a wrong one, say which are near."""
        if text in self.numbers:
            return self.numbers[text]
        near = get_close_matches(text[:LONGEST], self.numbers, n=3)
        if near:
            raise place.error(f"there is no {self.noun} {quoted(text)}; did you mean {' or '.join(near)}?")
        if len(self.numbers) <= LISTED:
            raise place.error(f"there is no {self.noun} {quoted(text)}; expected one of: {', '.join(self.numbers)}")
        example = next(iter(self.numbers))
        article = "an" if self.noun[0] in "aeiou" else "a"
        raise place.error(f"there is no {self.noun} {quoted(text)}; expected {article} {self.noun} such as {example}")


@dataclass(frozen=True)
class Number:
    """A whole number in a range, in plain digits."""

    noun: str
    low: int
    high: int

    def write(self, value: int) -> str:
        """Return the digits."""
        return str(value)

    def read(self, text: str, place: Place) -> int:
        """Return the number, if it is in the range and has no needless characters."""
        if re.fullmatch(r"0|-?[1-9][0-9]{0,3}", text) and self.low <= int(text) <= self.high:
            return int(text)
        raise place.error(f"expected {self.noun}, a whole number from {self.low} to {self.high}, not {quoted(text)}")


@dataclass(frozen=True)
class Many(Generic[Value]):
    """A list of values of one kind, none of them twice unless *repeats* allows it."""

    one: Codec[Value]
    separator: str = ","
    repeats: bool = False

    def write(self, value: list[Value]) -> str:
        """Return all entries in their order."""
        return self.separator.join(map(self.one.write, value)) or NOTHING

    def read(self, text: str, place: Place) -> list[Value]:
        """Return all entries."""
        if text == NOTHING:
            return []
        entries: list[Value] = []
        for word in text.split(self.separator):
            entry = self.one.read(word, place)
            if entry in entries and not self.repeats:
                raise place.error(f"{word} stands here twice")
            entries.append(entry)
            place = place.right(len(word) + len(self.separator))
        return entries


def items(noun: str, first: int, end: int) -> Vocabulary:
    """Return the names of the printed items from *first* to *end*, numbered from 0."""
    return Vocabulary(noun, {item.key: n - first for n, item in BY_NUMBER.items() if first <= n < end})


CARD = items("card", 0, CARDS)
WONDER = items("wonder", WONDER_ITEMS, TOKEN_ITEMS)
TOKEN = items("progress token", TOKEN_ITEMS, DIVINITY_ITEMS)
DIVINITY = items("divinity", DIVINITY_ITEMS, ITEMS)
ITEM = items("card, wonder, token or divinity", 0, ITEMS)
MYTHOLOGY = Vocabulary("mythology", {key: number for number, key in enumerate(MYTHOLOGY_KEYS)})
OFFERING = Vocabulary("offering token", {str(value): number for number, value in enumerate(OFFERINGS)})
LOOT = Vocabulary("military token", {"2@0": 0, "5@0": 1, "2@1": 2, "5@1": 3})  # coins @ the seat that loses them
SLOT = Number("a slot", 0, SLOTS - 1)
SEAT = Number("a seat", 0, 1)
COLOR = Vocabulary("colour", {key: color for color, key in enumerate(COLOR_KEYS)})
SYMBOL = Vocabulary("symbol", {key: symbol for symbol, key in enumerate(SYMBOL_KEYS)})
EDITION = Vocabulary("edition", {"revised": REVISED, "first": FIRST})
VICTORY = Vocabulary("victory", {"civilian": CIVILIAN, "military": MILITARY, "scientific": SCIENTIFIC})
