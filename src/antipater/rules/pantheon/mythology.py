"""Tokens on the structure, looking at divinities, Gate and Theater: how divinities come to be known (P2, P4)."""

from antipater.data.pantheon import DECK, ENKI_TOKENS, LOOKED_AT, MYTHOLOGIES, SPACES
from antipater.data.words import WINGED_BULL
from antipater.game import bits
from antipater.game.seats import CHANCE
from antipater.rules.duel.city import City
from antipater.rules.duel.table import Table
from antipater.rules.pantheon.board import PantheonBoard
from antipater.rules.pantheon.decisions import (
    BOTH,
    EACH_ALONE,
    FIRST_OFFERING,
    NO_TOKEN,
    OWE_CARRYING,
    OWE_DECK,
    OWE_DIVINITY,
    OWE_LOOKING,
    OWE_ORDER,
    OWE_PLACE,
    OWE_SHOWING,
    OWE_TOPS,
    VACANT,
)

TOKEN_CARRIER = 0  # the divinity on which progress tokens are put when it is turned up (P5.1)


def gain_token(table: Table, pantheon: PantheonBoard, me: City, slot: int) -> None:
    """Take the token of a slot: an offering is kept, a mythology token also shows two divinities (P2.1 to P2.3)."""
    token = pantheon.slot_tokens[slot]
    pantheon.slot_tokens[slot] = NO_TOKEN
    if token >= FIRST_OFFERING:
        pantheon.offerings[me.seat] |= 1 << (token - FIRST_OFFERING)
    else:
        pantheon.mythology[me.seat * MYTHOLOGIES + token] += 1
        me.links |= 1 << (WINGED_BULL + token)
        look(table, pantheon, me, token)


def look(table: Table, pantheon: PantheonBoard, me: City, mythology: int) -> None:
    """Look at the top two divinities of a deck, or at the last one, and owe the placing of one (P2.2)."""
    if pantheon.deck_size[mythology] == 0:
        return
    table.push(OWE_PLACE, me.seat, mythology)
    if unknown_place(pantheon, me.seat, mythology) >= 0:
        table.push(OWE_LOOKING, CHANCE, me.seat * MYTHOLOGIES + mythology)


def looked_at(pantheon: PantheonBoard, mythology: int) -> int:
    """Return how many divinities a player looks at."""
    return LOOKED_AT if pantheon.deck_size[mythology] > LOOKED_AT else pantheon.deck_size[mythology]


def unknown_place(pantheon: PantheonBoard, seat: int, mythology: int) -> int:
    """Return the first place among those looked at that *seat* does not know yet, or -1."""
    for place in range(mythology * DECK, mythology * DECK + looked_at(pantheon, mythology)):
        if not pantheon.deck_known[place] >> seat & 1:
            return place
    return -1


def looked(table: Table, pantheon: PantheonBoard, seat: int, divinity: int) -> None:
    """Show *seat* what lies on the next place; the last one ends the looking."""
    mythology = divinity // DECK
    place = unknown_place(pantheon, seat, mythology)
    pantheon.deck[place] = divinity
    pantheon.deck_known[place] |= 1 << seat
    if pantheon.deck_known[place] == BOTH:
        pantheon.deck_known[place] |= EACH_ALONE
    if unknown_place(pantheon, seat, mythology) < 0:
        table.pop()


def place_outcomes(pantheon: PantheonBoard, place: int, base: int, out: list[int]) -> int:
    """Write which divinities may lie on a place of a deck: the one that does, or any that nobody has seen."""
    if pantheon.deck[place] >= 0:
        out[0] = base + pantheon.deck[place]
        return 1
    mythology = place // DECK
    return bits.write(pantheon.undrawn(mythology), base + mythology * DECK, out, 0)


