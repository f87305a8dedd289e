"""Simulated games from imagined worlds, and the tree that remembers them (open loop, with availability counts).

A node is a sequence of action identities as one seat sees them; chance on the way is not part of it, so every visit
may meet another position there. Only actions that a position really offers compete, and a rarely offered one is judged
by how often it was there to be chosen, not by how often its parent was visited (Cowling, Powley and Whitehouse, 2012).

What each action brought to each seat, wherever it was done, is its history: it guides simulations outside the tree, and
inside the tree it is the prior of an action that was not tried there yet. Without it, rarely visited replies would be
chosen nearly at random, and the tree would know less than a flat search.
When the game has gone on, the part of the tree that follows is kept, and habits fade.

Where all know the same, all seats share one tree. Where knowledge differs, each seat has a tree of its own: what it may
not see is not followed there, and choices made at the same time are followed by nobody else.
"""

import math
from array import array

from antipater.ai.search import marks
from antipater.game.contract import State
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE, CHANCE_ACTS
from antipater.game.worker import Worker

CURIOSITY = 0.15  # the weight of what is little known against what looks good
DRAWS = 3  # options among which a habit decides
TRUST = 20.0  # visits that a habit is worth
REACH = 8  # events after which the tree still knows where it stands
PROBES = 8  # places that a mark may lie in
HIDDEN = -2  # labels of what is seen only in part begin here and fall
OUTSIDE = -1  # a seat's place once a simulation has left the tree


