"""Simulated games from imagined worlds, and the tree that remembers them (open loop, with availability counts).

A node is a sequence of events as one seat sees them; what chance did on the way is not part of it, so every visit may
meet another position there. Only the actions that a position really offers compete, and a rarely offered one is judged
by how often it was there to be chosen, not by how often its parent was visited (Cowling, Powley and Whitehouse, 2012).

Where all know the same, all seats share one tree. Where knowledge differs, each seat has a tree of its own: what it may
not see is not followed there, and choices made at the same time are followed by nobody else.
"""

import math
from array import array

from antipater.game.contract import State
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE, CHANCE_OWES, UNKNOWN
from antipater.game.worker import Worker

CURIOSITY = 0.7  # the weight of what is little known against what looks good
PHASE, PHASES = 16, 4  # decisions of a phase, and how many phases there are
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
        self.visits = array("i", bytes(4 * room))
        self.available = array("i", bytes(4 * room))
        self.total = array("q", bytes(8 * room))
        self.size = 0  # of one world
        self.worlds = array("i", [0])
        self.number = 0  # worlds at hand
        self.block = [0] * 2048
        self.out = [0] * 512
        self.weights = [0] * 512
        self.child = [0] * 512
        self.cursor = [0] * 8
        self.level = [0] * 8
        self.shares = [0] * 8
        self.path = [0] * 4096
        self.steps = 0  # nodes on the path
        self.line = [0] * 4096
        self.length = 0  # actions of this simulation
        self.kinds = kinds
        self.played = array("i", bytes(4 * kinds * seats * PHASES))  # how often each seat did each action …
        self.gained = array("q", bytes(8 * kinds * seats * PHASES))  # … and what that brought

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
        owing = self.state.owing()
        while owing:
            n = 0
            if owing == CHANCE_OWES:
                n = self.state.options(CHANCE, self.out)
                place = self.dice.pick(self.weights, n) if self.state.weigh(self.weights) else self.dice.below(n)
                self.state.step(self.out[place], CHANCE)
            else:
                # One after another, but as if at once: those who choose later learn nothing of it.
                together = 1 if owing & (owing - 1) or (together and owing & ~before == 0) else 0
                seat = 0
                while not owing >> seat & 1:
                    seat += 1
                n = self.state.options(seat, self.out)
                action = self.out[self.choose(seat, n, together)]
                self.note(seat, action)
                self.follow(seat, action, together)
                self.state.step(action, seat)
                decisions += 1
                before = owing
            owing = self.state.owing()
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
        untried = self.find(node, seat, n)
        return self.untried(untried) if untried else self.best(n, together)

    def find(self, node: int, seat: int, n: int) -> int:
        """Write the child for each option, 0 if there is none, and count those without."""
        untried = 0
        for place in range(n):
            child = self.first[node]
            while child and (self.label[child] != self.out[place] or self.actor[child] != seat):
                child = self.next[child]
            self.child[place] = child
            if child:
                self.available[child] += 1
            else:
                untried += 1
        return untried

    def untried(self, count: int) -> int:
        """Return the place of one of the options without a child, each as likely as the others."""
        left = self.dice.below(count)
        place = 0
        while self.child[place] or left:
            if not self.child[place]:
                left -= 1
            place += 1
        return place

    def best(self, n: int, together: int) -> int:
        """Return the option that promises most, with what is little known in its favour (UCB1).

        Choices made at the same time are loosened a little at random: seats that adapt to each other in step would
        take each other's habits for laws.
        """
        chosen = 0
        highest = -1.0
        curiosity = CURIOSITY
        for place in range(n):
            child = self.child[place]
            visits = 1.0 * self.visits[child]
            promise = self.total[child] / (visits * self.prize)
            if together:
                curiosity = CURIOSITY * self.dice.below(2048) / 1024.0
            promise += curiosity * math.sqrt(math.log(1.0 * self.available[child]) / visits)
            if promise > highest:
                highest = promise
                chosen = place
        return chosen

    def habit(self, seat: int, n: int) -> int:
        """Draw two options; return the one that brought that seat more in earlier simulations."""
        place = self.dice.below(n)
        other = self.dice.below(n)
        habits = self.habits_of(seat)
        one = habits + self.out[place]
        two = habits + self.out[other]
        return other if self.gained[two] * self.played[one] > self.gained[one] * self.played[two] else place

    def habits_of(self, seat: int) -> int:
        """Return where the habits of a seat begin; what is good now may be bad later, so each phase has its own."""
        return (min(self.length // PHASE, PHASES - 1) * self.seats + seat) * self.kinds

    def note(self, seat: int, action: int) -> None:
        """Write down an action of this simulation."""
        if self.length < 4096:
            self.line[self.length] = self.habits_of(seat) + action
            self.length += 1

    def follow(self, seat: int, action: int, together: int) -> None:
        """Go on, in every tree, along an event as its seat sees it."""
        for tree in range(self.trees):
            if self.cursor[tree] != OUTSIDE:
                if self.trees == 1 or tree == seat:
                    self.descend(tree, seat, action)
                elif not together:
                    self.descend(tree, seat, self.views[(seat * self.seats + tree) * self.actions + action])

    def descend(self, tree: int, seat: int, label: int) -> None:
        """Go on to a child; a new one ends the way through this tree."""
        node = self.cursor[tree]
        child = self.first[node]
        while child and (self.label[child] != label or self.actor[child] != seat):
            child = self.next[child]
        self.cursor[tree] = child if child else OUTSIDE
        if not child and self.nodes < self.room:
            child = self.nodes
            self.nodes += 1
            self.actor[child] = seat
            self.label[child] = label
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
            self.gained[what] += self.shares[what // self.kinds % self.seats]

    def tried(self) -> list[tuple[int, int, int]]:
        """Return every action tried at the root: the action, its simulations, and the shares that they brought."""
        found = []
        child = self.first[self.seat if self.trees > 1 else 0]
        while child:
            if self.actor[child] == self.seat and self.label[child] != UNKNOWN:
                found.append((self.label[child], self.visits[child], self.total[child]))
            child = self.next[child]
        return sorted(found)
