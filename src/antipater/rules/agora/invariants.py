"""What no position with Agora may break, whatever was played: tests walk through many games and ask."""

from antipater.data import agora as figures
from antipater.data.agora import CHAMBERS, CUBES, SENATOR_BACK
from antipater.game import bits
from antipater.rules.agora.board import AgoraBoard
from antipater.rules.agora.decisions import OWE_DECREES
from antipater.rules.agora.trail import LONGEST
from antipater.rules.duel.table import Table

# Numbered after the laws of Duel.
CUBES_LOST, WRONG_CONTROL, CONSPIRACY_TWICE, CONSPIRACY_LOST, SENATOR_TWICE, LONG_TRAIL = range(11, 17)
CONSPIRACIES = len(figures.CONSPIRACIES)


def invariant_violation(table: Table, agora: AgoraBoard) -> int:
    """Return the number of a law that the position breaks, 0 if it is sound."""
    for seat in range(2):
        if agora.supply(seat) < 0 or agora.supply(seat) > CUBES:
            return CUBES_LOST
    if not is_turning(table):
        for chamber in range(CHAMBERS):
            if agora.control[chamber] != agora.controller(chamber):
                return WRONG_CONTROL
    if agora.senators[0] & agora.senators[1] or (agora.senators[0] | agora.senators[1]) & table.unseen[SENATOR_BACK]:
        return SENATOR_TWICE
    if agora.trail_count > LONGEST:
        return LONG_TRAIL
    return misplaced_conspiracies(agora)


def is_turning(table: Table) -> int:
    """Return whether a decree is turned up before control is looked at (A2.8), or the game is over."""
    if table.depth == 0:
        return 1
    for place in range(table.depth):
        if table.kinds[place] == OWE_DECREES:
            return 1
    return 0


def misplaced_conspiracies(agora: AgoraBoard) -> int:
    """Check that each conspiracy is in one place, and that all are somewhere (A1.5); hidden ones are not looked at."""
    found = agora.triggered[0] | agora.triggered[1]
    known = bits.size(found)
    total = known + agora.deck_size
    for seat in range(2):
        total += agora.kept_count[seat] + agora.ready_count[seat]
        if agora.kept[seat] > 0:
            found |= agora.kept[seat]
            known += bits.size(agora.kept[seat])
            if bits.size(agora.kept[seat]) != agora.kept_count[seat]:
                return CONSPIRACY_LOST
        for place in range(seat * 14, seat * 14 + agora.ready_count[seat]):
            if agora.ready[place] >= 0:
                found |= 1 << agora.ready[place]
                known += 1
    for place in range(agora.deck_size):
        if agora.deck[place] >= 0:
            found |= 1 << agora.deck[place]
            known += 1
    if total != CONSPIRACIES:
        return CONSPIRACY_LOST
    return 0 if bits.size(found) == known else CONSPIRACY_TWICE
