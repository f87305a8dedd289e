"""Players that ask a net how likely they are to win: one looks a move ahead, the other searches a tree."""

import time

from antipater.ai.evaluation.judge import Judge
from antipater.ai.evaluation.shipped import judge_for
from antipater.ai.search.budget import Budget
from antipater.ai.search.guided import GuidedTree
from antipater.catalog import ruleset_of
from antipater.game.contract import Game, State
from antipater.game.dice import Dice

WORLDS = 4
STRETCH = 32  # simulations between two looks at the clock
MOST_SIMULATIONS = 200_000


class NetPlayer:
    """Does what leads to the position that the net likes best; chance is judged by the net, not searched."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.judges: dict[type[State], Judge] = {}

    def choose(self, seen: State, seat: int) -> int:
        """Choose the best of the moves, any of them if several are equally good."""
        worth = dict(self.judged(seen, seat))
        best = max(worth.values())
        return self.dice.choose([action for action in worth if worth[action] == best])

    def judged(self, seen: State, seat: int) -> list[tuple[int, float]]:
        """Return every move with the win probability after it."""
        judge = self.judge(seen)
        judge.eyes.table.become(seen)
        return judge.considered(seat)

    def judge(self, seen: State) -> Judge:
        """Return the judge of this kind of position."""
        kind = type(seen)
        if kind not in self.judges:
            self.judges[kind] = judge_for(seen.copy())
        return self.judges[kind]


class NetSearcher(NetPlayer):
    """Searches a tree that the net guides; where something is hidden, one in each of a few worlds."""

    def __init__(self, budget: Budget, dice: Dice) -> None:
        super().__init__(dice)
        self.budget = budget

    def choose(self, seen: State, seat: int) -> int:
        """Choose what was tried most often."""
        actions = seen.legal(seat)
        if len(actions) == 1:
            return actions[0]
        found = self.search(seen, seat)
        return max(found, key=lambda action: found[action])

    def search(self, seen: State, seat: int) -> dict[int, tuple[int, float]]:
        """Return how often each action was tried in all worlds, and the share that it promises."""
        game = ruleset_of(seen)
        worlds = WORLDS if type(game).imagine is not Game.imagine else 1
        trees = [
            GuidedTree(game.imagine(seen, self.dice), self.judge(seen), Dice(self.dice.word()), self.room(worlds))
            for _ in range(worlds)
        ]
        for tree in trees:
            self.spend(tree, worlds)
        found: dict[int, tuple[int, float]] = {}
        for tree in trees:
            for action, visits, value in tree.tried():
                before = found.get(action, (0, 0.0))
                found[action] = (before[0] + visits, before[1] + value / worlds)
        return found

    def room(self, worlds: int) -> int:
        """Return how many simulations a tree must have room for."""
        return self.budget.simulations // worlds + 1 if self.budget.simulations else MOST_SIMULATIONS

    def spend(self, tree: GuidedTree, worlds: int) -> None:
        """Run a tree until its share of the budget is spent."""
        if self.budget.simulations:
            tree.run(-(-self.budget.simulations // worlds))
            return
        until = time.monotonic() + self.budget.seconds / worlds
        while time.monotonic() < until:
            tree.run(STRETCH)
