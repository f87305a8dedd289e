"""Players that ask a net how likely they are to win: one looks a move ahead, the other searches a tree."""

import time
from concurrent.futures import ThreadPoolExecutor

from antipater.ai.endgame import EVEN, Endgame
from antipater.ai.evaluation.shipped import NetSpec
from antipater.ai.search.agent import check_position, hides_information
from antipater.ai.search.budget import Budget
from antipater.ai.search.guided import GuidedTree
from antipater.game.contract import Game, State
from antipater.game.dice import Dice

WORLDS = 4
STRETCH = 32  # simulations between two looks at the clock
MOST_SIMULATIONS = 200_000


class NetPlayer:
    """Does what leads to the position that the net likes best; chance is judged by the net, not searched."""

    def __init__(self, game: Game, dice: Dice, net: NetSpec) -> None:
        self.game = game
        self.dice = dice
        self.net = net
        self.evaluator = net.evaluator(game.start())

    def choose(self, seen: State, seat: int) -> int:
        """Choose the best of the moves, any of them if several are equally good."""
        worth = dict(self.judged(seen, seat))
        best = max(worth.values())
        return self.dice.choose([action for action in worth if worth[action] == best])

    def judged(self, seen: State, seat: int) -> list[tuple[int, float]]:
        """Return every move with the win probability after it."""
        check_position(self.game, seen)
        self.evaluator.features.table.become(seen)
        return self.evaluator.considered(seat)


class NetSearcher(NetPlayer):
    """Searches a tree that the net guides; where something is hidden, one in each of a few worlds.

    Every thread grows trees of its own. With one thread and a number of simulations, the dice determine all.
    """

    def __init__(self, game: Game, budget: Budget, dice: Dice, net: NetSpec, exact: bool = False) -> None:
        super().__init__(game, dice, net)
        self.budget = budget
        self.endgame = Endgame(game, net) if exact else None
        self.trees: list[GuidedTree] = []

    def choose(self, seen: State, seat: int) -> int:
        """Choose what is best for certain, or else what was tried most often."""
        check_position(self.game, seen)
        actions = seen.legal(seat)
        if len(actions) == 1:
            return actions[0]
        solved = self.endgame and self.endgame.solve(seen, seat)
        if solved and solved[1] > EVEN:
            return solved[0]
        found = self.search(seen, seat)
        return max(found, key=lambda action: found[action])

    def search(self, seen: State, seat: int) -> dict[int, tuple[int, float]]:
        """Return how often each action was tried in all worlds, and the share that it promises."""
        check_position(self.game, seen)
        self.trees = self.trees_for(seen)
        if self.budget.threads == 1:
            for tree in self.trees:
                self.spend(tree)
        else:
            with ThreadPoolExecutor(self.budget.threads) as pool:
                list(pool.map(self.spend, self.trees))
        found: dict[int, tuple[int, float]] = {}
        for tree in self.trees:
            for action, visits, value in tree.tried():
                before = found.get(action, (0, 0.0))
                found[action] = (before[0] + visits, before[1] + value / len(self.trees))
        return found

    def trees_for(self, seen: State) -> list[GuidedTree]:
        """Return trees to go on with: those of the last choice where they reach as far, new ones otherwise."""
        if hides_information(self.game):
            worlds = [self.game.imagine(seen, self.dice) for _ in range(max(WORLDS, self.budget.threads))]
        else:
            if self.trees and all(tree.move_to(seen) for tree in self.trees):
                return self.trees
            worlds = [seen.copy() for _ in range(self.budget.threads)]
        alone = self.budget.threads == 1
        room = 2 * self.simulations(len(worlds)) if self.budget.simulations else MOST_SIMULATIONS
        return [
            GuidedTree(
                world, self.evaluator if alone else self.net.evaluator(world.copy()), Dice(self.dice.word()), room
            )
            for world in worlds
        ]

    def simulations(self, trees: int) -> int:
        """Return a tree's share of the simulations."""
        return -(-self.budget.simulations // trees)

    def spend(self, tree: GuidedTree) -> None:
        """Run a tree until its share of the budget is spent, or its favourite cannot be overtaken any more."""
        left = self.simulations(len(self.trees))
        until = time.monotonic() + self.budget.seconds * self.budget.threads / len(self.trees)
        while left > 0 or (self.budget.seconds and time.monotonic() < until):
            rounds = min(left, STRETCH) if left else STRETCH
            tree.run(rounds)
            left -= rounds if left else 0
            if left and len(self.trees) == 1 and tree.lead() > left:
                return
