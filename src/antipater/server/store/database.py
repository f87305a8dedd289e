"""Opens the database, SQLite or PostgreSQL by URL, and migrates it before anything is read or written."""

import asyncio
import fcntl
import logging
import os
import secrets
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, create_engine, event, func, make_url, select, text
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import QueuePool

from antipater.game.errors import AntipaterError
from antipater.server.store import reading
from antipater.server.store.migrate import TooNew, migrate
from antipater.server.store.query_limits import QueryLimits

log = logging.getLogger("antipater.server")
READERS = 4  # connections that read while the writer writes
BROWSERS = 2  # … for lists and profiles
SYNCHRONOUS = "FULL"  # of SQLite: a commit is on the disk when it returns
POOL_SECONDS = 10.0  # a request waits no longer for a connection
CONNECT_SECONDS = 5.0  # … nor for PostgreSQL to accept one
SILENT_SECONDS = 5.0  # PostgreSQL interrupts long queries; so long after that, it does not answer at all
SHARED_OVERFLOW = 12  # more connections if several processes share a database: some may wait for locks of a stopped one
# A process that stops within a transaction must not keep its games from the others.
POSTGRES_TIMEOUTS = {"idle_in_transaction_session_timeout": "2000", "lock_timeout": "4000"}  # milliseconds
WRITE_TRIES = 3  # if the connection is lost before anything was committed
STATUS_TRIES = 5  # questions whether a transaction was committed …
STATUS_SECONDS = 0.2  # … with so much time between them
TRANSACTION = select(func.txid_current_if_assigned())  # none if nothing was written
Result = TypeVar("Result")
IN_MID_OPERATION = "cannot switch to state"  # what asyncpg says of a connection that was cut


class StoreUnusable(AntipaterError):
    """A database that cannot be opened, or that another server uses."""


class NothingCommitted(ConnectionError):
    """A connection that was lost before the transaction was committed: it can be repeated."""


class Database:
    """An engine with current tables; with SQLite also a lock on the file."""

    def __init__(self, url: str, query_seconds: float | None = None) -> None:
        self.url = make_url(url)
        self.name = secrets.token_urlsafe(9)  # of its connections in PostgreSQL
        self.lock: int | None = None
        self.limits = QueryLimits(query_seconds)
        self.file: SqliteWriter | None = SqliteWriter(self.url) if self.sqlite else None
        self.engine = self.new_engine(READERS, SHARED_OVERFLOW)
        # Lists and profiles have connections of their own: however many are requested, games do not wait for them.
        self.browsing = self.new_engine(BROWSERS, 0)

    def new_engine(self, size: int, overflow: int) -> AsyncEngine:
        """Return an engine with connections that read, and on PostgreSQL also write."""
        if self.sqlite:
            opened = partial(reading.connect, str(self.url.database))
            engine = create_async_engine(
                self.url, async_creator=opened, pool_size=size, max_overflow=0, pool_timeout=POOL_SECONDS
            )
            event.listen(engine.sync_engine, "connect", prepare_sqlite)
            self.limits.attach(engine.sync_engine)
            return engine
        own = {**POSTGRES_TIMEOUTS, "application_name": connection_name(self.name)}
        more: dict[str, Any] = {"timeout": CONNECT_SECONDS}
        if self.limits.seconds is not None:
            own["statement_timeout"] = str(round(1000 * self.limits.seconds))
            more["command_timeout"] = self.limits.seconds + SILENT_SECONDS
        engine = create_async_engine(
            self.url,
            pool_size=size,
            max_overflow=overflow,
            pool_pre_ping=True,
            pool_timeout=POOL_SECONDS,
            connect_args={"server_settings": own, **more},
        )
        event.listen(engine.sync_engine, "handle_error", count_as_lost)
        return engine

    @property
    def shown(self) -> str:
        """The URL without its password."""
        return self.url.render_as_string(hide_password=True)

    @property
    def sqlite(self) -> bool:
        """Whether it is a SQLite file."""
        return self.url.get_backend_name() == "sqlite"

    async def open(self) -> None:
        """Lock the file, connect, migrate; raise StoreUnusable with the reason."""
        if self.sqlite:
            self.lock_file(Path(str(self.url.database)))
        try:
            await self.migrate()
        except TooNew as error:
            await self.close()
            raise StoreUnusable(
                f"the database {self.shown} was written by a newer version of Antipater: install that version, or "
                f"restore an older backup into an empty database ({first_line(error)})"
            ) from error
        except database_errors() as error:
            await self.close()
            raise StoreUnusable(f"the database {self.shown} cannot be used: {first_line(error)}") from error

    async def migrate(self) -> None:
        """Create or migrate the tables; that takes as long as it takes."""
        limit, self.limits.seconds = self.limits.seconds, None
        engine = self.engine if self.sqlite else self.new_engine(1, 0)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(migrate)
        finally:
            self.limits.seconds = limit
            if engine is not self.engine:
                await engine.dispose()

    def lock_file(self, file: Path) -> None:
        """Lock a SQLite file for this process; a second server would be a second writer."""
        try:
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self.lock = os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT, 0o600)
            fcntl.flock(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))  # personal data: readable for its owner only
        except BlockingIOError as error:
            self.unlock_file()
            raise StoreUnusable(
                f"another server is using {file}: stop it, give this one a directory of its own (--data), "
                "or let both use PostgreSQL (--database)"
            ) from error
        except OSError as error:
            raise StoreUnusable(f"the data directory {file.parent} cannot be used: {error.strerror}") from error

    def unlock_file(self) -> None:
        """Release the lock on the file."""
        if self.lock is not None:
            os.close(self.lock)
            self.lock = None

    async def transact(self, work: Callable[[Connection], Result]) -> Result:
        """Run *work* in one transaction; it is durable when this returns."""
        if self.file is not None:
            return await self.file.transact(work)
        for _ in range(WRITE_TRIES - 1):
            try:
                return await self.transact_once(work)
            except NothingCommitted as lost:
                log.warning("the connection to the database was lost; writing again: %s", lost)
        return await self.transact_once(work)

    async def transact_once(self, work: Callable[[Connection], Result]) -> Result:
        """Run *work* in one transaction; raise NothingCommitted if the connection is lost and nothing was committed."""
        number: int | None = None
        try:
            async with self.engine.connect() as connection:
                await connection.begin()
                result = await connection.run_sync(work)
                number = (await connection.execute(TRANSACTION)).scalar_one()
                await connection.commit()
                return result
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            committed = number is not None and await self.was_committed(number)
            if committed is None:
                raise
            if not committed:
                raise NothingCommitted(first_line(error)) from error
            return result

    async def was_committed(self, number: int) -> bool | None:
        """Return whether a transaction was committed whose connection was lost, None if the database does not say."""
        for _ in range(STATUS_TRIES):
            with suppress(*database_errors()):
                async with self.engine.connect() as connection:
                    status = (await connection.execute(select(func.txid_status(number)))).scalar_one()
                if status != "in progress":
                    return None if status is None else status == "committed"
            await asyncio.sleep(STATUS_SECONDS)
        return None

    def connections_in_use(self) -> int:
        """Return how many connections are in use."""
        pools = [engine.pool for engine in (self.engine, self.browsing)]
        return sum(pool.checkedout() for pool in pools if isinstance(pool, QueuePool))

    async def close(self) -> None:
        """Close every connection."""
        self.limits.stop()
        if self.file is not None:
            self.file.close()
        await self.engine.dispose()
        await self.browsing.dispose()
        self.unlock_file()

    async def is_reachable(self) -> bool:
        """Return whether the database answers."""
        try:
            async with self.engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except database_errors():
            return False
        return True


