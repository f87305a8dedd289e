"""Work that is done to its end, even if whoever asked for it goes away.

A browser that closes cancels what is done for it. A move must be written all the same, and a query that is cut off
halfway would break its connection to the database.
"""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

Answer = TypeVar("Answer")


async def undisturbed(work: Coroutine[Any, Any, Answer]) -> Answer:
    """Do something to the end."""
    return await asyncio.shield(asyncio.create_task(work))
