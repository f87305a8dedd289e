"""Who has charge of clocks: a life of the server. What happens while no server lives is charged to nobody.

A life notes now and then that it goes on. When another one takes a game over, the time from the last such note to that
moment is written into the game's log as slept through. A player gains at most the time between two notes.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from antipater.game.errors import AntipaterError
from antipater.server.games.deadlines import Deadlines
from antipater.server.games.draft import Draft
from antipater.server.games.log import RESUME, now
from antipater.server.games.room import Room
from antipater.server.games.standing import RUNNING
from antipater.server.store.archive import replayable
from antipater.server.store.tables import games, lives, seats
from antipater.server.store.writer import Writer

PULSE_SECONDS = 2.0
log = logging.getLogger("antipater.server")


class Charge:
    """The life of this process."""

    def __init__(self, engine: AsyncEngine, writer: Writer, deadlines: Deadlines) -> None:
        self.engine = engine
        self.writer = writer
        self.deadlines = deadlines
        self.life = secrets.token_urlsafe(9)
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begin a life, and forget those that nothing depends on."""
        needed = select(games.c.charge).where(games.c.status == RUNNING, games.c.charge.is_not(None))
        await self.writer.write(
            before=[
                delete(lives).where(lives.c.id.not_in(needed)),
                insert(lives).values(id=self.life, alive=now()),
            ]
        )
        self.tasks.append(asyncio.create_task(self.live(), name="pulse"))

    def go_on(self, open_room: Callable[[str], Awaitable[object]]) -> None:
        """Open every game that must go on by itself, one after the other, while others already play."""
        self.tasks.append(asyncio.create_task(self.go_on_with_all(open_room), name="going on"))

    async def go_on_with_all(self, open_room: Callable[[str], Awaitable[object]]) -> None:
        """Open every game in which a clock runs or an opponent owes a choice."""
        for game in await self.waiting():
            try:
                await open_room(game)
            except Exception:
                log.exception("game %s cannot go on", game)

    async def waiting(self) -> list[str]:
        """Return the games that must go on by themselves, those with the next deadlines first."""
        owes = games.c.owing.op(">>")(seats.c.seat).op("&")(1) == 1
        pending = select(seats.c.game).where(seats.c.game == games.c.id, seats.c.agent.is_not(None), owes).exists()
        alone = or_(games.c.deadline.is_not(None), pending)
        query = select(games.c.id).where(games.c.status == RUNNING, alone, replayable())
        async with self.engine.connect() as connection:
            return list((await connection.execute(query.order_by(games.c.deadline, games.c.id))).scalars())

    async def take(self, room: Room) -> None:
        """Take charge of a game's clocks; write into its log what was slept through."""
        game = room.standing.id
        query = select(lives.c.alive).join(games, games.c.charge == lives.c.id).where(games.c.id == game)
        async with self.engine.connect() as connection:
            alive = (await connection.execute(query)).scalar_one_or_none()
        slept = now() - max(alive or 0, room.fold.time)
        draft = Draft(room.fold)
        if slept > 0:
            draft.add(RESUME, slept=slept)
        await room.commit(draft, None, update(games).where(games.c.id == game).values(charge=self.life))

    async def live(self) -> None:
        """Note again and again that this life goes on, as long as any clock depends on it."""
        while True:
            await asyncio.sleep(PULSE_SECONDS)
            if self.deadlines.times:
                try:
                    await self.note()
                except AntipaterError as error:
                    log.warning("the life of this server could not be noted: %s", error)

    async def note(self) -> None:
        """Note that this life goes on."""
        await self.writer.write(before=[update(lives).where(lives.c.id == self.life).values(alive=now())])

    async def close(self) -> None:
        """End this life."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.tasks and not self.writer.closing:
            try:
                await self.note()
            except AntipaterError as error:
                log.warning("the end of this server could not be noted: %s", error)
