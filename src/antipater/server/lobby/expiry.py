"""Withdraws open games for which nobody waits any more, and ends running ones that everybody has abandoned."""

import asyncio
import logging
from contextlib import suppress
from functools import partial

from sqlalchemy.exc import SQLAlchemyError

from antipater.game.errors import AntipaterError
from antipater.server.games.ending import abandon
from antipater.server.lobby.seeks import Lobby
from antipater.server.operations.settings import Settings
from antipater.server.people.authentication import IDLE
from antipater.server.problems import Problem
from antipater.server.times import now

PAUSE = 60.0  # seconds
MINUTE, DAY = 60_000, 86_400_000  # milliseconds
log = logging.getLogger("antipater.server")


class Expiry:
    """Looks for such games at intervals."""

    def __init__(self, lobby: Lobby, settings: Settings) -> None:
        self.lobby = lobby
        self.seek = round(MINUTE * settings.seek_minutes)
        self.any_open = round(DAY * settings.open_days)
        self.abandoned = round(DAY * settings.abandoned_days)
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start to look."""
        self.task = asyncio.create_task(self.run(), name="expiry")

    async def run(self) -> None:
        """Look at intervals, whatever happens."""
        while True:
            await asyncio.sleep(PAUSE)
            try:
                await self.withdraw_outdated()
                await self.end_abandoned()
            except (AntipaterError, SQLAlchemyError, OSError) as error:
                log.warning("open games could not be checked: %s", error)

    async def withdraw_outdated(self) -> None:
        """Withdraw every open game for which nobody waits any more."""
        for game in await self.lobby.listings.outdated(now(), self.seek, self.any_open, IDLE):
            await self.lobby.expire(game)

    async def end_abandoned(self) -> None:
        """End games without a clock in which nothing has happened for long; the log says so, and nobody wins."""
        before = now() - self.abandoned
        for game in await self.lobby.listings.abandoned(before):
            with suppress(Problem):  # another process may play it, or somebody has just come back
                room = await self.lobby.games.room(game)
                await room.amend(partial(abandon, room.metadata, deal=room.deal, before=before))

    async def close(self) -> None:
        """Stop looking."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
