"""Queries for games with their seats, logs and deals."""

from dataclasses import fields

from sqlalchemy import BindParameter, Row, bindparam, func, select, tuple_
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql.elements import ColumnElement

from antipater.catalog import kit, names
from antipater.server.deals import Deal
from antipater.server.games.log import Entry
from antipater.server.games.metadata import GameMetadata, Seat
from antipater.server.store.tables import deals, events, games, seats

# Queries are built once: to build one takes as long as to execute it, and leaves some hundred objects to the collector.
GAME: BindParameter[str] = bindparam("game")
ENTRY = select(events.c.seq, events.c.kind, events.c.seat, events.c.payload, events.c.time, events.c.client)
ENTRIES = ENTRY.where(events.c.game == GAME, events.c.seq > bindparam("after")).order_by(events.c.seq)
BY_CLIENT = ENTRY.where(events.c.game == GAME, events.c.client == bindparam("client"))
LAST = select(func.max(events.c.seq)).where(events.c.game == GAME)
ROW = select(games, deals.c.commitment).join(deals, deals.c.game == games.c.id).where(games.c.id == GAME)
SEATS = select(seats).where(seats.c.game == GAME).order_by(seats.c.seat)
SECRET = select(deals.c.seed, deals.c.salt, deals.c.version).where(deals.c.game == GAME)


class Archive:
    """Queries; only the writer writes."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def metadata(self, game: str) -> GameMetadata | None:
        """Return a game without its log, None if there is none with that id."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(ROW, {"game": game})).one_or_none()
            if found is None:
                return None
            places = await connection.execute(SEATS, {"game": game})
            return metadata_of(found, tuple(seat_of(row) for row in places))

    async def entries(self, game: str, after: int = 0) -> list[Entry]:
        """Return the entries of a game's log after a number."""
        async with self.engine.connect() as connection:
            return [Entry(*row) for row in await connection.execute(ENTRIES, {"game": game, "after": after})]

    async def last_seq(self, game: str) -> int:
        """Return the number of a game's last entry, 0 if it has none."""
        async with self.engine.connect() as connection:
            return (await connection.execute(LAST, {"game": game})).scalar_one() or 0

    async def entry_by_client(self, game: str, client: str) -> Entry | None:
        """Return the entry that a request with a client's id made."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(BY_CLIENT, {"game": game, "client": client})).one_or_none()
        return None if found is None else Entry(*found)

    async def deal(self, game: str) -> Deal:
        """Return the secret of a game's deal; only its room asks."""
        async with self.engine.connect() as connection:
            return Deal(*(await connection.execute(SECRET, {"game": game})).one())


def replayable() -> ColumnElement[bool]:
    """Return the condition that the rules of a game are known here, in the version with which it is played."""
    known = [(name, version) for name in names() for version in kit(name).versions]
    return tuple_(games.c.ruleset, games.c.version).in_(known)


def metadata_of(row: Row[tuple[object, ...]], places: tuple[Seat, ...]) -> GameMetadata:
    """Return the metadata in a row of games."""
    kept = row._mapping
    return GameMetadata(
        seats=places, **{field.name: kept[field.name] for field in fields(GameMetadata) if field.name != "seats"}
    )


def seat_of(row: Row[tuple[object, ...]]) -> Seat:
    """Return the seat in a row of seats."""
    kept = row._mapping
    return Seat(kept["kind"], kept["name"], kept["user"], kept["agent"], kept["invited"], kept["bot"])
