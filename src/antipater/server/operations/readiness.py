"""Whether moves can be written: tried by a small write, because a full disk is noticed only then."""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic

from antipater.game.errors import AntipaterError

KEPT_SECONDS = 2.0  # a result is used again, however often it is requested
WRITE_SECONDS = 5.0


class Readiness:
    """Tries to write, and keeps the result for a moment."""

    def __init__(self, write: Callable[[], Awaitable[None]], clock: Callable[[], float] = monotonic) -> None:
        self.write = write
        self.clock = clock
        self.lock = asyncio.Lock()
        self.result = False
        self.until = float("-inf")

    async def can_write(self) -> bool:
        """Return whether a write succeeds, or has just done so."""
        async with self.lock:
            if self.clock() >= self.until:
                self.result = await self.try_to_write()
                self.until = self.clock() + KEPT_SECONDS
            return self.result

    async def try_to_write(self) -> bool:
        """Return whether a write succeeds within a limit of time."""
        try:
            await asyncio.wait_for(self.write(), WRITE_SECONDS)
        except (AntipaterError, TimeoutError):
            return False
        return True
