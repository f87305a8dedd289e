"""Monte Carlo tree search over imagined worlds: open loop, with availability counts.

A node is a sequence of action identities as one seat sees them. Chance is not part of it, so every visit may meet
another position there. Only actions that a position really offers compete, and a rarely offered action is judged by how
often it was available, not by how often its parent was visited (Cowling, Powley and Whitehouse, 2012).

The history heuristic: what each action brought to each seat, wherever it was done, guides the playouts outside the tree
and is the prior of an action inside it. Without it, rarely visited replies would be chosen nearly at random, and the
tree would know less than a flat search. When the game goes on, the subtree that follows is kept and the history decays.

Where all seats know the same, they share one tree. Where knowledge differs, each seat has a tree of its own: events
that it may not see are not followed there, nor are choices that others make at the same time.
"""

import math
from array import array

from antipater.ai.search import hashing
from antipater.game.contract import State
from antipater.game.dice import Dice, check_dice
from antipater.game.seats import CHANCE, CHANCE_ACTS
from antipater.game.worker import Worker

EXPLORATION = 0.15  # the weight of the exploration term of UCB1
PLAYOUT_DRAWS = 3  # options drawn in a playout; the one with the best history is played
PRIOR_VISITS = 20.0  # visits that the prior counts for
HASHED_DEPTH = 8  # events below the root after which positions are still stored with their nodes
PROBES = 8  # slots of the hash table that a position may lie in
HIDDEN_LABELS = -2  # labels of events seen only in part: this number and lower ones
OUTSIDE = -1  # the cursor of a tree that a simulation has left


