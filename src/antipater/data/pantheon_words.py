"""The effect words that Pantheon adds."""

from dataclasses import dataclass
from typing import ClassVar

from antipater.data.words import AT_THE_END, ON_BUILD, Effect, Owed


@dataclass(frozen=True)
class ActivationRebate(Effect):
    """Activate cards of the Pantheon for *coins* less (P4.2)."""

    coins: int
    adds_to: ClassVar[str] = "activation_rebate"


@dataclass(frozen=True)
class OpponentLosesPerSpace(Effect):
    """Make the opponent lose *coins* for each space the pawn is moved forward (P6.2)."""

    coins: int
    adds_to: ClassVar[str] = "loss_per_space"


@dataclass(frozen=True)
class ChainFor(Effect):
    """Construct any card with a chain condition for *coins* (P6.3)."""

    coins: int
    adds_to: ClassVar[str] = "chain_price"


@dataclass(frozen=True)
class SafeCoins(Effect):
    """Put *coins* on the card: spendable, never lost, a point each at the end (P5.4)."""

    coins: int
    moment: ClassVar[int] = ON_BUILD
    step: ClassVar[int] = 3
    number: ClassVar[int] = 11


@dataclass(frozen=True)
class ActivateFromTops(Owed):
    """Activate one of the divinities on top of the decks for nothing (P4.1)."""

    number: ClassVar[int] = 12


@dataclass(frozen=True)
class ActivateFromDeck(Owed):
    """Activate one divinity of a whole deck for nothing (P4.3)."""

    number: ClassVar[int] = 13


@dataclass(frozen=True)
class TakeTokenFromCard(Owed):
    """Keep one of the progress tokens that lie on this card (P5.1)."""

    number: ClassVar[int] = 14


@dataclass(frozen=True)
class CopySymbol(Owed):
    """Own the symbol of a green card of the opponent too (P5.3)."""

    number: ClassVar[int] = 15


@dataclass(frozen=True)
class StealCard(Owed):
    """Take a brown or grey card of the opponent into the own city (P5.5)."""

    number: ClassVar[int] = 16


@dataclass(frozen=True)
class DiscardFromStructure(Owed):
    """Discard any card of the structure (P5.9)."""

    number: ClassVar[int] = 17


@dataclass(frozen=True)
class UnbuildWonder(Owed):
    """Make a built wonder of either player unbuilt again (P5.11)."""

    number: ClassVar[int] = 18


@dataclass(frozen=True)
class BuildWonderFromDiscard(Owed):
    """Construct an own wonder for nothing, with a card of the discard pile (P5.13)."""

    number: ClassVar[int] = 19


@dataclass(frozen=True)
class StealWonder(Owed):
    """Take an unbuilt wonder of the opponent (P5.14)."""

    number: ClassVar[int] = 20


@dataclass(frozen=True)
class PlaceMinerva(Owed):
    """Put the pawn Minerva on a space of the conflict track (P5.16)."""

    number: ClassVar[int] = 21


@dataclass(frozen=True)
class RemoveMilitaryToken(Owed):
    """Remove a military token without its effect (P5.17)."""

    number: ClassVar[int] = 22


@dataclass(frozen=True)
class ApplyMilitaryToken(Owed):
    """Apply a military token to the opponent and remove it (P5.17)."""

    number: ClassVar[int] = 23


@dataclass(frozen=True)
class TemplePoints(Effect):
    """Be worth points by the number of grand temples owned (P3.5)."""

    moment: ClassVar[int] = AT_THE_END


@dataclass(frozen=True)
class PointsPerPantheonToken(Effect):
    """Be worth *points* for each mythology and offering token still owned (P6.1)."""

    points: int
    moment: ClassVar[int] = AT_THE_END
    adds_to: ClassVar[str] = "points_per_pantheon_token"
