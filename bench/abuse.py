"""Abuse: attackers try to stop a server while others play; measures what they notice.

`make abuse` fills a store with finished games of one account, starts a server on it, and lets honest players play:
first alone, then beside each attack. Every attack has a guest and an address of its own, so that no limit that one
has used up hides the next. It reports how long the players' answers take, what was refused to them, what the page's
lists cost before and after the store was filled, and the memory and descriptors of the server. The attackers use the
same cores, so the figures without an attack stand beside those with one. It fails if anything was refused to an
honest player, if their p99 exceeds the limit, if a list became slow, or if memory or descriptors do not return.
"""

import argparse
import asyncio
import gc
import json
import os
import secrets
import sqlite3
import sys
import tempfile
from contextlib import AbstractAsyncContextManager, closing, nullcontext
from pathlib import Path
from time import perf_counter

from antipater.game.dice import Dice
from antipater.server.client import Client
from antipater.server.operations.settings import DATABASE_FILE
from bench import proxies
from bench.attackers import ATTACKERS_FROM, ATTACKS, LISTS, ME, NAME, PAUSE, REAL, Honest, attacking, client_from
from bench.chaos_servers import Server

LIMIT = 250.0  # milliseconds: the p99 of honest players
PASSWORD = "correct horse battery staple 17"
PLAYERS_FROM = "127.0.2"  # a network of this machine
SETTLED = 330.0  # seconds after the attacks: connections are closed, and rooms that nobody uses are unloaded
STEADY, WARM_SECONDS = 1, 30.0  # megabytes in so many seconds of play: caches are full
MORE_MEMORY, MORE_DESCRIPTORS = 96, 16  # megabytes and descriptors that may be left of all attacks
SLOWER, SLACK = 3.0, 20.0  # a list may take so many times as long in a full store, plus so many milliseconds


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
            'INSERT INTO participants (game, "user", invited, ruleset, status, publicity, created, ended, seats, '
            "result) VALUES (?, ?, 0, 'duel', 'over', 'private', ?, ?, 1, ?)",
            [(name, user, number, number, result) for number, name in enumerate(names)],
        )
        store.commit()


