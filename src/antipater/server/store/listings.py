"""Queries for many games: the lobby, the games of a user, search.

Anybody may send them at any rate, so each reads a number of rows that depends on its limit and not on the store.
"""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Column, Select, and_, bindparam, func, or_, select, tuple_, union_all
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql.elements import ColumnElement

from antipater.game.bits import members_of
from antipater.server.games.metadata import ABORTED, AI, CASUAL, OPEN, OVER, PRIVATE, RATED, RUNNING, GameMetadata
from antipater.server.store.archive import metadata_of, seat_of
from antipater.server.store.tables import counted, deals, games, participants, seats, sessions, tokens, users

MAX_GAMES = 100  # in an answer
FEW = 20  # abandoned games that are ended at a time
Place = tuple[int, str]  # a time and an id
BEGINNING: Place = (0, "")
MAX_FINISHED = 1_000  # games that statistics are about
STATUSES = (OPEN, RUNNING, OVER, ABORTED)
PUBLIC = (CASUAL, RATED)
ALL = (PRIVATE, CASUAL, RATED)
CREATED = select(func.count()).select_from(games)
CREATED = CREATED.where(games.c.creator == bindparam("user"), games.c.status == bindparam("status"))


class Finished(NamedTuple):
    """A finished game of a user, as one seat has played it."""

    ruleset: str
    seat: int
    result: dict[str, Any]
    started: int | None
    ended: int


