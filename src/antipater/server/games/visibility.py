"""Who may know what of a game, and when: observations of a position, and the order in which entries are revealed.

A sealed choice is revealed to nobody until all choices of the turn are made. Then they are revealed together: in the
order of seats, with the time of the last one. So nobody learns who chose first. Revealed entries have public numbers
of their own, without gaps. A choice that was replaced while it was sealed is never revealed and has no public number,
so nobody learns that it was made.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, Self

from antipater.game.contract import Game, State
from antipater.game.seats import CHANCE as CHANCE_SEAT
from antipater.game.seats import SPECTATOR
from antipater.server.games.log import ACTION, END, TAKEBACK, UNDO, UNDO_TO, Entry

Viewpoint = int | None  # a seat, or the public
PUBLIC = None


def observe(state: State, viewer: Viewpoint) -> State:
    """Return the position as a viewer may know it."""
    return state.observe(SPECTATOR if viewer is PUBLIC else viewer)


def seen(game: Game, action: int, actor: int, viewer: Viewpoint) -> int:
    """Return an action or outcome as a viewer may know it, UNKNOWN if it is hidden."""
    return game.seen(action, actor, SPECTATOR if viewer is PUBLIC else viewer)


class Reveal(NamedTuple):
    """Entries that are revealed together: one, or all choices of a turn."""

    number: int  # the public number of the first one
    steps: "tuple[Step, ...]"
    visible: bool = True  # False: the choice itself stays secret

    @property
    def time(self) -> int:
        """When they are revealed."""
        return self.steps[0].entry.time if len(self.steps) == 1 else max(step.entry.time for step in self.steps)


class Step(NamedTuple):
    """An applied entry with the true positions before and after it; the same one if it is not a move."""

    entry: Entry
    before: State
    after: State
    reveals: tuple[Reveal, ...] = ()  # what it reveals

    @property
    def actor(self) -> int:
        """Who acted: a seat, or chance."""
        return CHANCE_SEAT if self.entry.seat is None else self.entry.seat

    @property
    def choice(self) -> int:
        """The action or outcome of a move."""
        return int(self.entry.payload["choice"])

    @property
    def sealed(self) -> bool:
        """Whether it is a choice that other seats may not see yet."""
        return self.entry.kind == ACTION and bool(self.after.sealed(self.actor))


class RevealQueue:
    """The sealed choices of a log that wait, and how much was revealed."""

    def __init__(self) -> None:
        self.number = 0  # the public number of the last entry
        self.pending: tuple[Step, ...] = ()

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = object.__new__(type(self))
        twin.number, twin.pending = self.number, self.pending
        return twin

    def add(self, step: Step) -> tuple[Reveal, ...]:
        """Add the next step of the log; return what is revealed now."""
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
        if step.entry.kind in (TAKEBACK, UNDO):
            first = step.entry.payload["to" if step.entry.kind == TAKEBACK else UNDO_TO]
            kept = tuple(past for past in self.pending if past.entry.seq < first)
        dropped = sorted(self.pending[len(kept) :], key=lambda past: past.actor)
        self.pending = kept
        return (*(self.reveal(past, visible=False) for past in dropped), self.reveal(step))

    def without(self, seq: int) -> tuple[Step, ...]:
        """Return the waiting choices without one of them."""
        return tuple(applied_in_order(self.pending[0].before, [s for s in self.pending if s.entry.seq != seq]))

    def reveal(self, *steps: Step, visible: bool = True) -> Reveal:
        """Return steps with their public numbers."""
        reveal = Reveal(self.number + 1, steps, visible)
        self.number += len(steps)
        return reveal


def sorted_by_seat(steps: Sequence[Step]) -> Iterator[Step]:
    """Yield secret choices in the order of seats; the position after all of them is the same."""
    return applied_in_order(steps[0].before, sorted(steps, key=lambda step: step.actor))


def applied_in_order(state: State, steps: Sequence[Step]) -> Iterator[Step]:
    """Yield secret choices with the positions before and after each, in this order."""
    for step in steps:
        after = state.copy()
        after.apply(step.choice, step.actor)
        yield Step(step.entry, state, after)
        state = after
