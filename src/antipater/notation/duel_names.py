"""What the things of Duel are called in machine text, and how each kind of thing is written.

Items are called by their keys in the registry (`data.items`), so those of every expansion are known as soon as it has
registered them.
"""

from collections.abc import Mapping

from antipater.data.columns import EFFECT_END, EFFECT_START
from antipater.data.duel import DRAFT_ORDER, GUILDS_IN_PLAY, REMOVED_PER_AGE, TOKENS_ON_BOARD, WONDERS_PER_ROUND
from antipater.data.items import (
    AGE_CARDS,
    BY_KEY,
    BY_NUMBER,
    CARDS,
    DECK_SIZE,
    FREE_DECKS,
    ITEMS,
    TOKEN_ITEM,
    WONDER_ITEM,
)
from antipater.data.words import COLOR_KEYS, SYMBOL_KEYS
from antipater.notation.codecs import Codec, Number, Place, SetOf, Wordlist, no_such_word
from antipater.rules.duel.decisions import FIRST, REVISED


class ItemNames:
    """The keys of the items of one kind, each for its number among those of that kind."""

    def __init__(self, noun: str, items: Mapping[int, int]) -> None:
        self.noun = noun
        self.items = items
        self.places = {item: place for place, item in items.items()}

    @property
    def numbers(self) -> dict[str, int]:
        """The place of every item that is registered, by its key."""
        return {BY_NUMBER[item].key: place for place, item in self.items.items() if item in BY_NUMBER}

    @property
    def words(self) -> dict[int, str]:
        """The key of every item that is registered, by its place."""
        return {place: BY_NUMBER[item].key for place, item in self.items.items() if item in BY_NUMBER}

    def write(self, value: int) -> str:
        """Return the key of an item."""
        return BY_NUMBER[self.items[value]].key

    def read(self, text: str, place: Place) -> int:
        """Return the place of an item."""
        item = BY_KEY.get(text)
        if item is None or item.number not in self.places:
            raise no_such_word(self.noun, text, self.numbers, place)
        return self.places[item.number]


FURTHER_CARDS = range((FREE_DECKS[0] - 1) * DECK_SIZE, CARDS)
CARD = ItemNames("card", {card: card for card in (*range(AGE_CARDS), *FURTHER_CARDS)})
WONDER = ItemNames("wonder", dict(enumerate(WONDER_ITEM)))
TOKEN = ItemNames("progress token", dict(enumerate(TOKEN_ITEM)))
ITEM = ItemNames("card, wonder, token or divinity", {item: item for item in range(ITEMS)})
LOOT = Wordlist("military token", {"2@0": 0, "5@0": 1, "2@1": 2, "5@1": 3})  # coins @ the seat that loses them
SEAT = Number("a seat", 0, 1)
COLOR = Wordlist("colour", {key: color for color, key in enumerate(COLOR_KEYS)})
SYMBOL = Wordlist("symbol", {key: symbol for symbol, key in enumerate(SYMBOL_KEYS)})
EDITION = Wordlist("edition", {"revised": REVISED, "first": FIRST})


class EffectsLeft:
    """An item and how many of its effects are done: `circus-maximus/1` (D6.10)."""

    def write(self, value: int) -> str:
        """Return the item and the number."""
        item, entry = value & 0xFF | value >> 24 << 8, value >> 8 & 0xFFFF
        return f"{ITEM.write(item)}/{entry - EFFECT_START[item]}"

    def read(self, text: str, place: Place) -> int:
        """Return the entry of an item's next effect, as `TurnFlow.run_entry` takes it."""
        name, _, done = text.partition("/")
        item = ITEM.read(name, place)
        effects = EFFECT_END[item] - EFFECT_START[item]
        if effects < 2:
            raise place.error("{item} has no effects that could be left", "no-effects-left", item=name)
        number = Number("how many effects are done", 1, effects - 1)
        entry = EFFECT_START[item] + number.read(done, place.right(len(name) + 1))
        return item >> 8 << 24 | entry << 8 | item & 0xFF


def duel_kinds(slots: int) -> dict[str, Codec[int]]:
    """Return how each kind of thing is written that a verb or a decision can be about; there are so many slots."""
    slot = Number("a slot", 0, slots - 1)
    return {
        "slot": slot,
        "slots": SetOf(slot),
        "card": CARD,
        "wonder": WONDER,
        "token": TOKEN,
        "item": ITEM,
        "seat": SEAT,
        "symbol": SYMBOL,
        "color": COLOR,
        "loot": LOOT,
        "age": Number("an Age", 1, 3),
        "picked": Number("wonders taken", 0, len(DRAFT_ORDER) - 1),
        "round": Wordlist("number of wonders taken", {"0": 0, "4": WONDERS_PER_ROUND}),
        "guilds-left": Number("guilds to come", 1, GUILDS_IN_PLAY),
        "wonders-left": Number("wonders to come", 1, WONDERS_PER_ROUND),
        "tokens-left": Number("tokens to come", 1, TOKENS_ON_BOARD),
        "removed-left": Number("removed cards to come", 1, REMOVED_PER_AGE),
        "effects": EffectsLeft(),
    }
