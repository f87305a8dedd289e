"""Players with a net that gives win probabilities: one looks a move ahead, the other searches a tree."""

import time
from concurrent.futures import ThreadPoolExecutor

from antipater.ai.endgame import EVEN, PATIENT_CARDS, Endgame, known_to_all
from antipater.ai.evaluation.shipped import NetSpec
from antipater.ai.search.agent import check_turn
from antipater.ai.search.budget import Budget
from antipater.ai.search.guided import GuidedTree
from antipater.ai.search.settings import TreeSettings
from antipater.game.build import compiled
from antipater.game.contract import Game, State
from antipater.game.dice import Dice

WORLDS = 16  # imagined where something is hidden, a tree for each
CERTAIN = 1.0  # the value of a game that is won; the net stays below it
BATCH = 32  # simulations between two looks at the clock
# What a solver may do for each simulation or millisecond, positions visited times their numbers: half a millisecond.
SOLVED = 200_000
SOLVED_INTERPRETED = 1_000  # an interpreted core needs two hundred times as long for each
MOST_NODES = 2_000_000  # of all trees of a choice by the clock; about a gigabyte and a half


class NetPlayer:
    """Chooses the action with the highest win probability after it; chance is left to the net, not searched."""

    def __init__(self, game: Game, dice: Dice, net: NetSpec) -> None:
        self.game = game
        self.dice = dice
        self.net = net
        self.evaluator = net.evaluator(game.start())

    def choose(self, seen: State, seat: int) -> int:
        """Return the best action, any of them if several are equally good."""
        values = dict(self.action_values(seen, seat))
        best = max(values.values())
        return self.dice.choose([action for action in values if values[action] == best])

    def action_values(self, seen: State, seat: int) -> list[tuple[int, float]]:
        """Return every legal action with the win probability after it."""
        check_turn(self.game, seen, seat)
        self.evaluator.features.table.become(seen)
        values: list[tuple[int, float]] = self.evaluator.considered(seat)
        return values


class NetSearcher(NetPlayer):
    """Searches a tree that the net guides; where something is hidden, one tree in each of a few worlds.

    Every thread has trees of its own. With one thread and a number of simulations, the dice determine every choice.
    """

    def __init__(self, game: Game, budget: Budget, dice: Dice, net: NetSpec, exact: bool = True) -> None:
        super().__init__(game, dice, net)
        self.budget = budget
        self.settings: TreeSettings = net.settings
        self.worlds = WORLDS
        self.endgame = endgame_within(game, net, budget) if exact else None
        self.trees: list[GuidedTree] = []

    def choose(self, seen: State, seat: int) -> int:
        """Return the best action where the end is solved, or else the most visited one."""
        check_turn(self.game, seen, seat)
        actions = seen.legal(seat)
        if len(actions) == 1:
            return actions[0]
        won = win_at_once(self.action_values(seen, seat))
        if won is not None:
            return won
        solved = self.endgame and self.endgame.solve(seen, seat)
        if solved and solved[1] > EVEN:
            return solved[0]
        found = self.search(seen, seat)
        return max(found, key=lambda action: (certainty(found[action][1]), *found[action]))

    def search(self, seen: State, seat: int) -> dict[int, tuple[int, float]]:
        """Return the visit count of each action over all worlds, and its mean win probability."""
        check_turn(self.game, seen, seat)
        self.trees = self.trees_for(seen)
        if self.budget.threads == 1:
            for tree in self.trees:
                self.run(tree)
        else:
            with ThreadPoolExecutor(self.budget.threads) as pool:
                list(pool.map(self.run, self.trees))
        found: dict[int, tuple[int, float]] = {}
        for tree in self.trees:
            for action, visits, value in tree.root_actions():
                before = found.get(action, (0, 0.0))
                found[action] = (before[0] + visits, before[1] + value / len(self.trees))
        return found

    def trees_for(self, seen: State) -> list[GuidedTree]:
        """Return the trees of the last choice, moved to the new position if they contain it, or new ones."""
        if self.game.hides_information and not known_to_all(self.game, seen):
            worlds = [self.game.imagine(seen, self.dice) for _ in range(max(self.worlds, self.budget.threads))]
        else:
            if len(self.trees) == self.budget.threads and all(tree.move_to(seen) for tree in self.trees):
                return self.trees
            worlds = [seen.copy() for _ in range(self.budget.threads)]
        room = 2 * self.simulations(len(worlds)) if self.budget.simulations else MOST_NODES // len(worlds)
        return [self.tree(place, world, room) for place, world in enumerate(worlds)]

    def tree(self, place: int, world: State, room: int) -> GuidedTree:
        """Return a tree for a world: a new one, or the one in this place for the last choice, which begins again.

        By the clock a tree may have grown to where it should not be kept.
        """
        dice = Dice(self.dice.word())
        if self.budget.simulations and place < len(self.trees) and self.trees[place].begin_again(world, dice, room):
            return self.trees[place]
        return self.settings.apply(self.new_tree(world, room, dice))

    def new_tree(self, world: State, room: int, dice: Dice) -> GuidedTree:
        """Return a tree for a world, with an evaluator and a solver that no other thread uses."""
        alone = self.budget.threads == 1
        evaluator = self.evaluator if alone else self.net.evaluator(world.copy())
        # What a solver knows in a world that was imagined, nobody at the table knows.
        solver = self.endgame.solver() if self.endgame and alone and not self.game.hides_information else None
        return GuidedTree(world, evaluator, dice, room, solver)

    def simulations(self, trees: int) -> int:
        """Return how many simulations each of so many trees gets."""
        return -(-self.budget.simulations // trees)

    def run(self, tree: GuidedTree) -> None:
        """Run a tree until its share of the budget is spent, or the most visited action cannot change any more."""
        left = self.simulations(len(self.trees))
        begun = time.monotonic()
        share = self.budget.seconds * self.budget.threads / len(self.trees)
        spent, done = 0.0, 0
        while left > 0 or spent < share:
            rounds = min(left, BATCH) if left else BATCH
            tree.run(rounds)
            left -= rounds if left else 0
            done += rounds
            spent = time.monotonic() - begun
            most = left if self.budget.simulations else done / spent * (share - spent)
            if len(self.trees) == 1 and tree.visit_lead() > most:
                return


def endgame_within(game: Game, net: NetSpec, budget: Budget) -> Endgame:
    """Return a solver for the end that keeps to a budget; a position costs it as much as it has numbers."""
    each = SOLVED if compiled() else SOLVED_INTERPRETED
    most = (budget.simulations or 1_000 * budget.seconds) * each / len(game.start().fields())
    return Endgame(game, net, max(1, int(most)), PATIENT_CARDS)


def win_at_once(values: list[tuple[int, float]]) -> int | None:
    """Return an action that ends the game with a victory, None if there is none."""
    return next((action for action, value in values if value >= CERTAIN), None)


def certainty(share: float) -> int:
    """Return 1 for an action that is proved to win, -1 for one that is proved to lose, 0 for all others."""
    return 1 if share >= CERTAIN else -1 if share <= 0.0 else 0
