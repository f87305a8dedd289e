"""Broadcasts which users are concerned by a write to the other processes on one PostgreSQL. Ids only, never data.

`NOTIFY` has small messages and one lock for all commits, so ids are collected for a moment and sent in a transaction
of their own, after the write. The receivers query the store; a lost message costs only time.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from antipater.server.games.metadata import GameMetadata
from antipater.server.store.database import first_line

CHANNEL = "antipater"
COLLECT_SECONDS = 0.05
RETRY_SECONDS = 1.0
MAX_IDS = 200  # in a message: 8,000 bytes are allowed
log = logging.getLogger("antipater.server")


class Broadcast:
    """Sends ids to the other processes, and receives theirs."""

    def __init__(self, engine: AsyncEngine, wake: Callable[[Iterable[str]], None]) -> None:
        self.engine = engine
        self.wake = wake
        self.shared = engine.dialect.name == "postgresql"
        self.users: set[str] = set()
        self.pending = asyncio.Event()
        self.listening = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start to send and to listen."""
        if self.shared:
            self.tasks = [asyncio.create_task(work) for work in (self.send(), self.listen())]

    def on_written(self, before: GameMetadata, after: GameMetadata) -> None:
        """Collect the users of a game that was written."""
        if self.shared:
            self.users |= {user for seat in after.seats for user in (seat.user, seat.invited) if user}
            self.pending.set()

    async def send(self) -> None:
        """Send what was collected."""
        while True:
            await self.pending.wait()
            await asyncio.sleep(COLLECT_SECONDS)
            self.pending.clear()
            ids, self.users = sorted(self.users), set()
            with suppress(SQLAlchemyError, OSError):
                async with self.engine.begin() as connection:
                    for first in range(0, len(ids), MAX_IDS):
                        text = " ".join(ids[first : first + MAX_IDS])
                        await connection.execute(select(func.pg_notify(CHANNEL, text)))

    async def listen(self) -> None:
        """Listen to the other processes on a connection of its own, opened again when it breaks."""
        while True:
            try:
                async with self.engine.connect() as connection:
                    await self.listen_on(connection)
            except (SQLAlchemyError, OSError) as error:
                log.warning("messages of other processes are not received: %s", first_line(error))
            await asyncio.sleep(RETRY_SECONDS)

    async def listen_on(self, connection: AsyncConnection) -> None:
        """Listen until a connection ends."""
        ended = asyncio.Event()
        driver: Any = (await connection.get_raw_connection()).driver_connection
        driver.add_termination_listener(lambda *_: ended.set())
        await driver.add_listener(CHANNEL, lambda *message: self.wake(message[-1].split()))
        await connection.rollback()
        self.listening.set()
        try:
            await ended.wait()
        finally:
            await connection.invalidate()  # a connection that listens must not go back to the pool

    async def close(self) -> None:
        """Stop."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.tasks = []
