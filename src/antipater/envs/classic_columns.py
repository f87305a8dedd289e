"""The columns of classic 7 Wonders, as a seat sees them: the own hand, what passed through it, every city in turn."""

from antipater.data.classic import BOARDS, BUILDINGS, TURNS
from antipater.data.classic_items import CARDS, DECKS
from antipater.data.classic_words import COLUMNS, SYMBOL_KEYS
from antipater.data.words import COLOR_KEYS
from antipater.envs.duel_columns import AGE_LABELS, MOST_COINS
from antipater.envs.encoding import Field, Read, Sheet, age_columns, card_columns
from antipater.envs.saved import classic_places
from antipater.envs.steps import MARK
from antipater.rules.classic.actions import HAND_ROOM, LEFT_OVER, MEMORY, MEMORY_AT, PLAYS, SOLD

DECISIONS = ("choose a card", "play the seventh card", "take a card of the pile")
DISCOUNTS = ("raw goods on the left", "on the right", "manufactured goods on the left", "on the right")
COUNTED = (*COLOR_KEYS, "stages", "defeats")
POWERS = (
    ("free power", "free_power", "builds a card for nothing in every Age"),
    ("free left", "free_left", "… and has not done so in this one"),
    ("seventh", "seventh", "plays the seventh card"),
    ("copies guild", "copies_guild", "copies a guild at the end"),
)


def classic_fields(players: int, me: int) -> list[Field]:
    """Return what seat *me* of so many sees."""
    sheet = Sheet(classic_places(players))
    decks = tuple(tuple(card.key for card in BUILDINGS if card.deck == deck) for deck in range(1, DECKS + 1))
    columns = card_columns(decks)
    seats = tuple((me + distance) % players for distance in range(players))
    sheet.mark("age", "the Age", "age", AGE_LABELS)
    turns = (*(f"turn {turn}" for turn in range(TURNS)), "seventh card")
    sheet.mark("turn", "the turn of the Age", "turn", turns)
    read = Read(MARK, sheet.at("kinds"), len(DECISIONS), add=-1, by=sheet.at("depth"), stride=1)
    sheet.add("owed", "the decision owed now", DECISIONS, read)
    sheet.seat("actor", "who owes it, if one seat alone does", "seats", seats, by="depth")
    sheet.number("chosen", "I have sealed my choice of this turn", f"city{me}.chosen", 1, add=1)
    labels = tuple(key for deck in decks for key in deck)
    hand = [Read(MARK, sheet.at(f"city{me}.hands[{place}]"), CARDS, columns=columns) for place in range(HAND_ROOM)]
    sheet.add("hand", "copies of this card in my hand", labels, *hand, high=HAND_ROOM)
    passed(sheet, decks)
    others = seats if players > 2 else (me, 1 - me, 2)
    for distance, city in enumerate(others):
        a_city(sheet, "my" if distance == 0 else f"city +{distance}", f"city{city}.", decks)
    return sheet.fields


def passed(sheet: Sheet, decks: tuple[tuple[str, ...], ...]) -> None:
    """Go on with the hands that passed through mine in this Age, turn by turn."""
    columns = age_columns(decks)
    each = max(columns) + 1
    reads = []
    for turn in range(TURNS):
        for place in range(MEMORY_AT[turn], MEMORY_AT[turn + 1]):
            source = sheet.at(f"memory[{place}]")
            at_age = sheet.at("age")
            reads.append(Read(MARK, source, CARDS, turn * each, by=at_age, stride=MEMORY, columns=columns))
    labels = tuple(f"turn {turn}: card {card}" for turn in range(TURNS) for card in range(each))
    meaning = "copies of this card of this Age that I held in this turn; guilds come after the cards of Age III"
    sheet.add("held", meaning, labels, *reads, high=HAND_ROOM)


def a_city(sheet: Sheet, who: str, part: str, decks: tuple[tuple[str, ...], ...]) -> None:
    """Go on with a city."""
    sheet.mark(f"{who} board", "the board", f"{part}board", tuple(board.key for board in BOARDS))
    sheet.mark(f"{who} side", "its side", f"{part}side", ("a", "b"))
    sheet.number(f"{who} coins", "coins in the treasury", f"{part}coins", MOST_COINS)
    sheet.number(f"{who} hand size", "cards in the hand", f"{part}sizes", HAND_ROOM)
    sheet.decks(f"{who} buildings", "this building stands there", f"{part}cards", decks)
    sheet.bits(f"{who} discounts", "buys these for one coin", f"{part}discounts", DISCOUNTS)
    sheet.number(f"{who} shields", "shields", f"{part}shields", 63)
    sheet.numbers(f"{who} symbols", "science symbols of this kind", f"{part}symbols", SYMBOL_KEYS, 15)
    sheet.number(f"{who} any symbol", "symbols to be chosen at the end", f"{part}any_symbol", 3)
    for name, source, meaning in POWERS:
        sheet.number(f"{who} {name}", meaning, f"{part}{source}", 1)
    sheet.numbers(f"{who} count", "cards of this colour, stages, defeats", f"{part}count", COUNTED[:COLUMNS], 31)
    sheet.numbers(f"{who} points", "… and the points printed on them", f"{part}points", COUNTED[:COLUMNS], 255)
    ages = tuple(f"age {age}" for age in AGE_LABELS[1:])
    sheet.numbers(f"{who} victories", "conflicts won in this Age", f"{part}victories", ages, 2)
    uses = tuple(0 if use in (SOLD, LEFT_OVER) else -1 for use in range(LEFT_OVER + 1))
    reads = [Read(MARK, sheet.at(f"{part}uses[{play}]"), len(uses), columns=uses) for play in range(PLAYS)]
    sheet.add(f"{who} discards", "cards discarded so far", ("discards",), *reads, high=PLAYS)
