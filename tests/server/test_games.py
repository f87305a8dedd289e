"""Whole games over real connections."""

import asyncio
from pathlib import Path

import pytest

from antipater.catalog import names
from antipater.game.dice import Dice
from antipater.server.client import Client
from antipater.server.operations.settings import Settings
from antipater.server.views.patches import without_nulls
from tests.server.conftest import Running, running
from tests.server.playing import play_by_socket, play_by_stream, watch

ME, OPEN = {"kind": "me"}, {"kind": "open"}
FOR_TWO = {"classic": {"players": "2"}}


@pytest.mark.parametrize("ruleset", names())
async def test_two_clients_play_a_whole_game(server: Running, ruleset: str, seed: int) -> None:
    """One over HTTP, one over a socket; the sum of the differences is the whole game."""
    async with server.guest("Ada") as ada, server.guest("Bea") as bea, server.guest() as cleo:
        made = await ada.create(ME, OPEN, ruleset=ruleset, options=FOR_TWO.get(ruleset, {}))
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


async def test_a_game_on_postgresql_survives_a_restart(postgres: str, tmp_path: Path, seed: int) -> None:
    settings = Settings(data=tmp_path, database=postgres)
    async with running(settings) as server, server.guest("Ada") as ada:
        game = (await ada.create(ME, {"kind": "ai", "agent": "random"}, ruleset="duel+pantheon"))["game"]["id"]
        known = await play_by_stream(ada, game, Dice(seed))
        cookie = ada.http.headers["Cookie"]
    async with running(settings) as server, Client(server.url) as ada:
        ada.http.headers["Cookie"] = cookie
        whole = await ada.look(game)
        assert without_nulls(whole["view"]) == known.view
        assert whole["events"] == known.events
