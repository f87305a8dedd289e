"""A tree guided by an evaluator (PUCT): it looks where most is expected and believes what it finds further down.

A node is a position in which a seat must choose; chance leads from a choice to one of several nodes, as it falls. Each
option begins as if it had been visited once, with the evaluator's value; a new node is worth its best option. When the
game has gone on, the part of the tree that begins where it stands is kept.
"""

import math
from array import array

from antipater.ai.search import marks
from antipater.ai.search.evaluator import Evaluator
from antipater.game.contract import State
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE, CHANCE_ACTS
from antipater.game.worker import Worker

EDGES_PER_NODE = 24  # room, on average
DEEPEST = 512
MIX = 1_000_003
KEY = (1 << 40) - 1
NONE = -1


class GuidedTree(Worker):
    """Simulations of a game of two seats from one position, in which a seat must choose."""

    def __init__(self, start: State, evaluator: Evaluator, dice: Dice, simulations: int) -> None:
        self.state = start.copy()
        self.evaluator = evaluator
        self.dice = dice
        self.curiosity = 1.5
        self.sharpness = 20.0  # priors are a softmax of the evaluator's values, times this
        self.room = simulations + 1
        self.edge_room = self.room * EDGES_PER_NODE + 512
        self.nodes = 0
        self.edges = 0
        self.owner = array("i", bytes(4 * self.room))
        self.key = array("q", bytes(8 * self.room))
        self.mark = array("Q", bytes(8 * self.room))  # of the position
        self.place = array("i", bytes(4 * self.room))  # where a node goes when part of the tree is kept
        self.next = array("i", bytes(4 * self.room))
        self.first = array("i", bytes(4 * self.room))
        self.end = array("i", bytes(4 * self.room))
        self.action = array("i", bytes(4 * self.edge_room))
        self.child = array("i", bytes(4 * self.edge_room))
        self.visits = array("i", bytes(4 * self.edge_room))
        self.prior = array("d", bytes(8 * self.edge_room))
        self.total = array("d", bytes(8 * self.edge_room))  # of its owner's shares, the evaluator's value among them
        self.path = [0] * 512
        self.movers = [0] * 512
        self.root = [0] * 2048
        self.block = [0] * 2048
        self.out = [0] * 512
        self.weights = [0] * 512
        self.plant(start)

    def plant(self, start: State) -> None:
        """Begin anew at a position in which a seat must choose."""
        start.save(self.root)
        self.state.load(self.root)
        self.nodes = 0
        self.edges = 0
        self.grow(0, self.seat_owing())

    def promise(self, place: int) -> float:
        """Return the share that an option of the root promises, by its place among them."""
        edge = self.first[0] + place
        return self.total[edge] / (self.visits[edge] + 1)

    def work(self, rounds: int) -> int:
        """Run so many simulations."""
        for _ in range(rounds):
            self.simulate()
        return rounds

    def simulate(self) -> None:
        """Go down to a position that is new, or to the end of the game, and bring back what it is worth."""
        self.state.load(self.root)
        node = 0
        depth = 0
        value = 0.5
        while node != NONE:
            edge = self.best_edge(node)
            self.path[depth] = edge
            self.movers[depth] = self.owner[node]
            depth += 1
            self.state.step(self.action[edge], self.owner[node])
            key = self.settle()
            if self.state.to_act_set() == 0 or depth == DEEPEST:
                self.state.save(self.block)
                value = self.evaluator.judge_position(self.block, 0)
                node = NONE
            else:
                node = self.find(edge, key)
                if node == NONE:
                    value = self.enter(edge, key)
        self.back_up(depth, value)

    def seat_owing(self) -> int:
        """Return the seat that must choose."""
        return 0 if self.state.to_act_set() & 1 else 1

    def settle(self) -> int:
        """Let chance have its say; return a number for what it said."""
        key = 0
        while self.state.to_act_set() == CHANCE_ACTS:
            n = self.state.options(CHANCE, self.out)
            place = self.dice.pick(self.weights, n) if self.state.chance_weights(self.weights) else self.dice.below(n)
            self.state.step(self.out[place], CHANCE)
            key = (key * MIX + self.out[place] + 1) & KEY
        return key

    def find(self, edge: int, key: int) -> int:
        """Return the node to which an option has led when chance fell so, or NONE."""
        node = self.child[edge]
        while node != NONE and self.key[node] != key:
            node = self.next[node]
        return node

    def enter(self, edge: int, key: int) -> float:
        """NetEvaluator a new position, keep it if there is room, and return what it is worth to seat 0."""
        seat = self.seat_owing()
        node = self.nodes
        best = self.grow(key, seat)
        if self.nodes > node:
            self.next[node] = self.child[edge]
            self.child[edge] = node
        return best if seat == 0 else 1.0 - best

    def grow(self, key: int, seat: int) -> float:
        """Let the evaluator judge every option of *seat*, make a node of them, and return the best value."""
        size = self.state.save(self.block)
        n = self.evaluator.judge_options(self.block, seat)
        best = 0.0
        for place in range(n):
            best = max(best, self.evaluator.values[place])
        if self.nodes < self.room and self.edges + n <= self.edge_room:
            node = self.nodes
            self.owner[node] = seat
            self.key[node] = key
            self.mark[node] = marks.mark(self.block, size)
            self.next[node] = NONE
            self.first[node] = self.edges
            self.end[node] = self.edges + n
            self.nodes += 1
            self.edges += n
            self.furnish(node, best)
        return best

    def furnish(self, node: int, best: float) -> None:
        """Write the options of a node, with their priors."""
        whole = 0.0
        first = self.first[node]
        for edge in range(first, self.end[node]):
            self.action[edge] = self.evaluator.options[edge - first]
            self.child[edge] = NONE
            self.visits[edge] = 0
            self.total[edge] = self.evaluator.values[edge - first]
            self.prior[edge] = math.exp((self.evaluator.values[edge - first] - best) * self.sharpness)
            whole += self.prior[edge]
        for edge in range(first, self.end[node]):
            self.prior[edge] /= whole

    def best_edge(self, node: int) -> int:
        """Return the option that looks best, or is worth a closer look."""
        count = 1
        for edge in range(self.first[node], self.end[node]):
            count += self.visits[edge]
        eager = self.curiosity * math.sqrt(count)
        best = self.first[node]
        highest = -1.0
        for edge in range(self.first[node], self.end[node]):
            tried = self.visits[edge] + 1
            promise = self.total[edge] / tried + eager * self.prior[edge] / tried
            if promise > highest:
                highest = promise
                best = edge
        return best

    def back_up(self, depth: int, value: float) -> None:
        """Add what a simulation brought to seat 0 to every option on its path, as its owner sees it."""
        for place in range(depth):
            edge = self.path[place]
            self.visits[edge] += 1
            self.total[edge] += value if self.movers[place] == 0 else 1.0 - value

    def lead(self) -> int:
        """Return how many more visits the favourite of the root has than the second."""
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
        """Keep what begins at a position, and make that the root; return 0, and change nothing, if it was never met."""
        self.state.become(start)
        goal = marks.mark(self.block, self.state.save(self.block))
        node = 0
        while node < self.nodes and self.mark[node] != goal:
            node += 1
        if node == self.nodes:
            return 0
        self.state.save(self.root)
        self.prune(node)
        return 1

    def prune(self, top: int) -> None:
        """Move everything under a node to the front; what is further down always lies further behind."""
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
        """Move a node to another place, its options to another run."""
        size = self.end[node] - self.first[node]
        self.owner[to] = self.owner[node]
        self.key[to] = self.key[node]
        self.mark[to] = self.mark[node]
        self.next[to] = self.next[node]
        self.first[to] = edges
        self.end[to] = edges + size

    def move_edge(self, edge: int, to: int) -> None:
        """Move an option, and mark where it leads as kept."""
        self.action[to] = self.action[edge]
        self.child[to] = self.child[edge]
        self.visits[to] = self.visits[edge]
        self.prior[to] = self.prior[edge]
        self.total[to] = self.total[edge]
        node = self.child[to]
        while node != NONE:
            self.place[node] = 0
            node = self.next[node]

    def tried(self) -> list[tuple[int, int, float]]:
        """Return each action of the root, how often it was tried, and the share that it promises."""
        return [
            (self.action[edge], self.visits[edge], self.total[edge] / (self.visits[edge] + 1))
            for edge in range(self.first[0], self.end[0])
        ]
