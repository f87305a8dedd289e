"""The vocabulary of the printed cards: goods, colours, symbols, and one word for each kind of effect.

Every effect word belongs to one moment: `STANDING` (a column of the city, as long as the item is there),
`ON_BUILD` (once, in the order of D4.6), `OWED` (a decision that somebody must take), `AT_THE_END` (points).
"""

from dataclasses import dataclass
from typing import ClassVar

WOOD, CLAY, STONE, GLASS, PAPYRUS = range(5)
GOODS = 5
RAW_GOODS = 3
GOOD_KEYS = ("wood", "clay", "stone", "glass", "papyrus")
GOOD_LETTERS = "WCSGP"

# What a city counts: its cards by colour, its built wonders, its progress tokens; sets of coins are counted on demand.
BROWN, GREY, BLUE, GREEN, YELLOW, RED, PURPLE, WONDERS, TOKENS, COIN_SETS, DIVINITIES = range(11)
COLORS = 7
COLUMNS = 9
COLOR_KEYS = ("brown", "grey", "blue", "green", "yellow", "red", "purple")

WHEEL, PENDULUM, QUILL, MORTAR, SUNDIAL, ARMILLARY_SPHERE, BALANCE = range(7)
SYMBOLS = 7
SYMBOL_KEYS = ("wheel", "pendulum", "quill", "mortar", "sundial", "armillary-sphere", "balance")

LINK_KEYS = (
    *("horseshoe", "sword", "tower", "book", "gear", "amphora", "mask", "moon", "water-drop"),
    *("target", "helmet", "lyre", "oil-lamp", "barrel", "column", "sun", "portico"),
    *("winged-bull", "ship", "torch", "ankh", "eagle"),
)
HORSESHOE, SWORD, TOWER, BOOK, GEAR, AMPHORA, MASK, MOON, WATER_DROP = range(9)
TARGET, HELMET, LYRE, OIL_LAMP, BARREL, COLUMN, SUN, PORTICO = range(9, 17)
WINGED_BULL, SHIP, TORCH, ANKH, EAGLE = range(17, 22)  # on mythology tokens, which make grand temples free (P3.5)

STANDING, ON_BUILD, OWED, AT_THE_END = range(4)


@dataclass(frozen=True)
class Effect:
    """What an item does; `moment` says when, `step` is its place in the order of D4.6."""

    moment: ClassVar[int] = STANDING
    step: ClassVar[int] = 2


@dataclass(frozen=True)
class Produce(Effect):
    """Make *units* of one good at every construction (D5.2)."""

    good: int
    units: int = 1


@dataclass(frozen=True)
class ProduceAny(Effect):
    """Make one unit of one of *goods* at every construction (D5.5): all raw goods, or all manufactured ones."""

    goods: tuple[int, ...]


@dataclass(frozen=True)
class FixPrice(Effect):
    """Buy each unit of these *goods* for one coin (D5.4)."""

    goods: tuple[int, ...]


@dataclass(frozen=True)
class Rebate(Effect):
    """Need *units* resources less for every item of *column*: blue cards, or wonders (D8.2, D8.5)."""

    column: int
    units: int


@dataclass(frozen=True)
class TradeIncome(Effect):
    """Receive what the opponent pays for missing resources (D8.3)."""


@dataclass(frozen=True)
class ExtraShields(Effect):
    """Add *shields* to every red card built from now on (D8.8)."""

    shields: int


@dataclass(frozen=True)
class WondersPlayAgain(Effect):
    """Play again after every wonder built from now on (D8.9)."""


@dataclass(frozen=True)
class CoinsPerChain(Effect):
    """Take *coins* for every building constructed by a chain (D8.10)."""

    coins: int


@dataclass(frozen=True)
class PlayAgain(Effect):
    """Take another turn when this one is over (D6.8)."""


@dataclass(frozen=True)
class Coins(Effect):
    """Take *coins* from the bank."""

    coins: int
    moment: ClassVar[int] = ON_BUILD
    step: ClassVar[int] = 3


@dataclass(frozen=True)
class CoinsPer(Effect):
    """Take *coins* for each item that the own city counts in *columns* (D5.9, D5.10)."""

    columns: tuple[int, ...]
    coins: int
    moment: ClassVar[int] = ON_BUILD
    step: ClassVar[int] = 3


@dataclass(frozen=True)
class CoinsPerMost(CoinsPer):
    """Take *coins* for each item counted in *columns* in the city that has more of them (D5.11)."""


@dataclass(frozen=True)
class Shields(Effect):
    """Move the conflict pawn (D7.1)."""

    shields: int
    moment: ClassVar[int] = ON_BUILD
    step: ClassVar[int] = 4


@dataclass(frozen=True)
class OpponentLoses(Effect):
    """Make the opponent lose *coins* (D5.14)."""

    coins: int
    moment: ClassVar[int] = ON_BUILD
    step: ClassVar[int] = 5


