"""Removed cards: what Treason shows and constructs, and what the Statue of Liberty finds after it (A6.8, A9.11)."""

from antipater.game import bits
from antipater.game.seats import CHANCE
from antipater.rules.agora.board import AgoraBoard
from antipater.rules.agora.decisions import DO_BETRAY, OWE_PEEKING, OWE_SALVAGE
from antipater.rules.duel import build, effects
from antipater.rules.duel.city import City
from antipater.rules.duel.decisions import OWE_REMOVED
from antipater.rules.duel.table import Table

STATUE_CARDS = 2  # that Treason leaves to the Statue of Liberty (A9.11)


def owe_peeking(table: Table, agora: AgoraBoard, me: City) -> None:
    """Show the removed cards of this Age to *me* alone (A6.8, A11.3)."""
    if effects.removed_left(table) > 0:
        agora.removed_known = me.seat
        table.push(OWE_PEEKING, CHANCE, 1 + me.seat)


def peeked(table: Table, agora: AgoraBoard, card: int) -> None:
    """Note a removed card of this Age; the last one ends the looking."""
    agora.removed |= 1 << (card & 31)
    if bits.size(agora.removed) == effects.removed_left(table):
        table.pop()


def removed_cards(table: Table, agora: AgoraBoard) -> int:
    """Return whether a removed card is left that the player of Treason knows: of earlier Ages, or shown."""
    if agora.removed > 0:
        return 1
    for age in range(table.age - 1):
        if table.unseen[age]:
            return 1
    return 0


def betray_options(table: Table, agora: AgoraBoard, out: list[int]) -> int:
    """Write the removed cards of this Age and of all earlier ones (A6.8)."""
    n = 0
    for age in range(table.age - 1):
        n = bits.write(table.unseen[age], DO_BETRAY + (age << 5), out, n)
    if agora.removed > 0:
        n = bits.write(agora.removed, DO_BETRAY + ((table.age - 1) << 5), out, n)
    return n


def betray(table: Table, agora: AgoraBoard, me: City, opp: City, card: int) -> None:
    """Construct a removed card for nothing; the others go back (A6.8)."""
    table.unseen[card >> 5] &= ~(1 << (card & 31))
    if card >> 5 == table.age - 1:
        agora.removed &= ~(1 << (card & 31))
    build.build_for_nothing(table, me, opp, card)


def share_removed(table: Table, agora: AgoraBoard, me: City) -> int:
    """Owe the sharing of the two cards that Treason has left to the Statue; return whether it has (A9.11)."""
    left = effects.removed_left(table)
    if left != STATUE_CARDS:
        return 0
    table.push(OWE_SALVAGE, me.seat, 0)
    table.push(OWE_REMOVED, CHANCE, left)
    return 1


def salvage(table: Table, me: City, opp: City, card: int) -> None:
    """Construct one of the two cards; the other one goes to the discard pile (A9.11)."""
    other = table.aside & ~(1 << (card & 31))
    table.aside = 0
    table.discard_card((card & ~31) + bits.lowest(other))
    build.build_for_nothing(table, me, opp, card)
