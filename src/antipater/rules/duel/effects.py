"""Effects that happen when an item arrives: one small function for each kind (D4.6, D5.9 to D5.11, D6.4 to D6.7).

A decision is owed only where there is something to choose; the rest of an item applies all the same (D4.7).
"""

from antipater.data.duel import REMOVED_PER_AGE
from antipater.data.items import DECKS
from antipater.data.words import COLORS
from antipater.game import bits
from antipater.game.seats import CHANCE
from antipater.rules.duel import printed
from antipater.rules.duel.city import City
from antipater.rules.duel.decisions import (
    OWE_DESTROY,
    OWE_DRAWING,
    OWE_DRAWN,
    OWE_REMOVED,
    OWE_REVIVE,
    OWE_ROW,
    OWE_SHARE,
)
from antipater.rules.duel.moments import NO_BUILDINGS
from antipater.rules.duel.table import Table


def coins_per(me: City, counted: int, coins: int) -> None:
    """Take coins for each item counted in the builder's city (D5.9, D5.10).

    Counted once, when the card is built: what is built later pays nothing.
    """
    me.gain(coins * me.counted(counted))


def coins_per_most(me: City, opp: City, counted: int, coins: int) -> None:
    """Take coins for each item counted in the city that has more of them (D5.11)."""
    mine = me.counted(counted)
    theirs = opp.counted(counted)
    me.gain(coins * (mine if mine > theirs else theirs))


def cards_of_color(city: City, color: int, deck: int) -> int:
    """Return the set of a city's cards of one colour in one deck."""
    if not (0 <= color < COLORS and 0 <= deck < DECKS):
        return 0
    return city.cards[deck] & printed.COLOR_CARDS[color * DECKS + deck]


def destroy_card(table: Table, me: City, opp: City, color: int) -> None:
    """Owe the choice of a card of the opponent to destroy; with none there, nothing (D6.4)."""
    if opp.count[color]:
        table.push(OWE_DESTROY, me.seat, color)


def pile_is_there(table: Table) -> int:
    """Return whether the discard pile has a card."""
    for deck in range(DECKS):
        if table.discard[deck]:
            return 1
    return 0


def build_from_discard(table: Table, me: City) -> None:
    """Owe the choice of a discarded card to construct for nothing; with an empty pile, nothing (D6.5)."""
    if pile_is_there(table):
        table.push(OWE_REVIVE, me.seat, 0)


def top_row(table: Table) -> int:
    """Return the slots of the top row whose cards can be constructed."""
    slots = table.present & printed.TOP_ROW[table.structure()]
    return slots & ~table.at_no_buildings.no_buildings(table) if table.asked & NO_BUILDINGS else slots


def build_top_row(table: Table, me: City) -> None:
    """Owe the choice of a card of the top row to construct for nothing; with none left, nothing.

    M2, M7. The card used for the wonder has left the structure already; the top row covers nothing.
    """
    if top_row(table):
        table.push(OWE_ROW, me.seat, 0)


def removed_left(table: Table) -> int:
    """Return how many of the cards of this Age that were removed at setup nobody has used (D1.6, M5)."""
    removed = bits.size(table.unseen[table.age - 1])
    face_down = table.hidden
    while face_down:
        if table.back_of(bits.lowest(face_down)) == table.age - 1:
            removed -= 1
        face_down &= face_down - 1
    return removed


def share_removed_cards(table: Table, me: City) -> None:
    """Show the removed cards of this Age to both, then owe their sharing; seen already, nothing (M3, M5)."""
    if table.expanded and table.parts.share_removed(table, me):
        return
    if removed_left(table) == REMOVED_PER_AGE:
        table.push(OWE_SHARE, me.seat, 0)
        table.push(OWE_REMOVED, CHANCE, REMOVED_PER_AGE)


def keep_token_from_box(table: Table, me: City, drawn: int) -> None:
    """Draw tokens from the box in sight of both, then owe the choice of one (D6.6)."""
    there = bits.size(table.box)
    if there:
        table.push(OWE_DRAWN, me.seat, 0)
        table.push(OWE_DRAWING, CHANCE, drawn if drawn < there else there)
