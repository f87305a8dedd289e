"""The state of a game that follows from its log: the position, and the decision that each seat must make.

A decision is named by its *ply*: the counted number of the log entry after which the seat must make it. While several
seats choose in secret, the choice of one starts no decision of another, so their plies stay the same; and no ply is
used twice, whatever is appended later.

While a seat's choice is sealed and it must make no other one, a further entry can replace it. The position is then the
one with the last choice alone. Replacements are not counted, so that the numbers of other entries do not reveal them.
`docs/server.md` explains the counters ("Sealed choices").
"""

from array import array
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple, Self

from antipater.game.contract import Game, State
from antipater.game.seats import CHANCE as CHANCE_SEAT
from antipater.server.games.clocks import Clock, Clocks
from antipater.server.games.log import (
    ACTION,
    ADJOURN,
    AGREE,
    BEGIN,
    CHANCE,
    CONTINUE,
    END,
    HINT,
    INSTEAD,
    LEAVE,
    REMATCH,
    RESUME,
    SEED,
    TAKEBACK,
    UNDO,
    UNDO_TO,
    Entry,
)
from antipater.server.games.visibility import Reveal, RevealQueue, Step
from antipater.server.times import now

MOVES = (ACTION, CHANCE)  # entries that change the position
MAX_TAKEBACKS = 8  # choices that can be taken back, if nothing was revealed since
OFFERS = ("draw", "takeback")  # offers about a position, cleared when it changes


class TakebackPoint(NamedTuple):
    """A choice that can be taken back, and the true position before it."""

    seq: int
    seat: int
    state: State


