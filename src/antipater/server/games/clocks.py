"""Clocks: the time that seats have left. They follow from the log, as everything else does.

The clock of a seat runs from the entry after which it must choose until the entry of its choice. So several clocks may
run at once, and the time deducted depends only on the times in the log. With a bank, every choice adds the increment;
with days per move, every decision starts with all of them. A pause of the server is written into the log when it is
back, and is not deducted from any clock.
"""

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from typing import Any, Self

SECOND = 1_000  # milliseconds
DAY = 24 * 3600 * SECOND
Plies = Sequence[int | None]  # by seat: the decision that it must make


@dataclass(frozen=True)
class Clock:
    """The time control of a game; in milliseconds."""

    bank: int
    increment: int = 0
    per_move: bool = False  # every decision has the whole bank: days per move

    @classmethod
    def read(cls, kept: Mapping[str, Any] | None) -> Self | None:
        """Return a clock as the store and the API have it: `{"seconds": …, "increment": …}` or `{"days": …}`."""
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
        self.since: list[int | None] = [None] * seats  # when a running clock was started

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = copy(self)
        twin.left = list(self.left)
        twin.since = list(self.since)
        return twin

    def update(self, before: Plies, after: Plies, time: int, chooser: int | None) -> None:
        """Start and stop clocks where the decisions of seats have changed; *chooser* has made a choice."""
        for seat, (was, due) in enumerate(zip(before, after, strict=True)):
            if was != due:
                self.stop(seat, time)
                if seat == chooser:
                    self.left[seat] += self.clock.increment
                if due is not None:
                    self.start(seat, time)

    def start(self, seat: int, time: int) -> None:
        """Start a clock."""
        if self.clock.per_move:
            self.left[seat] = self.clock.bank
        self.since[seat] = time

    def stop(self, seat: int, time: int) -> None:
        """Stop a clock and deduct the time."""
        self.left[seat] = self.remaining(seat, time)
        self.since[seat] = None

    def pause(self, milliseconds: int) -> None:
        """Move the start of running clocks, so that a pause is not deducted."""
        self.since = [None if since is None else since + milliseconds for since in self.since]

    def remaining(self, seat: int, time: int) -> int:
        """Return the time that a seat has left."""
        since = self.since[seat]
        return self.left[seat] if since is None else max(0, self.left[seat] - max(0, time - since))

    def running(self) -> list[int]:
        """Return the seats whose clocks run."""
        return [seat for seat, since in enumerate(self.since) if since is not None]

    def runs_out(self, seat: int) -> int:
        """Return when the running clock of a seat runs out."""
        return (self.since[seat] or 0) + self.left[seat]

    def snapshot(self, time: int) -> dict[str, Any]:
        """Return the time that every seat has left at a moment, and the seats whose clocks run."""
        seats = range(len(self.left))
        return {"time": time, "left": [self.remaining(seat, time) for seat in seats], "running": self.running()}
