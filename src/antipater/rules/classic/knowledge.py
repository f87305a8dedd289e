"""What a seat knows (C8): its hands as they were, what it saw built, its own discards, the pile when it looked at it.

A view keeps what passed through the viewer's hands in `memory`, turn by turn, and the pile in `looked`; everything
that the viewer cannot know is UNKNOWN. Choices that others have sealed are as if they had not been made yet.
"""

from antipater.data.classic import AGES, FREE_CITY, TURNS
from antipater.data.classic_items import CARDS
from antipater.game.seats import UNKNOWN
from antipater.rules.classic import actions, seating
from antipater.rules.classic.actions import (
    BUILT_FREE,
    HAND_ROOM,
    MEMORY,
    MOST_LOOKS,
    NOBODY,
    NOT_YET,
    SMALL_TURN,
    UNDEALT,
)
from antipater.rules.classic.table import Table

MEMORY_AT = list(actions.MEMORY_AT)


def hide_from(table: Table, viewer: int) -> None:
    """Turn a true position into what *viewer* knows of it; a viewer who sits nowhere sees what all see."""
    clear_memory(table)
    for age in range(1, table.age + 1):
        for turn in range(TURNS):
            if viewer < table.players and table.uses[table.place(viewer, age, turn)] != NOT_YET:
                remember_hand(table, viewer, age, turn)
    for look in range(table.looks):
        if table.look_seat[look] == viewer:
            remember_pile(table, look)
    hide_cards(table, viewer)
    hide_hands(table, viewer)
    table.viewer = viewer


def clear_memory(table: Table) -> None:
    """Remember nothing: a position that is loaded again may still hold what a viewer knew of another."""
    for place in range(AGES * MEMORY):
        table.memory[place] = NOBODY
    for place in range(MOST_LOOKS * CARDS):
        table.looked[place] = 0


def remember_hand(table: Table, viewer: int, age: int, turn: int) -> None:
    """Write down the hand that the viewer had in one turn: what left it since, and what is still there (C8.1)."""
    counts = [0] * 128
    packet = 0
    while seating.holder(table.players, packet, age, turn) != viewer:
        packet += 1
    for later in range(turn, SMALL_TURN + 1):
        seat = seating.holder(table.players, packet, age, later)
        count_card(table.cards[table.place(seat, age, later)], 1, counts)
        if table.players == FREE_CITY and later < SMALL_TURN and seating.controller(age, later) == seat:
            count_card(table.cards[table.place(FREE_CITY, age, later)], 1, counts)
            if later > turn:
                count_card(table.draws[(age - 1) * 7 + later], -1, counts)
    if age == table.age:
        seat = seating.holder(table.players, packet, age, table.turn)
        for place in range(table.sizes[seat]):
            count_card(table.hands[seat * HAND_ROOM + place], 1, counts)
    n = (age - 1) * MEMORY + MEMORY_AT[turn]
    for card in range(CARDS):
        for _ in range(counts[card]):
            table.memory[n] = card
            n += 1


def count_card(card: int, sign: int, counts: list[int]) -> None:
    """Add a card to a count, or take it off, if there is one."""
    if card >= 0:
        counts[card] += sign


def remember_pile(table: Table, look: int) -> None:
    """Write down the pile as it was at a look (C8.1)."""
    counts = [0] * 128
    table.count_pile(look, counts)
    for card in range(CARDS):
        table.looked[look * CARDS + card] = counts[card]


def hide_cards(table: Table, viewer: int) -> None:
    """Hide the cards that others discarded or put under a stage, and what they drew (C8.2, C9.4)."""
    for age in range(1, AGES + 1):
        for turn in range(SMALL_TURN + 1):
            for city in range(table.cities.number):
                place = table.place(city, age, turn)
                if table.uses[place] > BUILT_FREE and not played_by(table, city, age, turn, viewer):
                    table.cards[place] = UNKNOWN
            if table.players == FREE_CITY and seating.controller(age, turn) != viewer:
                table.draws[(age - 1) * 7 + turn] = UNKNOWN


def played_by(table: Table, city: int, age: int, turn: int, viewer: int) -> int:
    """Return whether the viewer played the card of a city; no player did so with the last card of the deck (C9.7)."""
    if city < table.players:
        return 1 if city == viewer else 0
    return 1 if turn < SMALL_TURN and seating.controller(age, turn) == viewer else 0


def hide_hands(table: Table, viewer: int) -> None:
    """Hide the other hands, the deck, and the choices that others have sealed (C2.1)."""
    for seat in range(table.players):
        if seat != viewer:
            table.chosen[seat] = NOBODY
            for place in range(HAND_ROOM):
                table.hands[seat * HAND_ROOM + place] = UNKNOWN
    if table.players == FREE_CITY and seating.controller(table.age, table.turn) != viewer:
        table.chosen[FREE_CITY] = NOBODY
    for kind in range(UNDEALT):
        table.undealt[kind] = UNKNOWN
    table.guilds_left = UNKNOWN


def fill_hidden(
    table: Table, cards: list[int], hands: list[int], draws: list[int], undealt: list[int], guilds_left: int
) -> None:
    """Make a view a position again: everything hidden as given, nothing remembered."""
    sizes = (len(cards), len(hands), len(draws), len(undealt))
    if sizes != (147, 56, 21, UNDEALT) or min(*cards, *hands, *draws) < UNKNOWN or max(*cards, *hands, *draws) >= CARDS:
        raise ValueError("these are not the cards of a whole table")
    if min(undealt) < 0 or max(undealt) >= CARDS:
        raise ValueError("no deck has so many copies of a card")
    for place in range(147):
        table.cards[place] = cards[place]
    for place in range(56):
        table.hands[place] = hands[place]
    for place in range(21):
        table.draws[place] = draws[place]
    for kind in range(UNDEALT):
        table.undealt[kind] = undealt[kind]
    table.guilds_left = guilds_left
    clear_memory(table)
    table.viewer = NOBODY
