"""Tree search guided by an evaluator (PUCT), for two seats.

A node is a position in which a seat must choose. Chance leads from a choice to one of several nodes. Each option starts
with one visit and the evaluator's value; a new node is worth its best options. When the game goes on, the subtree of
the new position is kept.
"""

import math
from array import array

from antipater.ai.search import hashing
from antipater.ai.search.evaluator import Evaluator
from antipater.game.contract import State
from antipater.game.dice import Dice, check_dice
from antipater.game.seats import CHANCE, CHANCE_ACTS
from antipater.game.worker import Worker

EDGES_PER_NODE = 24  # on average
DEEPEST = 512
MIX = 1_000_003
KEY = (1 << 40) - 1
NONE = -1


class GuidedTree(Worker):
    """Simulations from one position in which a seat must choose, and the statistics that they leave."""

    def __init__(self, start: State, evaluator: Evaluator, dice: Dice, simulations: int) -> None:
        super().__init__()
        check_dice(dice)
        if not start.to_act() or start.to_act() == (CHANCE,) or simulations < 1:
            raise ValueError("a tree begins where a seat must choose, and has at least one simulation")
        evaluator.check_fits(start)
        self.state = start.copy()
        self.evaluator = evaluator
        self.dice = dice
        self.exploration = 1.5
        self.prior_sharpness = 20.0  # priors are a softmax of the evaluator's values times this
        self.leaf_sharpness = 0.0  # a new node is worth the mean of its options by such a softmax; 0: the best one
        self.focus = NONE  # the option of the root that simulations begin with; NONE: the most promising one
        self.capacity = simulations + 1
        self.edge_capacity = self.capacity * EDGES_PER_NODE + 512
        self.nodes = 0
        self.edges = 0
        self.owner = array("i", bytes(4 * self.capacity))
        self.key = array("q", bytes(8 * self.capacity))
        self.hashes = array("Q", bytes(8 * self.capacity))  # of the positions
        self.place = array("i", bytes(4 * self.capacity))  # where a node goes when a subtree is kept
        self.next = array("i", bytes(4 * self.capacity))
        self.first = array("i", bytes(4 * self.capacity))
        self.end = array("i", bytes(4 * self.capacity))
        self.action = array("i", bytes(4 * self.edge_capacity))
        self.child = array("i", bytes(4 * self.edge_capacity))
        self.visits = array("i", bytes(4 * self.edge_capacity))
        self.prior = array("d", bytes(8 * self.edge_capacity))
        self.total = array("d", bytes(8 * self.edge_capacity))  # of its owner's shares, including the evaluator's value
        self.path = [0] * 512
        self.actors = [0] * 512
        self.root = [0] * 2048
        self.block = [0] * 2048
        self.out = [0] * 512
        self.weights = [0] * 512
        self.set_root(start)

    def set_root(self, start: State) -> None:
        """Start a new tree at a position in which a seat must choose."""
        start.save(self.root)
        self.state.load(self.root)
        self.nodes = 0
        self.edges = 0
        self.expand(0, self.seat_to_act())

    def option_value(self, place: int) -> float:
        """Return the mean share of an option of the root, by its place among them."""
        edge = self.first[0] + place
        return self.total[edge] / (self.visits[edge] + 1)

    def run(self, rounds: int) -> int:
        """Work without the GIL; raise InUse if another thread uses this, or its evaluator."""
        self.check_idle()
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
        """Descend to a new position or to the end of the game, and back up its value."""
        self.state.load(self.root)
        node = 0
        depth = 0
        value = 0.5
        while node != NONE:
            edge = self.select(node) if node or self.focus == NONE else self.first[0] + self.focus
            self.path[depth] = edge
            self.actors[depth] = self.owner[node]
            depth += 1
            self.state.step(self.action[edge], self.owner[node])
            key = self.resolve_chance()
            if self.state.to_act_set() == 0 or depth == DEEPEST:
                self.state.save(self.block)
                value = self.evaluator.judge_position(self.block, 0)
                node = NONE
            else:
                node = self.find_child(edge, key)
                if node == NONE:
                    value = self.add_child(edge, key)
        self.back_up(depth, value)

    def seat_to_act(self) -> int:
        """Return the seat that must choose."""
        return 0 if self.state.to_act_set() & 1 else 1

    def resolve_chance(self) -> int:
        """Resolve chance; return a number for its outcomes."""
        key = 0
        while self.state.to_act_set() == CHANCE_ACTS:
            n = self.state.options(CHANCE, self.out)
            place = self.dice.pick(self.weights, n) if self.state.chance_weights(self.weights) else self.dice.below(n)
            self.state.step(self.out[place], CHANCE)
            key = (key * MIX + self.out[place] + 1) & KEY
        return key

    def find_child(self, edge: int, key: int) -> int:
        """Return the node that an option has led to with these outcomes of chance, or NONE."""
        node = self.child[edge]
        while node != NONE and self.key[node] != key:
            node = self.next[node]
        return node

    def add_child(self, edge: int, key: int) -> float:
        """Evaluate a new position, keep it if there is room, and return its value for seat 0."""
        seat = self.seat_to_act()
        node = self.nodes
        best = self.expand(key, seat)
        if self.nodes > node:
            self.next[node] = self.child[edge]
            self.child[edge] = node
        return best if seat == 0 else 1.0 - best

    def expand(self, key: int, seat: int) -> float:
        """Evaluate every option of *seat*, make a node of them, and return its value."""
        size = self.state.save(self.block)
        n = self.evaluator.judge_options(self.block, seat)
        best = 0.0
        for place in range(n):
            best = max(best, self.evaluator.values[place])
        if self.nodes < self.capacity and self.edges + n <= self.edge_capacity:
            node = self.nodes
            self.owner[node] = seat
            self.key[node] = key
            self.hashes[node] = hashing.position_hash(self.block, size)
            self.next[node] = NONE
            self.first[node] = self.edges
            self.end[node] = self.edges + n
            self.nodes += 1
            self.edges += n
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
            self.prior[edge] = math.exp((self.evaluator.values[edge - first] - best) * self.prior_sharpness)
            whole += self.prior[edge]
        for edge in range(first, self.end[node]):
            self.prior[edge] /= whole

    def select(self, node: int) -> int:
        """Return the option with the highest score: its value plus an exploration bonus."""
        count = 1
        for edge in range(self.first[node], self.end[node]):
            count += self.visits[edge]
        bonus = self.exploration * math.sqrt(count)
        best = self.first[node]
        highest = -1.0
        for edge in range(self.first[node], self.end[node]):
            visits = self.visits[edge] + 1
            score = self.total[edge] / visits + bonus * self.prior[edge] / visits
            if score > highest:
                highest = score
                best = edge
        return best

    def back_up(self, depth: int, value: float) -> None:
        """Add a value for seat 0 to every option on the path, as its owner sees it."""
        for place in range(depth):
            edge = self.path[place]
            self.visits[edge] += 1
            self.total[edge] += value if self.actors[place] == 0 else 1.0 - value

    def visit_lead(self) -> int:
        """Return how many more visits the most visited option of the root has than the second."""
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
        """Make a position the root and keep its subtree; return 0, and change nothing, if it was never met."""
        self.state.become(start)
        goal = hashing.position_hash(self.block, self.state.save(self.block))
        node = 0
        while node < self.nodes and self.hashes[node] != goal:
            node += 1
        if node == self.nodes:
            return 0
        self.state.save(self.root)
        self.prune(node)
        return 1

    def prune(self, top: int) -> None:
        """Move the subtree of a node to the front; children always lie behind their parent."""
        for node in range(top, self.nodes):
            self.place[node] = NONE
        self.place[top] = 0
        kept = 0
        edges = 0
        for node in range(top, self.nodes):
            if self.place[node] != NONE:
                self.place[node] = kept
                first = self.first[node]
                size = self.end[node] - first
                self.move_node(node, kept, edges)
                for edge in range(edges, edges + size):
                    self.move_edge(first + edge - edges, edge)
                kept += 1
                edges += size
        self.nodes = kept
        self.edges = edges
        self.next[0] = NONE
        for node in range(kept):
            if self.next[node] != NONE:
                self.next[node] = self.place[self.next[node]]
        for edge in range(edges):
            if self.child[edge] != NONE:
                self.child[edge] = self.place[self.child[edge]]

    def move_node(self, node: int, to: int, edges: int) -> None:
        """Copy a node to another place, with another place for its options."""
        size = self.end[node] - self.first[node]
        self.owner[to] = self.owner[node]
        self.key[to] = self.key[node]
        self.hashes[to] = self.hashes[node]
        self.next[to] = self.next[node]
        self.first[to] = edges
        self.end[to] = edges + size

    def move_edge(self, edge: int, to: int) -> None:
        """Copy an option, and mark the nodes it leads to as kept."""
        self.action[to] = self.action[edge]
        self.child[to] = self.child[edge]
        self.visits[to] = self.visits[edge]
        self.prior[to] = self.prior[edge]
        self.total[to] = self.total[edge]
        node = self.child[to]
        while node != NONE:
            self.place[node] = 0
            node = self.next[node]

    def root_actions(self) -> list[tuple[int, int, float]]:
        """Return each action of the root with its visit count and mean share."""
        return [
            (self.action[edge], self.visits[edge], self.total[edge] / (self.visits[edge] + 1))
            for edge in range(self.first[0], self.end[0])
        ]
