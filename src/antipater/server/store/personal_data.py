"""All data about a user, read in pages: an export keeps nobody waiting, however many games there are."""

from collections.abc import AsyncIterator
from typing import Any

from pydantic_core import to_json
from sqlalchemy import Select, and_, select
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql.elements import ColumnElement

from antipater.server.store.tables import (
    blocks,
    chats,
    events,
    games,
    ratings,
    reports,
    seats,
    sessions,
    tokens,
    users,
    warnings,
)

PAGE = 200  # games that are read at a time
Rows = list[dict[str, Any]]
PERSON = ("id", "kind", "name", "mail", "mail_notices", "language", "preferences", "created")
GAME = (games.c.id, games.c.ruleset, games.c.options, games.c.status, games.c.created, games.c.result)
ENTRY = (events.c.game, events.c.seq, events.c.kind, events.c.seat, events.c.payload, events.c.time)


class PersonalData:
    """Exports of users; hashes of secrets are left out."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def export(self, user: str) -> AsyncIterator[bytes]:
        """Yield all data about a user as one JSON object, in pieces."""
        person = await self.rows(select(*(users.c[name] for name in PERSON)).where(users.c.id == user))
        yield b'{"user":' + to_json(person[0])
        for name, pages in self.lists(user).items():
            opening = f',"{name}":['.encode()
            async for rows in pages:
                if rows:
                    yield opening + to_json(rows)[1:-1]
                    opening = b","
            yield b"]" if opening == b"," else opening + b"]"
        yield b"}"

    def lists(self, user: str) -> dict[str, AsyncIterator[Rows]]:
        """Return the pages of every list in an export."""
        ways = {}
        for table in (sessions, tokens):
            kept = [column for column in table.c if column.name not in ("hash", "user")]
            ways[table.name] = self.whole(select(*kept).where(table.c.user == user).order_by(table.c.created))
        said = select(chats.c.game, chats.c.number, chats.c.seat, chats.c.line, chats.c.time)
        played = select(*GAME, seats.c.seat, seats.c.name).join(seats, seats.c.game == games.c.id)
        own = and_(seats.c.game == events.c.game, seats.c.seat == events.c.seat)
        done = select(*ENTRY).join(seats, own)
        told = select(warnings.c.kind, warnings.c.text, warnings.c.time, warnings.c.until)
        sent = select(reports.c.game, reports.c.number, reports.c.reason, reports.c.text, reports.c.created)
        barred = select(blocks.c.blocked, blocks.c.time).where(blocks.c.user == user)
        mine, wrote = seats.c.user == user, chats.c.user == user
        return {
            **ways,
            "ratings": self.whole(select(ratings).where(ratings.c.user == user).order_by(ratings.c.ruleset)),
            "chats": self.by_game(said.order_by(chats.c.game, chats.c.number), chats.c.game, wrote),
            "games": self.by_game(played.order_by(games.c.created, seats.c.seat), seats.c.game, mine),
            "entries": self.by_game(done.order_by(events.c.game, events.c.seq), seats.c.game, mine),
            "warnings": self.whole(told.where(warnings.c.user == user).order_by(warnings.c.time)),
            "reports": self.whole(sent.where(reports.c.reporter == user).order_by(reports.c.created)),
            "blocks": self.whole(barred.order_by(blocks.c.time)),
        }

    async def whole(self, query: Select[Any]) -> AsyncIterator[Rows]:
        """Yield all rows of a query that never has many."""
        yield await self.rows(query)

    async def by_game(self, query: Select[Any], game: Any, condition: ColumnElement[bool]) -> AsyncIterator[Rows]:
        """Yield the rows of a query that meet a condition, those of some games at a time."""
        found: dict[str, None] = {}
        async with self.engine.connect() as connection:
            named = await connection.stream_scalars(select(game).where(condition))
            async for some in named.partitions(10 * PAGE):
                found.update(dict.fromkeys(some))
        ids = list(found)
        for start in range(0, len(ids), PAGE):
            yield await self.rows(query.where(condition, game.in_(ids[start : start + PAGE])))

    async def rows(self, query: Select[Any]) -> Rows:
        """Return the rows of a query."""
        async with self.engine.connect() as connection:
            return [dict(row._mapping) for row in await connection.execute(query)]
