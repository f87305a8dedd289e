"""Whole games over real connections."""

import asyncio

import pytest

from antipater.catalog import CATALOG
from antipater.game.dice import Dice
from antipater.server.views.patches import without_nulls
from tests.server.conftest import Running
from tests.server.playing import play_by_socket, play_by_stream, watch

ME, OPEN = {"kind": "me"}, {"kind": "open"}


@pytest.mark.parametrize("ruleset", CATALOG)
async def test_two_clients_play_a_whole_game(server: Running, ruleset: str, seed: int) -> None:
    """One over HTTP, one over a socket; what differences add up to is what a question for the whole game answers."""
    async with server.guest("Ada") as ada, server.guest("Bea") as bea, server.guest() as cleo:
        made = await ada.create(ME, OPEN, ruleset=ruleset)
        game = made["game"]["id"]
        assert made["game"]["status"] == "open"
        watching = asyncio.create_task(watch(cleo, game))
        assert (await bea.join(game, made["invitation"]))["status"] == "running"
        both = await asyncio.gather(play_by_stream(ada, game, Dice(seed)), play_by_socket(bea, game, Dice(seed + 1)))
        public = await watching
        for known, client in zip((*both, public), (ada, bea, cleo), strict=True):
            whole = await client.look(game)
            assert without_nulls(whole["view"]) == known.view
            assert whole["events"] == known.events
            assert whole["seq"] == known.seq
            assert known.view["over"]
            assert sum(known.view["returns"]) == known.view["prize"]
        assert both[0].events[0]["facts"]["commitment"] == made["game"]["commitment"]
