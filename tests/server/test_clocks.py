"""Clocks: the time deducted follows from the log alone; they run out without a request; pauses are not deducted."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import select

from antipater.game.dice import Dice
from antipater.server.client import Client
from antipater.server.games.clocks import DAY, Clock
from antipater.server.games.log import ACTION, BEGIN, CHANCE, RESUME, Entry
from antipater.server.games.projection import GameProjection
from antipater.server.operations.settings import Settings
from antipater.server.store.tables import games
from antipater.server.times import TIME, now
from tests.conformance.toys import STAY, HighCardGame
from tests.server.conftest import Running, running
from tests.server.together import ME, add_high_card, choose, refused, sit_down

HOUR = 3600
LONG = {"seconds": HOUR, "increment": 5}


@pytest.fixture(autouse=True)
def time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Restore the time after a test that moves it."""
    monkeypatch.setattr(TIME, "origin", TIME.origin)


def high_card(clock: Clock) -> GameProjection:
    """Return a game in which both seats must choose since second 0."""
    projection = GameProjection(HighCardGame(), clock)
    for entry in (Entry(1, BEGIN, None, {}, 0), *(Entry(2 + n, CHANCE, None, {"choice": 4 * n}, 0) for n in (0, 1))):
        projection.apply(entry)
    return projection


def test_clocks_of_several_seats_run_at_once_and_stop_apart() -> None:
    projection = high_card(Clock(bank=10_000, increment=2_000))
    clocks = projection.clocks
    assert clocks is not None
    assert clocks.running() == [0, 1]
    assert projection.deadline() == 10_000
    projection.apply(Entry(4, ACTION, 1, {"choice": STAY}, 3_000))
    assert clocks.snapshot(4_000) == {"time": 4_000, "left": [6_000, 9_000], "running": [0]}
    projection.apply(Entry(5, RESUME, None, {"slept": 60_000}, 66_000))
    assert clocks.remaining(0, 66_000) == 4_000, "nobody is charged for what the server slept through"
    assert projection.deadline() == 70_000
    projection.apply(Entry(6, ACTION, 0, {"choice": STAY}, 67_000))
    assert (clocks.left, clocks.running(), projection.deadline()) == ([5_000, 9_000], [], None)


def test_every_decision_has_all_its_days() -> None:
    projection = high_card(Clock(bank=3 * DAY, per_move=True))
    assert projection.clocks is not None
    assert projection.deadline() == 3 * DAY
    projection.clocks.update([1, None], [2, None], DAY, 0)
    assert projection.clocks.remaining(0, DAY) == 3 * DAY


async def test_a_clock_that_runs_out_ends_the_game_without_anybody_asking(server: Running) -> None:
    async with server.guest("Ada") as ada, server.guest("Bea") as bea:
        game = await sit_down(ada, bea, clock=LONG)
        seen = await ada.look(game)
        assert seen["game"]["clock"] == LONG
        assert seen["clocks"]["running"] == [0]
        TIME.skip((HOUR - 300) * 1000)
        await server.services.games.deadlines.run_due()
        assert (await ada.look(game))["game"]["status"] == "running"
        server.services.games.unload_rooms(before=float("inf"))
        TIME.skip(301_000)
        await server.services.games.deadlines.run_due()
        over = (await bea.look(game))["game"]
        assert over["status"] == "over"
        assert over["result"] == {"reason": "time", "returns": [0, 2], "places": [2, 1]}


async def test_a_choice_after_the_clock_has_run_out_is_too_late(server: Running) -> None:
    async with server.guest("Ada") as ada, server.guest("Bea") as bea:
        game = await sit_down(ada, bea, clock={"days": 2})
        seen = await ada.look(game)
        await server.services.games.deadlines.close()
        TIME.skip(2 * DAY + 1)
        action = seen["view"]["choices"][0]["action"]
        assert await refused(ada.act(game, seen["ply"], action, "late")) == (409, "time-over")
        assert (await ada.look(game))["game"]["result"]["reason"] == "time"


async def test_a_choice_costs_its_time_and_earns_the_increment(server: Running) -> None:
    async with server.guest("Ada") as ada, server.guest("Bea") as bea:
        game = await sit_down(ada, bea, clock={"seconds": HOUR, "increment": 600})
        TIME.skip(1_000_000)
        await choose(server, game, 1, Dice(1))
        clocks = (await bea.look(game))["clocks"]
        # The time that the request itself takes is deducted, too.
        assert 0 <= (HOUR - 1000 + 600) * 1000 - clocks["left"][0] < 300_000
        assert clocks["running"] == [1]


