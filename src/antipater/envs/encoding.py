"""Tensor layouts: what each column of an observation's row of small numbers means, in every ruleset.

A layout is a table of fields, each with its columns, its highest number and a sentence; spaces, the structured view,
the documentation and the compiled writer all come from it. Rows are made of observations alone, so nothing hidden can
be in them. Everything is seen from one seat: mine comes first, then the others in the order of the table.
The kit of a ruleset names the function that lays out its fields, `encoder`: it takes the game and the seat that sees.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, TypeAlias

import numpy as np

from antipater.catalog import kit
from antipater.data.items import DECK_SIZE
from antipater.data.structures import AGES
from antipater.envs.encoder import Encoder
from antipater.envs.saved import Places
from antipater.envs.steps import ALWAYS, BITS, MARK, NUMBER, STEP
from antipater.game.contract import Game, State

VERSION = 2  # raised whenever a column of any layout changes its meaning
AGE_LABELS = ("before the first", "I", "II", "III")
MOST_NUMBER = 255  # that a column can hold

Row: TypeAlias = "np.ndarray[Any, np.dtype[np.uint8]]"
Mask: TypeAlias = "np.ndarray[Any, np.dtype[np.int8]]"


@dataclass(frozen=True)
class Read:
    """One integer of the observation and how it is written."""

    what: int
    place: int
    width: int  # bits, the highest number, or values
    column: int = 0
    add: int = 0
    sign: int = 1
    by: int = ALWAYS
    stride: int = 0
    columns: tuple[int, ...] = ()  # the column of each value, -1 for none; the values themselves if not given


@dataclass(frozen=True)
class Field:
    """Columns that belong together."""

    name: str
    meaning: str
    labels: tuple[str, ...]
    high: int = 1
    reads: tuple[Read, ...] = field(default=(), compare=False)

    @property
    def size(self) -> int:
        """How many columns it has."""
        return len(self.labels)


class Sheet:
    """Fields on their way to becoming a layout, as one seat sees them."""

    def __init__(self, places: Places) -> None:
        self.places = places
        self.fields: list[Field] = []

    def at(self, name: str, further: int = 0) -> int:
        """Return where a field of the position lies: `coins`, or one of several, `slots[3]`, or so many further on."""
        return self.places.at(name, further)

    def add(self, name: str, meaning: str, labels: tuple[str, ...], *reads: Read, high: int = 1) -> None:
        """Add columns."""
        self.fields.append(Field(name, meaning, labels, high, reads))

    def number(self, name: str, meaning: str, source: str, high: int, *, add: int = 0) -> None:
        """Add one number."""
        self.add(name, meaning, (name,), Read(NUMBER, self.at(source), high, add=add), high=high)

    def numbers(
        self, name: str, meaning: str, source: str, labels: tuple[str, ...], high: int, *, add: int = 0
    ) -> None:
        """Add a list of numbers."""
        reads = [Read(NUMBER, self.at(source, place), high, place, add) for place in range(len(labels))]
        self.add(name, meaning, labels, *reads, high=high)

    def bits(self, name: str, meaning: str, source: str, labels: tuple[str, ...], shift: int = 0) -> None:
        """Add a bit set."""
        self.add(name, meaning, labels, Read(BITS, self.at(source), len(labels), add=shift))

    def decks(self, name: str, meaning: str, source: str, decks: tuple[tuple[str, ...], ...]) -> None:
        """Add cards, a bit set for each deck."""
        starts = [sum(map(len, decks[:deck])) for deck in range(len(decks))]
        reads = [
            Read(BITS, self.at(source, deck), len(decks[deck]), starts[deck])
            for deck in range(len(decks))
            if decks[deck]
        ]
        self.add(name, meaning, tuple(card for deck in decks for card in deck), *reads)

    def mark(self, name: str, meaning: str, source: str, labels: tuple[str, ...], *, add: int = 0) -> None:
        """Add one mark among columns."""
        self.add(name, meaning, labels, Read(MARK, self.at(source), len(labels), add=add))

    def seat(self, name: str, meaning: str, source: str, seats: tuple[int, ...], by: str = "") -> None:
        """Add a mark for a seat; *seats* are those round the table, mine first."""
        columns = tuple(seats.index(seat) for seat in range(len(seats)))
        moved = (self.at(by), 1) if by else (ALWAYS, 0)
        read = Read(MARK, self.at(source), len(seats), by=moved[0], stride=moved[1], columns=columns)
        self.add(name, meaning, tuple(f"seat +{distance}" for distance in range(len(seats))), read)


def card_columns(decks: tuple[tuple[str, ...], ...]) -> tuple[int, ...]:
    """Return the column of every card by its number, -1 where there is none: deck after deck."""
    starts = [sum(map(len, decks[:deck])) for deck in range(len(decks))]
    return tuple(
        starts[deck] + place if place < len(decks[deck]) else -1
        for deck in range(len(decks))
        for place in range(DECK_SIZE)
    )


def age_columns(decks: tuple[tuple[str, ...], ...]) -> tuple[int, ...]:
    """Return the column of every card among those of its Age; guilds and further decks follow those of Age III."""
    starts = [0] * AGES + [sum(map(len, decks[AGES - 1 : deck])) for deck in range(AGES, len(decks))]
    return tuple(
        starts[deck] + place if place < len(decks[deck]) else -1
        for deck in range(len(decks))
        for place in range(DECK_SIZE)
    )


@dataclass(frozen=True)
class Layout:
    """What the columns of a ruleset mean, and how they are filled."""

    name: str
    actions: int
    fields: tuple[Field, ...]
    by_seat: tuple[tuple[Field, ...], ...]

    @cached_property
    def starts(self) -> dict[str, int]:
        """Where each field begins."""
        starts, end = {}, 0
        for one in self.fields:
            starts[one.name] = end
            end += one.size
        return starts

    @property
    def size(self) -> int:
        """How many columns there are."""
        return sum(one.size for one in self.fields)

    @cached_property
    def high(self) -> Row:
        """The highest number of every column."""
        return np.repeat([one.high for one in self.fields], [one.size for one in self.fields]).astype(np.uint8)

    def encoder(self) -> Encoder:
        """Return a writer of rows; each thread needs one of its own."""
        lists: dict[tuple[int, ...], int] = {}
        columns: list[int] = []
        steps: list[list[list[int]]] = []
        for fields in self.by_seat:
            steps.append([])
            reads = [(read.what, self.starts[one.name] + read.column, read) for one in fields for read in one.reads]
            # Sets first, their columns ascending: what is written behind a set is written again.
            for _, first, read in sorted(reads, key=lambda one: one[:2]):
                values = (read.columns or tuple(range(read.width))) if read.what == MARK else ()
                if values not in lists:
                    lists[values] = len(columns)
                    columns += values
                moved = (read.by, read.stride, read.sign, read.add, read.width, first, lists[values])
                join(steps[-1], [read.what, read.place, *moved, 1, 0])
        program = np.zeros((len(steps), max(map(len, steps)), STEP), np.int32)  # a step of zeros does nothing
        for seat, own in enumerate(steps):
            program[seat, : len(own)] = np.array(own, np.int32).reshape(-1, STEP)
        return Encoder(program, np.array([*columns, 0], np.int32))

    def view(self, row: Row) -> dict[str, Row]:
        """Return the structured view of a row, or of rows: every field by its name; nothing is copied."""
        return {one.name: row[..., self.starts[one.name] : self.starts[one.name] + one.size] for one in self.fields}

    def mask(self, state: State, seat: int) -> Mask:
        """Return which actions a seat may choose now, all zero if it must not choose."""
        mask = np.zeros(self.actions, np.int8)
        mask[state.legal(seat)] = 1
        return mask

    def observe(self, state: State, seat: int) -> Row:
        """Return what a seat sees of a position."""
        return self.encode(state.observe(seat), seat)

    def encode(self, seen: State, seat: int) -> Row:
        """Return an observation as a row."""
        row = np.empty(self.size, np.uint8)
        self.writer.row(seen, seat, row.reshape(1, -1))
        return row

    @cached_property
    def writer(self) -> Encoder:
        """The writer that Python callers share."""
        return self.encoder()


def join(steps: list[list[int]], step: list[int]) -> None:
    """Add a step, or repeat the last one where it does the same at its next place, as far apart as before."""
    if steps:
        last = steps[-1]
        times, apart = last[9:]
        distance = step[7] - (last[7] + (times - 1) * apart)
        same = last[0] == step[0] and last[2:7] == step[2:7] and last[8] == step[8]
        if same and step[1] == last[1] + times and (times == 1 or distance == apart):
            last[9:] = [times + 1, distance]
            return
    steps.append(step)


LAYOUTS: dict[tuple[str, int], Layout] = {}  # by ruleset and number of players


def layout(game: Game) -> Layout:
    """Return the layout of a ruleset; promos and editions do not change it, the number of players does."""
    key = game.name, game.seats
    if key not in LAYOUTS:
        fields = kit(game.name).piece("encoder")
        by_seat = tuple(tuple(fields(game, seat)) for seat in range(game.seats))
        LAYOUTS[key] = Layout(game.name, game.actions, by_seat[0], by_seat)
    return LAYOUTS[key]


def worth(game: Game, returns: list[int]) -> list[float]:
    """Return rewards that add up to nothing: 1 for a victory of one's own, less for a shared one, below 0 if lost."""
    others = game.seats - 1
    return [(game.seats * share / game.prize - 1) / others for share in returns]


def named(options: Mapping[str, Any]) -> dict[str, str]:
    """Return options of a ruleset as the catalog takes them: `promos=True` is `yes`, `players=4` is `4`."""
    words = {True: "yes", False: "no"}
    return {
        option: words[value] if isinstance(value, bool) else str(value)
        for option, value in options.items()
        if value is not None
    }
