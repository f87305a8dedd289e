"""Deep Q-learning by self-play: what an action is worth to the seat that takes it, learnt from a buffer of the past."""

from collections.abc import Callable

import gymnasium as gym
import numpy as np
import torch

from examples.baselines.policy import ENV, PolicyNet, Rows, new_net

GAMES, LENGTH = 128, 400  # at once, and steps of each that are remembered
BATCH, RATE = 256, 3e-4
FIRST, AHEAD = 50, 10  # steps before the first update; steps between a choice and the position that judges it
UPDATES, FOLLOW = 4, 0.01  # updates after each step of all games; how quickly the target follows the net
EXPLORE, EXPLORE_LEAST = 1.0, 0.05  # the share of random choices, at first and from half of the run on


class Past:
    """A ring of the last steps of all games."""

    def __init__(self, columns: int, actions: int) -> None:
        self.rows = np.zeros((LENGTH, GAMES, columns), np.uint8)
        self.masks = np.zeros((LENGTH, GAMES, actions), np.uint8)
        self.actions, self.rewards = np.zeros((LENGTH, GAMES), np.int64), np.zeros((LENGTH, GAMES), np.float32)
        self.turned = np.zeros((LENGTH, GAMES), np.float32)  # whose the next choice is: 1 mine, -1 the rival's, 0 over
        self.count = 0

    def add(self, rows: Rows, masks: Rows, actions: Rows, rewards: Rows, turned: Rows) -> None:
        """Keep what all games just did."""
        place = self.count % LENGTH
        self.rows[place], self.masks[place], self.actions[place] = rows, masks, actions
        self.rewards[place], self.turned[place] = rewards, turned
        self.count += 1

    def sample(self, dice: np.random.Generator) -> list[torch.Tensor]:
        """Return choices, what the next few steps brought, and the positions after them, by whose they are."""
        oldest = max(0, self.count - LENGTH)
        step, game = dice.integers(oldest, self.count - AHEAD, size=BATCH), dice.integers(GAMES, size=BATCH)
        gained, sign = np.zeros(BATCH, np.float32), np.ones(BATCH, np.float32)
        for ahead in range(AHEAD):
            place = (step + ahead) % LENGTH
            gained += sign * self.rewards[place, game]
            sign *= self.turned[place, game]
        first, last = step % LENGTH, (step + AHEAD) % LENGTH
        arrays = (self.rows[first, game], self.actions[first, game], gained, sign)
        return [torch.from_numpy(array) for array in (*arrays, self.rows[last, game], self.masks[last, game])]


def learn(seed: int, steps: int, report: Callable[[int, PolicyNet], None]) -> PolicyNet:
    """Learn for so many decisions; return the net, whose numbers are the worths of actions."""
    net, target = new_net(seed), new_net(seed)
    optimizer = torch.optim.Adam(net.parameters(), RATE)
    env = gym.make_vec(ENV, num_envs=GAMES, opponent="self", threads=1)
    rows, info = env.reset(seed=seed << 32)
    dice, past = np.random.default_rng(seed), Past(rows.shape[1], info["action_mask"].shape[1])
    for done in range(GAMES, steps + GAMES, GAMES):
        masks, seats = info["action_mask"], info["seat"]
        explore = max(EXPLORE_LEAST, EXPLORE - (EXPLORE - EXPLORE_LEAST) * done / (steps / 2))
        best = net.judged(rows, masks)[0].argmax(axis=1)
        anyhow = (masks * dice.random(masks.shape, dtype=np.float32)).argmax(axis=1)
        actions = np.where(dice.random(GAMES) < explore, anyhow, best)
        before = rows
        rows, rewards, ended, _, info = env.step(actions)
        past.add(before, masks, actions, rewards, np.where(ended, 0, np.where(info["seat"] == seats, 1, -1)))
        if past.count >= FIRST:
            for _ in range(UPDATES):
                improve(net, target, optimizer, past.sample(dice))
        report(done, net)
    env.close()
    return net


def improve(net: PolicyNet, target: PolicyNet, optimizer: torch.optim.Optimizer, sample: list[torch.Tensor]) -> None:
    """Take one step towards what the target says of the action that the net likes later (double Q-learning)."""
    rows, actions, gained, sign, after, masks = sample
    with torch.no_grad():
        liked = net(after, masks)[0].argmax(dim=1, keepdim=True)
        following = target(after, masks)[0].gather(1, liked).squeeze(1).clamp(-1, 1)
    guess = net(rows, torch.ones_like(masks))[0].gather(1, actions[:, None]).squeeze(1)
    loss = torch.nn.functional.smooth_l1_loss(guess, gained + sign * following)
    optimizer.zero_grad()
    loss.backward()  # type: ignore[no-untyped-call]
    optimizer.step()
    with torch.no_grad():
        for slow, quick in zip(target.parameters(), net.parameters(), strict=True):
            slow.lerp_(quick, FOLLOW)
