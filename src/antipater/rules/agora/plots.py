"""The deck of conspiracies and what players hold of it: looking, keeping, preparing, turning up (A4, A11)."""

from antipater.data.agora import CONSPIRACIES, LOOKED_AT
from antipater.game import bits
from antipater.game.seats import CHANCE
from antipater.rules.agora import trail
from antipater.rules.agora.board import AgoraBoard
from antipater.rules.agora.decisions import (
    CHANCE_PLOT,
    DO_RETAIN,
    NOTHING,
    OWE_KEEP_BOTH,
    OWE_PLOTTING,
    OWE_RETAIN,
    TOP,
    UNDRAWN,
)
from antipater.rules.agora.trail import KEPT_BOTH, PREPARED, TO_BOTTOM, TO_TOP, TRIGGERED, TRIGGERED_UNPREPARED
from antipater.rules.duel.city import City
from antipater.rules.duel.table import Table

COUNT = len(CONSPIRACIES)
ALL = (1 << COUNT) - 1


def conspire(table: Table, agora: AgoraBoard, me: City) -> None:
    """Look at the top two conspiracies and owe the keeping of one, or keep both (A4.1, A4.2).

    The deck runs out only in positions that are made by hand; then there is nothing to look at.
    """
    if agora.deck_size < LOOKED_AT:
        return
    if agora.keeps_both(me):
        table.push(OWE_KEEP_BOTH, me.seat, 0)
    else:
        table.push(OWE_RETAIN, me.seat, 0)
    if next_look(agora, me.seat) >= 0:
        table.push(OWE_PLOTTING, CHANCE, 1 + me.seat)


def next_look(agora: AgoraBoard, seat: int) -> int:
    """Return the first of the top two places that a seat does not know, or -1."""
    for place in range(LOOKED_AT):
        if not agora.deck_known[place] >> seat & 1:
            return place
    return -1


def look_options(agora: AgoraBoard, seat: int, out: list[int]) -> int:
    """Write which conspiracies may lie on the next place: the one that does, or any that nobody has seen."""
    place = next_look(agora, seat)
    if agora.deck[place] >= 0:
        out[0] = CHANCE_PLOT + seat * COUNT + agora.deck[place]
        return 1
    return bits.write(undrawn(agora), CHANCE_PLOT + seat * COUNT, out, 0)


def undrawn(agora: AgoraBoard) -> int:
    """Return the conspiracies that nobody has looked at, as a set."""
    there = ALL & ~(agora.triggered[0] | agora.triggered[1])
    for seat in range(2):
        if agora.kept[seat] > 0:
            there &= ~agora.kept[seat]
        for place in range(seat * 14, seat * 14 + agora.ready_count[seat]):
            if agora.ready[place] >= 0:
                there &= ~(1 << agora.ready[place])
    for place in range(agora.deck_size):
        if agora.deck[place] >= 0:
            there &= ~(1 << agora.deck[place])
    return there


def looked(table: Table, agora: AgoraBoard, seat: int, conspiracy: int) -> None:
    """Show a seat what lies on the next place; the last one ends the looking."""
    place = next_look(agora, seat)
    agora.deck[place] = conspiracy
    agora.deck_known[place] |= 1 << seat
    if next_look(agora, seat) < 0:
        table.pop()


def retain_options(agora: AgoraBoard, out: list[int]) -> int:
    """Write which of the top two can be kept, and where the other one goes (A4.1)."""
    if agora.deck[0] < 0 or agora.deck[1] < 0:
        return 0  # a viewer who does not know them
    lower = agora.deck[0] if agora.deck[0] < agora.deck[1] else agora.deck[1]
    upper = agora.deck[0] + agora.deck[1] - lower
    out[0] = DO_RETAIN + 2 * lower
    out[1] = out[0] + 1
    out[2] = DO_RETAIN + 2 * upper
    out[3] = out[2] + 1
    return 4


