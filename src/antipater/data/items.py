"""What a printed item is, whatever its kind, and the registry that gives each its number.

Items are numbered once, append-only: a building is its deck times 32 plus its place in the deck, so that every set of
cards of one deck is one small bit set; the deck is also the back that a face-down card shows (D3.4). Wonders and
progress tokens are small numbers too, for sets; `WONDER_ITEM` and `TOKEN_ITEM` give the item of each.
"""

import re
from dataclasses import dataclass, replace
from functools import cached_property

from antipater.data.printed import read_cost
from antipater.data.words import DIVINITIES, GOOD_LETTERS, SENATORS, TOKENS, WONDERS, Effect

GUILD = 4  # the fourth deck: guilds have backs of their own (D3.4)
AGE_DECKS = 4  # the decks of the base game
DECKS = 8  # room for decks; the fifth and sixth stand where wonders, tokens and divinities are numbered
FREE_DECKS = (7, 8)  # decks that an expansion can fill
SENATOR_DECK = 7  # senators have a back of their own too
DECK_SIZE = 32
AGE_CARDS = AGE_DECKS * DECK_SIZE
CARDS = DECKS * DECK_SIZE  # every building has a smaller number
MOST_KINDS = 32  # room for wonders, and for progress tokens
FIRST_KINDS = 16  # … of which so many are numbered together
NONE = -1

# The item of each wonder and of each progress token: the first 16, then the others.
WONDER_ITEM: list[int] = [*range(128, 144), *range(256, 272)]
TOKEN_ITEM: list[int] = [*range(144, 160), *range(272, 288)]
DIVINITY_ITEMS = 160
MOST_DIVINITIES = 16
ITEMS = 288


@dataclass(frozen=True)
class Item:
    """One row: what is printed on a card, a wonder or a token."""

    name: str
    french: str
    column: int  # its colour, or WONDERS, or TOKENS: where a city counts it
    coins: int
    needs: tuple[int, ...]  # units of wood, clay, stone, glass, papyrus
    effects: tuple[Effect, ...]
    deck: int = 0  # 1 to 3 for the Ages, 4 for guilds, 0 for what is not a card
    gives: int = NONE  # the chain symbol it grants
    free_with: int = NONE  # the chain symbol that makes it free
    number: int = NONE
    part: str = "duel"  # what it belongs to: the base game, an expansion, the promos

    @cached_property
    def key(self) -> str:
        """Its name in machine text: `lumber-yard`."""
        return re.sub(r"[^a-z]+", "-", self.name.lower().removeprefix("the "))


def building(
    deck: int,
    name: str,
    french: str,
    color: int,
    price: str,
    *effects: Effect,
    gives: int = NONE,
    free_with: int = NONE,
) -> Item:
    """Return the row of an Age card or a guild."""
    coins, needs = read_cost(price, GOOD_LETTERS)
    return Item(name, french, color, coins, needs, effects, deck, gives, free_with)


def wonder(name: str, french: str, price: str, *effects: Effect) -> Item:
    """Return the row of a wonder."""
    coins, needs = read_cost(price, GOOD_LETTERS)
    return Item(name, french, WONDERS, coins, needs, effects)


def token(name: str, french: str, *effects: Effect) -> Item:
    """Return the row of a progress token."""
    coins, needs = read_cost("", GOOD_LETTERS)
    return Item(name, french, TOKENS, coins, needs, effects)


def divinity(name: str, french: str, *effects: Effect) -> Item:
    """Return the row of a divinity."""
    coins, needs = read_cost("", GOOD_LETTERS)
    return Item(name, french, DIVINITIES, coins, needs, effects)


def senator(name: str, french: str, *effects: Effect) -> Item:
    """Return the row of a senator: a card without a colour and without a printed cost."""
    coins, needs = read_cost("", GOOD_LETTERS)
    return Item(name, french, SENATORS, coins, needs, effects, SENATOR_DECK)


# The numbers of each kind of item that is not a card, in their order.
NUMBERS: dict[int, list[int]] = {
    WONDERS: WONDER_ITEM,
    TOKENS: TOKEN_ITEM,
    DIVINITIES: [*range(DIVINITY_ITEMS, DIVINITY_ITEMS + MOST_DIVINITIES)],
}
BY_NUMBER: dict[int, Item] = {}
BY_KEY: dict[str, Item] = {}


def numbered(*rows: Item, after: int = 0, part: str = "duel") -> tuple[Item, ...]:
    """Register rows and return them with their numbers: their places in their deck or kind, *after* those of others.

    The same set may be registered again, for example when its module is imported twice. Another item with a number or
    a name that is taken, or a number past the room of its kind, raises ValueError.
    """
    places = dict.fromkeys(range(DECKS + 1), after)
    items = []
    for row in rows:
        item = replace(row, number=number_at(row, places[row.deck]), part=part)
        places[row.deck] += 1
        for taken in (BY_NUMBER.get(item.number), BY_KEY.get(item.key)):
            if taken is not None and taken != item:
                raise ValueError(f"{item.name} has the number {item.number} and the key {item.key}; {taken.name} too")
        BY_NUMBER[item.number] = BY_KEY[item.key] = item
        items.append(item)
    return tuple(items)


def number_at(row: Item, place: int) -> int:
    """Return the number of the item at a place of its deck or kind, or raise ValueError if there is no room for it."""
    numbers = NUMBERS.get(row.column, [])
    if row.deck:
        numbers = [*range((row.deck - 1) * DECK_SIZE, row.deck * DECK_SIZE)]
    if place >= len(numbers):
        raise ValueError(f"there is no room for {row.name}: its deck or kind has {len(numbers)} places")
    return numbers[place]


def all_items() -> tuple[Item, ...]:
    """Return every registered item, by its number."""
    return tuple(BY_NUMBER[number] for number in sorted(BY_NUMBER))
