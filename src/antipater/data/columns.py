"""The rows of `data`, turned once into flat columns of integers, which the compiled rules read.

A column has one entry per item number (five for goods). What an item does on arrival is a run of `EFFECT_*` entries,
in the order of D4.6 whatever the order of print.
"""

from antipater.data import duel, pantheon, promos, words
from antipater.data.items import CARDS, DECK_SIZE, DECKS, ITEMS, NONE, Item
from antipater.data.words import GOODS, Effect

EFFECT_WORDS: tuple[type[Effect], ...] = (
    words.Coins,
    words.CoinsPer,
    words.CoinsPerMost,
    words.Shields,
    words.OpponentLoses,
    words.Symbol,
    words.DestroyCard,
    words.BuildFromDiscard,
    words.KeepTokenFromBox,
    words.BuildTopRow,
    words.ShareRemovedCards,
    words.SafeCoins,
    words.ActivateFromTops,
    words.ActivateFromDeck,
    words.TakeTokenFromCard,
    words.CopySymbol,
    words.StealCard,
    words.DiscardFromStructure,
    words.UnbuildWonder,
    words.BuildWonderFromDiscard,
    words.StealWonder,
    words.PlaceMinerva,
    words.RemoveMilitaryToken,
    words.ApplyMilitaryToken,
)
COINS, COINS_PER, COINS_PER_MOST, SHIELDS, OPPONENT_LOSES = range(5)
SYMBOL, DESTROY_CARD, BUILD_FROM_DISCARD, KEEP_TOKEN_FROM_BOX = range(5, 9)
BUILD_TOP_ROW, SHARE_REMOVED_CARDS = range(9, 11)
SAFE_COINS, ACTIVATE_FROM_TOPS, ACTIVATE_FROM_DECK, TAKE_TOKEN_FROM_CARD, COPY_SYMBOL, STEAL_CARD = range(11, 17)
DISCARD_FROM_STRUCTURE, UNBUILD_WONDER, BUILD_WONDER_FROM_DISCARD, STEAL_WONDER, PLACE_MINERVA = range(17, 22)
REMOVE_MILITARY_TOKEN, APPLY_MILITARY_TOKEN = range(22, 24)
FIRST_OWED = SYMBOL  # words from here on may leave a decision on the agenda

BASE: tuple[Item, ...] = (*duel.BUILDINGS, *duel.WONDERS_BASE, *duel.PROGRESS_TOKENS)
ADDED: tuple[Item, ...] = (
    *pantheon.DIVINITIES,
    *pantheon.GRAND_TEMPLES,
    *pantheon.WONDERS_PANTHEON,
    *pantheon.TOKENS_PANTHEON,
    *promos.WONDERS_PROMO,
)
ALL = BASE + ADDED
BY_NUMBER = {item.number: item for item in ALL}
BY_KEY = {item.key: item for item in ALL}


def bits(places: tuple[int, ...]) -> int:
    """Return the set of *places* as a bit set."""
    return sum(1 << place for place in places)


def column(value: int = 0) -> list[int]:
    """Return a fresh column, one entry per item."""
    return [value] * ITEMS


COLUMN = column()
COIN_COST = column()
NEEDS = [0] * (ITEMS * GOODS)
LINK = column()
FREE_WITH = column()
MAKES = [0] * (ITEMS * GOODS)
ANY_RAW = column()
ANY_MADE = column()
FIXED = column()
POINTS = column()
SYMBOL_OF = column(NONE)
BLUE_REBATE = column()
WONDER_REBATE = column()
TRADE_INCOME = column()
EXTRA_SHIELDS = column()
WONDERS_PLAY_AGAIN = column()
CHAIN_COINS = column()
PLAYS_AGAIN = column()
ACTIVATION_REBATE = column()
LOSS_PER_SPACE = column()
CHAIN_PRICE = column()
POINTS_PER_PANTHEON_TOKEN = column()
SHIELDS_OF = column()
PER_COLUMNS = column()  # points at the end: for what, how many, where
PER_POINTS = column()
PER_MOST = column()
EFFECT_START = [0] * (ITEMS + 1)
EFFECT_KIND: list[int] = []
EFFECT_A: list[int] = []
EFFECT_B: list[int] = []

DECK_CARDS = [0] * DECKS  # the set of cards of each back, guilds for the fourth
TEMPLE_CARDS = sum(1 << item.number % DECK_SIZE for item in pantheon.GRAND_TEMPLES)  # they stand in for the guilds
COLOR_CARDS = [0] * (words.COLORS * DECKS)  # the set of cards of each colour and deck
CARD_NUMBERS = tuple(item.number for item in ALL if item.number < CARDS)


