"""How fast the environments step, side by side in one run (`python -m bench.envs`): random play, rows and masks."""

import sys
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from rich.console import Console
from rich.table import Table

from antipater import Dice
from antipater.envs import openspiel_game, pettingzoo_env
from antipater.envs.gymnasium_env import SeatEnv
from antipater.envs.vector_env import ManyGames

SECONDS = 1.0  # of processor time
ROUNDS = 3
AT_ONCE = 2_048


class Figures(NamedTuple):
    """Steps per second: of processor time, all threads together, and of wall clock, kept up over the whole time."""

    processor: float
    wall: float


def choose_all(masks: Any, noise: Any) -> Any:
    """Return a legal action for every game, each as likely as the others."""
    counts = masks.sum(axis=1, dtype=np.int64)
    _, actions = np.nonzero(masks)
    return actions[np.cumsum(counts) - counts + (noise * counts).astype(np.int64)]


def many(name: str, threads: int, seconds: float, copy: bool = False) -> Figures:
    """Measure many games at once; choosing at random is not counted."""
    env = ManyGames(name, AT_ONCE, threads=threads, copy=copy)
    _, info = env.reset(seed=1)
    dice = np.random.default_rng(1)
    for _ in range(60):  # so that games are at different points
        _, _, _, _, info = env.step(choose_all(info["action_mask"], dice.random(AT_ONCE)))
    wall, steps, processor = 0.0, 0, 0.0
    while processor < seconds:
        actions = choose_all(info["action_mask"], dice.random(AT_ONCE))
        worked, entered = time.process_time(), time.perf_counter()
        _, _, _, _, info = env.step(actions)
        wall += time.perf_counter() - entered
        processor += time.process_time() - worked
        steps += AT_ONCE
    env.close()
    return Figures(steps / processor, steps / wall)


def alone(play: Callable[[], int], seconds: float) -> Figures:
    """Measure whole games, one after the other; *play* returns how many steps one had."""
    steps, worked, entered = 0, time.process_time(), time.perf_counter()
    while time.process_time() - worked < seconds:
        steps += play()
    return Figures(steps / (time.process_time() - worked), steps / (time.perf_counter() - entered))


def pettingzoo(dice: Dice) -> int:
    """Play a game through PettingZoo's own loop."""
    env, steps = pettingzoo_env.TableEnv("duel", "duel_v1", None, {}), 0
    env.reset(seed=dice.roll(1 << 30))
    while env.agents:
        seen, _, over, _, _ = env.last()
        env.step(None if over else dice.choose(np.flatnonzero(seen["action_mask"]).tolist()))
        steps += 1
    return steps


def gymnasium(env: SeatEnv, dice: Dice) -> int:
    """Play a game of one seat against a random opponent."""
    _, info = env.reset()
    steps, over = 0, False
    while not over:
        _, _, over, _, info = env.step(dice.choose(np.flatnonzero(info["action_mask"]).tolist()))
        steps += 1
    return steps


def openspiel(game: pyspiel.Game, dice: Dice) -> int:
    """Play a game through OpenSpiel, with the observation tensor of each decision."""
    state, steps = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(dice.choose(state.chance_outcomes())[0])
        else:
            state.observation_tensor(state.current_player())
            state.apply_action(dice.choose(state.legal_actions()))
            steps += 1
    return steps


def main(seconds: float, rounds: int) -> None:
    """Measure everything in turn, several times, and print the best of each."""
    dice, seat = Dice(1), SeatEnv("duel", opponent="random")
    game = pyspiel.load_game(openspiel_game.DUEL.short_name)
    rows: dict[str, Callable[[], Figures]] = {
        "Gymnasium, one seat of duel": lambda: alone(lambda: gymnasium(seat, dice), seconds),
        "PettingZoo, duel": lambda: alone(lambda: pettingzoo(dice), seconds),
        "OpenSpiel, duel": lambda: alone(lambda: openspiel(game, dice), seconds),
        f"duel × {AT_ONCE:,}, one thread": lambda: many("duel", 1, seconds),
        f"duel × {AT_ONCE:,}, two threads": lambda: many("duel", 2, seconds),
        f"duel × {AT_ONCE:,}, two threads, fresh copies": lambda: many("duel", 2, seconds, copy=True),
        f"duel+pantheon × {AT_ONCE:,}, two threads": lambda: many("duel+pantheon", 2, seconds),
        f"duel+agora × {AT_ONCE:,}, two threads": lambda: many("duel+agora", 2, seconds),
        f"duel+pantheon+agora × {AT_ONCE:,}, two threads": lambda: many("duel+pantheon+agora", 2, seconds),
        f"classic × {AT_ONCE:,}, two threads": lambda: many("classic", 2, seconds),
    }
    found: dict[str, list[Figures]] = {name: [] for name in rows}
    for _ in range(rounds):
        for name, measure in rows.items():
            found[name].append(measure())
    table = Table("environment", "steps per second of processor time", "… of wall clock")
    for name, figures in found.items():
        best = (max(one.processor for one in figures), max(one.wall for one in figures))
        table.add_row(name, f"{best[0]:,.0f}", f"{best[1]:,.0f}")
    Console().print(table)


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS, int(sys.argv[2]) if len(sys.argv) > 2 else ROUNDS)
