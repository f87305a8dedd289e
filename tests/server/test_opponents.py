"""Opponents run in worker processes; one that dies is replaced, and the question asked again."""

import asyncio

import pytest

from antipater.catalog import ruleset
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE
from antipater.server.thinking.pool import OpponentPool, WorkerFailed
from antipater.server.thinking.worker import Question
from tests.server.conftest import Running
from tests.server.playing import PATIENCE, play_by_stream, watch

GREEDY, RANDOM = {"kind": "ai", "agent": "greedy"}, {"kind": "ai", "agent": "random"}


async def test_a_person_plays_against_an_opponent(server: Running, seed: int) -> None:
    async with server.guest("Ada") as ada:
        game = (await ada.create({"kind": "me"}, GREEDY, ruleset="duel+pantheon"))["game"]["id"]
        known = await play_by_stream(ada, game, Dice(seed))
        assert {event["seat"] for event in known.events if event["kind"] == "action"} == {0, 1}


async def test_a_process_is_ready_before_it_is_asked(server: Running) -> None:
    opponents = server.services.opponents
    await opponents.prepare()
    (ready,) = opponents.workers
    async with server.guest("Ada") as ada:
        game = (await ada.create(RANDOM, RANDOM))["game"]["id"]
        assert (await watch(ada, game)).over
    assert opponents.workers == {ready}


async def test_two_opponents_play_while_their_processes_are_killed(server: Running) -> None:
    opponents = server.services.opponents
    async with server.guest("Ada") as ada:
        game = (await ada.create(GREEDY, RANDOM))["game"]["id"]
        watching = asyncio.create_task(watch(ada, game))
        for _ in range(3):
            while not opponents.workers and not watching.done():
                await asyncio.sleep(0.005)
            for worker in list(opponents.workers):
                worker.process.kill()
                await worker.process.wait()
            await asyncio.sleep(0.05)
        known = await asyncio.wait_for(watching, PATIENCE)
        assert known.view["over"]
        assert opponents.replaced


async def test_a_worker_that_takes_too_long_is_replaced(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    """No process is left behind, the seat must still choose, and it is asked again when somebody opens a stream."""
    opponents = server.services.opponents
    opponents.seconds = 0.001
    async with server.guest("Ada") as ada:
        game = (await ada.create(GREEDY, {"kind": "me"}))["game"]["id"]
        room = await server.services.games.room(game)
        await asyncio.gather(*room.thinking.values())
        assert opponents.replaced > 3
        assert not opponents.workers
        assert "could not choose" in caplog.text
        assert room.projection.must_choose() == (0,)
        opponents.seconds = PATIENCE
        async for message in ada.stream(game):
            if message["view"].get("toAct") == [1]:
                break


async def test_an_opponent_that_wants_too_much_memory_dies_of_it(seed: int) -> None:
    """A question that takes 128 MB to read is too much for one worker, nothing for another; both continue to answer."""
    state, dice = ruleset("duel").start(), Dice(seed)
    while state.to_act() == (CHANCE,):
        state.apply(dice.choose(state.legal(CHANCE)), CHANCE)
    seat = state.to_act()[0]
    fields = state.observe(seat).fields()
    question: Question = {
        "game": "g",
        "seat": seat,
        "ruleset": "duel",
        "options": {},
        "agent": "random",
        "seed": seed,
        "begun": 0,
        "fields": fields,
    }
    heavy: Question = {**question, "game": "x" * (1 << 27)}
    small, large = OpponentPool(1, PATIENCE, megabytes=128), OpponentPool(1, PATIENCE, megabytes=2048)
    try:
        with pytest.raises(WorkerFailed):
            await small.ask(heavy)
        assert small.replaced == 1
        answers = await small.ask(question), await large.ask(heavy)
        assert answers[0] == answers[1]
        assert answers[0]["choice"] in state.legal(seat)
    finally:
        await small.close()
        await large.close()
