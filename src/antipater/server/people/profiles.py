"""Public profiles: ratings, their history, statistics of finished games; and leader boards."""

from collections import Counter, OrderedDict, defaultdict
from collections.abc import Sequence
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from antipater.server.people.conduct import Conduct
from antipater.server.people.messages import Profile, Ranked, RatedGame, Statistics
from antipater.server.people.names import name_key
from antipater.server.people.ratings import Rating
from antipater.server.problems import no_such_user
from antipater.server.store.listings import Finished, Listings
from antipater.server.store.tables import ratings, users
from antipater.server.times import now

CAUTION = 3  # leader boards order by a lower bound: so many deviations below the rating
MAX_ROWS = 100
MAX_SUMMED = 1_000  # users whose statistics are kept in memory
MINUTE = 60_000  # milliseconds
BOARD_TIME = 5_000  # … for which a leader board is shown


class Profiles:
    """Queries; only the writer writes."""

    def __init__(self, engine: AsyncEngine, listings: Listings, conduct: Conduct) -> None:
        self.engine = engine
        self.listings = listings
        self.conduct = conduct
        self.boards: dict[str, tuple[int, list[Ranked]]] = {}  # leader boards, and until when they are shown
        self.summed: OrderedDict[str, tuple[int, dict[str, Statistics]]] = OrderedDict()  # with the last end of a game

    async def user(self, name: str) -> dict[str, Any]:
        """Return a user by name or id."""
        found = await self.listings.user(name, name_key(name))
        if found is None:
            raise no_such_user(name)
        return found

    async def profile(self, name: str) -> Profile:
        """Return the public profile of a user."""
        user = await self.user(name)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(select(ratings).where(ratings.c.user == user["id"]))).all()
        return Profile(
            name=user["name"],
            kind=user["kind"],
            created=user["created"],
            ratings={row.ruleset: Rating.read(dict(row._mapping)).shown() for row in rows},
            statistics=await self.statistics(user["id"]),
            aborts=await self.conduct.aborts(user["id"]),
        )

    async def statistics(self, user: str) -> dict[str, Statistics]:
        """Return the statistics of a user's last games by ruleset; those that were summed up before if none is new."""
        last = await self.listings.last_end(user)
        if user not in self.summed or self.summed[user][0] != last:
            played: dict[str, list[Finished]] = defaultdict(list)
            for game in await self.listings.finished(user):
                played[game.ruleset].append(game)
            figures = {ruleset: statistics(finished) for ruleset, finished in sorted(played.items())}
            self.summed[user] = (last, figures)
            while len(self.summed) > MAX_SUMMED:
                self.summed.popitem(last=False)
        return self.summed[user][1]

    async def history(self, name: str, ruleset: str) -> list[RatedGame]:
        """Return a user's rated games under a ruleset, the newest first."""
        user = await self.user(name)
        return [
            RatedGame(
                game=row.id,
                ended=row.ended,
                place=row.result["places"][row.seat],
                before=Rating.read(row.rating_before).shown(),
                after=Rating.read(row.rating_after).shown(),
            )
            for row in await self.listings.rated(user["id"], ruleset)
        ]

    async def leaders(self, ruleset: str) -> list[Ranked]:
        """Return the leader board of a ruleset, a few seconds old at most."""
        until, board = self.boards.get(ruleset, (0, []))
        if now() >= until:
            board = await self.best(ruleset)
            self.boards[ruleset] = (now() + BOARD_TIME, board)
        return board

    async def best(self, ruleset: str) -> list[Ranked]:
        """Return the users with the highest ratings."""
        query = select(ratings, users.c.name, users.c.kind).join(users, users.c.id == ratings.c.user)
        query = query.where(ratings.c.ruleset == ruleset, users.c.closed.is_(None))
        query = query.order_by((ratings.c.mu - CAUTION * ratings.c.sigma).desc(), users.c.name).limit(MAX_ROWS)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [
            Ranked(place=place, name=row.name, kind=row.kind, **Rating.read(dict(row._mapping)).shown().model_dump())
            for place, row in enumerate(rows, start=1)
        ]


def statistics(finished: Sequence[Finished]) -> Statistics:
    """Return the statistics of finished games of one user under one ruleset."""
    own = [(game, game.result, game.result["places"][game.seat]) for game in finished]
    shared = [result["places"].count(1) > 1 for _, result, _ in own]
    won = [(result, tie) for (_, result, place), tie in zip(own, shared, strict=True) if place == 1]
    victories = Counter(result["victory"] for result, tie in won if not tie and "victory" in result)
    return Statistics(
        games=len(own),
        wins=sum(not tie for _, tie in won),
        ties=sum(tie for _, tie in won),
        by_reason=dict(Counter(result["reason"] for _, result, _ in own)),
        wins_by_victory=dict(victories),
        average_points=average([result["points"][game.seat] for game, result, _ in own if "points" in result]),
        average_place=average([place for _, _, place in own]),
        average_minutes=average([(game.ended - game.started) / MINUTE for game, _, _ in own if game.started]),
    )


def average(figures: Sequence[float]) -> float | None:
    """Return the mean to two decimals, None if there are no figures."""
    return round(sum(figures) / len(figures), 2) if figures else None
