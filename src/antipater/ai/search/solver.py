"""Exact values of positions near the end of a game (expectiminimax).

Alpha-beta at choices, Ballard's star1 at chance, a transposition table, and moves ordered by how often they cut off.
Values are seat 0's share of the victory, 0 to 1.
"""

from array import array

from antipater.ai.search import hashing
from antipater.ai.search.evaluator import Evaluator
from antipater.game.contract import State
from antipater.game.seats import CHANCE, CHANCE_ACTS
from antipater.game.worker import Worker

DEEPEST = 128  # choices and chance outcomes in a row
MOST_OPTIONS = 8192  # of all positions on the path
ROOM = 1 << 17  # positions in the transposition table
NONE = -1
MOST_CUTOFFS = 1 << 24


class Solver(Worker):
    """Solves positions of a game of two seats in which nothing is hidden from anybody."""

    def __init__(self, start: State, actions: int, evaluator: Evaluator) -> None:
        super().__init__()
        evaluator.check_fits(start)
        self.state = start.copy()
        self.evaluator = evaluator  # for the result of finished games only
        self.size = len(start.fields())
        self.actions = actions
        self.limit = 0  # positions to visit before giving up
        self.nodes = 0
        self.gave_up = 0
        self.answer = 0.0
        self.choice = NONE
        self.block = [0] * 2048
        self.root = [0] * 2048
        self.out = [0] * 512
        self.weights = [0] * 512
        self.saved = array("i", bytes(4 * DEEPEST * self.size))
        self.moves = array("i", bytes(4 * MOST_OPTIONS))
        self.loads = array("i", bytes(4 * MOST_OPTIONS))  # weights of chance outcomes
        self.cutoffs = array("i", bytes(4 * 2 * actions))  # how often each action of each seat cut off
        self.keys = array("Q", bytes(8 * ROOM))
        self.low = array("d", bytes(8 * ROOM))
        self.high = array("d", bytes(8 * ROOM))
        self.move = array("i", bytes(4 * ROOM))

    def solve(self, state: State, limit: int) -> tuple[int, float] | None:
        """Return the best action and the value for seat 0; None if it takes more than *limit* positions."""
        self.check_idle()
        self.state.become(state)
        self.state.save(self.root)
        self.limit = limit
        self.nodes = 0
        self.run(1)
        return None if self.gave_up else (self.choice, self.answer)

    def action_values(self, state: State, limit: int) -> list[tuple[int, float]] | None:
        """Return each action of the seat that must choose with the value for seat 0 after it; None as for `solve`."""
        seat = state.seat_to_choose()
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

    def run(self, rounds: int) -> int:
        """Work without the GIL; raise InUse if another thread uses this, or its evaluator."""
        self.check_idle()
        self.evaluator.claim()
        try:
            return Worker.run(self, rounds)
        finally:
            self.evaluator.release()

    def work(self, rounds: int) -> int:
        """Solve the position at the root; return how many positions were visited."""
        self.gave_up = 0
        self.choice = NONE
        self.state.load(self.root)
        self.answer = self.value(0, 0, 0.0, 1.0)
        return self.nodes

    def block_value(self, block: list[int], limit: int) -> float:
        """Return the value for seat 0 of a position, negative if it takes more than *limit* positions."""
        self.state.load(block)
        self.limit = limit
        self.nodes = 0
        self.gave_up = 0
        answer = self.value(0, 0, 0.0, 1.0)
        return -1.0 if self.gave_up else answer

    def value(self, level: int, first: int, alpha: float, beta: float) -> float:
        """Return the value of the state, or a bound of it outside the window."""
        acting = self.state.to_act_set()
        self.state.save(self.block)
        if acting == 0:
            return self.evaluator.judge_position(self.block, 0)
        self.nodes += 1
        if self.nodes > self.limit or level == DEEPEST or first + 512 > MOST_OPTIONS:
            self.gave_up = 1
        if self.gave_up:
            return 0.5
        key = hashing.position_hash(self.block, self.size)
        place = key & (ROOM - 1)
        floor = 0.0
        ceiling = 1.0
        stored_move = NONE
        if self.keys[place] == key:
            stored_move = self.move[place]
            floor = self.low[place]
            ceiling = self.high[place]
            # Bounds of one value may cross by a rounding.
            if level and (floor >= beta or floor >= ceiling):
                return floor
            if level and ceiling <= alpha:
                return ceiling
            # The root needs its best action, and within narrower bounds another one may look as good.
            if level:
                alpha = max(alpha, floor)
                beta = min(beta, ceiling)
        start = level * self.size
        for field in range(self.size):
            self.saved[start + field] = self.block[field]
        if acting == CHANCE_ACTS:
            result = self.chance_value(level, first, alpha, beta)
        else:
            result = self.seat_value(level, first, 0 if acting & 1 else 1, stored_move, alpha, beta)
        if not self.gave_up:
            self.store(key, floor if result <= alpha else result, ceiling if result >= beta else result)
        return result

    def store(self, key: int, floor: float, ceiling: float) -> None:
        """Store the bounds of a position; a newer one replaces an older one."""
        place = key & (ROOM - 1)
        self.keys[place] = key
        self.low[place] = floor
        self.high[place] = ceiling
        self.move[place] = self.choice

    def restore(self, level: int) -> None:
        """Restore the state of a level."""
        start = level * self.size
        for field in range(self.size):
            self.block[field] = self.saved[start + field]
        self.state.load(self.block)

    def chance_value(self, level: int, first: int, alpha: float, beta: float) -> float:
        """Return the mean over the outcomes of chance; stop when it must lie outside the window."""
        n = self.state.options(CHANCE, self.out)
        weighed = self.state.chance_weights(self.weights)
        whole = 0.0
        for place in range(n):
            self.moves[first + place] = self.out[place]
            self.loads[first + place] = self.weights[place] if weighed else 1
            whole += self.loads[first + place]
        done = 0.0
        left = whole
        for place in range(n):
            weight = 1.0 * self.loads[first + place]
            left -= weight
            least = (alpha * whole - done - left) / weight
            most = (beta * whole - done) / weight
            if place:
                self.restore(level)
            self.state.step(self.moves[first + place], CHANCE)
            low = max(least, 0.0)
            high = min(most, 1.0)
            if low >= high:  # by a rounding: a bound within no window would say nothing
                low = 0.0
                high = 1.0
            found = self.value(level + 1, first + n, low, high)
            done += weight * found
            if self.gave_up:
                return 0.5
            # What is returned is a bound, so no rounding may bring it into the window, where values are exact.
            if found <= least and least > 0.0:
                return min((done + left) / whole, alpha)
            if found >= most:
                return max(done / whole, beta)
        self.choice = NONE
        return done / whole

    def seat_value(self, level: int, first: int, seat: int, stored_move: int, alpha: float, beta: float) -> float:
        """Return the value of the best option of *seat*; stop at a cut-off."""
        n = self.state.options(seat, self.out)
        for place in range(n):
            self.moves[first + place] = self.out[place]
        best = 0.0  # never 1 - (1 - best): a bound that is rounded into the window would be taken for a value
        chosen = NONE
        for place in range(n):
            self.move_to_front(first + place, first + n, seat, stored_move if place == 0 else NONE)
            action = self.moves[first + place]
            if place:
                self.restore(level)
            self.state.step(action, seat)
            found = self.value(level + 1, first + n, alpha, beta)
            if self.gave_up:
                return 0.5
            if chosen == NONE or (found > best if seat == 0 else found < best):
                best = found
                chosen = action
            if seat == 0:
                alpha = max(alpha, found)
            else:
                beta = min(beta, found)
            if alpha >= beta:
                self.count_cutoff(seat, action)
                self.choice = chosen
                return found
        self.choice = chosen
        return best

    def move_to_front(self, first: int, end: int, seat: int, stored_move: int) -> None:
        """Move the stored move, or the option with the most cut-offs, to the first place."""
        best = first
        for place in range(first, end):
            if self.moves[place] == stored_move:
                best = place
                break
            if (
                self.cutoffs[seat * self.actions + self.moves[place]]
                > self.cutoffs[seat * self.actions + self.moves[best]]
            ):
                best = place
        kept = self.moves[first]
        self.moves[first] = self.moves[best]
        self.moves[best] = kept

    def count_cutoff(self, seat: int, action: int) -> None:
        """Count a cut-off; halve all counts when one grows too large."""
        place = seat * self.actions + action
        self.cutoffs[place] += 1
        if self.cutoffs[place] > MOST_CUTOFFS:
            for other in range(2 * self.actions):
                self.cutoffs[other] //= 2
