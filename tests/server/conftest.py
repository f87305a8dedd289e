"""A server of its own for each test, on a free port of this machine, and clients to play on it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from antipater.server.application import Services
from antipater.server.client import Client
from antipater.server.serve import GameServer, address, listen
from antipater.server.settings import Settings


class Running:
    """A server that runs in this process."""

    def __init__(self, services: Services, server: GameServer, url: str) -> None:
        self.services = services
        self.server = server
        self.url = url

    @asynccontextmanager
    async def guest(self, name: str | None = None) -> AsyncIterator[Client]:
        """A client that has entered."""
        async with Client(self.url) as client:
            await client.enter(name)
            yield client


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Running]:
    """Start a server, and stop it in the end."""
    services = Services(settings)
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
    """The settings of a server that keeps everything in a folder of its own."""
    return Settings(data=tmp_path)


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[Running]:
    async with running(settings) as started:
        yield started


Start = Callable[[Settings], "AsyncIterator[Running]"]
