"""Numbers of actions and outcomes that count slots, wonders, tokens or cards: from the first run, or from the second.

A verb has room for 20 slots, 16 wonders, 16 tokens and four decks of cards in its first run; the rest is counted from
its second one, *far* (`rules.duel.decisions`).
"""

from antipater.data import items
from antipater.data.items import AGE_DECKS
from antipater.data.structures import MOST_SLOTS
from antipater.game import bits
from antipater.rules.duel.decisions import (
    DO_BUILD,
    DO_BUILD_FAR,
    DO_DISCARD,
    DO_DISCARD_FAR,
    DO_DRAFT,
    DO_DRAFT_FAR,
    DO_FAR_WONDER,
    DO_WONDER,
    DO_WONDER_FAR,
    FAR_ACTIONS,
    FAR_SLOTS,
    NEAR_SLOTS,
    NEAR_WONDERS,
)

FIRST_FREE_DECK = items.FREE_DECKS[0] - 1
FREE_DECKS = len(items.FREE_DECKS)
FIRST_FREE_CARD = FIRST_FREE_DECK * items.DECK_SIZE
SLOTS_NEAR = (1 << NEAR_SLOTS) - 1
KINDS_NEAR = (1 << NEAR_WONDERS) - 1


def write_slots(slots: int, near: int, far: int, out: list[int], n: int) -> int:
    """Write the numbers of a set of slots; return the place after the last."""
    n = bits.write(slots & SLOTS_NEAR, near, out, n)
    return bits.write(slots >> NEAR_SLOTS, far, out, n)


def slot_of(action: int, near: int, far: int) -> int:
    """Return the slot that an action is about."""
    return NEAR_SLOTS + action - far if action >= far else action - near


def write_kinds(kinds: int, near: int, far: int, out: list[int], n: int) -> int:
    """Write the numbers of a set of wonders or tokens; return the place after the last."""
    n = bits.write(kinds & KINDS_NEAR, near, out, n)
    return bits.write(kinds >> NEAR_WONDERS, far, out, n)


def kind_of(action: int, near: int, far: int) -> int:
    """Return the wonder or token that an action is about."""
    return NEAR_WONDERS + action - far if action >= far else action - near


def write_deck(cards: int, deck: int, near: int, far: int, out: list[int], n: int) -> int:
    """Write the numbers of a set of cards of one deck; return the place after the last."""
    if deck < AGE_DECKS:
        return bits.write(cards, near + (deck << 5), out, n)
    return bits.write(cards, far + ((deck - FIRST_FREE_DECK) << 5), out, n)


def write_decks(decks: list[int], near: int, far: int, out: list[int]) -> int:
    """Write the numbers of cards, a set for each deck; return how many there are."""
    n = 0
    for deck in range(AGE_DECKS):
        n = bits.write(decks[deck], near + (deck << 5), out, n)
    for deck in range(FIRST_FREE_DECK, FIRST_FREE_DECK + FREE_DECKS):
        n = bits.write(decks[deck], far + ((deck - FIRST_FREE_DECK) << 5), out, n)
    return n


def card_of(action: int, near: int, far: int) -> int:
    """Return the card that an action is about."""
    return FIRST_FREE_CARD + action - far if action >= far else action - near


def is_ordinary(action: int) -> int:
    """Return whether a turn by this action takes a card: every other one is an expansion's."""
    return 1 if action < DO_DRAFT or DO_BUILD_FAR <= action < DO_DRAFT_FAR else 0


def turn_slot(action: int) -> int:
    """Return the slot that an ordinary turn takes a card from."""
    if action < FAR_ACTIONS:
        return action % NEAR_SLOTS
    if action < DO_WONDER_FAR:
        return NEAR_SLOTS + (action - FAR_ACTIONS) % FAR_SLOTS
    if action < DO_FAR_WONDER:
        return NEAR_SLOTS + (action - DO_WONDER_FAR) % FAR_SLOTS
    return (action - DO_FAR_WONDER) % MOST_SLOTS


def turn_wonder(action: int) -> int:
    """Return the wonder that an ordinary turn constructs."""
    if action < FAR_ACTIONS:
        return (action - DO_WONDER) // NEAR_SLOTS
    if action < DO_FAR_WONDER:
        return (action - DO_WONDER_FAR) // FAR_SLOTS
    return NEAR_WONDERS + (action - DO_FAR_WONDER) // MOST_SLOTS


def write_turn(accessible: int, built: int, wonders: int, out: list[int]) -> int:
    """Write what can be done with the accessible cards, ascending; return how much."""
    near = accessible & SLOTS_NEAR
    n = bits.write(built & SLOTS_NEAR, DO_BUILD, out, 0)
    n = bits.write(near, DO_DISCARD, out, n)
    some = wonders & KINDS_NEAR
    while some:
        n = bits.write(near, DO_WONDER + bits.lowest(some) * NEAR_SLOTS, out, n)
        some &= some - 1
    far = accessible >> NEAR_SLOTS
    if far:
        n = bits.write(built >> NEAR_SLOTS, DO_BUILD_FAR, out, n)
        n = bits.write(far, DO_DISCARD_FAR, out, n)
        some = wonders & KINDS_NEAR
        while some:
            n = bits.write(far, DO_WONDER_FAR + bits.lowest(some) * FAR_SLOTS, out, n)
            some &= some - 1
    some = wonders >> NEAR_WONDERS
    while some:
        n = bits.write(accessible, DO_FAR_WONDER + bits.lowest(some) * MOST_SLOTS, out, n)
        some &= some - 1
    return n


def sort(out: list[int], first: int, n: int) -> None:
    """Sort the first *n* numbers, of which the first *first* are in order already, and most of the others."""
    for place in range(first, n):
        number = out[place]
        before = place - 1
        while before >= 0 and out[before] > number:
            out[before + 1] = out[before]
            before -= 1
        out[before + 1] = number