class Tree(Worker):
    """Simulations for one seat, and the statistics that they leave."""

    def __init__(
        self,
        start: State,
        seat: int,
        seats: int,
        prize: int,
        views: "array[int]",
        dice: Dice,
        identity_count: int,
        capacity: int,
        depth: int,
    ) -> None:
        super().__init__()
        check_dice(dice)
        self.state = start.copy()
        self.dice = dice
        self.seat = seat
        self.seats = seats
        self.prize = prize
        self.views = views  # how each viewer sees each action of each actor; empty if all see everything
        self.actions = len(views) // (seats * seats)
        self.trees = seats if self.actions else 1
        self.depth = depth  # how many events a tree follows; 1 is flat Monte Carlo
        self.simultaneous = 0  # whether other seats have made choices that are still secret
        self.capacity = capacity
        self.nodes = self.trees
        self.first = array("i", bytes(4 * capacity))
        self.next = array("i", bytes(4 * capacity))
        self.actor = array("i", bytes(4 * capacity))
        self.label = array("i", bytes(4 * capacity))
        self.place = array("i", bytes(4 * capacity))  # where a node goes when part of the tree is kept
        self.visits = array("i", bytes(4 * capacity))
        self.available = array("i", bytes(4 * capacity))
        self.total = array("q", bytes(8 * capacity))
        self.size = 0  # of one world
        self.worlds = array("i", [0])
        self.world_count = 0
        self.root = [0] * 2048
        self.block = [0] * 2048
        self.out = [0] * 512
        self.weights = [0] * 512
        self.child = [0] * 512
        self.identities = [0] * 512
        self.cursor = [0] * 8
        self.level = [0] * 8
        self.shares = [0] * 8
        self.path = [0] * 4096
        self.steps = 0  # nodes on the path
        self.done = [0] * 4096
        self.done_count = 0  # actions of this simulation
        self.identity_count = identity_count
        self.history_visits = array("i", bytes(4 * identity_count * seats))  # how often each seat chose each identity …
        self.history_total = array("q", bytes(8 * identity_count * seats))  # … and the shares that followed
        self.hash_size = 1
        while self.hash_size < 2 * capacity:
            self.hash_size *= 2
        self.hashes = array("Q", bytes(8 * self.hash_size))  # of positions in which the seat had to choose …
        self.hash_nodes = array("i", bytes(4 * self.hash_size))  # … and their nodes
        self.state.save(self.root)

    def imagine(self, worlds: list[State]) -> None:
        """Use these worlds, in turn, as the start of the next simulations."""
        self.check_idle()
        for world in worlds:
            self.state.check_same_game(world)
        fields = [world.fields() for world in worlds]
        # An observation may have more fields than a world, and one world more than another.
        self.size = max(len(one) for one in fields)
        self.worlds = array("i", [field for one in fields for field in one + [0] * (self.size - len(one))])
        self.world_count = len(worlds)

    def run(self, rounds: int) -> int:
        """Play *rounds* simulations without the GIL; return how many decisions the seats took."""
        if self.world_count == 0:
            raise ValueError("this tree has no world to begin in: call imagine() first")
        return Worker.run(self, rounds)

    def work(self, rounds: int) -> int:
        """Play *rounds* simulations; return how many decisions the seats took."""
        decisions = 0
        for number in range(rounds):
            first = number % self.world_count * self.size
            for place in range(self.size):
                self.block[place] = self.worlds[first + place]
            self.state.load(self.block)
            decisions += self.simulate()
        return decisions

    def simulate(self) -> int:
        """Play one game to its end and back up its result; return how many decisions the seats took."""
        decisions = 0
        simultaneous = self.simultaneous
        before = 0
        self.start_simulation()
        acting = self.state.to_act_set()
        while acting:
            n = 0
            if acting == CHANCE_ACTS:
                n = self.state.options(CHANCE, self.out)
                place = (
                    self.dice.pick(self.weights, n) if self.state.chance_weights(self.weights) else self.dice.below(n)
                )
                self.state.step(self.out[place], CHANCE)
            else:
                # Seats choose one after another, but later ones learn nothing about earlier choices.
                simultaneous = 1 if acting & (acting - 1) or (simultaneous and acting & ~before == 0) else 0
                seat = 0
                while not acting >> seat & 1:
                    seat += 1
                n = self.state.options(seat, self.out)
                action = self.out[self.choose(seat, n, simultaneous)]
                identity = self.state.identity(action)
                self.record_action(seat, identity)
                self.follow(seat, action, identity, simultaneous)
                self.state.step(action, seat)
                decisions += 1
                before = acting
            acting = self.state.to_act_set()
        self.read_result()
        self.back_up()
        return decisions

    def start_simulation(self) -> None:
        """Set the cursor of every tree to its root; flat Monte Carlo has only the tree of its own seat."""
        self.steps = 0
        self.done_count = 0
        for tree in range(self.trees):
            self.cursor[tree] = tree if self.depth > 1 or self.trees == 1 or tree == self.seat else OUTSIDE
            self.level[tree] = 0

    def choose(self, seat: int, n: int, simultaneous: int) -> int:
        """Return the place of a choice among the *n* options: by the tree while inside it, then by the playout rule."""
        node = self.cursor[seat if self.trees > 1 else 0]
        if node == OUTSIDE:
            return self.playout_choice(seat, n)
        if seat == self.seat and self.trees == 1 and 0 < self.level[0] <= HASHED_DEPTH:
            self.remember_position(node)
        self.find_children(node, seat, n)
        return self.select(seat, n, simultaneous)

    def remember_position(self, node: int) -> None:
        """Store the loaded position with its node."""
        goal = hashing.position_hash(self.block, self.state.save(self.block))
        place = goal & (self.hash_size - 1)
        for _ in range(PROBES):
            if self.hashes[place] == goal:
                return
            if self.hashes[place] == 0:
                self.hashes[place] = goal
                self.hash_nodes[place] = node
                return
            place = (place + 1) & (self.hash_size - 1)

    def find_children(self, node: int, seat: int, n: int) -> None:
        """Write the child node of each option, 0 if there is none."""
        for place in range(n):
            identity = self.state.identity(self.out[place])
            child = self.child_of(node, seat, identity)
            self.child[place] = child
            self.identities[place] = identity
            if child:
                self.available[child] += 1

    def child_of(self, node: int, seat: int, label: int) -> int:
        """Return the node after an event, 0 if there is none."""
        child = self.first[node]
        while child and (self.label[child] != label or self.actor[child] != seat):
            child = self.next[child]
        return child

    def select(self, seat: int, n: int, simultaneous: int) -> int:
        """Return the option with the highest upper confidence bound (UCB1, the history as prior).

        For simultaneous choices the exploration weight is random: otherwise seats would adapt to each other's last
        choice in step.
        """
        chosen = 0
        highest = -1.0
        exploration = EXPLORATION
        seen = 1
        for place in range(n):
            seen += self.visits[self.child[place]] if self.child[place] else 0
        for place in range(n):
            child = self.child[place]
            visits = 1.0 * (self.visits[child] if child else 0)
            gained = 1.0 * (self.total[child] if child else 0) / self.prize
            offered = 1.0 + (self.available[child] if child else seen)
            if simultaneous:
                exploration = EXPLORATION * self.dice.below(2048) / 1024.0
            score = (gained + PRIOR_VISITS * self.prior_value(seat, self.identities[place])) / (visits + PRIOR_VISITS)
            score += exploration * math.sqrt(math.log(offered) / (visits + 1.0))
            if score > highest:
                highest = score
                chosen = place
        return chosen

    def prior_value(self, seat: int, identity: int) -> float:
        """Return the mean share that an identity has brought to a seat, one half if it was never chosen."""
        what = seat * self.identity_count + identity
        return (self.history_total[what] + 0.5 * self.prize) / ((self.history_visits[what] + 1.0) * self.prize)

    def playout_choice(self, seat: int, n: int) -> int:
        """Draw a few options; return the one with the best history of that seat."""
        chosen = self.dice.below(n)
        one = seat * self.identity_count + self.state.identity(self.out[chosen])
        for _ in range(PLAYOUT_DRAWS - 1):
            place = self.dice.below(n)
            two = seat * self.identity_count + self.state.identity(self.out[place])
            if self.history_total[two] * self.history_visits[one] > self.history_total[one] * self.history_visits[two]:
                chosen = place
                one = two
        return chosen

    def record_action(self, seat: int, identity: int) -> None:
        """Record an identity that was chosen in this simulation."""
        if self.done_count < 4096:
            self.done[self.done_count] = seat * self.identity_count + identity
            self.done_count += 1

    def follow(self, seat: int, action: int, identity: int, simultaneous: int) -> None:
        """Descend in every tree along an event as the seat of that tree sees it."""
        for tree in range(self.trees):
            if self.cursor[tree] != OUTSIDE:
                if self.trees == 1 or tree == seat:
                    self.descend(tree, seat, identity)
                elif not simultaneous:
                    seen = self.views[(seat * self.seats + tree) * self.actions + action]
                    self.descend(tree, seat, identity if seen == action else HIDDEN_LABELS - seen)

    def descend(self, tree: int, seat: int, label: int) -> None:
        """Move the cursor to a child; adding a new child ends the descent in this tree."""
        node = self.cursor[tree]
        child = self.child_of(node, seat, label)
        self.cursor[tree] = child if child else OUTSIDE
        if not child and self.nodes < self.capacity:
            child = self.nodes
            self.nodes += 1
            self.actor[child] = seat
            self.label[child] = label
            self.first[child] = 0
            self.visits[child] = 0
            self.total[child] = 0
            self.available[child] = 1
            self.next[child] = self.first[node]
            self.first[node] = child
        self.level[tree] += 1
        if self.level[tree] == self.depth or self.steps >= 4000:
            self.cursor[tree] = OUTSIDE
        if child:
            self.path[self.steps] = child
            self.steps += 1

    def read_result(self) -> None:
        """Read the share of every seat in the finished game."""
        shares = self.state.returns()
        for seat in range(self.seats):
            self.shares[seat] = shares[seat]

    def back_up(self) -> None:
        """Add the result to every node of the path and to the history, as the seat that chose sees it."""
        for step in range(self.steps):
            node = self.path[step]
            self.visits[node] += 1
            self.total[node] += self.shares[self.actor[node]]
        for step in range(self.done_count):
            what = self.done[step]
            self.history_visits[what] += 1
            self.history_total[what] += self.shares[what // self.identity_count]

    def move_to(self, start: State) -> int:
        """Make a position the root and keep its subtree; return 0 if it was never met."""
        self.state.become(start)
        self.state.save(self.root)
        node = self.node_of_position() if self.trees == 1 else 0
        if node:
            self.prune(node)
        else:
            self.nodes = self.trees
            for tree in range(self.trees):
                self.first[tree] = 0
        for place in range(self.hash_size):
            self.hashes[place] = 0
        self.decay_history()
        return node

    def decay_history(self) -> None:
        """Halve the history: what was good before may be bad now."""
        for what in range(self.identity_count * self.seats):
            self.history_visits[what] >>= 1
            self.history_total[what] >>= 1

    def node_of_position(self) -> int:
        """Return the node of the loaded position, 0 if there is none."""
        goal = hashing.position_hash(self.block, self.state.save(self.block))
        place = goal & (self.hash_size - 1)
        for _ in range(PROBES):
            if self.hashes[place] == goal:
                return self.hash_nodes[place]
            place = (place + 1) & (self.hash_size - 1)
        return 0

    def prune(self, top: int) -> None:
        """Make a node the root and move its subtree to the front; children always lie behind their parent."""
        for node in range(top, self.nodes):
            self.place[node] = OUTSIDE
        self.place[top] = 0
        kept = 0
        for node in range(top, self.nodes):
            if self.place[node] != OUTSIDE:
                self.place[node] = kept
                child = self.first[node]
                while child:
                    self.place[child] = 0
                    child = self.next[child]
                self.move(node, kept)
                kept += 1
        self.nodes = kept
        self.next[0] = 0
        for node in range(kept):
            self.first[node] = self.place[self.first[node]] if self.first[node] else 0
            self.next[node] = self.place[self.next[node]] if self.next[node] else 0

    def move(self, node: int, to: int) -> None:
        """Copy a node to another place."""
        self.first[to] = self.first[node]
        self.next[to] = self.next[node]
        self.actor[to] = self.actor[node]
        self.label[to] = self.label[node]
        self.visits[to] = self.visits[node]
        self.available[to] = self.available[node]
        self.total[to] = self.total[node]

    def root_actions(self) -> list[tuple[int, int, int]]:
        """Return every action tried at the root: the action, its visit count, and the sum of the shares."""
        self.state.load(self.root)
        found = []
        for place in range(self.state.options(self.seat, self.out)):
            identity = self.state.identity(self.out[place])
            child = self.child_of(self.seat if self.trees > 1 else 0, self.seat, identity)
            if child and self.visits[child]:
                found.append((self.out[place], self.visits[child], self.total[child]))
        return found
