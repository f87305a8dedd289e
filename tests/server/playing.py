"""Players for tests: they follow a game by its stream, keep the view by its differences, and choose by dice."""

import json
import sys
from typing import Any

from antipater.game.dice import Dice
from antipater.server.client import Client
from antipater.server.messages import Streamed
from antipater.server.views.patches import patched, without_nulls

ABOUT_THE_GAME = ("gameFull", "gameState")
PATIENCE = 180.0  # seconds: what works takes far less, and a busy machine must fail no test
# `antipater serve`, whose orderly end nothing cuts short: the limits of its time are tested on their own.
PATIENT = f"""
from antipater.__main__ import main
from antipater.server import serve

serve.SHUTDOWN_SECONDS = serve.STOP_SECONDS = {round(PATIENCE)}
main()
"""
SERVE = [sys.executable, "-c", PATIENT, "serve", "--port", "0", "--data"]


class Follower:
    """What a reader of a stream knows: the view, the events, and every byte that came."""

    def __init__(self) -> None:
        self.view: dict[str, Any] = {}
        self.game: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.seq = 0
        self.ply: int | None = None
        self.heard: list[str] = []

    def take(self, message: dict[str, Any]) -> None:
        """Apply a message of the stream; entries must come without gaps."""
        self.heard.append(json.dumps(message))
        Streamed.model_validate({"message": message})
        if message["type"] not in ABOUT_THE_GAME:
            assert message.get("problem") is None, message
            return
        if message["type"] == "gameFull":
            self.view, self.game = without_nulls(message["view"]), message["game"]
            self.events = [event for event in self.events if event["seq"] <= self.seq] if self.seq else []
        else:
            self.view, self.game = patched(self.view, message["view"]), patched(self.game, message["game"])
        for event in message["events"]:
            assert event["seq"] == (self.events[-1]["seq"] + 1 if self.events else event["seq"])
            self.events.append(event)
        self.seq, self.ply = message["seq"], message["ply"]

    @property
    def over(self) -> bool:
        return self.game.get("status") == "over"


async def play_by_stream(client: Client, game: str, dice: Dice) -> Follower:
    """Play a game to its end over HTTP."""
    known = Follower()
    asked = None
    async for message in client.stream(game):
        known.take(message)
        if known.over:
            return known
        if known.ply is not None and known.ply != asked:
            asked = known.ply
            await client.act(game, known.ply, dice.choose(known.view["choices"])["action"])
    raise AssertionError("the stream ended before the game")


async def play_by_socket(client: Client, game: str, dice: Dice) -> Follower:
    """Play a game to its end over a socket, naming moves by their words."""
    known = Follower()
    async with client.socket(game) as socket:
        asked = None
        async for text in socket:
            known.take(json.loads(text))
            if known.over:
                return known
            if known.ply is not None and known.ply != asked:
                asked = known.ply
                word = dice.choose(known.view["choices"])["word"]
                await socket.send(json.dumps({"type": "action", "ply": asked, "action": word, "id": f"move-{asked}"}))
    raise AssertionError("the socket closed before the game was over")


async def watch(client: Client, game: str) -> Follower:
    """Watch a game to its end."""
    known = Follower()
    async for message in client.stream(game):
        known.take(message)
        if known.over:
            return known
    raise AssertionError("the stream ended before the game")
