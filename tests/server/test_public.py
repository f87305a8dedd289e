"""A server on the internet: connections that send nothing, proxies that name nobody, owners who are not locked out."""

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from antipater.server.operations.advice import advice
from antipater.server.operations.connections import ConnectionLimits, LimitedHttp
from antipater.server.operations.limits import ADDRESS, GUESSES, LOGINS, NEWCOMERS, WIDE, Limits, counter_key
from antipater.server.operations.settings import Settings
from antipater.server.people.names import name_key
from antipater.server.problems import Problem
from tests.server.conftest import Running, running
from tests.server.playing import PATIENCE
from tests.server.together import PASSWORD

PUBLIC: dict[str, Any] = {"origins": ("https://play.example.org",), "https_only": True}
FAR = "93.184.216.34"


class Timer:
    """A timer that tests run."""

    def __init__(self, due: object) -> None:
        self.due, self.cancelled = due, False

    def cancel(self) -> None:
        self.cancelled = True


class Transport:
    """A connection that notes that it was closed."""

    def __init__(self) -> None:
        self.closed = False

    def close(self) -> None:
        self.closed = True

    abort = close


class Connection:
    """A connection without a network."""

    def __init__(self, host: str = FAR) -> None:
        self.client = (host, 1)
        self.transport = Transport()
        self.loop = self
        self.timers: list[Timer] = []
        self.address = ""

    def call_later(self, seconds: float, due: object) -> Timer:
        self.timers.append(Timer(due))
        return self.timers[-1]


def opened(limits: ConnectionLimits, *hosts: str) -> Iterator[Connection]:
    """Open connections."""
    for host in hosts:
        connection = Connection(host)
        limits.open(connection)  # type: ignore[arg-type]
        yield connection


def test_connections_that_wait_are_closed(tmp_path: Path) -> None:
    limits = ConnectionLimits(Settings(data=tmp_path))
    limits.most_waiting = 3
    first, *others = opened(limits, FAR, FAR, FAR)
    assert not first.transport.closed
    (newest,) = opened(limits, FAR)
    assert (first.transport.closed, first.timers[0].cancelled) == (True, True), "the oldest makes room"
    limits.stop_waiting(newest)  # type: ignore[arg-type]
    assert newest.timers[0].cancelled, "a request is at work"
    assert [connection.timers[0].cancelled for connection in others] == [False, False]
    assert all(connection.timers[0].due == connection.transport.abort for connection in others), "then they are closed"


def test_an_address_has_a_number_of_connections(tmp_path: Path) -> None:
    limits = ConnectionLimits(Settings(data=tmp_path, address_connections=2))
    made = list(opened(limits, FAR, FAR, FAR, "93.184.216.35", *["127.0.0.1"] * 5, *["10.0.0.5"] * 5))
    closed = [connection.transport.closed for connection in made]
    assert closed == [False, False, True, *[False] * 11], "proxies and other servers have any number"
    for connection in made:
        limits.close(connection)  # type: ignore[arg-type]
    assert (limits.by_address, list(limits.waiting)) == ({}, [])


async def test_a_connection_without_a_request_is_closed(tmp_path: Path) -> None:
    """Sent nothing, a part of the headers, or part of a second request: the server ends it."""
    async with running(Settings(data=tmp_path, header_seconds=1.0)) as server:
        host, port = server.url.removeprefix("http://").split(":")
        whole = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"

        async def answer_to(sent: bytes) -> bytes:
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(sent)
            answer = await reader.read()  # to the end of the connection
            writer.close()
            return answer

        upgrade = b"Host: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        key = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        long = b"GET /ws/game/" + b"x" * 9000 + b" HTTP/1.1\r\n" + upgrade + key
        nothing, headers, second, refused = await asyncio.gather(
            *map(answer_to, (b"", b"GET / HTTP/1.1\r\nHost: x\r\nSlow", whole + b"GET / HT", long))
        )
        assert refused.startswith(b"HTTP/1.1 400")  # a socket whose address is longer than its parser takes
        assert (b" 200 " in nothing, b" 200 " in headers, second.startswith(b"HTTP/1.1 200")) == (False, False, True)
        limits = server.server.config.http.limits  # type: ignore[union-attr]
        assert isinstance(limits, ConnectionLimits)
        while limits.waiting:
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("requests", [1, 1000], ids=["one answer", "more than is kept for a client"])
async def test_a_client_that_reads_nothing_is_not_waited_for(
    server: Running, monkeypatch: pytest.MonkeyPatch, requests: int
) -> None:
    """Neither for the rest of an answer, nor at the end of the connection."""
    for limit in ("SEND_SECONDS", "IDLE_SECONDS"):
        monkeypatch.setattr(f"antipater.server.operations.connections.{limit}", 0.1)
    connections = server.server.server_state.connections
    host, port = server.url.removeprefix("http://").split(":")
    with socket.socket() as silent:
        silent.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        silent.connect((host, int(port)))
        silent.sendall(requests * b"GET /api/rules/duel HTTP/1.1\r\nHost: x\r\n\r\n")
        while not connections:
            await asyncio.sleep(0.01)
        async with asyncio.timeout(PATIENCE):
            while connections:
                await asyncio.sleep(0.01)


async def test_headers_without_end_are_cut_off(server: Running) -> None:
    host, port = server.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(b"GET / HTTP/1.1\r\n")
    for number in range(70):
        writer.write(b"X-%d: " % number + b"x" * 1000 + b"\r\n")
    assert await reader.read() == b""
    writer.close()


def test_every_connection_of_a_server_is_limited(server_class: type[LimitedHttp]) -> None:
    assert issubclass(server_class, LimitedHttp)


