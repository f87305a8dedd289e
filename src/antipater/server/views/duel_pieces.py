"""Pieces of the table of Duel; equal ones are one object, which is drawn once and compared at once."""

from functools import cache, lru_cache

from antipater.data.columns import BY_NUMBER
from antipater.data.items import DECK_SIZE, TOKEN_ITEM
from antipater.data.structures import PLACES
from antipater.data.words import COLOR_KEYS, GOOD_KEYS, SYMBOL_KEYS
from antipater.game.bits import members_of
from antipater.rules.duel.arrange import cards_in
from antipater.rules.duel.decisions import EMPTY, ROWS
from antipater.server.views.duel_parts import card_keys, key, keys
from antipater.server.views.duel_table import Slot, Unseen, WonderView
from antipater.server.views.frame import Way
from antipater.text.duel.places import LOOT
from antipater.text.duel.words import DuelWords

KEPT_SLOTS = 16_384
KEPT_SETS = 4096
BUILD, WONDER = ROWS.action("build"), ROWS.action("wonder")


@cache
def build_number(slot: int) -> int:
    """Return the action that builds the card of a slot."""
    return BUILD.number(slot)


@cache
def wonder_number(wonder: int, slot: int) -> int:
    """Return the action that builds a wonder with the card of a slot."""
    return WONDER.number(wonder, slot)


@cache
def printed_cost(card: int) -> tuple[int, int, bool]:
    """Return the coins that are printed on a card, its chain condition, and whether it needs goods."""
    row = BY_NUMBER[card]
    return row.coins, row.free_with, any(row.needs)


@lru_cache(KEPT_SETS)
def token_keys(tokens: int) -> list[str]:
    """Return the names of a set of progress tokens."""
    return keys(TOKEN_ITEM, tokens)


@lru_cache(KEPT_SETS)
def keys_in(sets: tuple[int, ...]) -> list[str]:
    """Return the names of cards; a set for each deck."""
    return card_keys(cards_in(list(sets)))


@cache
def loot_left(loot: int) -> list[list[int]]:
    """Return the coins of the military tokens that are left on each side."""
    return [[coins for n, coins in enumerate(LOOT) if loot >> (side * len(LOOT) + n) & 1] for side in (0, 1)]


@lru_cache(KEPT_SETS)
def by_good(numbers: tuple[int, ...]) -> dict[str, int]:
    """Return a number for each good; equal ones are one object, which is compared at once."""
    return dict(zip(GOOD_KEYS, numbers, strict=True))


@lru_cache(KEPT_SETS)
def by_symbol(numbers: tuple[int, ...]) -> dict[str, int]:
    """Return a number for each science symbol; equal ones are one object."""
    return dict(zip(SYMBOL_KEYS, numbers, strict=True))


@lru_cache(KEPT_SETS)
def by_line(lines: tuple[str, ...], points: tuple[int, ...]) -> dict[str, int]:
    """Return the points of each line of the score sheet; equal ones are one object."""
    return dict(zip(lines, points, strict=True))


@cache
def drawn_wonder(price: int | None) -> WonderView:
    """Return a wonder with the price that its owner would pay, or one that is built; equal ones are one object."""
    return {"built": True} if price is None else {"built": False, "price": price}


@lru_cache(KEPT_SETS)
def unseen_cards(back: str, deck: int, members: int, slots: tuple[int, ...]) -> Unseen:
    """Return the cards of one back that nobody has seen."""
    cards = [deck * DECK_SIZE + card for card in members_of(members)]
    colors = {color: round(len(some) / len(cards), 4) for color, some in by_color(cards).items() if some}
    return {"back": back, "cards": card_keys(cards), "slots": list(slots), "colors": colors}


@lru_cache(KEPT_SLOTS)
def drawn_slot(
    structure: int,
    slot: int,
    card: int,
    back: str,
    accessible: bool,
    covers: int,
    prices: tuple[int, ...],
    ways: tuple[Way, ...],
) -> Slot:
    """Return a card of the structure; most are as they were before the last move, and compared by identity."""
    row, column = PLACES[structure][slot]
    drawn: Slot = {
        "row": row,
        "column": column,
        "card": None if card == EMPTY else key(card),
        "back": back,
        "accessible": accessible,
        "coveredBy": members_of(covers),
    }
    if prices:
        drawn["prices"] = list(prices)
    if ways:
        drawn["ways"] = list(ways)
    return drawn


@lru_cache(KEPT_SETS)
def cards_by_color(sets: tuple[int, ...]) -> dict[str, list[str]]:
    """Return the names of the cards of a city by their colours; a set for each deck."""
    return by_color(cards_in(list(sets)))


def by_color(cards: list[int]) -> dict[str, list[str]]:
    """Return the names of cards by their colours; those without one by what else they are."""
    found: dict[str, list[str]] = {color: [] for color in COLOR_KEYS}
    for card in cards:
        found.setdefault(DuelWords.column_keys[BY_NUMBER[card].column], []).append(BY_NUMBER[card].key)
    return found
