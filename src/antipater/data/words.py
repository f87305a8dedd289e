"""The vocabulary of the printed cards: goods, colours, symbols, and one word for each kind of effect.

Every effect word belongs to one moment: `STANDING` (a column of the city, as long as the item is there),
`ON_BUILD` (once, in the order of D4.6), `OWED` (a decision that somebody must take), `AT_THE_END` (points).
A word that acts on arrival has a number, given once; every other word says which column it adds to. An expansion
declares its own words in the same way, with numbers and columns of its own.
"""

from collections.abc import Iterable
from dataclasses import astuple, dataclass
from typing import ClassVar

WOOD, CLAY, STONE, GLASS, PAPYRUS = range(5)
GOODS = 5
RAW_GOODS = 3
GOOD_KEYS = ("wood", "clay", "stone", "glass", "papyrus")
GOOD_LETTERS = "WCSGP"

# What a city counts: its cards by colour, its built wonders, its progress tokens; sets of coins are counted on demand.
BROWN, GREY, BLUE, GREEN, YELLOW, RED, PURPLE, WONDERS, TOKENS, COIN_SETS, DIVINITIES, SENATORS = range(12)
COLORS = 7
COLUMNS = 9
COLOR_KEYS = ("brown", "grey", "blue", "green", "yellow", "red", "purple")

# Six symbols of green cards, then the one of Law (D8.4, D8.12).
WHEEL, PENDULUM, QUILL, MORTAR, SUNDIAL, ARMILLARY_SPHERE, BALANCE = range(7)
SYMBOLS = 7  # six on two green cards each, the seventh on Law (D8.12)
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
NO_NUMBER = -1
FIRST_OWED = 5  # words numbered from here on may leave a decision on the agenda


def bits(places: Iterable[int]) -> int:
    """Return the set of *places* as a bit set."""
    return sum(1 << place for place in places)


@dataclass(frozen=True)
class Effect:
    """What an item does; `moment` says when, `step` is its place in the order of D4.6 and P7.1."""

    moment: ClassVar[int] = STANDING
    step: ClassVar[int] = 2
    number: ClassVar[int] = NO_NUMBER  # of a word that acts on arrival
    adds_to: ClassVar[str] = ""  # the column that it adds to as long as the item is there

    def figures(self) -> tuple[int, int]:
        """Return its figures, a set as a bit set; none are zero."""
        figures = [bits(figure) if isinstance(figure, tuple) else int(figure) for figure in astuple(self)]
        first, second, *_ = (*figures, 0, 0)
        return first, second

    def columns_added(self) -> dict[str, int]:
        """Return what it adds to which columns: its first figure, or one."""
        return {self.adds_to: self.figures()[0] if astuple(self) else 1} if self.adds_to else {}


@dataclass(frozen=True)
class Produce(Effect):
    """Make *units* of one good at every construction (D5.2)."""

    good: int
    units: int = 1

    def columns_added(self) -> dict[str, int]:
        """Return the units that it adds to the good."""
        return {f"makes_{GOOD_KEYS[self.good]}": self.units}


@dataclass(frozen=True)
class ProduceAny(Effect):
    """Make one unit of one of *goods* at every construction (D5.5): all raw goods, or all manufactured ones."""

    goods: tuple[int, ...]

    def columns_added(self) -> dict[str, int]:
        """Return whether it makes raw or manufactured goods."""
        return {"any_made" if GLASS in self.goods else "any_raw": 1}


@dataclass(frozen=True)
class FixPrice(Effect):
    """Buy each unit of these *goods* for one coin (D5.4)."""

    goods: tuple[int, ...]
    adds_to: ClassVar[str] = "fixed"


@dataclass(frozen=True)
class Rebate(Effect):
    """Need *units* resources less for every item of *column*: blue cards, or wonders (D8.2, D8.5)."""

    column: int
    units: int

    def columns_added(self) -> dict[str, int]:
        """Return for which items it takes resources off."""
        return {"wonder_rebate" if self.column == WONDERS else "blue_rebate": self.units}


@dataclass(frozen=True)
class TradeIncome(Effect):
    """Receive what the opponent pays for missing resources (D8.3)."""

    adds_to: ClassVar[str] = "trade_income"


@dataclass(frozen=True)
class ExtraShields(Effect):
    """Add *shields* to every red card built from now on (D8.8)."""

    shields: int
    adds_to: ClassVar[str] = "extra_shields"


@dataclass(frozen=True)
class WondersPlayAgain(Effect):
    """Play again after every wonder built from now on (D8.9)."""

    adds_to: ClassVar[str] = "wonders_play_again"


