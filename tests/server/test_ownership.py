"""Several processes on one PostgreSQL: one plays a game, others forward; games of a stopped one are taken over."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, suppress

import pytest
from sqlalchemy import delete, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from antipater.game.dice import Dice
from antipater.server.client import Client, Refused
from antipater.server.cluster import ownership
from antipater.server.operations.settings import Settings
from antipater.server.store import database
from antipater.server.store.database import Database
from antipater.server.store.tables import events, games, processes
from antipater.server.store.writer import NotOwner
from tests.server.conftest import Running, running
from tests.server.playing import PATIENCE, play_by_socket, play_by_stream, watch
from tests.server.together import choose, refused, sit_down

ME, OPEN, RANDOM = {"kind": "me"}, {"kind": "open"}, {"kind": "ai", "agent": "random"}


@pytest.fixture
def short_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leases that expire, and locks that nobody waits for for long."""
    monkeypatch.setattr(ownership, "LEASE_MILLISECONDS", 1000)
    monkeypatch.setattr(database, "POSTGRES_TIMEOUTS", {**database.POSTGRES_TIMEOUTS, "lock_timeout": "500"})


@pytest.fixture
async def pair(postgres: str) -> AsyncIterator[tuple[Running, Running]]:
    """Two servers on one database, both in this process, with connections, rooms and leases of their own."""
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(running(Settings(database=postgres)))
        second = await stack.enter_async_context(running(Settings(database=postgres)))
        yield first, second


def stop(server: Running) -> None:
    """Stop the lease and the network of a process, as the others see it."""
    assert server.services.ownership.tasks
    for task in server.services.ownership.tasks:
        task.cancel()


async def remove_expired(server: Running) -> None:
    """Stop the heartbeat of a process and delete its lease."""
    stop(server)
    lease = server.services.ownership
    async with lease.engine.begin() as connection:
        await connection.execute(delete(processes).where(processes.c.id == lease.id))


async def at_other_server(client: Client, server: Running) -> Client:
    """Return the same user at another server."""
    other = Client(server.url)
    other.http.headers["Cookie"] = client.http.headers["Cookie"]
    return other


async def owner(server: Running, game: str) -> str | None:
    async with server.services.database.engine.connect() as connection:
        found: str | None = await connection.scalar(select(games.c.owner).where(games.c.id == game))
        return found


async def test_either_process_serves_any_game(pair: tuple[Running, Running], seed: int) -> None:
    """A game is played through both servers, over HTTP and a socket, and only one process has its room."""
    first, second = pair
    async with first.guest("Ada") as ada, second.guest("Bea") as bea, second.guest("Eve") as eve:
        made = await ada.create(ME, OPEN, ruleset="duel+pantheon")
        game = made["game"]["id"]
        await bea.join(game, made["invitation"])
        known = await asyncio.gather(
            play_by_stream(ada, game, Dice(seed)), play_by_socket(bea, game, Dice(seed + 1)), watch(eve, game)
        )
        assert len({view.seq for view in known}) == 1
        assert len({tuple(event["seq"] for event in view.events) for view in known}) == 1
        assert game in first.services.games.rooms
        assert game not in second.services.games.rooms
        with pytest.raises(Refused, match="no-such-game"):
            await bea.look("nothing-here")
        with pytest.raises(Refused, match="bad-message"):
            await bea.ask("POST", f"/api/game/{game}/action", {"ply": "one"})


async def test_a_running_game_is_not_analysed_at_another_process(pair: tuple[Running, Running], seed: int) -> None:
    """Neither for somebody who watches nor for a player, whose other positions are judged there all the same."""
    first, second = pair
    async with first.guest("Ada") as ada, first.guest("Bea") as bea, second.guest("Eve") as eve:
        game = await sit_down(ada, bea, seeds=False)
        await choose(first, game, 12, Dice(seed))
        seen = (await ada.look(game))["view"]["position"]
        async with await at_other_server(ada, second) as elsewhere:
            for client in (eve, elsewhere):
                assert await refused(client.ask("POST", "/api/analysis", {"position": seen})) == (403, "running-game")
                assert (await client.ask("POST", "/api/analysis", {"ruleset": "duel"}))["outcomes"]
        assert game not in second.services.games.rooms


