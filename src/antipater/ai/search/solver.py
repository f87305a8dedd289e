"""Exact values of positions near the end of a game: every choice, every turn of chance (expectiminimax).

A window says which values still matter (alpha-beta; at chance, Ballard's star1); positions that are met again are known
(a transposition table); what cut off elsewhere is tried first. Values are seat 0's share of the victory, 0 to 1.
"""

from array import array

from antipater.ai.search import marks
from antipater.ai.search.evaluator import Evaluator
from antipater.game.contract import State
from antipater.game.seats import CHANCE, CHANCE_ACTS
from antipater.game.worker import Worker

DEEPEST = 128  # choices and turns of chance, one after the other
MOST_OPTIONS = 8192  # on the way to one position
ROOM = 1 << 17  # positions remembered
NONE = -1
FADING = 1 << 24


class Solver(Worker):
    """Solves positions of a game of two seats in which nothing is hidden from anybody."""

    def __init__(self, start: State, actions: int, evaluator: Evaluator) -> None:
        self.state = start.copy()
        self.evaluator = evaluator  # asked for the result of finished games only
        self.size = len(start.fields())
        self.actions = actions
        self.limit = 0  # positions to look at before giving up
        self.nodes = 0
        self.stuck = 0
        self.answer = 0.0
        self.choice = NONE
        self.block = [0] * 2048
        self.root = [0] * 2048
        self.out = [0] * 512
        self.weights = [0] * 512
        self.saved = array("i", bytes(4 * DEEPEST * self.size))
        self.moves = array("i", bytes(4 * MOST_OPTIONS))
        self.load_of = array("i", bytes(4 * MOST_OPTIONS))  # weights of chance
        self.cuts = array("i", bytes(4 * 2 * actions))  # how often an action of a seat cut off
        self.keys = array("Q", bytes(8 * ROOM))
        self.low = array("d", bytes(8 * ROOM))
        self.high = array("d", bytes(8 * ROOM))
        self.move = array("i", bytes(4 * ROOM))

    def solve(self, state: State, limit: int) -> tuple[int, float] | None:
        """Return the best action and the value for seat 0; None if it takes more than *limit* positions."""
        self.state.become(state)
        self.state.save(self.root)
        self.limit = limit
        self.nodes = 0
        self.run(1)
        return None if self.stuck else (self.choice, self.answer)

    def judged(self, state: State, limit: int) -> list[tuple[int, float]] | None:
        """Return each action of the seat that must choose, with the value for seat 0 after it; None as above."""
        seat = state.to_act()[0]
        found = []
        for action in state.legal(seat):
            after = state.copy()
            after.apply(action, seat)
            solved = self.solve(after, limit)
            if solved is None:
                return None
            found.append((action, solved[1]))
            limit -= self.nodes
        return found

    def work(self, rounds: int) -> int:
        """Solve the position at the root; return how many positions were looked at."""
        self.stuck = 0
        self.choice = NONE
        self.state.load(self.root)
        self.answer = self.value(0, 0, 0.0, 1.0)
        return self.nodes

    def value(self, level: int, first: int, alpha: float, beta: float) -> float:
        """Return the value of the state, or a bound of it that lies outside of the window."""
        acting = self.state.to_act_set()
        self.state.save(self.block)
        if acting == 0:
            return self.evaluator.judge_position(self.block, 0)
        self.nodes += 1
        if self.nodes > self.limit or level == DEEPEST or first + 512 > MOST_OPTIONS:
            self.stuck = 1
        if self.stuck:
            return 0.5
        key = marks.mark(self.block, self.size)
        place = key & (ROOM - 1)
        floor = 0.0
        ceiling = 1.0
        hint = NONE
        if self.keys[place] == key:
            hint = self.move[place]
            floor = self.low[place]
            ceiling = self.high[place]
            if level and (floor >= beta or floor == ceiling):
                return floor
            if level and ceiling <= alpha:
                return ceiling
            alpha = max(alpha, floor)
            beta = min(beta, ceiling)
        start = level * self.size
        for field in range(self.size):
            self.saved[start + field] = self.block[field]
        if acting == CHANCE_ACTS:
            result = self.expected(level, first, alpha, beta)
        else:
            result = self.best(level, first, 0 if acting & 1 else 1, hint, alpha, beta)
        if not self.stuck:
            self.remember(key, floor if result <= alpha else result, ceiling if result >= beta else result)
        return result

    def remember(self, key: int, floor: float, ceiling: float) -> None:
        """Keep what is known of a position; a newer one takes the place of an older one."""
        place = key & (ROOM - 1)
        self.keys[place] = key
        self.low[place] = floor
        self.high[place] = ceiling
        self.move[place] = self.choice

    def back_to(self, level: int) -> None:
        """Take the state back to where it was at a level."""
        start = level * self.size
        for field in range(self.size):
            self.block[field] = self.saved[start + field]
        self.state.load(self.block)

    def expected(self, level: int, first: int, alpha: float, beta: float) -> float:
        """Return the mean over what chance may bring; stop when it must lie outside of the window."""
        n = self.state.options(CHANCE, self.out)
        weighed = self.state.chance_weights(self.weights)
        whole = 0.0
        for place in range(n):
            self.moves[first + place] = self.out[place]
            self.load_of[first + place] = self.weights[place] if weighed else 1
            whole += self.load_of[first + place]
        done = 0.0
        left = whole
        for place in range(n):
            weight = 1.0 * self.load_of[first + place]
            left -= weight
            least = (alpha * whole - done - left) / weight
            most = (beta * whole - done) / weight
            if place:
                self.back_to(level)
            self.state.step(self.moves[first + place], CHANCE)
            found = self.value(level + 1, first + n, max(least, 0.0), min(most, 1.0))
            done += weight * found
            if self.stuck:
                return 0.5
            if found <= least and least > 0.0:
                return (done + left) / whole
            if found >= most and left > 0.0:
                return done / whole
        self.choice = NONE
        return done / whole

    def best(self, level: int, first: int, seat: int, hint: int, alpha: float, beta: float) -> float:
        """Return the value of the best option of *seat*; stop when the other seat would not let it come to this."""
        n = self.state.options(seat, self.out)
        for place in range(n):
            self.moves[first + place] = self.out[place]
        highest = -1.0
        chosen = NONE
        for place in range(n):
            self.bring_forward(first + place, first + n, seat, hint if place == 0 else NONE)
            action = self.moves[first + place]
            if place:
                self.back_to(level)
            self.state.step(action, seat)
            found = self.value(level + 1, first + n, alpha, beta)
            if self.stuck:
                return 0.5
            gain = found if seat == 0 else 1.0 - found
            if gain > highest:
                highest = gain
                chosen = action
            if seat == 0:
                alpha = max(alpha, found)
            else:
                beta = min(beta, found)
            if alpha >= beta:
                self.praise(seat, action)
                self.choice = chosen
                return found
        self.choice = chosen
        return highest if seat == 0 else 1.0 - highest

    def bring_forward(self, first: int, end: int, seat: int, hint: int) -> None:
        """Put the most promising of the options that are left in the first place."""
        best = first
        for place in range(first, end):
            if self.moves[place] == hint:
                best = place
                break
            if self.cuts[seat * self.actions + self.moves[place]] > self.cuts[seat * self.actions + self.moves[best]]:
                best = place
        kept = self.moves[first]
        self.moves[first] = self.moves[best]
        self.moves[best] = kept

    def praise(self, seat: int, action: int) -> None:
        """Count a cut-off; old ones fade when there are very many."""
        place = seat * self.actions + action
        self.cuts[place] += 1
        if self.cuts[place] > FADING:
            for other in range(2 * self.actions):
                self.cuts[other] //= 2
