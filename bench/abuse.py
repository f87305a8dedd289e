"""Abuse: one guest tries to stop a server while others play; measures what they notice.

`make abuse` fills a store with finished games of one guest, starts a server on it, and lets honest players play: first
alone, then beside each attack. It reports how long their answers take, what was refused to them, and the memory and
descriptors of the server before and after. The attackers use the same cores, so the figures without an attack stand
beside those with one. It fails if anything was refused to an honest player or if their p99 exceeds the limit.
"""

import argparse
import asyncio
import json
import secrets
import sqlite3
import sys
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx

from antipater.game.dice import Dice
from antipater.server.client import Client, Refused
from antipater.server.operations.settings import DATABASE_FILE
from bench.chaos_servers import Server

PAUSE = 0.5  # seconds between two requests of an honest player
LIMIT = 250.0  # milliseconds: the p99 of honest players
ME, GREEDY = {"kind": "me"}, {"kind": "ai", "agent": "greedy"}
Attack = Callable[["Attacker"], Awaitable[None]]


class Honest:
    """A player who moves for both seats of a game, at a steady pace."""

    def __init__(self, client: Client, dice: Dice) -> None:
        self.client = client
        self.dice = dice
        self.times: list[float] = []
        self.refused: list[str] = []

    async def play(self) -> None:
        """Play until cancelled, one game after the other."""
        game, seat = "", 0
        while True:
            began = perf_counter()
            try:
                if not game:
                    game = (await self.client.create(ME, ME))["game"]["id"]
                found = await self.client.look(game, seat=seat, after=10**6)
                if found["game"]["status"] != "running":
                    game = ""
                elif found["ply"] is None:
                    seat = 1 - seat
                else:
                    action = self.dice.choose(found["view"]["choices"])["action"]
                    await self.client.act(game, found["ply"], action, seat=seat)
            except Refused as error:
                self.refused.append(str(error))
            except httpx.HTTPError as error:
                self.refused.append(type(error).__name__)
            self.times.append(1000 * (perf_counter() - began))
            await asyncio.sleep(PAUSE)


class Attacker:
    """A guest with many finished games."""

    def __init__(self, client: Client, user: str, game: str) -> None:
        self.client = client
        self.user = user
        self.game = game
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
    """Read the lists of a guest with many games."""
    paths = (f"/api/games/user/{attacker.user}", f"/api/games/search?player={attacker.user}", "/api/user/mallory")
    await asyncio.gather(*(at_once(2, lambda path=path: attacker.send("GET", path)) for path in paths))  # type: ignore[misc]


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


ATTACKS: dict[str, Attack] = {
    "lists": lists,
    "opponents": opponents,
    "lobby": lobby,
    "exports": exports,
    "wakes": wakes,
    "connections": connections,
}


def fill(file: Path, user: str, games: int) -> None:
    """Store finished games of a user; no list may become slow by them."""
    names = [secrets.token_urlsafe(9) for _ in range(games)]
    result = json.dumps({"reason": "resign", "places": [1, 2], "returns": [2, 0]})
    with closing(sqlite3.connect(file)) as store:
        row: dict[str, object] = {
            **{"ruleset": "duel", "version": 1, "options": "{}", "status": "over", "creator": user, "build": "0"},
            **{"listed": 0, "rated": 0, "seeds": 0, "publicity": "private", "uncounted": 0, "bots": 0, "owing": 0},
            **{"result": result, "started": 1},
        }
        marks = ", ".join("?" * (len(row) + 3))
        store.executemany(
            f"INSERT INTO games ({', '.join(row)}, id, created, ended) VALUES ({marks})",
            [(*row.values(), name, number, number) for number, name in enumerate(names)],
        )
        seats = [(name, seat, user if seat == 0 else None) for name in names for seat in (0, 1)]
        store.executemany(
            "INSERT INTO seats (game, seat, kind, name, user) VALUES (?, ?, 'person', 'Mallory', ?)", seats
        )
        deals = [(name, b"", b"", "") for name in names]
        store.executemany("INSERT INTO deals (game, version, seed, salt, commitment) VALUES (?, 1, ?, ?, ?)", deals)
        store.executemany(
            'INSERT INTO participants (game, "user", invited, ruleset, status, publicity, created, ended) '
            "VALUES (?, ?, 0, 'duel', 'over', 'private', ?, ?)",
            [(name, user, number, number) for number, name in enumerate(names)],
        )
        store.commit()


