"""The only writer: waiting requests are written in one transaction, and answered when it is on the disk.

A request is rows for the log and statements that belong to them. Requests that arrive during a transaction form the
next one, so many games share each sync. If syncs are fast, the writer waits a moment between two of them, because a
transaction costs more than its rows. If rows of a batch are refused, its halves are tried, so that only the
conflicting request fails. If nothing can be written, because the disk is full or the database is away, no request is
acknowledged. Entries of a game that another process has taken over are refused before anything is written.
"""

import asyncio
import logging
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic
from typing import Any

from sqlalchemy import JSON, BigInteger, Connection, Executable, bindparam, cast, column, func, insert, update
from sqlalchemy.exc import IntegrityError

from antipater.game.errors import AntipaterError
from antipater.server.store.database import Database, database_errors, first_line
from antipater.server.store.tables import events, games

BATCH_SECONDS = 0.03  # from the start of a batch to the next one

Row = Mapping[str, Any]
Write = Executable | tuple[Executable, Row | Sequence[Row]]  # a statement, or one that is built once, and its values
Turn = tuple[str, Row]  # a game, and its columns that say whose turn it is
Fence = Callable[[Connection, Collection[str]], Collection[str]]  # returns the games that this process owns
APPEND = insert(events)
# All games of a batch in one statement: the thread waits for the interpreter before each statement.
TURNS = func.json_each(bindparam("turns", type_=JSON)).table_valued("key", column("value", JSON))
TURN_COLUMNS = ("owing", "deadline", "turned", "likeness")
TURN = (
    update(games)
    .where(games.c.id == TURNS.c.key)
    .values({name: cast(TURNS.c.value[name].as_string(), BigInteger) for name in TURN_COLUMNS})
)
log = logging.getLogger("antipater.server")


class Conflict(AntipaterError):
    """A row that the log already has: its number or its client's id is taken."""


class WriterClosed(AntipaterError):
    """The server is stopping; nothing of the request was written."""


class CannotWrite(AntipaterError):
    """The disk or the database refuses; whether anything was written is known only when it answers again."""


class NotOwner(AntipaterError):
    """Another process has taken over the game; nothing was written."""


@dataclass(frozen=True, eq=False)
class Request:
    """What one caller wants written, all or nothing."""

    rows: Sequence[Row]
    before: Sequence[Write]
    after: Sequence[Write]
    game: str | None  # which this process must own
    turn: Turn | None  # if it has changed
    done: "asyncio.Future[None]"


class Writer:
    """Writes in batches until it is closed."""

    def __init__(self, database: Database, max_batch: int = 500, fence: Fence | None = None) -> None:
        self.database = database
        self.max_batch = max_batch
        self.fence = fence
        self.waiting: asyncio.Queue[Request | None] = asyncio.Queue()
        self.batches = 0
        self.requests = 0
        self.closing = False
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start to write."""
        self.task = asyncio.create_task(self.run(), name="writer")

    async def write(
        self,
        rows: Sequence[Row] = (),
        before: Sequence[Write] = (),
        after: Sequence[Write] = (),
        game: str | None = None,
        turn: Turn | None = None,
    ) -> None:
        """Append rows to the log, with statements before and after them; return when all of it is on the disk.

        *game* is an existing game that this process must still own when it is written.
        """
        if self.closing:
            raise WriterClosed("the server is stopping; try again when it is back")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait(Request(rows, before, after, game, turn, done))
        await done  # the caller may be cancelled; its request is written all the same

    async def close(self) -> None:
        """Write the waiting requests, then stop."""
        self.closing = True
        if self.task is not None:
            self.waiting.put_nowait(None)
            await self.task
            self.task = None

    async def run(self) -> None:
        """Write one batch after the other."""
        while (first := await self.waiting.get()) is not None:
            began = monotonic()
            batch = [first]
            stop = False
            while len(batch) < self.max_batch and not self.waiting.empty() and not stop:
                following = self.waiting.get_nowait()
                if following is None:
                    stop = True
                else:
                    batch.append(following)
            await self.write_batch(batch)
            if stop:
                return
            await asyncio.sleep(began + BATCH_SECONDS - monotonic())

    async def write_batch(self, batch: list[Request]) -> None:
        """Write requests in one transaction, and answer them; if rows are refused, write the halves."""
        try:
            written = await self.transact(batch)
        except IntegrityError:
            if len(batch) > 1:
                for half in (batch[: len(batch) // 2], batch[len(batch) // 2 :]):
                    await self.write_batch(half)
                return
            answer(batch[0], Conflict("the log already has this entry"))
            return
        except database_errors() as error:
            log.error("%d requests could not be written: %s", len(batch), first_line(error))
            for request in batch:
                answer(request, CannotWrite("the server cannot write at the moment; retry with the same id"))
            return
        except Exception as error:
            log.exception("%d requests could not be written", len(batch))
            for request in batch:
                answer(request, error)
            return
        self.batches += 1
        self.requests += len(written)
        accepted = set(written)
        for request in batch:
            answer(request, None if request in accepted else NotOwner("another process plays this game now"))

    async def transact(self, batch: list[Request]) -> list[Request]:
        """Write requests in one transaction, except those for games of other processes; return those written."""
        return await self.database.transact(lambda connection: self.execute(connection, batch))

    def execute(self, connection: Connection, batch: list[Request]) -> list[Request]:
        """Execute the statements of requests, except those for games of other processes; return those executed."""
        batch = self.owned(connection, batch)
        execute_all(connection, (write for request in batch for write in request.before))
        if rows := [dict(row) for request in batch for row in request.rows]:
            connection.execute(APPEND, rows)
        if turns := dict(request.turn for request in batch if request.turn is not None):
            connection.execute(TURN, {"turns": turns})
        execute_all(connection, (write for request in batch for write in request.after))
        return batch

    def owned(self, connection: Connection, batch: list[Request]) -> list[Request]:
        """Return the requests whose games this process still owns, locked for the transaction."""
        if self.fence is None:
            return batch
        held = self.fence(connection, {request.game for request in batch if request.game is not None})
        return [request for request in batch if request.game is None or request.game in held]


def execute_all(connection: Connection, writes: Iterable[Write]) -> None:
    """Execute statements, with their values or without."""
    for write in writes:
        connection.execute(*(write if isinstance(write, tuple) else (write,)))


def answer(request: Request, error: Exception | None) -> None:
    """Answer a request; its caller may have been cancelled."""
    with suppress(asyncio.InvalidStateError):
        if error is None:
            request.done.set_result(None)
        else:
            request.done.set_exception(error)
