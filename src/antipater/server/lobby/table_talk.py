"""What others say at a user's tables: lines of chat, and offers of a rematch.

Only the last entries of few games are read, each by its key: the cost does not depend on the store.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Select, select, union_all
from sqlalchemy.ext.asyncio import AsyncEngine

from antipater.server.games.agreements import OFFER_REMATCH
from antipater.server.games.log import AGREE, REMATCH
from antipater.server.games.metadata import OVER, RUNNING, GameMetadata
from antipater.server.store.listings import ALL, Listings, conditions_of, newest
from antipater.server.store.tables import chats, events, participants
from antipater.server.times import now

MAX_TABLES = 30  # of each kind: running, and ended a short time ago
MAX_ENTRIES = 8  # of each table
RECENT = 3_600_000  # milliseconds after its end for which a game can still be spoken about


class Said(NamedTuple):
    """Something that another player said."""

    kind: str  # chat, rematch
    time: int
    game: GameMetadata
    seat: int  # who said it
    line: str


class TableTalk:
    """Reads what was said at the tables of a user."""

    def __init__(self, engine: AsyncEngine, listings: Listings) -> None:
        self.engine = engine
        self.listings = listings

    async def since(self, user: str, after: int) -> list[Said]:
        """Return what others said to a user since a time, the oldest first."""
        running = newest(participants.c.game, conditions_of(user, ALL, (RUNNING,)), MAX_TABLES)
        recent = select(participants.c.game).where(participants.c.user == user, participants.c.ended >= now() - RECENT)
        ended = recent.order_by(participants.c.ended.desc()).limit(MAX_TABLES)
        found = {
            metadata.id: metadata for ids in (running, ended) for metadata, _ in await self.listings.with_seats(ids)
        }
        shared = {game: metadata for game, metadata in found.items() if has_company(metadata)}
        over = [game for game, metadata in shared.items() if metadata.status == OVER]
        said = [
            Said("chat", row.time, shared[row.game], row.seat, row.line)
            for row in await self.rows([last_lines(game) for game in shared])
            if row.time >= after and row.user != user
        ]
        said += offered(shared, await self.rows([last_entries(game) for game in over]), user, after)
        return sorted(said, key=lambda one: one.time)

    async def rows(self, queries: Sequence[Select[Any]]) -> Sequence[Any]:
        """Return the rows of several queries."""
        if not queries:
            return []
        parts = [select(query.subquery()) for query in queries]
        async with self.engine.connect() as connection:
            return (await connection.execute(union_all(*parts))).all()


def has_company(metadata: GameMetadata) -> bool:
    """Return whether several people play."""
    return len({metadata.seats[place].user for place in metadata.person_seats()}) > 1


def last_lines(game: str) -> Select[Any]:
    """Return a query for the last lines of chat of a game."""
    query = select(chats.c.game, chats.c.seat, chats.c.user, chats.c.line, chats.c.time).where(chats.c.game == game)
    return query.order_by(chats.c.number.desc()).limit(MAX_ENTRIES)


def last_entries(game: str) -> Select[Any]:
    """Return a query for the last entries of the log of a game."""
    query = select(events.c.game, events.c.seq, events.c.kind, events.c.seat, events.c.payload, events.c.time)
    return query.where(events.c.game == game).order_by(events.c.seq.desc()).limit(MAX_ENTRIES)


def offered(found: dict[str, GameMetadata], rows: Sequence[Any], user: str, after: int) -> list[Said]:
    """Return the offers of a rematch that still stand: not withdrawn, not answered by a new game."""
    latest: dict[tuple[str, int], Said] = {}
    begun = {row.game for row in rows if row.kind == REMATCH}
    for row in sorted(rows, key=lambda row: row.seq):
        metadata = found[row.game]
        if row.kind != AGREE or row.payload.get("what") != OFFER_REMATCH or row.game in begun:
            continue
        if metadata.seats[row.seat].user == user:
            continue
        if row.payload.get("yes"):
            latest[row.game, row.seat] = Said("rematch", row.time, metadata, row.seat, "")
        else:
            latest.pop((row.game, row.seat), None)
    return [said for said in latest.values() if said.time >= after]
