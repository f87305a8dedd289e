"""The vocabulary of classic 7 Wonders: goods, symbols, whom an effect looks at, and one word for each kind of effect.

Words that both games print the same way (`Coins`, `Points`) are those of `words`. Every word belongs to one moment:
`STANDING` (a column of the city), `ON_BUILD` (once, when the coins come in, C2.2), `OWED` (a decision), `AT_THE_END`.
"""

from dataclasses import dataclass
from typing import ClassVar

from antipater.data.words import AT_THE_END, ON_BUILD, Effect

WOOD, STONE, CLAY, ORE, GLASS, LOOM, PAPYRUS = range(7)
GOODS = 7
RAW_GOODS = 4
RAW = (WOOD, STONE, CLAY, ORE)
MADE = (GLASS, LOOM, PAPYRUS)
GOOD_KEYS = ("wood", "stone", "clay", "ore", "glass", "loom", "papyrus")
GOOD_LETTERS = "WSCOGLP"

COMPASS, GEAR, TABLET = range(3)
SYMBOLS = 3
SYMBOL_KEYS = ("compass", "gear", "tablet")

# What a city counts besides its cards by colour (`words.BROWN` … `words.PURPLE`).
STAGES, DEFEATS = 7, 8
COLUMNS = 9

# Neighbours, and the cities that an effect counts: bit sets.
LEFT, RIGHT, BOTH = 1, 2, 3
OWN, NEIGHBOURS, ALL_THREE = 4, LEFT | RIGHT, 4 | LEFT | RIGHT


@dataclass(frozen=True)
class Produce(Effect):
    """Make *units* of one good every turn; neighbours may buy them (C3.1, C3.4)."""

    good: int
    units: int = 1


@dataclass(frozen=True)
class ProduceOneOf(Effect):
    """Make one unit of one of *goods* every turn; neighbours may buy it only if it is *for_sale* (C3.1, C3.4)."""

    goods: tuple[int, ...]
    for_sale: bool = True


@dataclass(frozen=True)
class Discount(Effect):
    """Buy these *goods*, all raw or all manufactured ones, for one coin a unit on some *sides* (C3.4).

    The trading post of the West is for the neighbour on the LEFT, that of the East for the one on the RIGHT (C4.4).
    """

    goods: tuple[int, ...]
    sides: int


@dataclass(frozen=True)
class Shields(Effect):
    """Have *shields* in every conflict (C5.2)."""

    shields: int


@dataclass(frozen=True)
class Symbol(Effect):
    """Own a science symbol (C7.1)."""

    symbol: int


@dataclass(frozen=True)
class AnySymbol(Effect):
    """Own a symbol that is chosen at the end (C6.5)."""


@dataclass(frozen=True)
class FreeBuilding(Effect):
    """Build one card of the hand for nothing in every Age (C6.1)."""


@dataclass(frozen=True)
class SeventhCard(Effect):
    """Play the last card of every Age too (C6.3)."""


@dataclass(frozen=True)
class CopyGuild(Effect):
    """Score one guild of a neighbour at the end (C6.4)."""


@dataclass(frozen=True)
class CoinsPer(Effect):
    """Take *coins* for each item that the cities of *scope* count in *columns*, after all placements (C4.1)."""

    columns: tuple[int, ...]
    coins: int
    scope: int
    moment: ClassVar[int] = ON_BUILD


@dataclass(frozen=True)
class PointsPer(Effect):
    """Be worth *points* for each item that the cities of *scope* count in *columns* at the end (C4.1, C4.3)."""

    columns: tuple[int, ...]
    points: int
    scope: int
    moment: ClassVar[int] = AT_THE_END
