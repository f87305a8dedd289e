"""The columns of Pantheon as a seat sees them: divinities only as far as it knows them."""

from antipater.data.duel import CAPITAL
from antipater.data.items import BY_NUMBER, DIVINITY_ITEMS
from antipater.data.pantheon import DECK, MYTHOLOGIES, MYTHOLOGY_KEYS, OFFERINGS, SPACES
from antipater.envs.duel_columns import TRACK, TRACK_LABELS, UNDER_A_WONDER, InPlay
from antipater.envs.encoding import MOST_NUMBER, Read, Sheet, card_columns
from antipater.envs.steps import BITS, MARK

SPACE_LABELS = tuple(f"space {space}" for space in range(SPACES))
DECK_LABELS = tuple(f"{key} deck {place}" for key in MYTHOLOGY_KEYS for place in range(DECK))
OFFERING_LABELS = tuple(f"offering {value}" for value in OFFERINGS)
DIVINITY_LABELS = tuple(BY_NUMBER[DIVINITY_ITEMS + number].key for number in range(MYTHOLOGIES * DECK + 1))


def pantheon_fields(sheet: Sheet, in_play: InPlay, me: int) -> None:
    """Add what seat *me* sees of Pantheon."""
    divinities(sheet, me)
    on_cards(sheet, in_play, me)
    for who, seat in (("my", me), ("their", 1 - me)):
        city(sheet, who, seat)


def divinities(sheet: Sheet, me: int) -> None:
    """Add the spaces of the Pantheon and the decks, and who knows what lies there."""
    repeat(sheet, "spaces", "this divinity lies on this space, and I know it", "spaces", SPACE_LABELS, DIVINITY_LABELS)
    kinds = (*MYTHOLOGY_KEYS, "gate")
    repeat(sheet, "mythology of", "what lies on this space is of this kind", "mythology_of", SPACE_LABELS, kinds)
    reads = [
        Read(MARK, sheet.at("pantheon.deck", place), DECK, place * DECK, add=-(place // DECK) * DECK)
        for place in range(len(DECK_LABELS))
    ]
    labels = tuple(f"{place}: divinity {number}" for place in DECK_LABELS for number in range(DECK))
    sheet.add("decks", "this divinity of its mythology lies there in the deck, and I know it", labels, *reads)
    for who, seat in (("i", me), ("they", 1 - me)):
        for name, source, where in (("deck", "deck_known", DECK_LABELS), ("space", "spaces_known", SPACE_LABELS)):
            known = [
                Read(BITS, sheet.at(f"pantheon.{source}", place), 1, place, add=seat) for place in range(len(where))
            ]
            meaning = f"{'I' if seat == me else 'the opponent'} know{'' if seat == me else 's'} what lies there"
            sheet.add(f"{who} know {name}", meaning, where, *known)
    sheet.numbers("deck size", "divinities left in this deck", "pantheon.deck_size", MYTHOLOGY_KEYS, DECK)


def on_cards(sheet: Sheet, in_play: InPlay, me: int) -> None:
    """Add what lies on cards and under wonders, what is offered, and where Minerva stands."""
    cards = tuple(card for deck in in_play.decks for card in deck)
    columns = card_columns(in_play.decks)
    laid = (*MYTHOLOGY_KEYS, *OFFERING_LABELS)
    repeat(sheet, "slot tokens", "this token lies on this slot", "slot_tokens", in_play.slots, laid)
    sheet.numbers("under", UNDER_A_WONDER, "pantheon.under", in_play.wonders, MOST_NUMBER, add=1)
    sheet.bits("on card", "this progress token lies on a divinity", "pantheon.on_card", in_play.tokens)
    sheet.bits("offered", "this divinity is shown, to choose one from", "pantheon.offered", DIVINITY_LABELS)
    snake = Read(MARK, sheet.at("pantheon.snake"), len(columns), columns=columns)
    sheet.add("snake", "the snake lies on this card", cards, snake)
    minerva = Read(MARK, sheet.at("pantheon.minerva"), TRACK, add=CAPITAL, sign=1 if me == 0 else -1)
    sheet.add("minerva", "where Minerva stands; my capital is at -9", TRACK_LABELS, minerva)


def repeat(
    sheet: Sheet, name: str, meaning: str, source: str, places: tuple[str, ...], values: tuple[str, ...]
) -> None:
    """Add a mark for each of several places."""
    each = len(values)
    reads = [Read(MARK, sheet.at(f"pantheon.{source}", place), each, place * each) for place in range(len(places))]
    sheet.add(name, meaning, tuple(f"{place}: {value}" for place in places for value in values), *reads)


def city(sheet: Sheet, who: str, seat: int) -> None:
    """Add what a city has of Pantheon."""
    source = f"pantheon.mythology[{seat * MYTHOLOGIES}]"
    sheet.numbers(f"{who} mythology", "mythology tokens of this kind", source, MYTHOLOGY_KEYS, 3)
    sheet.bits(f"{who} offerings", "offering token of this value", f"pantheon.offerings[{seat}]", OFFERING_LABELS)
    sheet.bits(f"{who} divinities", "this divinity is activated", f"pantheon.divinities[{seat}]", DIVINITY_LABELS)
    sheet.number(f"{who} safe", "coins outside the treasury", f"pantheon.safe[{seat}]", MOST_NUMBER)
