"""Chooses by simulated games: imagines worlds behind an observation, spends a budget, adds up what the trees found."""

import time
from array import array
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from antipater.ai.search.agent import check_position, hides_information
from antipater.ai.search.budget import Budget
from antipater.ai.search.tree import Tree
from antipater.game.contract import Game, State
from antipater.game.dice import Dice

FLAT = 1  # the depth of flat Monte Carlo
DEEP = 1_000
STRETCH = 32  # simulations between two looks at the clock, each in a world of its own
MOST_NODES = 2_000_000
PER_SECOND = 100_000  # more simulations than any game allows


@dataclass(frozen=True)
class Choice:
    """An action, the simulations that began with it, and the share of the prize that they brought on average."""

    action: int
    simulations: int
    value: float


class Searcher:
    """An agent for any game; with one thread and a number of simulations, its dice determine all that it does."""

    def __init__(self, game: Game, budget: Budget, dice: Dice, depth: int = DEEP, shared_worlds: int = 1) -> None:
        self.game = game
        self.budget = budget
        self.dice = dice
        self.depth = depth
        self.threads = budget.threads
        self.shared_worlds = shared_worlds  # simulations that use one world, where imagining it takes long
        self.hidden = hides_information(game)
        self.views: dict[int, array[int]] = {}
        self.searches: list[tuple[Tree, Dice]] = []  # of the last choice
        self.searcher = (-1, 0)  # the seat that it was for, of how many

    def choose(self, seen: State, seat: int) -> int:
        """Choose what was simulated most often, which is what looked best for longest."""
        check_position(self.game, seen)
        actions = seen.legal(seat)
        if len(actions) == 1:
            return actions[0]
        return max(self.search(seen, seat), key=lambda choice: (choice.simulations, choice.value)).action

    def search(self, seen: State, seat: int) -> list[Choice]:
        """Return what the simulations found about every action tried, by number."""
        check_position(self.game, seen)
        seats = len(seen.returns())
        searches = self.searches_for(seen, seat, seats)
        if self.threads == 1:
            self.spend(searches[0][0], searches[0][1], seen)
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                list(pool.map(lambda search: self.spend(search[0], search[1], seen), searches))
        found: dict[int, tuple[int, int]] = {}
        for tree, _ in searches:
            for action, simulations, shares in tree.tried():
                before = found.get(action, (0, 0))
                found[action] = (before[0] + simulations, before[1] + shares)
        return [
            Choice(action, simulations, shares / (simulations * self.game.prize))
            for action, (simulations, shares) in sorted(found.items())
        ]

    def searches_for(self, seen: State, seat: int, seats: int) -> list[tuple[Tree, Dice]]:
        """Return trees to go on with, each with dice for imagining: those of this seat's last choice, or new ones."""
        if self.searcher == (seat, seats):
            for tree, _ in self.searches:
                tree.move_to(seen)
        else:
            self.searcher = (seat, seats)
            self.searches = [self.tree(seen, seat, seats) for _ in range(self.threads)]
        for tree, _ in self.searches:
            tree.together = 1 if any(seen.sealed(other) for other in range(seats)) else 0
        return self.searches

    def tree(self, seen: State, seat: int, seats: int) -> tuple[Tree, Dice]:
        """Plant a tree, with dice of its own, and dice for imagining."""
        views = self.views_of(seats) if self.hidden else array("i")
        most = self.budget.simulations or int(self.budget.seconds * PER_SECOND) + STRETCH
        room = min(MOST_NODES, most * (seats if self.hidden else 2) + seats)
        dice = Dice(self.dice.word())
        identities = self.game.identities or self.game.actions
        tree = Tree(seen, seat, seats, self.game.prize, views, dice, identities, room, self.depth)
        return tree, Dice(self.dice.word())

    def views_of(self, seats: int) -> "array[int]":
        """Return, by actor, viewer and action, what the viewer sees."""
        if seats not in self.views:
            pairs = [(actor, viewer) for actor in range(seats) for viewer in range(seats)]
            self.views[seats] = array(
                "i", [self.game.seen(action, *pair) for pair in pairs for action in range(self.game.actions)]
            )
        return self.views[seats]

    def spend(self, tree: Tree, dice: Dice, seen: State) -> None:
        """Run a tree until its share of the budget is spent, or nothing can change the choice any more."""
        left = -(-self.budget.simulations // self.threads)
        until = time.monotonic() + self.budget.seconds
        worlds = [self.game.imagine(seen, dice) for _ in range(STRETCH if self.hidden else 1)]
        while left > 0 or (self.budget.seconds and time.monotonic() < until):
            rounds = min(left, STRETCH) if left else STRETCH
            tree.imagine(worlds)
            tree.run(rounds)
            left -= rounds if left else 0
            if left and self.threads == 1 and settled(tree, left):
                return
            if self.hidden:
                # Renewed bit by bit: a few worlds that all simulations share, a tree soon knows by heart.
                fresh = STRETCH // self.shared_worlds
                worlds = worlds[fresh:] + [self.game.imagine(seen, dice) for _ in range(fresh)]


def settled(tree: Tree, left: int) -> bool:
    """Tell whether the leader stays ahead even if every simulation left goes to the second."""
    counts = sorted(simulations for _, simulations, _ in tree.tried())
    return len(counts) > 1 and counts[-1] - counts[-2] > left
