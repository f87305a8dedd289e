"""Tokens for programs, and bot accounts."""

import json

import pytest
from websockets.exceptions import ConnectionClosed

from antipater.server.client import Client
from tests.server.conftest import Running
from tests.server.test_accounts import ME, refusal, register


async def make_token(client: Client, *scopes: str, **more: object) -> str:
    """Make a token."""
    asked = {"label": "a program", "scopes": list(scopes), **more}
    return str((await client.ask("POST", "/api/account/tokens", asked))["token"])


async def test_a_token_is_good_for_its_scopes(server: Running) -> None:
    async with Client(server.url) as ada:
        await register(ada, "Ada")
        reading, playing = await make_token(ada, "read"), await make_token(ada, "play")
        async with Client(server.url, reading) as reader, Client(server.url, playing) as player:
            assert (await reader.ask("GET", "/api/account"))["scopes"] == ["read"]
            assert await refusal(player.ask("GET", "/api/account")) == (403, "scope-needed")
            game = (await player.create(ME, ME))["game"]["id"]
            assert (await reader.look(game))["game"]["yours"] == [0, 1]
            seen = await player.look(game)
            choice = seen["view"]["choices"][0]["action"]
            assert await refusal(reader.act(game, seen["ply"], choice, seat=0)) == (403, "scope-needed")
            async with reader.socket(game) as socket:
                assert json.loads(await socket.recv())["type"] == "gameFull"
                asked = {"type": "action", "ply": seen["ply"], "action": choice, "id": "by-socket", "seat": 0}
                await socket.send(json.dumps(asked))
                answer = json.loads(await socket.recv())
                while answer["type"] != "answer":
                    answer = json.loads(await socket.recv())
                assert answer["problem"]["code"] == "scope-needed"
            await player.act(game, seen["ply"], choice, seat=0)
            for program in (reader, player):
                for path in ("/api/account/tokens", "/api/session/all", "/api/account/export"):
                    assert await refusal(program.ask("GET", path)) == (403, "scope-needed"), path


async def test_tokens_are_listed_without_their_secret_and_revoked(server: Running) -> None:
    async with Client(server.url) as ada, server.guest() as guest:
        assert await refusal(make_token(guest, "play")) == (403, "no-account")
        await register(ada, "Ada")
        token = await make_token(ada, "play", "read", days=1)
        listed = await ada.ask("GET", "/api/account/tokens")
        assert [(row["label"], row["scopes"]) for row in listed] == [("a program", ["play", "read"])]
        assert token.startswith(listed[0]["prefix"])
        assert token not in json.dumps(listed)
        async with Client(server.url, token) as program, Client(server.url, token + "x") as guessing:
            assert await program.ask("GET", "/api/account")
            assert await refusal(guessing.ask("GET", "/api/account")) == (401, "bad-token")
            game = (await program.create(ME, ME))["game"]["id"]
            async with program.socket(game) as socket:
                await socket.recv()
                await ada.ask("DELETE", f"/api/account/tokens/{listed[0]['prefix']}")
                with pytest.raises(ConnectionClosed):
                    while True:
                        await socket.recv()
            assert await refusal(program.ask("GET", "/api/account")) == (401, "bad-token")
        assert await refusal(ada.ask("DELETE", "/api/account/tokens/antipater_x")) == (404, "no-such-token")


async def test_a_token_ends_by_itself(server: Running) -> None:
    async with Client(server.url) as ada:
        await register(ada, "Ada")
        async with Client(server.url, await make_token(ada, "read", days=1)) as program:
            assert await program.ask("GET", "/api/account")
            later = server.services.authentication.clock() + 86_400_001
            server.services.authentication.clock = lambda: later
            assert await refusal(program.ask("GET", "/api/account")) == (401, "bad-token")


async def test_only_an_account_that_never_played_becomes_a_bot(server: Running) -> None:
    async with Client(server.url) as ada, Client(server.url) as robot, server.guest() as guest:
        assert await refusal(guest.ask("POST", "/api/account/bot")) == (403, "no-account")
        await register(ada, "Ada")
        assert await refusal(make_token(ada, "bot")) == (422, "bad-scope")
        await ada.create(ME, ME)
        assert await refusal(ada.ask("POST", "/api/account/bot")) == (409, "has-played")
        await register(robot, "Robot")
        for _ in range(2):
            assert (await robot.ask("POST", "/api/account/bot"))["user"]["kind"] == "bot"
        async with Client(server.url, await make_token(robot, "bot")) as program:
            made = await program.create(ME, {"kind": "ai", "agent": "random"})
            seen = await program.look(made["game"]["id"])
            assert seen["game"]["yours"] == [0]
            assert (await program.ask("GET", "/api/session"))["user"]["kind"] == "bot"
