"""A net over the rows that a seat sees, an agent of the arena that plays it, and its score against an opponent."""

from typing import Any

import gymnasium as gym
import numpy as np
import torch
from torch import nn

from antipater.envs.encoding import layout
from antipater.game.contract import Game, State

ENV = "antipater.envs:antipater/Duel-v1"
ILLEGAL = -1e9
Rows = np.ndarray[Any, Any]


class PolicyNet(nn.Module):
    """Two hidden layers; a number for each action, and the expected reward of the seat that looks."""

    def __init__(self, columns: int, actions: int, width: int = 256) -> None:
        super().__init__()
        self.trunk = nn.Sequential(nn.Linear(columns, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, actions)
        self.value = nn.Sequential(nn.Linear(width, 1), nn.Tanh())
        nn.init.zeros_(self.policy.weight)

    def forward(self, rows: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return a number for each action, hopeless where it is illegal, and the value."""
        hidden = self.trunk(torch.log1p(rows.float()))  # columns count coins as well as single cards
        return self.policy(hidden).masked_fill(masks == 0, ILLEGAL), self.value(hidden).squeeze(1)

    @torch.no_grad()
    def judged(self, rows: Rows, masks: Rows) -> tuple[Rows, Rows]:
        """Return the same for arrays."""
        numbers, values = self(torch.from_numpy(rows), torch.from_numpy(masks))
        return numbers.numpy(), values.numpy()


def new_net(seed: int) -> PolicyNet:
    """Return an untrained net for Duel; the seed rolls its weights."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)  # so that sums, and with them runs, are the same everywhere
    with_sizes = gym.make(ENV)
    columns = with_sizes.observation_space.shape
    assert columns is not None
    return PolicyNet(columns[0], int(with_sizes.action_space.n))  # type: ignore[attr-defined]


class PolicyAgent:
    """Plays the action with the highest number, and looks no move ahead."""

    def __init__(self, game: Game, net: PolicyNet) -> None:
        self.layout, self.net = layout(game), net

    def choose(self, seen: State, seat: int) -> int:
        """Return the best action."""
        numbers, _ = self.net.judged(self.layout.encode(seen, seat)[None], self.layout.mask(seen, seat)[None])
        return int(numbers.argmax())


def score(net: PolicyNet, opponent: str, games: int = 200, seed: int = 1_000_000) -> float:
    """Return the share of games that the net wins without search, as many at each seat; a tie is half a victory."""
    won = 0.0
    for seat in (0, 1):
        env = gym.make_vec(ENV, num_envs=games // 2, opponent=opponent, seat=seat, threads=1)
        rows, info = env.reset(seed=seed)
        first = np.full(games // 2, np.nan)  # the reward of the first game that ends in each place
        while np.isnan(first).any():
            numbers, _ = net.judged(rows, info["action_mask"])
            rows, rewards, ended, _, info = env.step(numbers.argmax(axis=1))
            first = np.where(np.isnan(first) & ended, rewards, first)
        env.close()
        won += float((first + 1).sum() / 2)
    return won / games
