"""Plays Duel at random, many games at once: `python examples/random_rollout.py 500`. Needs antipater[envs]."""

import sys

import gymnasium as gym
import numpy as np


def rollout(steps: int, at_once: int = 1_000) -> tuple[int, float]:
    """Take so many steps in every game; return how many games ended, and how often the seat that moved last won."""
    env = gym.make_vec("antipater.envs:antipater/Duel-v1", num_envs=at_once, opponent="self", copy=False)
    _, info = env.reset(seed=1)
    dice, games, won = np.random.default_rng(1), 0, 0
    for _ in range(steps):
        noise = dice.random(info["action_mask"].shape, dtype=np.float32)
        _, rewards, ended, _, info = env.step((info["action_mask"] * noise).argmax(axis=1))
        games += int(ended.sum())
        won += int((rewards > 0).sum())
    env.close()
    return games, won / max(1, games)


if __name__ == "__main__":
    games, won = rollout(int(sys.argv[1]))
    print(f"{games} games ended; who moved last won {won:.0%} of them")
