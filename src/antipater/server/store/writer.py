"""The one writer: whatever waits is written together, in one transaction, on the disk before anybody is answered.

A request is rows for the log and statements that belong to them. Those that wait while a transaction is being synced
form the next one, so many games share each sync. If a batch is refused, its requests are tried one by one, and only
the guilty one fails.
"""

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Executable, insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from antipater.game.errors import AntipaterError
from antipater.server.store.tables import events

Row = Mapping[str, Any]
APPEND = insert(events)


class Conflict(AntipaterError):
    """A row that the log has already: its number or its client's id is taken."""


class WriterClosed(AntipaterError):
    """The server is stopping; nothing of the request was written."""


@dataclass(frozen=True)
class Request:
    """What one caller wants written, all or nothing."""

    rows: Sequence[Row]
    before: Sequence[Executable]
    after: Sequence[Executable]
    done: "asyncio.Future[None]"


class Writer:
    """Writes in batches until it is closed."""

    def __init__(self, engine: AsyncEngine, most: int = 500) -> None:
        self.engine = engine
        self.most = most
        self.waiting: asyncio.Queue[Request | None] = asyncio.Queue()
        self.batches = 0
        self.requests = 0
        self.closing = False
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self.task = asyncio.create_task(self.run(), name="writer")

    async def write(
        self, rows: Sequence[Row] = (), before: Sequence[Executable] = (), after: Sequence[Executable] = ()
    ) -> None:
        """Append rows to the log, with statements before and after them; return when all of it is on the disk."""
        if self.closing:
            raise WriterClosed("the server is stopping; ask again when it is back")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait(Request(rows, before, after, done))
        # Whoever asked may go away; what it asked for is written all the same.
        await asyncio.shield(done)

    async def close(self) -> None:
        """Write what waits, then stop."""
        self.closing = True
        if self.task is not None:
            self.waiting.put_nowait(None)
            await self.task
            self.task = None

    async def run(self) -> None:
        """Write batch after batch."""
        while (first := await self.waiting.get()) is not None:
            batch = [first]
            stop = False
            while len(batch) < self.most and not self.waiting.empty() and not stop:
                following = self.waiting.get_nowait()
                if following is None:
                    stop = True
                else:
                    batch.append(following)
            await self.write_batch(batch)
            if stop:
                return

    async def write_batch(self, batch: list[Request]) -> None:
        """Write requests in one transaction; if it is refused, each in its own."""
        try:
            await self.transact(batch)
        except Exception as error:
            if len(batch) > 1:
                for request in batch:
                    await self.write_batch([request])
                return
            answer(batch[0], refusal(error))
            return
        self.batches += 1
        self.requests += len(batch)
        for request in batch:
            answer(request, None)

    async def transact(self, batch: list[Request]) -> None:
        """Write requests in one transaction; it is durable when this returns."""
        async with self.engine.begin() as connection:
            for statement in (statement for request in batch for statement in request.before):
                await connection.execute(statement)
            await append(connection, [row for request in batch for row in request.rows])
            for statement in (statement for request in batch for statement in request.after):
                await connection.execute(statement)


async def append(connection: AsyncConnection, rows: list[Row]) -> None:
    """Append rows to the log."""
    if rows:
        await connection.execute(APPEND, [dict(row) for row in rows])


def refusal(error: Exception) -> Exception:
    """Return an error as whoever asked should meet it."""
    return Conflict("the log has this already") if isinstance(error, IntegrityError) else error


def answer(request: Request, error: Exception | None) -> None:
    """Tell whoever asked; it may have gone away."""
    with suppress(asyncio.InvalidStateError):
        if error is None:
            request.done.set_result(None)
        else:
            request.done.set_exception(error)
