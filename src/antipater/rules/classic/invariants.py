"""What no position of classic 7 Wonders may break, whatever was played: tests walk through many games and ask."""

from antipater.data import classic, classic_columns
from antipater.data.classic import AGES
from antipater.data.classic_items import BOARD_ITEMS, CARDS, DECK_SIZE, DECKS, MOST_STAGES, SIDES
from antipater.data.classic_words import COLUMNS, DEFEATS, STAGES
from antipater.rules.classic.actions import (
    AGENDA,
    BUILT,
    BUILT_FREE,
    HAND_ROOM,
    NOT_YET,
    SMALL_TURN,
    STAGED,
)
from antipater.rules.classic.city import Cities
from antipater.rules.classic.table import Table

COPIES = classic_columns.COPIES
OWN = classic_columns.OWN
NEXT_STAGE = classic_columns.NEXT_STAGE
GUILD_CARDS = classic_columns.GUILD_CARDS
EXTRA_GUILDS = classic.EXTRA_GUILDS
SETS = classic_columns.SETS
NEGATIVE, UNBALANCED, MISPLACED, UNEVEN, MISCOUNTED, OVERFLOW, UNFAIR = range(1, 8)


def invariant_violation(table: Table) -> int:
    """Return the number of a law that the position breaks, 0 if it is sound."""
    coins = 0
    for city in range(table.cities.number):
        if table.cities.coins[city] < 0:
            return NEGATIVE
        coins += table.cities.coins[city]
    if coins != table.bank:
        return UNBALANCED  # coins only come from the bank and go to it, trade moves them (C3.4)
    if misplaced(table):
        return MISPLACED
    if uneven(table):
        return UNEVEN
    if miscounted(table):
        return MISCOUNTED
    if table.depth > AGENDA - 2:
        return OVERFLOW
    return UNFAIR if unfair(table.cities) else 0


def misplaced(table: Table) -> int:
    """Return whether a card of this Age is not in exactly one place: deck, a hand, or played (C1.3)."""
    counts = [0] * 128
    if table.age == 0:
        return 0
    for kind in range(DECK_SIZE):
        counts[(table.age - 1) * DECK_SIZE + kind] += table.undealt[kind]
    for seat in range(table.players):
        for place in range(table.sizes[seat]):
            counts[table.hands[seat * HAND_ROOM + place]] += 1
            if place and table.hands[seat * HAND_ROOM + place - 1] > table.hands[seat * HAND_ROOM + place]:
                return 1
    for city in range(table.cities.number):
        for turn in range(SMALL_TURN + 1):
            place = table.place(city, table.age, turn)
            if table.uses[place] != NOT_YET:
                counts[table.cards[place]] += 1
    for card in range(CARDS - DECK_SIZE):
        due = COPIES[table.players * CARDS + card] if card // DECK_SIZE == table.age - 1 else 0
        if counts[card] != due:
            return 1
    guilds = 0
    for kind in range(DECK_SIZE):
        card = CARDS - DECK_SIZE + kind
        if counts[card] > (GUILD_CARDS >> kind & 1):
            return 1
        guilds += counts[card]
    if table.age == AGES and guilds + table.guilds_left != table.cities.number + EXTRA_GUILDS:
        return 1
    return 0


def uneven(table: Table) -> int:
    """Return whether hands differ in size once dealt, but for a card drawn or played out of turn (C2.3, C9.4)."""
    least = HAND_ROOM
    most = 0
    for seat in range(table.players):
        least = table.sizes[seat] if table.sizes[seat] < least else least
        most = table.sizes[seat] if table.sizes[seat] > most else most
    dealt = 1
    for seat in range(table.players):
        if table.uses[table.place(seat, table.age if table.age else 1, 0)] == NOT_YET:
            dealt = 0
    return 1 if dealt and most - least > 1 else 0


def miscounted(table: Table) -> int:
    """Return whether the running totals of a city are not those of its board, stages and cards counted again."""
    fresh = [0] * 24
    for city in range(table.cities.number):
        for some in range(SETS):
            fresh[some] = 0
        if table.cities.board[city] < 0 or table.cities.side[city] < 0:
            continue
        stages = 0
        cards = 0
        add_supply(BOARD_ITEMS + table.cities.board[city], fresh)
        for age in range(1, AGES + 1):
            for turn in range(SMALL_TURN + 1):
                place = table.place(city, age, turn)
                if table.uses[place] == STAGED:
                    side = table.cities.board[city] * SIDES + table.cities.side[city]
                    add_supply(NEXT_STAGE[side * (MOST_STAGES + 1) + stages], fresh)
                    stages += 1
                elif table.uses[place] in (BUILT, BUILT_FREE):
                    add_supply(table.cards[place], fresh)
                    cards += 1
        for look in range(table.looks):
            if table.look_city[look] == city and table.look_card[look] >= 0:
                add_supply(table.look_card[look], fresh)
                cards += 1
        counted = 0
        for color in range(STAGES):
            counted += table.cities.count[city * COLUMNS + color]
        if counted != cards or table.cities.count[city * COLUMNS + STAGES] != stages:
            return 1
        for some in range(SETS):
            if table.cities.own[city * SETS + some] != fresh[some]:
                return 1
        if cards != standing(table.cities, city):
            return 1  # two cards of one building would share a bit (C3.2)
    return 0


def standing(cities: Cities, city: int) -> int:
    """Return how many different cards stand in a city."""
    total = 0
    for deck in range(DECKS):
        there = cities.cards[city * DECKS + deck]
        while there:
            there &= there - 1
            total += 1
    return total


def add_supply(item: int, fresh: list[int]) -> None:
    """Add what an item supplies to a fresh total."""
    for some in range(SETS):
        fresh[some] += OWN[item * SETS + some]


def unfair(cities: Cities) -> int:
    """Return whether victories and defeats do not come in pairs (C5.1)."""
    won = 0
    lost = 0
    for city in range(cities.number):
        lost += cities.count[city * COLUMNS + DEFEATS]
        for age in range(AGES):
            won += cities.victories[city * AGES + age]
    return 1 if won != lost else 0
