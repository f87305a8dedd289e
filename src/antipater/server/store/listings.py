"""Queries for many games: the lobby, the games of a user, search."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Select, and_, func, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql.elements import ColumnElement

from antipater.server.games.metadata import OPEN, OVER, RUNNING, GameMetadata
from antipater.server.store.archive import metadata_of, seat_of
from antipater.server.store.tables import deals, games, seats, users

MAX_GAMES = 100  # in an answer


class Listings:
    """Queries; only the writer writes."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def with_seats(self, query: Select[Any]) -> list[tuple[GameMetadata, dict[str, Any]]]:
        """Return games with their seats, and the rest of their rows."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).all()
            ids = [row.id for row in found]
            places = await connection.execute(select(seats).where(seats.c.game.in_(ids)).order_by(seats.c.seat))
            sitting: dict[str, list[Any]] = {game: [] for game in ids}
            for place in places:
                sitting[place.game].append(seat_of(place))
        return [(metadata_of(row, tuple(sitting[row.id])), dict(row._mapping)) for row in found]

    async def find(self, *conditions: ColumnElement[bool], limit: int = MAX_GAMES) -> list[GameMetadata]:
        """Return the newest games that meet conditions."""
        query = all_games().where(*conditions).order_by(games.c.created.desc(), games.c.id).limit(min(limit, MAX_GAMES))
        return [metadata for metadata, _ in await self.with_seats(query)]

    async def seeks(self) -> list[GameMetadata]:
        """Return the open games in the lobby."""
        return await self.find(games.c.status == OPEN, games.c.listed)

    async def challenges(self, user: str) -> tuple[list[GameMetadata], list[GameMetadata]]:
        """Return the challenges to a user, and those from the user."""
        kept = select(seats.c.game).where(seats.c.game == games.c.id)
        received = await self.find(games.c.status == OPEN, kept.where(seats.c.invited == user).exists())
        sent = kept.where(seats.c.invited.is_not(None)).exists()
        return received, await self.find(games.c.status == OPEN, games.c.creator == user, sent)

    async def open_games(self, user: str) -> int:
        """Return how many games of a user wait for players."""
        query = select(func.count()).select_from(games).where(games.c.status == OPEN, games.c.creator == user)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar_one()

    async def games_of(
        self, user: str, own: bool, before: int | None, status: str | None, limit: int
    ) -> list[GameMetadata]:
        """Return the games of a user; other users see only public ones."""
        conditions = [has_seat(user)] if own else [has_seat(user), is_public()]
        return await self.find(*conditions, *page_conditions(before, status), limit=limit)

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
        conditions: list[ColumnElement[bool]] = [is_public(), *page_conditions(before, status)]
        if ruleset is not None:
            conditions.append(games.c.ruleset == ruleset)
        if player is not None:
            conditions.append(has_seat(player))
        if rated is not None:
            conditions.append(games.c.rated == rated)
        return await self.find(*conditions, limit=limit)

    async def changed_for(self, user: str, after: int | None) -> list[tuple[GameMetadata, dict[str, Any]]]:
        """Return the games of a user that have changed since a time; without a time, all that are open or running."""
        kept = select(seats.c.game).where(seats.c.game == games.c.id)
        kept = kept.where(or_(seats.c.user == user, seats.c.invited == user))
        times = (games.c.created, games.c.started, games.c.turned, games.c.ended)
        if after is None:
            recent: ColumnElement[bool] = games.c.status.in_((OPEN, RUNNING))
        else:
            recent = or_(*(time >= after for time in times))
        query = all_games().where(kept.exists(), recent).order_by(games.c.created.desc(), games.c.id).limit(MAX_GAMES)
        return await self.with_seats(query)

    async def user(self, name: str, key: str) -> dict[str, Any] | None:
        """Return an account or bot by its comparable name, or any user by id."""
        if "\0" in name + key:  # databases cannot store it in text
            return None
        query = select(users.c.id, users.c.name, users.c.kind, users.c.created).where(users.c.closed.is_(None))
        async with self.engine.connect() as connection:
            found = await connection.execute(query.where(or_(users.c.name_key == key, users.c.id == name)))
            row = found.first()
        return None if row is None else dict(row._mapping)

    async def finished(self, user: str) -> Sequence[Any]:
        """Return every finished game of a user: ruleset, seat, result, times."""
        query = select(games.c.ruleset, seats.c.seat, games.c.result, games.c.started, games.c.ended)
        query = query.join(seats, and_(seats.c.game == games.c.id, seats.c.user == user))
        async with self.engine.connect() as connection:
            return (await connection.execute(query.where(games.c.status == OVER))).all()


def all_games() -> Select[Any]:
    """Return the query for all games, in the form that `metadata_of` reads."""
    return select(games, deals.c.commitment).join(deals, deals.c.game == games.c.id)


def has_seat(user: str) -> ColumnElement[bool]:
    """Return the condition that a user has a seat in a game."""
    return select(seats.c.game).where(seats.c.game == games.c.id, seats.c.user == user).exists()


def is_public() -> ColumnElement[bool]:
    """Return the condition that a game is public: it came from the lobby, or it is rated."""
    return or_(games.c.listed, games.c.rated)


def page_conditions(before: int | None, status: str | None) -> list[ColumnElement[bool]]:
    """Return the conditions that all paged queries share."""
    conditions: list[ColumnElement[bool]] = []
    if before is not None:
        conditions.append(games.c.created < before)
    if status is not None:
        conditions.append(games.c.status == status)
    return conditions
