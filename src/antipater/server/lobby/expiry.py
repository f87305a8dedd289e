"""Withdraws open games for which nobody waits, ends those that everybody has abandoned, removes guests who are gone."""

import asyncio
import logging
from contextlib import suppress
from functools import partial

from sqlalchemy.exc import SQLAlchemyError

from antipater.game.errors import AntipaterError
from antipater.server.games.ending import abandon
from antipater.server.lobby.seeks import Lobby
from antipater.server.operations.settings import Settings
from antipater.server.people.accounts import Accounts
from antipater.server.people.authentication import IDLE
from antipater.server.people.names import ANONYMOUS
from antipater.server.problems import Problem
from antipater.server.store.listings import BEGINNING
from antipater.server.store.people import GuestWindow
from antipater.server.times import now

PAUSE = 60.0  # seconds
MAX_GUESTS = 100  # that are looked at in a round
MINUTE, DAY = 60_000, 86_400_000  # milliseconds
log = logging.getLogger("antipater.server")


class Expiry:
    """Looks for such games and guests at intervals."""

    def __init__(self, lobby: Lobby, accounts: Accounts, settings: Settings) -> None:
        self.lobby = lobby
        self.accounts = accounts
        self.seek = round(MINUTE * settings.seek_minutes)
        self.any_open = round(DAY * settings.open_days)
        self.abandoned = round(DAY * settings.abandoned_days)
        self.guests = round(DAY * settings.guest_days)
        self.last_guest = self.last_game = BEGINNING  # of those that were looked at
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
                await self.remove_guests()
            except (AntipaterError, SQLAlchemyError, OSError) as error:
                log.warning("old games and guests could not be checked: %s", error)

    async def withdraw_outdated(self) -> None:
        """Withdraw every open game for which nobody waits any more."""
        for game in await self.lobby.listings.outdated(now(), self.seek, self.any_open, IDLE):
            await self.lobby.expire(game)

    async def end_abandoned(self) -> None:
        """End games without a clock in which nothing has happened for long; the log says so, and nobody wins."""
        before = now() - self.abandoned
        found, self.last_game = await self.lobby.listings.abandoned(before, self.last_game)
        for game in found:
            with suppress(Problem):  # another process may play it, or somebody has just come back
                room = await self.lobby.games.room(game)
                await room.amend(partial(abandon, room.metadata, deal=room.deal, before=before))

    async def remove_guests(self) -> None:
        """Remove guests without a session or a game to play; their finished games stay, without the name."""
        window = GuestWindow(self.last_guest, now() - self.guests, MAX_GUESTS)
        gone, self.last_guest = await self.accounts.people.lapsed_guests(window, now(), IDLE)
        for user in gone:
            await self.accounts.remove_guest(user)
            self.lobby.games.anonymize(user, ANONYMOUS)

    async def close(self) -> None:
        """Stop looking."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
