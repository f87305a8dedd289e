"""The columns of Duel as a seat sees them, and those of expansions that bring none of their own."""

from dataclasses import dataclass
from functools import cache, cached_property

from antipater.catalog import kit
from antipater.data.duel import CAPITAL
from antipater.data.items import BY_NUMBER, DECK_SIZE, DECKS, FIRST_KINDS, TOKEN_ITEM, WONDER_ITEM, Item, all_items
from antipater.data.structures import AGES, SLOT_COUNT
from antipater.data.words import COLOR_KEYS, GOOD_KEYS, LINK_KEYS, SYMBOL_KEYS
from antipater.envs.encoding import AGE_LABELS, MOST_NUMBER, Field, Read, Sheet, age_columns
from antipater.envs.saved import Places, numbered
from antipater.envs.steps import BITS, MARK, NUMBER
from antipater.game.rows import SEAT
from antipater.rules.duel.ruleset import Duel
from antipater.rules.duel.state import DuelState, victories_of
from antipater.rules.duel.table import Part

TRACK = 2 * CAPITAL + 1
TRACK_LABELS = tuple(f"{space - CAPITAL:+}" for space in range(TRACK))
LEVELS, KIND_BITS, SUBJECT_BITS = 6, 8, 25  # of the agenda; a subject may be a set of slots
COUNTED = (*COLOR_KEYS, "wonders", "tokens")
UNDER_A_WONDER = "the number of the card that lies under this wonder, counted from 1"


@cache
def duel_places(parts: tuple[type[Part], ...] = ()) -> Places:
    """Return where everything is in a saved position: `slots`, `city0.coins`, `pantheon.deck`.

    The facts of an expansion without fields that could be read are `harbor.facts`.
    """
    state = numbered(DuelState(parts))
    places = Places()
    places.add(state)
    places.add(state.city0, "city0.")
    places.add(state.city1, "city1.")
    for part in parts:
        there = state.part(part.name)
        places.add(there, f"{part.name}.")
        if getattr(part, "facts", ()):
            places.note(f"{part.name}.facts", list(there.fact_values(state)))
    return places


@dataclass(frozen=True)
class InPlay:
    """The names of what a ruleset is played with, by their numbers."""

    game: Duel

    @cached_property
    def items(self) -> list[Item]:
        """The items of the base game and of its expansions."""
        parts = ("duel", *(part.name for part in self.game.parts))
        return [item for item in all_items() if item.part in parts]

    @cached_property
    def decks(self) -> tuple[tuple[str, ...], ...]:
        """The cards of each deck, up to the last deck that has any."""
        decks = [self.named([*range(deck * DECK_SIZE, (deck + 1) * DECK_SIZE)], deck + 1) for deck in range(DECKS)]
        last = max(deck for deck in range(DECKS) if decks[deck])
        return tuple(decks[: last + 1])

    @cached_property
    def tokens(self) -> tuple[str, ...]:
        """The progress tokens."""
        return self.named(TOKEN_ITEM)

    @cached_property
    def wonders(self) -> tuple[str, ...]:
        """The wonders; the first sixteen have columns in every ruleset, as any of them may be added to it."""
        first = tuple(BY_NUMBER[number].key for number in WONDER_ITEM[:FIRST_KINDS])
        return first + self.named(WONDER_ITEM)[FIRST_KINDS:]

    def named(self, numbers: list[int], deck: int = 0) -> tuple[str, ...]:
        """Return the names of the items with these numbers, up to the last one that is in play."""
        there = {item.number for item in self.items if item.deck == deck}
        last = max((place for place, number in enumerate(numbers) if number in there), default=-1)
        return tuple(BY_NUMBER[n].key if n in BY_NUMBER else f"number {n}" for n in numbers[: last + 1])

    @cached_property
    def slots(self) -> tuple[str, ...]:
        """The slots of its structures."""
        first = DuelState(self.game.parts).structures
        return tuple(f"slot {slot}" for slot in range(max(SLOT_COUNT[first : first + AGES])))


