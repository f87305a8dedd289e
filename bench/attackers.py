"""Who plays and who attacks in `bench.abuse`: honest players, and seven ways to stop a server.

An attacker is a process of its own (`python -m bench.attackers NAME URL ADDRESS GAME FOLDER`), so that players do not
wait for what it does.
"""

import asyncio
import json
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from time import perf_counter
from typing import Any, TypeVar

import httpx

from antipater.game.dice import Dice
from antipater.server.client import Client, Refused
from bench import proxies

PAUSE = 0.5  # seconds between two requests of an honest player
ME, GREEDY = {"kind": "me"}, {"kind": "ai", "agent": "greedy"}
Attack = Callable[["Attacker"], Coroutine[Any, Any, None]]
Answer = TypeVar("Answer")
NAME = "Mallory"  # an account with many finished games
ATTACKERS_FROM = "127.0.3"  # a network of this machine


def client_from(url: str, address: str) -> Client:
    """Return a client that comes from an address of this machine."""
    client = Client(url)
    transport = httpx.AsyncHTTPTransport(local_address=address)
    client.http = httpx.AsyncClient(base_url=url, timeout=30.0, transport=transport)
    return client


class Honest:
    """A player who moves for both seats of a game, at a steady pace."""

    def __init__(self, client: Client, dice: Dice) -> None:
        self.client = client
        self.dice = dice
        self.times: list[float] = []
        self.refused: list[str] = []
        self.game, self.seat = "", 0
        self.pause = PAUSE

    async def play(self) -> None:
        """Play until cancelled, one game after the other; not all players begin at the same moment."""
        await asyncio.sleep(self.pause * self.dice.roll(100) / 100)
        while True:
            try:
                if not self.game:
                    self.game = (await self.timed(self.client.create(ME, ME)))["game"]["id"]
                found = await self.timed(self.client.look(self.game, seat=self.seat, after=10**6))
                if found["game"]["status"] != "running":
                    self.game = ""
                elif found["ply"] is None:
                    self.seat = 1 - self.seat
                else:
                    action = self.dice.choose(found["view"]["choices"])["action"]
                    await self.timed(self.client.act(self.game, found["ply"], action, seat=self.seat))
            except Refused as error:
                self.refused.append(str(error))
            except httpx.HTTPError as error:
                self.refused.append(type(error).__name__)
            await asyncio.sleep(self.pause)

    async def timed(self, request: Awaitable[Answer]) -> Answer:
        """Return the answer to a request, and note how long it took, also if it was refused."""
        began = perf_counter()
        try:
            return await request
        finally:
            self.times.append(1000 * (perf_counter() - began))


class Attacker:
    """A guest who knows of an account with many finished games, and of one of them."""

    def __init__(self, client: Client, game: str, folder: Path) -> None:
        self.client = client
        self.game = game
        self.folder = folder
        self.answers: dict[int, int] = {}  # how many, by status

    async def send(self, method: str, path: str, **more: Any) -> None:
        """Send a request, and note its status."""
        with suppress(httpx.HTTPError):
            found = await self.client.http.request(method, path, **more)
            self.answers[found.status_code] = self.answers.get(found.status_code, 0) + 1


async def at_once(number: int, work: Callable[[], Awaitable[None]]) -> None:
    """Do something again and again, several at a time."""

    async def again() -> None:
        while True:
            await work()

    await asyncio.gather(*(again() for _ in range(number)))


async def lists(attacker: Attacker) -> None:
    """Read the lists of an account with many games."""
    await asyncio.gather(*(at_once(2, lambda path=path: attacker.send("GET", path)) for path in LISTS))  # type: ignore[misc]


async def opponents(attacker: Attacker) -> None:
    """Create games in which opponents alone play."""
    await at_once(8, lambda: attacker.send("POST", "/api/game", json={"seats": [GREEDY, GREEDY]}))


async def lobby(attacker: Attacker) -> None:
    """Fill the lobby."""
    body = {"seats": [ME, {"kind": "open"}], "listed": True}
    await at_once(8, lambda: attacker.send("POST", "/api/game", json=body))


async def exports(attacker: Attacker) -> None:
    """Export one finished game."""
    path = f"/api/game/{attacker.game}/export?format=json"
    await at_once(4, lambda: attacker.send("GET", path))


async def wakes(attacker: Attacker) -> None:
    """Wake the own event stream by every move."""

    async def follow() -> None:
        while True:
            with suppress(httpx.HTTPError, Refused):
                async for _ in attacker.client.events():
                    pass
            await asyncio.sleep(0.1)

    following = [asyncio.create_task(follow()) for _ in range(8)]
    try:
        mover = Honest(attacker.client, Dice(1))
        await asyncio.gather(
            mover.play(), at_once(2, lambda: attacker.send("POST", "/api/game", json={"seats": [ME, ME]}))
        )
    finally:
        for task in following:
            task.cancel()


async def connections(attacker: Attacker) -> None:
    """Open connections that send nothing."""
    port = int(str(attacker.client.http.base_url).rstrip("/").rpartition(":")[2])
    kept = []
    try:
        for _ in range(1_100):
            with suppress(OSError):
                kept.append(await asyncio.open_connection("127.0.0.1", port))
        await asyncio.sleep(3600)
    finally:
        for _, writer in kept:
            writer.close()


async def claims(attacker: Attacker) -> None:
    """Become guest after guest through a proxy, each time with another claimed address."""
    port = int(str(attacker.client.http.base_url).rstrip("/").rpartition(":")[2])
    number = 0

    async def enter() -> None:
        nonlocal number
        number += 1
        with suppress(httpx.HTTPError):
            async with proxies.visitor(f"{ATTACKERS_FROM}.99", f"203.0.113.{number % 250}") as http:
                status = (await http.post(f"{url}/api/session", json={})).status_code
                attacker.answers[status] = attacker.answers.get(status, 0) + 1

    async with proxies.proxy("nginx", attacker.folder / "claims", [port]) as url:
        await at_once(4, enter)


async def rest(attacker: Attacker) -> None:
    """Do nothing: what the server's memory comes to beside players alone."""
    await asyncio.Event().wait()


LISTS = (f"/api/games/user/{NAME}", f"/api/games/search?player={NAME}", f"/api/user/{NAME}", "/api/seeks")
ATTACKS: dict[str, Attack] = {
    "lists": lists,
    "opponents": opponents,
    "lobby": lobby,
    "exports": exports,
    "wakes": wakes,
    "connections": connections,
    "claims": claims,
    "rest": rest,
}
REAL = tuple(name for name in ATTACKS if name != "rest")


@asynccontextmanager
async def attacking(
    name: str, url: str, address: str, game: str, folder: Path, answers: dict[str, int]
) -> AsyncIterator[None]:
    """Attack from a process of its own, so that players do not wait for the attacker; note what it was answered."""
    command = [sys.executable, "-m", "bench.attackers", name, url, address, game, str(folder)]
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    try:
        await process.stdout.readline()  # it is ready
        yield
        process.send_signal(signal.SIGTERM)
        answers.update(json.loads(await process.stdout.readline()))
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def attack(name: str, url: str, address: str, game: str, folder: str) -> None:
    """Attack until stopped; then print how many answers of each status came."""
    async with client_from(url, address) as client:
        await client.enter()
        attacker = Attacker(client, game, Path(folder))
        task = asyncio.create_task(ATTACKS[name](attacker))
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
        sys.stdout.write("ready\n")
        sys.stdout.flush()
        await asyncio.gather(task, return_exceptions=True)
    sys.stdout.write(json.dumps(dict(sorted(attacker.answers.items()))) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(attack(*sys.argv[1:]))
