"""An agent that imagines worlds behind an observation, spends a budget in its trees, and adds up their statistics."""

import time
from array import array
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from antipater.ai.search.agent import check_turn
from antipater.ai.search.budget import Budget
from antipater.ai.search.tree import Tree
from antipater.game.contract import Game, State
from antipater.game.dice import Dice

FLAT = 1  # the depth of flat Monte Carlo
DEEP = 1_000
BATCH = 32  # simulations between two looks at the clock, each in a world of its own
MOST_NODES = 2_000_000
PER_SECOND = 100_000  # more simulations than any game allows


@dataclass(frozen=True)
class ActionStatistics:
    """An action, its visit count, and the mean share of the prize after it."""

    action: int
    visits: int
    value: float


class Searcher:
    """An agent for any game; with one thread and a number of simulations, its dice determine every choice."""

    def __init__(self, game: Game, budget: Budget, dice: Dice, depth: int = DEEP, shared_worlds: int = 1) -> None:
        self.game = game
        self.budget = budget
        self.dice = dice
        self.depth = depth
        self.threads = budget.threads
        self.shared_worlds = shared_worlds  # simulations that use one world, where imagining it takes long
        self.hidden = game.hides_information
        self.views: dict[int, array[int]] = {}
        self.trees: list[tuple[Tree, Dice]] = []  # of the last choice, each with dice for imagining
        self.trees_of = (-1, 0)  # the seat that they are for, of how many

    def choose(self, seen: State, seat: int) -> int:
        """Return the most visited action."""
        check_turn(self.game, seen, seat)
        actions = seen.legal(seat)
        if len(actions) == 1:
            return actions[0]
        return max(self.search(seen, seat), key=lambda found: (found.visits, found.value)).action

    def search(self, seen: State, seat: int) -> list[ActionStatistics]:
        """Return the statistics of every action that was tried, by number."""
        check_turn(self.game, seen, seat)
        seats = len(seen.returns())
        trees = self.trees_for(seen, seat, seats)
        if self.threads == 1:
            self.run(trees[0][0], trees[0][1], seen)
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                list(pool.map(lambda pair: self.run(pair[0], pair[1], seen), trees))
        found: dict[int, tuple[int, int]] = {}
        for tree, _ in trees:
            for action, visits, shares in tree.root_actions():
                before = found.get(action, (0, 0))
                found[action] = (before[0] + visits, before[1] + shares)
        return [
            ActionStatistics(action, visits, shares / (visits * self.game.prize))
            for action, (visits, shares) in sorted(found.items())
        ]

    def trees_for(self, seen: State, seat: int, seats: int) -> list[tuple[Tree, Dice]]:
        """Return the trees of this seat's last choice, moved to the new position, or new ones."""
        if self.trees_of == (seat, seats):
            for tree, _ in self.trees:
                tree.move_to(seen)
        else:
            self.trees_of = (seat, seats)
            self.trees = [self.new_tree(seen, seat, seats) for _ in range(self.threads)]
        for tree, _ in self.trees:
            tree.simultaneous = 1 if any(seen.sealed(other) for other in range(seats)) else 0
        return self.trees

    def new_tree(self, seen: State, seat: int, seats: int) -> tuple[Tree, Dice]:
        """Return a tree with dice of its own, and dice for imagining."""
        views = self.views_of(seats) if self.hidden else array("i")
        most = self.budget.simulations or int(self.budget.seconds * PER_SECOND) + BATCH
        capacity = min(MOST_NODES, most * (seats if self.hidden else 2) + seats)
        dice = Dice(self.dice.word())
        identities = self.game.identities or self.game.actions
        tree = Tree(seen, seat, seats, self.game.prize, views, dice, identities, capacity, self.depth)
        return tree, Dice(self.dice.word())

    def views_of(self, seats: int) -> "array[int]":
        """Return, by actor, viewer and action, what the viewer sees."""
        if seats not in self.views:
            pairs = [(actor, viewer) for actor in range(seats) for viewer in range(seats)]
            self.views[seats] = array(
                "i", [self.game.seen(action, *pair) for pair in pairs for action in range(self.game.actions)]
            )
        return self.views[seats]

    def run(self, tree: Tree, dice: Dice, seen: State) -> None:
        """Run a tree until its share of the budget is spent, or the most visited action cannot change any more."""
        left = -(-self.budget.simulations // self.threads)
        until = time.monotonic() + self.budget.seconds
        worlds = [self.game.imagine(seen, dice) for _ in range(BATCH if self.hidden else 1)]
        while left > 0 or (self.budget.seconds and time.monotonic() < until):
            rounds = min(left, BATCH) if left else BATCH
            tree.imagine(worlds)
            tree.run(rounds)
            left -= rounds if left else 0
            if left and self.threads == 1 and is_decided(tree, left):
                return
            if self.hidden:
                # Some worlds are replaced after each batch: with a fixed few, the tree would overfit to them.
                fresh = BATCH // self.shared_worlds
                worlds = worlds[fresh:] + [self.game.imagine(seen, dice) for _ in range(fresh)]


def is_decided(tree: Tree, left: int) -> bool:
    """Return whether the most visited action stays so even if every simulation left goes to the second."""
    counts = sorted(visits for _, visits, _ in tree.root_actions())
    return len(counts) > 1 and counts[-1] - counts[-2] > left
