"""How long reviews take, and what they cost the games beside them: `python -m bench.reviews [ruleset…]`.

A server runs in a process of its own, with two workers for opponents and two for reviews. A finished game of each
ruleset is reviewed; measured are the time to the first mark and to the whole review. Then twenty games against levels
go on, each with half a second between an answer and the next choice; answer times are measured without reviews, and
again while one review follows the other.
"""

import argparse
import asyncio
import tempfile
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from typing import Any

from antipater.game.dice import Dice
from antipater.server.client import Client, Refused
from bench.chaos_servers import LIMITS, Server
from bench.load import percentile, say

RULESETS = ("duel", "duel+pantheon", "duel+agora", "duel+pantheon+agora", "classic")
LEVELS = ("level:3", "level:5", "level:6", "level:7", "level:8")
GAMES = 20
PAUSE = 0.5  # seconds between an answer and the next choice
SECONDS = 40.0  # of each part
REVIEWED = "level:5"
BESIDE = ("duel", "classic")  # whose reviews go on beside the games
RIVALS = {"classic": 2}


def house(agent: str) -> dict[str, Any]:
    """Return a seat for an opponent of the house."""
    return {"kind": "ai", "agent": agent}


class Player:
    """A guest who plays against levels without end, and measures how long their answers take."""

    def __init__(self, client: Client, number: int) -> None:
        self.client = client
        self.level = LEVELS[number % len(LEVELS)]
        self.dice = Dice(number)
        self.times: list[float] = []

    async def play(self) -> None:
        """Play games one after the other."""
        while True:
            game = (await self.client.create({"kind": "me"}, house(self.level)))["game"]["id"]
            asked, choices = 0.0, list[dict[str, Any]]()
            async for message in self.client.stream(game):
                view = message.get("view") or {}
                choices = view.get("choices", choices)
                if view.get("over"):
                    break
                if message.get("ply") is None or not choices:
                    continue
                if asked:
                    self.times.append(perf_counter() - asked)
                await asyncio.sleep(PAUSE)
                asked = perf_counter()
                with suppress(Refused):  # the stream tells what the position is now
                    await self.client.act(game, message["ply"], self.dice.choose(choices)["action"])


async def finished(client: Client, ruleset: str) -> str:
    """Return a game that opponents have played to its end."""
    seats = [house(REVIEWED)] * (1 + RIVALS.get(ruleset, 1))
    game = str((await client.create(*seats, ruleset=ruleset))["game"]["id"])
    while (await client.look(game))["game"]["status"] in ("open", "running"):
        await asyncio.sleep(0.2)
    return game


async def reviewed(client: Client, game: str) -> tuple[float, float, int]:
    """Return the seconds to the first mark and to the end of a review, and how many choices it has."""
    began = perf_counter()
    told = await client.ask("POST", f"/api/game/{game}/review", {})
    first = 0.0
    while told["status"] != "complete":
        told = await client.ask("GET", f"/api/game/{game}/review", after=told["judged"], wait=5)
        if not first and told["judged"]:
            first = perf_counter() - began
    return first or perf_counter() - began, perf_counter() - began, told["total"]


async def measure(players: list[Player], seconds: float) -> tuple[float, int]:
    """Return the 95th percentile of answers in some seconds, and how many there were."""
    for player in players:
        player.times.clear()
    await asyncio.sleep(seconds)
    times = [time for player in players for time in player.times]
    return percentile(times, 0.95), len(times)


async def run(options: argparse.Namespace, folder: Path) -> None:
    """Measure reviews alone, then answers without and with reviews."""
    server = Server(folder)
    server.arguments += ["--workers", "2"]
    server.limits = LIMITS | {"ANTIPATER_ANALYSTS": "2"}
    await server.start()
    clients = [Client(server.url) for _ in range(GAMES + 1)]
    for number, client in enumerate(clients):
        await client.enter(f"Walker{number}")
    reviewer = clients[-1]
    for ruleset in options.rulesets:
        game = await finished(reviewer, ruleset)
        first, whole, choices = await reviewed(reviewer, game)
        say(f"{ruleset}: first mark after {first:.2f} s, {choices} choices in {whole:.1f} s")
    players = [Player(client, number) for number, client in enumerate(clients[:-1])]
    playing = [asyncio.create_task(player.play()) for player in players]
    await asyncio.sleep(5)
    for ruleset in (name for name in options.rulesets if name in BESIDE):
        games = [await finished(reviewer, ruleset) for _ in range(options.reviews)]
        alone, many = await measure(players, options.seconds)
        reviewing = asyncio.create_task(chain(reviewer, games))
        beside, more = await measure(players, options.seconds)
        done = await reviewing
        told = ", ".join(f"{time:.1f}" for _, time, _ in done)
        say(f"{ruleset}: p95 of answers {alone:.0f} ms ({many}), beside reviews {beside:.0f} ms ({more}),")
        say(f"  {beside / max(alone, 0.1):.2f} times; reviews took {told} s, the slowest first mark")
        say(f"  came after {max(first for first, _, _ in done):.2f} s")
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for client in clients:
        await client.__aexit__(None, None, None)
    await server.kill()


async def chain(client: Client, games: list[str]) -> list[tuple[float, float, int]]:
    """Review games one after the other."""
    return [await reviewed(client, game) for game in games]


def main() -> None:
    """Run with a store of its own."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rulesets", nargs="*", default=list(RULESETS))
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--reviews", type=int, default=4, help="one after the other, beside the games")
    with tempfile.TemporaryDirectory(prefix="antipater-reviews-") as folder:
        asyncio.run(run(parser.parse_args(), Path(folder)))


if __name__ == "__main__":
    main()
