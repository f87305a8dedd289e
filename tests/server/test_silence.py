"""A database that keeps its connections and answers nothing: a machine that is stopped, a network that loses all."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.engine import make_url

from antipater.server.store import database as store
from antipater.server.store.database import Database, database_errors
from tests.server.playing import PATIENCE


class Relay:
    """A relay before PostgreSQL that can keep everything to itself."""

    def __init__(self, socket: Path) -> None:
        self.socket = socket
        self.passing = asyncio.Event()
        self.passing.set()

    async def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Relay a connection both ways."""
        there, back = await asyncio.open_unix_connection(str(self.socket))
        with suppress(OSError):
            await asyncio.gather(self.carry(reader, back), self.carry(there, writer))

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Relay bytes one way while they may pass."""
        with suppress(OSError):
            while data := await reader.read(65_536):
                await self.passing.wait()
                writer.write(data)
        writer.close()


@asynccontextmanager
async def relayed(url: str) -> AsyncIterator[tuple[Relay, str]]:
    """Yield a relay before a database, and its address there."""
    parts = make_url(url)
    folder = Path(str(parts.query["host"]))
    relay = Relay(next(folder.glob(".s.PGSQL.*[0-9]")))
    listening = await asyncio.start_server(relay.connected, "127.0.0.1", 0)
    port = listening.sockets[0].getsockname()[1]
    try:
        yield relay, f"postgresql+asyncpg://postgres@127.0.0.1:{port}/{parts.database}"
    finally:
        listening.close()


def ask(connection: Connection) -> int:
    """Ask the simplest question."""
    return int(connection.execute(text("SELECT 7")).scalar_one())


async def test_a_silent_database_is_not_waited_for(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Requests are refused after a while, connections that answer too late are dropped, and then it goes on."""
    monkeypatch.setattr(store, "SILENT_SECONDS", 0.5)
    monkeypatch.setattr(store, "CONNECT_SECONDS", 1.0)
    async with relayed(postgres) as (relay, url), asyncio.timeout(PATIENCE):
        database = Database(url, query_seconds=0.5)
        while not await database.is_reachable():
            await asyncio.sleep(0.1)
        relay.passing.clear()
        assert not await database.is_reachable()
        with pytest.raises(database_errors()):
            await database.transact(ask)
        relay.passing.set()
        while not await database.is_reachable():
            await asyncio.sleep(0.1)
        assert await database.transact(ask) == 7
        await database.close()
