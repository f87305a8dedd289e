"""What an expansion of Duel adds to the notation; one that brings no notation of its own is written generically.

Its verbs and decisions are in its rows. What they are about is written by the kinds of things that the base game or
another expansion knows, and in plain digits otherwise. Its facts (`Part.facts`) are one field of a position, which has
its name: `harbor=3,?,0`. Its decisions may lie on anything but the bottom of the agenda.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from antipater.game.seats import UNKNOWN
from antipater.notation.codecs import HIDDEN, Codec, Number, OneOrNone, Place
from antipater.notation.contract import Argument
from antipater.notation.duel_agenda import Grammar
from antipater.notation.position_validation import PositionValidation
from antipater.rules.duel.arrange import Arrangement
from antipater.rules.duel.state import DuelState
from antipater.rules.duel.table import Part


@dataclass(frozen=True)
class Facts:
    """The facts of an expansion in their order: `3,?,0`; `?` is what a viewer may not know."""

    codecs: tuple[Codec[int], ...]

    def write(self, value: list[int]) -> str:
        """Return all facts."""
        return ",".join(codec.write(fact) for codec, fact in zip(self.codecs, value, strict=True))

    def read(self, text: str, place: Place) -> list[int]:
        """Return all facts."""
        words = text.split(",")
        if len(words) != len(self.codecs):
            raise place.error(
                "expected {expected} numbers, not {found}",
                "numbers-expected",
                expected=len(self.codecs),
                found=len(words),
            )
        facts = []
        for codec, word in zip(self.codecs, words, strict=True):
            facts.append(codec.read(word, place))
            place = place.right(len(word) + 1)
        return facts


class PartNotation:
    """What one expansion adds; this class suits any, others change what they write in their own way."""

    turn_verbs: frozenset[str] = frozenset()  # of its own that may begin or be a turn, though they answer decisions too
    grammar: Grammar | None = None  # what may lie on what on the agenda; None allows its entries nearly everywhere

    def __init__(self, part: type[Part], base: Mapping[str, Codec[int]]) -> None:
        self.part = part
        self.name = part.name
        self.facts = tuple(getattr(part, "facts", ()))
        self.base = base  # how the kinds of things of the base game are written

    @property
    def kinds(self) -> Mapping[str, Codec[int]]:
        """How its own kinds of things are written."""
        return {}

    @property
    def arguments(self) -> Mapping[str, Argument]:
        """Special forms of what its verbs are about, by the codes of the verbs."""
        return {}

    @property
    def fields(self) -> Mapping[str, Codec[Any]]:
        """Its fields, or fields of the base game that it writes in another way."""
        if not self.facts:
            return {}
        codecs = [OneOrNone(Number(fact.name, fact.least, fact.most), UNKNOWN, HIDDEN) for fact in self.facts]
        return {self.name: Facts(tuple(codecs))}

    def values(self, state: DuelState, given: Arrangement) -> dict[str, Any]:
        """Return the values of its fields."""
        return {self.name: list(state.part(self.name).fact_values(state))} if self.facts else {}

    def base_values(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """Return the fields of the base game that it writes in another way, as the base game takes them."""
        return {}

    def arrangement(self, values: Mapping[str, Any], places: Mapping[str, Place]) -> tuple[Any, int | None]:
        """Return its part of the position, as `Part.arrange` takes it, and who may know no more than the fields say.

        An expansion whose hidden fields are filled with any world names that viewer; one that keeps them UNKNOWN does
        not. This class hands over the values of the facts as they are.
        """
        return (values[self.name] if self.facts else None), None

    def prepare(self, validation: PositionValidation) -> None:
        """Add its things to what is validated."""

    def check(self, validation: PositionValidation) -> None:
        """Refuse what could not be played on."""
