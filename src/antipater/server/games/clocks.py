"""Clocks: how much time seats have, and what their choices have cost them. A projection of the log, as everything else.

The clock of a seat runs from the entry after which it came to owe a choice until the entry with which it chose. So
several may run at once, and what a seat is charged depends on nothing but the times in the log. With a bank, every
choice adds the increment; with days a move, every decision begins with all of them. What the server slept through is
written into the log when it comes back, and nobody is charged for it.
"""

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from typing import Any, Self

SECOND = 1_000  # milliseconds
DAY = 24 * 3600 * SECOND
Plies = Sequence[int | None]  # by seat: the decision that it owes


@dataclass(frozen=True)
class Clock:
    """What a game is played with; in milliseconds."""

    bank: int
    increment: int = 0
    per_move: bool = False  # every decision has the whole bank: days a move

    @classmethod
    def read(cls, kept: Mapping[str, Any] | None) -> Self | None:
        """Return a clock as the store and the wire have it: `{"seconds": …, "increment": …}` or `{"days": …}`."""
        if kept is None:
            return None
        if "days" in kept:
            return cls(kept["days"] * DAY, per_move=True)
        return cls(kept["seconds"] * SECOND, kept["increment"] * SECOND)


class Clocks:
    """The clocks of all seats of a game."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [clock.bank] * seats
        self.since: list[int | None] = [None] * seats  # a clock that runs does so since then

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = copy(self)
        twin.left = list(self.left)
        twin.since = list(self.since)
        return twin

    def update(self, before: Plies, after: Plies, time: int, chooser: int | None) -> None:
        """Start and stop clocks where seats owe other decisions than before; *chooser* has made a choice."""
        for seat, (was, owes) in enumerate(zip(before, after, strict=True)):
            if was != owes:
                self.stop(seat, time)
                if seat == chooser:
                    self.left[seat] += self.clock.increment
                if owes is not None:
                    self.start(seat, time)

    def start(self, seat: int, time: int) -> None:
        """Let a clock run."""
        if self.clock.per_move:
            self.left[seat] = self.clock.bank
        self.since[seat] = time

    def stop(self, seat: int, time: int) -> None:
        """ClockLease a seat for its time."""
        self.left[seat] = self.remaining(seat, time)
        self.since[seat] = None

    def pause(self, slept: int) -> None:
        """Take time off that no seat is charged for."""
        self.since = [None if since is None else since + slept for since in self.since]

    def remaining(self, seat: int, time: int) -> int:
        """Return what a seat has left."""
        since = self.since[seat]
        return self.left[seat] if since is None else max(0, self.left[seat] - max(0, time - since))

    def running(self) -> list[int]:
        """Return the seats whose clocks run."""
        return [seat for seat, since in enumerate(self.since) if since is not None]

    def runs_out(self, seat: int) -> int:
        """Return when the clock of a seat that runs will have run out."""
        return (self.since[seat] or 0) + self.left[seat]

    def snapshot(self, time: int) -> dict[str, Any]:
        """Say what every seat has left at a time, and whose clocks run."""
        seats = range(len(self.left))
        return {"time": time, "left": [self.remaining(seat, time) for seat in seats], "running": self.running()}