@pytest.fixture
def server_class(tmp_path: Path) -> type[LimitedHttp]:
    from antipater.server.operations.connections import limited_protocol

    return limited_protocol(Settings(data=tmp_path))


async def test_a_proxy_that_names_nobody_has_no_privilege(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """What monitors on this machine ask for comes through no proxy; anything else is warned of once."""
    settings = Settings(data=tmp_path, address_limit="3/hour", metrics_token="a secret of the operator", **PUBLIC)
    async with running(settings) as server, httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        assert (await http.get("/metrics")).status_code == 404
        token = {"Authorization": "Bearer a secret of the operator"}
        assert (await http.get("/metrics", headers=token)).status_code == 200
        assert (await http.get("/metrics", headers={"Authorization": "Bearer a guess"})).status_code == 404
        assert (await http.get("/health")).status_code == 429, "limits count, though it comes from this machine"
        named = {"X-Forwarded-For": FAR, "X-Forwarded-Proto": "https"}
        assert (await http.get("/health", headers=named)).status_code == 200, "each client has its own limit"
        assert "X-Forwarded-For" not in caplog.text
        for _ in range(2):
            await http.get("/api/rules")
        assert caplog.text.count("without X-Forwarded-For") == 1


@pytest.mark.parametrize(
    ("given", "words"),
    [
        pytest.param({}, [], id="on this machine"),
        pytest.param({"host": "0.0.0.0"}, [], id="in a network at home"),
        pytest.param({**PUBLIC, "metrics_token": "x"}, [], id="nothing is missing"),
        pytest.param(PUBLIC, ["metrics_token"], id="metrics"),
        pytest.param({"origins": ("http://a.example",), "metrics": "off"}, ["https_only", "HTTPS"], id="no HTTPS"),
        pytest.param({"https_only": True, "metrics": "everybody"}, ["origins", "/metrics"], id="no origins"),
        pytest.param({**PUBLIC, "host": "0.0.0.0", "metrics": "off"}, ["past the proxy"], id="past the proxy"),
    ],
)
def test_what_is_missing_is_said(tmp_path: Path, given: dict[str, object], words: list[str]) -> None:
    found = advice(Settings(data=tmp_path, **given))  # type: ignore[arg-type]
    assert len(found) == len(words)
    assert all(word in sentence for word, sentence in zip(words, found, strict=True))


def test_a_large_network_of_ipv6_has_a_larger_limit() -> None:
    pace = Limits(Settings().model_copy(update={"newcomer_limit": "2/hour", "login_address_limit": "2/hour"}))
    pace.counters.clock = lambda: 100.0
    for what in (NEWCOMERS, LOGINS):
        for number in range(2 * WIDE):
            pace.count(what, f"2001:db8:1:{number:x}::1")
        with pytest.raises(Problem):
            pace.count(what, "2001:db8:1:ffff::1")
        pace.count(what, "2001:db8:2::1")
    pace.count(ADDRESS, "2001:db8:1:ffff::1")


class Browser:
    """A browser, which also sends its secure cookies to this machine."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http
        self.cookies: dict[str, str] = {}

    async def ask(
        self, method: str, path: str, body: dict[str, str] | None = None, address: str = FAR
    ) -> httpx.Response:
        sent = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        headers = {"X-Forwarded-For": address, "Cookie": sent}
        found = await self.http.request(method, path, json=body, headers=headers)
        for cookie in found.headers.get_list("set-cookie"):
            name, _, value = cookie.partition(";")[0].partition("=")
            self.cookies[name] = value
        return found

    async def log_in(self, password: str, address: str = FAR) -> int:
        """Log in from an address; return the status."""
        found = await self.ask("POST", "/api/session/login", {"name": "Ada", "password": password}, address)
        return found.status_code


async def test_nobody_locks_an_owner_out(tmp_path: Path) -> None:
    """Wrong passwords from many addresses reach the limit of an account; a known device and the code still get in."""
    settings = Settings(data=tmp_path, login_account_limit="5/hour")
    async with running(settings) as server, httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        own, eve, elsewhere = (Browser(http) for _ in range(3))
        made = (await own.ask("POST", "/api/account", {"name": "Ada", "password": PASSWORD})).json()
        await own.ask("DELETE", "/api/session")
        answers = [await eve.log_in(f"a wrong guess {number}", f"203.0.113.{number}") for number in range(8)]
        assert answers == [401] * 5 + [429] * 3
        assert await eve.log_in(PASSWORD, "203.0.113.99") == 429, "from a device that is not known"
        recovery = {"name": "Ada", "code": made["recovery"], "password": "eight hills of Rome"}
        for number in range(8):
            wrong = {**recovery, "code": "AAAAA-AAAAA-AAAAA-AAAAA-AAAAA"}
            await eve.ask("POST", "/api/account/recovery", wrong, f"203.0.113.{number}")
        assert await own.log_in(PASSWORD) == 200
        assert (await elsewhere.ask("POST", "/api/account/recovery", recovery)).status_code == 200
        await elsewhere.ask("DELETE", "/api/session")
        assert await elsewhere.log_in("eight hills of Rome") == 200, "the device of the recovery is known"
        assert await own.log_in("eight hills of Rome", "203.0.113.99") == 429, "recovery ends what was known"


async def test_a_known_device_guesses_within_a_limit(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, login_limit="3/hour")
    async with running(settings) as server, httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        own, limits = Browser(http), server.services.limits
        await own.ask("POST", "/api/account", {"name": "Ada", "password": PASSWORD})
        answers = [await own.log_in(f"a wrong guess {number}", f"203.0.113.{number}") for number in range(5)]
        assert answers == [401] * 3 + [429] * 2
        assert counter_key(limits.items[GUESSES], GUESSES, name_key("Ada")) not in limits.counters.counts
