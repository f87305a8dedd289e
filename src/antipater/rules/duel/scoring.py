"""The score sheet, one line a category, and the winner (D10)."""

from antipater.data.duel import COINS_PER_POINT, SCORE_LINES
from antipater.data.items import DECK_SIZE, GUILD
from antipater.data.words import BLUE, GREEN, PURPLE, TOKENS, WONDERS, YELLOW
from antipater.game import bits
from antipater.rules.duel import military, printed
from antipater.rules.duel.city import City
from antipater.rules.duel.decisions import ALL_LINES, CIVILIAN, SHARED
from antipater.rules.duel.table import Table

FIRST_GUILD = (GUILD - 1) * DECK_SIZE  # the number of the first guild
CATEGORIES = len(SCORE_LINES)


def points_per(me: City, opp: City, item: int) -> int:
    """Return the points an item gives for what is counted, in the own city or in the one that has more (D5.11)."""
    if printed.PER_POINTS[item] == 0:
        return 0
    counted = me.counted(printed.PER_COLUMNS[item])
    if printed.PER_MOST[item]:
        theirs = opp.counted(printed.PER_COLUMNS[item])
        counted = max(counted, theirs)
    return printed.PER_POINTS[item] * counted


def points_of_guilds(me: City, opp: City) -> int:
    """Return the points that the guilds of *me* give for what is counted (D5.11, D5.12)."""
    total = 0
    guilds = me.cards[GUILD - 1]
    while guilds:
        total += points_per(me, opp, FIRST_GUILD + bits.lowest(guilds))
        guilds &= guilds - 1
    return total


def points_of_tokens(me: City, opp: City) -> int:
    """Return the points that the progress tokens of *me* give for what is counted (D8.6)."""
    total = 0
    tokens = me.tokens
    while tokens:
        total += points_per(me, opp, printed.TOKEN_ITEM[bits.lowest(tokens)])
        tokens &= tokens - 1
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
        return me.points[PURPLE] + points_of_guilds(me, opp)
    if line == 5:
        return me.points[WONDERS]
    if line == 6:
        return me.points[TOKENS] + points_of_tokens(me, opp)
    return me.coins // COINS_PER_POINT


def total(table: Table, me: City, opp: City) -> int:
    """Return the points of *me*, all categories together."""
    points = 0
    for line in range(CATEGORIES):
        points += category(table, me, opp, line)
    return points + table.parts.points(table, me, opp, ALL_LINES) if table.expanded else points


def settle_by_points(table: Table) -> None:
    """End the game by points; tied, by those on blue cards; still tied, shared (D10.3)."""
    lead = total(table, table.city0, table.city1) - total(table, table.city1, table.city0)
    if lead == 0:
        lead = table.city0.points[BLUE] - table.city1.points[BLUE]
    if lead == 0:
        table.win(SHARED, CIVILIAN)
    else:
        table.win(0 if lead > 0 else 1, CIVILIAN)
