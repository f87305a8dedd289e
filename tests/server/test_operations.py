"""Operations: metrics, logs without secrets, an orderly stop, and addresses for other devices."""

import asyncio
import gc
import inspect
import io
import json
import logging
import re
import signal
import socket
import subprocess
import sys
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi.routing import APIRoute, APIWebSocketRoute

from antipater.game.dice import Dice
from antipater.server import serve
from antipater.server.application import make_application
from antipater.server.operations import gc_schedule
from antipater.server.operations.logs import JSON, start_logging
from antipater.server.operations.network import announcement, is_reachable_from_network, network_address, qr_code
from antipater.server.operations.settings import Settings
from antipater.server.services import Services
from tests.server.conftest import Running, running
from tests.server.playing import PATIENCE, SERVE, play_by_stream

ME, RANDOM = {"kind": "me"}, {"kind": "ai", "agent": "random"}
ROOT = Path(__file__).parents[2]


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    """Everything that is logged in this process, as JSON lines."""
    root = logging.getLogger()
    before, level = root.handlers, root.level
    heard = io.StringIO()
    start_logging(JSON, "debug", heard)
    yield heard
    root.handlers = before
    root.setLevel(level)
    logging.getLogger("antipater").setLevel(logging.NOTSET)


def figure(text: str, name: str) -> float:
    """Return a figure of the metrics."""
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    assert found, f"{name} is not in\n{text}"
    return float(found[1])


async def test_figures(server: Running, seed: int) -> None:
    async with server.guest("Ada") as ada:
        game = (await ada.create(ME, RANDOM))["game"]["id"]
        await play_by_stream(ada, game, Dice(seed))
        text = (await ada.http.get("/metrics")).text
        entries = await server.services.archive.entries(game)
        moves = sum(entry.kind == "action" and entry.seat == 0 for entry in entries)
        acted = 'antipater_requests_total{method="POST",route="/api/game/{game}/action",status="200"}'
        assert figure(text, acted) == moves
        assert figure(text, "antipater_writes_total") > moves
        assert figure(text, "antipater_rooms") == 1
        assert game not in text
        hidden = await ada.http.get("/metrics", headers={"X-Forwarded-For": "203.0.113.9"})
        assert hidden.status_code == 404


async def test_figures_can_be_switched_off(tmp_path: Path) -> None:
    async with running(Settings(data=tmp_path, metrics="off")) as server, httpx.AsyncClient(timeout=PATIENCE) as http:
        assert (await http.get(f"{server.url}/metrics")).status_code == 404


