"""A small net: inputs that are mostly 0, two layers of rectified sums, and one win probability.

All weights lie in one flat run: a row of the first layer for each input, its biases, a row of the second layer for each
unit of the first, its biases, the weights of the last unit, its bias.
"""

import math

from antipater.ai.evaluation import sums
from antipater.game import bits

MOST_INPUTS, MOST_HIDDEN, MOST_SECOND, MOST_WEIGHTS = 4096, 256, 64, 900_000
MOST_SEEN = 1024
WORD = 32  # marks of inputs to a number


class Net:
    """Weights, and the pass from inputs to a win probability."""

    def __init__(self, inputs: int, hidden: int, second: int) -> None:
        size = inputs * hidden + hidden + hidden * second + second + second + 1
        if not (
            0 < hidden <= MOST_HIDDEN
            and 0 < second <= MOST_SECOND
            and 0 < inputs <= MOST_INPUTS
            and size <= MOST_WEIGHTS
        ):
            raise ValueError(
                f"a net of {inputs} inputs, {hidden} and {second} units cannot be: at most {MOST_INPUTS} inputs, "
                f"{MOST_HIDDEN} and {MOST_SECOND} units, {MOST_WEIGHTS} weights in all"
            )
        self.inputs = inputs
        self.hidden = hidden
        self.second = second
        self.size = size
        self.weights = [0.0] * 900000
        self.sums = [0.0] * 256  # of the first layer, for the inputs that were seen last
        self.exact = 0  # whether they are the same in whatever order they come about (`shipped.rounded`)
        self.now = 0
        self.count = 0
        self.marked = 0  # changes that marks have brought
        self.last = [0] * 1024
        self.words = (inputs + WORD - 1) // WORD
        self.marks = [0] * 129  # of inputs whose amount is 1, as they are in the sums
        self.amount = [0.0] * 4096  # of each input, as it is in the sums
        self.stamp = [0] * 4096  # when each input was last seen
        self.rows = [0] * 8192  # that are to be added, by their first weights
        self.changes = [0.0] * 8192  # how many times
        self.lower = [0.0] * 256  # what the first layer gave last
        self.upper = [0.0] * 64  # what the second layer gave last

    def fill(self, weights: list[float]) -> None:
        """Take over all weights."""
        if len(weights) != self.size:
            raise ValueError(f"this net has {self.size} weights, not {len(weights)}")
        for place in range(self.size):
            self.weights[place] = weights[place]
        self.exact = 0
        self.refresh()

    def all_weights(self) -> list[float]:
        """Return all weights."""
        return [self.weights[place] for place in range(self.size)]

    def become(self, other: "Net") -> None:
        """Take over the weights of a net of the same shape."""
        if (self.inputs, self.hidden, self.second) != (other.inputs, other.hidden, other.second):
            raise ValueError("nets of different shapes")
        for place in range(self.size):
            self.weights[place] = other.weights[place]
        self.exact = other.exact
        self.refresh()

    def begin(self) -> None:
        """Forget what was seen last, unless the sums are exact: no value is to depend on what was judged before."""
        if not self.exact:
            self.refresh()

    def refresh(self) -> None:
        """Forget what was seen last: the sums of the first layer are its biases again."""
        biases = self.inputs * self.hidden
        for place in range(self.count):
            self.amount[self.last[place]] = 0.0
        self.count = 0
        for word in range(self.words):
            self.marks[word] = 0
        for place in range(self.hidden):
            self.sums[place] = self.weights[biases + place]

    def value(self, inputs: list[int], amounts: list[float], n: int) -> float:
        """Return the win probability for the seat that sees these inputs.

        Positions that are judged one after the other share most of what is seen, so the sums of the first layer are
        carried over, and only what has changed is added.
        """
        changed = self.marked
        self.marked = 0
        self.now += 1
        for place in range(n):
            number = inputs[place]
            self.stamp[number] = self.now
            if amounts[place] != self.amount[number]:
                self.rows[changed] = number * self.hidden
                self.changes[changed] = amounts[place] - self.amount[number]
                self.amount[number] = amounts[place]
                changed += 1
        for place in range(self.count):
            number = self.last[place]
            if self.stamp[number] != self.now:
                self.rows[changed] = number * self.hidden
                self.changes[changed] = -self.amount[number]
                self.amount[number] = 0.0
                changed += 1
        self.count = n
        for place in range(n):
            self.last[place] = inputs[place]
        sums.add_rows(self.sums, self.weights, self.rows, self.changes, changed, self.hidden)
        return self.conclude()

    def take_marks(self, marks: list[int]) -> None:
        """Take over which inputs have the amount 1, 32 to a number, before `value` is given a list of the others."""
        changed = 0
        for word in range(self.words):
            differ = marks[word] ^ self.marks[word]
            self.marks[word] = marks[word]
            while differ:
                mark = bits.lowest(differ)
                self.rows[changed] = (word * WORD + mark) * self.hidden
                self.changes[changed] = 1.0 if marks[word] >> mark & 1 else -1.0
                changed += 1
                differ &= differ - 1
        self.marked = changed

    def conclude(self) -> float:
        """Return the win probability that follows from the sums of the first layer."""
        first = self.inputs * self.hidden + self.hidden
        biases = first + self.hidden * self.second
        active = 0
        for place in range(self.hidden):
            self.lower[place] = self.sums[place] if self.sums[place] > 0 else 0
        # A unit is always listed and stays there if it is active: half of all branches would be guessed wrong.
        for place in range(self.hidden):
            self.rows[active] = first + place * self.second
            self.changes[active] = self.lower[place]
            active += self.lower[place] > 0
        for place in range(self.second):
            self.upper[place] = self.weights[biases + place]
        sums.add_rows(self.upper, self.weights, self.rows, self.changes, active, self.second)
        last = biases + self.second
        total = self.weights[last + self.second]
        for place in range(self.second):
            self.upper[place] = self.upper[place] if self.upper[place] > 0 else 0.0
            total += self.upper[place] * self.weights[last + place]
        return 1.0 / (1.0 + math.exp(-total))

    def second_layer(self) -> list[float]:
        """Return what the units of the second layer gave last."""
        return [self.upper[place] for place in range(self.second)]

    def check(self, seen: list[tuple[int, float]]) -> None:
        """Refuse a list of inputs that this net does not have."""
        if len(seen) > MOST_SEEN:
            raise ValueError(f"a net sees at most {MOST_SEEN} inputs at once, not {len(seen)}")
        for number, _ in seen:
            if not 0 <= number < self.inputs:
                raise ValueError(f"this net has the inputs 0 to {self.inputs - 1}, not {number}")

    def value_of(self, seen: list[tuple[int, float]]) -> float:
        """Return the win probability for a list of inputs and amounts, for Python callers."""
        self.check(seen)
        inputs = [0] * 1024
        amounts = [0.0] * 1024
        count = len(seen)
        for place in range(count):
            inputs[place] = seen[place][0]
            amounts[place] = seen[place][1]
        self.refresh()
        return self.value(inputs, amounts, count)
