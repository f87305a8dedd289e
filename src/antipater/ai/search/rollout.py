"""Improves a simple policy by playouts: each candidate action is tried in the same imagined worlds.

A policy proposes its best few actions. Each is followed by a playout in which all seats choose by that policy, and the
action with the best results is chosen; in the long run it is at least as good as the policy's own choice, and mostly
much better (Tesauro and Galperin, 1996). All candidates meet the same worlds and the same dice, so few playouts are
enough to tell them apart.
"""

import time
from collections.abc import Callable
from typing import Any, Protocol

from antipater.ai.search.agent import Agent, check_turn
from antipater.ai.search.budget import Budget
from antipater.game.contract import Game, State
from antipater.game.dealer import DiceDealer
from antipater.game.dice import Dice

CANDIDATES = 4


class Policy(Agent, Protocol):
    """An agent that also gives every action a value."""

    def action_values(self, seen: State, seat: int) -> dict[int, float]:
        """Return the value of each legal action."""
        ...


Evaluation = Callable[[Any, int], float]


class RolloutSearcher:
    """A policy improved by playouts."""

    def __init__(
        self, game: Game, budget: Budget, dice: Dice, policy: Callable[[Game, Dice], Policy], evaluation: Evaluation
    ) -> None:
        self.game = game
        self.budget = budget
        self.dice = dice
        self.policy = policy
        self.evaluation = evaluation  # the value of a finished game for a seat

    def choose(self, seen: State, seat: int) -> int:
        """Halve the candidates, each time by twice as many playouts for each, until one is left."""
        check_turn(self.game, seen, seat)
        values = self.policy(self.game, self.dice).action_values(seen, seat)
        left = sorted(values, key=lambda action: -values[action])[:CANDIDATES]
        stages = (len(left) - 1).bit_length()
        results = dict.fromkeys(left, 0.0)
        while len(left) > 1:
            self.compare(seen, seat, left, results, stages)
            left = sorted(left, key=lambda action: -results[action])[: (len(left) + 1) // 2]
        return left[0]

    def compare(self, seen: State, seat: int, left: list[int], results: dict[int, float], stages: int) -> None:
        """Spend the budget of one stage on the remaining candidates, world by world."""
        worlds = self.budget.simulations // (stages * len(left))
        until = time.monotonic() + self.budget.seconds / stages
        done = 0
        while done == 0 or done < worlds or (self.budget.seconds and time.monotonic() < until):
            world, seed = self.game.imagine(seen, self.dice), self.dice.word()
            for action in left:
                results[action] += self.playout(world, seat, action, seed)
            done += 1

    def playout(self, world: State, seat: int, action: int, seed: int) -> float:
        """Play a world to its end after an action; return the value of the result for *seat*."""
        state, dice = world.copy(), Dice(seed)
        dealer, policy = DiceDealer(dice), self.policy(self.game, dice)
        state.apply(action, seat)
        while seats := dealer.settle(state):
            state.apply(policy.choose(state.observe(seats[0]), seats[0]), seats[0])
        return self.evaluation(state, seat)
