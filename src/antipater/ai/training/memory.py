"""Examples that are kept for a while, so that a net learns each of them several times.

A search costs far more than a step of learning. So the examples of a chunk are kept until it ends; then the net learns
from random ones among them, several at a time.
"""

from array import array

from antipater.ai.training.adam import MOST_HEADS, Adam
from antipater.game.dice import Dice
from antipater.game.worker import Worker

STEP_EXAMPLES = 1024  # from which one step learns
USUAL_INPUTS = 200  # of an example, at most; if there are more, fewer examples are kept


class Memory(Worker):
    """The examples of a chunk, and steps of learning from random ones."""

    def __init__(self, adam: Adam, most_examples: int) -> None:
        super().__init__()
        most_inputs = USUAL_INPUTS * most_examples
        self.adam = adam
        self.dice = Dice(0)
        self.rate = 0.0
        self.most_examples = most_examples
        self.most_inputs = most_inputs
        self.examples = 0
        self.starts = array("i", bytes(4 * (most_examples + 1)))
        self.inputs = array("i", bytes(4 * most_inputs))
        self.amounts = array("f", bytes(4 * most_inputs))
        self.targets = array("d", bytes(8 * most_examples))
        self.endings = array("f", bytes(4 * MOST_HEADS * most_examples))
        self.row_inputs = [0] * 1024
        self.row_amounts = [0.0] * 1024

    def forget(self) -> None:
        """Drop all examples."""
        self.examples = 0

    def steps_for(self, passes: float) -> int:
        """Return how many steps learn from each example *passes* times on average."""
        return round(passes * self.examples / STEP_EXAMPLES)

    def keep(self, inputs: list[int], amounts: list[float], n: int, target: float, endings: list[float]) -> None:
        """Keep an example with its targets, if there is room."""
        first = self.starts[self.examples]
        if self.examples == self.most_examples or first + n > self.most_inputs:
            return
        for place in range(n):
            self.inputs[first + place] = inputs[place]
            self.amounts[first + place] = amounts[place]
        for head in range(self.adam.heads):
            self.endings[self.examples * MOST_HEADS + head] = endings[head]
        self.targets[self.examples] = target
        self.examples += 1
        self.starts[self.examples] = first + n

    def work(self, rounds: int) -> int:
        """Take so many steps, each from random examples."""
        for _ in range(rounds):
            for _ in range(STEP_EXAMPLES):
                self.learn_example(self.dice.below(self.examples))
            self.adam.step(self.rate)
        return rounds

    def learn_example(self, example: int) -> None:
        """Add the gradient of one example."""
        first = self.starts[example]
        n = self.starts[example + 1] - first
        for place in range(n):
            self.row_inputs[place] = self.inputs[first + place]
            self.row_amounts[place] = self.amounts[first + place]
        for head in range(self.adam.heads):
            self.adam.head_targets[head] = self.endings[example * MOST_HEADS + head]
        self.adam.add_gradient(self.row_inputs, self.row_amounts, n, self.targets[example])
