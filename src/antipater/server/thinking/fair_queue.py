"""A queue for the time of worker processes: people's games first, and among them those who have used the least.

What users and addresses have used is halved at intervals, so that it is forgotten after a while. Nobody is refused;
whoever asks for much waits behind those who ask for little.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from time import monotonic

PEOPLE, ABOVE_QUOTA, ANALYSIS, OPPONENTS_ONLY = range(4)  # which questions come first
HALF_LIFE = 600.0  # seconds until half of what was used is forgotten
MAX_KEYS = 10_000


@dataclass(eq=False)
class Waiting:
    """A question that waits for a worker."""

    rank: int
    keys: Sequence[str]
    since: float
    granted: "asyncio.Future[None]" = field(repr=False)


class FairQueue:
    """Grants a number of places at a time."""

    def __init__(self, places: int, quota: float = 300.0, clock: Callable[[], float] = monotonic) -> None:
        self.free = places
        self.quota = quota  # seconds of use above which others come first
        self.clock = clock
        self.waiting: list[Waiting] = []
        self.uses: dict[str, tuple[float, float]] = {}  # seconds that were used, at a time

    def used(self, keys: Sequence[str]) -> float:
        """Return what was used under one of some keys, as far as it is not forgotten."""
        time = self.clock()
        kept = (self.uses.get(key, (0.0, time)) for key in keys)
        return max((seconds * 0.5 ** ((time - at) / HALF_LIFE) for seconds, at in kept), default=0.0)

    def order(self, one: Waiting) -> tuple[int, float, float]:
        """Return by what the waiting are ordered."""
        used = self.used(one.keys)
        return (max(one.rank, ABOVE_QUOTA) if used > self.quota else one.rank), used, one.since

    @asynccontextmanager
    async def place(self, rank: int, keys: Sequence[str]) -> AsyncIterator[None]:
        """Wait for a place, and use it; the time is charged to all keys."""
        await self.enter(rank, keys)
        begun = self.clock()
        try:
            yield
        finally:
            self.charge(keys, self.clock() - begun)
            self.leave()

    async def enter(self, rank: int, keys: Sequence[str]) -> None:
        """Wait for a place."""
        if self.free and not self.waiting:
            self.free -= 1
            return
        one = Waiting(rank, keys, self.clock(), asyncio.get_running_loop().create_future())
        self.waiting.append(one)
        try:
            await one.granted
        except asyncio.CancelledError:
            if one in self.waiting:
                self.waiting.remove(one)
            else:
                self.leave()  # it was granted in the meantime
            raise

    def leave(self) -> None:
        """Give a place back, to whoever comes first now."""
        if not self.waiting:
            self.free += 1
            return
        first = min(self.waiting, key=self.order)
        self.waiting.remove(first)
        first.granted.set_result(None)

    def charge(self, keys: Sequence[str], seconds: float) -> None:
        """Note what was used."""
        time = self.clock()
        for key in keys:
            self.uses[key] = (self.used([key]) + seconds, time)
        if len(self.uses) > MAX_KEYS:
            self.uses = {key: use for key, use in self.uses.items() if time - use[1] < HALF_LIFE}

    def ages(self) -> Iterator[float]:
        """Yield for how many seconds each question has waited."""
        time = self.clock()
        return (time - one.since for one in self.waiting)
