"""Agents live as long as their game: trees are kept from move to move, bounded, and lost without harm."""

import asyncio
import json
from asyncio.subprocess import Process
from typing import Any, cast

import pytest

from antipater.ai.agents import Agent, opponent
from antipater.ai.levels import LevelPlayer
from antipater.ai.net_player import NetSearcher
from antipater.catalog import ruleset
from antipater.game.contract import State
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE
from antipater.server.thinking.pool import OpponentPool, Worker
from antipater.server.thinking.worker import AgentCache, Question, choose, handle
from tests.server.conftest import Running
from tests.server.playing import watch

SEARCHER = "net:64"
RANDOM = {"kind": "ai", "agent": "random"}


def question(state: State, seat: int, game: str = "g", agent: str = SEARCHER, seed: int = 7) -> Question:
    """Return a question about a position of Duel."""
    return {
        "game": game,
        "seat": seat,
        "ruleset": "duel",
        "options": {},
        "agent": agent,
        "seed": seed,
        "begun": 3,
        "fields": state.observe(seat).fields(),
    }


def advance(state: State, dice: Dice) -> int:
    """Resolve chance; return the seat that must choose."""
    while state.to_act() == (CHANCE,):
        state.apply(dice.choose(state.legal(CHANCE)), CHANCE)
    return state.to_act()[0]


def opening(seed: int, choices: int = 8) -> tuple[State, Dice, int]:
    """Return a position of Duel after some random choices, its dice, and the seat that must choose."""
    state, dice = ruleset("duel").start(), Dice(seed)
    for _ in range(choices):
        seat = advance(state, dice)
        state.apply(dice.choose(state.legal(seat)), seat)
    return state, dice, advance(state, dice)


def agent_of(cache: AgentCache, game: str, seat: int) -> Agent:
    return cache.agents[game, seat][1]


def test_a_tree_is_kept_from_move_to_move(seed: int) -> None:
    """The second search continues in the tree of the first: it has more visits than its own budget allows."""
    state, dice, seat = opening(seed)
    cache = AgentCache(4)
    kept = 0
    for _ in range(12):
        mover = advance(state, dice)
        if mover != seat:
            state.apply(choose(question(state, mover, "other"), cache), mover)
            continue
        choice = choose(question(state, seat), cache)
        searcher = agent_of(cache, "g", seat)
        assert isinstance(searcher, NetSearcher)
        kept += sum(sum(visits for _, visits, _ in tree.root_actions()) > 64 for tree in searcher.trees)
        assert choice in state.legal(seat)
        state.apply(choice, seat)
    assert kept > 0


def test_an_agent_that_was_dropped_starts_again_without_harm(seed: int) -> None:
    """With the same seed a new agent makes the same choice as the first one did."""
    state, _, seat = opening(seed)
    cache = AgentCache(1)
    first = choose(question(state, seat), cache)
    dropped = agent_of(cache, "g", seat)
    choose(question(state, seat, "other"), cache)
    assert list(cache.agents) == [("other", seat)]
    assert choose(question(state, seat), cache) == first
    assert agent_of(cache, "g", seat) is not dropped


def test_an_agent_that_is_made_again_has_the_same_taste(seed: int) -> None:
    """A level that was dropped in the middle of a game comes back with other dice, and still loves the same."""
    state, _, seat = opening(seed)
    cache = AgentCache(1)
    tastes = []
    for begun in range(12):
        for made in range(3):
            asked = question(state, seat, agent="level:3", seed=100 * begun + made)
            cache.release("g", None)
            choose({**asked, "begun": begun}, cache)
            player = agent_of(cache, "g", seat)
            assert isinstance(player, LevelPlayer)
            tastes.append(player.taste)
    assert tastes[::3] == tastes[1::3] == tastes[2::3]
    assert len(set(tastes)) > 1


def test_the_least_recently_used_agent_goes_first(seed: int) -> None:
    state, _, seat = opening(seed)
    cache = AgentCache(2)
    for game in ("a", "b", "a", "c"):
        choose(question(state, seat, game, "random"), cache)
    assert list(cache.agents) == [("a", seat), ("c", seat)]
    none = AgentCache(0)
    assert choose(question(state, seat), none) in state.legal(seat)
    assert not none.agents


def test_another_opponent_in_a_seat_is_another_agent(seed: int) -> None:
    """A player leaves and `random` continues: the seat is the same, the agent is not."""
    state, _, seat = opening(seed)
    cache = AgentCache(2)
    choose(question(state, seat), cache)
    before = agent_of(cache, "g", seat)
    choose(question(state, seat, agent="random"), cache)
    assert agent_of(cache, "g", seat) is not before
    assert len(cache.agents) == 1


def test_positions_that_come_back_confuse_no_agent(seed: int) -> None:
    """After a takeback the position is older than the root of the tree; choices are legal all the same."""
    state, dice, seat = opening(seed)
    before = state.copy()
    cache = AgentCache(4)
    for _ in range(4):
        mover = advance(state, dice)
        state.apply(choose(question(state, mover), cache), mover)
    for position in (before, opening(seed + 1)[0], before):
        mover = position.to_act()[0]
        assert choose(question(position, mover), cache) in position.legal(mover)
    cache.release("g", None)
    assert choose(question(before, seat), cache) == choose(question(before, seat), AgentCache(1))