def place_options(pantheon: PantheonBoard, mythology: int, base: int, out: list[int]) -> int:
    """Write which of the divinities looked at can go on which empty space, ascending (P2.2)."""
    n = 0
    candidates = 0
    for place in range(mythology * DECK, mythology * DECK + looked_at(pantheon, mythology)):
        if pantheon.deck[place] >= 0:  # unknown to the opponent and to spectators
            candidates |= 1 << pantheon.deck[place]
    while candidates:
        divinity = bits.lowest(candidates)
        for space in range(SPACES):
            if pantheon.spaces[space] == VACANT:
                out[n] = base + divinity * SPACES + space
                n += 1
        candidates &= candidates - 1
    return n


def place_divinity(pantheon: PantheonBoard, seat: int, divinity: int, space: int) -> None:
    """Put a divinity face down on a space; the other one stays on top of its deck (P2.2)."""
    left = looked_at(pantheon, divinity // DECK) - 1
    pantheon.leave_deck(divinity)
    pantheon.settle_on(space, divinity, 1 << seat)
    # A player who knew the top before does not know which of the two is left there (P2.4).
    if left:
        pantheon.deck_known[divinity // DECK * DECK] = 1 << seat


def show_tops(table: Table, pantheon: PantheonBoard, me: City) -> None:
    """Show the top of every deck to both, then owe the choice of one (P4.1)."""
    decks = 0
    for mythology in range(MYTHOLOGIES):
        if pantheon.deck_size[mythology]:
            decks |= 1 << mythology
    if decks:
        table.push(OWE_DIVINITY, me.seat, 0)
        table.push(OWE_TOPS, CHANCE, decks)


def name_deck(table: Table, pantheon: PantheonBoard, me: City) -> None:
    """Owe the naming of a mythology whose deck has cards (P4.3, P4.5)."""
    for mythology in range(MYTHOLOGIES):
        if pantheon.deck_size[mythology]:
            table.push(OWE_DECK, me.seat, 0)
            return


def show_deck(table: Table, pantheon: PantheonBoard, me: City, mythology: int) -> None:
    """Show a whole deck to both, then owe the choice of one (P4.3)."""
    table.push(OWE_DIVINITY, me.seat, mythology + 1)
    table.push(OWE_SHOWING, CHANCE, mythology * (DECK + 1) + pantheon.deck_size[mythology])


def show(table: Table, pantheon: PantheonBoard, place: int, divinity: int) -> None:
    """Show what lies on a place of a deck to both; one that carries tokens draws them (P5.18)."""
    pantheon.deck[place] = divinity
    pantheon.deck_known[place] = BOTH
    pantheon.offered |= 1 << divinity
    if divinity == TOKEN_CARRIER:
        draw_for_card(table, pantheon)


def draw_for_card(table: Table, pantheon: PantheonBoard) -> None:
    """Owe the progress tokens that are put on a divinity, as many as there are (P5.1)."""
    there = bits.size(table.box)
    if there:
        table.push(OWE_CARRYING, CHANCE, ENKI_TOKENS if there > ENKI_TOKENS else there)


def put_back(table: Table, pantheon: PantheonBoard, chosen: int) -> None:
    """Put back what was shown and not chosen; tokens on a card that was not chosen go to the box (P4.1, P4.4)."""
    if chosen != TOKEN_CARRIER and pantheon.offered >> TOKEN_CARRIER & 1:
        table.box |= pantheon.on_card
        pantheon.on_card = 0
    pantheon.offered = 0
    pantheon.leave_deck(chosen)


def order_rest(table: Table, pantheon: PantheonBoard, seat: int, mythology: int) -> None:
    """Owe the order of what is left of a deck; a single card has none (P4.3, P4.5)."""
    if pantheon.deck_size[mythology] > 1:
        table.push(OWE_ORDER, seat, mythology)


def put_on_top(pantheon: PantheonBoard, seat: int, divinity: int) -> None:
    """Put a divinity on top of the other one; only that player knows the order from now on (P4.3)."""
    first = divinity // DECK * DECK
    if pantheon.deck[first] != divinity:
        pantheon.deck[first + 1] = pantheon.deck[first]
        pantheon.deck[first] = divinity
    pantheon.deck_known[first] = 1 << seat
    pantheon.deck_known[first + 1] = 1 << seat
