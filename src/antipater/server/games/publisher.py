"""Sends changes of games to those who watch, one game after the other, after the player has been answered.

A move counts when it is on the disk, and its player is answered at once; drawing the new views takes far longer. So
changed games wait in a queue, and the event loop serves other tasks after a short slice of time. Under load, several
moves of a game are sent together.
"""

import asyncio
from collections.abc import Callable
from time import monotonic

SLICE_SECONDS = 0.004  # then other tasks of the event loop run
Publish = Callable[[], None]


class Publisher:
    """Publishes changed games in the order in which they changed."""

    def __init__(self) -> None:
        self.waiting: asyncio.Queue[Publish] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start to publish."""
        self.task = asyncio.create_task(self.run(), name="publisher")

    def schedule(self, publish: Publish) -> None:
        """Add a game to the queue."""
        self.waiting.put_nowait(publish)

    async def run(self) -> None:
        """Publish one game after the other, for a short slice of time each round."""
        while True:
            publish = await self.waiting.get()
            until = monotonic() + SLICE_SECONDS
            publish()
            while not self.waiting.empty() and monotonic() < until:
                self.waiting.get_nowait()()
            await asyncio.sleep(0)

    async def close(self) -> None:
        """Stop; what waits is not sent, but it is in the log."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
