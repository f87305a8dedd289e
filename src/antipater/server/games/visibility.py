"""In which order a log is told. What is sealed is told to nobody until all is open, and then by seats, not by time.

Entries are told under numbers of their own, which have no gaps either. They differ from those of the log only while
choices are sealed and when a turn of secret choices is told: then the order of seats takes the place of the order in
which the choices came in, and all have the time of the last one. That is all that anybody ever learns of it. A choice
that was changed before it came to light is never told and has no number, so nobody learns that it was ever made.
"""

from collections.abc import Iterator, Sequence
from copy import copy
from typing import NamedTuple, Self

from antipater.game.contract import Game, State
from antipater.game.seats import CHANCE as CHANCE_SEAT
from antipater.game.seats import SPECTATOR
from antipater.server.games.log import ACTION, END, TAKEBACK, Entry

Viewpoint = int | None  # a seat, or the public
PUBLIC = None


def observe(state: State, viewer: Viewpoint) -> State:
    """Return the position as a viewer may know it."""
    return state.observe(SPECTATOR if viewer is PUBLIC else viewer)


def seen(game: Game, action: int, actor: int, viewer: Viewpoint) -> int:
    """Return an action or outcome as a viewer may know it, UNKNOWN where it is hidden."""
    return game.seen(action, actor, SPECTATOR if viewer is PUBLIC else viewer)


class Reveal(NamedTuple):
    """Entries that are told together: one, or all choices of a turn."""

    number: int  # of the first one
    steps: "tuple[Step, ...]"
    visible: bool = True  # False: what was chosen has never come to light

    @property
    def time(self) -> int:
        """When they are told."""
        return max(step.entry.time for step in self.steps)


class Step(NamedTuple):
    """An entry with the true positions before and after it; the same one where it moved nothing."""

    entry: Entry
    before: State
    after: State
    reveals: tuple[Reveal, ...] = ()  # what everybody may hear of now

    @property
    def actor(self) -> int:
        """Who acted: a seat, or chance."""
        return CHANCE_SEAT if self.entry.seat is None else self.entry.seat

    @property
    def choice(self) -> int:
        """The action or outcome of an entry that moved the position."""
        return int(self.entry.payload["choice"])

    @property
    def sealed(self) -> bool:
        """Whether it is a choice that the others may not see yet."""
        return self.entry.kind == ACTION and bool(self.after.sealed(self.actor))


class RevealQueue:
    """What has been told of a log, and which choices wait."""

    def __init__(self) -> None:
        self.number = 0  # of the last entry that was told
        self.pending: tuple[Step, ...] = ()

    def copy(self) -> Self:
        """Return an independent copy."""
        return copy(self)

    def add(self, step: Step) -> tuple[Reveal, ...]:
        """Take the next step of the log; return what can be told now."""
        if step.sealed:
            self.pending = (*self.pending, step)
            return ()
        if (
            step.entry.kind == ACTION
            and self.pending
            and not any(step.after.sealed(past.actor) for past in self.pending)
        ):
            together = (*self.pending, step)
            self.pending = ()
            return (self.reveal(*sorted_by_seat(together)),)
        kept = () if step.entry.kind == END else self.pending
        if step.entry.kind == TAKEBACK:
            kept = tuple(past for past in self.pending if past.entry.seq < step.entry.payload["to"])
        dropped = sorted(self.pending[len(kept) :], key=lambda past: past.actor)
        self.pending = kept
        return (*(self.reveal(past, visible=False) for past in dropped), self.reveal(step))

    def without(self, seq: int) -> tuple[Step, ...]:
        """Return what would wait if one of the choices that wait had not been made."""
        return tuple(applied_in_order(self.pending[0].before, [s for s in self.pending if s.entry.seq != seq]))

    def reveal(self, *steps: Step, visible: bool = True) -> Reveal:
        """Give steps their numbers."""
        reveal = Reveal(self.number + 1, steps, visible)
        self.number += len(steps)
        return reveal


def sorted_by_seat(steps: Sequence[Step]) -> Iterator[Step]:
    """Yield secret choices as if the seats had chosen one after the other; it makes no difference to the position."""
    return applied_in_order(steps[0].before, sorted(steps, key=lambda step: step.actor))


def applied_in_order(state: State, steps: Sequence[Step]) -> Iterator[Step]:
    """Yield secret choices with the positions around them if they are made in this order."""
    for step in steps:
        after = state.copy()
        after.apply(step.choice, step.actor)
        yield Step(step.entry, state, after)
        state = after
