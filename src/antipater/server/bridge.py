"""Lets a foreign engine play on a server: follows its games, asks it for choices, sends them.

A broken connection is opened again and the stream resumed. An engine that fails is started again; one that fails
repeatedly over the same choice ends the bridge, and the game waits on the server.
"""

import asyncio
import re
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx

from antipater.ai.engine import Engine, EngineFailed
from antipater.game.errors import AntipaterError, BadOption
from antipater.server.client import Client, Refused
from antipater.server.views.patches import patched

TRIES = 3
PAUSE, LONGEST_PAUSE = 0.5, 30.0  # seconds between attempts to reach the server
SHARE = 20  # a move may take one part in so many of the clock
LEAST_MILLISECONDS = 50
JOIN_PATH = re.compile(r"/join/([A-Za-z0-9_-]+)/?$")  # of a link that the page makes


class BridgeBroke(AntipaterError):
    """A game that cannot continue from here: the server is gone, or the engine gave up."""


class Bridge:
    """An engine that plays on a server."""

    def __init__(self, client: Client, engine: Engine, report: Callable[[str], None], pause: float = PAUSE) -> None:
        self.client = client
        self.engine = engine
        self.report = report
        self.pause = pause
        self.asking = asyncio.Lock()  # the engine thinks about one game at a time
        self.playing: dict[str, asyncio.Task[None]] = {}
        self.over: set[str] = set()  # games that have ended: news of them may still come

    async def wait(self) -> None:
        """Accept challenges and play every game of this user until cancelled."""
        pause = self.pause
        try:
            while True:
                try:
                    async for event in self.client.events():
                        pause = self.pause
                        await self.notice(event)
                except Refused as error:
                    if error.status < 500 and error.status != 429:
                        raise
                except httpx.TransportError as error:
                    self.report(f"the connection broke ({error or type(error).__name__})")
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            for task in self.playing.values():
                task.cancel()
            await asyncio.gather(*self.playing.values(), return_exceptions=True)

    async def notice(self, event: Mapping[str, Any]) -> None:
        """Handle an event: accept a challenge if the engine plays its rules, play a game that waits for this user."""
        game = event["game"]["id"]
        if event["type"] == "challenge" and event["game"]["status"] == "open":
            verdict = "accept" if event["game"]["ruleset"] in self.engine.rulesets else "decline"
            try:
                await self.client.ask("POST", f"/api/challenge/{game}/{verdict}")
                self.report(f"{game}: challenge {'accepted' if verdict == 'accept' else 'declined'}")
                if verdict == "accept":
                    await self.client.add_seed((await self.client.look(game))["game"])
            except Refused as error:
                self.report(f"{game}: {error}")  # it was withdrawn in the meantime
        elif event["type"] in ("gameStart", "yourTurn") and event["game"]["status"] == "running":
            self.playing = {known: task for known, task in self.playing.items() if not task.done()}
            if game not in self.playing and game not in self.over:
                self.playing[game] = asyncio.create_task(self.play_one_of_many(game))

    async def play_one_of_many(self, game: str) -> None:
        """Play a game; an error there does not affect the other games."""
        try:
            await self.play(game)
        except AntipaterError as error:
            self.report(f"{game}: {error}")

    async def play(self, game: str) -> dict[str, Any]:
        """Play a game to its end; return its last state."""
        full: dict[str, Any] = {}
        answered: int | None = None
        pause = self.pause
        while True:
            try:
                async for message in self.client.stream(game):
                    full = merged(full, message)
                    pause = self.pause
                    if message["type"] == "gameFull":
                        await self.client.add_seed(full["game"])
                    if full["game"]["status"] not in ("open", "running"):
                        self.over.add(game)
                        self.report(f"{game}: {full['view']['decision'] or full['game']['status']}")
                        return full
                    if full["ply"] is not None and full["ply"] != answered and message["type"] != "answer":
                        answered = full["ply"]
                        await self.choose(game, full)
            except Refused as error:
                if error.status < 500 and error.status != 429:
                    raise
                self.report(f"{game}: the server is busy ({error})")
            except httpx.TransportError as error:
                self.report(f"{game}: the connection broke ({error or type(error).__name__})")
            answered = None
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def choose(self, game: str, full: Mapping[str, Any]) -> None:
        """Ask the engine for a choice, and send it."""
        view, ply = full["view"], full["ply"]
        for attempt in range(1, TRIES + 1):
            try:
                async with self.asking:
                    word = await asyncio.to_thread(self.ask, full)
                await self.client.act(game, ply, word, f"engine-{view['viewer']}-{ply}-{attempt}", view["viewer"])
                return
            except EngineFailed as error:
                self.report(f"{game}: {error}")
            except Refused as error:
                if error.code != "illegal-action":
                    if error.status == 409:  # another move came first: a clock ran out, or the same bot runs elsewhere
                        return
                    raise
                self.report(f"{game}: the server refuses the engine's choice: {error}")
        raise BridgeBroke(f"the engine failed {TRIES} times over one choice; the game {game} waits on the server")

    def ask(self, full: Mapping[str, Any]) -> str:
        """Return the engine's choice; this takes time, so it runs in a thread."""
        view = full["view"]
        self.engine.prepare(full["game"]["ruleset"], full["game"]["options"])
        return self.engine.best(view["position"], view["viewer"], self.milliseconds(full))

    def milliseconds(self, full: Mapping[str, Any]) -> int:
        """Return how long the engine may think: its own limit, or less if the clock is low."""
        clocks = full.get("clocks")
        if not clocks:
            return self.engine.milliseconds
        left = int(clocks["left"][full["view"]["viewer"]])
        return max(LEAST_MILLISECONDS, min(self.engine.milliseconds, left // SHARE))


def merged(full: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """Return a game after a message of its stream."""
    if message["type"] == "gameFull":
        return message
    if message["type"] != "gameState":
        return full
    changed = {name: patched(full[name], message.get(name) or {}) for name in ("view", "game")}
    return {**full, **changed, "ply": message["ply"], "seq": message["seq"], "clocks": message.get("clocks")}


async def new_game(client: Client, ruleset: str, against: str, first: bool) -> str:
    """Create a game against an opponent of the server; return its id."""
    opponent = {"kind": "ai", "agent": against}
    seats = ({"kind": "me"}, opponent) if first else (opponent, {"kind": "me"})
    return str((await client.create(*seats, ruleset=ruleset))["game"]["id"])


async def join_by_link(client: Client, link: str) -> str:
    """Take an open seat by its link, as the page of a game shows it; return the game's id."""
    parts = urlsplit(link)
    path = JOIN_PATH.search(parts.path)
    found = parse_qs(parts.query) | parse_qs(parts.fragment)
    if path is not None:
        found["game"] = [path[1]]
    if "game" not in found or "invitation" not in found:
        raise BadOption(f"a link to join ends in /join/GAME#invitation=…, not {link[-40:]!r}")
    game = found["game"][0]
    await client.join(game, found["invitation"][0])
    return game
