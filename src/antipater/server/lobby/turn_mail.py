"""Notices by mail that it is one's turn: in games of days, for users who want them and are not at the table.

What waits is in memory: a restart forgets it, and the next turn is announced again. A notice is sent some minutes
after the turn began, if the user still has to choose.
"""

import asyncio
import logging
from collections.abc import Iterator
from time import monotonic

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from antipater.game.errors import AntipaterError
from antipater.server.games.metadata import PERSON, RUNNING, GameMetadata
from antipater.server.games.service import GameService
from antipater.server.operations.limits import NOTICES, Limits
from antipater.server.operations.postman import Postman
from antipater.server.problems import Problem
from antipater.server.store.people import People
from antipater.server.store.tables import users
from antipater.text.catalogue import say

MAX_WAITING = 10_000  # turns
PAUSE = 10.0  # seconds
log = logging.getLogger("antipater.server")


class TurnMail:
    """Announces turns."""

    def __init__(self, games: GameService, people: People, postman: Postman, limits: Limits, minutes: float) -> None:
        self.games = games
        self.people = people
        self.postman = postman
        self.limits = limits
        self.seconds = 60 * minutes
        self.due: dict[tuple[str, int], tuple[int, float]] = {}  # by game and seat: the ply, and when to announce it
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start to announce."""
        if self.postman.enabled:
            self.task = asyncio.create_task(self.run(), name="turn mail")

    def on_written(self, before: GameMetadata, after: GameMetadata) -> None:
        """Note the turns of a game of days after a write."""
        if not self.postman.enabled or "days" not in (after.clock or {}) or after.status != RUNNING:
            return
        for seat, ply in self.turns(after):
            known = self.due.get((after.id, seat))
            if (known is None or known[0] != ply) and len(self.due) < MAX_WAITING:
                self.due[after.id, seat] = ply, monotonic() + self.seconds

    def turns(self, metadata: GameMetadata) -> Iterator[tuple[int, int]]:
        """Yield the seats of users that must choose, with the decision."""
        room = self.games.rooms.get(metadata.id)
        for seat, place in enumerate(metadata.seats):
            ply = None if room is None else room.projection.ply(seat)
            if ply is not None and place.kind == PERSON and place.user is not None and not place.bot:
                yield seat, ply

    async def run(self) -> None:
        """Announce turns when they are due, whatever happens."""
        while True:
            await asyncio.sleep(min(PAUSE, self.seconds or PAUSE))
            try:
                await self.announce_due()
            except (AntipaterError, SQLAlchemyError, OSError) as error:
                log.warning("turns could not be announced: %s", type(error).__name__)

    async def announce_due(self) -> None:
        """Announce the turns that are due."""
        time = monotonic()
        for key in [key for key, (_, when) in self.due.items() if when <= time]:
            ply, _ = self.due.pop(key)
            await self.announce(*key, ply)

    async def announce(self, game: str, seat: int, ply: int) -> None:
        """Announce a turn to a user who wants that, still has to choose, and is not at the table."""
        room = await self.games.room(game)
        user = room.metadata.seats[seat].user
        if room.projection.ply(seat) != ply or seat in room.presence.present():
            return
        query = select(users.c.name, users.c.mail, users.c.language).where(users.c.id == user, users.c.mail_notices)
        for row in await self.people.rows(query.where(users.c.mail.is_not(None))):
            try:
                self.limits.count(NOTICES, user or "")
            except Problem:
                return
            others = ", ".join(one.name for place, one in enumerate(room.metadata.seats) if place != seat)
            link = f"{self.postman.page.rstrip('/')}/game/{game}"
            facts = {"name": row["name"], "others": others, "link": link}
            language = row["language"] or "en"
            subject, text = say(language, "mail-turn-subject", facts), say(language, "mail-turn", facts)
            self.postman.post(row["mail"], subject, text)

    async def close(self) -> None:
        """Stop announcing."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
