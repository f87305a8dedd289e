"""The columns of Duel and of Pantheon, as a seat sees them."""

from antipater.data.columns import ALL, BASE, BY_NUMBER
from antipater.data.duel import CAPITAL, SLOTS
from antipater.data.items import CARDS, DECK_SIZE, DECKS, DIVINITY_ITEMS, TOKEN_ITEMS, WONDER_ITEMS, Item
from antipater.data.pantheon import DECK, MYTHOLOGIES, OFFERINGS, SPACES
from antipater.data.words import COLOR_KEYS, GOOD_KEYS, LINK_KEYS, SYMBOL_KEYS
from antipater.envs.encoding import Field, Read, Sheet, age_columns, card_columns
from antipater.envs.saved import duel_places
from antipater.envs.steps import BITS, MARK
from antipater.rules.duel import actions as duel
from antipater.rules.pantheon import actions as pantheon_actions

AGE_LABELS = ("before the first", "I", "II", "III")
MOST_COINS, MOST_POINTS = 255, 255
TRACK = 2 * CAPITAL + 1
SLOT_LABELS = tuple(f"slot {slot}" for slot in range(SLOTS))
SPACE_LABELS = tuple(f"space {space}" for space in range(SPACES))
TRACK_LABELS = tuple(f"{space - CAPITAL:+}" for space in range(TRACK))
COUNTED = (*COLOR_KEYS, "wonders", "tokens")
MYTHOLOGY_KEYS = ("mesopotamian", "phoenician", "greek", "egyptian", "roman")
TOKEN_LABELS = (*MYTHOLOGY_KEYS, *(f"offering {value}" for value in OFFERINGS))


def keys(items: tuple[Item, ...], first: int, last: int) -> tuple[str, ...]:
    """Return the names of items with numbers from *first* up to *last*, up to the highest that there is."""
    numbers = [item.number - first for item in items if first <= item.number < last]
    return tuple(BY_NUMBER[first + place].key for place in range(max(numbers) + 1))


def duel_fields(pantheon: bool, me: int) -> list[Field]:
    """Return what seat *me* sees."""
    items = ALL if pantheon else BASE
    sheet = Sheet(duel_places(pantheon))
    decks = tuple(keys(items, deck * DECK_SIZE, (deck + 1) * DECK_SIZE) for deck in range(DECKS))
    tokens = keys(items, TOKEN_ITEMS, DIVINITY_ITEMS)
    wonders = keys(ALL, WONDER_ITEMS, TOKEN_ITEMS)  # the promo wonders are the last ones
    table(sheet, me)
    structure(sheet, decks)
    sheet.bits("board", "this progress token lies on the board", "board", tokens)
    sheet.bits("box", "this progress token is in the box", "box", tokens)
    sheet.bits("drawn", "this progress token was drawn from the box", "drawn", tokens)
    sheet.bits("pool", "nobody has seen this wonder yet", "pool", wonders)
    sheet.bits("shown", "this wonder is laid out for the draft", "shown", wonders)
    for who, seat in (("my", me), ("their", 1 - me)):
        city(sheet, who, f"city{seat}.", decks, wonders, tokens)
    if pantheon:
        divine_table(sheet, me, decks)
        for who, seat in (("my", me), ("their", 1 - me)):
            divine_city(sheet, who, seat)
    return sheet.fields


