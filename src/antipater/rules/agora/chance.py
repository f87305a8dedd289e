"""What chance brings with Agora: slots of senators, decrees, conspiracies and removed cards that are looked at."""

from antipater.data import agora as figures
from antipater.game import bits
from antipater.rules.agora import plots, senate, treason
from antipater.rules.agora.board import AgoraBoard
from antipater.rules.agora.decisions import (
    AGE_CARDS,
    CHANCE_DECREE,
    CHANCE_PEEK,
    CHANCE_PLOT,
    CHANCE_SENATOR,
    OWE_DECREES,
    OWE_PLOTTING,
    OWE_SENATORS,
)
from antipater.rules.duel import printed
from antipater.rules.duel.table import Table

CONSPIRACIES = len(figures.CONSPIRACIES)
DECREES = len(figures.DECREES)


def options(table: Table, agora: AgoraBoard, kind: int, what: int, out: list[int]) -> int:
    """Write what chance can bring."""
    if kind == OWE_SENATORS:
        free = (1 << printed.SLOT_COUNT[table.structure()]) - 1 & ~agora.senator_slots
        return bits.write(free, CHANCE_SENATOR, out, 0)
    if kind == OWE_DECREES:
        return bits.write(agora.decrees_unseen, CHANCE_DECREE + bits.lowest(what) * DECREES, out, 0)
    if kind == OWE_PLOTTING:
        return plots.look_options(agora, what - 1, out)
    there = table.unseen[table.age - 1]
    if agora.removed > 0:
        there &= ~agora.removed
    return bits.write(there, CHANCE_PEEK + (what - 1) * AGE_CARDS + ((table.age - 1) << 5), out, 0)


def apply(table: Table, agora: AgoraBoard, kind: int, what: int, outcome: int) -> None:
    """Apply what chance brings; the last of its kind removes the entry."""
    if kind == OWE_SENATORS:
        agora.senator_slots |= 1 << (outcome - CHANCE_SENATOR)
        table.leave(what - 1)
    elif kind == OWE_DECREES:
        senate.turn_decree(table, agora, (outcome - CHANCE_DECREE) // DECREES, (outcome - CHANCE_DECREE) % DECREES)
    elif kind == OWE_PLOTTING:
        plots.looked(table, agora, what - 1, (outcome - CHANCE_PLOT) % CONSPIRACIES)
    else:
        treason.peeked(table, agora, (outcome - CHANCE_PEEK) % AGE_CARDS)
