"""The frameworks' own conformance tests, and what they do not ask."""

import subprocess
import sys
import warnings
from types import ModuleType
from typing import Any

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from antipater import catalog
from antipater.envs import classic_v0, duel_agora_v0, duel_pantheon_agora_v0, duel_pantheon_v0, duel_v0
from antipater.envs.gymnasium_env import SeatEnv
from antipater.game.errors import BadOption, IllegalAction
from antipater.registration import environment_id

MODULES = (duel_v0, duel_pantheon_v0, duel_agora_v0, duel_pantheon_agora_v0, classic_v0)


@pytest.fixture
def advice_is_no_error() -> Any:
    """PettingZoo warns of every observation that is a dictionary, as those with a mask are."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation", category=UserWarning)
        yield


@pytest.mark.usefixtures("advice_is_no_error")
@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
@pytest.mark.parametrize("maker", ["env", "raw_env"])
def test_pettingzoo(module: ModuleType, maker: str, capsys: pytest.CaptureFixture[str]) -> None:
    make = getattr(module, maker)
    api_test(make(), num_cycles=200)
    seed_test(make, num_cycles=200)
    render_test(make)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("players", [2, 3, 7])
def test_pettingzoo_parallel(players: int) -> None:
    parallel_api_test(classic_v0.parallel_env(players=players), num_cycles=200)
    parallel_seed_test(lambda: classic_v0.parallel_env(players=players), num_cycles=200)


@pytest.mark.parametrize(
    ("name", "settings"),
    [
        ("Duel-v0", {"opponent": "greedy", "seat": "random"}),
        ("DuelPantheon-v0", {"opponent": "random", "seat": 1, "promos": True}),
        ("DuelAgora-v0", {"opponent": "greedy", "seat": "random"}),
        ("DuelPantheonAgora-v0", {"opponent": "random", "seat": 0, "promos": True}),
        ("Classic-v0", {"opponent": "greedy", "players": 4}),
    ],
)
def test_gymnasium(name: str, settings: dict[str, Any]) -> None:
    env = gym.make(f"antipater:{name}", render_mode="ansi", **settings)
    check_env(env.unwrapped)
    space = env.action_space
    seen, info = env.reset(seed=1)
    over = False
    while not over:
        assert seen in env.observation_space
        seen, reward, over, _, info = env.step(space.sample(info["action_mask"]))
    assert -1 <= float(reward) <= 1


def test_every_ruleset_has_an_environment() -> None:
    """The names of environments follow from those of rulesets; those of before stay."""
    ids = {environment_id(name) for name in catalog.names()}
    assert ids >= {"Duel-v0", "DuelPantheon-v0", "DuelAgora-v0", "DuelPantheonAgora-v0", "Classic-v0"}
    assert ids <= set(gym.registry)
    assert [module.MAKERS.title for module in MODULES] == [module.__name__.split(".")[-1] for module in MODULES]


@pytest.mark.parametrize("first", ["antipater", "gymnasium"])
def test_gymnasium_finds_the_environments_whoever_is_imported_first(first: str) -> None:
    code = f"import {first}, antipater, gymnasium; print(gymnasium.make('antipater:Duel-v0').reset(seed=0)[0].shape)"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "(1251,)"


def test_importing_antipater_stays_light() -> None:
    """Nothing heavy is loaded before somebody asks for it."""
    code = "import sys, antipater, antipater.catalog, antipater.ai.agents, antipater.cli; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    heavy = ("numpy", "gymnasium", "pettingzoo", "pyspiel", "open_spiel", "pyarrow", "ray", "torch", "antipater.envs")
    assert [name for name in loaded if name.startswith(heavy)] == []


def test_an_illegal_action_loses() -> None:
    """The single agent is told why; the bare table raises; the guarded one ends the game."""
    env = SeatEnv("duel", seat=0)
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over) == (-1.0, True)
    assert "not-your-turn" in info["illegal"] or "not-an-option" in info["illegal"] or info["illegal"]
    with pytest.raises(BadOption, match="reset"):
        env.step(0)
    table = duel_v0.raw_env()
    table.reset(seed=1)
    with pytest.raises(IllegalAction):
        table.step(illegal)


def test_a_missing_choice_loses_at_once() -> None:
    table = classic_v0.parallel_env(players=3)
    table.reset(seed=1)
    choices = {agent: int(np.flatnonzero(seen["action_mask"])[0]) for agent, seen in table.seen().items()}
    del choices["player_1"]
    _, rewards, over, _, infos = table.step(choices)
    assert rewards == {"player_0": 0.0, "player_1": -1.0, "player_2": 0.0}
    assert all(over.values())
    assert infos["player_1"]["illegal"]


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"seat": 2}, "seat is random, or a number from 0 to 1"),
        ({"seat": "left"}, "seat is random"),
        ({"edition": "third"}, "edition is one of"),
        ({"players": 3}, "has no option 'players'"),
    ],
)
def test_bad_settings_are_refused_with_a_reason(settings: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        SeatEnv("duel", **settings)
