"""Headers of every answer, and checks of every request."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from antipater.server.client import Client
from antipater.server.operations import security
from antipater.server.operations.security import ALWAYS, MAX_BODY
from antipater.server.operations.settings import Settings
from tests.server.conftest import Running, running
from tests.server.playing import PATIENCE
from tests.server.test_accounts import ME, name_of, refusal

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)


def web(server: Running, **headers: str) -> httpx.AsyncClient:
    """A client that sends these headers with every request."""
    return httpx.AsyncClient(base_url=server.url, headers=headers, timeout=PATIENCE)


async def test_every_answer_has_the_headers(server: Running) -> None:
    """Answers, refusals, unknown paths, and failures."""
    async with web(server) as http:
        answers = [
            await http.get("/health"),
            await http.get("/api/rules"),
            await http.get("/api/game/unknown"),
            await http.get("/api/nothing-here"),
            await http.put("/api/session"),
            await http.post("/api/session", json={"more": 1}),
            await http.post("/api/session", headers={"Origin": "https://elsewhere.example"}),
            await http.get("/"),
        ]
        for answer in answers:
            for name, value in ALWAYS.items():
                assert answer.headers[name] == value, (answer.url, name)
            assert answer.headers["Content-Security-Policy"] == POLICY
            assert "Cache-Control" in answer.headers
            assert "server" not in answer.headers
            assert "Strict-Transport-Security" not in answer.headers, "plain HTTP promises nothing"
        assert answers[0].headers["Cache-Control"] == "no-store"
        secure = await http.get("/health", headers={"X-Forwarded-Proto": "https"})
        assert secure.headers["Strict-Transport-Security"].startswith("max-age=")


async def test_what_fails_says_nothing_about_the_inside(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*args: object) -> None:
        raise ZeroDivisionError("a secret of the inside")

    monkeypatch.setattr(server.services.games, "room", fail)
    async with web(server) as http:
        answer = await http.get("/api/game/any")
        assert answer.status_code == 500
        assert answer.json()["code"] == "internal"
        assert "secret" not in answer.text
        assert answer.headers["Content-Security-Policy"] == POLICY


async def test_refusals_have_one_form(server: Running) -> None:
    async with web(server) as http:
        for answer, status, code in (
            (await http.get("/api/nothing-here"), 404, "no-such-address"),
            (await http.put("/api/session"), 405, "no-such-method"),
            (await http.request("TRACE", "/api/session"), 405, "no-such-method"),
            (await http.post("/api/game", json={"seats": [ME, ME]}), 401, "no-session"),
            (await http.post("/api/session", content=b"{"), 422, "bad-message"),
        ):
            assert (answer.status_code, answer.json()["code"]) == (status, code)
            assert answer.json()["message"]
            assert answer.headers["Content-Type"] == "application/json"
        assert "Allow" in (await http.put("/api/session")).headers


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        pytest.param({}, True, id="a program"),
        pytest.param({"Origin": "http://play.local:80"}, False, id="another port"),
        pytest.param({"Origin": "http://play.local"}, True, id="its own page"),
        pytest.param({"Origin": "https://play.local"}, True, id="its own page, before a proxy that ends TLS"),
        pytest.param({"Origin": "https://evil.example"}, False, id="another site"),
        pytest.param({"Origin": "https://play.local.evil.example"}, False, id="a site that looks like it"),
        pytest.param({"Origin": "http://evil.example", "Host": "evil.example"}, False, id="a name that points here"),
        pytest.param({"Origin": "null"}, False, id="a page without an origin"),
        pytest.param({"Sec-Fetch-Site": "cross-site"}, False, id="another site that hides its origin"),
        pytest.param({"Sec-Fetch-Site": "same-origin"}, True, id="its own page, without an origin"),
    ],
)
async def test_only_own_pages_ask_for_changes(server: Running, headers: dict[str, str], allowed: bool) -> None:
    async with web(server, **{"Host": "play.local", **headers}) as http:
        answer = await http.post("/api/session", json={})
        assert answer.status_code == (200 if allowed else 403)
        assert ("set-cookie" in answer.headers) == allowed
        assert allowed or answer.json()["code"] == "foreign-origin"
        assert (await http.get("/api/session")).status_code == 200, "reading is safe: no other page sees the answer"


@pytest.mark.parametrize("foreign", [False, True])
async def test_only_own_pages_open_sockets(server: Running, foreign: bool) -> None:
    address = f"{server.url.replace('http', 'ws')}/ws/game/unknown"
    origin = {"Origin": "https://evil.example" if foreign else server.url}
    if foreign:
        with pytest.raises(InvalidStatus):
            await connect(address, additional_headers=origin, proxy=None)
    else:
        async with connect(address, additional_headers=origin, proxy=None) as socket:
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 4404, "there is no such game, and that is all that is wrong"


async def test_listed_origins_alone(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, origins=("https://play.example",))
    async with running(settings) as server, web(server, Host="inside:8017") as http:
        for origin, status in (
            ("https://play.example", 200),
            ("http://inside:8017", 403),
            ("http://play.example", 403),
        ):
            assert (await http.post("/api/session", json={}, headers={"Origin": origin})).status_code == status


async def test_plain_http_can_be_refused_beyond_this_machine(tmp_path: Path) -> None:
    async with running(Settings(data=tmp_path, https_only=True)) as server, web(server) as http:
        for address, scheme, status in (
            ("192.0.2.7", "http", 403),
            ("192.0.2.7", "https", 200),
            ("127.0.0.1", "http", 200),
        ):
            headers = {"X-Forwarded-For": address, "X-Forwarded-Proto": scheme}
            assert (await http.get("/health", headers=headers)).status_code == status


async def test_bodies_are_limited(server: Running) -> None:
    async def dripping(size: int) -> AsyncIterator[bytes]:
        for _ in range(0, size, 1024):
            yield b" " * 1024

    json_type = {"Content-Type": "application/json"}
    async with web(server) as http:
        for body in (b" " * (MAX_BODY + 1), dripping(2 * MAX_BODY)):
            answer = await http.post("/api/session", content=body, headers=json_type)
            assert (answer.status_code, answer.json()["code"]) == (413, "too-long")
        fits = await http.post("/api/session", content=b"{}" + b" " * (MAX_BODY - 2), headers=json_type)
        assert fits.status_code == 200
        for content_type in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
            answer = await http.post("/api/session", content=b"{}", headers={"Content-Type": content_type})
            assert answer.status_code == 422, "what a foreign form can send is no message"


async def test_a_body_that_never_ends_is_not_waited_for(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(security, "BODY_SECONDS", 0.05)
    host, port = server.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    head = "POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
    writer.write(head.encode())
    assert b" 408 " in await reader.readline()
    writer.close()
    await writer.wait_closed()


async def test_sockets_refuse_what_is_too_long_or_no_message(server: Running) -> None:
    async with server.guest("Ada") as ada:
        game = (await ada.create(ME, ME))["game"]["id"]
        async with ada.socket(game) as socket:
            await socket.recv()
            for nonsense in ("{}", "no JSON", b"\x00\x01", '{"type": "action", "more": 1}'):
                await socket.send(nonsense)
                answer = json.loads(await socket.recv())
                assert (answer["type"], answer["problem"]["code"]) == ("answer", "bad-message")
            await socket.send("x" * 20_000)
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 1009


async def all_gone(server: Running) -> None:
    """Wait until the server has noticed that no stream and no socket is left."""
    async with asyncio.timeout(PATIENCE):
        while server.services.authentication.open_by_key or server.services.authentication.connections:
            await asyncio.sleep(0.005)


async def test_streams_and_sockets_end_with_their_session(server: Running) -> None:
    """Ended here by the user, by time, or on another server that shares the store."""
    async with server.guest("Ada") as ada:
        game = (await ada.create(ME, ME))["game"]["id"]
        async with ada.socket(game) as socket:
            await socket.recv()
            await ada.ask("DELETE", "/api/session")
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 1008
        await all_gone(server)
    async with server.guest("Bea") as bea:
        game = (await bea.create(ME, ME))["game"]["id"]
        authentication = server.services.authentication
        async with bea.socket(game) as socket:
            await socket.recv()
            await authentication.check_connections()
            assert [event.is_set() for events in authentication.open_by_key.values() for event in events] == [False]
            later = authentication.clock() + 10**12
            authentication.clock = lambda: later
            await authentication.check_connections()
            with pytest.raises(ConnectionClosed):
                await socket.recv()
        assert await name_of(bea) is None


async def test_an_http_stream_says_nothing_after_its_session(server: Running) -> None:
    async with server.guest("Ada") as ada, Client(server.url) as same:
        game = (await ada.create(ME, ME))["game"]["id"]
        same.http.headers["Cookie"] = ada.http.headers["Cookie"]
        heard = aiter(same.stream(game))
        full = await anext(heard)
        server.services.authentication.invalidate(*server.services.authentication.open_by_key)
        await ada.act(game, full["ply"], full["view"]["choices"][0]["action"], seat=0)
        assert [message async for message in heard] == []


async def test_connections_are_counted(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, connections=2)
    async with running(settings) as server, server.guest("Ada") as ada, server.guest("Bea") as bea:
        game = (await ada.create(ME, ME))["game"]["id"]
        async with ada.socket(game) as one, ada.socket(game) as two:
            await one.recv()
            await two.recv()
            assert await refusal(anext(aiter(ada.stream(game)))) == (429, "too-many-connections")
            async with ada.socket(game) as three:
                with pytest.raises(ConnectionClosed):
                    await three.recv()
            async with bea.socket(game) as hers:
                await hers.recv()
        await all_gone(server)
        assert (await anext(aiter(ada.stream(game))))["type"] == "gameFull"


async def test_every_message_is_strict(server: Running) -> None:
    """For every route: bodies are JSON, and unknown fields are refused."""
    async with web(server) as http:
        document = (await http.get("/api/openapi.json")).json()
    bodies = [
        (path, asked["requestBody"]["content"])
        for path, methods in document["paths"].items()
        for asked in methods.values()
        if "requestBody" in asked
    ]
    assert len(bodies) >= 10
    for path, content in bodies:
        assert list(content) == ["application/json"], path
        name = content["application/json"]["schema"]["$ref"].rpartition("/")[2]
        assert document["components"]["schemas"][name]["additionalProperties"] is False, path


async def test_no_secret_stands_in_an_address(server: Running) -> None:
    """Addresses are kept by proxies, logs and histories; secrets come in bodies and headers."""
    async with web(server) as http:
        paths = (await http.get("/api/openapi.json")).json()["paths"]
    asked = {part["name"] for path in paths.values() for verb in path.values() for part in verb.get("parameters", ())}
    assert "after" in asked
    assert not [
        name for name in asked if any(word in name for word in ("invit", "secret", "token", "password", "code"))
    ]
