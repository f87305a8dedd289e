"""Masked PPO learns Duel against random play: `python examples/masked_ppo.py 20000`. Needs antipater[envs,examples]."""

import sys

import gymnasium as gym
from sb3_contrib import MaskablePPO


def learn(steps: int) -> MaskablePPO:
    """Learn for so many steps; the mask comes from the environment's `action_masks()`."""
    env = gym.make("antipater.envs:antipater/Duel-v1", opponent="random", seat="random")
    model = MaskablePPO("MlpPolicy", env, n_steps=512, batch_size=128, n_epochs=4, seed=1, device="cpu")
    return model.learn(steps)


def score(model: MaskablePPO, games: int) -> float:
    """Return the mean reward of the model against random play: -1 loses all, 1 wins all."""
    env = gym.make("antipater.envs:antipater/Duel-v1", opponent="random", seat="random")
    total = 0.0
    for game in range(games):
        seen, info = env.reset(seed=1_000_000 + game)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=info["action_mask"], deterministic=True)
            seen, reward, over, _, info = env.step(action)
        total += float(reward)
    return total / games


if __name__ == "__main__":
    print(f"mean reward in 50 games: {score(learn(int(sys.argv[1])), 50):+.2f}")