class SqliteWriter:
    """Writes to a SQLite file in a thread of its own, one transaction per call.

    With an asynchronous driver, every step of a transaction would wait for the event loop, which is slow on a busy
    server.
    """

    def __init__(self, url: URL) -> None:
        self.engine = create_engine(url.set(drivername="sqlite"), pool_size=1, max_overflow=0)
        event.listen(self.engine, "connect", prepare_sqlite)
        # Many rows in one statement: the thread waits for the interpreter before each statement.
        self.engine.dialect.use_insertmanyvalues_wo_returning = True
        self.thread = ThreadPoolExecutor(1, "writer")

    async def transact(self, work: Callable[[Connection], Result]) -> Result:
        """Run *work* in one transaction; it is durable when this returns."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.run, work)

    def run(self, work: Callable[[Connection], Result]) -> Result:
        """Run *work* in one transaction, in the thread."""
        with self.engine.begin() as connection:
            return work(connection)

    def close(self) -> None:
        """Close the connection."""
        self.thread.shutdown()
        self.engine.dispose()


def connection_name(name: str) -> str:
    """Return the name of a database's connections in PostgreSQL."""
    return f"antipater {name}"


def count_as_lost(context: ExceptionContext) -> None:
    """Count a connection as lost that was cut in the middle of an operation, or that did not answer."""
    if IN_MID_OPERATION in str(context.original_exception):
        context.is_disconnect = True
    elif isinstance(context.original_exception, TimeoutError) and context.connection is not None:
        context.connection.invalidate(context.original_exception)  # its answer may still come


def prepare_sqlite(connection: Any, record: object) -> None:
    """Set up a connection: readers do not wait for the writer, and a commit is on the disk when it returns."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", f"synchronous={SYNCHRONOUS}", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


@cache
def database_errors() -> tuple[type[Exception], ...]:
    """Return the errors of a database that does not answer; SQLAlchemy passes some of its drivers' own ones on."""
    try:
        import asyncpg  # type: ignore[import-untyped]
    except ImportError:
        return SQLAlchemyError, OSError
    return SQLAlchemyError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError


def first_line(error: Exception) -> str:
    """Return the first line of an error message; that of the database driver, if there is one."""
    lines = str(getattr(error, "orig", None) or error).splitlines()
    return lines[0] if lines else type(error).__name__


async def shielded(work: Coroutine[Any, Any, Result]) -> Result:
    """Finish *work* even if its caller is cancelled, as it is when a browser closes the connection.

    A move must be written all the same, and a query that stops halfway would break its database connection.
    """
    return await asyncio.shield(asyncio.create_task(work))