def percentile(times: list[float], share: float) -> float:
    """Return the time below which a share of all times is."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


def process_figures(pid: int) -> str:
    """Return the memory and the descriptors of a process."""
    status = Path(f"/proc/{pid}/status").read_text()
    memory = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))
    return f"{memory // 1024} MB, {len(list(Path(f'/proc/{pid}/fd').iterdir()))} descriptors"


async def measure(
    players: list[Honest], seconds: float, attack: Awaitable[None] | None
) -> tuple[list[float], list[str]]:
    """Return the times and refusals of players who play for a while, beside an attack if there is one."""
    for player in players:
        player.times, player.refused = [], []
    tasks = [asyncio.create_task(player.play()) for player in players]
    if attack is not None:
        tasks.append(asyncio.ensure_future(attack))
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return [time for player in players for time in player.times], [r for player in players for r in player.refused]


async def run(options: argparse.Namespace, folder: Path) -> bool:
    """Run every attack; return whether honest players noticed too much."""
    server = Server(folder)
    server.limits = {}  # the limits of a real server
    await server.start()
    try:
        async with Client(server.url) as client:
            user = (await client.enter("mallory"))["id"]
            game = (await client.create(ME, ME))["game"]["id"]
            mover = Honest(client, Dice(2))
            for _ in range(400):  # a whole game, to be exported
                found = [await client.look(game, seat=seat, after=10**6) for seat in (0, 1)]
                seat = next((seat for seat in (0, 1) if found[seat]["ply"] is not None), None)
                if seat is None:
                    break
                action = mover.dice.choose(found[seat]["view"]["choices"])["action"]
                await client.act(game, found[seat]["ply"], action, seat=seat)
            await asyncio.to_thread(fill, folder / DATABASE_FILE, user, options.games)
            return await attacks(options, server, Attacker(client, user, game))
    finally:
        await server.kill()


async def attacks(options: argparse.Namespace, server: Server, attacker: Attacker) -> bool:
    """Measure without and with each attack, and report it."""
    assert server.process is not None
    failed = False
    players = []
    for number in range(options.players):
        client = await Client(server.url).__aenter__()
        await client.enter(f"honest {number}")
        players.append(Honest(client, Dice(number)))
    try:
        for name in options.attacks:
            before = process_figures(server.process.pid)
            quiet, _ = await measure(players, options.seconds, None)
            attacker.answers = {}
            loud, refused = await measure(players, options.seconds, ATTACKS[name](attacker))
            late = percentile(loud, 0.99)
            bad = bool(refused) or late > options.limit
            failed |= bad
            sys.stdout.write(
                f"{name}: p50 {percentile(quiet, 0.5):.0f} and p99 {percentile(quiet, 0.99):.0f} ms alone, "
                f"p50 {percentile(loud, 0.5):.0f} and p99 {late:.0f} ms beside it ({len(loud)} requests); "
                f"refused to players: {len(refused)} {sorted(set(refused))[:3]}; the attacker got "
                f"{dict(sorted(attacker.answers.items()))}; {before} before, "
                f"{process_figures(server.process.pid)} after"
                f"{'  FAILED' if bad else ''}\n"
            )
            sys.stdout.flush()
    finally:
        for player in players:
            await player.client.__aexit__(None, None, None)
    return failed


def main() -> None:
    """Read the options and run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200_000, help="finished games in the store")
    parser.add_argument("--players", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=60.0, help="of each attack, and without it")
    parser.add_argument("--limit", type=float, default=LIMIT, help="milliseconds: the p99 of honest players")
    parser.add_argument("attacks", nargs="*", default=list(ATTACKS))
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="antipater-abuse-") as folder:
        sys.exit(asyncio.run(run(options, Path(folder))))


if __name__ == "__main__":
    main()
