"""Proximal policy optimisation by self-play: one net plays all seats of many games."""

from collections.abc import Callable

import gymnasium as gym
import numpy as np
import torch

from examples.baselines.policy import ENV, PolicyNet, new_net

GAMES, LENGTH = 128, 64  # at once, and steps of each between two updates
EPOCHS, BATCH = 3, 1024
TRACE, CLIP, ENTROPY, RATE = 0.95, 0.2, 0.01, 3e-4


def learn(seed: int, steps: int, report: Callable[[int, PolicyNet], None]) -> PolicyNet:
    """Learn for so many decisions; return the net."""
    net = new_net(seed)
    optimizer = torch.optim.Adam(net.parameters(), RATE)
    env = gym.make_vec(ENV, num_envs=GAMES, opponent="self", threads=1)
    rows, info = env.reset(seed=seed << 32)
    done = 0
    while done < steps:
        kept, last = [], 0.0
        for _ in range(LENGTH):
            masks, seats = info["action_mask"], info["seat"]
            numbers, values = net.judged(rows, masks)
            chances = torch.distributions.Categorical(logits=torch.from_numpy(numbers))
            actions = chances.sample()
            before, likely = rows, chances.log_prob(actions).numpy()
            rows, rewards, ended, _, info = env.step(actions.numpy())
            # The value of the next position is that of whoever moves there: the rival's counts the other way.
            turned = np.where(ended, 0.0, np.where(info["seat"] == seats, 1.0, -1.0))
            kept.append((before, masks, actions.numpy(), likely, values, rewards, turned))
        done += GAMES * LENGTH
        advantages = np.zeros((LENGTH, GAMES), np.float32)
        following = net.judged(rows, info["action_mask"])[1]
        for step in reversed(range(LENGTH)):
            _, _, _, _, values, rewards, turned = kept[step]
            last = rewards + turned * following - values + TRACE * turned * last
            advantages[step], following = last, values
        columns = [torch.from_numpy(np.concatenate([step[which] for step in kept])) for which in range(5)]
        improve(net, optimizer, columns, torch.from_numpy(advantages.reshape(-1)))
        report(done, net)
    env.close()
    return net


def improve(
    net: PolicyNet, optimizer: torch.optim.Optimizer, columns: list[torch.Tensor], advantages: torch.Tensor
) -> None:
    """Take a few passes over what was just played."""
    rows, masks, actions, likely, values = columns
    targets = advantages + values
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    for _ in range(EPOCHS):
        for batch in torch.randperm(len(actions)).split(BATCH):
            numbers, guess = net(rows[batch], masks[batch])
            chances = torch.distributions.Categorical(logits=numbers)
            ratio = torch.exp(chances.log_prob(actions[batch]) - likely[batch])
            gain = torch.min(ratio * advantages[batch], ratio.clamp(1 - CLIP, 1 + CLIP) * advantages[batch]).mean()
            loss = -gain + 0.5 * (guess - targets[batch]).square().mean() - ENTROPY * chances.entropy().mean()
            optimizer.zero_grad()
            loss.backward()  # type: ignore[no-untyped-call]
            torch.nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()
