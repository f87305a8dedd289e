"""How fast the environments step, side by side in one run (`python -m bench.envs`): random play, rows and masks."""

import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from rich.console import Console
from rich.table import Table

from antipater import Dice
from antipater.envs import openspiel_game, pettingzoo_env
from antipater.envs.gymnasium_env import SeatEnv
from antipater.envs.vector_env import ManyGames

SECONDS = 3.0
ROUNDS = 3
AT_ONCE = 2_048


def choose_all(masks: Any, noise: Any) -> Any:
    """Return a legal action for every game, each as likely as the others."""
    counts = masks.sum(axis=1, dtype=np.int64)
    _, actions = np.nonzero(masks)
    return actions[np.cumsum(counts) - counts + (noise * counts).astype(np.int64)]


def many(name: str, threads: int, seconds: float, copy: bool = False) -> tuple[float, float]:
    """Return steps per second of wall clock in many games: of the environment alone, and with random choices."""
    env = ManyGames(name, AT_ONCE, threads=threads, copy=copy)
    _, info = env.reset(seed=1)
    dice = np.random.default_rng(1)
    for _ in range(100):  # so that games are at different points
        _, _, _, _, info = env.step(choose_all(info["action_mask"], dice.random(AT_ONCE)))
    steps, inside, begun = 0, 0.0, time.perf_counter()
    while time.perf_counter() - begun < seconds:
        actions = choose_all(info["action_mask"], dice.random(AT_ONCE))
        entered = time.perf_counter()
        _, _, _, _, info = env.step(actions)
        inside += time.perf_counter() - entered
        steps += AT_ONCE
    whole = time.perf_counter() - begun
    env.close()
    return steps / inside, steps / whole


def pettingzoo(seconds: float) -> float:
    """Return steps per second through PettingZoo's own loop."""
    env, dice, steps = pettingzoo_env.TableEnv("duel", "duel_v0", None, {}), Dice(1), 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        env.reset(seed=steps)
        while env.agents:
            seen, _, over, _, _ = env.last()
            env.step(None if over else dice.choose(np.flatnonzero(seen["action_mask"]).tolist()))
            steps += 1
    return steps / (time.perf_counter() - begun)


def gymnasium(seconds: float) -> float:
    """Return steps per second of one seat against a random opponent."""
    env, dice, steps = SeatEnv("duel", opponent="random"), Dice(1), 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        _, info = env.reset(seed=steps)
        over = False
        while not over:
            _, _, over, _, info = env.step(dice.choose(np.flatnonzero(info["action_mask"]).tolist()))
            steps += 1
    return steps / (time.perf_counter() - begun)


def openspiel(seconds: float) -> float:
    """Return decisions per second through OpenSpiel, with the observation tensor of each."""
    game, dice, steps = pyspiel.load_game(openspiel_game.GAME_TYPE.short_name), Dice(1), 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(dice.choose(state.chance_outcomes())[0])
            else:
                state.observation_tensor(state.current_player())
                state.apply_action(dice.choose(state.legal_actions()))
                steps += 1
    return steps / (time.perf_counter() - begun)


def main(seconds: float) -> None:
    """Measure everything in turn, several times, and print the best of each."""
    rows: dict[str, Callable[[], tuple[float, float | None]]] = {
        "Gymnasium, one seat": lambda: (gymnasium(seconds), None),
        "PettingZoo, AEC": lambda: (pettingzoo(seconds), None),
        "OpenSpiel": lambda: (openspiel(seconds), None),
        f"duel × {AT_ONCE:,}, one thread": lambda: many("duel", 1, seconds),
        f"duel × {AT_ONCE:,}, two threads": lambda: many("duel", 2, seconds),
        f"duel × {AT_ONCE:,}, two threads, fresh copies": lambda: many("duel", 2, seconds, copy=True),
        f"duel+pantheon × {AT_ONCE:,}, two threads": lambda: many("duel+pantheon", 2, seconds),
        f"classic × {AT_ONCE:,}, two threads": lambda: many("classic", 2, seconds),
    }
    best: dict[str, tuple[float, float | None]] = {}
    for _ in range(ROUNDS):
        for name, measure in rows.items():
            best[name] = max(best.get(name, (0.0, None)), measure(), key=lambda figures: figures[0])
    table = Table("environment", "steps/s", "with random choices made in NumPy")
    for name, (alone, choosing) in best.items():
        table.add_row(name, f"{alone:,.0f}", f"{choosing:,.0f}" if choosing else "")
    Console().print(table)


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS)
