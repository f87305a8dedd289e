"""What a printed item is, whatever its kind: building, wonder or progress token.

Items are numbered once, append-only: a building is its deck times 32 plus its place in the deck, so that every set of
cards of one deck is one small bit set; the deck is also the back that a face-down card shows (D3.4).
"""

import re
from dataclasses import dataclass, replace
from functools import cached_property

from antipater.data.printed import read_cost
from antipater.data.words import DIVINITIES, GOOD_LETTERS, TOKENS, WONDERS, Effect

GUILD = 4  # the fourth deck: guilds have backs of their own (D3.4)
DECKS = 4
DECK_SIZE = 32
CARDS = DECKS * DECK_SIZE
MOST_KINDS = 16  # room for wonders, tokens and what an expansion adds
WONDER_ITEMS = CARDS
TOKEN_ITEMS = WONDER_ITEMS + MOST_KINDS
DIVINITY_ITEMS = TOKEN_ITEMS + MOST_KINDS
ITEMS = DIVINITY_ITEMS + MOST_KINDS

NONE = -1


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
    """Make the row of an Age card or a guild."""
    coins, needs = read_cost(price, GOOD_LETTERS)
    return Item(name, french, color, coins, needs, effects, deck, gives, free_with)


def wonder(name: str, french: str, price: str, *effects: Effect) -> Item:
    """Make the row of a wonder."""
    coins, needs = read_cost(price, GOOD_LETTERS)
    return Item(name, french, WONDERS, coins, needs, effects)


def token(name: str, french: str, *effects: Effect) -> Item:
    """Make the row of a progress token."""
    coins, needs = read_cost("", GOOD_LETTERS)
    return Item(name, french, TOKENS, coins, needs, effects)


def divinity(name: str, french: str, *effects: Effect) -> Item:
    """Make the row of a divinity."""
    coins, needs = read_cost("", GOOD_LETTERS)
    return Item(name, french, DIVINITIES, coins, needs, effects)


FIRST_OF = {WONDERS: WONDER_ITEMS, TOKENS: TOKEN_ITEMS, DIVINITIES: DIVINITY_ITEMS}


def numbered(*rows: Item, after: int = 0) -> tuple[Item, ...]:
    """Give every row its number: its place among the rows of its deck or kind, *after* those of other sets."""
    seen = dict.fromkeys(range(DECKS + 1), after)
    first = {deck: (deck - 1) * DECK_SIZE for deck in range(1, DECKS + 1)} | {0: FIRST_OF.get(rows[0].column, 0)}
    items = []
    for row in rows:
        items.append(replace(row, number=first[row.deck] + seen[row.deck]))
        seen[row.deck] += 1
    return tuple(items)
