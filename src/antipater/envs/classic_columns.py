"""The columns of classic 7 Wonders, as a seat sees them: the own hand, what passed through it, every city in turn."""

from functools import cache

from antipater.data.classic import AGES, BOARDS, BUILDINGS, TURNS
from antipater.data.classic_items import CARDS, DECKS
from antipater.data.classic_words import COLUMNS, SYMBOL_KEYS, SYMBOLS
from antipater.data.words import COLOR_KEYS
from antipater.envs.encoding import AGE_LABELS, MOST_NUMBER, Field, Read, Sheet, age_columns, card_columns
from antipater.envs.saved import Places, numbered
from antipater.envs.steps import MARK
from antipater.game.contract import Game
from antipater.rules.classic.actions import HAND_ROOM, LEFT_OVER, MEMORY, MEMORY_AT, PLAYS, SOLD
from antipater.rules.classic.ruleset import Classic

# Where the integers lie that say how much is saved.
VIEWER, PLAYERS, CITIES = 0, 1, 92
DECISIONS = ("choose a card", "play the seventh card", "take a card of the pile")
DISCOUNTS = ("raw goods on the left", "on the right", "manufactured goods on the left", "on the right")
COUNTED = (*COLOR_KEYS, "stages", "defeats")
POWERS = (
    ("free power", "free_power", "builds a card for nothing in every Age"),
    ("free left", "free_left", "… and has not done so in this one"),
    ("seventh", "seventh", "plays the seventh card"),
    ("copies guild", "copies_guild", "copies a guild at the end"),
)


@cache
def classic_places(players: int) -> Places:
    """Return where everything is in a saved observation: `hands`, `cities.coins`."""
    seen = Classic(players=str(players)).start().observe(0)
    numbered(seen, kept={VIEWER: 0, PLAYERS: players, CITIES: seen.cities.number})
    places = Places()
    places.add(seen)
    places.add(seen.cities, "cities.")
    return places


def classic_fields(game: Game, me: int) -> list[Field]:
    """Return what seat *me* sees."""
    players = game.seats
    sheet = Sheet(classic_places(players))
    decks = tuple(tuple(card.key for card in BUILDINGS if card.deck == deck) for deck in range(1, DECKS + 1))
    columns = card_columns(decks)
    seats = tuple((me + distance) % players for distance in range(players))
    sheet.mark("age", "the Age", "age", AGE_LABELS)
    turns = (*(f"turn {turn}" for turn in range(TURNS)), "seventh card")
    sheet.mark("turn", "the turn of the Age", "turn", turns)
    read = Read(MARK, sheet.at("kinds"), len(DECISIONS), add=-1, by=sheet.at("depth"), stride=1)
    sheet.add("owed", "the decision that is due now", DECISIONS, read)
    sheet.seat("actor", "who must make it, if one seat alone must", "seats", seats, by="depth")
    sheet.number("chosen", "I have sealed my choice of this turn", f"chosen[{me}]", 1, add=1)
    labels = tuple(key for deck in decks for key in deck)
    hands = range(me * HAND_ROOM, (me + 1) * HAND_ROOM)
    hand = [Read(MARK, sheet.at("hands", place), CARDS, columns=columns) for place in hands]
    sheet.add("hand", "copies of this card in my hand", labels, *hand, high=HAND_ROOM)
    passed(sheet, decks)
    others = seats if players > 2 else (me, 1 - me, 2)
    for distance, city in enumerate(others):
        a_city(sheet, "my" if distance == 0 else f"city +{distance}", city, decks)
    return sheet.fields


def passed(sheet: Sheet, decks: tuple[tuple[str, ...], ...]) -> None:
    """Add the hands that passed through mine in this Age, turn by turn."""
    columns = age_columns(decks)
    each = max(columns) + 1
    reads = []
    for turn in range(TURNS):
        for place in range(MEMORY_AT[turn], MEMORY_AT[turn + 1]):
            source = sheet.at("memory", place)
            at_age = sheet.at("age")
            reads.append(Read(MARK, source, CARDS, turn * each, by=at_age, stride=MEMORY, columns=columns))
    labels = tuple(f"turn {turn}: card {card}" for turn in range(TURNS) for card in range(each))
    meaning = "copies of this card of this Age that I held in this turn; guilds come after the cards of Age III"
    sheet.add("held", meaning, labels, *reads, high=HAND_ROOM)


def a_city(sheet: Sheet, who: str, city: int, decks: tuple[tuple[str, ...], ...]) -> None:
    """Add a city."""
    sheet.mark(f"{who} board", "the board", f"cities.board[{city}]", tuple(board.key for board in BOARDS))
    sheet.mark(f"{who} side", "its side", f"cities.side[{city}]", ("a", "b"))
    sheet.number(f"{who} coins", "coins in the treasury", f"cities.coins[{city}]", MOST_NUMBER)
    sheet.number(f"{who} hand size", "cards in the hand", f"sizes[{city}]", HAND_ROOM)
    sheet.decks(f"{who} buildings", "this building stands there", f"cities.cards[{city * DECKS}]", decks)
    sheet.bits(f"{who} discounts", "buys these for one coin", f"cities.discounts[{city}]", DISCOUNTS)
    sheet.number(f"{who} shields", "shields", f"cities.shields[{city}]", 63)
    sheet.numbers(
        f"{who} symbols", "science symbols of this kind", f"cities.symbols[{city * SYMBOLS}]", SYMBOL_KEYS, 15
    )
    sheet.number(f"{who} any symbol", "symbols to be chosen at the end", f"cities.any_symbol[{city}]", 3)
    for name, source, meaning in POWERS:
        sheet.number(f"{who} {name}", meaning, f"cities.{source}[{city}]", 1)
    sheet.numbers(
        f"{who} count",
        "cards of this colour, stages, defeats",
        f"cities.count[{city * COLUMNS}]",
        COUNTED[:COLUMNS],
        31,
    )
    sheet.numbers(
        f"{who} points",
        "… and the points printed on them",
        f"cities.points[{city * COLUMNS}]",
        COUNTED[:COLUMNS],
        MOST_NUMBER,
    )
    ages = tuple(f"age {age}" for age in AGE_LABELS[1:])
    sheet.numbers(f"{who} victories", "conflicts won in this Age", f"cities.victories[{city * AGES}]", ages, 2)
    uses = tuple(0 if use in (SOLD, LEFT_OVER) else -1 for use in range(LEFT_OVER + 1))
    plays = range(city * PLAYS, (city + 1) * PLAYS)
    reads = [Read(MARK, sheet.at("uses", play), len(uses), columns=uses) for play in plays]
    sheet.add(f"{who} discards", "cards discarded so far", ("discards",), *reads, high=PLAYS)