def duel_fields(game: Duel, me: int) -> list[Field]:
    """Return what seat *me* sees."""
    sheet, in_play = Sheet(duel_places(game.parts)), InPlay(game)
    table(sheet, game, me)
    structure(sheet, in_play)
    sheet.bits("board", "this progress token lies on the board", "board", in_play.tokens)
    sheet.bits("box", "this progress token is in the box", "box", in_play.tokens)
    sheet.bits("drawn", "this progress token was drawn from the box", "drawn", in_play.tokens)
    sheet.bits("pool", "nobody has seen this wonder yet", "pool", in_play.wonders)
    sheet.bits("shown", "this wonder is laid out for the draft", "shown", in_play.wonders)
    for who, seat in (("my", me), ("their", 1 - me)):
        city(sheet, who, f"city{seat}.", in_play)
    pieces = kit(game.name).part_pieces("encoder")
    for part in game.parts:
        if pieces[part.name] is not None:
            pieces[part.name](sheet, in_play, me)
        else:
            facts(sheet, part, me)
    return sheet.fields


def table(sheet: Sheet, game: Duel, me: int) -> None:
    """Add the course of the game; decisions of all expansions are among those that can be due."""
    sign = 1 if me == 0 else -1
    due = [row for row in game.rows.decisions if row.by == SEAT]
    column = {row.kind: place for place, row in enumerate(due)}
    columns = tuple(column.get(kind, -1) for kind in range(max(column) + 1))
    read = Read(MARK, sheet.at("kinds"), len(columns), columns=columns, by=sheet.at("depth"), stride=1)
    sheet.mark("edition", "the edition of the rules", "edition", ("revised", "first"))
    sheet.mark("age", "the Age", "age", AGE_LABELS)
    sheet.add("owed", "the decision that is due now", tuple(row.key for row in due), read)
    sheet.seat("actor", "who must make it", "seats", (me, 1 - me), by="depth")
    agenda(sheet, me)
    sheet.seat("turn", "whose turn it is", "turn", (me, 1 - me))
    sheet.number("again", "the active player has earned another turn", "replay", 1)
    read = Read(MARK, sheet.at("pawn"), TRACK, add=CAPITAL, sign=sign)
    sheet.add("pawn", "where the conflict pawn is; my capital is at -9", TRACK_LABELS, read)
    for who, seat in (("my", me), ("their", 1 - me)):
        sheet.bits(f"{who} loot", f"military tokens left on {who} side", "loot", ("2 coins", "5 coins"), 2 * seat)
    sheet.mark("victory", "how the game was won", "victory", ("not yet", *victories_of(game.parts)))
    seats = (me, 1 - me, 2)
    read = Read(MARK, sheet.at("winner"), 3, columns=tuple(seats.index(seat) for seat in range(3)))
    sheet.add("winner", "who won", ("me", "the opponent", "shared"), read)


def agenda(sheet: Sheet, me: int) -> None:
    """Add all that is still to be decided, from the last to the first, and what each decision is about."""
    levels = tuple(f"entry {level}" for level in range(LEVELS))
    for name, source, bits, meaning in (
        ("agenda kinds", "kinds", KIND_BITS, "the kind of this entry of the agenda, its lowest bit first"),
        ("agenda subjects", "subjects", SUBJECT_BITS, "what this entry is about, its lowest bit first"),
    ):
        labels = tuple(f"{level}: bit {bit}" for level in levels for bit in range(bits))
        sheet.add(
            name,
            meaning,
            labels,
            *(Read(BITS, sheet.at(source, level), bits, level * bits) for level in range(LEVELS)),
        )
    seats = [Read(MARK, sheet.at("seats", level), 2, level * 2, columns=(me, 1 - me)) for level in range(LEVELS)]
    labels = tuple(f"{level}: {who}" for level in levels for who in ("me", "the opponent"))
    sheet.add("agenda seats", "whose decision this entry is; chance's has no mark", labels, *seats)


