"""The rows of classic 7 Wonders, turned once into flat columns of integers, which the compiled rules read.

A column has one entry per item number. Goods are kept by sets: for every set of raw goods (16) and every set of
manufactured ones (8), how many units an item needs or can supply among them. Trade asks for nothing else.
"""

from antipater.data import classic, classic_words
from antipater.data.classic_items import CARDS, DECK_SIZE, DECKS, GUILD, ITEMS, MOST_STAGES, NONE, SIDES, Item, home
from antipater.data.classic_words import MADE, RAW, RAW_GOODS, ProduceOneOf
from antipater.data.words import BuildFromDiscard, Coins, Effect, Points

RAW_SETS = 1 << len(RAW)
MADE_SETS = 1 << len(MADE)
SETS = RAW_SETS + MADE_SETS  # a set of raw goods is its bits; a set of manufactured ones its bits after those
RAW_LEFT, RAW_RIGHT, MADE_LEFT, MADE_RIGHT = 1, 2, 4, 8  # discounts

STAGES_OF = [side for row in classic.BOARDS for side in row.sides]
STAGE_COUNT = [len(side) for side in STAGES_OF]  # by board and side
ALL: tuple[Item, ...] = (
    *classic.BUILDINGS,
    *(stage for side in STAGES_OF for stage in side),
    *(home(place, row) for place, row in enumerate(classic.BOARDS)),
)
BY_NUMBER = {item.number: item for item in ALL}
BY_KEY = {item.key: item for item in ALL}
BY_NAME = {(item.deck, item.name): item for item in classic.BUILDINGS}


def column(value: int = 0, width: int = 1) -> list[int]:
    """Return a fresh column, *width* entries per item."""
    return [value] * (ITEMS * width)


COLUMN = column(NONE)
COIN_COST = column()
NEEDS = column(width=SETS)
OWN = column(width=SETS)  # units for the owner …
SOLD = column(width=SETS)  # … and units that neighbours may buy (C3.4)
DISCOUNT = column()
SHIELDS = column()
SYMBOL_OF = column(NONE)
ANY_SYMBOL = column()
FREE_BUILDING = column()
SEVENTH_CARD = column()
COPY_GUILD = column()
FROM_DISCARD = column()
POINTS = column()
COINS = column()
COINS_FOR = column()  # a bit set of what is counted, the coins each, a bit set of the cities
COINS_EACH = column()
COINS_SCOPE = column()
POINTS_FOR = column()
POINTS_EACH = column()
POINTS_SCOPE = column()
CHAINED_BY = column(width=DECKS)  # the cards of each deck that make it free (C3.3)
SAME_AS = column(width=DECKS)  # the cards of each deck that are the same building, itself included (C3.2)
COPIES = [0] * (8 * CARDS)  # of each card, by number of players (C1.3)


def bits(places: tuple[int, ...]) -> int:
    """Return the set of *places* as a bit set."""
    return sum(1 << place for place in places)


def supply(goods: tuple[int, ...], units: int) -> list[int]:
    """Return how much a source of *units* of any of *goods* can supply of every set of goods."""
    made = bits(goods) >> RAW_GOODS
    raw = bits(goods) & (RAW_SETS - 1)
    return [units if raw & some else 0 for some in range(RAW_SETS)] + [
        units if made & some else 0 for some in range(MADE_SETS)
    ]


def enter_supply(number: int, goods: tuple[int, ...], units: int, for_sale: bool) -> None:
    """Add a source of goods to an item."""
    for place, quantity in enumerate(supply(goods, units)):
        OWN[number * SETS + place] += quantity
        SOLD[number * SETS + place] += quantity if for_sale else 0


def enter_effect(number: int, effect: Effect) -> None:
    """Write one effect into the columns."""
    match effect:
        case classic_words.Produce(good, units):
            enter_supply(number, (good,), units, for_sale=True)
        case ProduceOneOf(goods, for_sale):
            enter_supply(number, goods, 1, for_sale)
        case classic_words.Discount(goods, sides):
            DISCOUNT[number] = sides * (RAW_LEFT if goods == RAW else MADE_LEFT)
        case classic_words.Shields(shields):
            SHIELDS[number] = shields
        case classic_words.Symbol(symbol):
            SYMBOL_OF[number] = symbol
        case classic_words.AnySymbol():
            ANY_SYMBOL[number] = 1
        case classic_words.FreeBuilding():
            FREE_BUILDING[number] = 1
        case classic_words.SeventhCard():
            SEVENTH_CARD[number] = 1
        case classic_words.CopyGuild():
            COPY_GUILD[number] = 1
        case BuildFromDiscard():
            FROM_DISCARD[number] = 1
        case Coins(coins):
            COINS[number] = coins
        case Points(points):
            POINTS[number] = points
        case classic_words.CoinsPer(columns, coins, scope):
            COINS_FOR[number], COINS_EACH[number], COINS_SCOPE[number] = bits(columns), coins, scope
        case classic_words.PointsPer(columns, points, scope):
            POINTS_FOR[number], POINTS_EACH[number], POINTS_SCOPE[number] = bits(columns), points, scope
        case _:
            raise TypeError(f"no column takes {effect}")


def enter_card(item: Item) -> None:
    """Write what only cards have: chains, what counts as the same building, copies by number of players."""
    for name in item.after:
        before = BY_NAME[item.deck - 1, name]
        CHAINED_BY[item.number * DECKS + before.deck - 1] |= 1 << before.number % DECK_SIZE
    for other in classic.BUILDINGS:
        if other.name == item.name:
            SAME_AS[item.number * DECKS + other.deck - 1] |= 1 << other.number % DECK_SIZE
    for players in range(classic.FEWEST_PLAYERS, classic.MOST_PLAYERS + 1):
        COPIES[players * CARDS + item.number] = sum(least <= players for least in item.copies)


def enter(item: Item) -> None:
    """Write one item into every column."""
    COLUMN[item.number] = item.column
    COIN_COST[item.number] = item.coins
    for good, units in enumerate(item.needs):
        for place, quantity in enumerate(supply((good,), units)):
            NEEDS[item.number * SETS + place] += quantity
    for effect in item.effects:
        enter_effect(item.number, effect)


for row in ALL:
    enter(row)
for row in classic.BUILDINGS:
    enter_card(row)
COPIES[2 * CARDS : 3 * CARDS] = COPIES[3 * CARDS : 4 * CARDS]  # two players use the decks for three (C9.1)

GUILD_CARDS = bits(tuple(item.number % DECK_SIZE for item in classic.BUILDINGS if item.deck == GUILD))
NEXT_STAGE = [  # the item of a board, side and number of stages built, NONE when all are built (C3.7)
    stages[built].number if built < len(stages) else NONE for stages in STAGES_OF for built in range(MOST_STAGES + 1)
]
assert len(NEXT_STAGE) == len(classic.BOARDS) * SIDES * (MOST_STAGES + 1)
