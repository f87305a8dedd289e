"""The conflict pawn, the military tokens and supremacy (D7)."""

from antipater.data import duel, words
from antipater.data.duel import CAPITAL
from antipater.rules.duel import printed
from antipater.rules.duel.city import City
from antipater.rules.duel.decisions import MILITARY
from antipater.rules.duel.table import Table

SHIELDS = words.Shields.number
LOOT_AT = list(duel.LOOT_AT)
TRACK_POINTS = list(duel.TRACK_POINTS)


def advance(table: Table, me: City, opp: City, shields: int) -> None:
    """Move the pawn one space a shield toward the opponent's capital (D7.1 to D7.3).

    Shields act once and are not kept; in the capital the rest of them is lost (D7.5).
    """
    for _ in range(shields):
        if not march(table, me, opp, 1):
            return


def strength(me: City, shields: int, bonus: int) -> int:
    """Return the shields that an effect brings to *me*; Strategy adds one to red cards, which have a *bonus* (D8.8)."""
    return shields + bonus * me.extra_shields


def shields_of(me: City, item: int) -> int:
    """Return the shields that an item would bring to *me* (D7.1)."""
    shields = 0
    for entry in range(printed.EFFECT_START[item], printed.EFFECT_END[item]):
        if printed.EFFECT_KIND[entry] == SHIELDS:
            shields += strength(me, printed.EFFECT_A[entry], printed.EFFECT_B[entry])
    return shields


def march(table: Table, me: City, opp: City, driven: int) -> int:
    """Move the pawn one space for *me*, who drives it or not; return 0 if the movement ends there."""
    ahead = 1 if me.seat == 0 else -1
    if table.expanded and table.parts.consume_blocker(table, table.pawn + ahead):
        return 0
    table.pawn += ahead
    if driven and table.expanded:
        table.parts.on_pawn_advanced(table, me, opp)
    distance = table.pawn * ahead
    if distance == CAPITAL:
        table.win(me.seat, MILITARY)
        return 0
    if distance > 0 and LOOT_AT[distance]:
        reach_token(table, me, opp, LOOT_AT[distance])
    return 1


def reach_token(table: Table, me: City, opp: City, coins: int) -> None:
    """Use up the opponent's military token worth *coins*, if it is still there (D7.3)."""
    token = opp.seat * 2
    if coins == LOOT_AT[6]:
        token += 1
    if table.loot >> token & 1:
        table.loot ^= 1 << token
        if table.expanded and table.parts.on_military_token(table, me, opp, token):
            return
        opp.lose(coins)


def track_points(table: Table, me: City) -> int:
    """Return what the pawn is worth to *me* (D7.4)."""
    distance = table.pawn if me.seat == 0 else -table.pawn
    return TRACK_POINTS[distance] if distance > 0 else 0
