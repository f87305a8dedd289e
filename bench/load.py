"""`make load`: durable moves per second of the writer, and a server under load over real sockets.

The generator is this process, the server another one, and both share the machine. Every game has two watchers, one per
seat, each with a socket; moves are sent at a steady rate by the seats that must choose. Times are measured from
sending to the acknowledgement, and to the view that shows the move to its player. With `--before FOLDER` an earlier
version runs beside this one, both are measured in turn, and the ratio of their processor times counts.
"""

import argparse
import asyncio
import gc
import json
import os
import subprocess
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
from bench.chaos_servers import LIMITS, Server

ME = {"kind": "me"}
OPENING = 40  # games and sockets that are opened at once
AT_ONCE = 100  # unanswered moves while games are brought to different points
MOST_AHEAD = 66  # few random games of Duel have fewer moves
TURN_SECONDS = 3.0  # of one version, before the other one is measured
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
            socket = await self.client.socket(game, seat=seat, position="no")  # as the page reads it
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


class Loaded:
    """A server with many games, and what its moves took."""

    def __init__(self, folder: Path, sources: Path | None, seed: int) -> None:
        self.server = Server(folder)
        if sources is not None:
            self.server.limits = limits_of(sources / "src")
        self.client = Client(self.server.url)
        self.load = Load(self.client, Dice(seed))
        self.took = self.used = self.own = 0.0
        self.at_most = 0.0  # milliseconds of processor for a move, as fast as it can

    @property
    def process(self) -> int:
        """The number of its process."""
        assert self.server.process is not None
        return self.server.process.pid

    async def open(self, running: int) -> None:
        """Start it with games that are at different points."""
        await self.server.start()
        await self.client.enter("Load")
        load = self.load
        await asyncio.gather(*(load.create() for _ in range(20)))
        before = memory(self.process)
        began = perf_counter()
        made = await asyncio.gather(*(load.create() for _ in range(running)))
        say(f"{running} games made in {perf_counter() - began:.1f} s")
        say(f"memory per running game without sockets: {(memory(self.process) - before) / running / 1000:.1f} kB")
        before = memory(self.process)
        await asyncio.gather(*(load.open(game) for game in made))
        say(f"memory per socket with its view: {(memory(self.process) - before) / running / 2000:.1f} kB")
        gc.collect()
        gc.disable()  # with thousands of sockets here, a garbage collection takes half a second and would be measured
        began, spent = perf_counter(), processor(self.process)
        await load.scatter(made)
        took, self.at_most = perf_counter() - began, 1000 * (processor(self.process) - spent) / len(load.times)
        say(f"games brought to different points in {took:.1f} s, {len(load.times)} moves, {self.at_most:.2f} ms/move")

    async def warm_up(self, pace: float) -> None:
        """Move for a while without measuring."""
        await self.load.move(pace, 3)
        await asyncio.sleep(1)
        self.load.times.clear()
        self.load.seen.clear()
        self.load.bytes = self.load.messages = self.load.refused = 0

    async def measure(self, pace: float, seconds: float) -> None:
        """Move, and count the processor time."""
        spent, own, began = processor(self.process), os.times(), perf_counter()
        await self.load.move(pace, seconds)
        await asyncio.sleep(1)
        self.took += perf_counter() - began - 1
        self.used += processor(self.process) - spent
        self.own += sum(os.times()[:2]) - sum(own[:2])

    @property
    def per_move(self) -> float:
        """Milliseconds of processor for a move."""
        return 1000 * self.used / max(1, len(self.load.times))

    def tell(self, running: int, pace: float) -> None:
        """Print what was measured."""
        load, moves = self.load, max(1, len(self.load.times))
        middle, late = percentile(load.times, 0.5), percentile(load.times, 0.99)
        say(f"{running} games, {pace:.0f} moves/s requested: {len(load.times) / self.took:,.0f} durable moves/s,")
        say(f"  p50 {middle:.0f} ms, p99 {late:.0f} ms, {load.refused} refused, {load.broken} sockets broke")
        middle, late = percentile(load.seen, 0.5), percentile(load.seen, 0.99)
        say(f"  until the player sees the result: p50 {middle:.0f} ms, p99 {late:.0f} ms")
        say(f"  server {self.used / self.took:.2f} cores, {self.per_move:.2f} ms/move;")
        say(f"  generator {self.own / self.took:.2f} cores")
        say(f"  sent per move: {load.bytes / moves / 1000:.1f} kB in {load.messages / moves:.1f} messages")

    async def close(self) -> None:
        """Leave all games, and kill the server."""
        for task in list(self.load.followers):
            task.cancel()
        await asyncio.gather(*self.load.followers, return_exceptions=True)
        await self.client.__aexit__(None, None, None)
        await self.server.kill()


def limits_of(sources: Path) -> dict[str, str]:
    """Return the environment of an earlier version, without settings that it does not know and would refuse."""
    place = {"PYTHONPATH": str(sources)}
    module = "antipater.server.operations.settings"
    if not (sources / "antipater/server/operations").exists():
        module = "antipater.server.settings"  # where it was at first
    ask = f"from {module} import Settings; print(*Settings.model_fields)"
    known = subprocess.run(
        [sys.executable, "-c", ask], env=os.environ | place, check=True, capture_output=True, text=True
    )
    names = {f"ANTIPATER_{name.upper()}" for name in known.stdout.split()}
    return {name: value for name, value in LIMITS.items() if name in names} | place


async def server_under_load(folder: Path, options: argparse.Namespace) -> None:
    """Run games on a server, and measure it."""
    loaded = Loaded(folder, None, options.seed)
    await loaded.open(options.games)
    await loaded.warm_up(options.pace)
    await loaded.measure(options.pace, options.seconds)
    loaded.tell(options.games, options.pace)
    await loaded.close()


async def beside_earlier(folder: Path, options: argparse.Namespace) -> None:
    """Run games on an earlier version and on this one; both are measured in turn, for a second or two each."""
    both = []
    for name, sources in (("before", options.before.resolve()), ("now", None)):
        (folder / name).mkdir()
        loaded = Loaded(folder / name, sources, options.seed)
        await loaded.open(options.games)
        await loaded.warm_up(options.pace)
        both.append(loaded)
    for turn in range(int(options.seconds / TURN_SECONDS)):
        for loaded in both if turn % 2 else reversed(both):
            await loaded.measure(options.pace, TURN_SECONDS)
    for name, loaded in zip(("before", "now"), both, strict=True):
        say(f"{name}:")
        loaded.tell(options.games, options.pace)
    say(f"moves per second of processor: {both[0].per_move / both[1].per_move:.2f} times as many as before,")
    say(f"  {both[0].at_most / both[1].at_most:.2f} times as fast as they can")
    for loaded in both:
        await loaded.close()


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
        if options.before is not None:
            await beside_earlier(Path(folder), options)
            return
        for name in ("writer", "server"):
            (Path(folder) / name).mkdir()
        for callers in (100, 1000):
            (Path(folder) / "writer" / str(callers)).mkdir()
            await writer_alone(Path(folder) / "writer" / str(callers), options.seconds / 2, callers)
        await server_under_load(Path(folder) / "server", options)


def main() -> None:
    """Parse the arguments."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games at the same time")
    parser.add_argument("--pace", type=float, default=500, help="moves per second")
    parser.add_argument("--seconds", type=float, default=20, help="seconds to measure")
    parser.add_argument("--seed", type=int, default=20150814)
    parser.add_argument("--before", type=Path, help="folder of an earlier version, with its compiled core")
    asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()
