"""Long work in slices, between which the event loop serves other requests."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from typing import TypeVar

SLICE = 4  # entries of a log that are handled before other requests are served
Item = TypeVar("Item")


async def in_slices(items: Iterable[Item]) -> AsyncIterator[Item]:
    """Yield items; serve other requests now and then."""
    for number, item in enumerate(items):
        if number % SLICE == 0:
            await asyncio.sleep(0)
        yield item
