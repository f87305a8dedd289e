"""The frameworks' own conformance tests, and what they do not ask."""

import copy
import pickle
import re
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
from antipater.ai.levels import LevelPlayer
from antipater.envs import classic_v1, duel_agora_v1, duel_pantheon_agora_v1, duel_pantheon_v1, duel_v1
from antipater.envs.encoding import layout
from antipater.envs.gymnasium_env import SeatEnv
from antipater.game.errors import BadOption, IllegalAction
from antipater.notation.positions import write_position
from antipater.registration import environment_id

MODULES = (duel_v1, duel_pantheon_v1, duel_agora_v1, duel_pantheon_agora_v1, classic_v1)


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
    parallel_api_test(classic_v1.parallel_env(players=players), num_cycles=200)
    parallel_seed_test(lambda: classic_v1.parallel_env(players=players), num_cycles=200)


@pytest.mark.parametrize(
    ("name", "settings"),
    [
        ("antipater/Duel-v1", {"opponent": "greedy", "seat": "random"}),
        ("antipater/DuelPantheon-v1", {"opponent": "random", "seat": 1, "promos": True}),
        ("antipater/DuelAgora-v1", {"opponent": "greedy", "seat": "random"}),
        ("antipater/DuelPantheonAgora-v1", {"opponent": "random", "seat": 0, "promos": True}),
        ("antipater/Classic-v1", {"opponent": "greedy", "players": 4}),
    ],
)
def test_gymnasium(name: str, settings: dict[str, Any]) -> None:
    env = gym.make(name, render_mode="ansi", **settings)
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
    assert ids >= {
        "antipater/Duel-v1",
        "antipater/DuelPantheon-v1",
        "antipater/DuelAgora-v1",
        "antipater/DuelPantheonAgora-v1",
        "antipater/Classic-v1",
    }
    assert ids <= set(gym.registry)
    assert [module.MAKERS.title for module in MODULES] == [module.__name__.split(".")[-1] for module in MODULES]


def test_gymnasium_finds_the_environments_whoever_is_imported_first() -> None:
    code = (
        "import antipater, gymnasium; print(gymnasium.make('antipater.envs:antipater/Duel-v1').reset(seed=0)[0].shape)"
    )
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == f"({layout(catalog.ruleset('duel')).size},)"


def test_old_names_say_which_to_use() -> None:
    for make in (gym.make, gym.make_vec):
        with pytest.raises(BadOption, match="DuelPantheon-v0 is now antipater/DuelPantheon-v1"):
            make("DuelPantheon-v0", opponent="greedy")
    with pytest.raises(ImportError, match=r"is now antipater\.envs\.classic_v1"):
        from antipater.envs import classic_v0  # noqa: F401


def play_on(env: Any, seen: Any, steps: int) -> list[bytes]:
    """Return the rows of the next steps, with the first legal action each."""
    rows = []
    for _ in range(steps):
        action = int(np.flatnonzero(seen[-1]["action_mask"])[-1])
        seen = env.step(action)
        rows.append(seen[0].tobytes())
        if seen[2]:
            break
    return rows


@pytest.mark.parametrize("rival", ["greedy", "level:1"])
def test_copies_go_on_by_themselves(rival: str) -> None:
    """A copy, a deep copy and a pickle play the same game on; none of them touches another."""
    env = SeatEnv("duel+agora", opponent=rival)
    seen: Any = env.reset(seed=5)
    for _ in range(8):
        seen = env.step(int(np.flatnonzero(seen[-1]["action_mask"])[0]))
    copies = [copy.copy(env), copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    games = [play_on(one, seen, 12) for one in (*copies, env)]
    assert len(games[0]) > 2
    assert games == [games[0]] * 4


def test_an_opponent_draws_its_taste_for_each_game() -> None:
    """Its tastes differ from game to game, and the same seed brings the same ones again."""
    env = SeatEnv("duel", opponent="level:3")
    runs = []
    for _ in range(2):
        tastes = []
        for game in range(12):
            env.reset(seed=None if game else 8)
            assert isinstance(env.others, LevelPlayer)
            tastes.append(env.others.taste)
        runs.append(tastes)
    assert runs[0] == runs[1]
    assert len(set(runs[0])) > 1


def test_tables_are_copied_and_have_a_state() -> None:
    """A table of PettingZoo is copied and pickled in the middle; its state is what all seats see."""
    for make in (duel_v1.raw_env, duel_v1.env, classic_v1.parallel_env):
        table: Any = make()
        table.reset(seed=3)
        twins = [copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
        inner = table.unwrapped
        for twin in twins:
            assert twin.state() in inner.state_space
            assert np.array_equal(twin.state(), table.state())
            rows = [inner.play.row(seat) for seat in range(inner.play.game.seats)]
            assert np.array_equal(np.concatenate(rows), twin.state())
            assert twin.unwrapped.play.state is not inner.play.state


@pytest.mark.parametrize("name", catalog.names())
def test_drawings_tell_everything(name: str) -> None:
    """Text and picture show what notation has of the position, from the draft on."""
    env = SeatEnv(name, opponent="random", seat=0, render_mode="ansi")
    env.reset(seed=2)
    first = env.render()
    assert ("wonders on offer" in first) == (name != "classic")
    for _ in range(22 if name != "classic" else 10):
        env.step(int(np.flatnonzero(env.info()["action_mask"])[-1]))
    text = " ".join(env.render().split())
    if name != "classic":
        seen = env.play.state.observe(0)
        words = {word for part in write_position(seen).split()[1:] for word in part.partition("=")[2].split(",")}
        assert {word for word in words if word[0].isalpha() and "/" not in word and "@" not in word} <= set(
            re.split(r"[ ,\[\]:]+", text)
        )
        assert "wonders built" in text
    env.render_mode = "rgb_array"
    assert (env.render()[480:] < 100).any()


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
    table = duel_v1.raw_env()
    table.reset(seed=1)
    with pytest.raises(IllegalAction):
        table.step(illegal)


def test_a_missing_choice_loses_at_once() -> None:
    table = classic_v1.parallel_env(players=3)
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
        ({"opponent": "nobody"}, "no opponent 'nobody'"),
        ({"render_mode": "3d"}, "render_mode is one of"),
    ],
)
def test_bad_settings_are_refused_with_a_reason(settings: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        SeatEnv("duel", **settings)
