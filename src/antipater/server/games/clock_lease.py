"""The lease on clocks: which run of a server is responsible for them. Time without a server is not deducted.

A run records at intervals that it is alive. When another run takes a game over, the time from the last record to that
moment is written into the game's log as a pause. A player gains at most one interval.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from antipater.game.errors import AntipaterError
from antipater.server.games.deadlines import Deadlines
from antipater.server.games.log import RESUME
from antipater.server.games.metadata import RUNNING
from antipater.server.games.pending_change import PendingChange
from antipater.server.games.room import Room
from antipater.server.store.archive import replayable
from antipater.server.store.tables import games, lives, seats
from antipater.server.store.writer import Writer
from antipater.server.times import now

RENEW_SECONDS = 2.0
log = logging.getLogger("antipater.server")


class ClockLease:
    """The lease of this run of the server."""

    def __init__(self, engine: AsyncEngine, writer: Writer, deadlines: Deadlines) -> None:
        self.engine = engine
        self.writer = writer
        self.deadlines = deadlines
        self.id = secrets.token_urlsafe(9)
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Record a new lease, and delete those that no game depends on."""
        needed = select(games.c.charge).where(games.c.status == RUNNING, games.c.charge.is_not(None))
        await self.writer.write(
            before=[
                delete(lives).where(lives.c.id.not_in(needed)),
                insert(lives).values(id=self.id, alive=now()),
            ]
        )
        self.tasks.append(asyncio.create_task(self.keep_alive(), name="clock lease"))

    def resume_games(self, open_room: Callable[[str], Awaitable[object]]) -> None:
        """Start to open the games that must continue without a request; requests are served meanwhile."""
        self.tasks.append(asyncio.create_task(self.resume_all(open_room), name="resume games"))

    async def resume_all(self, open_room: Callable[[str], Awaitable[object]]) -> None:
        """Open every game in which a clock runs or an opponent must choose."""
        for game in await self.waiting():
            try:
                await open_room(game)
            except Exception:  # whatever is wrong with one game, the others go on
                log.exception("game %s cannot continue", game)

    async def waiting(self) -> list[str]:
        """Return the games that must continue without a request, those with the next deadlines first."""
        must_choose = games.c.owing.op(">>")(seats.c.seat).op("&")(1) == 1
        pending = (
            select(seats.c.game).where(seats.c.game == games.c.id, seats.c.agent.is_not(None), must_choose).exists()
        )
        due = or_(games.c.deadline.is_not(None), pending)
        query = select(games.c.id).where(games.c.status == RUNNING, due, replayable())
        async with self.engine.connect() as connection:
            return list((await connection.execute(query.order_by(games.c.deadline, games.c.id))).scalars())

    async def acquire(self, room: Room) -> None:
        """Take over the clocks of a game; write the pause into its log."""
        game = room.metadata.id
        query = select(lives.c.alive).join(games, games.c.charge == lives.c.id).where(games.c.id == game)
        async with self.engine.connect() as connection:
            alive = (await connection.execute(query)).scalar_one_or_none()
        paused = now() - max(alive or 0, room.projection.time)
        pending = PendingChange(room.projection)
        if paused > 0:
            pending.add(RESUME, slept=paused)
        await room.commit(pending, None, update(games).where(games.c.id == game).values(charge=self.id))

    async def keep_alive(self) -> None:
        """Renew the lease at intervals, as long as any clock depends on it."""
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            if self.deadlines.times:
                try:
                    await self.renew()
                except AntipaterError as error:
                    log.warning("the clock lease could not be renewed: %s", error)

    async def renew(self) -> None:
        """Record that this run is alive."""
        await self.writer.write(before=[update(lives).where(lives.c.id == self.id).values(alive=now())])

    async def close(self) -> None:
        """Stop, and record the time."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.tasks and not self.writer.closing:
            try:
                await self.renew()
            except AntipaterError as error:
                log.warning("the clock lease could not be renewed at the end: %s", error)
