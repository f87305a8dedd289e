"""A game as its log says it stands: the position, and which decision each seat owes.

A decision is named by its *ply*: the number of the log entry after which the seat came to owe it. While several seats
choose in secret, the choice of one opens nothing for the others, so their plies stay what they were; and no ply ever
comes back, whatever is appended later.
"""

from collections.abc import Iterable, Iterator
from copy import copy
from typing import Any, NamedTuple, Self

from antipater.game.contract import Game, State
from antipater.game.seats import CHANCE as CHANCE_SEAT
from antipater.server.games.log import ACTION, BEGIN, CHANCE, END, SEED, Entry, now

MOVES = (ACTION, CHANCE)  # entries that move the position


class Step(NamedTuple):
    """An entry with the true positions before and after it; the same one where it moved nothing."""

    entry: Entry
    before: State
    after: State

    @property
    def actor(self) -> int:
        """Who acted: a seat, or chance."""
        return CHANCE_SEAT if self.entry.seat is None else self.entry.seat

    @property
    def choice(self) -> int:
        """The action or outcome of an entry that moved the position."""
        return int(self.entry.payload["choice"])


class Fold:
    """The state of a game after its log; `take` is the only thing that changes it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.state = game.start()
        self.seq = 0
        self.chances = 0
        self.begun = False
        self.ended = False
        self.seeds = [b""] * game.seats
        self.seeded = 0  # seats that have added a seed, even an empty one
        self.opened: list[int | None] = [None] * game.seats

    @classmethod
    def replay(cls, game: Game, entries: Iterable[Entry]) -> Self:
        """Return the fold of a whole log."""
        fold = cls(game)
        for entry in entries:
            fold.take(entry)
        return fold

    def steps(self, entries: Iterable[Entry]) -> Iterator[Step]:
        """Take entries one by one, each with the positions around it."""
        for entry in entries:
            yield self.take(entry)

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = copy(self)
        twin.state = self.state.copy()
        twin.seeds = list(self.seeds)
        twin.opened = list(self.opened)
        return twin

    def owes(self) -> tuple[int, ...]:
        """Return the seats that owe a choice, chance, or nobody; nobody before the beginning and after the end."""
        return self.state.to_act() if self.begun and not self.ended else ()

    def ply(self, seat: int) -> int | None:
        """Return the decision that a seat owes, None if it owes none."""
        return self.opened[seat]

    def following(self, kind: str, seat: int | None = None, client: str | None = None, **payload: Any) -> Entry:
        """Return the entry that would come next."""
        return Entry(self.seq + 1, kind, seat, payload, now(), client)

    def take(self, entry: Entry) -> Step:
        """Take the next entry; raise IllegalAction, and change nothing, if the position does not allow it."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {self.seq + 1} of the log is due, not {entry.seq}")
        before = self.state
        if entry.kind in MOVES:
            after = before.copy()
            after.apply(entry.payload["choice"], CHANCE_SEAT if entry.seat is None else entry.seat)
            self.state = after
            self.chances += entry.kind == CHANCE
        elif entry.kind == SEED and entry.seat is not None:
            self.seeds[entry.seat] = bytes.fromhex(entry.payload["seed"])
            self.seeded |= 1 << entry.seat
        elif entry.kind == BEGIN:
            self.begun = True
        elif entry.kind == END:
            self.ended = True
        self.seq = entry.seq
        owing = self.owes()
        for seat in range(self.game.seats):
            if seat not in owing:
                self.opened[seat] = None
            elif self.opened[seat] is None or seat == entry.seat:
                self.opened[seat] = entry.seq
        return Step(entry, before, self.state)