class Tree(Worker):
    """Plays simulations for one seat and keeps what they brought."""

    def __init__(
        self,
        start: State,
        seat: int,
        seats: int,
        prize: int,
        views: "array[int]",
        dice: Dice,
        kinds: int,
        room: int,
        depth: int,
    ) -> None:
        self.state = start.copy()
        self.dice = dice
        self.seat = seat
        self.seats = seats
        self.prize = prize
        self.views = views  # what each viewer sees of each action of each actor; empty if all see all
        self.actions = len(views) // (seats * seats)
        self.trees = seats if self.actions else 1
        self.depth = depth  # how many events a tree follows; 1 is flat Monte Carlo
        self.together = 0  # whether choices of others are sealed at this moment
        self.room = room
        self.nodes = self.trees
        self.first = array("i", bytes(4 * room))
        self.next = array("i", bytes(4 * room))
        self.actor = array("i", bytes(4 * room))
        self.label = array("i", bytes(4 * room))
        self.place = array("i", bytes(4 * room))  # where a node goes when part of the tree is kept
        self.visits = array("i", bytes(4 * room))
        self.available = array("i", bytes(4 * room))
        self.total = array("q", bytes(8 * room))
        self.size = 0  # of one world
        self.worlds = array("i", [0])
        self.number = 0  # worlds at hand
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
        self.line = [0] * 4096
        self.length = 0  # actions of this simulation
        self.kinds = kinds
        self.played = array("i", bytes(4 * kinds * seats))  # how often each seat did each identity …
        self.gained = array("q", bytes(8 * kinds * seats))  # … and what that brought
        self.known = 1
        while self.known < 2 * room:
            self.known *= 2
        self.mark = array("Q", bytes(8 * self.known))  # positions in which the seat had to choose …
        self.stand = array("i", bytes(4 * self.known))  # … and the nodes that stand for them
        self.state.save(self.root)

    def imagine(self, worlds: list[State]) -> None:
        """Take these worlds, in turn, as the start of the next simulations."""
        fields = [world.fields() for world in worlds]
        # An observation may have more fields than a world, and one world more than another.
        self.size = max(len(one) for one in fields)
        self.worlds = array("i", [field for one in fields for field in one + [0] * (self.size - len(one))])
        self.number = len(worlds)

    def work(self, rounds: int) -> int:
        """Play *rounds* simulations; return how many decisions the seats took."""
        decisions = 0
        for number in range(rounds):
            first = number % self.number * self.size
            for place in range(self.size):
                self.block[place] = self.worlds[first + place]
            self.state.load(self.block)
            decisions += self.simulate()
        return decisions

    def simulate(self) -> int:
        """Play one game to its end and back its result up; return how many decisions the seats took."""
        decisions = 0
        together = self.together
        before = 0
        self.begin()
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
                # One after another, but as if at once: those who choose later learn nothing of it.
                together = 1 if acting & (acting - 1) or (together and acting & ~before == 0) else 0
                seat = 0
                while not acting >> seat & 1:
                    seat += 1
                n = self.state.options(seat, self.out)
                action = self.out[self.choose(seat, n, together)]
                identity = self.state.identity(action)
                self.note(seat, identity)
                self.follow(seat, action, identity, together)
                self.state.step(action, seat)
                decisions += 1
                before = acting
            acting = self.state.to_act_set()
        self.settle()
        self.back_up()
        return decisions

    def begin(self) -> None:
        """Stand at the root of every tree; flat Monte Carlo has only that of its own seat."""
        self.steps = 0
        self.length = 0
        for tree in range(self.trees):
            self.cursor[tree] = tree if self.depth > 1 or self.trees == 1 or tree == self.seat else OUTSIDE
            self.level[tree] = 0

    def choose(self, seat: int, n: int, together: int) -> int:
        """Return the place of an action among the *n* options: by the tree while in it, then by habit."""
        node = self.cursor[seat if self.trees > 1 else 0]
        if node == OUTSIDE:
            return self.habit(seat, n)
        if seat == self.seat and self.trees == 1 and 0 < self.level[0] <= REACH:
            self.remember(node)
        self.find(node, seat, n)
        return self.best(seat, n, together)

    def remember(self, node: int) -> None:
        """Write down that a node stands for the position on the table."""
        goal = marks.mark(self.block, self.state.save(self.block))
        place = goal & (self.known - 1)
        for _ in range(PROBES):
            if self.mark[place] == goal:
                return
            if self.mark[place] == 0:
                self.mark[place] = goal
                self.stand[place] = node
                return
            place = (place + 1) & (self.known - 1)

    def find(self, node: int, seat: int, n: int) -> None:
        """Write the child for each option, 0 if there is none."""
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

    def best(self, seat: int, n: int, together: int) -> int:
        """Return the option that promises most, with what is little known in its favour (UCB1 with habits as prior).

        Choices made at the same time are loosened a little at random: seats that adapt to each other in step would
        take each other's habits for laws.
        """
        chosen = 0
        highest = -1.0
        curiosity = CURIOSITY
        seen = 1
        for place in range(n):
            seen += self.visits[self.child[place]] if self.child[place] else 0
        for place in range(n):
            child = self.child[place]
            visits = 1.0 * (self.visits[child] if child else 0)
            brought = 1.0 * (self.total[child] if child else 0) / self.prize
            offered = 1.0 + (self.available[child] if child else seen)
            if together:
                curiosity = CURIOSITY * self.dice.below(2048) / 1024.0
            promise = (brought + TRUST * self.opinion(seat, self.identities[place])) / (visits + TRUST)
            promise += curiosity * math.sqrt(math.log(offered) / (visits + 1.0))
            if promise > highest:
                highest = promise
                chosen = place
        return chosen

    def opinion(self, seat: int, identity: int) -> float:
        """Return the share that a identity has brought to a seat, one half if it was never done."""
        what = seat * self.kinds + identity
        return (self.gained[what] + 0.5 * self.prize) / ((self.played[what] + 1.0) * self.prize)

    def habit(self, seat: int, n: int) -> int:
        """Draw a few options; return the one that brought that seat most in earlier simulations."""
        chosen = self.dice.below(n)
        one = seat * self.kinds + self.state.identity(self.out[chosen])
        for _ in range(DRAWS - 1):
            place = self.dice.below(n)
            two = seat * self.kinds + self.state.identity(self.out[place])
            if self.gained[two] * self.played[one] > self.gained[one] * self.played[two]:
                chosen = place
                one = two
        return chosen

    def note(self, seat: int, identity: int) -> None:
        """Write down a identity of this simulation."""
        if self.length < 4096:
            self.line[self.length] = seat * self.kinds + identity
            self.length += 1

    def follow(self, seat: int, action: int, identity: int, together: int) -> None:
        """Go on, in every tree, along an event as its seat sees it."""
        for tree in range(self.trees):
            if self.cursor[tree] != OUTSIDE:
                if self.trees == 1 or tree == seat:
                    self.descend(tree, seat, identity)
                elif not together:
                    seen = self.views[(seat * self.seats + tree) * self.actions + action]
                    self.descend(tree, seat, identity if seen == action else HIDDEN - seen)

    def descend(self, tree: int, seat: int, label: int) -> None:
        """Go on to a child; a new one ends the way through this tree."""
        node = self.cursor[tree]
        child = self.child_of(node, seat, label)
        self.cursor[tree] = child if child else OUTSIDE
        if not child and self.nodes < self.room:
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

    def settle(self) -> None:
        """Ask what the finished game is worth to everybody."""
        shares = self.state.returns()
        for seat in range(self.seats):
            self.shares[seat] = shares[seat]

    def back_up(self) -> None:
        """Credit every event of the way, and every action, with what it brought to the one who chose it."""
        for step in range(self.steps):
            node = self.path[step]
            self.visits[node] += 1
            self.total[node] += self.shares[self.actor[node]]
        for step in range(self.length):
            what = self.line[step]
            self.played[what] += 1
            self.gained[what] += self.shares[what // self.kinds]

    def move_to(self, start: State) -> int:
        """Go on from a position with what is known about it; return 0 if it was never met."""
        self.state.become(start)
        self.state.save(self.root)
        node = self.standing() if self.trees == 1 else 0
        if node:
            self.prune(node)
        else:
            self.nodes = self.trees
            for tree in range(self.trees):
                self.first[tree] = 0
        for place in range(self.known):
            self.mark[place] = 0
        self.fade()
        return node

    def fade(self) -> None:
        """Forget half of what identities have brought: what is good now may be bad later."""
        for what in range(self.kinds * self.seats):
            self.played[what] >>= 1
            self.gained[what] >>= 1

    def standing(self) -> int:
        """Return the node that stands for the position on the table, 0 if there is none."""
        goal = marks.mark(self.block, self.state.save(self.block))
        place = goal & (self.known - 1)
        for _ in range(PROBES):
            if self.mark[place] == goal:
                return self.stand[place]
            place = (place + 1) & (self.known - 1)
        return 0

    def prune(self, top: int) -> None:
        """Make a node the root and move everything under it to the front; children always lie behind."""
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
        """Move a node to another place."""
        self.first[to] = self.first[node]
        self.next[to] = self.next[node]
        self.actor[to] = self.actor[node]
        self.label[to] = self.label[node]
        self.visits[to] = self.visits[node]
        self.available[to] = self.available[node]
        self.total[to] = self.total[node]

    def tried(self) -> list[tuple[int, int, int]]:
        """Return every action tried at the root: the action, its simulations, and the shares that they brought."""
        self.state.load(self.root)
        found = []
        for place in range(self.state.options(self.seat, self.out)):
            identity = self.state.identity(self.out[place])
            child = self.child_of(self.seat if self.trees > 1 else 0, self.seat, identity)
            if child and self.visits[child]:
                found.append((self.out[place], self.visits[child], self.total[child]))
        return found
