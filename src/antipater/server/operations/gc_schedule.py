"""Runs the cyclic garbage collector on a timer.

A collection looks at every view of every game: a third of a second for a thousand games, in which no request is
answered, and Python would start one every few seconds on a busy server. But views contain no cycles; only a closed
connection leaves some thirty objects that refer to each other. So collections run on a timer, and earlier only after
very many allocations.
"""

import asyncio
import gc
from time import monotonic

CHECK_SECONDS = 10.0  # between two checks
COLLECT_SECONDS = 300.0  # between two collections
MAX_NEW_OBJECTS = 5_000_000  # since the last collection


async def collect_periodically() -> None:
    """Collect garbage on a timer; objects that exist at the start are never examined again."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        last = monotonic()
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            if monotonic() - last > COLLECT_SECONDS or gc.get_count()[0] > MAX_NEW_OBJECTS:
                gc.collect()
                last = monotonic()
    finally:
        gc.enable()
