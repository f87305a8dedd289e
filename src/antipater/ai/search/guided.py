"""Tree search guided by an evaluator (PUCT), for two seats.

A node is a position in which a seat must choose. Chance leads from a choice to one of several nodes, told apart by the
positions themselves. Each option starts with one visit and the evaluator's value; a new node is worth its best options.
What is proved, by the end of the game or by a solver near it, is never searched again. When the game goes on, the
subtree of the new position is kept.
"""

import math

from antipater.ai.search import hashing
from antipater.ai.search.evaluator import Evaluator
from antipater.ai.search.nodes import Nodes
from antipater.ai.search.solver import Solver
from antipater.game.contract import State
from antipater.game.dice import Dice, check_dice
from antipater.game.seats import CHANCE, CHANCE_ACTS
from antipater.game.worker import Worker

DEEPEST = 512
SOLVER_LIMIT = 20_000  # positions; an end that takes longer is searched like any other …
MOST_UNSOLVED = 8  # … and after so many of them in a tree, the others, too: where one is hard, most are
LEAD_OF_PROOF = 1 << 30  # more visits than any budget has
STRATA = 3  # draws after a choice that can be spread evenly; later ones are left to the dice
# Steps of sequences that fill one, two and three dimensions evenly (Roberts, 2018).
SPREAD = [0.8191725133961645, 0.6710436067037893, 0.5497004779019703]
GOLDEN = 0.6180339887498949
FINE = 1 << 24
SLOW = 250.0  # visits after which a tree begins to explore more, if it is told to
NONE = -1
UNKNOWN = -1.0


