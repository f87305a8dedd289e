"""Where things lie, in words: the things that verbs and decisions of Duel are about."""

from antipater.data.duel import LOOT_AT
from antipater.data.items import TOKEN_ITEM, WONDER_ITEM
from antipater.data.structures import PLACES
from antipater.rules.duel.decisions import EMPTY
from antipater.rules.duel.state import DuelState
from antipater.text.catalogue import Facts
from antipater.text.duel.parts import ThingFacts
from antipater.text.language import Language

LOOT = tuple(coins for coins in LOOT_AT if coins)  # what the military tokens of a side are worth, in their order


def card_at(words: Language, state: DuelState, slot: int) -> str:
    """Return the name of the card of a slot, as far as it is known or there."""
    if not state.present >> slot & 1:
        return words.say("empty-place")
    return words.mention(state.slots[slot])


def row_and_place(state: DuelState, slot: int) -> Facts:
    """Return the row of a slot and its place in the row, both counted from 1; nothing if the structure has no such."""
    places = PLACES.get(state.structures + state.age - 1, [])
    if slot >= len(places):
        return {}
    row, column = places[slot]
    return {"row": row + 1, "place": sum(1 for other in places if other[0] == row and other[1] <= column)}


def pointed_at(words: Language, state: DuelState, slot: int) -> str:
    """Return the name of the card of a slot; a face-down card is named by its place."""
    if state.present >> slot & 1 and state.slots[slot] == EMPTY:
        return words.say("face-down-card-at", **row_and_place(state, slot))
    return card_at(words, state, slot)


def slot_facts(words: Language, state: DuelState, slot: int) -> Facts:
    """Return the facts about a slot: its card, row and place."""
    card = card_at(words, state, slot)
    return {"slot": card, "card": card, **row_and_place(state, slot)}


THINGS: dict[str, ThingFacts] = {
    "card": lambda words, state, card: {"card": words.mention(card)},
    "wonder": lambda words, state, wonder: {"wonder": words.mention(WONDER_ITEM[wonder])},
    "token": lambda words, state, token: {"token": words.mention(TOKEN_ITEM[token])},
    "slot": slot_facts,
    "seat": lambda words, state, seat: words.who(seat, "seat"),
    "color": lambda words, state, color: {"color": words.color(color), "counted": words.counted((color,))},
}
