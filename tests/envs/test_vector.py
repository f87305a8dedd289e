"""Many games at once: begun anew by themselves, refused as a whole, equal to one environment with random opponents."""

import pickle
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

from antipater import Dice, ruleset
from antipater.envs.encoding import layout
from antipater.envs.gymnasium_env import SeatEnv
from antipater.envs.vector_env import ManyGames
from antipater.game.errors import BadOption, IllegalAction, InUse


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
    for _ in range(60):
        state = game.start()
        for place in range(games):
            state.refill(env.arrays.positions[place].tolist())
            assert np.array_equal(columns.observe(state, int(info["seat"][place])), rows[place])
        actions = [dice.choose(np.flatnonzero(mask).tolist()) for mask in info["action_mask"]]
        rows, _, _, _, info = env.step(np.array(actions))


def first_row(rows: Any, masks: Any, seats: Any) -> Any:
    """An opponent that is a function: always the first legal action."""
    return masks.argmax(axis=1)


class First:
    """The same as an agent."""

    def choose(self, seen: Any, seat: int) -> int:
        return int(seen.legal(seat)[0])


@pytest.mark.parametrize(
    ("name", "rival"),
    [("duel", "greedy"), ("duel", "level:3"), ("duel+agora", first_row), ("classic", first_row)],
)
def test_other_opponents_are_those_of_one_environment(name: str, rival: Any, seed: int) -> None:
    """Agents by name and functions of whole arrays play as they do in a single environment, game after game."""
    many: Any = ManyGames(name, 3, opponent=rival, seat="random", render_mode="ansi")
    rows, info = many.reset(seed=seed)
    alone = SeatEnv(name, opponent=First() if callable(rival) else rival, seat="random", render_mode="ansi")
    row, told = alone.reset(seed=seed)
    games = 0
    while games < 2:
        assert np.array_equal(rows[0], row)
        assert info["seat"][0] == told["seat"]
        assert np.array_equal(info["action_mask"][0], told["action_mask"])
        assert many.render()[0] == alone.render()
        actions = first_legal(info["action_mask"])
        if games == 1:
            many = pickle.loads(pickle.dumps(many))
        rows, rewards, over, _, info = many.step(actions)
        row, reward, ended, _, told = alone.step(int(actions[0]))
        assert (rewards[0], over[0]) == (reward, ended)
        if ended:
            assert np.array_equal(info["final_obs"][0], row)
            row, told = alone.reset()
            games += 1
    many.close()


def test_some_games_begin_again(seed: int) -> None:
    """`reset_mask` names them; the others stay as they are."""
    env = ManyGames("duel", 4, opponent="random")
    rows, info = env.reset(seed=seed)
    first = rows.copy()
    for _ in range(3):
        rows, _, _, _, info = env.step(first_legal(info["action_mask"]))
    mask = np.array([True, False, False, True])
    again, _ = env.reset(seed=seed, options={"reset_mask": mask})
    assert np.array_equal(again[mask], first[mask])
    assert np.array_equal(again[~mask], rows[~mask])
    with pytest.raises(BadOption, match="reset_mask is 4 times true or false"):
        env.reset(options={"reset_mask": [1, 0]})
    with pytest.raises(BadOption, match="not 'speed'"):
        env.reset(options={"speed": 1})


def test_one_environment_is_for_one_thread(seed: int) -> None:
    """A second thread that steps while another does gets an error, and no game is broken."""
    env = ManyGames("duel", 2_000, threads=1)
    _, info = env.reset(seed=seed)
    with ThreadPoolExecutor(4) as pool:
        done = [pool.submit(env.step, first_legal(info["action_mask"])) for _ in range(8)]
        errors = {type(one.exception()) for one in done}
    assert errors <= {type(None), InUse, IllegalAction}
    with env.alone(), pytest.raises(InUse, match="another thread"):
        env.step(first_legal(info["action_mask"]))


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"opponent": "nobody"}, "no opponent 'nobody'"),
        ({"opponent": 3}, "opponent is self, a name, or a function"),
        ({"render_mode": "3d"}, "render_mode is one of"),
        ({"num_envs": 0}, "at least one game"),
        ({"seat": 5}, "seat is random"),
    ],
)
def test_bad_settings_are_refused(settings: dict[str, int | str], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        ManyGames("duel", **settings)  # type: ignore[arg-type]
