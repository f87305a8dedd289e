"""Runs the cyclic garbage collector on a timer.

A whole collection looks at every view of every game: a third of a second for a thousand games, in which no request is
answered, and Python would start one every few seconds on a busy server. But views contain no cycles; a closed
connection leaves some thirty objects that refer to each other, and a statement of SQLAlchemy some hundreds, 50 kB. So
whole collections are rare, and new objects alone are examined as soon as there are many, or after a while, which takes
milliseconds; so the memory of what many requests have left is soon of use again.
"""

import asyncio
import gc
from time import monotonic

CHECK_SECONDS = 1.0  # between two checks
COLLECT_SECONDS = 1800.0  # between two whole collections
NEW_OBJECTS = 100_000  # since the last collection, without those that are gone: 15 MB of forgotten statements
NEW_SECONDS = 60.0  # … and after so long in any case
NEW = 0  # the generation of objects that no collection has examined


async def collect_periodically() -> None:
    """Collect garbage on a timer; objects that exist at the start are never examined again."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        last = last_new = monotonic()
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            if monotonic() - last > COLLECT_SECONDS:
                gc.collect()
                last = last_new = monotonic()
            elif gc.get_count()[NEW] > NEW_OBJECTS or monotonic() - last_new > NEW_SECONDS:
                gc.collect(NEW)
                last_new = monotonic()
    finally:
        gc.enable()