@pytest.fixture(params=["graceful", "crash"])
async def restarted(
    request: pytest.FixtureRequest, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[Running, Client, str]]:
    """A server that is back after ten hours, with a game in which a hundred seconds of an hour were left."""
    async with running(settings) as server, server.guest("Ada") as ada, server.guest("Bea") as bea:
        game = await sit_down(ada, bea, clock=LONG)
        TIME.skip((HOUR - 100) * 1000)
        await server.services.games.clock_lease.renew()
        cookie = ada.http.headers["Cookie"]
        if request.param == "crash":
            monkeypatch.setattr(server.services.games.clock_lease, "renew", asyncio.Event().wait)
            for task in server.services.games.clock_lease.tasks:
                task.cancel()
            server.services.games.clock_lease.tasks.clear()
    TIME.skip(10 * HOUR * 1000)
    async with running(settings) as server, Client(server.url) as ada:
        ada.http.headers["Cookie"] = cookie
        yield server, ada, game


async def test_a_restart_in_the_last_moments_is_not_deducted(restarted: tuple[Running, Client, str]) -> None:
    server, ada, game = restarted
    seen = await ada.look(game)
    assert seen["game"]["status"] == "running"
    assert 0 < seen["clocks"]["left"][0] <= 100_000
    [back] = [event for event in seen["events"] if event["kind"] == RESUME]
    assert abs(back["facts"]["slept"] - 10 * HOUR * 1000) < 60_000
    server.services.games.unload_rooms(before=float("inf"))
    again = await ada.look(game)
    assert [event["kind"] for event in again["events"]].count(RESUME) == 1, "an idle room is no pause"


async def test_clocks_go_on_after_a_restart_though_nobody_opens_the_game(
    restarted: tuple[Running, Client, str],
) -> None:
    server, _, game = restarted
    await asyncio.gather(
        *(task for task in server.services.games.clock_lease.tasks if task.get_name() == "resume games")
    )
    TIME.skip(101_000)
    await server.services.games.deadlines.run_due()
    async with server.services.database.engine.connect() as connection:
        row = (await connection.execute(select(games).where(games.c.id == game))).one()
    assert (row.status, row.result["reason"], row.deadline, row.owing) == ("over", "time", None, 0)


async def test_opponents_go_on_after_a_restart_though_nobody_opens_the_game(settings: Settings) -> None:
    greedy = {"kind": "ai", "agent": "greedy"}
    async with running(settings) as server, server.guest("Ada") as ada:
        game = (await ada.create(greedy, greedy))["game"]["id"]
    async with running(settings) as server:
        metadata = await server.services.archive.metadata(game)
        while metadata is None or metadata.status == "running":
            await asyncio.sleep(0.05)
            metadata = await server.services.archive.metadata(game)
        assert metadata.result is not None
        assert metadata.result["reason"] == "played"


async def test_opponents_think_on_their_own_time(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The person's clock stands still while an opponent thinks, however long it takes."""

    async def slowly(*asked: object) -> int:
        await asyncio.Event().wait()
        return 0

    monkeypatch.setattr(server.services.opponents, "choose", slowly)
    add_high_card(monkeypatch)
    async with server.guest("Ada") as ada:
        made = await ada.create({"kind": "ai", "agent": "random"}, ME, clock=LONG)
        TIME.skip(HOUR * 500)
        clocks = (await ada.look(made["game"]["id"]))["clocks"]
        assert clocks["running"] == [0]
        assert clocks["left"][0] <= HOUR * 500
        assert clocks["left"][1] == HOUR * 1000


async def test_another_process_takes_the_clocks_over(postgres: str, tmp_path: Path) -> None:
    """A pause of the owner is not deducted, although the other process ran all the time."""
    shared = Settings(data=tmp_path, database=postgres)
    async with running(shared) as staying:
        async with running(shared) as leaving, leaving.guest("Ada") as ada, leaving.guest("Bea") as bea:
            game = await sit_down(ada, bea, clock=LONG)
            TIME.skip(1_000_000)
        TIME.skip(50_000_000)
        while game not in staying.services.games.deadlines.times:
            await asyncio.sleep(0.05)
        room = await staying.services.games.room(game)
        assert room.projection.clocks is not None
        assert 0 < HOUR * 1000 - 1_000_000 - room.projection.clocks.remaining(0, now()) < 300_000
        TIME.skip(HOUR * 1000)
        await staying.services.games.deadlines.run_due()
        assert room.metadata.status == "over"