async def test_not_ready_when_nothing_can_be_written(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        assert (await http.get("/ready")).status_code == 200
        await server.services.writer.close()
        answer = await http.get("/ready")
        assert (answer.status_code, answer.json()["status"]) == (503, "not ready")
        assert (await http.get("/health")).status_code == 200
        server.services.writer.closing = False
        server.services.writer.start()


async def test_logs_hold_no_secrets(server: Running, seed: int, logged: io.StringIO) -> None:
    """A whole game with hidden cards at the most verbose level: no cookie, no link, no seed, no divinity."""
    async with server.guest("Ada") as ada, server.guest("Ben") as ben:
        made = await ada.create(ME, {"kind": "open"}, ruleset="duel+pantheon", seeds=True)
        game = made["game"]["id"]
        await ben.join(game, made["invitation"])
        for client in (ada, ben):
            await client.ask("POST", f"/api/game/{game}/seed", {"seed": "5eed" * 8})
        await asyncio.gather(play_by_stream(ada, game, Dice(seed)), play_by_stream(ben, game, Dice(seed + 1)))
        cookies = [client.http.headers["Cookie"].partition("=")[2] for client in (ada, ben)]
    entries = await server.services.archive.entries(game)
    published = next(entry.payload for entry in entries if entry.kind == "publish")
    text = logged.getvalue()
    lines = [json.loads(line) for line in text.splitlines()]
    assert {"method", "route", "status", "ms", "level", "timestamp", "event"} <= set(lines[-1])
    assert any(line.get("route") == "/api/game/{game}/action" for line in lines)
    for secret in (*cookies, made["invitation"], "5eed5eed", published["seed"], published["salt"]):
        assert secret not in text
    words = [told for line in lines for told in line.values() if isinstance(told, str)]
    assert not [word for word in words if re.search(r"\b(mars|minerva|isis|zeus|enki|astarte)\b", word.lower())]


def test_facts_with_the_names_of_secrets_are_struck_out(logged: io.StringIO) -> None:
    logging.getLogger("antipater").warning("login", extra={"token": "abc", "new_password": "def", "user": "Ada"})
    line = json.loads(logged.getvalue())
    assert (line["token"], line["new_password"], line["user"]) == ("(not logged)", "(not logged)", "Ada")
    assert "abc" not in logged.getvalue()


def test_an_orderly_end(tmp_path: Path) -> None:
    """Stopped in the middle of a stream, it says so, and leaves nothing open and no other files of SQLite.

    SIGINT has the same handler; `test_command` sends it.
    """
    with subprocess.Popen([*SERVE, str(tmp_path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as served:
        assert served.stdout is not None
        assert served.stderr is not None
        try:
            url = served.stdout.readline().split(": ", 1)[1].strip()
            with httpx.Client(base_url=url, timeout=PATIENCE) as http:
                entered = http.post("/api/session", json={"name": "Ada"})
                http.headers["Cookie"] = entered.headers["set-cookie"].partition(";")[0]
                game = http.post("/api/game", json={"seats": [ME, ME]}).json()["game"]["id"]
                with http.stream("GET", f"/api/game/{game}/stream", timeout=None) as stream:
                    lines = stream.iter_lines()
                    assert json.loads(next(lines))["type"] == "gameFull"
                    served.send_signal(signal.SIGTERM)
                    assert not [line for line in lines if line]
            assert served.wait(PATIENCE) == 0
            assert served.stdout.read().endswith("Stopped.\n")
            assert served.stderr.read() == ""
        finally:
            served.kill()
    assert not list(tmp_path.glob("*-wal"))


def test_addresses_for_other_devices(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [is_reachable_from_network(host) for host in ("127.0.0.1", "::1", "localhost")] == [False] * 3
    assert [is_reachable_from_network(host) for host in ("0.0.0.0", "::", "192.168.1.5", "example.org")] == [True] * 4
    with socket.create_server(("127.0.0.1", 0)) as taken:
        assert announcement(taken, with_code=True) == ""
    monkeypatch.setattr("antipater.server.operations.network.own_address", lambda family=socket.AF_INET: "192.168.1.5")
    with socket.create_server(("0.0.0.0", 0)) as taken:
        port = taken.getsockname()[1]
        address = f"http://192.168.1.5:{port}/"
        assert network_address(taken) == address
        assert announcement(taken, with_code=False) == f"On other devices of this network: {address}\n"
        assert announcement(taken, with_code=True).endswith(qr_code(address))
    code = qr_code("http://192.168.1.5:8017/").splitlines()
    assert len({len(line) for line in code}) == 1
    assert set("".join(code)) <= set(" ▀▄█")


def test_every_setting_is_explained_with_its_default() -> None:
    table = (ROOT / "docs" / "server.md").read_text("utf-8").partition("## Settings")[2]
    for name, field in Settings.model_fields.items():
        assert f"`{name}`" in table, f"docs/server.md does not explain {name}"
        if isinstance(field.default, str | int | float) and field.default and not isinstance(field.default, bool):
            shown = f"{field.default:g}" if isinstance(field.default, float) else str(field.default)
            assert re.search(rf"[| `]{re.escape(shown)}[`, |]", table), f"the default of {name} is {shown}"


BUSY = """
import asyncio, sys
from pathlib import Path
from antipater.server import serve
from antipater.server.operations.settings import Settings

started = serve.GameServer.startup

def spin():
    print("busy for ever", flush=True)
    while True:
        pass

async def startup(self, sockets=None):
    await started(self, sockets)
    asyncio.get_running_loop().call_soon(spin)

serve.GameServer.startup = startup
serve.STOP_SECONDS = 0.2
serve.serve(Settings(data=Path(sys.argv[1]), port=0))
"""


def test_a_server_ends_whatever_runs(tmp_path: Path) -> None:
    """Also one whose event loop is never free again."""
    assert serve.STOP_SECONDS < 10
    with subprocess.Popen([sys.executable, "-c", BUSY, str(tmp_path)], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        while "busy for ever" not in process.stdout.readline():
            pass
        process.send_signal(signal.SIGTERM)
        try:
            assert process.wait(PATIENCE) == 1
        finally:
            process.kill()


def test_no_request_waits_for_a_thread(tmp_path: Path) -> None:
    """FastAPI runs plain functions in threads, which wait for the interpreter while the event loop is busy."""
    found: list[Any] = []
    for route in make_application(Services(Settings(data=tmp_path))).routes:
        waiting = [route.dependant] if isinstance(route, APIRoute | APIWebSocketRoute) else []
        while waiting:
            part = waiting.pop()
            waiting += part.dependencies
            found.append(part.call)
    assert len(found) > 200, "routes with what they depend on"
    assert [call for call in found if not inspect.iscoroutinefunction(call)] == []


class Node:
    """An object that refers to itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.mark.parametrize(
    ("objects", "seconds"),
    [
        pytest.param(gc_schedule.NEW_OBJECTS + 1, float("inf"), id="many"),
        pytest.param(10, 0.0, id="few, after a while"),
    ],
)
async def test_what_requests_leave_is_collected_soon(
    monkeypatch: pytest.MonkeyPatch, objects: int, seconds: float
) -> None:
    """Every statement leaves objects that refer to each other; a guest could fill the memory before the next timer."""
    monkeypatch.setattr(gc_schedule, "CHECK_SECONDS", 0.01)
    monkeypatch.setattr(gc_schedule, "NEW_SECONDS", seconds)
    assert gc_schedule.COLLECT_SECONDS > PATIENCE, "otherwise this proves nothing"
    collecting = asyncio.create_task(gc_schedule.collect_periodically())
    try:
        while gc.isenabled():
            await asyncio.sleep(0.01)
        left = [weakref.ref(Node()) for _ in range(objects)]
        async with asyncio.timeout(PATIENCE):
            while left[-1]() is not None:
                await asyncio.sleep(0.01)
        assert all(one() is None for one in left)
    finally:
        collecting.cancel()
        await asyncio.gather(collecting, return_exceptions=True)
        gc.unfreeze()