class GameProjection:
    """The state of a game after its log; only `apply` changes it."""

    def __init__(self, game: Game, clock: Clock | None = None) -> None:
        self.game = game
        self.clocks = None if clock is None else Clocks(clock, game.seats)
        self.state = game.start()
        self.seq = 0
        self.reveal_queue = RevealQueue()
        self.chances = 0
        self.replaced = 0  # sealed choices that were replaced
        self.begun = False
        self.result: dict[str, Any] | None = None  # how it ended
        self.seeds = [b""] * game.seats
        self.seeded = 0  # seats that have added a seed, even an empty one
        self.plies: list[int | None] = [None] * game.seats
        self.time = 0  # of the last entry
        self.choosers = 0  # seats that have made a choice
        self.choices = [0] * game.seats  # how many each seat has made
        self.takeback_points: list[TakebackPoint] = []  # the choices since chance was last resolved
        self.agreed: dict[str, frozenset[int]] = {}  # seats that have agreed, by offer
        self.takeback_to: int | None = None  # the entry that an offered takeback goes back to
        self.left: tuple[int, ...] = ()  # seats that have left, in order
        self.hinted = False  # whether a player asked what the engine would do
        self.rematch: str | None = None
        self.adjourned = False
        self.moves = array("i")  # the moves in effect, three numbers each: entry, seat or chance, choice

    @classmethod
    def replay(cls, game: Game, entries: Iterable[Entry], clock: Clock | None = None) -> Self:
        """Return the projection of a whole log."""
        projection = cls(game, clock)
        for entry in entries:
            projection.apply(entry)
        return projection

    def steps(self, entries: Iterable[Entry]) -> Iterator[Step]:
        """Apply entries one by one; yield each with the positions before and after it."""
        for entry in entries:
            yield self.apply(entry)

    def reveals(self, entries: Iterable[Entry]) -> Iterator[Reveal]:
        """Apply entries one by one; yield what is revealed."""
        for step in self.steps(entries):
            yield from step.reveals

    def copy(self) -> Self:
        """Return an independent copy; a position is never changed, only replaced, so both may have the same."""
        twin = object.__new__(type(self))  # three times as quick as `copy.copy`, at every move
        twin.__dict__.update(self.__dict__)
        twin.reveal_queue = self.reveal_queue.copy()
        twin.seeds = list(self.seeds)
        twin.plies = list(self.plies)
        twin.choices = list(self.choices)
        twin.takeback_points = list(self.takeback_points)
        twin.agreed = dict(self.agreed)
        twin.moves = self.moves[:]
        twin.clocks = None if self.clocks is None else self.clocks.copy()
        return twin

    @property
    def ended(self) -> bool:
        """Whether the log has an end."""
        return self.result is not None

    def must_choose(self) -> tuple[int, ...]:
        """Return the seats that must choose, chance, or nobody: before the start, adjourned, and after the end."""
        return self.state.to_act() if self.begun and not self.ended and not self.adjourned else ()

    @property
    def public_seq(self) -> int:
        """The number of entries that were revealed."""
        return self.reveal_queue.number

    def chosen(self) -> list[int]:
        """Return the seats that have made a sealed choice; at a table, a card lies face down before them."""
        choosing = self.must_choose()
        return sorted({step.actor for step in self.reveal_queue.pending if step.actor not in choosing})

    def sealed(self, seat: int) -> Step | None:
        """Return the sealed choice that a seat may still replace; None if it must make another one."""
        own = [step for step in self.reveal_queue.pending if step.actor == seat]
        return own[-1] if own and seat not in self.must_choose() else None

    @property
    def counted_seq(self) -> int:
        """The number of the last entry without replaced choices."""
        return self.seq - self.replaced

    def ply(self, seat: int) -> int | None:
        """Return the decision that a seat must make, None if there is none."""
        return self.plies[seat]

    def next_entry(self, kind: str, seat: int | None = None, client: str | None = None, **payload: Any) -> Entry:
        """Return the entry that would come next."""
        return Entry(self.seq + 1, kind, seat, payload, now(), client)

    def apply(self, entry: Entry) -> Step:
        """Apply the next entry; raise IllegalAction, and change nothing, if the position does not allow it."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {self.seq + 1} of the log is due, not {entry.seq}")
        before, earlier = self.state, list(self.plies)
        if INSTEAD in entry.payload:
            before = self.replace_choice(entry)
        elif entry.kind in MOVES:
            self.apply_move(entry)
        elif entry.kind == SEED and entry.seat is not None:
            self.seeds[entry.seat] = bytes.fromhex(entry.payload["seed"])
            self.seeded |= 1 << entry.seat
        elif entry.kind == BEGIN:
            self.begun = True
        elif entry.kind == END:
            self.result = entry.payload
        else:
            self.apply_other(entry)
        self.seq, self.time = entry.seq, entry.time
        choosing = self.must_choose()
        for seat in range(self.game.seats):
            if seat not in choosing:
                self.plies[seat] = None
            elif self.plies[seat] is None or seat == entry.seat:
                self.plies[seat] = self.counted_seq
        if self.clocks is not None:
            self.clocks.update(earlier, self.plies, entry.time, entry.seat if entry.kind == ACTION else None)
        step = Step(entry, before, self.state)
        return step._replace(reveals=self.reveal_queue.add(step))

    def apply_move(self, entry: Entry) -> None:
        """Apply a move; remember it for takebacks."""
        after = self.state.copy()
        after.apply(entry.payload["choice"], CHANCE_SEAT if entry.seat is None else entry.seat)
        if entry.seat is None:
            self.chances += 1
            self.takeback_points.clear()
        else:
            self.choosers |= 1 << entry.seat
            self.choices[entry.seat] += 1
            self.takeback_points = [
                *self.takeback_points[1 - MAX_TAKEBACKS :],
                TakebackPoint(entry.seq, entry.seat, self.state),
            ]
        self.state = after
        self.moves.extend((entry.seq, CHANCE_SEAT if entry.seat is None else entry.seat, entry.payload["choice"]))
        self.clear_offers()

    def replace_choice(self, entry: Entry) -> State:
        """Replace a sealed choice by another one of its seat; return the position before it."""
        first = self.reveal_queue.pending[0]
        pending = self.reveal_queue.without(entry.payload[INSTEAD])
        before = pending[-1].after if pending else first.before
        after = before.copy()
        after.apply(entry.payload["choice"], entry.seat or 0)
        past = [past for past in self.takeback_points if past.seq < first.entry.seq]
        past += [TakebackPoint(step.entry.seq, step.actor, step.before) for step in pending]
        self.takeback_points = [*past, TakebackPoint(entry.seq, entry.seat or 0, before)][-MAX_TAKEBACKS:]
        self.reveal_queue.pending = pending
        self.state = after
        self.replaced += 1
        place = self.moves[::3].index(entry.payload[INSTEAD])
        del self.moves[3 * place : 3 * place + 3]
        self.moves.extend((entry.seq, entry.seat or 0, entry.payload["choice"]))
        return before

    def apply_other(self, entry: Entry) -> None:
        """Apply an entry that is not a move."""
        if entry.kind == AGREE and entry.seat is not None:
            what, agreed = entry.payload["what"], self.agreed.get(entry.payload["what"], frozenset())
            self.agreed[what] = agreed | {entry.seat} if entry.payload["yes"] else frozenset()
            if what == "takeback":
                self.takeback_to = entry.payload.get("to")
        elif entry.kind == TAKEBACK:
            place = next(place for place, past in enumerate(self.takeback_points) if past.seq == entry.payload["to"])
            self.state = self.takeback_points[place].state
            del self.takeback_points[place:]
            self.forget_moves(entry.payload["to"])
            self.plies = [None] * self.game.seats  # so that no ply is used twice
            self.clear_offers()
        elif entry.kind == UNDO:
            self.undo(entry.payload[UNDO_TO])
        elif entry.kind in (ADJOURN, CONTINUE):
            self.adjourned = entry.kind == ADJOURN
        elif entry.kind == LEAVE and entry.seat is not None:
            self.left = (*self.left, entry.seat)
        elif entry.kind == RESUME and self.clocks is not None:
            self.clocks.pause(entry.payload["slept"])
        elif entry.kind == HINT:
            self.hinted = True
        elif entry.kind == REMATCH:
            self.rematch = entry.payload["game"]

    def forget_moves(self, first: int) -> None:
        """Drop the moves from an entry on."""
        kept = sum(seq < first for seq in self.moves[::3])
        del self.moves[3 * kept :]

    def undo(self, first: int) -> None:
        """Return to the position before an entry: the moves before it are played again, and the deal is the same.

        Chance is counted from there again, so that the same cards come, and the deal can still be checked.
        """
        self.forget_moves(first)
        self.state = self.game.start()
        self.chances, self.choosers, self.choices = 0, 0, [0] * self.game.seats
        for seat, choice in zip(self.moves[1::3], self.moves[2::3], strict=True):
            self.state.apply(choice, seat)
            if seat == CHANCE_SEAT:
                self.chances += 1
            else:
                self.choosers |= 1 << seat
                self.choices[seat] += 1
        self.takeback_points.clear()
        self.plies = [None] * self.game.seats
        self.clear_offers()

    def clear_offers(self) -> None:
        """Clear the offers about a position that has changed."""
        self.takeback_to = None
        for what in OFFERS:
            self.agreed.pop(what, None)

    def deadline(self) -> int | None:
        """Return when the next clock runs out; clocks of seats that have left do not count."""
        if self.clocks is None:
            return None
        return min(
            (self.clocks.runs_out(seat) for seat in self.clocks.running() if seat not in self.left), default=None
        )


def effective_moves(entries: Iterable[Entry]) -> list[Entry]:
    """Return the moves of a log that are in effect: neither replaced nor taken back."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.kind in MOVES:
            kept = [move for move in kept if move.seq != entry.payload.get(INSTEAD)]
            kept.append(entry)
        elif entry.kind == TAKEBACK:
            kept = [move for move in kept if move.seq < entry.payload["to"]]
        elif entry.kind == UNDO:
            kept = [move for move in kept if move.seq < entry.payload[UNDO_TO]]
    return kept