@dataclass(frozen=True)
class Symbol(Effect):
    """Own a science symbol; on its arrival pairs and supremacy are looked at (D8.1, D8.11)."""

    symbol: int
    moment: ClassVar[int] = OWED
    step: ClassVar[int] = 6


@dataclass(frozen=True)
class DestroyCard(Effect):
    """Choose a card of this *color* in the opponent's city; it goes to the discard pile (D6.4)."""

    color: int
    moment: ClassVar[int] = OWED
    step: ClassVar[int] = 7


@dataclass(frozen=True)
class KeepTokenFromBox(Effect):
    """Draw progress tokens from the box and keep one (D6.6)."""

    drawn: int
    moment: ClassVar[int] = OWED
    step: ClassVar[int] = 7


@dataclass(frozen=True)
class Owed(Effect):
    """Leave a decision to somebody, after everything else the item does at once."""

    moment: ClassVar[int] = OWED
    step: ClassVar[int] = 7


@dataclass(frozen=True)
class BuildFromDiscard(Owed):
    """Construct a card of the discard pile for nothing (D6.5)."""


@dataclass(frozen=True)
class BuildTopRow(Owed):
    """Construct a card of the top row of the structure for nothing (M2)."""


@dataclass(frozen=True)
class ShareRemovedCards(Owed):
    """Share out the cards of this Age that were removed at setup: one each is constructed, one discarded (M3)."""


@dataclass(frozen=True)
class ActivationRebate(Effect):
    """Activate cards of the Pantheon for *coins* less (P4.2)."""

    coins: int


@dataclass(frozen=True)
class OpponentLosesPerSpace(Effect):
    """Make the opponent lose *coins* for each space the pawn is moved forward (P6.2)."""

    coins: int


@dataclass(frozen=True)
class ChainFor(Effect):
    """Construct any card with a chain condition for *coins* (P6.3)."""

    coins: int


@dataclass(frozen=True)
class SafeCoins(Effect):
    """Put *coins* on the card: spendable, never lost, a point each at the end (P5.4)."""

    coins: int
    moment: ClassVar[int] = ON_BUILD
    step: ClassVar[int] = 3


@dataclass(frozen=True)
class ActivateFromTops(Owed):
    """Activate one of the divinities on top of the decks for nothing (P4.1)."""


@dataclass(frozen=True)
class ActivateFromDeck(Owed):
    """Activate one divinity of a whole deck for nothing (P4.3)."""


@dataclass(frozen=True)
class TakeTokenFromCard(Owed):
    """Keep one of the progress tokens that lie on this card (P5.1)."""


@dataclass(frozen=True)
class CopySymbol(Owed):
    """Own the symbol of a green card of the opponent too (P5.3)."""


@dataclass(frozen=True)
class StealCard(Owed):
    """Take a brown or grey card of the opponent into the own city (P5.5)."""


@dataclass(frozen=True)
class DiscardFromStructure(Owed):
    """Discard any card of the structure (P5.9)."""


@dataclass(frozen=True)
class UnbuildWonder(Owed):
    """Make a built wonder of either player unbuilt again (P5.11)."""


@dataclass(frozen=True)
class BuildWonderFromDiscard(Owed):
    """Construct an own wonder for nothing, with a card of the discard pile (P5.13)."""


@dataclass(frozen=True)
class StealWonder(Owed):
    """Take an unbuilt wonder of the opponent (P5.14)."""


@dataclass(frozen=True)
class PlaceMinerva(Owed):
    """Put the pawn Minerva on a space of the conflict track (P5.16)."""


@dataclass(frozen=True)
class RemoveMilitaryToken(Owed):
    """Remove a military token without its effect (P5.17)."""


@dataclass(frozen=True)
class ApplyMilitaryToken(Owed):
    """Apply a military token to the opponent and remove it (P5.17)."""


@dataclass(frozen=True)
class TemplePoints(Effect):
    """Be worth points by the number of grand temples owned (P3.5)."""

    moment: ClassVar[int] = AT_THE_END


@dataclass(frozen=True)
class PointsPerPantheonToken(Effect):
    """Be worth *points* for each mythology and offering token still owned (P6.1)."""

    points: int
    moment: ClassVar[int] = AT_THE_END


@dataclass(frozen=True)
class Points(Effect):
    """Be worth *points* at the end."""

    points: int
    moment: ClassVar[int] = AT_THE_END


@dataclass(frozen=True)
class PointsPer(Effect):
    """Be worth *points* for each item that the own city counts in *columns* at the end (D8.6)."""

    columns: tuple[int, ...]
    points: int
    moment: ClassVar[int] = AT_THE_END


@dataclass(frozen=True)
class PointsPerMost(PointsPer):
    """Be worth *points* for each item counted in *columns* in the city that has more of them (D5.11, D5.12)."""