class Listings:
    """Queries; only the writer writes."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def with_seats(self, ids: Select[Any]) -> list[tuple[GameMetadata, dict[str, Any]]]:
        """Return games with their seats, and the rest of their rows, the newest first."""
        async with self.engine.connect() as connection:
            named = list((await connection.execute(ids)).scalars())
            if not named:
                return []
            query = all_games().where(games.c.id.in_(named)).order_by(games.c.created.desc(), games.c.id.desc())
            found = (await connection.execute(query)).all()
            places = await connection.execute(select(seats).where(seats.c.game.in_(named)).order_by(seats.c.seat))
            sitting: dict[str, list[Any]] = {game: [] for game in named}
            for place in places:
                sitting[place.game].append(seat_of(place))
        return [(metadata_of(row, tuple(sitting[row.id])), dict(row._mapping)) for row in found]

    async def find(self, ids: Select[Any]) -> list[GameMetadata]:
        """Return games by their ids, the newest first."""
        return [metadata for metadata, _ in await self.with_seats(ids)]

    async def seeks(self) -> list[GameMetadata]:
        """Return the open games in the lobby."""
        return await self.find(newest(games.c.id, [[games.c.status == OPEN, games.c.listed]], MAX_GAMES))

    async def challenges(self, user: str) -> tuple[list[GameMetadata], list[GameMetadata]]:
        """Return the challenges to a user, and those from the user."""
        waiting = [[*condition, participants.c.invited] for condition in conditions_of(user, ALL, (OPEN,))]
        received = await self.find(newest(participants.c.game, waiting, MAX_GAMES))
        kept = select(seats.c.game).where(seats.c.game == games.c.id, seats.c.invited.is_not(None)).exists()
        own = select(games.c.id).where(games.c.status == OPEN, games.c.creator == user, kept).limit(MAX_GAMES)
        return received, await self.find(own)

    async def created(self, user: str, status: str) -> int:
        """Return how many games of a creator have a status."""
        async with self.engine.connect() as connection:
            return (await connection.execute(CREATED, {"user": user, "status": status})).scalar_one()

    async def open_games(self, user: str) -> list[str]:
        """Return the games of a creator that wait for players."""
        query = select(games.c.id).where(games.c.creator == user, games.c.status == OPEN)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def outdated(self, now: int, seek: int, any_open: int, idle: int) -> list[str]:
        """Return the open games for which nobody waits any more, the oldest first.

        They are older than *seek* (in the lobby, played at once) or *any_open* milliseconds, or their creator has
        closed the account or lost every session.
        """
        lives = select(sessions.c.hash).where(sessions.c.user == games.c.creator)
        lives = lives.where(sessions.c.expires > now, sessions.c.used > now - idle)
        acts = select(tokens.c.hash).where(tokens.c.user == games.c.creator)
        acts = acts.where(or_(tokens.c.expires.is_(None), tokens.c.expires > now))
        present = or_(lives.exists(), acts.exists()).label("present")
        query = select(games.c.id, games.c.listed, games.c.clock, games.c.created, present)
        query = query.where(games.c.status == OPEN).order_by(games.c.created)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [
            row.id
            for row in rows
            if not row.present
            or row.created <= now - (seek if row.listed and "days" not in (row.clock or {}) else any_open)
        ]

    async def alike(self, likenesses: Collection[int]) -> bool:
        """Return whether there is a running game whose positions are recognised by one of these numbers."""
        query = select(games.c.id).where(games.c.likeness.in_(likenesses)).limit(1)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).first() is not None

    async def abandoned(self, before: int, after: Place = BEGINNING) -> tuple[list[str], Place]:
        """Return running games without a clock in which nobody has had a turn since a time, and the last one looked at.

        A few are looked at, after a place in their order, because some can never be ended: those of another version.
        """
        order = (games.c.turned, games.c.id)
        query = select(*order, games.c.clock).where(games.c.status == RUNNING, games.c.deadline.is_(None))
        query = query.where(games.c.turned < before, games.c.rated.is_(False), tuple_(*order) > after)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query.order_by(*order).limit(FEW))).all()
        last = (rows[-1].turned, rows[-1].id) if len(rows) == FEW else BEGINNING
        return [row.id for row in rows if not row.clock], last

    async def without_players(self, user: str) -> int:
        """Return how many running games a user has created in which opponents alone play."""
        anybody = select(seats.c.seat).where(seats.c.game == games.c.id, seats.c.kind != AI).exists()
        query = select(func.count()).select_from(games)
        query = query.where(games.c.creator == user, games.c.status == RUNNING, ~anybody)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar_one()

    async def games_of(
        self, user: str, own: bool, before: int | None, status: str | None, limit: int
    ) -> list[GameMetadata]:
        """Return the games of a user; other users see only public ones."""
        asked = conditions_of(user, ALL if own else PUBLIC, STATUSES if status is None else (status,))
        return await self.find(newest(participants.c.game, asked, limit, before))

    async def search(
        self,
        ruleset: str | None,
        status: str | None,
        player: str | None,
        rated: bool | None,
        before: int | None,
        limit: int,
    ) -> list[GameMetadata]:
        """Return public games."""
        levels = PUBLIC if rated is None else (RATED,) if rated else (CASUAL,)
        statuses = STATUSES if status is None else (status,)
        if player is None:
            asked = [[games.c.publicity == level, games.c.status == kept] for level in levels for kept in statuses]
            table, column = games, games.c.id
        else:
            asked = conditions_of(player, levels, statuses)
            table, column = participants, participants.c.game
        if ruleset is not None:
            asked = [[*conditions, table.c.ruleset == ruleset] for conditions in asked]
        return await self.find(newest(column, asked, limit, before))

    async def changed_for(self, user: str, after: int | None) -> list[tuple[GameMetadata, dict[str, Any]]]:
        """Return the open and running games of a user, and those that ended since a time."""
        current = conditions_of(user, ALL, (OPEN, RUNNING))
        found = await self.with_seats(newest(participants.c.game, current, MAX_GAMES))
        if after is None:
            return found
        ended = select(participants.c.game).where(participants.c.user == user, participants.c.ended >= after)
        return found + await self.with_seats(ended.order_by(participants.c.ended.desc()).limit(MAX_GAMES))

    async def user(self, name: str, key: str) -> dict[str, Any] | None:
        """Return an account or bot by its comparable name, or any user by id."""
        if "\0" in name + key:  # databases cannot store it in text
            return None
        query = select(users.c.id, users.c.name, users.c.kind, users.c.created).where(users.c.closed.is_(None))
        async with self.engine.connect() as connection:
            found = await connection.execute(query.where(or_(users.c.name_key == key, users.c.id == name)))
            row = found.first()
        return None if row is None else dict(row._mapping)

    async def has_account(self, key: str) -> bool:
        """Return whether an account has a name, in the form in which names are compared."""
        async with self.engine.connect() as connection:
            return (await connection.execute(select(users.c.id).where(users.c.name_key == key))).first() is not None

    async def last_end(self, user: str) -> int:
        """Return when a game of a user last ended, 0 if none has."""
        query = select(func.max(participants.c.ended)).where(participants.c.user == user)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar_one() or 0

    async def finished(self, user: str) -> list[Finished]:
        """Return the last finished games of a user, once for each seat."""
        query = select(participants).where(participants.c.user == user, participants.c.ended.is_not(None))
        async with self.engine.connect() as connection:
            rows = await connection.execute(query.order_by(participants.c.ended.desc()).limit(MAX_FINISHED))
            return [
                Finished(row.ruleset, seat, row.result, row.started, row.ended)
                for row in rows
                if row.status == OVER
                for seat in members_of(row.seats)
            ]

    async def rated(self, user: str, ruleset: str) -> Sequence[Any]:
        """Return the last rated games of a user under a ruleset that have counted: result, seat, ratings."""
        own = [participants.c.user == user, participants.c.ruleset == ruleset]
        own += [participants.c.publicity == RATED, participants.c.status == OVER]
        last = newest(participants.c.game, [own], MAX_GAMES).subquery()
        query = select(
            games.c.id, games.c.ended, games.c.result, seats.c.seat, seats.c.rating_before, seats.c.rating_after
        )
        query = query.join(last, last.c.game == games.c.id).join(counted, counted.c.game == games.c.id)
        query = query.join(seats, and_(seats.c.game == games.c.id, seats.c.user == user))
        async with self.engine.connect() as connection:
            return (await connection.execute(query.order_by(counted.c.number.desc()))).all()


def all_games() -> Select[Any]:
    """Return the query for all games, in the form that `metadata_of` reads."""
    return select(games, deals.c.commitment).join(deals, deals.c.game == games.c.id)


def conditions_of(user: str, levels: Sequence[str], statuses: Sequence[str]) -> list[list[ColumnElement[bool]]]:
    """Return the conditions for the games of a user, one list for each part of the index that has them in order."""
    return [
        [participants.c.user == user, participants.c.publicity == level, participants.c.status == status]
        for level in levels
        for status in statuses
    ]


def newest(
    game: Column[str], asked: Sequence[Sequence[ColumnElement[bool]]], limit: int, before: int | None = None
) -> Select[Any]:
    """Return the query for the newest games that meet one of several lists of conditions.

    Each list selects a part of an index that is in the order of creation, so no more than *limit* rows of it are read.
    """
    created = game.table.c.created
    parts = []
    for conditions in asked:
        part = select(game.label("game"), created.label("created")).where(*conditions)
        part = part if before is None else part.where(created < before)
        parts.append(select(part.order_by(created.desc(), game.desc()).limit(limit).subquery()))
    together = union_all(*parts).subquery()
    return select(together.c.game).order_by(together.c.created.desc(), together.c.game.desc()).limit(limit)
