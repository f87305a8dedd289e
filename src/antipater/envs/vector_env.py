"""Gymnasium, thousands of games at once: the compiled `games` behind the interface of a vector environment."""

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import pairwise
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from antipater.catalog import ruleset as find
from antipater.envs.encoding import layout, named, worth
from antipater.envs.games import Games
from antipater.envs.play import RIVALS, checked_seed
from antipater.envs.spaces import action_space, row_space
from antipater.envs.steps import ANY_SEAT, ANYBODY
from antipater.game.dice import Dice
from antipater.game.errors import BadOption, IllegalAction, Reason

NOBODY, RANDOM = "self", "random"
FIRST_SEEDS = 1 << 61
MOST_OPTIONS = 512


class Arrays:
    """Everything that the games write to, a row for each; nothing is allocated after the beginning."""

    def __init__(self, games: int, fields: int, columns: int, actions: int, seats: int) -> None:
        self.positions = np.zeros((games, fields), np.int32)
        self.streams = np.zeros((games, 8), np.uint64)  # the state of the dice of chance, then of the opponents'
        self.actions = np.zeros(games, np.int64)
        self.rows = np.zeros((games, columns), np.uint8)
        self.finals = np.zeros((games, columns), np.uint8)
        self.masks = np.zeros((games, actions), np.int8)
        self.offered = np.zeros((games, MOST_OPTIONS + 1), np.int32)  # how many actions are legal, then which
        self.rewards = np.zeros(games)
        self.returns = np.zeros((games, seats))
        self.ended = np.zeros(games, np.uint8)
        self.movers = np.zeros(games, np.int32)
        self.learners = np.zeros(games, np.int32)
        self.worth: Any = None


class ManyGames(VectorEnv[Any, Any, Any]):
    """Many games of one ruleset, reset in the step that ends them.

    With the opponent `self` every step is taken by the seat that must choose, `info["seat"]`, and the reward is that
    seat's; `info["returns"]` has everybody's. With `random` the others play at random inside the compiled loop.
    Arrays are overwritten by the next step unless *copy* asks for fresh ones.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as the base class has it
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": [],
    }

    def __init__(
        self,
        ruleset: str,
        num_envs: int = 1,
        opponent: str = NOBODY,
        seat: int | str = RANDOM,
        threads: int = 0,
        copy: bool = True,
        **options: Any,
    ) -> None:
        self.game = find(ruleset, **named(options))
        if opponent not in (NOBODY, RANDOM):
            raise BadOption(f"opponent is self or random where many games are played at once, not {opponent!r}")
        if num_envs < 1 or threads < 0:
            raise BadOption(f"num_envs is at least one game and threads at least 0, not {num_envs} and {threads}")
        if seat != RANDOM and not (isinstance(seat, int) and 0 <= seat < self.game.seats):
            raise BadOption(f"seat is random, or a number from 0 to {self.game.seats - 1}, not {seat!r}")
        self.layout = layout(self.game)
        self.num_envs, self.copy = num_envs, copy
        self.single_observation_space, self.single_action_space = row_space(self.layout), action_space(self.layout)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        start = self.game.start()
        sizes = (len(start.fields()), self.layout.size, self.layout.actions, self.game.seats)
        self.arrays = Arrays(num_envs, *sizes)
        self.arrays.worth = partial(worth, self.game)
        learner = ANYBODY if opponent == NOBODY else seat if isinstance(seat, int) else ANY_SEAT
        workers = min(threads or os.cpu_count() or 1, num_envs)
        edges = [num_envs * worker // workers for worker in range(workers + 1)]
        self.slices = [
            Games(start, self.layout.encoder(), self.arrays, first, last, learner) for first, last in pairwise(edges)
        ]
        self.pool = ThreadPoolExecutor(workers) if workers > 1 else None
        self.each = np.arange(num_envs)
        self.never = np.zeros(num_envs, bool)
        self.begun = False

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all games; game *i* has the seed plus *i*, or the *i*-th of several seeds."""
        if seed is None:
            seed = int(np.random.default_rng().integers(FIRST_SEEDS)) if not self.begun else None
        if seed is not None:
            seeds = [seed + place for place in range(self.num_envs)] if isinstance(seed, int) else list(seed)
            if len(seeds) != self.num_envs:
                raise BadOption(f"there are {self.num_envs} games, not {len(seeds)}")
            for place, one in enumerate(seeds):
                if one is not None:
                    first = checked_seed(one)
                    self.slices[0].plant(place, Dice(first), Dice(first + RIVALS))
        self.begun = True
        self.run(0)
        return self.kept(self.arrays.rows), self.info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Apply an action in every game; if one action is illegal, nothing is done at all."""
        self.check(np.asarray(actions))
        self.run(1)
        ended = self.arrays.ended.astype(bool)
        info = self.info()
        if ended.any():
            info |= {"final_obs": self.kept(self.arrays.finals), "_final_obs": ended}
            info |= {"returns": self.kept(self.arrays.returns), "_returns": ended}
        return self.kept(self.arrays.rows), self.kept(self.arrays.rewards), ended, self.never.copy(), info

    def check(self, actions: Any) -> None:
        """Take the actions over; refuse the whole step if one of them is illegal."""
        if not self.begun:
            raise BadOption("no game has begun: call reset() first")
        if actions.shape != (self.num_envs,) or actions.dtype.kind not in "iu":
            raise BadOption(f"a step takes {self.num_envs} whole numbers, not {actions.dtype} of shape {actions.shape}")
        inside = (actions >= 0) & (actions < self.layout.actions)
        legal = inside & (self.arrays.masks[self.each, np.where(inside, actions, 0)] == 1)
        if not legal.all():
            game = int(np.argmin(legal))
            seat = int(self.arrays.movers[game])
            facts = {"game": game, "action": int(actions[game]), "seat": seat}
            raise IllegalAction(Reason("not-an-option", facts=facts))
        self.arrays.actions[:] = actions

    def run(self, rounds: int) -> None:
        """Run every worker on its slice."""
        if self.pool is None:
            self.slices[0].run(rounds)
        else:
            list(self.pool.map(lambda games: games.run(rounds), self.slices))

    def info(self) -> dict[str, Any]:
        """Return what is worth knowing besides: who must choose, and what is legal."""
        return {"action_mask": self.kept(self.arrays.masks), "seat": self.kept(self.arrays.movers)}

    def kept(self, array: Any) -> Any:
        """Return an array as the caller gets it: a copy, or a window through which nothing can be changed."""
        if self.copy:
            return array.copy()
        window = array.view()
        window.flags.writeable = False
        return window

    def close_extras(self, **kwargs: Any) -> None:
        """Stop the threads."""
        if self.pool is not None:
            self.pool.shutdown()