def test_games_free_their_agents(seed: int) -> None:
    state, _, seat = opening(seed)
    cache = AgentCache(8)
    for game in ("a", "b"):
        for place in (0, 1):
            cache.agents[game, place] = "random", agent_of_random(state, seat)
    assert handle({"release": "a", "seat": 1}, cache) is None
    assert list(cache.agents) == [("a", 0), ("b", 0), ("b", 1)]
    assert handle({"release": "b", "seat": None}, cache) is None
    assert list(cache.agents) == [("a", 0)]
    assert handle(question(state, seat, agent="random"), cache) is not None


def agent_of_random(state: State, seat: int) -> Agent:
    cache = AgentCache(1)
    choose(question(state, seat, agent="random"), cache)
    return agent_of(cache, "g", seat)


def test_without_memory_other_trees_go_first(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    state, _, seat = opening(seed)
    cache = AgentCache(8)
    choose(question(state, seat, "other"), cache)

    def scarce(*facts: Any) -> Agent:
        if cache.agents:
            raise MemoryError
        return opponent(*facts)

    monkeypatch.setattr("antipater.server.thinking.worker.opponent", scarce)
    answer = handle(question(state, seat), cache)
    assert answer is not None
    assert answer["choice"] in state.legal(seat)
    assert list(cache.agents) == [("g", seat)]


class Pipe:
    """Stands for a process: records what is written to it."""

    def __init__(self) -> None:
        self.returncode: int | None = None
        self.stdin = self
        self.lines: list[object] = []

    def write(self, line: bytes) -> None:
        self.lines.append(json.loads(line))


def pool_of(workers: int, agents: int = 8) -> tuple[OpponentPool, list[Worker], list[Pipe]]:
    pool, pipes = OpponentPool(workers, agents=agents), [Pipe() for _ in range(workers)]
    made = [Worker(cast("Process", pipe), agents) for pipe in pipes]
    pool.workers, pool.free = set(made), list(made)
    return pool, made, pipes


async def test_a_seat_is_asked_about_at_the_worker_that_has_its_agent() -> None:
    pool, (first, second), _ = pool_of(2)
    pool.assign(second, "g", 0)
    assert pool.take("g", 0) is second
    assert pool.take("g", 1) is first, "the other one is busy"
    assert pool.take("h", 0) is None, "nobody is free"


async def test_a_busy_worker_starves_nobody() -> None:
    """Another worker takes over the seat, and the outdated agent is dropped."""
    pool, (first, second), (pipe, _) = pool_of(2)
    pool.assign(first, "g", 0)
    assert pool.take("g", 0) is first
    taken = pool.take("g", 0)
    assert taken is second
    pool.assign(taken, "g", 0)
    assert (list(first.agents), list(second.agents)) == ([], [("g", 0)])
    assert pipe.lines == [{"release": "g", "seat": 0}]


async def test_new_games_go_where_the_fewest_agents_are() -> None:
    pool, (first, second), _ = pool_of(2)
    pool.assign(first, "a", 0)
    pool.assign(first, "b", 0)
    pool.assign(second, "c", 0)
    assert pool.take("new", 0) is second


async def test_a_pool_drops_agents_as_its_workers_do() -> None:
    pool, (first,), (pipe,) = pool_of(1, agents=2)
    for game in ("a", "b", "a", "c"):
        pool.assign(first, game, 0)
    assert list(first.agents) == [("a", 0), ("c", 0)]
    pool.release("b")
    assert pipe.lines == []
    pool.release("a")
    assert pipe.lines == [{"release": "a", "seat": None}]
    pipe.returncode = -9
    pool.release("c")
    assert len(pipe.lines) == 1, "nothing is written to a process that has ended"


async def test_a_game_that_ends_frees_its_agents(server: Running) -> None:
    async with server.guest("Ada") as ada:
        game = (await ada.create(RANDOM, RANDOM))["game"]["id"]
        assert (await watch(ada, game)).over
    (worker,) = server.services.opponents.workers
    assert not worker.agents


async def test_takebacks_and_ends_release_agents(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    released: list[str] = []

    async def never(*question: object) -> int:
        await asyncio.Event().wait()
        return 0

    monkeypatch.setattr(server.services.opponents, "choose", never)
    monkeypatch.setattr(server.services.opponents, "release", released.append)
    async with server.guest("Ada") as ada:
        game = (await ada.create({"kind": "me"}, RANDOM))["game"]["id"]
        seen = await ada.look(game)
        await ada.act(game, seen["ply"], seen["view"]["choices"][0]["action"])
        assert released == []
        await ada.ask("POST", f"/api/game/{game}/takeback")
        assert released == [game]
        await ada.ask("POST", f"/api/game/{game}/resign")
        assert released == [game, game]
