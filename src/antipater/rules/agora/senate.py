"""Influence cubes: placed, moved and removed one by one, with all that follows from each (A2, A7)."""

from antipater.data import agora as figures
from antipater.data.agora import CHAMBERS, SHIELD
from antipater.game import bits
from antipater.game.seats import CHANCE
from antipater.rules.agora.board import AgoraBoard
from antipater.rules.agora.decisions import (
    DO_INFLUENCE,
    DO_OUST,
    DO_SHIFT,
    FACE_DOWN,
    NOTHING,
    OWE_CONTROL,
    OWE_DECREES,
    OWE_INFLUENCE,
    OWE_LOOT,
    OWE_OUST,
    OWE_SHIELD,
    OWE_SHIFT,
    POLITICAL,
)
from antipater.rules.duel import military
from antipater.rules.duel.city import City
from antipater.rules.duel.table import Table

SECTION_OF = list(figures.SECTION_OF)
ALL_CHAMBERS = (1 << CHAMBERS) - 1
NEAR, FAR, FAR_MOVE = range(3)  # parts of military tokens


def owe_place(table: Table, agora: AgoraBoard, seat: int) -> None:
    """Owe the placing of a cube into any chamber; with an empty supply, nothing (A2.2, A2.10)."""
    if agora.supply(seat):
        table.push(OWE_INFLUENCE, seat, 0)


def owe_move(table: Table, agora: AgoraBoard, seat: int) -> None:
    """Owe the moving of a cube, which may be declined; with no cube in the Senate, nothing (A2.3, A2.10)."""
    if agora.in_senate(seat):
        table.push(OWE_SHIFT, seat, 0)


def owe_remove(table: Table, agora: AgoraBoard, seat: int) -> None:
    """Owe the removing of a cube of the opponent; with none there, nothing (A2.4, A2.10)."""
    if agora.in_senate(1 - seat):
        table.push(OWE_OUST, seat, 0)


def place_options(agora: AgoraBoard, seat: int, chambers: int, out: list[int], n: int) -> int:
    """Write the chambers where a cube of the supply can be placed (A2.2)."""
    return bits.write(chambers, DO_INFLUENCE, out, n) if agora.supply(seat) else n


def move_options(agora: AgoraBoard, seat: int, out: list[int], n: int) -> int:
    """Write the moves of own cubes into neighbouring chambers (A2.1, A2.3)."""
    for chamber in range(CHAMBERS):
        if agora.cubes[seat * CHAMBERS + chamber]:
            if chamber > 0:
                out[n] = DO_SHIFT + chamber * CHAMBERS + chamber - 1
                n += 1
            if chamber < CHAMBERS - 1:
                out[n] = DO_SHIFT + chamber * CHAMBERS + chamber + 1
                n += 1
    return n


def remove_options(agora: AgoraBoard, seat: int, out: list[int]) -> int:
    """Write the chambers where the opponent has a cube (A2.4)."""
    n = 0
    for chamber in range(CHAMBERS):
        if agora.cubes[(1 - seat) * CHAMBERS + chamber]:
            out[n] = DO_OUST + chamber
            n += 1
    return n


def section_chambers(section: int) -> int:
    """Return the chambers of a section as a set (A2.1)."""
    chambers = 0
    for chamber in range(CHAMBERS):
        if SECTION_OF[chamber] == section:
            chambers |= 1 << chamber
    return chambers


def place(table: Table, agora: AgoraBoard, seat: int, chamber: int) -> None:
    """Place a cube of the supply (A2.2)."""
    agora.cubes[seat * CHAMBERS + chamber] += 1
    follow(table, agora, 1 << chamber)


def move(table: Table, agora: AgoraBoard, seat: int, way: int) -> None:
    """Move a cube, *way* from one chamber to another (A2.3)."""
    agora.cubes[seat * CHAMBERS + way // CHAMBERS] -= 1
    agora.cubes[seat * CHAMBERS + way % CHAMBERS] += 1
    follow(table, agora, 1 << (way % CHAMBERS))


def remove(table: Table, agora: AgoraBoard, seat: int, chamber: int) -> None:
    """Take a cube of *seat* back into the supply of its owner (A2.4)."""
    agora.cubes[seat * CHAMBERS + chamber] -= 1
    follow(table, agora, 0)


def follow(table: Table, agora: AgoraBoard, chambers: int) -> None:
    """Turn decrees up where cubes lie now, then see who controls what (A2.6, A2.8)."""
    turned = 0
    while chambers:
        chamber = bits.lowest(chambers)
        if agora.decree[chamber] == FACE_DOWN or agora.second[chamber] == FACE_DOWN:
            turned |= 1 << chamber
        chambers &= chambers - 1
    if turned:
        table.push(OWE_CONTROL, 0, 0)
        table.push(OWE_DECREES, CHANCE, turned)
    else:
        see_control(table, agora)


def turn_decree(table: Table, agora: AgoraBoard, chamber: int, decree: int) -> None:
    """Turn up a decree of a chamber; the other one of it may follow (A1.4, A2.6)."""
    agora.decrees_unseen &= ~(1 << decree)
    if agora.decree[chamber] == FACE_DOWN:
        agora.decree[chamber] = decree
    else:
        agora.second[chamber] = decree
    left = table.subjects[table.depth - 1]
    table.leave(left if agora.second[chamber] == FACE_DOWN else left & ~(1 << chamber))


def shield_holder(agora: AgoraBoard) -> int:
    """Return the seat that has the shield decree, -1 if nobody has it (A5.9)."""
    if agora.has_decree(0, SHIELD):
        return 0
    return 1 if agora.has_decree(1, SHIELD) else NOTHING


def see_control(table: Table, agora: AgoraBoard) -> None:
    """Work out control; political supremacy, then the shield decree: the loss before the gain.

    A2.8, A2.9, A7.1, A12.1.
    """
    before = shield_holder(agora)
    agora.settle_control()
    seat = agora.control[0]
    held = 1
    while held < CHAMBERS and agora.control[held] == seat:
        held += 1
    if held == CHAMBERS and seat != NOTHING:
        table.win(seat, POLITICAL)
        return
    after = shield_holder(agora)
    if before == after:
        return
    if after >= 0:
        table.push(OWE_SHIELD, after, 0)
    if before == 0:
        lose_shield(table, table.city0, table.city1)
    elif before == 1:
        lose_shield(table, table.city1, table.city0)


def lose_shield(table: Table, loser: City, other: City) -> None:
    """Move the pawn back: it counts as the other player's move, but takes no coin (A7.2, A7.3, A9.12)."""
    military.march(table, other, loser, 0)


def gain_shield(table: Table, me: City, opp: City) -> None:
    """Move the pawn toward the opponent's capital; Strategy never adds (A7.1, A7.2)."""
    military.march(table, me, opp, 1)


def owe_token(table: Table, seat: int, part: int) -> None:
    """Owe a military token, after those that the same movement reached before it (A7.4, A7.5)."""
    top = table.depth - 1
    if part == FAR and top >= 0 and table.kinds[top] == OWE_LOOT and table.subjects[top] == NEAR:
        table.subjects[top] = FAR
        table.push(OWE_LOOT, seat, NEAR)
    else:
        table.push(OWE_LOOT, seat, part)


def apply_token(table: Table, agora: AgoraBoard, seat: int, part: int) -> None:
    """Carry out a military token: a place, or a remove and then a move (A7.4)."""
    if part == NEAR:
        owe_place(table, agora, seat)
    elif part == FAR:
        table.push(OWE_LOOT, seat, FAR_MOVE)
        owe_remove(table, agora, seat)
    else:
        owe_move(table, agora, seat)
