"""When memory is swept for what nobody refers to any more but itself.

To look at every view of a thousand games takes a third of a second, in which nobody is answered, and Python would look
every few seconds when a server is busy. But views go away by themselves; only a connection that was closed leaves some
thirty objects that refer to each other. So it is swept by the clock, and earlier only when very much is new.
"""

import asyncio
import gc
from time import monotonic

LOOK = 10.0  # seconds
SWEEP = 300.0  # seconds
MUCH = 5_000_000  # objects more than at the last time


async def sweep() -> None:
    """Sweep now and then; what has been there since the start is never looked at."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        last = monotonic()
        while True:
            await asyncio.sleep(LOOK)
            if monotonic() - last > SWEEP or gc.get_count()[0] > MUCH:
                gc.collect()
                last = monotonic()
    finally:
        gc.enable()
