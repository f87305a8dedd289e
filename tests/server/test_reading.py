"""Reading games is cheap: a log is told once, in slices between which others are served, and within a limit."""

import asyncio
from pathlib import Path

import httpx

from antipater.game.dice import Dice
from antipater.server.client import Client
from antipater.server.games.slices import SLICE
from antipater.server.operations.settings import Settings
from tests.server.conftest import Running, running
from tests.server.together import ME, OPEN, choose, post, refused, register, sit_down

FORMATS = ("record", "json", "ndjson")


async def finished(server: Running, client: Client, seed: int) -> str:
    """Play a game of one person in both seats; return its id."""
    game, dice = str((await client.create(ME, ME))["game"]["id"]), Dice(seed)
    while (await server.services.games.room(game)).metadata.status == "running":
        await choose(server, game, 1, dice)
    return game


async def exported(client: Client, game: str, kind: str) -> bytes:
    """Return an export."""
    found = await client.http.get(f"/api/game/{game}/export", params={"format": kind})
    assert found.status_code == 200
    return found.content


async def test_a_finished_game_is_told_once_for_everybody(server: Running, seed: int) -> None:
    async with server.guest() as ada, server.guest() as bea:
        game = await finished(server, ada, seed)
        first = {kind: await exported(bea, game, kind) for kind in FORMATS}
        whole = await bea.ask("GET", f"/api/game/{game}")
        told = server.services.past_events.folds
        for _ in range(5):
            assert {kind: await exported(bea, game, kind) for kind in FORMATS} == first
            assert await bea.ask("GET", f"/api/game/{game}") == whole
            assert (await bea.ask("GET", f"/api/game/{game}", after=5))["events"] == whole["events"][5:]
        assert server.services.past_events.folds == told


async def test_what_was_told_goes_with_the_room(server: Running, seed: int) -> None:
    async with server.guest() as ada:
        left, open_still = [await finished(server, ada, seed + n) for n in (0, 1)]
        for game in (left, open_still):
            await exported(ada, game, "json")
            await ada.ask("GET", f"/api/game/{game}")
        kept = server.services.past_events
        assert {key[0] for key in (*kept.told, *kept.exports)} == {left, open_still}
        used = (await server.services.games.room(left)).used
        await server.services.games.room(open_still)
        server.services.games.unload_rooms(used + 1e-9)
        assert {key[0] for key in (*kept.told, *kept.exports)} == {open_still}


async def test_a_running_game_is_told_on_from_where_it_was(server: Running, seed: int) -> None:
    async with server.guest() as ada, server.guest() as bea:
        game = await sit_down(ada, bea)
        await choose(server, game, 3, Dice(seed))
        before = (await ada.ask("GET", f"/api/game/{game}"))["events"]
        told = server.services.past_events.folds
        await choose(server, game, 3, Dice(seed))
        after = (await ada.ask("GET", f"/api/game/{game}"))["events"]
        assert after[: len(before)] == before
        assert [event["seq"] for event in after] == list(range(1, len(after) + 1))
        assert server.services.past_events.folds == told


async def test_a_name_that_is_gone_is_told_no_more(server: Running, seed: int) -> None:
    async with server.guest() as ada, server.guest() as bea:
        await register(bea, "Philippa")
        game = await sit_down(ada, bea)
        await choose(server, game, 6, Dice(seed))
        await post(bea, game, "resign")
        assert b"Philippa" in await exported(ada, game, "record")
        assert "Philippa" in str(await ada.ask("GET", f"/api/game/{game}"))
        await bea.ask("POST", "/api/account/close", {"password": "seven hills of Rome"})
        assert b"Philippa" not in await exported(ada, game, "record")
        assert "Philippa" not in str(await ada.ask("GET", f"/api/game/{game}"))


async def test_others_are_served_while_a_log_is_told(server: Running, seed: int) -> None:
    """The event loop runs other tasks at least once in every slice."""
    async with server.guest() as ada:
        game = await finished(server, ada, seed)
        room = await server.services.games.room(game)
        turns: list[int] = []
        length = len(await room.archive.entries(game))

        async def ticking() -> None:
            while True:
                turns.append(1)
                await asyncio.sleep(0)

        other = asyncio.create_task(ticking())
        await server.services.past_events.events(room, room.projection, None, "fr", 0)
        other.cancel()
        assert len(turns) >= length // SLICE


async def test_whole_logs_are_read_within_a_limit(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, fold_limit="3/hour")
    async with running(settings) as server, server.guest() as ada, server.guest() as bea:
        games = [str((await ada.create(ME, OPEN, listed=True))["game"]["id"]) for _ in range(4)]
        for game in games:
            await post(ada, game, "abort")
        for game in games[:3]:
            await bea.ask("GET", f"/api/game/{game}")
        for _ in range(3):
            await bea.ask("GET", f"/api/game/{games[0]}")
        assert await refused(bea.ask("GET", f"/api/game/{games[3]}")) == (429, "too-many")
        assert await refused(bea.ask("GET", f"/api/game/{games[3]}/at/1")) == (429, "too-many")
        assert await refused(anext(aiter(bea.stream(games[3])))) == (429, "too-many")
        found = await bea.http.get(f"/api/game/{games[3]}/export", params={"format": "json"})
        assert found.status_code == httpx.codes.TOO_MANY_REQUESTS
