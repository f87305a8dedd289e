"""Counters of rate limits, in memory, each for a window of time that starts with the first event.

Several processes on one database settle their counters about every second (`cluster.settlement`). In between, a process
knows only what it has counted itself, so it grants no more than its share of what was left: the remainder divided by
the number of processes. Nobody gets a multiple of a limit by spreading requests, and no request is written.
"""

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from time import monotonic
from typing import NamedTuple

MAX_COUNTERS = 10_000  # if there are more, those that have expired are removed
SETTLE_SECONDS = 1.0
SMALL_PART = 20  # less than one part in so many of a limit need not be settled


@dataclass(slots=True)
class Count:
    """What was counted in a window."""

    total: int  # everywhere, as far as this process knows
    unsettled: int  # … of which the other processes do not know
    until: float  # when the window ends
    most: int  # the limit; 0 if only other processes have counted


class Due(NamedTuple):
    """What a process must tell the others."""

    key: str
    amount: int
    seconds: float  # that the window still lasts


class Counters:
    """All counters of a process; with a clock that tests can move."""

    def __init__(self) -> None:
        self.clock: Callable[[], float] = monotonic
        self.counts: dict[str, Count] = {}
        self.many = MAX_COUNTERS
        self.shared = False  # whether other processes may count, too
        self.processes = 1
        self.cleared: set[str] = set()  # of which the other processes do not know

    def current(self, key: str) -> Count | None:
        """Return a counter whose window has not ended."""
        found = self.counts.get(key)
        return found if found is not None and found.until > self.clock() else None

    def wait(self, key: str, most: int) -> float:
        """Return the seconds until another event is within a limit; 0 if it is now."""
        found = self.current(key)
        if found is None:
            return 0.0
        if found.total >= most:
            return found.until - self.clock()
        share = math.ceil((most - found.total + found.unsettled) / self.processes)
        return SETTLE_SECONDS if found.unsettled >= share else 0.0

    def add(self, key: str, most: int, seconds: float) -> None:
        """Count an event; a new window lasts so many seconds."""
        found = self.current(key)
        if found is None:
            found = self.counts[key] = Count(0, 0, self.clock() + seconds, most)
            self.remove_expired()
        found.most = most
        found.total += 1
        found.unsettled += self.shared

    def remove_expired(self) -> None:
        """Remove counters whose windows have ended, if there are many; not again before there are twice as many."""
        if len(self.counts) > self.many:
            time = self.clock()
            self.counts = {key: kept for key, kept in self.counts.items() if kept.until > time}
            self.many = max(MAX_COUNTERS, 2 * len(self.counts))

    def clear(self, key: str) -> None:
        """Remove a counter."""
        self.counts.pop(key, None)
        if self.shared:
            self.cleared.add(key)

    def due(self) -> list[Due]:
        """Return what must be settled, in the order of the keys: what is a small part of its limit can wait."""
        time = self.clock()
        found = [
            Due(key, count.unsettled, count.until - time)
            for key, count in self.counts.items()
            if count.unsettled and count.unsettled * SMALL_PART >= count.most and count.until > time
        ]
        return sorted(found)

    def settled(self, told: Iterable[Due], known: Iterable[Due]) -> None:
        """Note what the others were told, and what all processes have counted together."""
        for key, count, _ in told:
            if key in self.counts:
                self.counts[key].unsettled = max(0, self.counts[key].unsettled - count)
        for key, count, seconds in known:
            found = self.counts.setdefault(key, Count(0, 0, 0.0, 0))
            found.total, found.until = count + found.unsettled, self.clock() + seconds
        self.remove_expired()
