"""The score sheet, one line a category, and the winner (D10)."""

from antipater.data import columns
from antipater.data.duel import COINS_PER_POINT, SCORE_LINES
from antipater.data.items import TOKEN_ITEMS
from antipater.data.words import BLUE, GREEN, PURPLE, TOKENS, WONDERS, YELLOW
from antipater.game import bits
from antipater.rules.duel import military
from antipater.rules.duel.actions import CIVILIAN, SHARED
from antipater.rules.duel.city import City
from antipater.rules.duel.table import Table

PER_COLUMNS = columns.PER_COLUMNS
PER_POINTS = columns.PER_POINTS
PER_MOST = columns.PER_MOST

GUILDS = 3 * 32  # the number of the first guild
CATEGORIES = len(SCORE_LINES)
ALL_LINES = -1  # what an expansion adds to all lines together


def points_per(me: City, opp: City, item: int) -> int:
    """Return the points an item gives for what is counted, in the own city or in the one that has more (D5.11)."""
    counted = me.counted(PER_COLUMNS[item])
    if PER_MOST[item]:
        theirs = opp.counted(PER_COLUMNS[item])
        counted = max(counted, theirs)
    return PER_POINTS[item] * counted


def points_per_all(me: City, opp: City, members: int, first: int) -> int:
    """Return the points that a set of items gives for what is counted; *first* is the item of member 0."""
    total = 0
    while members:
        item = first + bits.lowest(members)
        if PER_POINTS[item]:
            total += points_per(me, opp, item)
        members &= members - 1
    return total


def category(table: Table, me: City, opp: City, line: int) -> int:
    """Return one line of the score sheet of *me* (D10.2, D10.4)."""
    if line == 0:
        return military.track_points(table, me)
    if line == 1:
        return me.points[BLUE]
    if line == 2:
        return me.points[GREEN]
    if line == 3:
        return me.points[YELLOW]
    if line == 4:
        return me.points[PURPLE] + points_per_all(me, opp, me.cards[3], GUILDS)
    if line == 5:
        return me.points[WONDERS]
    if line == 6:
        return me.points[TOKENS] + points_per_all(me, opp, me.tokens, TOKEN_ITEMS)
    return me.coins // COINS_PER_POINT


def total(table: Table, me: City, opp: City) -> int:
    """Return the points of *me*, all categories together."""
    points = 0
    for line in range(CATEGORIES):
        points += category(table, me, opp, line)
    return points + table.more_points(me, opp, ALL_LINES)


def settle_by_points(table: Table) -> None:
    """End the game by points; tied, by those on blue cards; still tied, shared (D10.3)."""
    lead = total(table, table.city0, table.city1) - total(table, table.city1, table.city0)
    if lead == 0:
        lead = table.city0.points[BLUE] - table.city1.points[BLUE]
    if lead == 0:
        table.win(SHARED, CIVILIAN)
    else:
        table.win(0 if lead > 0 else 1, CIVILIAN)