def structure(sheet: Sheet, in_play: InPlay) -> None:
    """Add the cards of this Age, and those that have left the structure."""
    decks, slots = in_play.decks, in_play.slots
    for name, source, meaning in (
        ("present", "present", "there is a card on this slot"),
        ("hidden", "hidden", "… it lies face down"),
        ("open", "open", "… no other card covers it"),
        ("guild back", "guild_backs", "… it shows the back of a guild"),
    ):
        sheet.bits(name, meaning, source, slots)
    columns = age_columns(decks)
    each = max(columns) + 1
    reads = [
        Read(MARK, sheet.at("slots", slot), len(columns), slot * each, columns=columns) for slot in range(len(slots))
    ]
    labels = tuple(f"{slot}: card {card}" for slot in slots for card in range(each))
    meaning = "this card of this Age lies face up on this slot; in Age III guilds and temples come after its cards"
    sheet.add("cards", meaning, labels, *reads)
    sheet.decks("unseen", "nobody has seen this card yet", "unseen", decks)
    sheet.decks("discard", "this card lies on the discard pile", "discard", decks)
    aside = tuple(f"card {card}" for card in range(max(map(len, decks[:AGES]))))
    sheet.bits("aside", "this card of this Age was removed at setup and is shown now", "aside", aside)


def city(sheet: Sheet, who: str, place: str, in_play: InPlay) -> None:
    """Add a city."""
    sheet.number(f"{who} coins", "coins in the treasury", f"{place}coins", MOST_NUMBER)
    sheet.decks(f"{who} buildings", "this building stands there", f"{place}cards", in_play.decks)
    sheet.bits(f"{who} wonders", "this wonder belongs there and is not built", f"{place}wonders", in_play.wonders)
    sheet.bits(f"{who} built", "this wonder is built", f"{place}built", in_play.wonders)
    sheet.bits(f"{who} tokens", "this progress token is there", f"{place}tokens", in_play.tokens)
    sheet.numbers(f"{who} goods", "units made of this good", f"{place}makes", GOOD_KEYS, 15)
    sheet.number(f"{who} any raw", "units of any raw good", f"{place}any_raw", 7)
    sheet.number(f"{who} any made", "units of any manufactured good", f"{place}any_made", 7)
    sheet.bits(f"{who} fixed", "this good costs one coin", f"{place}fixed", GOOD_KEYS)
    sheet.bits(f"{who} links", "this chain symbol", f"{place}links", LINK_KEYS)
    sheet.numbers(f"{who} symbols", "science symbols of this kind", f"{place}symbols", SYMBOL_KEYS, 7)
    sheet.numbers(f"{who} count", "cards of this colour, wonders built, tokens", f"{place}count", COUNTED, 31)
    sheet.numbers(f"{who} points", "… and the points printed on them", f"{place}points", COUNTED, MOST_NUMBER)


def facts(sheet: Sheet, part: type[Part], me: int) -> None:
    """Add the facts of an expansion without columns of its own: those of the table, then mine, then theirs.

    A fact is one number, counted from 1, so that 0 is a fact that I may not know.
    """
    rows = list(enumerate(getattr(part, "facts", ())))
    for who, seat in (("", None), ("my ", me), ("their ", 1 - me)):
        own = [(place, fact) for place, fact in rows if fact.seat == seat]
        for place, fact in own:
            alike = [other for other, same in own if same.name == fact.name]
            number = f" {alike.index(place) + 1}" if len(alike) > 1 else ""
            high = min(fact.most - fact.least + 1, MOST_NUMBER)
            read = Read(NUMBER, sheet.at(f"{part.name}.facts", place), high, add=1 - fact.least)
            name = f"{who}{part.name} {fact.name}{number}"
            sheet.add(name, f"counted from {fact.least} by 1; 0 if I do not know it", (name,), read, high=high)
