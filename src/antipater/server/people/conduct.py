"""Conduct in rated play: who aborts too many rated games may start no other one for a while; and how often pairs count.

A game that one side ends before every seat has made a few choices is not rated, and counts as aborted by whoever left.
So nobody chooses deals by aborting, and nobody gains or loses a rating by games that were not played.
"""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from antipater.server.problems import Problem
from antipater.server.store.tables import aborts, counted, participants
from antipater.server.times import now

HOUR = 3_600_000  # milliseconds
DAY = 24 * HOUR
MOST_ABORTS = 3  # in a day; after another one, no rated game for an hour
MOST_OF_A_PAIR = 5  # rated games of the same two in a day that count


class Conduct:
    """Queries about rated play; only the writer writes."""

    def __init__(self, engine: AsyncEngine, clock: Callable[[], int] = now) -> None:
        self.engine = engine
        self.clock = clock

    def of_today(self, user: str) -> Select[int, Any]:
        """Return the query for the number of games that a user has aborted within a day, and the last time."""
        since = self.clock() - DAY
        return select(func.count(), func.max(aborts.c.time)).where(aborts.c.user == user, aborts.c.time > since)

    async def aborts(self, user: str) -> int:
        """Return how many rated games a user has aborted within a day."""
        async with self.engine.connect() as connection:
            return int((await connection.execute(self.of_today(user))).one()[0])

    async def check(self, user: str) -> None:
        """Refuse another rated game to a user who has just aborted too many."""
        async with self.engine.connect() as connection:
            count, last = (await connection.execute(self.of_today(user))).one()
        wait = (last or 0) + HOUR - self.clock()
        if count > MOST_ABORTS and wait > 0:
            seconds = -(-wait // 1000)
            message = f"you have aborted {count} rated games within a day; the next one can start in {seconds} s"
            raise Problem(429, "too-many-aborts", message, aborts=count, retry_after=seconds)


async def is_repeated_pair(connection: AsyncConnection, users: list[str | None], ended: int) -> bool:
    """Return whether a pair has played as many rated games within a day as count."""
    if len(users) != 2 or None in users:
        return False
    one, other = (participants.alias() for _ in users)
    query = select(func.count()).select_from(one).join(other, other.c.game == one.c.game)
    query = query.join(counted, counted.c.game == one.c.game)
    query = query.where(one.c.user == users[0], other.c.user == users[1], one.c.ended > ended - DAY)
    return int((await connection.execute(query)).scalar_one()) >= MOST_OF_A_PAIR
