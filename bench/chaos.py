"""`make chaos`: play while servers are killed, stopped or out of disk space and connections are cut; then check.

`history` contains the checks. The report is written to `docs/chaos.md`.
"""

import argparse
import asyncio
import json
import os
import signal
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path

import httpx
from sqlalchemy import select

from antipater.game.dice import Dice
from antipater.server.client import Client, Refused
from antipater.server.operations.settings import Settings
from antipater.server.store.archive import Archive
from antipater.server.store.database import Database
from antipater.server.store.tables import games
from bench.chaos_players import RANDOM, Table
from bench.chaos_servers import PATIENCE, UNLIMITED, BadProxy, Server, postgres_server
from bench.history import History, faults, rule_faults

REPORT = Path(__file__).parents[1] / "docs" / "chaos.md"
TABLES = 5
TAKE_OVER = 5.0  # seconds
MOVES = 12  # acknowledged moves before the next fault …
MOST_PLAY = 6.0  # … unless that takes longer than so many seconds


@dataclass
class Finding:
    """The result of one kind of fault."""

    trouble: str
    rounds: int
    acknowledged: int = 0
    entries: int = 0
    games: int = 0
    faults: list[str] = field(default_factory=list)
    counts: dict[str, int] = field(default_factory=dict)  # of what happened to connections
    gaps: dict[str, list[float]] = field(default_factory=dict)  # seconds in which games stood still, by the reason

    def add(self, other: "Finding") -> None:
        """Add what another run of the same kind has found."""
        for name in ("rounds", "acknowledged", "entries", "games"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.faults = self.faults + other.faults
        self.counts = {name: self.counts.get(name, 0) + number for name, number in other.counts.items()}
        self.gaps = {name: self.gaps.get(name, []) + other.gaps.get(name, []) for name in (*self.gaps, *other.gaps)}

    @property
    def notes(self) -> str:
        """What else was counted."""
        told = [f"{number:,} {name}" for name, number in self.counts.items()]
        for name, gaps in self.gaps.items():
            times = sorted(gaps)
            if times:
                told.append(f"{name} {times[len(times) // 2]:.1f} s (median), {times[-1]:.1f} s (longest)")
        return f"{'all games continued after: ' if self.gaps else ''}{'; '.join(told)}"


@asynccontextmanager
async def players(addresses: Sequence[str], history: History, seed: int, first: str = "") -> AsyncIterator[list[Table]]:
    """Run tables of players; the last one plays against an opponent."""
    opponents = [None] * (TABLES - 1) + [RANDOM]
    tables = [Table(addresses, history, Dice(seed + n), against) for n, against in enumerate(opponents)]
    playing: list[asyncio.Task[None]] = []
    try:
        for table in tables:
            await table.open(first or addresses[0])
        playing += [asyncio.create_task(table.play()) for table in tables]
        yield tables
    finally:
        for task in playing:
            task.cancel()
        for ended in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(ended, Exception):
                raise ended
        for table in tables:
            await table.close()


async def conclude(finding: Finding, history: History, url: str) -> Finding:
    """Read the remaining logs, and check everything."""
    database = Database(url)
    await database.open()
    archive = Archive(database.engine)
    async with database.engine.connect() as connection:
        found = (await connection.execute(select(games.c.id, games.c.ruleset, games.c.options))).all()
    logs = {game: await archive.entries(game) for game, _, _ in found}
    await database.close()
    finding.acknowledged, finding.games = history.acknowledged, len(logs)
    finding.entries = sum(map(len, logs.values()))
    finding.faults += faults(history, logs)
    for game, ruleset, options in found:
        finding.faults += [f"game {game}: {fault}" for fault in rule_faults(ruleset, options, logs[game])]
    if not history.acknowledged:
        finding.faults.append("nothing was played")
    return finding


async def kill_on_sqlite(folder: Path, rounds: int, seed: int) -> Finding:
    """Kill the only server repeatedly, and start it on the same file."""
    dice, history, server = Dice(seed), History(), Server(folder)
    await server.start()
    async with players([server.url], history, seed):
        for _ in range(rounds):
            await until_played(history)
            await asyncio.sleep(dice.roll(500) / 1000)
            await server.kill()
            await server.start()
        await asyncio.sleep(1.0)
    await server.kill()
    return await conclude(Finding("kill -9, SQLite", rounds), history, Settings(data=folder).database_url)


async def kill_on_postgresql(
    folder: Path, rounds: int, seed: int, url: str, patience: float = 2 * TAKE_OVER
) -> Finding:
    """Kill one of two servers, or stop it for longer than its lease; the other one takes over its games in time."""
    dice, history = Dice(seed), History()
    servers = [Server(folder, url), Server(folder, url)]
    await asyncio.gather(*(server.start() for server in servers))
    finding = Finding("kill -9 or SIGSTOP of one of two processes, PostgreSQL", rounds)
    finding.gaps = {"killed": [], "stopped": []}
    async with players([server.url for server in servers], history, seed) as tables:
        for number in range(rounds):
            await until_played(history)
            await asyncio.sleep(dice.roll(500) / 1000)
            victim = servers[dice.roll(2)]
            stopped = number % 5 == 4
            victim.send(signal.SIGSTOP if stopped else signal.SIGKILL)
            finding.gaps["stopped" if stopped else "killed"].append(await until_all_play(tables))
            if stopped:
                victim.send(signal.SIGCONT)
                await until_played(history)
            await victim.kill()
            await victim.start()
    for server in servers:
        await server.kill()
    longest = max((gap for gaps in finding.gaps.values() for gap in gaps), default=0.0)
    if longest > patience:  # the processes share the machine with everything else that runs there
        finding.faults.append(f"a game stood still for {longest:.1f} s")
    return await conclude(finding, history, Settings(database=url).database_url)


async def until_played(history: History) -> None:
    """Wait until some moves were acknowledged."""
    loop = asyncio.get_running_loop()
    end, enough = loop.time() + MOST_PLAY, history.acknowledged + MOVES
    while history.acknowledged < enough and loop.time() < end:
        await asyncio.sleep(0.05)


async def until_quiet(history: History, most: float = 20.0) -> None:
    """Wait until nothing was acknowledged for a second: on a busy machine, answers are on their way for a while."""
    loop = asyncio.get_running_loop()
    end, before = loop.time() + most, -1
    while history.acknowledged != before and loop.time() < end:
        before = history.acknowledged
        await asyncio.sleep(1.0)


async def until_all_play(tables: list[Table], most: float = 60.0) -> float:
    """Wait until a move is acknowledged at every table; return how long that took, at most *most*."""
    loop = asyncio.get_running_loop()
    began = loop.time()
    while any(table.last <= began for table in tables) and loop.time() < began + most:
        await asyncio.sleep(0.05)
    return loop.time() - began


async def fill_the_disk(folder: Path, rounds: int, seed: int) -> Finding:
    """Limit the size of files: nothing is acknowledged, reading works; then remove the limit."""
    history, server = History(), Server(folder)
    await server.start()
    finding = Finding("full disk, SQLite", rounds)
    refused = 0
    async with players([server.url], history, seed) as tables:
        for _ in range(rounds):
            await asyncio.sleep(1.0)
            server.allow(1)
            await until_quiet(history)
            before = history.acknowledged
            await asyncio.sleep(1.0)
            finding.faults += ["a move was acknowledged that could not be written"] * (history.acknowledged != before)
            guest = Client(server.url)  # more patient than the players, whatever else the machine does
            guest.http.headers["Cookie"] = tables[0].guests[0].http.headers["Cookie"]
            guest.http.timeout = httpx.Timeout(PATIENCE)
            async with guest:
                await guest.look(tables[0].game)
                try:
                    await guest.create({"kind": "me"}, {"kind": "me"})
                except Refused as problem:
                    refused += problem.code == "cannot-write"
            server.allow(UNLIMITED)
            if await until_all_play(tables) >= 60:
                finding.faults.append("the server did not continue when there was space again")
    await server.kill()
    finding.faults += ["the server did not report that it cannot write"] * (refused != rounds)
    return await conclude(finding, history, Settings(data=folder).database_url)


async def bad_connections(folder: Path, rounds: int, seed: int) -> Finding:
    """Cut, delay and duplicate connections."""
    history, server = History(), Server(folder)
    await server.start()
    proxy = BadProxy(server.port, Dice(seed))
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(proxy.open())
        await stack.enter_async_context(players([proxy.url], history, seed, first=server.url))
        while proxy.cuts < rounds or proxy.duplicates < rounds // 4:
            await asyncio.sleep(0.2)
    await server.kill()
    finding = Finding("connections cut, delayed, duplicated", rounds)
    finding.counts = {"cut": proxy.cuts, "delays": proxy.delays, "sent twice": proxy.duplicates}
    return await conclude(finding, history, Settings(data=folder).database_url)


async def all_trouble(sqlite: int, postgresql: int, disk: int, cuts: int, seed: int) -> AsyncIterator[Finding]:
    """Inject every kind of fault, a number of rounds each."""
    with tempfile.TemporaryDirectory(prefix="antipater-chaos-") as folder:
        if sqlite:
            yield await kill_on_sqlite(fresh(folder, "kill"), sqlite, seed)
        if disk:
            yield await fill_the_disk(fresh(folder, "disk"), disk, seed)
        if cuts:
            yield await bad_connections(fresh(folder, "cuts"), cuts, seed)
        if postgresql:
            with postgres_server() as server:
                server.psql("CREATE DATABASE chaos")
                url = server.get_uri(database="chaos")
                yield await kill_on_postgresql(fresh(folder, "postgresql"), postgresql, seed, url)


def fresh(folder: str, name: str) -> Path:
    """Create a directory."""
    made = Path(folder) / name
    made.mkdir()
    return made


def report(findings: Sequence[Finding], command: str) -> str:
    """Return the report as a page."""
    when = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    lines = [
        "# Chaos",
        "",
        "What servers did while they were killed, stopped or out of disk space. Players repeated requests until they",
        "had an answer; all requests, answers and views were then compared with the logs (`bench/history.py` does it;",
        f"`tests/server/test_history.py` plants {planted()} faults, and each one is found).",
        "",
        f"`{command}`, {when}, on {os.cpu_count()} cores with a load average of {os.getloadavg()[2]:.0f}:",
        "",
        "| trouble | rounds | acknowledged moves | entries in the logs | games | broken promises | |",
        "|---|---|---|---|---|---|---|",
    ]
    for finding in added_up(findings):
        figures = (finding.rounds, finding.acknowledged, finding.entries, finding.games, len(finding.faults))
        lines.append(f"| {finding.trouble} | {' | '.join(f'{figure:,}' for figure in figures)} | {finding.notes} |")
    broken = [f"- {finding.trouble}: {fault}" for finding in findings for fault in finding.faults[:20]]
    lines += [
        "",
        "A game of a killed or stopped process continues within 5 seconds on a machine with room. Players wait for",
        "3 seconds before they ask another server, which is part of the times in the last row.",
    ]
    return "\n".join([*lines, *(["", *broken] if broken else []), ""])


def added_up(findings: Sequence[Finding]) -> list[Finding]:
    """Return one finding for each kind of trouble."""
    found: dict[str, Finding] = {}
    for finding in findings:
        found.setdefault(finding.trouble, Finding(finding.trouble, 0)).add(finding)
    return list(found.values())


def planted() -> int:
    """Return how many faults the tests plant in a history."""
    tests = (REPORT.parents[1] / "tests" / "server" / "test_history.py").read_text()
    listed = tests.partition("PLANTED = [")[2].partition("]")[0]
    return listed.count(",") + tests.count("def test_an_impossible_entry_is_found")


def earlier(journal: Path | None) -> list[Finding]:
    """Return the findings of a journal: parts that an earlier run has finished."""
    if journal is None or not journal.exists():
        return []
    return [Finding(**json.loads(line)) for line in journal.read_text("utf-8").splitlines()]


async def run(options: argparse.Namespace) -> int:
    """Inject all faults, and report; return the number of broken promises."""
    findings = earlier(options.journal)
    trouble = all_trouble(options.sqlite, options.postgresql, options.disk, options.cuts, options.seed)
    async for finding in trouble:
        findings.append(finding)
        if options.journal is not None:
            with options.journal.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(finding)) + "\n")
        sys.stdout.write(f"{finding.trouble}: {finding.rounds} rounds, {finding.acknowledged} moves, ")
        sys.stdout.write(f"{len(finding.faults)} broken promises {finding.faults[:3]} {finding.notes}\n")
        sys.stdout.flush()
    if options.report is not None:
        options.report.write_text(report(findings, "make chaos"))
    return sum(len(finding.faults) for finding in findings)


def main() -> None:
    """Parse the arguments."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sqlite", type=int, default=200, help="kills of a server on SQLite")
    parser.add_argument("--postgresql", type=int, default=50, help="kills of one of two servers on PostgreSQL")
    parser.add_argument("--disk", type=int, default=10, help="times that the disk is full")
    parser.add_argument("--cuts", type=int, default=1000, help="connections that are cut")
    parser.add_argument("--seed", type=int, default=20150814)
    parser.add_argument("--journal", type=Path, default=None, help="keeps findings, so that parts can run on their own")
    parser.add_argument("--report", type=Path, default=None, help="where to write the report")
    options = parser.parse_args()
    raise SystemExit(1 if asyncio.run(run(options)) else 0)


if __name__ == "__main__":
    main()