class GuidedTree(Nodes):
    """Simulations from one position in which a seat must choose, and the statistics that they leave."""

    def __init__(
        self, start: State, evaluator: Evaluator, dice: Dice, simulations: int, solver: Solver | None = None
    ) -> None:
        super().__init__(simulations + 1)
        self.check_start(start, dice)
        if simulations < 1:
            raise ValueError("a tree has at least one simulation")
        evaluator.check_fits(start)
        self.state = start.copy()
        self.evaluator = evaluator
        self.solver = solver
        self.unsolved = 0  # ends that the solver has given up
        self.exploration = 1.5
        self.exploration_growth = 0.0  # what is added to it by the logarithm of visits
        self.prior_sharpness = 20.0  # priors are a softmax of the evaluator's values times this
        self.leaf_sharpness = 0.0  # a new node is worth the mean of its options by such a softmax; 0: the best one
        self.strata = 0  # draws after a choice that are spread evenly; the others are left to luck
        self.phases = [0.0] * 3  # where the sequences of this tree begin
        self.focus = NONE  # the option of the root that simulations begin with; NONE: the most promising one
        self.path = [0] * 512
        self.path_nodes = [0] * 512
        self.by_chance = [0] * 512  # whether chance followed a choice of the path
        self.root = [0] * 2048
        self.out = [0] * 512
        self.weights = [0] * 512
        self.leaf = 0.5  # seat 0's share at the new position of a simulation
        self.begin(start, dice)

    def check_start(self, start: State, dice: Dice) -> None:
        """Raise ValueError unless a seat must choose; TypeError unless these are dice."""
        check_dice(dice)
        if not start.to_act() or start.to_act() == (CHANCE,):
            raise ValueError("a tree begins where a seat must choose")

    def begin(self, start: State, dice: Dice) -> None:
        """Begin at a position with these dice."""
        self.dice = dice
        for draw in range(STRATA):
            self.phases[draw] = dice.below(FINE) / FINE
        self.focus = NONE
        self.unsolved = 0
        self.set_root(start)

    def begin_again(self, start: State, dice: Dice, simulations: int) -> int:
        """Begin as a new tree with these settings would; return 0, and change nothing, if its room is another one.

        Where many worlds are searched a little, making their trees takes as long as searching them.
        """
        self.check_start(start, dice)
        self.evaluator.check_fits(start)
        if self.most != simulations + 1:
            return 0
        self.begin(start, dice)
        return 1

    def set_root(self, start: State) -> None:
        """Start a new tree at a position in which a seat must choose."""
        start.save(self.root)
        self.state.load(self.root)
        self.nodes = 0
        self.edges = 0
        self.fill_table()
        self.expand(0, self.seat_to_act())

    def follow_chains(self, chains: bool) -> None:
        """Set whether the evaluator follows choices of one seat in a row to their end."""
        self.evaluator.chains = 1 if chains else 0

    def spread_chance(self) -> None:
        """Spread the first draws after each choice evenly from now on."""
        self.strata = STRATA

    def option_value(self, place: int) -> float:
        """Return the mean share of an option of the root, or the exact one, by its place among them."""
        edge = self.first[0] + place
        return self.exact[edge] if self.exact[edge] >= 0.0 else self.total[edge] / (self.visits[edge] + 1)

    def run(self, rounds: int) -> int:
        """Work without the GIL; raise InUse if another thread uses this, its evaluator or its solver."""
        self.check_idle()
        if self.solver is not None:
            self.solver.check_idle()
        self.reserve(rounds)
        self.evaluator.claim()
        try:
            return Worker.run(self, rounds)
        finally:
            self.evaluator.release()

    def work(self, rounds: int) -> int:
        """Run so many simulations."""
        for _ in range(rounds):
            self.simulate()
        return rounds

    def simulate(self) -> None:
        """Descend to a new position, to what is proved or to the end of the game, and back up its value."""
        self.state.load(self.root)
        node = 0
        depth = 0
        value = 0.5
        while node != NONE:
            edge = self.select(node) if node or self.focus == NONE else self.first[0] + self.focus
            self.path[depth] = edge
            self.path_nodes[depth] = node
            depth += 1
            if self.exact[edge] >= 0.0:
                value = self.share_of_first(node, self.exact[edge])
                break
            self.state.step(self.action[edge], self.owner[node])
            self.by_chance[depth - 1] = self.resolve_chance(edge)
            if self.state.to_act_set() == 0 or depth == DEEPEST:
                self.state.save(self.block)
                value = self.evaluator.judge_position(self.block, 0)
                if self.state.to_act_set() == 0 and not self.by_chance[depth - 1]:
                    self.settle(depth, value)
                break
            node = self.next_node(edge, depth)
            if node == NONE:
                value = self.leaf
            elif self.worth[node] >= 0.0:
                value = self.share_of_first(node, self.worth[node])
                break
        self.back_up(depth, value)

    def share_of_first(self, node: int, share: float) -> float:
        """Return the share of seat 0 where the owner of a node has *share*."""
        return share if self.owner[node] == 0 else 1.0 - share

    def seat_to_act(self) -> int:
        """Return the seat that must choose."""
        return 0 if self.state.to_act_set() & 1 else 1

    def resolve_chance(self, edge: int) -> int:
        """Resolve chance after an option; return how often there was any."""
        met = 0
        while self.state.to_act_set() == CHANCE_ACTS:
            n = self.state.options(CHANCE, self.out)
            weighed = self.state.chance_weights(self.weights)
            if met < self.strata:
                place = self.spread_evenly(edge, met, n, weighed)
            else:
                place = self.dice.pick(self.weights, n) if weighed else self.dice.below(n)
            self.state.step(self.out[place], CHANCE)
            met += 1
        return met

    def spread_evenly(self, edge: int, draw: int, n: int, weighed: int) -> int:
        """Return the place of an outcome such that the visits of an option meet all outcomes by their weights.

        Drawn by luck, some would come too often, and the value of the option would be that of its luck.
        """
        whole = 1.0 * n
        if weighed:
            whole = 0.0
            for place in range(n):
                whole += self.weights[place]
        turn = self.phases[draw] + edge * GOLDEN + self.visits[edge] * SPREAD[draw]
        left = (turn - math.floor(turn)) * whole
        place = 0
        while place < n - 1:
            left -= self.weights[place] if weighed else 1.0
            if left < 0.0:
                break
            place += 1
        return place

    def next_node(self, edge: int, depth: int) -> int:
        """Return the node that an option has led to, or NONE after making a new one and writing its value."""
        key = 0
        if self.by_chance[depth - 1]:
            size = self.state.save(self.block)
            key = hashing.position_hash(self.block, size) | 1
        node = self.find_child(edge, key)
        if node != NONE:
            return node
        seat = self.seat_to_act()
        node = self.nodes
        best = self.expand(key, seat)
        self.leaf = best if seat == 0 else 1.0 - best
        if self.nodes > node:
            self.next[node] = self.child[edge]
            self.child[edge] = node
            if key:
                self.enter(edge, node)
            elif self.worth[node] >= 0.0:
                self.settle(depth, self.leaf)
        return NONE

    def settle(self, depth: int, value: float) -> None:
        """Record that the last option of the path is proved, and what follows from it for those before."""
        while depth:
            depth -= 1
            node = self.path_nodes[depth]
            gain = value if self.owner[node] == 0 else 1.0 - value
            self.exact[self.path[depth]] = gain
            if gain < 1.0:
                for edge in range(self.first[node], self.end[node]):
                    if self.exact[edge] < 0.0:
                        return
                    gain = max(gain, self.exact[edge])
            self.worth[node] = gain
            value = gain if self.owner[node] == 0 else 1.0 - gain
            if depth and self.by_chance[depth - 1]:
                return

    def expand(self, key: int, seat: int) -> float:
        """Make a node of the position: its exact value, or that of every option of *seat*; return what it is worth."""
        size = self.state.save(self.block)
        # The root is never solved here: a player needs a value of each of its options.
        hopeful = self.nodes and self.unsolved < MOST_UNSOLVED
        if self.solver is not None and hopeful and self.evaluator.is_near_end(self.block):
            exact = self.solver.block_value(self.block, SOLVER_LIMIT)
            if exact >= 0.0:
                exact = exact if seat == 0 else 1.0 - exact
                self.add_node(key, seat, size, 0, exact)
                return exact
            self.unsolved += 1
        n = self.evaluator.judge_options(self.block, seat)
        best = 0.0
        for place in range(n):
            best = max(best, self.evaluator.values[place])
        # Values of 0 and 1 are those of finished games; the evaluator's own lie between them.
        proved = best if best >= 1.0 or best <= 0.0 else UNKNOWN
        node = self.nodes
        self.add_node(key, seat, size, n, proved)
        if self.nodes > node:
            self.set_priors(node, best)
        # A win at once is no estimate, so it is not averaged.
        return self.leaf_value(n, best) if self.leaf_sharpness > 0.0 and best < 1.0 else best

    def leaf_value(self, n: int, best: float) -> float:
        """Return the mean of the *n* values by a softmax: the best of many is overrated, because each has an error."""
        whole = 0.0
        mean = 0.0
        for place in range(n):
            weight = math.exp((self.evaluator.values[place] - best) * self.leaf_sharpness)
            whole += weight
            mean += weight * self.evaluator.values[place]
        return mean / whole

    def set_priors(self, node: int, best: float) -> None:
        """Write the options of a node with their values and priors."""
        whole = 0.0
        first = self.first[node]
        for edge in range(first, self.end[node]):
            self.action[edge] = self.evaluator.options[edge - first]
            self.child[edge] = NONE
            self.visits[edge] = 0
            self.total[edge] = self.evaluator.values[edge - first]
            self.exact[edge] = self.total[edge] if self.total[edge] >= 1.0 or self.total[edge] <= 0.0 else UNKNOWN
            self.prior[edge] = math.exp((self.evaluator.values[edge - first] - best) * self.prior_sharpness)
            whole += self.prior[edge]
        for edge in range(first, self.end[node]):
            self.prior[edge] /= whole

    def select(self, node: int) -> int:
        """Return the option with the highest score: its value plus an exploration bonus."""
        count = 1
        for edge in range(self.first[node], self.end[node]):
            count += self.visits[edge]
        bonus = self.exploration
        if self.exploration_growth > 0.0:
            bonus += self.exploration_growth * math.log(1.0 + count / SLOW)
        bonus *= math.sqrt(count)
        best = self.first[node]
        highest = -1.0
        for edge in range(self.first[node], self.end[node]):
            visits = self.visits[edge] + 1
            score = self.exact[edge] if self.exact[edge] >= 0.0 else self.total[edge] / visits
            score += bonus * self.prior[edge] / visits
            if score > highest:
                highest = score
                best = edge
        return best

    def back_up(self, depth: int, value: float) -> None:
        """Add a value for seat 0 to every option on the path, as its owner sees it."""
        for place in range(depth):
            edge = self.path[place]
            self.visits[edge] += 1
            self.total[edge] += value if self.owner[self.path_nodes[place]] == 0 else 1.0 - value

    def visit_lead(self) -> int:
        """Return how many more visits the most visited option of the root has than the second; all, if it is proved."""
        if self.worth[0] >= 0.0:
            return LEAD_OF_PROOF
        most = 0
        second = 0
        for edge in range(self.first[0], self.end[0]):
            if self.visits[edge] > most:
                second = most
                most = self.visits[edge]
            elif self.visits[edge] > second:
                second = self.visits[edge]
        return most - second

    def move_to(self, start: State) -> int:
        """Make a position the root and keep its subtree; return 0, and change nothing, if it was never searched."""
        self.state.become(start)
        goal = hashing.position_hash(self.block, self.state.save(self.block)) | 1
        node = 0
        while node < self.nodes and self.hashes[node] != goal:
            node += 1
        if node == self.nodes or self.first[node] == self.end[node]:
            return 0
        self.state.save(self.root)
        self.unsolved = 0
        self.prune(node)
        return 1

    def root_actions(self) -> list[tuple[int, int, float]]:
        """Return each action of the root with its visit count and its mean share, or the exact one."""
        return [
            (self.action[edge], self.visits[edge], self.option_value(edge - self.first[0]))
            for edge in range(self.first[0], self.end[0])
        ]

    def outcome_visits(self, place: int) -> list[int]:
        """Return how often each position was met to which chance led after an option of the root, by its place."""
        found = []
        node = self.child[self.first[0] + place]
        while node != NONE:
            found.append(1 + sum(self.visits[edge] for edge in range(self.first[node], self.end[node])))
            node = self.next[node]
        return found

    def proved_actions(self) -> dict[int, float]:
        """Return the exact share of each action of the root that has been proved."""
        edges = range(self.first[0], self.end[0])
        return {self.action[edge]: self.exact[edge] for edge in edges if self.exact[edge] >= 0.0}
