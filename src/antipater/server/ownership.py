"""Which process plays a game. On PostgreSQL there may be several; on a SQLite file there is one, and it owns all.

A process lives as long as its row in `processes` is there: it renews the row by a heartbeat, and whoever finds a row
that has run out, by the clock of the database, removes it. A game's row names its owner. A game without a living owner
goes to whichever process first claims it. Entries are written only while the game's row names their writer, and that is
checked under a lock of that row in the transaction that writes them: a process that was stopped for a while and comes
back cannot write into games that others have taken over, whatever it believes.
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

from antipater.server.games.standing import RUNNING
from antipater.server.store.archive import replayable
from antipater.server.store.database import first_line, session_of
from antipater.server.store.tables import games, processes, seats

if TYPE_CHECKING:
    import httpx

BEAT_SECONDS = 0.5
LEASE_MILLISECONDS = 2000
QUIET_SECONDS = 30.0  # after which a stream from another process is given up; quiet ones send empty lines
MOST_ADOPTED = 100  # games at a beat
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
    """What this process owns, and who owns the rest."""

    def __init__(self, engine: AsyncEngine, name: str) -> None:
        self.engine = engine
        self.name = name  # of its connections
        self.lives = count(1)
        self.dead: set[str] = set()  # names of processes whose time ran out and has not begun again
        self.shared = engine.dialect.name == "postgresql"
        self.peers: httpx.AsyncClient | None = None  # asks the other processes
        self.id: str | None = None
        self.address = ""
        self.secret = secrets.token_urlsafe(24)
        self.beat_seconds = BEAT_SECONDS
        self.lost: Callable[[], None] = lambda: None  # called when everything that was owned may be another's
        self.adopt: Callable[[str], Awaitable[object]] | None = None  # called with a game that this process now plays
        self.claimed: set[str] = set()  # games that were claimed and have not gone on yet
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begin to live."""
        if self.shared:
            import httpx  # a server alone need not wait for it

            limits = httpx.Limits(max_connections=None)
            self.peers = httpx.AsyncClient(timeout=httpx.Timeout(QUIET_SECONDS), limits=limits)
            await self.register()
            for name, work in (("heartbeat", self.beat), ("adoption", self.adopt_games)):
                self.tasks.append(asyncio.create_task(self.repeat(work), name=name))

    async def announce(self, address: str) -> None:
        """Tell the others where this process is reached."""
        self.address = address
        if self.shared:
            async with self.engine.begin() as connection:
                await connection.execute(update(processes).where(processes.c.id == self.id).values(address=address))

    async def register(self) -> None:
        """Begin a new life; what an earlier one owned is not this one's."""
        self.id = f"{self.name}.{next(self.lives)}"
        row = {"id": self.id, "address": self.address, "secret": self.secret, "expires": clock() + LEASE_MILLISECONDS}
        async with self.engine.begin() as connection:
            await connection.execute(insert(processes).values(**row))

    async def repeat(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something at every beat, whatever happens: who stops doing it is dead to the others, and they to it."""
        while True:
            try:
                await work()
            except Exception as error:
                log.warning("%s failed: %s", work.__name__, first_line(error))
            await asyncio.sleep(self.beat_seconds)

    async def beat(self) -> None:
        """Renew the row, bury the dead. A row that others have removed means that games may be theirs by now."""
        mine = update(processes).where(processes.c.id == self.id).values(expires=clock() + LEASE_MILLISECONDS)
        async with self.engine.begin() as connection:
            renewed = (await connection.execute(mine)).rowcount
        if not renewed:
            log.warning("this process was thought dead; others may have taken its games over")
            self.claimed.clear()
            self.lost()
            await self.register()
        async with self.engine.begin() as connection:
            await self.bury(connection)

    async def bury(self, connection: AsyncConnection) -> None:
        """Remove the rows of processes whose time has run out, and take from them what they have locked.

        One that was stopped between two messages of a statement is at work to PostgreSQL: no limit counts for it. Its
        row may be locked, too; then it is removed at a later beat.
        """
        late = processes.c.expires < clock()
        rows = (await connection.execute(select(processes.c.id, late.label("late")))).all()
        self.dead |= {name_of(row.id) for row in rows if row.late}
        self.dead -= {name_of(row.id) for row in rows if not row.late} | {self.name}
        free = select(processes.c.id).where(late, processes.c.id != self.id).with_for_update(skip_locked=True)
        await connection.execute(delete(processes).where(processes.c.id.in_(free)))
        if self.dead:
            held = extract("epoch", func.clock_timestamp() - SESSIONS.c.xact_start)
            theirs = SESSIONS.c.application_name.in_([session_of(name) for name in self.dead])
            await connection.execute(
                select(func.pg_terminate_backend(SESSIONS.c.pid)).where(theirs, held > LEASE_MILLISECONDS / 1000)
            )

    async def adopt_games(self) -> None:
        """Claim running games without an owner that must go on by themselves: opponents owe choices, clocks run."""
        alone = exists().where(seats.c.game == games.c.id, seats.c.agent.is_not(None))
        due = or_(alone, games.c.deadline > 0)
        waiting = select(games.c.id).where(games.c.status == RUNNING, ownerless(), due, replayable())
        waiting = waiting.order_by(games.c.id).limit(MOST_ADOPTED).with_for_update(skip_locked=True)
        claimed = update(games).where(games.c.id.in_(waiting)).values(owner=self.id).returning(games.c.id)
        async with self.engine.begin() as connection:
            self.claimed |= set((await connection.execute(claimed)).scalars())
        for game in sorted(self.claimed):
            if self.adopt is not None:
                await self.adopt(game)  # what fails is tried again at the next beat
            self.claimed.discard(game)

    async def claim(self, game: str) -> bool:
        """Make a game this process's own unless another one plays it; true also where there is no such game."""
        if not self.shared:
            return True
        free = or_(games.c.owner == self.id, ownerless())
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

    def held(self, connection: Connection, asked: Collection[str]) -> Collection[str]:
        """Return those of some games that this process owns, and go on owning them until the transaction ends."""
        if not self.shared or not asked:
            return asked
        query = select(games.c.id).where(games.c.id.in_(sorted(asked)), games.c.owner == self.id)
        found = connection.execute(query.order_by(games.c.id).with_for_update(read=True))
        return set(found.scalars())

    async def close(self) -> None:
        """Stop living, and leave the games to others."""
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
            log.warning("the others learn only by its silence that this process has stopped: %s", error)


def name_of(process: str) -> str:
    """Return the name of the connections of a process."""
    return process.partition(".")[0]


def clock() -> ColumnElement[int]:
    """Return the time of the database in milliseconds: the only clock that all processes share."""
    return cast(extract("epoch", func.clock_timestamp()) * 1000, BigInteger)


def ownerless() -> ColumnElement[bool]:
    """Say of a game that no living process owns it."""
    return ~exists().where(processes.c.id == games.c.owner)
