"""Points at the end: seven lines of the score sheet, the best use of free symbols and of a copied guild (C6, C7)."""

from antipater.data import classic, classic_columns
from antipater.data.classic import AGES, COINS_PER_POINT, DEFEAT_POINTS, SET_POINTS
from antipater.data.classic_items import CARDS, DECK_SIZE, DECKS, NONE
from antipater.data.classic_words import COLUMNS, DEFEATS, OWN, STAGES, SYMBOLS
from antipater.data.words import BLUE, PURPLE, YELLOW
from antipater.game import bits
from antipater.rules.classic.city import Cities

ANY_SYMBOL = classic_columns.ANY_SYMBOL
POINTS_FOR = classic_columns.POINTS_FOR
POINTS_EACH = classic_columns.POINTS_EACH
POINTS_SCOPE = classic_columns.POINTS_SCOPE
VICTORY_POINTS = list(classic.VICTORY_POINTS)
GUILD_DECK = 3
MOST_FREE = 16  # free symbols that anybody could ever have
FIRST_GUILD = CARDS - DECK_SIZE
LINES = len(classic.SCORE_LINES)
MORE_THAN_COINS = 4096  # that anybody could ever have


def military_points(cities: Cities, seat: int) -> int:
    """Return the points of the conflict tokens, which may be negative (C7.1, C7.3)."""
    total = DEFEAT_POINTS * cities.count[seat * COLUMNS + DEFEATS]
    for age in range(AGES):
        total += VICTORY_POINTS[age] * cities.victories[seat * AGES + age]
    return total


def symbol_points(compasses: int, gears: int, tablets: int) -> int:
    """Return the points of symbols: the square of each count, and seven for every set of three (C7.1)."""
    sets = compasses if compasses < gears else gears
    sets = tablets if tablets < sets else sets
    return compasses * compasses + gears * gears + tablets * tablets + SET_POINTS * sets


def science_points(cities: Cities, seat: int, extra: int) -> int:
    """Return the points of science, free symbols and *extra* ones being what is best (C6.5)."""
    if not cities.has_city(seat) or not 0 <= extra <= MOST_FREE:
        return 0
    free = cities.any_symbol[seat] + extra
    compasses = cities.symbols[seat * SYMBOLS]
    gears = cities.symbols[seat * SYMBOLS + 1]
    tablets = cities.symbols[seat * SYMBOLS + 2]
    best = 0
    for first in range(free + 1):
        for second in range(free - first + 1):
            points = symbol_points(compasses + first, gears + second, tablets + free - first - second)
            best = points if points > best else best
    return best


def card_points(cities: Cities, seat: int, card: int, extra_guilds: int) -> int:
    """Return what a card is worth for what it counts; *extra_guilds* are purple cards besides the city's (C6.7)."""
    counted = cities.counted_in(seat, POINTS_FOR[card], POINTS_SCOPE[card])
    if POINTS_SCOPE[card] & OWN and POINTS_FOR[card] >> PURPLE & 1:
        counted += extra_guilds
    return POINTS_EACH[card] * counted


def counting_points(cities: Cities, seat: int, deck: int, extra_guilds: int) -> int:
    """Return what the cards of one deck in a city are worth for what they count (C4.1)."""
    total = 0
    there = cities.cards[seat * DECKS + deck]
    while there:
        card = deck * DECK_SIZE + bits.lowest(there)
        if POINTS_EACH[card]:
            total += card_points(cities, seat, card, extra_guilds)
        there &= there - 1
    return total


def guild_points(cities: Cities, seat: int, copied: int) -> int:
    """Return the points of the guilds, a *copied* one included, or NONE (C6.4, C6.7)."""
    if copied == NONE:
        return counting_points(cities, seat, GUILD_DECK, 0)
    total = counting_points(cities, seat, GUILD_DECK, 1)
    return total + card_points(cities, seat, copied, 1) if POINTS_EACH[copied] else total


def copied_guild(cities: Cities, seat: int) -> int:
    """Return the neighbours' guild whose copy gives the best total, symbols included, or NONE (C6.4, C6.8)."""
    if not cities.has_city(seat) or cities.copies_guild[seat] == 0:
        return NONE
    left = cities.cards[cities.left_of(seat) * DECKS + GUILD_DECK]
    there = left | cities.cards[cities.right_of(seat) * DECKS + GUILD_DECK]
    best = NONE
    most = -1
    while there:
        guild = FIRST_GUILD + bits.lowest(there)
        points = guild_points(cities, seat, guild) + science_points(cities, seat, ANY_SYMBOL[guild])
        if points > most:
            best = guild
            most = points
        there &= there - 1
    return best


def score(cities: Cities, seat: int, lines: list[int]) -> int:
    """Write the seven lines of a city's score sheet; return their sum (C7.1)."""
    copied = copied_guild(cities, seat)
    lines[0] = military_points(cities, seat)
    lines[1] = cities.coins[seat] // COINS_PER_POINT
    lines[2] = cities.points[seat * COLUMNS + STAGES]
    lines[3] = cities.points[seat * COLUMNS + BLUE]
    lines[4] = cities.points[seat * COLUMNS + YELLOW]
    for deck in range(GUILD_DECK):
        lines[4] += counting_points(cities, seat, deck, 0)
    lines[5] = guild_points(cities, seat, copied)
    lines[6] = science_points(cities, seat, ANY_SYMBOL[copied] if copied != NONE else 0)
    total = 0
    for line in range(LINES):
        total += lines[line]
    return total


def standing(cities: Cities, seat: int) -> int:
    """Return points, then coins, as one number: who has more is ahead (C7.2)."""
    lines = [0] * 7
    return score(cities, seat, lines) * MORE_THAN_COINS + cities.coins[seat]


def winners_with(cities: Cities, seat: int, players: int) -> int:
    """Return how many share the victory, *seat* among them; 0 if somebody is ahead of it (C7.2, C9.9)."""
    mine = standing(cities, seat)
    equal = 0
    for other in range(players):
        theirs = standing(cities, other)
        if theirs > mine:
            return 0
        if theirs == mine:
            equal += 1
    return equal


def score_sheet(cities: Cities, seat: int) -> list[int]:
    """Return the seven lines of a city's score sheet (C7.1)."""
    lines = [0] * 7
    cities.check_city(seat)
    score(cities, seat, lines)
    return [lines[line] for line in range(LINES)]
