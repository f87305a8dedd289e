"""Ratings by openskill's Plackett-Luce model, one per user and ruleset: for two to seven players, with ties.

They follow from the finished rated games in the order in which these were counted, so they can be computed again. A
game is counted after its end is on the disk; one that a crash left out is counted at the next start.
"""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple, Self

from openskill.models import PlackettLuce
from sqlalchemy import Executable, delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from antipater.game.errors import AntipaterError
from antipater.server.games.metadata import OVER, GameMetadata
from antipater.server.people.conduct import is_repeated_pair
from antipater.server.people.messages import RatingInfo
from antipater.server.store.tables import counted, games, ratings, seats
from antipater.server.store.writer import Conflict, Writer
from antipater.server.times import now

MODEL = PlackettLuce()
MIDDLE = 1500
# So that a difference of 200 points means three wins in four, as on Elo's scale.
SCALE = 30
TRIES = 5
log = logging.getLogger("antipater.server")


class Rating(NamedTuple):
    """The strength of a user under one ruleset."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0

    @classmethod
    def read(cls, kept: Mapping[str, Any] | None) -> Self:
        """Return a rating as it is stored."""
        return cls() if kept is None else cls(kept["mu"], kept["sigma"], kept["games"])

    def shown(self) -> RatingInfo:
        """Return the rating as people read it."""
        rating = round(MIDDLE + SCALE * (self.mu - MODEL.mu))
        return RatingInfo(rating=rating, deviation=round(SCALE * self.sigma), games=self.games)


def rated(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Return the ratings after a game, by seat."""
    teams = [[MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, team[0].sigma, was.games + 1) for team, was in zip(after, before, strict=True)]


class Ratings:
    """Counts rated games, one after the other."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self.engine = engine
        self.writer = writer
        self.lock = asyncio.Lock()
        self.ended = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start to count."""
        self.ended.set()
        self.task = asyncio.create_task(self.run(), name="ratings")

    def on_written(self, before: GameMetadata, after: GameMetadata) -> None:
        """Wake the counting task if a rated game has just ended."""
        if after.rated and after.status == OVER and before.status != OVER:
            self.ended.set()

    async def run(self) -> None:
        """Count games as they end."""
        while True:
            await self.ended.wait()
            self.ended.clear()
            try:
                await self.count_finished()
            except (AntipaterError, SQLAlchemyError, OSError) as error:
                log.warning("rated games could not be counted: %s", error)

    async def count_finished(self) -> None:
        """Count every finished rated game that was not counted yet, in the order of their ends."""
        waiting = select(games.c.id).where(games.c.uncounted)
        async with self.lock:
            async with self.engine.connect() as connection:
                found = list((await connection.execute(waiting.order_by(games.c.ended, games.c.id))).scalars())
            for game in found:
                await self.count(game)

    async def count(self, game: str) -> None:
        """Count one game; another process may count it, or another game, at the same time."""
        for _ in range(TRIES):
            async with self.engine.connect() as connection:
                changes = await self.rating_updates(connection, game)
            try:
                await self.writer.write(before=changes)
                return
            except Conflict:
                continue

    async def rating_updates(self, connection: AsyncConnection, game: str) -> list[Executable]:
        """Return the statements that count a game; none if it was counted."""
        noted: Executable = update(games).where(games.c.id == game).values(uncounted=False)
        if (await connection.execute(select(counted).where(counted.c.game == game))).one_or_none() is not None:
            return [noted]
        # The number is read first: if another game is counted from here on, the number is taken, and all is read again.
        last = (await connection.execute(select(func.max(counted.c.number)))).scalar_one() or 0
        row = (await connection.execute(select(games).where(games.c.id == game))).one()
        places = await connection.execute(select(seats.c.user).where(seats.c.game == game).order_by(seats.c.seat))
        users = list(places.scalars())
        if None in users or await is_repeated_pair(connection, users, row.ended):
            return [noted]  # somebody has closed the account, or the same two play again and again
        before = [await self.rating_of(connection, user, row.ruleset) for user in users]
        changes: list[Executable] = [insert(counted).values(number=last + 1, game=game), noted]
        for seat, (user, was, rating) in enumerate(
            zip(users, before, rated(before, row.result["places"]), strict=True)
        ):
            place = update(seats).where(seats.c.game == game, seats.c.seat == seat)
            changes.append(place.values(rating_before=was._asdict(), rating_after=rating._asdict()))
            if user is not None:
                own = (ratings.c.user == user, ratings.c.ruleset == row.ruleset)
                fresh = {"user": user, "ruleset": row.ruleset, **rating._asdict(), "updated": now()}
                changes += [delete(ratings).where(*own), insert(ratings).values(**fresh)]
        return changes

    async def rating_of(self, connection: AsyncConnection, user: str | None, ruleset: str) -> Rating:
        """Return the rating of a user."""
        query = select(ratings).where(ratings.c.user == user, ratings.c.ruleset == ruleset)
        found = (await connection.execute(query)).one_or_none()
        return Rating.read(None if found is None else dict(found._mapping))

    async def recompute(self) -> dict[tuple[str, str], Rating]:
        """Return all ratings computed from the games alone, by user and ruleset."""
        query = select(games.c.id, games.c.ruleset, games.c.result, seats.c.user, seats.c.rating_before)
        query = query.join(seats, seats.c.game == games.c.id).join(counted, counted.c.game == games.c.id)
        computed: dict[tuple[str, str], Rating] = {}
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query.order_by(counted.c.number, seats.c.seat))).all()
        for _, group in groupby(rows, key=lambda row: row.id):
            places = list(group)
            # A closed account has no user any more; its rating before the game is stored with the game.
            before = [
                Rating.read(row.rating_before) if row.user is None else computed.get((row.user, row.ruleset), Rating())
                for row in places
            ]
            for row, rating in zip(places, rated(before, places[0].result["places"]), strict=True):
                if row.user is not None:
                    computed[row.user, row.ruleset] = rating
        return computed

    async def stored(self) -> dict[tuple[str, str], Rating]:
        """Return all ratings as they are stored."""
        async with self.engine.connect() as connection:
            rows = (await connection.execute(select(ratings))).all()
        return {(row.user, row.ruleset): Rating(row.mu, row.sigma, row.games) for row in rows}

    async def close(self) -> None:
        """Stop counting."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
