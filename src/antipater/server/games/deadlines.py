"""Deadlines: a heap with the next one of each game, and the task that waits for the first."""

import asyncio
import heapq
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from antipater.server.times import now

RETRY_AFTER = 5_000  # milliseconds until a failed deadline is tried again
LONGEST_WAIT = 60.0  # seconds; then the clock is read again
log = logging.getLogger("antipater.server")


class Deadlines:
    """The deadlines of all games that this process plays, whether their rooms are open or not."""

    def __init__(self, due: Callable[[str], Awaitable[None]]) -> None:
        self.due = due
        self.times: dict[str, int] = {}
        self.heap: list[tuple[int, str]] = []
        self.sooner = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start to wait."""
        self.task = asyncio.create_task(self.run(), name="deadlines")

    def set(self, game: str, time: int | None) -> None:
        """Set when the next clock of a game runs out; None removes the deadline."""
        if time is None:
            self.times.pop(game, None)
        elif self.times.get(game) != time:
            self.times[game] = time
            heapq.heappush(self.heap, (time, game))
            if self.heap[0] == (time, game):
                self.sooner.set()

    def clear(self) -> None:
        """Remove every deadline: other processes play the games."""
        self.times.clear()
        self.heap.clear()

    def next(self) -> int | None:
        """Return the next deadline; outdated ones are dropped."""
        while self.heap and self.times.get(self.heap[0][1]) != self.heap[0][0]:
            heapq.heappop(self.heap)
        return self.heap[0][0] if self.heap else None

    async def run(self) -> None:
        """Wait for one deadline after the other."""
        while True:
            self.sooner.clear()
            await self.run_due()
            first = self.next()
            wait = LONGEST_WAIT if first is None else min(LONGEST_WAIT, max(0.0, (first - now()) / 1000))
            with suppress(TimeoutError):
                await asyncio.wait_for(self.sooner.wait(), wait)

    async def run_due(self) -> None:
        """Handle every deadline that has passed."""
        while (first := self.next()) is not None and first <= now():
            _, game = heapq.heappop(self.heap)
            try:
                await self.due(game)  # until it returns, the game keeps its deadline
            except Exception:  # whatever is wrong with one game, other clocks run on
                log.exception("the deadline of game %s failed; it is tried again", game)
                self.set(game, now() + RETRY_AFTER)
            if self.times.get(game) == first:
                del self.times[game]

    async def close(self) -> None:
        """Stop waiting."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
