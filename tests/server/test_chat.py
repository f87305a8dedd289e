"""Chat: off until all switch it on, for the players alone, plain text, limited."""

import json
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from tests.server.conftest import Running
from tests.server.together import ME, post, refused, sit_down


async def heard(socket: ClientConnection) -> dict[str, Any]:
    """Return the next message that is not about who watches."""
    while (message := json.loads(await socket.recv()))["type"] == "watchers":
        pass
    return dict(message)


async def test_chat_is_off_until_both_switch_it_on(server: Running) -> None:
    async with server.guest("Ada") as ada, server.guest("Bea") as bea, server.guest("Eve") as eve:
        game = await sit_down(ada, bea)
        assert await refused(post(ada, game, "chat", line="Hello")) == (409, "chat-off")
        await post(ada, game, "chat/switch")
        assert await refused(post(ada, game, "chat", line="Hello")) == (409, "chat-off")
        await post(bea, game, "chat/switch")
        async with bea.socket(game) as hers, eve.socket(game) as public:
            await hers.recv()
            await public.recv()
            said = await post(ada, game, "chat", line="  Good luck – bonne chance !  ")
            assert await heard(hers) == {"type": "chatLine", **said}
            await post(bea, game, "chat", line="<b>Thanks</b>")
            await post(ada, game, "draw")
            assert (await heard(public))["type"] == "gameState", "the public hears of the game alone"
        assert [line["line"] for line in await ada.ask("GET", f"/api/game/{game}/chat")] == [
            "Good luck – bonne chance !",
            "<b>Thanks</b>",
        ]
        assert await refused(eve.ask("GET", f"/api/game/{game}/chat")) == (403, "not-allowed")
        assert await refused(post(eve, game, "chat", line="Hello")) == (403, "not-allowed")
        await post(bea, game, "chat/switch", yes=False)
        assert await refused(post(ada, game, "chat", line="Hello?")) == (409, "chat-off")
        assert "Good luck" not in str(await server.services.archive.entries(game)), "the log holds no chat"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        pytest.param("", "bad-message", id="nothing"),
        pytest.param("x" * 201, "bad-message", id="too long"),
        pytest.param("a\nb", "bad-line", id="two lines"),
        pytest.param("\u202eevil", "bad-line", id="turned around"),
    ],
)
async def test_lines_that_are_refused(server: Running, line: str, code: str) -> None:
    async with server.guest("Ada") as ada, server.guest("Bea") as bea:
        game = await sit_down(ada, bea)
        for client in (ada, bea):
            await post(client, game, "chat/switch")
        assert await refused(ada.ask("POST", f"/api/game/{game}/chat", {"line": line})) == (422, code)


async def test_nobody_talks_all_the_time_or_to_themselves(server: Running) -> None:
    async with server.guest("Ada") as ada, server.guest("Bea") as bea:
        game = await sit_down(ada, bea)
        for client in (ada, bea):
            await post(client, game, "chat/switch")
        for number in range(10):
            assert (await post(ada, game, "chat", line="Move!"))["number"] == number + 1
        assert await refused(post(ada, game, "chat", line="Move!")) == (429, "too-many")
        await post(bea, game, "chat", line="Wait.")
        alone = (await ada.create(ME, ME))["game"]["id"]
        assert await refused(post(ada, alone, "chat/switch")) == (409, "no-chat")
