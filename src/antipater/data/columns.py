"""The rows of `data`, turned into flat columns of integers, which the compiled rules read.

A column has one entry per item number (five for goods). What an item does on arrival is a run of `EFFECT_*` entries,
in the order of D4.6 whatever the order of print. `enter_all` writes every registered item; an expansion that registers
items later calls it again.
"""

from antipater.data import agora, duel, pantheon, promos, words
from antipater.data.items import BY_KEY, BY_NUMBER, CARDS, DECK_SIZE, DECKS, ITEMS, NONE, Item
from antipater.data.words import GOOD_KEYS, GOODS, Effect, bits

__all__ = ["BY_KEY", "BY_NUMBER", "bits"]

BASE: tuple[Item, ...] = (*duel.BUILDINGS, *duel.WONDERS_BASE, *duel.PROGRESS_TOKENS)
ADDED: tuple[Item, ...] = (
    *pantheon.DIVINITIES,
    *pantheon.GRAND_TEMPLES,
    *pantheon.WONDERS_PANTHEON,
    *pantheon.TOKENS_PANTHEON,
    *promos.WONDERS_PROMO,
    *agora.SENATORS,
    *agora.WONDERS_AGORA,
    *agora.TOKENS_AGORA,
)
ALL = BASE + ADDED

# The effects of the first three are numbered together, then those of Agora, then those of other packages.
PART_ORDER = {"duel": 0, "pantheon": 0, "promos": 0, "agora": 1}
MOST_EFFECTS = 256  # room in the compiled tables

COLUMN = [0] * ITEMS
COIN_COST = [0] * ITEMS
NEEDS = [0] * (ITEMS * GOODS)
LINK = [0] * ITEMS
FREE_WITH = [0] * ITEMS
MAKES = [0] * (ITEMS * GOODS)
SYMBOL_OF = [NONE] * ITEMS
EFFECT_START = [0] * ITEMS
EFFECT_END = [0] * ITEMS
EFFECT_KIND = [0] * MOST_EFFECTS
EFFECT_A = [0] * MOST_EFFECTS
EFFECT_B = [0] * MOST_EFFECTS
WORDS: dict[int, str] = {}  # the effects on arrival, by their numbers
ADDED_TO: dict[str, list[int]] = {}  # the columns that standing effects name

DECK_CARDS = [0] * DECKS  # the set of cards of each back in the base game, guilds for the fourth
COLOR_CARDS = [0] * (words.COLORS * DECKS)  # the set of cards of each colour and deck, of all expansions
ALL_CARDS = [0] * DECKS  # the set of cards of each deck, of all expansions, whether they have a colour or not


def added_to(name: str) -> list[int]:
    """Return the column that standing effects of a name add to, one entry per item."""
    return ADDED_TO.setdefault(name, [0] * ITEMS)


def enter(item: Item, effects: int) -> int:
    """Write one item into every column; its effects on arrival go to the place *effects*; return the place after."""
    number = item.number
    COLUMN[number] = item.column
    COIN_COST[number] = item.coins
    NEEDS[number * GOODS : number * GOODS + GOODS] = item.needs
    LINK[number] = 1 << item.gives if item.gives != NONE else 0
    FREE_WITH[number] = 1 << item.free_with if item.free_with != NONE else 0
    if number < CARDS and item.deck:
        ALL_CARDS[item.deck - 1] |= 1 << number % DECK_SIZE
        if item.column < words.COLORS:
            COLOR_CARDS[item.column * DECKS + item.deck - 1] |= 1 << number % DECK_SIZE
        if item.part == "duel":
            DECK_CARDS[item.deck - 1] |= 1 << number % DECK_SIZE
    for effect in sorted(item.effects, key=lambda effect: effect.step):
        enter_standing(number, effect)
        if effect.number >= 0:
            if WORDS.setdefault(effect.number, type(effect).__qualname__) != type(effect).__qualname__:
                raise ValueError(
                    f"{type(effect).__qualname__} has the number of {WORDS[effect.number]}: {effect.number}"
                )
            EFFECT_KIND[effects] = effect.number
            EFFECT_A[effects], EFFECT_B[effects] = effect.figures()
            if isinstance(effect, words.Shields):
                EFFECT_B[effects] = int(item.column == words.RED)  # Strategy adds to red cards only (D8.8)
            effects += 1
    return effects


def enter_standing(number: int, effect: Effect) -> None:
    """Write what an effect adds to columns as long as its item is there."""
    for name, figure in effect.columns_added().items():
        if name == "symbol_number":
            SYMBOL_OF[number] = figure - 1
        elif name.startswith("makes_"):
            MAKES[number * GOODS + GOOD_KEYS.index(name.removeprefix("makes_"))] = figure
        else:
            added_to(name)[number] = figure


def enter_all() -> None:
    """Write every registered item into the columns, later expansions after the first ones: no entry ever moves."""
    effects = 0
    for item in sorted(BY_NUMBER.values(), key=lambda item: (PART_ORDER.get(item.part, 2), item.number)):
        EFFECT_START[item.number] = effects
        effects = EFFECT_END[item.number] = enter(item, effects)
    if effects > MOST_EFFECTS:
        raise ValueError(f"{effects} effects on arrival, there is room for {MOST_EFFECTS}")


enter_all()