def enter_standing(number: int, effect: Effect) -> None:
    """Write one standing or final effect into the columns."""
    match effect:
        case words.Produce(good, units):
            MAKES[number * GOODS + good] += units
        case words.ProduceAny(goods) if words.GLASS in goods:
            ANY_MADE[number] = 1
        case words.ProduceAny():
            ANY_RAW[number] = 1
        case words.FixPrice(goods):
            FIXED[number] = bits(goods)
        case words.Rebate(words.WONDERS, units):
            WONDER_REBATE[number] = units
        case words.Rebate(_, units):
            BLUE_REBATE[number] = units
        case words.TradeIncome():
            TRADE_INCOME[number] = 1
        case words.ExtraShields(shields):
            EXTRA_SHIELDS[number] = shields
        case words.WondersPlayAgain():
            WONDERS_PLAY_AGAIN[number] = 1
        case words.CoinsPerChain(coins):
            CHAIN_COINS[number] = coins
        case words.PlayAgain():
            PLAYS_AGAIN[number] = 1
        case words.ActivationRebate(coins):
            ACTIVATION_REBATE[number] = coins
        case words.OpponentLosesPerSpace(coins):
            LOSS_PER_SPACE[number] = coins
        case words.ChainFor(coins):
            CHAIN_PRICE[number] = coins
        case words.PointsPerPantheonToken(points):
            POINTS_PER_PANTHEON_TOKEN[number] = points
        case words.TemplePoints():
            pass  # a matter of how many there are, not of this one
        case words.Points(points):
            POINTS[number] += points
        case words.PointsPer(columns, points):
            PER_COLUMNS[number], PER_POINTS[number] = bits(columns), points
            PER_MOST[number] = int(isinstance(effect, words.PointsPerMost))
        case _:
            raise TypeError(f"no column takes {effect}")


def enter_on_build(number: int, effect: Effect) -> None:
    """Append one effect that happens on arrival: its word and two figures."""
    kind, a, b = EFFECT_WORDS.index(type(effect)), 0, 0
    match effect:
        case words.CoinsPer(columns, coins):
            a, b = bits(columns), coins
        case words.Symbol(symbol):
            a = SYMBOL_OF[number] = symbol
        case words.Shields(shields):
            a, b = shields, int(COLUMN[number] == words.RED)  # Strategy adds to red cards only (D8.8)
            SHIELDS_OF[number] = shields
        case (
            words.Coins(n)
            | words.SafeCoins(n)
            | words.OpponentLoses(n)
            | words.DestroyCard(n)
            | words.KeepTokenFromBox(n)
        ):
            a = n
    EFFECT_KIND.append(kind)
    EFFECT_A.append(a)
    EFFECT_B.append(b)


def enter(item: Item) -> None:
    """Write one item into every column."""
    number = item.number
    COLUMN[number] = item.column
    COIN_COST[number] = item.coins
    NEEDS[number * GOODS : number * GOODS + GOODS] = item.needs
    LINK[number] = 1 << item.gives if item.gives != NONE else 0
    FREE_WITH[number] = 1 << item.free_with if item.free_with != NONE else 0
    if item.deck:
        if item not in pantheon.GRAND_TEMPLES:
            DECK_CARDS[item.deck - 1] |= 1 << number % DECK_SIZE
        COLOR_CARDS[item.column * DECKS + item.deck - 1] |= 1 << number % DECK_SIZE
    for effect in sorted(item.effects, key=lambda effect: effect.step):
        if type(effect) in EFFECT_WORDS:
            enter_on_build(number, effect)
        else:
            enter_standing(number, effect)


for item_number in range(ITEMS):
    EFFECT_START[item_number] = len(EFFECT_KIND)
    if item_number in BY_NUMBER:
        enter(BY_NUMBER[item_number])
EFFECT_START[ITEMS] = len(EFFECT_KIND)
MOST_EFFECTS = 128  # room in the compiled tables
EFFECT_KIND += [0] * (MOST_EFFECTS - len(EFFECT_KIND))
EFFECT_A += [0] * (MOST_EFFECTS - len(EFFECT_A))
EFFECT_B += [0] * (MOST_EFFECTS - len(EFFECT_B))


# Structures: for every Age and slot, what covers it and what it covers, as bit sets of slots.
COVERED_BY = [0] * (3 * duel.SLOTS)
COVERS = [0] * (3 * duel.SLOTS)
FACE_UP = [0] * 3
OPEN_AT_START = [0] * 3
TOP_ROW = [0] * 3  # the slots of row 1, the last to be uncovered
PLACES: list[list[tuple[int, int]]] = []  # row and column of each slot, for whoever draws the structure

for age, picture in enumerate(duel.STRUCTURES):
    places = [(row, col) for row, line in enumerate(picture) for col, mark in enumerate(line) if mark != "."]
    PLACES.append(places)
    for slot, (row, col) in enumerate(places):
        FACE_UP[age] |= int(picture[row][col] == "U") << slot
        TOP_ROW[age] |= int(row == 0) << slot
        for side in (-1, 1):
            if (row + 1, col + side) in places:
                above = places.index((row + 1, col + side))
                COVERED_BY[age * duel.SLOTS + slot] |= 1 << above
                COVERS[age * duel.SLOTS + above] |= 1 << slot
    for slot in range(duel.SLOTS):
        OPEN_AT_START[age] |= int(COVERED_BY[age * duel.SLOTS + slot] == 0) << slot
