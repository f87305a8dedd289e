"""Shows games to those who watch them, one game after the other, after whoever moved has been answered.

A move counts when it is on the disk, and its player hears so at once; to draw what it has changed for everybody takes
far longer. So games that have changed wait here, and the loop looks after everything else every few of them. When there
is much to do, several moves of a game are shown together.
"""

import asyncio
from collections.abc import Callable
from time import monotonic

SLICE_SECONDS = 0.004  # seconds
Publish = Callable[[], None]


class Publisher:
    """Lets what has changed be shown, in the order in which it changed."""

    def __init__(self) -> None:
        self.waiting: asyncio.Queue[Publish] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to publish."""
        self.task = asyncio.create_task(self.run(), name="publisher")

    def schedule(self, publish: Publish) -> None:
        """Publish something soon."""
        self.waiting.put_nowait(publish)

    async def run(self) -> None:
        """Publish one after the other, for a short while at a time."""
        while True:
            publish = await self.waiting.get()
            until = monotonic() + SLICE_SECONDS
            publish()
            while not self.waiting.empty() and monotonic() < until:
                self.waiting.get_nowait()()
            await asyncio.sleep(0)

    async def close(self) -> None:
        """Stop; what waits is shown to nobody, but it is in the log."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