def table(sheet: Sheet, me: int) -> None:
    """Go on with the course of the game."""
    sign = 1 if me == 0 else -1
    kinds = (*duel.KINDS, *pantheon_actions.KINDS) if "deck" in sheet.places.first else duel.KINDS
    owed = tuple(kind for kind in kinds if kind < duel.TURNING)
    columns = tuple(owed.index(kind) if kind in owed else -1 for kind in range(max(owed) + 1))
    read = Read(MARK, sheet.at("kinds"), len(columns), columns=columns, by=sheet.at("depth"), stride=1)
    sheet.mark("edition", "the printing of the rules", "edition", ("revised", "first"))
    sheet.mark("age", "the Age", "age", AGE_LABELS)
    sheet.add("owed", "the decision owed now, by its number", tuple(f"decision {kind}" for kind in owed), read)
    sheet.seat("actor", "who owes it", "seats", (me, 1 - me), by="depth")
    sheet.seat("turn", "whose turn it is", "turn", (me, 1 - me))
    sheet.number("again", "the active player has earned another turn", "replay", 1)
    read = Read(MARK, sheet.at("pawn"), TRACK, add=CAPITAL, sign=sign)
    sheet.add("pawn", "where the conflict pawn is; my capital is at -9", TRACK_LABELS, read)
    for who, seat in (("my", me), ("their", 1 - me)):
        sheet.bits(f"{who} loot", f"military tokens left on {who} side", "loot", ("2 coins", "5 coins"), 2 * seat)
    sheet.mark("victory", "how the game was won", "victory", ("not yet", "civilian", "military", "scientific"))
    columns = (me, 1 - me, 2)
    read = Read(MARK, sheet.at("winner"), 3, columns=tuple(columns.index(seat) for seat in range(3)))
    sheet.add("winner", "who won", ("me", "the opponent", "shared"), read)


def structure(sheet: Sheet, decks: tuple[tuple[str, ...], ...]) -> None:
    """Go on with the cards of this Age, and those that have left the structure."""
    for name, source, meaning in (
        ("present", "present", "there is a card on this slot"),
        ("hidden", "hidden", "… it lies face down"),
        ("open", "open", "… no other card covers it"),
        ("guild back", "guild_backs", "… it shows the back of a guild"),
    ):
        sheet.bits(name, meaning, source, SLOT_LABELS)
    columns = age_columns(decks)
    each = max(columns) + 1
    reads = [Read(MARK, sheet.at(f"slots[{slot}]"), CARDS, slot * each, columns=columns) for slot in range(SLOTS)]
    labels = tuple(f"slot {slot}: card {card}" for slot in range(SLOTS) for card in range(each))
    meaning = "this card of this Age lies face up on this slot; in Age III guilds and temples come after its cards"
    sheet.add("cards", meaning, labels, *reads)
    sheet.decks("unseen", "nobody has seen this card yet", "unseen", decks)
    sheet.decks("discard", "this card lies on the discard pile", "discard", decks)
    aside = tuple(f"card {card}" for card in range(max(map(len, decks[:3]))))
    sheet.bits("aside", "this card of this Age was removed at setup and is shown now", "aside", aside)


def city(
    sheet: Sheet,
    who: str,
    part: str,
    decks: tuple[tuple[str, ...], ...],
    wonders: tuple[str, ...],
    tokens: tuple[str, ...],
) -> None:
    """Go on with a city."""
    sheet.number(f"{who} coins", "coins in the treasury", f"{part}coins", MOST_COINS)
    sheet.decks(f"{who} buildings", "this building stands there", f"{part}cards", decks)
    sheet.bits(f"{who} wonders", "this wonder belongs there, built or not", f"{part}wonders", wonders)
    sheet.bits(f"{who} built", "this wonder is built", f"{part}built", wonders)
    sheet.bits(f"{who} tokens", "this progress token is there", f"{part}tokens", tokens)
    sheet.numbers(f"{who} goods", "units made of this good", f"{part}makes", GOOD_KEYS, 15)
    sheet.number(f"{who} any raw", "units of any raw good", f"{part}any_raw", 7)
    sheet.number(f"{who} any made", "units of any manufactured good", f"{part}any_made", 7)
    sheet.bits(f"{who} fixed", "this good costs one coin", f"{part}fixed", GOOD_KEYS)
    sheet.bits(f"{who} links", "this chain symbol", f"{part}links", LINK_KEYS)
    sheet.numbers(f"{who} symbols", "science symbols of this kind", f"{part}symbols", SYMBOL_KEYS, 7)
    sheet.numbers(f"{who} count", "cards of this colour, wonders built, tokens", f"{part}count", COUNTED, 31)
    sheet.numbers(f"{who} points", "… and the points printed on them", f"{part}points", COUNTED, MOST_POINTS)