async def test_a_process_starts_though_its_first_connections_are_cut(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A busy machine loses connections; the lease is asked for again, and a heartbeat publishes the address."""
    begin, cut = AsyncEngine.begin, iter([True, False, True])  # the lease, the lease again, the address

    def sometimes(engine: AsyncEngine) -> object:
        if next(cut, False):
            raise ConnectionResetError("connection was closed in the middle of operation")
        return begin(engine)

    store = Database(Settings(database=postgres).database_url)
    await store.open()
    lease = ownership.Ownership(store.engine, store.name)
    monkeypatch.setattr(AsyncEngine, "begin", sometimes)
    monkeypatch.setattr(lease, "repeat", lambda work: asyncio.sleep(0))
    try:
        await lease.start()
        await lease.publish_address("http://here")
        await lease.renew_lease()
        async with store.engine.connect() as connection:
            address = await connection.scalar(select(processes.c.address).where(processes.c.id == lease.id))
        assert address == "http://here"
    finally:
        await lease.close()
        await store.close()


async def test_games_of_a_dead_process_go_on_in_another(pair: tuple[Running, Running], seed: int) -> None:
    first, second = pair
    async with first.guest("Ada") as ada:
        game = (await ada.create(ME, ME))["game"]["id"]
        alone = (await ada.create(RANDOM, RANDOM))["game"]["id"]
        before = await ada.look(game)
        await remove_expired(first)
        again = await at_other_server(ada, second)
        async with again:
            after = await again.look(game)
            assert after == before
            assert await owner(second, game) == second.services.ownership.id
            await again.act(game, after["ply"], after["view"]["choices"][0]["action"], seat=0)
            assert (await watch(again, alone)).over


@pytest.mark.usefixtures("short_limits")
async def test_what_a_stopped_process_has_locked_is_taken_from_it(pair: tuple[Running, Running]) -> None:
    """It may be stopped within a statement: then it holds its locks, and no timeout of the database applies."""
    first, second = pair
    async with first.guest("Ada") as ada, first.services.database.engine.connect() as held:
        game = (await ada.create(ME, ME))["game"]["id"]
        before = await ada.look(game)
        stop(first)
        await held.execute(text("SET idle_in_transaction_session_timeout = 0"))
        for row in (games.c.id == game, processes.c.id == first.services.ownership.id):
            await held.execute(select(1).where(row).with_for_update())
        async with await at_other_server(ada, second) as again:
            async with asyncio.timeout(PATIENCE):
                while await owner(second, game) != second.services.ownership.id:
                    with suppress(Refused):
                        await again.look(game)
            assert await again.look(game) == before
        with pytest.raises(DBAPIError):
            await held.execute(select(1))


@pytest.mark.usefixtures("short_limits")
async def test_a_database_that_does_not_answer_is_not_the_fault_of_who_asks(pair: tuple[Running, Running]) -> None:
    first, second = pair
    async with first.guest("Ada") as ada, second.services.database.engine.connect() as held:
        game = (await ada.create(ME, ME))["game"]["id"]
        await remove_expired(first)
        await held.execute(text("SET idle_in_transaction_session_timeout = 0"))
        await held.execute(select(games.c.id).where(games.c.id == game).with_for_update())
        async with await at_other_server(ada, second) as again:
            with pytest.raises(Refused, match="no-database") as refused:
                await again.look(game)
            assert refused.value.status == 503
            await held.rollback()
            assert await again.look(game)


async def test_a_former_owner_cannot_write(pair: tuple[Running, Running]) -> None:
    """Fencing: the first process still believes that it owns the game, and is refused; then it forwards."""
    first, second = pair
    async with first.guest("Ada") as ada:
        game = (await ada.create(ME, ME))["game"]["id"]
        before = await ada.look(game)
        action = before["view"]["choices"][0]["action"]
        await remove_expired(first)
        again = await at_other_server(ada, second)
        async with again:
            seq = await again.act(game, before["ply"], action, "through-the-second", seat=0)
            entries = await second.services.archive.entries(game)
            assert first.services.games.has_room(game)
            with pytest.raises(Refused, match="moved") as refused:
                await ada.act(game, before["ply"], action, "through-the-first", seat=0)
            assert refused.value.status == 503
            assert entries == await second.services.archive.entries(game)
            assert await ada.act(game, before["ply"], action, "through-the-second", seat=0) == seq
            with pytest.raises(NotOwner):
                await first.services.writer.write(game=game)


async def test_a_process_that_was_thought_dead_begins_a_new_life(pair: tuple[Running, Running]) -> None:
    first, _ = pair
    async with first.guest("Ada") as ada:
        game = (await ada.create(ME, ME))["game"]["id"]
        lease = first.services.ownership
        name = lease.id
        await remove_expired(first)
        await lease.renew_lease()
        assert lease.id != name
        assert not first.services.games.rooms
        assert (await ada.look(game))["seq"]


async def test_nobody_else_can_say_that_it_hands_a_request_over(pair: tuple[Running, Running]) -> None:
    """Without the secret, headers about the client are removed, and the request is forwarded."""
    first, second = pair
    async with first.guest("Ada") as ada:
        game = (await ada.create(ME, ME))["game"]["id"]
        again = await at_other_server(ada, second)
        async with again:
            again.http.headers["X-Antipater-Proof"] = "guessed"
            again.http.headers["X-Antipater-Client"] = "192.0.2.1"
            assert (await again.look(game))["game"]["yours"] == [0, 1]
            assert game not in second.services.games.rooms


async def test_news_reach_users_at_other_processes(pair: tuple[Running, Running]) -> None:
    """A turn is noticed at the other process at once, although its streams query only at intervals."""
    first, second = pair
    await second.services.broadcast.listening.wait()
    async with first.guest("Ada") as ada:
        game = (await ada.create(ME, ME))["game"]["id"]
        user = str((ada.user or {})["id"])
        with second.services.signals.subscribe(user) as rung:
            seen = await ada.look(game)
            await ada.act(game, seen["ply"], seen["view"]["choices"][0]["action"], seat=0)
            await asyncio.wait_for(rung.wait(), PATIENCE)


async def test_a_failing_game_does_not_stop_the_heartbeat(pair: tuple[Running, Running]) -> None:
    """A game that cannot be resumed at first stops neither the heartbeat nor the other games."""
    first, second = pair
    lease, failed = first.services.ownership, asyncio.Event()
    adopt = lease.on_adopted
    assert adopt is not None

    async def fail_once(game: str) -> object:
        if failed.is_set():
            return await adopt(game)
        failed.set()
        raise KeyError(game)

    lease.on_adopted, lease.heartbeat_seconds = fail_once, 0.01
    async with second.guest("Ada") as ada:
        games_of_two = [(await ada.create(RANDOM, RANDOM))["game"]["id"] for _ in range(2)]
        await remove_expired(second)
        await asyncio.wait_for(failed.wait(), PATIENCE)
        async with await at_other_server(ada, first) as again:
            for game in games_of_two:
                assert (await watch(again, game)).over
        assert not any(task.done() for task in lease.tasks)


async def test_a_damaged_game_blocks_no_other(
    pair: tuple[Running, Running], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games are resumed by their ids; one whose log cannot be replayed is logged once, those after it continue."""
    first, second = pair

    async def wait(*asked: object) -> int:
        await asyncio.Event().wait()
        return 0

    async with second.guest("Ada") as ada:
        with monkeypatch.context() as patch:  # opponents choose when the games have been adopted
            patch.setattr(second.services.opponents, "choose", wait)
            more = second.services.settings.model_copy(update={"opponents_only": 3})
            patch.setattr(second.services.quotas, "settings", more)
            made = [(await ada.create(RANDOM, RANDOM))["game"]["id"] for _ in range(3)]
            damaged, *sound = sorted(made)
            async with second.services.database.engine.begin() as connection:
                await connection.execute(delete(events).where(events.c.game == damaged, events.c.seq == 2))
            first.services.ownership.heartbeat_seconds = 0.01
            await remove_expired(second)
            async with await at_other_server(ada, first) as again:
                for game in sound:
                    assert (await asyncio.wait_for(watch(again, game), PATIENCE)).over
    assert damaged in first.services.ownership.claimed
    assert [damaged in line for line in caplog.messages if "cannot continue" in line] == [True]


async def test_a_process_that_takes_requests_and_answers_none(pair: tuple[Running, Running]) -> None:
    """A request to a stopped process is answered by another one as soon as the lease has expired."""
    first, second = pair
    waiting: asyncio.Queue[asyncio.StreamWriter] = asyncio.Queue()
    silent = await asyncio.start_server(lambda reader, writer: waiting.put_nowait(writer), "127.0.0.1", 0)
    async with silent, first.guest("Ada") as ada:
        game = (await ada.create(ME, ME))["game"]["id"]
        seen = await ada.look(game)
        port = silent.sockets[0].getsockname()[1]
        await first.services.ownership.publish_address(f"http://127.0.0.1:{port}")
        async with await at_other_server(ada, second) as again:
            asked = asyncio.create_task(again.act(game, seen["ply"], seen["view"]["choices"][0]["action"], seat=0))
            resigned = asyncio.create_task(again.ask("POST", f"/api/game/{game}/resign", {}))
            held = [await asyncio.wait_for(waiting.get(), PATIENCE) for _ in (asked, resigned)]
            await remove_expired(first)
            assert await asked > seen["seq"]
            with pytest.raises(Refused, match="moved"):
                await resigned
        for writer in held:
            writer.close()


async def test_requests_are_checked_before_they_are_forwarded(pair: tuple[Running, Running]) -> None:
    """A request is refused by the first process: by its origin, by its size; nothing of it is read or forwarded."""
    first, second = pair
    async with first.guest("Ada") as ada:
        game = (await ada.create(ME, ME))["game"]["id"]
        async with await at_other_server(ada, second) as again:
            with pytest.raises(Refused, match="too-long"):
                await again.ask("POST", f"/api/game/{game}/action", {"id": "x" * 70_000})
            again.http.headers["Origin"] = "https://elsewhere.example"
            await first.services.ownership.publish_address("http://127.0.0.1:1")  # nobody is there
            with pytest.raises(Refused, match="foreign-origin"):
                await again.ask("POST", f"/api/game/{game}/action", {})
