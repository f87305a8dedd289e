"""When memory is swept for what nobody refers to any more but itself.

To look at every view of a thousand games takes a third of a second, in which nobody is answered, and Python would look
every few seconds when a server is busy. But views go away by themselves; only a connection that was closed leaves some
thirty objects that refer to each other. So it is swept by the clock, and earlier only when very much is new.
"""

import asyncio
import gc
from time import monotonic

CHECK_SECONDS = 10.0  # seconds
COLLECT_SECONDS = 300.0  # seconds
MAX_NEW_OBJECTS = 5_000_000  # objects more than at the last time


async def collect_periodically() -> None:
    """Sweep now and then; what has been there since the start is never looked at."""
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