def divine_table(sheet: Sheet, me: int, decks: tuple[tuple[str, ...], ...]) -> None:
    """Go on with the Pantheon and what lies on the cards; divinities only as far as I know them."""
    divinities = tuple(BY_NUMBER[DIVINITY_ITEMS + number].key for number in range(MYTHOLOGIES * DECK + 1))
    cards = tuple(card for deck in decks for card in deck)
    columns = card_columns(decks)
    repeat(sheet, "spaces", "this divinity lies on this space, and I know it", "spaces", SPACE_LABELS, divinities)
    myths = (*MYTHOLOGY_KEYS, "gate")
    repeat(sheet, "mythology of", "what lies on this space is of this kind", "mythology_of", SPACE_LABELS, myths)
    places = tuple(f"{myth} deck {place}" for myth in MYTHOLOGY_KEYS for place in range(DECK))
    reads = [
        Read(MARK, sheet.at(f"deck[{place}]"), DECK, place * DECK, add=-(place // DECK) * DECK)
        for place in range(len(places))
    ]
    labels = tuple(f"{place}: divinity {number}" for place in places for number in range(DECK))
    sheet.add("decks", "this divinity of its mythology lies there in the deck, and I know it", labels, *reads)
    for who, seat in (("i", me), ("they", 1 - me)):
        for name, source, where in (("deck", "deck_known", places), ("space", "spaces_known", SPACE_LABELS)):
            known = [Read(BITS, sheet.at(source) + place, 1, place, add=seat) for place in range(len(where))]
            meaning = f"{'I' if seat == me else 'the opponent'} know{'' if seat == me else 's'} what lies there"
            sheet.add(f"{who} know {name}", meaning, where, *known)
    sheet.numbers("deck size", "divinities left in this deck", "deck_size", MYTHOLOGY_KEYS, DECK)
    repeat(sheet, "slot tokens", "this token lies on this slot", "slot_tokens", SLOT_LABELS, TOKEN_LABELS)
    under = [Read(MARK, sheet.at(f"under[{wonder}]"), CARDS, columns=columns) for wonder in range(16)]
    sheet.add("under", "this card lies under a wonder", cards, *under)
    tokens = keys(ALL, TOKEN_ITEMS, DIVINITY_ITEMS)
    sheet.bits("on card", "this progress token lies on a divinity", "on_card", tokens)
    sheet.bits("offered", "this divinity is shown, to choose one from", "offered", divinities)
    snake = Read(MARK, sheet.at("snake"), CARDS, columns=columns)
    sheet.add("snake", "the snake lies on this card", cards, snake)
    minerva = Read(MARK, sheet.at("minerva"), TRACK, add=CAPITAL, sign=1 if me == 0 else -1)
    sheet.add("minerva", "where Minerva stands; my capital is at -9", TRACK_LABELS, minerva)


def repeat(
    sheet: Sheet, name: str, meaning: str, source: str, places: tuple[str, ...], values: tuple[str, ...]
) -> None:
    """Go on with a mark for each of several places."""
    each = len(values)
    reads = [Read(MARK, sheet.at(source) + place, each, place * each) for place in range(len(places))]
    sheet.add(name, meaning, tuple(f"{place}: {value}" for place in places for value in values), *reads)


def divine_city(sheet: Sheet, who: str, seat: int) -> None:
    """Go on with what a city has of Pantheon."""
    divinities = tuple(BY_NUMBER[DIVINITY_ITEMS + number].key for number in range(MYTHOLOGIES * DECK + 1))
    source = f"mythology[{seat * MYTHOLOGIES}]"
    sheet.numbers(f"{who} mythology", "mythology tokens of this kind", source, MYTHOLOGY_KEYS, 3)
    offerings = TOKEN_LABELS[MYTHOLOGIES:]
    sheet.bits(f"{who} offerings", "offering token of this value", f"offerings[{seat}]", offerings)
    sheet.bits(f"{who} divinities", "this divinity is activated", f"divinities[{seat}]", divinities)
    sheet.number(f"{who} safe", "coins outside the treasury", f"safe[{seat}]", MOST_COINS)
