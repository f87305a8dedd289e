"""Looks further than a simple player by letting it play: the same worlds for every candidate, all seats by its habits.

Whatever a policy would do, trying its best few moves in imagined games that all seats finish by that policy, and
making the one that did best, is at least as good in the long run and mostly much better (Tesauro and Galperin, 1996).
Every candidate meets the same worlds and the same luck, so few games tell much.
"""

import time
from collections.abc import Callable
from typing import Any, Protocol

from antipater.ai.search.agent import Agent, check_position
from antipater.ai.search.budget import Budget
from antipater.game.contract import Game, State
from antipater.game.dealer import DiceDealer
from antipater.game.dice import Dice

CANDIDATES = 4


class Policy(Agent, Protocol):
    """An agent that can say how good it thinks each move is."""

    def action_values(self, seen: State, seat: int) -> dict[int, float]:
        """Return what each legal action seems to be worth."""
        ...


Evaluation = Callable[[Any, int], float]


class Redealer:
    """Improves on a policy by imagined games."""

    def __init__(
        self, game: Game, budget: Budget, dice: Dice, policy: Callable[[Game, Dice], Policy], evaluation: Evaluation
    ) -> None:
        self.game = game
        self.budget = budget
        self.dice = dice
        self.policy = policy
        self.evaluation = evaluation  # what a finished game is worth to a seat

    def choose(self, seen: State, seat: int) -> int:
        """Halve the candidates, each time by twice as many games for each, until one is left."""
        check_position(self.game, seen)
        values = self.policy(self.game, self.dice).action_values(seen, seat)
        left = sorted(values, key=lambda action: -values[action])[:CANDIDATES]
        stages = (len(left) - 1).bit_length()
        results = dict.fromkeys(left, 0.0)
        while len(left) > 1:
            self.compare(seen, seat, left, results, stages)
            left = sorted(left, key=lambda action: -results[action])[: (len(left) + 1) // 2]
        return left[0]

    def compare(self, seen: State, seat: int, left: list[int], results: dict[int, float], stages: int) -> None:
        """Spend one stage's part of the budget on the candidates that are left, world by world."""
        worlds = self.budget.simulations // (stages * len(left))
        until = time.monotonic() + self.budget.seconds / stages
        met = 0
        while met == 0 or met < worlds or (self.budget.seconds and time.monotonic() < until):
            world, luck = self.game.imagine(seen, self.dice), self.dice.word()
            for action in left:
                results[action] += self.finished(world, seat, action, luck)
            met += 1

    def finished(self, world: State, seat: int, action: int, luck: int) -> float:
        """Play a world to its end after an action; return what that is worth."""
        state, dice = world.copy(), Dice(luck)
        dealer, policy = DiceDealer(dice), self.policy(self.game, dice)
        state.apply(action, seat)
        while seats := dealer.settle(state):
            state.apply(policy.choose(state.observe(seats[0]), seats[0]), seats[0])
        return self.evaluation(state, seat)
