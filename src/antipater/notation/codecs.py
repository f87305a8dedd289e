"""How values are written as text and read again: closed lists of words, numbers, and lists and pairs of these.

What cannot be read becomes a `BadText` that names the line, the column and what was expected there.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from antipater.game.bits import members_of
from antipater.game.errors import BadText, Fault

Value = TypeVar("Value")

NOTHING = "none"  # a list without entries
HIDDEN = "?"  # what a viewer may not know
LISTED = 16  # an error shows a list of up to this size whole
LONGEST = 40  # characters of a wrong word that a message repeats


class Place(NamedTuple):
    """Where something stands in a text; lines and columns begin at 1."""

    line: int = 1
    column: int = 1

    def right(self, columns: int) -> "Place":
        """Return the place some columns further on the same line."""
        return Place(self.line, self.column + columns)

    def error(self, message: str, code: str = "", /, **facts: Any) -> BadText:
        """Return the error that describes what is wrong here; with a code, *message* has the names of the facts."""
        return BadText(Fault(message, code, facts), self.line, self.column)


START = Place()


def error_at(places: Mapping[str, Place], field: str, fault: Fault) -> BadText:
    """Return the error of a fault in a field of a position, at its place or, if it is not written, at the beginning."""
    place = places.get(field, places[""])
    problem = BadText(fault, place.line, place.column)
    problem.field = field
    return problem


class Codec(Protocol[Value]):
    """How one kind of value is written, and read again."""

    def write(self, value: Value) -> str:
        """Return the value as text without spaces."""
        ...

    def read(self, text: str, place: Place) -> Value:
        """Return the value of a text that stands at *place*, or raise BadText."""
        ...


def cut(word: str) -> str:
    """Return a wrong word, cut off where it is too long for a message."""
    return word if len(word) <= LONGEST else word[: LONGEST - 1] + "…"


def no_such_word(noun: str, text: str, words: Mapping[str, int], place: Place) -> BadText:
    """Return the error for a word that is not in a list; it names those that are near."""
    near = get_close_matches(text[:LONGEST], words, n=3)
    if near:
        return place.error(
            "there is no {noun} {word!r}; did you mean {near}?",
            "unknown-word-near",
            noun=noun,
            word=cut(text),
            near=tuple(near),
        )
    if len(words) <= LISTED:
        return place.error(
            "there is no {noun} {word!r}; expected one of: {words}",
            "unknown-word-of-few",
            noun=noun,
            word=cut(text),
            words=tuple(words),
        )
    return place.error(
        "there is no {noun} {word!r}; expected a word such as {example}",
        "unknown-word",
        noun=noun,
        word=cut(text),
        example=next(iter(words)),
    )


@dataclass(frozen=True)
class Wordlist:
    """A closed list of words, each for one number."""

    noun: str
    numbers: Mapping[str, int]

    @cached_property
    def words(self) -> dict[int, str]:
        """The same list the other way round."""
        return {number: word for word, number in self.numbers.items()}

    def write(self, value: int) -> str:
        """Return the word of a number."""
        return self.words[value]

    def read(self, text: str, place: Place) -> int:
        """Return the number of a word."""
        if text not in self.numbers:
            raise no_such_word(self.noun, text, self.numbers, place)
        return self.numbers[text]


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
        if re.fullmatch(r"0|-?[1-9][0-9]{0,9}", text) and self.low <= int(text) <= self.high:
            return int(text)
        raise place.error(
            "expected {noun}, a whole number from {low} to {high}, not {word!r}",
            "number-out-of-range",
            noun=self.noun,
            low=self.low,
            high=self.high,
            word=cut(text),
        )


@dataclass(frozen=True)
class Shifted:
    """A number that the game counts from somewhere else."""

    codec: Codec[int]
    by: int  # what the game adds to what is written

    def write(self, value: int) -> str:
        """Return what is written for a number of the game."""
        return self.codec.write(value - self.by)

    def read(self, text: str, place: Place) -> int:
        """Return the number of the game."""
        return self.codec.read(text, place) + self.by


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
                raise place.error("{word} stands here twice", "word-twice", word=cut(word))
            entries.append(entry)
            place = place.right(len(word) + len(self.separator))
        return entries


@dataclass(frozen=True)
class SetOf:
    """A bit set, its members ascending: `5.9`."""

    one: Codec[int]

    def write(self, value: int) -> str:
        """Return the members."""
        return Many(self.one, ".").write(members_of(value))

    def read(self, text: str, place: Place) -> int:
        """Return the set."""
        return sum(1 << member for member in Many(self.one, ".").read(text, place))


@dataclass(frozen=True)
class Pair:
    """Two things joined by a mark: `sphinx/press`, `greek@4`."""

    first: Codec[int]
    mark: str
    second: Codec[int]

    def write(self, value: tuple[int, int]) -> str:
        """Return both."""
        return f"{self.first.write(value[0])}{self.mark}{self.second.write(value[1])}"

    def read(self, text: str, place: Place) -> tuple[int, int]:
        """Return both."""
        first, mark, second = text.partition(self.mark)
        number = self.first.read(first, place)
        if not mark:
            raise place.right(len(first)).error(
                "expected {mark} and more after {word}", "mark-expected-after", mark=self.mark, word=cut(first)
            )
        return number, self.second.read(second, place.right(len(first) + 1))


@dataclass(frozen=True)
class OneOrNone:
    """One thing, or a word for none."""

    codec: Codec[int]
    missing: int
    word: str = NOTHING

    def write(self, value: int) -> str:
        """Return the thing."""
        return self.word if value == self.missing else self.codec.write(value)

    def read(self, text: str, place: Place) -> int:
        """Return the thing."""
        return self.missing if text == self.word else self.codec.read(text, place)
