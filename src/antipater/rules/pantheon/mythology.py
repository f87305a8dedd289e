"""Tokens on the structure, looking at divinities, Gate and Theater: how divinities come to be known (P2, P4)."""

from antipater.data.pantheon import DECK, ENKI_TOKENS, LOOKED_AT, MYTHOLOGIES, SPACES
from antipater.data.words import WINGED_BULL
from antipater.game import bits
from antipater.game.seats import CHANCE
from antipater.rules.duel.city import City
from antipater.rules.pantheon.actions import (
    CHOOSING_DIVINITY,
    DRAWING_FOR_CARD,
    FIRST_OFFERING,
    LOOKING,
    NAMING,
    NO_TOKEN,
    ORDERING,
    PLACING,
    SHOWING_DECK,
    SHOWING_TOPS,
    VACANT,
)
from antipater.rules.pantheon.table import PantheonTable

TOKEN_CARRIER = 0  # the divinity on which progress tokens are put when it is turned up (P5.1)
BOTH = 0b11


def gain_token(table: PantheonTable, me: City, slot: int) -> None:
    """Take the token of a slot: an offering is kept, a mythology token also shows two divinities (P2.1 to P2.3)."""
    token = table.slot_tokens[slot]
    table.slot_tokens[slot] = NO_TOKEN
    if token >= FIRST_OFFERING:
        table.offerings[me.seat] |= 1 << (token - FIRST_OFFERING)
    else:
        table.mythology[me.seat * MYTHOLOGIES + token] += 1
        me.links |= 1 << (WINGED_BULL + token)
        look(table, me, token)


def look(table: PantheonTable, me: City, mythology: int) -> None:
    """Look at the top two divinities of a deck, or at the last one, and owe the placing of one (P2.2)."""
    if table.deck_size[mythology] == 0:
        return
    table.push(PLACING, me.seat, mythology)
    if unknown_place(table, me.seat, mythology) >= 0:
        table.push(LOOKING, CHANCE, me.seat * MYTHOLOGIES + mythology)


def looked_at(table: PantheonTable, mythology: int) -> int:
    """Return how many divinities a player looks at."""
    return LOOKED_AT if table.deck_size[mythology] > LOOKED_AT else table.deck_size[mythology]


def unknown_place(table: PantheonTable, seat: int, mythology: int) -> int:
    """Return the first place among those looked at that *seat* does not know yet, or -1."""
    for place in range(mythology * DECK, mythology * DECK + looked_at(table, mythology)):
        if not table.deck_known[place] >> seat & 1:
            return place
    return -1


def looked(table: PantheonTable, seat: int, divinity: int) -> None:
    """Let *seat* know what lies on the next place; the last one ends the looking."""
    mythology = divinity // DECK
    place = unknown_place(table, seat, mythology)
    table.deck[place] = divinity
    table.deck_known[place] |= 1 << seat
    if unknown_place(table, seat, mythology) < 0:
        table.pop()


def place_outcomes(table: PantheonTable, place: int, base: int, out: list[int]) -> int:
    """Write which divinities may lie on a place of a deck: the one that does, or any that nobody has seen."""
    if table.deck[place] >= 0:
        out[0] = base + table.deck[place]
        return 1
    mythology = place // DECK
    return bits.write(table.undrawn(mythology), base + mythology * DECK, out, 0)


def place_options(table: PantheonTable, mythology: int, base: int, out: list[int]) -> int:
    """Write which of the divinities looked at can go on which empty space, ascending (P2.2)."""
    n = 0
    candidates = 0
    for place in range(mythology * DECK, mythology * DECK + looked_at(table, mythology)):
        if table.deck[place] >= 0:  # unknown to whoever only watches
            candidates |= 1 << table.deck[place]
    while candidates:
        divinity = bits.lowest(candidates)
        for space in range(SPACES):
            if table.spaces[space] == VACANT:
                out[n] = base + divinity * SPACES + space
                n += 1
        candidates &= candidates - 1
    return n


def place_divinity(table: PantheonTable, seat: int, divinity: int, space: int) -> None:
    """Put a divinity face down on a space; the other one stays on top of its deck (P2.2)."""
    left = looked_at(table, divinity // DECK) - 1
    table.leave_deck(divinity)
    table.settle_on(space, divinity, 1 << seat)
    # Whoever knew the top before knows no longer which of the two is left there (P2.4).
    if left:
        table.deck_known[divinity // DECK * DECK] = 1 << seat


def show_tops(table: PantheonTable, me: City) -> None:
    """Show the top of every deck to both, then owe the choice of one (P4.1)."""
    decks = 0
    for mythology in range(MYTHOLOGIES):
        if table.deck_size[mythology]:
            decks |= 1 << mythology
    if decks:
        table.push(CHOOSING_DIVINITY, me.seat, 0)
        table.push(SHOWING_TOPS, CHANCE, decks)


def name_deck(table: PantheonTable, me: City) -> None:
    """Owe the naming of a mythology whose deck has cards (P4.3, P4.5)."""
    for mythology in range(MYTHOLOGIES):
        if table.deck_size[mythology]:
            table.push(NAMING, me.seat, 0)
            return


def show_deck(table: PantheonTable, me: City, mythology: int) -> None:
    """Show a whole deck to both, then owe the choice of one (P4.3)."""
    table.push(CHOOSING_DIVINITY, me.seat, mythology + 1)
    table.push(SHOWING_DECK, CHANCE, mythology * (DECK + 1) + table.deck_size[mythology])


def show(table: PantheonTable, place: int, divinity: int) -> None:
    """Show what lies on a place of a deck to both; one that carries tokens draws them (P5.18)."""
    table.deck[place] = divinity
    table.deck_known[place] = BOTH
    table.offered |= 1 << divinity
    if divinity == TOKEN_CARRIER:
        draw_for_card(table)


def draw_for_card(table: PantheonTable) -> None:
    """Owe the progress tokens that are put on a divinity, as many as there are (P5.1)."""
    there = bits.size(table.box)
    if there:
        table.push(DRAWING_FOR_CARD, CHANCE, ENKI_TOKENS if there > ENKI_TOKENS else there)


def put_back(table: PantheonTable, chosen: int) -> None:
    """Put back what was shown and not chosen; tokens on a card that was not chosen go to the box (P4.1, P4.4)."""
    if chosen != TOKEN_CARRIER and table.offered >> TOKEN_CARRIER & 1:
        table.box |= table.on_card
        table.on_card = 0
    table.offered = 0
    table.leave_deck(chosen)


def order_rest(table: PantheonTable, seat: int, mythology: int) -> None:
    """Owe the order of what is left of a deck; a single card has none (P4.3, P4.5)."""
    if table.deck_size[mythology] > 1:
        table.push(ORDERING, seat, mythology)


def put_on_top(table: PantheonTable, seat: int, divinity: int) -> None:
    """Put a divinity on top of the other one; only that player knows the order from now on (P4.3)."""
    first = divinity // DECK * DECK
    if table.deck[first] != divinity:
        table.deck[first + 1] = table.deck[first]
        table.deck[first] = divinity
    table.deck_known[first] = 1 << seat
    table.deck_known[first + 1] = 1 << seat