def percentile(times: list[float], share: float) -> float:
    """Return the time below which a share of all times is."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


def process_figures(pid: int) -> tuple[int, int]:
    """Return the memory in megabytes and the descriptors of a process."""
    status = Path(f"/proc/{pid}/status").read_text()
    memory = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))
    return memory // 1024, len(list(Path(f"/proc/{pid}/fd").iterdir()))


async def list_times(client: Client) -> dict[str, float]:
    """Return what each list costs: the middle of nine requests, in milliseconds."""
    found = {}
    for path in LISTS:
        times = []
        for _ in range(9):
            began = perf_counter()
            answer = await client.http.get(path)
            times.append(1000 * (perf_counter() - began))
            if answer.status_code != 200:
                raise RuntimeError(f"{path} is answered {answer.status_code}")
        found[path] = percentile(times, 0.5)
    return found


async def measure(
    players: list[Honest], seconds: float, attack: AbstractAsyncContextManager[object]
) -> tuple[list[float], list[str]]:
    """Return the times and refusals of players who play for a while, beside an attack."""
    gc.collect()
    async with attack:
        for player in players:
            player.times, player.refused = [], []
        tasks = [asyncio.create_task(player.play()) for player in players]
        gc.disable()  # a collection here would be measured as an answer of the server
        await asyncio.sleep(seconds)
        gc.enable()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return [time for player in players for time in player.times], [r for player in players for r in player.refused]


async def run(options: argparse.Namespace, folder: Path) -> bool:
    """Run every attack; return whether honest players noticed too much."""
    server = proxies.public(Server(folder), "https://play.example.org")
    server.limits.pop("ANTIPATER_NEWCOMER_LIMIT")  # the limits of a real server
    await server.start()
    try:
        async with client_from(server.url, f"{ATTACKERS_FROM}.1") as client:
            await client.enter()
            made = await client.ask("POST", "/api/account", {"name": NAME, "password": PASSWORD})
            user = str(made["session"]["user"]["id"])
            game = await whole_game(client)
            before = await list_times(client)
            await asyncio.to_thread(fill, folder / DATABASE_FILE, user, options.games)
            after = await list_times(client)
        slow = [path for path in LISTS if after[path] > SLOWER * before[path] + SLACK]
        for path in LISTS:
            mark = "  FAILED" if path in slow else ""
            say(options, f"| `{path}` | {before[path]:.1f} | {after[path]:.1f} |{mark}")
        return await attacks(options, server, game, folder) or bool(slow)
    finally:
        await server.kill()


async def warm_up(players: list[Honest], pid: int, most: float) -> None:
    """Play without pauses until the memory of the server no longer rises: caches are full, and no attack fills them."""
    for player in players:
        player.pause = 0.0
    before, began = 0, perf_counter()
    while (memory := process_figures(pid)[0]) > before + STEADY and perf_counter() - began < most:
        before = memory
        await measure(players, min(most, WARM_SECONDS), nullcontext())
    for player in players:
        player.pause = PAUSE


async def whole_game(client: Client) -> str:
    """Play a whole game, to be exported."""
    game = str((await client.create(ME, ME))["game"]["id"])
    dice = Dice(2)
    for _ in range(400):
        found = [await client.look(game, seat=seat, after=10**6) for seat in (0, 1)]
        seat = next((seat for seat in (0, 1) if found[seat]["ply"] is not None), None)
        if seat is None:
            break
        await client.act(game, found[seat]["ply"], dice.choose(found[seat]["view"]["choices"])["action"], seat=seat)
    return game


async def attacks(options: argparse.Namespace, server: Server, game: str, folder: Path) -> bool:
    """Measure without and with each attack, and report it."""
    assert server.process is not None
    failed = False
    players = []
    for number in range(options.players):
        client = await client_from(server.url, f"{PLAYERS_FROM}.{1 + number}").__aenter__()
        await client.enter(f"honest {number}")
        players.append(Honest(client, Dice(number)))
    try:
        await warm_up(players, server.process.pid, options.warm)
        first = process_figures(server.process.pid)
        for place, name in enumerate(options.attacks):
            quiet, _ = await measure(players, options.seconds, nullcontext())
            before = process_figures(server.process.pid)[0]
            answers: dict[str, int] = {}
            beside = attacking(name, server.url, f"{ATTACKERS_FROM}.{10 + place}", game, folder, answers)
            loud, refused = await measure(players, options.seconds, beside)
            late, reasons = percentile(loud, 0.99), sorted(set(refused))[:3]
            bad = bool(refused) or late > options.limit
            failed |= bad
            say(
                options,
                f"| {name} | {percentile(quiet, 0.5):.0f}, {percentile(quiet, 0.99):.0f} | "
                f"{percentile(loud, 0.5):.0f}, {late:.0f} | {len(refused)} of {len(loud)} {reasons or ''} | "
                f"{answers} | {before}, {process_figures(server.process.pid)[0]} MB |{'  FAILED' if bad else ''}",
            )
    finally:
        for player in players:
            await player.client.__aexit__(None, None, None)
    await asyncio.sleep(SETTLED)
    last = process_figures(server.process.pid)
    left = last[0] > first[0] + MORE_MEMORY or last[1] > first[1] + MORE_DESCRIPTORS
    say(
        options,
        f"Memory and descriptors: {first[0]} MB and {first[1]} before the attacks, {last[0]} MB and {last[1]} "
        f"after them.{'  FAILED' if left else ''}",
    )
    return failed or left


def say(options: argparse.Namespace, line: str) -> None:
    """Print a line, and add it to the report if there is one."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()
    if options.report is not None:
        with options.report.open("a", encoding="utf-8") as file:
            file.write(line + "\n")


def main() -> None:
    """Read the options and run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200_000, help="finished games in the store")
    parser.add_argument("--players", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=60.0, help="of each attack, and without it")
    parser.add_argument("--warm", type=float, default=600.0, help="most seconds of play before anything is measured")
    parser.add_argument("--limit", type=float, default=LIMIT, help="milliseconds: the p99 of honest players")
    parser.add_argument("--report", type=Path, help="a file to which the figures are added")
    parser.add_argument("attacks", nargs="*", default=list(REAL), help=f"some of {', '.join(ATTACKS)}")
    options = parser.parse_args()
    if found := proxies.missing():
        sys.exit(f"make abuse needs {' and '.join(found)}: apt-get install nginx caddy openssl prometheus systemd")
    if unknown := set(options.attacks) - set(ATTACKS):
        sys.exit(f"there is no attack {', '.join(sorted(unknown))}; there are: {', '.join(ATTACKS)}")
    say(
        options, f"{options.players} players, {options.seconds:g} s each, {options.games} games, {os.cpu_count()} cores"
    )
    with tempfile.TemporaryDirectory(prefix="antipater-abuse-") as folder:
        sys.exit(asyncio.run(run(options, Path(folder))))


if __name__ == "__main__":
    main()
