"""The nodes of a guided tree and their options, in arrays that grow with the tree."""

import math
from array import array
from typing import Any

from antipater.ai.search import hashing
from antipater.game.worker import Worker

FIRST_NODES = 1_024  # that a tree has room for before it grows
EDGES_PER_NODE = 24  # on average
SPARE_EDGES = 512  # more than any position has options
MIX = 1_000_003
NONE = -1


class Nodes(Worker):
    """Positions in which a seat must choose, and their options; at most so many of them."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most
        self.capacity = 0
        self.edge_capacity = 0
        self.nodes = 0
        self.edges = 0
        self.owner = array("i")
        self.key = array("Q")  # 0, or a hash of the position that chance led to
        self.hashes = array("Q")  # of the positions
        self.before = array("i")  # the option that leads to a node
        self.place = array("i")  # where a node goes when a subtree is kept
        self.next = array("i")
        self.first = array("i")
        self.end = array("i")
        self.worth = array("d")  # of a node for its owner, if it is proved
        self.table_size = 1
        self.table = array("i")  # nodes after chance, by option and position
        self.action = array("i")
        self.child = array("i")
        self.visits = array("i")
        self.prior = array("d")
        self.total = array("d")  # of its owner's shares, including the evaluator's value
        self.exact = array("d")  # an option's share for its owner, if it is proved
        self.grow(min(self.most, FIRST_NODES))
        self.block = [0] * 2048  # the position at hand

    def reserve(self, more: int) -> None:
        """Make room for *more* nodes, as far as the tree may grow."""
        while self.capacity < self.most and (
            self.nodes + more > self.capacity or self.edges + more * EDGES_PER_NODE > self.edge_capacity
        ):
            self.grow(min(2 * self.capacity, self.most))

    def grow(self, capacity: int) -> None:
        """Make room for so many nodes."""
        self.owner = grown("i", self.owner, capacity)
        self.key = grown("Q", self.key, capacity)
        self.hashes = grown("Q", self.hashes, capacity)
        self.before = grown("i", self.before, capacity)
        self.place = grown("i", self.place, capacity)
        self.next = grown("i", self.next, capacity)
        self.first = grown("i", self.first, capacity)
        self.end = grown("i", self.end, capacity)
        self.worth = grown("d", self.worth, capacity)
        edges = capacity * EDGES_PER_NODE + SPARE_EDGES
        self.action = grown("i", self.action, edges)
        self.child = grown("i", self.child, edges)
        self.visits = grown("i", self.visits, edges)
        self.prior = grown("d", self.prior, edges)
        self.total = grown("d", self.total, edges)
        self.exact = grown("d", self.exact, edges)
        self.capacity = capacity
        self.edge_capacity = edges
        while self.table_size < 2 * capacity:
            self.table_size *= 2
        self.table = array("i", bytes(4 * self.table_size))
        self.fill_table()

    def add_node(self, key: int, seat: int, size: int, n: int, worth: float) -> None:
        """Add a node with room for *n* options, if there is room."""
        if self.nodes < self.capacity and self.edges + n <= self.edge_capacity:
            node = self.nodes
            self.owner[node] = seat
            self.key[node] = key
            self.hashes[node] = key if key else hashing.position_hash(self.block, size) | 1
            self.worth[node] = worth
            self.next[node] = NONE
            self.first[node] = self.edges
            self.end[node] = self.edges + n
            self.nodes += 1
            self.edges += n

    def find_child(self, edge: int, key: int) -> int:
        """Return the node that an option has led to, with this position after chance; NONE if there is none."""
        if key == 0:
            return self.child[edge]
        place = self.slot(edge, key)
        while self.table[place]:
            node = self.table[place]
            if self.key[node] == key and self.before[node] == edge:
                return node
            place = (place + 1) & (self.table_size - 1)
        return NONE

    def slot(self, edge: int, key: int) -> int:
        """Return where the table of nodes after chance is looked up first."""
        return (key ^ (edge * MIX)) >> 7 & (self.table_size - 1)

    def enter(self, edge: int, node: int) -> None:
        """Enter a node after chance in the table."""
        self.before[node] = edge
        place = self.slot(edge, self.key[node])
        while self.table[place]:
            place = (place + 1) & (self.table_size - 1)
        self.table[place] = node

    def fill_table(self) -> None:
        """Enter all nodes after chance anew."""
        for place in range(self.table_size):
            self.table[place] = 0
        for edge in range(self.edges):
            node = self.child[edge]
            while node != NONE:
                if self.key[node]:
                    self.enter(edge, node)
                node = self.next[node]

    def searched_values(self, power: float) -> list[float]:
        """Return the value of each option of the root, if all choices below it are made by what was found there.

        In a mean over simulations every try of a bad reply counts. Here the options of a node count by their visits to
        a *power*: with 1 that is the mean, with more it is what the search came to prefer.
        """
        values = array("d", bytes(8 * self.nodes))
        tries = array("i", bytes(4 * self.nodes))
        self.value_nodes(values, tries, power)
        return [self.value_of_option(0, edge, values, tries) for edge in range(self.first[0], self.end[0])]

    def value_nodes(self, values: "array[float]", tries: "array[int]", power: float) -> None:
        """Write the value of each node for its owner, and how often it was met; children lie behind their parents."""
        for back in range(self.nodes):
            node = self.nodes - 1 - back
            count = 1
            whole = 0.0
            mean = 0.0
            best = 0.0
            for edge in range(self.first[node], self.end[node]):
                value = self.value_of_option(node, edge, values, tries)
                weight = math.pow(self.visits[edge], power)
                count += self.visits[edge]
                whole += weight
                mean += weight * value
                best = max(best, value)
            tries[node] = count
            values[node] = self.worth[node] if self.worth[node] >= 0.0 else mean / whole if whole > 0.0 else best

    def value_of_option(self, node: int, edge: int, values: "array[float]", tries: "array[int]") -> float:
        """Return the value of an option for the owner of its node: what is proved, or the mean of where it led."""
        if self.exact[edge] >= 0.0:
            return self.exact[edge]
        count = 0
        total = 0.0
        child = self.child[edge]
        while child != NONE:
            value = values[child]
            count += tries[child]
            total += tries[child] * (value if self.owner[child] == self.owner[node] else 1.0 - value)
            child = self.next[child]
        return total / count if count else self.total[edge] / (self.visits[edge] + 1)

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
        self.fill_table()

    def move_node(self, node: int, to: int, edges: int) -> None:
        """Copy a node to another place, with another place for its options."""
        size = self.end[node] - self.first[node]
        self.owner[to] = self.owner[node]
        self.key[to] = self.key[node]
        self.hashes[to] = self.hashes[node]
        self.worth[to] = self.worth[node]
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
        self.exact[to] = self.exact[edge]
        node = self.child[to]
        while node != NONE:
            self.place[node] = 0
            node = self.next[node]


def grown(kind: str, kept: "array[Any]", size: int) -> "array[Any]":
    """Return an array of *size* numbers that begins with those of *kept*."""
    more = array(kind, bytes(size * array(kind).itemsize))
    memoryview(more)[: len(kept)] = kept
    return more
