"""The effect words that Agora adds."""

from dataclasses import dataclass
from typing import ClassVar

from antipater.data.words import Effect, Owed


@dataclass(frozen=True)
class SenateActions(Owed):
    """Take senate actions, one to three by the blue cards of the city, placing in one *section* (A3.4, A3.5)."""

    section: int
    number: ClassVar[int] = 24


@dataclass(frozen=True)
class PlaceOrConspire(Owed):
    """Place a cube into any chamber, or conspire (A3.7)."""

    number: ClassVar[int] = 25


@dataclass(frozen=True)
class PlaceCube(Owed):
    """Place an influence cube into any chamber (A2.2)."""

    number: ClassVar[int] = 26


@dataclass(frozen=True)
class MoveCube(Owed):
    """Move an own cube into a neighbouring chamber, if the player likes (A2.3)."""

    number: ClassVar[int] = 27


@dataclass(frozen=True)
class TriggerUnprepared(Owed):
    """Trigger an own conspiracy that is not prepared, if the player likes (A8.1)."""

    number: ClassVar[int] = 28


@dataclass(frozen=True)
class SenatorsForNothing(Effect):
    """Recruit senators for nothing (A8.6)."""

    adds_to: ClassVar[str] = "senators_for_nothing"


@dataclass(frozen=True)
class KeepBothConspiracies(Effect):
    """Keep both conspiracies that are looked at (A4.2)."""

    adds_to: ClassVar[str] = "keeps_both"