@dataclass(frozen=True)
class CoinsPerChain(Effect):
    """Take *coins* for every building constructed by a chain (D8.10)."""

    coins: int
    adds_to: ClassVar[str] = "chain_coins"


@dataclass(frozen=True)
class PlayAgain(Effect):
    """Take another turn when this one is over (D6.8)."""

    adds_to: ClassVar[str] = "plays_again"


@dataclass(frozen=True)
class Coins(Effect):
    """Take *coins* from the bank."""

    coins: int
    moment: ClassVar[int] = ON_BUILD
    step: ClassVar[int] = 3
    number: ClassVar[int] = 0


@dataclass(frozen=True)
class CoinsPer(Effect):
    """Take *coins* for each item that the own city counts in *columns* (D5.9, D5.10)."""

    columns: tuple[int, ...]
    coins: int
    moment: ClassVar[int] = ON_BUILD
    step: ClassVar[int] = 3
    number: ClassVar[int] = 1


@dataclass(frozen=True)
class CoinsPerMost(CoinsPer):
    """Take *coins* for each item counted in *columns* in the city that has more of them (D5.11)."""

    number: ClassVar[int] = 2


@dataclass(frozen=True)
class Shields(Effect):
    """Move the conflict pawn (D7.1)."""

    shields: int
    moment: ClassVar[int] = ON_BUILD
    step: ClassVar[int] = 4
    number: ClassVar[int] = 3
    adds_to: ClassVar[str] = "shields"


@dataclass(frozen=True)
class OpponentLoses(Effect):
    """Make the opponent lose *coins* (D5.14)."""

    coins: int
    moment: ClassVar[int] = ON_BUILD
    step: ClassVar[int] = 5
    number: ClassVar[int] = 4


@dataclass(frozen=True)
class Symbol(Effect):
    """Own a science symbol; on its arrival pairs and supremacy are looked at (D8.1, D8.11)."""

    symbol: int
    moment: ClassVar[int] = OWED
    step: ClassVar[int] = 6
    number: ClassVar[int] = 5

    def columns_added(self) -> dict[str, int]:
        """Return the symbol, counted from one."""
        return {"symbol_number": self.symbol + 1}


@dataclass(frozen=True)
class DestroyCard(Effect):
    """Choose a card of this *color* in the opponent's city; it goes to the discard pile (D6.4)."""

    color: int
    moment: ClassVar[int] = OWED
    step: ClassVar[int] = 7
    number: ClassVar[int] = 6


@dataclass(frozen=True)
class KeepTokenFromBox(Effect):
    """Draw progress tokens from the box and keep one (D6.6)."""

    drawn: int
    moment: ClassVar[int] = OWED
    step: ClassVar[int] = 7
    number: ClassVar[int] = 8


@dataclass(frozen=True)
class Owed(Effect):
    """Leave a decision to somebody, after everything else the item does; with nothing to choose, none (D4.7)."""

    moment: ClassVar[int] = OWED
    step: ClassVar[int] = 7


@dataclass(frozen=True)
class BuildFromDiscard(Owed):
    """Construct a card of the discard pile for nothing (D6.5)."""

    number: ClassVar[int] = 7


@dataclass(frozen=True)
class BuildTopRow(Owed):
    """Construct a card of the top row of the structure for nothing (M2)."""

    number: ClassVar[int] = 9


@dataclass(frozen=True)
class ShareRemovedCards(Owed):
    """Share out the cards of this Age that were removed at setup: one each is constructed, one discarded (M3)."""

    number: ClassVar[int] = 10


@dataclass(frozen=True)
class Points(Effect):
    """Be worth *points* at the end."""

    points: int
    moment: ClassVar[int] = AT_THE_END
    adds_to: ClassVar[str] = "points"


@dataclass(frozen=True)
class PointsPer(Effect):
    """Be worth *points* for each item that the own city counts in *columns* at the end (D8.6)."""

    columns: tuple[int, ...]
    points: int
    moment: ClassVar[int] = AT_THE_END

    def columns_added(self) -> dict[str, int]:
        """Return what is counted, and for how many points."""
        return {"per_columns": bits(self.columns), "per_points": self.points}


@dataclass(frozen=True)
class PointsPerMost(PointsPer):
    """Be worth *points* for each item counted in *columns* in the city that has more of them (D5.11, D5.12)."""

    def columns_added(self) -> dict[str, int]:
        """Return that the greater number counts."""
        return {**super().columns_added(), "per_most": 1}
