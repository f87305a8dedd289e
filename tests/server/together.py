"""Two people at a table, for tests: how they sit down, choose, and send requests."""

from typing import Any

import pytest

from antipater import catalog
from antipater.catalog import Kit
from antipater.game.dice import Dice
from antipater.server.client import Client, Refused
from antipater.server.games.ending import RATED_CHOICES
from tests.server.conftest import Running

ME, OPEN = {"kind": "me"}, {"kind": "open"}
PASSWORD = "seven hills of Rome"
HIGH_CARD = Kit("high-card", "high-card", {"en": "High card"}, "tests.conformance.toys:HighCardGame")


def add_high_card(patch: pytest.MonkeyPatch) -> None:
    """Register a ruleset that has nothing but a game."""
    patch.setitem(catalog.KITS, HIGH_CARD.name, HIGH_CARD)


async def sit_down(first: Client, *others: Client, **asked: Any) -> str:
    """Create a game that the others join by link."""
    made = await first.create(ME, *([OPEN] * len(others)), **asked)
    for other in others:
        await other.join(made["game"]["id"], made["invitation"])
    return str(made["game"]["id"])


async def post(client: Client, game: str, verb: str, **body: Any) -> Any:
    """Send a request about a game."""
    return await client.ask("POST", f"/api/game/{game}/{verb}", body or None)


async def refused(asked: Any) -> tuple[int, str | None]:
    """Return the problem of a refused request."""
    with pytest.raises(Refused) as found:
        await asked
    return found.value.status, found.value.code


async def choose(server: Running, game: str, times: int, dice: Dice) -> None:
    """Make a number of choices for the seats that must choose, without requests: those are tested elsewhere."""
    for _ in range(times):
        room = await server.services.games.room(game)
        seat = room.projection.must_choose()[0]
        ply = room.projection.ply(seat)
        assert ply is not None
        await room.act(seat, ply, dice.choose(room.projection.state.legal(seat)), f"choice-{ply}-{seat}")


async def play_enough(server: Running, game: str, dice: Dice) -> None:
    """Make so many choices that a rated game counts, whoever ends it."""
    while min((await server.services.games.room(game)).projection.choices) < RATED_CHOICES:
        await choose(server, game, 1, dice)


async def register(client: Client, name: str) -> None:
    """Make an account."""
    made = await client.ask("POST", "/api/account", {"name": name, "password": PASSWORD})
    client.user = made["session"]["user"]
