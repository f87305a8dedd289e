"""`make load`: durable moves per second of the writer, and a server under load over real sockets.

The generator is this process, the server another one, and both share the machine. Every game has two watchers, one per
seat, each with a socket; moves are sent at a steady rate by the seats that must choose. Times are measured from
sending to the acknowledgement, and to the view that shows the move to its player.
"""

import argparse
import asyncio
import gc
import json
import os
import sys
import tempfile
from collections import deque
from itertools import count
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from sqlalchemy import insert
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from antipater.game.dice import Dice
from antipater.server.client import Client
from antipater.server.operations.settings import Settings
from antipater.server.store.database import Database
from antipater.server.store.tables import games
from antipater.server.store.writer import Writer
from bench.chaos_servers import Server

ME = {"kind": "me"}
OPENING = 40  # games and sockets that are opened at once
AT_ONCE = 100  # unanswered moves while games are brought to different points
MOST_AHEAD = 66  # few random games of Duel have fewer moves
NUMBERS = count()


def say(line: str) -> None:
    """Print a figure."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def percentile(times: list[float], share: float) -> float:
    """Return the time in milliseconds below which a share of some times stays."""
    ordered = sorted(times)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


async def writer_alone(folder: Path, seconds: float, callers: int) -> None:
    """Append entries to many games at once, one after the other in each."""
    database = Database(Settings(data=folder).database_url)
    await database.open()
    row = {"ruleset": "duel", "version": 1, "options": {}, "status": "running", "build": "0", "created": 0}
    flags = {"listed": False, "rated": False, "chat": False, "seeds": False}
    async with database.engine.begin() as connection:
        await connection.execute(insert(games), [{"id": f"game-{n}", **row, **flags} for n in range(callers)])
    writer = Writer(database)
    writer.start()
    times: list[float] = []
    began = perf_counter()

    async def call(game: str) -> None:
        for seq in count(1):
            if perf_counter() - began > seconds:
                return
            asked = perf_counter()
            entry = {"seq": seq, "kind": "action", "seat": 0, "payload": {"choice": 7, "ply": seq}, "time": seq}
            await writer.write([{"game": game, "client": f"client-{seq}", **entry}])
            times.append(perf_counter() - asked)

    await asyncio.gather(*(call(f"game-{n}") for n in range(callers)))
    took = perf_counter() - began
    await writer.close()
    await database.close()
    middle, late = percentile(times, 0.5), percentile(times, 0.99)
    say(f"writer alone, {callers} games at once: {len(times) / took:,.0f} durable moves/s,")
    say(f"  p50 {middle:.0f} ms, p99 {late:.0f} ms, {writer.requests / writer.batches:.0f} in a batch")


class Move(NamedTuple):
    """A move that can be sent."""

    game: str
    socket: ClientConnection
    seat: int
    ply: int
    action: int


class Load:
    """Games on a server, their sockets, and the seats that must choose."""

    def __init__(self, client: Client, dice: Dice) -> None:
        self.client = client
        self.dice = dice
        self.ready: deque[Move] = deque()
        self.awaited: dict[tuple[str, int], float] = {}  # when a seat moved that has not seen the result
        self.seen: list[float] = []
        self.sent: dict[str, float] = {}
        self.times: list[float] = []
        self.refused = 0
        self.broken = 0  # sockets that closed before their game was over
        self.bytes = 0
        self.messages = 0
        self.over: list[str] = []
        self.opening = asyncio.Semaphore(OPENING)
        self.followers: set[asyncio.Task[None]] = set()

    async def create(self) -> str:
        """Create a game in which one guest has both seats."""
        async with self.opening:
            return str((await self.client.create(ME, ME))["game"]["id"])

    async def follow(self, game: str, seat: int, opened: asyncio.Event) -> None:
        """Follow a game as a seat until it is over."""
        async with self.opening:
            socket = await self.client.socket(game, seat=seat)
        choices: list[dict[str, Any]] = []
        async with socket:
            try:
                async for line in socket:
                    text = str(line)
                    if text.startswith('{"type":"answer"'):
                        self.answered(json.loads(text))
                        continue
                    opened.set()
                    self.bytes += len(text)
                    self.messages += 1
                    if began := self.awaited.pop((game, seat), None):
                        self.seen.append(perf_counter() - began)
                    if '"ply":null' in text[:50] and '"over":true' not in text:
                        continue  # this seat has nothing to do, and the machine also runs the server
                    message = json.loads(text)
                    if "view" not in message:
                        continue
                    choices = message["view"].get("choices", choices)
                    if message["view"].get("over"):
                        break
                    if message["ply"] is not None and choices:
                        self.ready.append(Move(game, socket, seat, message["ply"], self.dice.choose(choices)["action"]))
            except ConnectionClosed:
                self.broken += 1
        opened.set()
        if seat == 0:
            self.over.append(game)

    def answered(self, message: dict[str, Any]) -> None:
        """Record how long an answer took."""
        took = perf_counter() - self.sent.pop(message["id"])
        if message["accepted"]:
            self.times.append(took)
        else:
            self.refused += 1

    async def open(self, game: str) -> None:
        """Open both sockets of a game."""
        events = [asyncio.Event(), asyncio.Event()]
        for seat, opened in enumerate(events):
            task = asyncio.create_task(self.follow(game, seat, opened))
            self.followers.add(task)
            task.add_done_callback(self.followers.discard)
        for opened in events:
            await opened.wait()

    async def send(self, move: Move) -> None:
        """Send a move."""
        request = f"load-{next(NUMBERS)}"
        self.sent[request] = perf_counter()
        self.awaited[move.game, move.seat] = self.sent[request]
        asked = {"type": "action", "ply": move.ply, "action": move.action, "id": request, "seat": move.seat}
        try:
            await move.socket.send(json.dumps(asked))
        except ConnectionClosed:
            self.sent.pop(request)

    async def scatter(self, made: list[str]) -> None:
        """Play a different number of moves in each game, so that they are at different points."""
        ahead = {game: self.dice.roll(MOST_AHEAD) for game in made}
        resting = []
        while any(ahead.values()):
            while self.ready and len(self.sent) < AT_ONCE:
                move = self.ready.popleft()
                if ahead[move.game]:
                    ahead[move.game] -= 1
                    await self.send(move)
                else:
                    resting.append(move)
            for game in self.over:
                ahead[game] = 0
            await asyncio.sleep(0.002)
        self.ready.extend(resting)

    async def move(self, pace: float, seconds: float) -> None:
        """Send moves at a steady rate."""
        began, done = perf_counter(), 0
        while (now := perf_counter() - began) < seconds:
            while done < now * pace and self.ready:
                await self.send(self.ready.popleft())
                done += 1
            done = max(done, int(now * pace) - 100)  # late moves are not sent in a burst afterwards
            while self.over:
                self.over.pop()
                task = asyncio.create_task(self.replace())
                self.followers.add(task)
                task.add_done_callback(self.followers.discard)
            await asyncio.sleep(0.002)

    async def replace(self) -> None:
        """Start another game in place of one that is over."""
        await self.open(await self.create())


async def server_under_load(folder: Path, running: int, pace: float, seconds: float, seed: int) -> None:
    """Run games on a server, and measure it."""
    server = Server(folder)
    await server.start()
    assert server.process is not None
    process = server.process.pid
    async with Client(server.url) as client:
        await client.enter("Load")
        load = Load(client, Dice(seed))
        await asyncio.gather(*(load.create() for _ in range(20)))
        before = memory(process)
        began = perf_counter()
        made = await asyncio.gather(*(load.create() for _ in range(running)))
        say(f"{running} games made in {perf_counter() - began:.1f} s")
        say(f"memory per running game without sockets: {(memory(process) - before) / running / 1000:.1f} kB")
        before = memory(process)
        await asyncio.gather(*(load.open(game) for game in made))
        say(f"memory per socket with its view: {(memory(process) - before) / running / 2000:.1f} kB")
        gc.collect()
        gc.disable()  # with thousands of sockets here, a garbage collection takes half a second and would be measured
        began = perf_counter()
        await load.scatter(made)
        say(f"games brought to different points in {perf_counter() - began:.1f} s, {len(load.times)} moves")
        await load.move(pace, 3)  # warm up
        await asyncio.sleep(1)
        load.times.clear()
        load.seen.clear()
        load.bytes = load.messages = load.refused = 0
        spent, own, began = processor(process), os.times(), perf_counter()
        await load.move(pace, seconds)
        await asyncio.sleep(1)
        took = perf_counter() - began - 1
        used = processor(process) - spent
        mine = sum(os.times()[:2]) - sum(own[:2])
        moves = max(1, len(load.times))
        middle, late = percentile(load.times, 0.5), percentile(load.times, 0.99)
        say(f"{running} games, {pace:.0f} moves/s requested: {len(load.times) / took:,.0f} durable moves/s,")
        say(f"  p50 {middle:.0f} ms, p99 {late:.0f} ms, {load.refused} refused, {load.broken} sockets broke")
        middle, late = percentile(load.seen, 0.5), percentile(load.seen, 0.99)
        say(f"  until the player sees the result: p50 {middle:.0f} ms, p99 {late:.0f} ms")
        say(f"  server {used / took:.2f} cores, {1000 * used / moves:.2f} ms/move; generator {mine / took:.2f} cores")
        say(f"  sent per move: {load.bytes / moves / 1000:.1f} kB in {load.messages / moves:.1f} messages")
        for task in list(load.followers):
            task.cancel()
        await asyncio.gather(*load.followers, return_exceptions=True)
    await server.kill()


def memory(process: int) -> int:
    """Return the resident memory of a process in bytes."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def processor(process: int) -> float:
    """Return the processor time of a process in seconds."""
    figures = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(figures[11]) + int(figures[12])) / os.sysconf("SC_CLK_TCK")


async def run(options: argparse.Namespace) -> None:
    """Measure the writer, then a server."""
    say(f"{os.cpu_count()} cores, load average {os.getloadavg()[0]:.1f} before it began")
    with tempfile.TemporaryDirectory(prefix="antipater-load-") as folder:
        for name in ("writer", "server"):
            (Path(folder) / name).mkdir()
        for callers in (100, 1000):
            (Path(folder) / "writer" / str(callers)).mkdir()
            await writer_alone(Path(folder) / "writer" / str(callers), options.seconds / 2, callers)
        await server_under_load(Path(folder) / "server", options.games, options.pace, options.seconds, options.seed)


def main() -> None:
    """Parse the arguments."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games at the same time")
    parser.add_argument("--pace", type=float, default=500, help="moves per second")
    parser.add_argument("--seconds", type=float, default=20, help="seconds to measure")
    parser.add_argument("--seed", type=int, default=20150814)
    asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()
