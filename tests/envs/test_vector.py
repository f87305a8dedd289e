"""Many games at once: begun anew by themselves, refused as a whole, equal to one environment with random opponents."""

from typing import Any

import numpy as np
import pytest

from antipater import Dice, ruleset
from antipater.envs.encoding import layout
from antipater.envs.gymnasium_env import SeatEnv
from antipater.envs.vector_env import ManyGames
from antipater.game.errors import BadOption, IllegalAction


def first_legal(masks: Any) -> Any:
    return masks.argmax(axis=1)


@pytest.mark.parametrize(("name", "seat"), [("duel", "random"), ("duel+agora", 1), ("classic", "random")])
def test_random_opponents_are_those_of_one_environment(name: str, seat: int | str, seed: int) -> None:
    """Game after game, rows, rewards and seats are the same; a game that is over begins anew in the same step."""
    alone, many = SeatEnv(name, opponent="random", seat=seat), ManyGames(name, 2, opponent="random", seat=seat)
    rows, info = many.reset(seed=[seed, seed + 1])
    row, told = alone.reset(seed=seed + 1)
    games = 0
    while games < 4:
        assert np.array_equal(rows[1], row)
        assert np.array_equal(info["action_mask"][1], told["action_mask"])
        assert info["seat"][1] == told["seat"]
        actions = first_legal(info["action_mask"])
        rows, rewards, over, _, info = many.step(actions)
        row, reward, ended, _, told = alone.step(int(actions[1]))
        assert (rewards[1], over[1]) == (reward, ended)
        if ended:
            assert np.array_equal(info["final_obs"][1], row)
            row, told = alone.reset()
            games += 1
    many.close()


def test_a_step_with_an_illegal_action_changes_nothing(seed: int) -> None:
    env = ManyGames("duel", 4, copy=False)
    with pytest.raises(BadOption, match="reset"):
        env.step(np.zeros(4, int))
    rows, info = env.reset(seed=seed)
    before = rows.copy()
    actions = first_legal(info["action_mask"])
    for bad in (actions + 1000, -actions - 1, np.where(np.arange(4) == 2, 0, actions)):
        with pytest.raises(IllegalAction, match="not-an-option: game="):
            env.step(bad)
    with pytest.raises(BadOption, match="4 whole numbers"):
        env.step(actions[:2])
    with pytest.raises(BadOption, match="4 whole numbers"):
        env.step(actions.astype(float))
    assert np.array_equal(rows, before)
    with pytest.raises(ValueError, match="read-only"):
        rows[0, 0] = 1
    env.close()


def test_copies_stay_and_windows_move(seed: int) -> None:
    kept, moving = ManyGames("duel", 3, copy=True), ManyGames("duel", 3, copy=False)
    first, info = kept.reset(seed=seed)
    window, _ = moving.reset(seed=seed)
    before = first.copy()
    actions = first_legal(info["action_mask"])
    kept.step(actions)
    moving.step(actions)
    assert np.array_equal(first, before)
    assert not np.array_equal(window, before)


def test_what_a_used_view_remembers_never_shows(seed: int) -> None:
    """One view serves all games of a slice; rows are as if each had a fresh one."""
    game, games = ruleset("classic", players="4"), 6
    columns = layout(game)
    env = ManyGames("classic", games, threads=1, players=4)
    rows, info = env.reset(seed=seed)
    dice = Dice(seed)
    for _ in range(150):
        state = game.start()
        for place in range(games):
            state.refill(env.arrays.positions[place].tolist())
            assert np.array_equal(columns.observe(state, int(info["seat"][place])), rows[place])
        actions = [dice.choose(np.flatnonzero(mask).tolist()) for mask in info["action_mask"]]
        rows, _, _, _, info = env.step(np.array(actions))


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"opponent": "greedy"}, "opponent is self or random"),
        ({"num_envs": 0}, "at least one game"),
        ({"seat": 5}, "seat is random"),
    ],
)
def test_bad_settings_are_refused(settings: dict[str, int | str], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        ManyGames("duel", **settings)  # type: ignore[arg-type]