def note(agora: AgoraBoard, entry: int) -> None:
    """Write an entry of the trail."""
    agora.trail[agora.trail_count] = entry
    agora.trail_count += 1


def retain(agora: AgoraBoard, seat: int, conspiracy: int, end: int) -> None:
    """Keep one of the top two; the other one goes to an end of the deck (A4.1)."""
    deed = TO_TOP if end == TOP else TO_BOTTOM
    which = 0 if agora.deck[0] == conspiracy else 1
    note(agora, trail.entry(seat, deed, NOTHING, agora.deck[0], agora.deck[1], which))
    other = agora.deck[0] + agora.deck[1] - conspiracy
    draw(agora)
    draw(agora)
    keep(agora, seat, conspiracy)
    to = 0 if end == TOP else agora.deck_size
    for below in range(agora.deck_size, to, -1):
        agora.deck[below] = agora.deck[below - 1]
        agora.deck_known[below] = agora.deck_known[below - 1]
    agora.deck[to] = other
    agora.deck_known[to] = 1 << seat
    agora.deck_size += 1


def keep_both(agora: AgoraBoard, seat: int) -> None:
    """Keep the top two (A4.2)."""
    note(agora, trail.entry(seat, KEPT_BOTH, NOTHING, agora.deck[0], agora.deck[1], NOTHING))
    keep(agora, seat, agora.deck[0])
    keep(agora, seat, agora.deck[1])
    draw(agora)
    draw(agora)


def draw(agora: AgoraBoard) -> None:
    """Take the top of the deck away."""
    for place in range(agora.deck_size - 1):
        agora.deck[place] = agora.deck[place + 1]
        agora.deck_known[place] = agora.deck_known[place + 1]
    agora.deck_size -= 1
    agora.deck[agora.deck_size] = UNDRAWN
    agora.deck_known[agora.deck_size] = 0


def keep(agora: AgoraBoard, seat: int, conspiracy: int) -> None:
    """Give a seat a conspiracy, face down."""
    agora.kept[seat] |= 1 << conspiracy
    agora.kept_count[seat] += 1


def prepare(agora: AgoraBoard, seat: int, conspiracy: int, card: int) -> None:
    """Put a card under a conspiracy, any of those that a seat has (A4.3, A4.10)."""
    note(agora, trail.entry(seat, PREPARED, NOTHING, conspiracy, NOTHING, NOTHING))
    agora.kept[seat] &= ~(1 << conspiracy)
    agora.kept_count[seat] -= 1
    agora.ready[seat * 14 + agora.ready_count[seat]] = conspiracy
    agora.ready_cards[seat * 14 + agora.ready_count[seat]] = card
    agora.ready_count[seat] += 1


def turn_up(agora: AgoraBoard, seat: int, conspiracy: int) -> None:
    """Turn up a conspiracy, prepared or not; it stays face up with its card (A4.4, A4.6, A8.2)."""
    if agora.kept[seat] >> conspiracy & 1:
        note(agora, trail.entry(seat, TRIGGERED_UNPREPARED, conspiracy, NOTHING, NOTHING, NOTHING))
        agora.kept[seat] &= ~(1 << conspiracy)
        agora.kept_count[seat] -= 1
    else:
        place = seat * 14
        while agora.ready[place] != conspiracy:
            place += 1
        shown = (place - seat * 14) * COUNT + conspiracy
        note(agora, trail.entry(seat, TRIGGERED, shown, NOTHING, NOTHING, NOTHING))
        agora.under[conspiracy] = agora.ready_cards[place]
        agora.ready_count[seat] -= 1
        last = seat * 14 + agora.ready_count[seat]
        while place < last:
            agora.ready[place] = agora.ready[place + 1]
            agora.ready_cards[place] = agora.ready_cards[place + 1]
            place += 1
        agora.ready[last] = NOTHING
        agora.ready_cards[last] = NOTHING
    agora.triggered[seat] |= 1 << conspiracy
