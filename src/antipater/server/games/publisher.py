"""Shows games to those who watch them, one game after the other, after whoever moved has been answered.

A move counts when it is on the disk, and its player hears so at once; to draw what it has changed for everybody takes
far longer. So games that have changed wait here, and the loop looks after everything else every few of them. When there
is much to do, several moves of a game are shown together.
"""

import asyncio
from collections.abc import Callable
from time import monotonic

AT_A_TIME = 0.004  # seconds
Show = Callable[[], None]


class Publisher:
    """Lets what has changed be shown, in the order in which it changed."""

    def __init__(self) -> None:
        self.waiting: asyncio.Queue[Show] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to show."""
        self.task = asyncio.create_task(self.run(), name="publisher")

    def put(self, show: Show) -> None:
        """Show something soon."""
        self.waiting.put_nowait(show)

    async def run(self) -> None:
        """Show one after the other, for a short while at a time."""
        while True:
            show = await self.waiting.get()
            until = monotonic() + AT_A_TIME
            show()
            while not self.waiting.empty() and monotonic() < until:
                self.waiting.get_nowait()()
            await asyncio.sleep(0)

    async def close(self) -> None:
        """Stop; what waits is shown to nobody, but it is in the log."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
