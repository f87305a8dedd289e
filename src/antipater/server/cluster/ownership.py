"""Ownership: which process plays a game. On PostgreSQL there may be several; with SQLite there is one that owns all.

A process has a lease: its row in `processes`, which it renews by a heartbeat. Expired rows, by the clock of the
database, are removed by the other processes. A game's row names its owner. A game whose owner has no lease goes to the
first process that claims it. Entries are written only while the game's row names their writer, which is checked under
a lock of that row in the same transaction. So a process that was stopped for a while cannot write into games that
others have taken over.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection
from itertools import count
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import (
    BigInteger,
    Connection,
    DateTime,
    Integer,
    String,
    cast,
    column,
    delete,
    exists,
    extract,
    func,
    insert,
    or_,
    select,
    table,
    update,
)
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql.elements import ColumnElement

from antipater.server.games.metadata import RUNNING
from antipater.server.store.archive import replayable
from antipater.server.store.database import StoreUnusable, connection_name, database_errors, first_line
from antipater.server.store.tables import games, processes, seats

if TYPE_CHECKING:
    import httpx

HEARTBEAT_SECONDS = 0.5
LEASE_MILLISECONDS = 2000
START_TRIES = 3
STREAM_TIMEOUT = 30.0  # of a stream from another process; idle streams send empty lines
MAX_ADOPTED = 100  # games per heartbeat
SESSIONS = table(
    "pg_stat_activity", column("pid", Integer), column("application_name", String), column("xact_start", DateTime)
)
log = logging.getLogger("antipater.server")


class Owner(NamedTuple):
    """A process that plays a game."""

    id: str
    address: str
    secret: str


class Ownership:
    """The games that this process owns, and the owners of the rest."""

    def __init__(self, engine: AsyncEngine, name: str) -> None:
        self.engine = engine
        self.name = name  # of its connections
        self.registrations = count(1)
        self.expired: set[str] = set()  # names of processes whose lease has expired
        self.shared = engine.dialect.name == "postgresql"
        self.peers: httpx.AsyncClient | None = None  # a client for the other processes
        self.id: str | None = None
        self.address = ""
        self.secret = secrets.token_urlsafe(24)
        self.heartbeat_seconds = HEARTBEAT_SECONDS
        self.alive = 1  # processes, with this one
        self.on_lost: Callable[[], None] = lambda: None  # called when other processes may own all games
        # Called with a game that this process now plays.
        self.on_adopted: Callable[[str], Awaitable[object]] | None = None
        self.claimed: set[str] = set()  # games that were claimed and not resumed yet
        self.damaged: set[str] = set()  # … because they could not be opened, which was logged
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Start the lease."""
        if self.shared:
            import httpx  # a single process does not need it

            limits = httpx.Limits(max_connections=None)
            self.peers = httpx.AsyncClient(timeout=httpx.Timeout(STREAM_TIMEOUT), limits=limits)
            await self.register_at_start()
            for name, work in (("heartbeat", self.renew_lease), ("adoption", self.adopt_games)):
                self.tasks.append(asyncio.create_task(self.repeat(work), name=name))

    async def publish_address(self, address: str) -> None:
        """Publish the address of this process to the others; a heartbeat does if the database does not answer now."""
        self.address = address
        if self.shared:
            mine = update(processes).where(processes.c.id == self.id).values(address=address)
            try:
                async with self.engine.begin() as connection:
                    await connection.execute(mine)
            except database_errors() as error:
                log.warning("the address of this process is published later: %s", first_line(error))

    async def register_at_start(self) -> None:
        """Start the first lease; raise StoreUnusable if the database does not answer several times."""
        for attempt in range(1, START_TRIES + 1):
            try:
                await self.register()
            except database_errors() as error:
                if attempt == START_TRIES:
                    raise StoreUnusable(f"the database cannot be written to: {first_line(error)}") from error
            else:
                return

    async def register(self) -> None:
        """Start a new lease; it owns nothing yet."""
        self.id = f"{self.name}.{next(self.registrations)}"
        row = {
            "id": self.id,
            "address": self.address,
            "secret": self.secret,
            "expires": database_time() + LEASE_MILLISECONDS,
        }
        async with self.engine.begin() as connection:
            await connection.execute(insert(processes).values(**row))

    async def repeat(self, work: Callable[[], Awaitable[None]]) -> None:
        """Call *work* at every heartbeat, whatever happens: without it, the lease expires."""
        while True:
            try:
                await work()
            except Exception as error:
                log.warning("%s failed: %s", work.__name__, first_line(error))
            await asyncio.sleep(self.heartbeat_seconds)

    async def renew_lease(self) -> None:
        """Renew the lease, and remove expired ones. If it is gone, other processes may own the games of this one."""
        lease = {"expires": database_time() + LEASE_MILLISECONDS, "address": self.address}
        mine = update(processes).where(processes.c.id == self.id).values(lease)
        async with self.engine.begin() as connection:
            renewed = (await connection.execute(mine)).rowcount
        if not renewed:
            log.warning("the lease of this process expired; others may have taken over its games")
            self.claimed.clear()
            self.damaged.clear()
            self.on_lost()
            await self.register()
        async with self.engine.begin() as connection:
            await self.remove_expired(connection)

    async def remove_expired(self, connection: AsyncConnection) -> None:
        """Remove the rows of expired processes, and end the transactions that they hold open.

        A process that was stopped between two messages of a statement is active to PostgreSQL: no timeout applies to
        it. Its row may be locked, too; then it is removed at a later heartbeat.
        """
        late = processes.c.expires < database_time()
        rows = (await connection.execute(select(processes.c.id, late.label("late")))).all()
        self.alive = sum(not row.late for row in rows)
        self.expired |= {process_name(row.id) for row in rows if row.late}
        self.expired -= {process_name(row.id) for row in rows if not row.late} | {self.name}
        free = select(processes.c.id).where(late, processes.c.id != self.id).with_for_update(skip_locked=True)
        await connection.execute(delete(processes).where(processes.c.id.in_(free)))
        if self.expired:
            held = extract("epoch", func.clock_timestamp() - SESSIONS.c.xact_start)
            theirs = SESSIONS.c.application_name.in_([connection_name(name) for name in self.expired])
            await connection.execute(
                select(func.pg_terminate_backend(SESSIONS.c.pid)).where(theirs, held > LEASE_MILLISECONDS / 1000)
            )

    async def adopt_games(self) -> None:
        """Claim running games without an owner that must continue: opponents must choose, or clocks run."""
        alone = exists().where(seats.c.game == games.c.id, seats.c.agent.is_not(None))
        due = or_(alone, games.c.deadline > 0)
        waiting = select(games.c.id).where(games.c.status == RUNNING, has_no_owner(), due, replayable())
        waiting = waiting.order_by(games.c.id).limit(MAX_ADOPTED).with_for_update(skip_locked=True)
        claimed = update(games).where(games.c.id.in_(waiting)).values(owner=self.id).returning(games.c.id)
        async with self.engine.begin() as connection:
            self.claimed |= set((await connection.execute(claimed)).scalars())
        for game in sorted(self.claimed):
            await self.resume(game)

    async def resume(self, game: str) -> None:
        """Open a claimed game; one that cannot be opened is tried again at the next heartbeat."""
        try:
            if self.on_adopted is not None:
                await self.on_adopted(game)
        except Exception as error:
            if game not in self.damaged:
                log.warning("game %s cannot continue: %s", game, first_line(error))
                self.damaged.add(game)
            return
        self.claimed.discard(game)
        self.damaged.discard(game)

    async def claim(self, game: str) -> bool:
        """Claim a game unless another process owns it; return whether it is this process's, or does not exist."""
        if not self.shared:
            return True
        free = or_(games.c.owner == self.id, has_no_owner())
        async with self.engine.begin() as connection:
            claimed = await connection.execute(update(games).where(games.c.id == game, free).values(owner=self.id))
        return bool(claimed.rowcount) or await self.owner(game) is None

    async def owner(self, game: str) -> Owner | None:
        """Return the other process that plays a game, None if there is none."""
        if not self.shared:
            return None
        query = select(processes.c.id, processes.c.address, processes.c.secret)
        query = query.join(games, games.c.owner == processes.c.id).where(games.c.id == game)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).one_or_none()
        return None if found is None or found.id == self.id else Owner(*found)

    def owned(self, connection: Connection, asked: Collection[str]) -> Collection[str]:
        """Return those of some games that this process owns, locked until the transaction ends."""
        if not self.shared or not asked:
            return asked
        query = select(games.c.id).where(games.c.id.in_(sorted(asked)), games.c.owner == self.id)
        found = connection.execute(query.order_by(games.c.id).with_for_update(read=True))
        return set(found.scalars())

    async def close(self) -> None:
        """End the lease, so that others can claim the games."""
        if self.peers is not None:
            await self.peers.aclose()
        if not self.tasks:
            return
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.tasks = []
        try:
            async with self.engine.begin() as connection:
                await connection.execute(delete(processes).where(processes.c.id == self.id))
        except (SQLAlchemyError, OSError) as error:
            log.warning("the lease could not be ended; it will expire: %s", error)


def process_name(process: str) -> str:
    """Return the name of the connections of a process."""
    return process.partition(".")[0]


def database_time() -> ColumnElement[int]:
    """Return the time of the database in milliseconds: the only clock that all processes share."""
    return cast(extract("epoch", func.clock_timestamp()) * 1000, BigInteger)


def has_no_owner() -> ColumnElement[bool]:
    """Return the condition that no process with a lease owns a game."""
    return ~exists().where(processes.c.id == games.c.owner)
