"""The lobby: seeks, challenges, lists, and the stream of events; on both stores."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from antipater.game.dice import Dice
from antipater.server.client import Client
from antipater.server.operations.settings import Settings
from tests.server.conftest import Running, running
from tests.server.playing import PATIENCE
from tests.server.together import ME, choose, post, refused, register, sit_down

CLOCK = {"seconds": 600, "increment": 3}


@pytest.fixture(params=["sqlite", "postgresql"])
async def server(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Running]:
    database = "" if request.param == "sqlite" else request.getfixturevalue("postgres")
    async with running(Settings(data=tmp_path, database=database)) as started:
        yield started


async def next_events(client: Client, count: int, after: int | None = None) -> list[dict[str, Any]]:
    """Return the next events of a user."""
    found: list[dict[str, Any]] = []
    query = {} if after is None else {"after": after}
    async with client.http.stream("GET", "/api/stream/event", params=query, timeout=PATIENCE) as response:
        async for line in response.aiter_lines():
            if line:
                found.append(json.loads(line))
            if len(found) == count:
                break
    return found


def kinds(events: list[dict[str, Any]]) -> list[tuple[str, str]]:
    """Return what happened in which game."""
    return [(event["type"], event["game"]["id"]) for event in events]


async def test_seeks_are_listed_accepted_and_withdrawn(server: Running) -> None:
    async with server.guest("Ada") as ada, server.guest("Bea") as bea, Client(server.url) as nobody:
        asked = {"ruleset": "duel+pantheon", "clock": CLOCK, "seat": 1}
        first = (await ada.ask("POST", "/api/seek", asked))["game"]
        second = (await ada.ask("POST", "/api/seek", {"clock": {"days": 3}}))["game"]
        seen = await nobody.ask("GET", "/api/seeks")
        assert [game["id"] for game in seen] == [second["id"], first["id"]]
        assert (seen[1]["ruleset"], seen[1]["clock"], seen[1]["seats"][1]["name"]) == ("duel+pantheon", CLOCK, "Ada")
        assert await refused(nobody.ask("POST", f"/api/seek/{first['id']}/accept")) == (403, "not-allowed")
        assert await refused(ada.ask("POST", f"/api/seek/{first['id']}/accept")) == (409, "seated")
        assert await refused(bea.ask("POST", f"/api/seek/{second['id']}/withdraw")) == (403, "not-allowed")
        begun = await bea.ask("POST", f"/api/seek/{first['id']}/accept")
        assert (begun["status"], [seat["name"] for seat in begun["seats"]]) == ("running", ["Bea", "Ada"])
        await ada.ask("POST", f"/api/seek/{second['id']}/withdraw")
        assert await nobody.ask("GET", "/api/seeks") == []
        assert await refused(bea.ask("POST", f"/api/seek/{second['id']}/accept")) == (403, "not-allowed")
        by_link = (await ada.create(ME, {"kind": "open"}))["game"]["id"]
        assert await refused(bea.ask("POST", f"/api/seek/{by_link}/accept")) == (403, "not-allowed")


async def test_nobody_fills_the_lobby(server: Running) -> None:
    async with server.guest("Ada") as ada:
        for _ in range(10):
            await ada.ask("POST", "/api/seek", {})
        assert await refused(ada.ask("POST", "/api/seek", {})) == (429, "too-many-open")


@pytest.mark.parametrize(
    ("asked", "status", "code"),
    [
        pytest.param({"ruleset": "go"}, 422, "bad-option", id="no such ruleset"),
        pytest.param({"options": {"colour": "red"}}, 422, "bad-option", id="no such option"),
        pytest.param({"seat": 2}, 422, "bad-seats", id="no such seat"),
        pytest.param({"clock": {"seconds": 1}}, 422, "bad-message", id="too short a clock"),
        pytest.param({"clock": {"days": 3, "seconds": 60}}, 422, "bad-message", id="two clocks"),
        pytest.param({"rated": True, "clock": CLOCK}, 403, "not-rated", id="rated, a guest"),
    ],
)
async def test_seeks_that_are_refused(asked: dict[str, Any], status: int, code: str, tmp_path: Path) -> None:
    async with running(Settings(data=tmp_path)) as server, server.guest("Ada") as ada:
        assert await refused(ada.ask("POST", "/api/seek", asked)) == (status, code)


async def test_challenges_by_name(server: Running) -> None:
    async with server.guest() as ada, server.guest() as bea, server.guest("Eve") as eve:
        await register(ada, "Ada Lovelace")
        await register(bea, "Bea")
        assert await refused(ada.ask("POST", "/api/challenge/Nobody%20Here", {})) == (404, "no-such-user")
        assert await refused(bea.ask("POST", "/api/challenge/bea", {})) == (409, "yourself")
        classic = {"ruleset": "classic"}
        assert await refused(ada.ask("POST", "/api/challenge/Bea", classic)) == (422, "bad-seats")
        game = (await bea.ask("POST", "/api/challenge/ada%20LOVELACE", {"seat": 0, "clock": CLOCK}))["game"]["id"]
        assert kinds(await next_events(ada, 1)) == [("challenge", game)]
        assert [found["id"] for found in (await ada.ask("GET", "/api/challenges"))["received"]] == [game]
        assert [found["id"] for found in (await bea.ask("GET", "/api/challenges"))["sent"]] == [game]
        assert await refused(eve.ask("POST", f"/api/challenge/{game}/accept")) == (403, "not-allowed")
        assert await refused(eve.ask("POST", f"/api/challenge/{game}/decline")) == (403, "not-allowed")
        assert (await ada.ask("POST", f"/api/challenge/{game}/decline"))["result"] == {"reason": "declined"}
        game = (await bea.ask("POST", "/api/challenge/Ada%20Lovelace", {"seat": 0}))["game"]["id"]
        begun = await ada.ask("POST", f"/api/challenge/{game}/accept")
        assert (begun["status"], begun["yours"]) == ("running", [1])
        assert await ada.ask("GET", "/api/challenges") == {"received": [], "sent": []}


async def test_events_say_what_goes_on_then_what_is_new(server: Running) -> None:
    async with server.guest("Ada") as ada, server.guest("Bea") as bea, Client(server.url) as nobody:
        assert await refused(nobody.ask("GET", "/api/stream/event")) == (401, "no-session")
        first = await sit_down(ada, bea)
        events = await next_events(ada, 2)
        assert kinds(events) == [("gameStart", first), ("yourTurn", first)]
        assert events[1]["seats"] == [0]
        assert kinds(await next_events(bea, 1)) == [("gameStart", first)]
        async with bea.http.stream("GET", "/api/stream/event", timeout=PATIENCE) as response:
            lines = (json.loads(line) async for line in response.aiter_lines() if line)
            assert (await anext(lines))["type"] == "gameStart"
            await choose(server, first, 1, Dice(1))
            turn = await anext(lines)
            assert (turn["type"], turn["seats"]) == ("yourTurn", [1])
            await post(ada, first, "resign")
            over = await anext(lines)
            assert (over["type"], over["game"]["result"]["reason"]) == ("gameEnd", "resign")
        assert kinds(await next_events(bea, 1, after=turn["time"])) == [("gameEnd", first)], (
            "resumed where it broke off"
        )


async def test_what_others_say_is_told_on_every_page_and_after_a_break(server: Running) -> None:
    async with server.guest("Ada") as ada, server.guest("Bea") as bea:
        game = await sit_down(ada, bea)
        for player in (ada, bea):
            await post(player, game, "chat/switch", yes=True)
        async with bea.http.stream("GET", "/api/stream/event", timeout=PATIENCE) as response:
            lines = (json.loads(line) async for line in response.aiter_lines() if line)
            assert (await anext(lines))["type"] == "gameStart"
            await post(bea, game, "chat", line="to myself")
            await post(ada, game, "chat", line="Good luck!")
            said = await anext(lines)
            assert (said["type"], said["seats"], said["line"]) == ("chat", [0], "Good luck!")
            await post(ada, game, "resign")
            assert (await anext(lines))["type"] == "gameEnd"
            await post(ada, game, "rematch", yes=True)
            again = await anext(lines)
            assert (again["type"], again["seats"], again["game"]["id"]) == ("rematch", [0], game)
        for query in ({"after": said["time"]}, {"missed": said["time"]}):
            async with bea.http.stream("GET", "/api/stream/event", params=query, timeout=PATIENCE) as response:
                lines = (json.loads(line) async for line in response.aiter_lines() if line)
                assert {(await anext(lines))["type"] for _ in range(3)} == {"chat", "gameEnd", "rematch"}
        await post(ada, game, "rematch", yes=False)
        async with bea.http.stream(
            "GET", "/api/stream/event", params={"missed": said["time"]}, timeout=PATIENCE
        ) as response:
            lines = (json.loads(line) async for line in response.aiter_lines() if line)
            assert {(await anext(lines))["type"] for _ in range(2)} == {"chat", "gameEnd"}, "it is withdrawn"


async def test_games_are_found_by_those_who_may(server: Running) -> None:
    random = {"kind": "ai", "agent": "random"}
    async with server.guest() as ada, server.guest("Bea") as bea, Client(server.url) as nobody:
        await register(ada, "Ada")
        private = (await ada.create(ME, ME))["game"]["id"]
        sought = (await ada.ask("POST", "/api/seek", {"ruleset": "duel+pantheon"}))["game"]["id"]
        await bea.ask("POST", f"/api/seek/{sought}/accept")
        shown = (await bea.create(random, random, listed=True))["game"]["id"]

        async def found(client: Client, path: str, **query: Any) -> list[str]:
            return [game["id"] for game in (await client.ask("GET", path, **query))["games"]]

        assert await found(ada, "/api/games/user/ada") == [sought, private]
        assert await found(bea, "/api/games/user/ada") == [sought]
        assert await found(nobody, "/api/games/search") == [shown, sought]
        assert await found(nobody, "/api/games/search", ruleset="duel+pantheon", status="running") == [sought]
        assert await found(nobody, "/api/games/search", player="Ada") == [sought]
        assert await found(nobody, "/api/games/search", player="Somebody") == []
        page = await nobody.ask("GET", "/api/games/search", limit=1)
        assert await found(nobody, "/api/games/search", before=page["before"]) == [sought]
        for name in ("Somebody", "%00", "%F0%9F%8F%9B"):
            assert await refused(nobody.ask("GET", f"/api/games/user/{name}")) == (404, "no-such-user")
            assert await refused(nobody.ask("GET", f"/api/user/{name}")) == (404, "no-such-user")
        assert await refused(nobody.ask("GET", "/api/games/search", before=2**70)) == (422, "bad-message")
        assert await refused(nobody.ask("GET", "/api/games/search", ruleset="\0")) == (422, "bad-message")
