"""The optimiser Adam: the gradients of some examples, then a step of all weights."""

import math

from antipater.ai.evaluation.net import Net

MEAN_DECAY, SQUARE_DECAY, EPSILON = 0.9, 0.999, 1e-8


class Adam:
    """The gradient of a net and the moments of Adam (Kingma and Ba, 2015)."""

    def __init__(self, net: Net) -> None:
        if not isinstance(net, Net):
            raise TypeError(f"a Net is needed here, not {net!r}")
        self.net = net
        self.steps = 0
        self.examples = 0
        self.gradient = [0.0] * 640000
        self.mean = [0.0] * 640000
        self.square = [0.0] * 640000
        self.lower = [0.0] * 256
        self.upper = [0.0] * 64

    def add_gradient(self, inputs: list[int], amounts: list[float], n: int, target: float) -> float:
        """Add the gradient of one example's cross entropy to the others; return what the net predicted."""
        self.net.refresh()
        predicted = self.net.value(inputs, amounts, n)
        error = predicted - target
        hidden = self.net.hidden
        second = self.net.second
        biases = self.net.inputs * hidden
        rows = biases + hidden
        upper_biases = rows + hidden * second
        last = upper_biases + second
        self.gradient[last + second] += error
        for place in range(second):
            self.gradient[last + place] += error * self.net.upper[place]
            self.upper[place] = error * self.net.weights[last + place] if self.net.upper[place] > 0 else 0.0
            self.gradient[upper_biases + place] += self.upper[place]
        for unit in range(hidden):
            self.lower[unit] = 0.0
            if self.net.lower[unit] > 0:
                slope = 0.0
                first = rows + unit * second
                for place in range(second):
                    slope += self.upper[place] * self.net.weights[first + place]
                    self.gradient[first + place] += self.upper[place] * self.net.lower[unit]
                self.lower[unit] = slope
                self.gradient[biases + unit] += slope
        for place in range(n):
            add_row(self.gradient, inputs[place] * hidden, self.lower, amounts[place], hidden)
        self.examples += 1
        return predicted

    def step(self, rate: float) -> None:
        """Change the weights by the mean gradient of all examples since the last step."""
        if self.examples == 0:
            return
        self.steps += 1
        share = 1.0 / self.examples
        self.examples = 0
        step_size = rate * math.sqrt(1.0 - math.pow(SQUARE_DECAY, self.steps))
        step_size /= 1.0 - math.pow(MEAN_DECAY, self.steps)
        update_weights(self.net.weights, self.gradient, self.mean, self.square, self.net.size, share, step_size)
        self.net.refresh()

    def moments(self) -> tuple[int, list[float], list[float]]:
        """Return the number of steps and both moments, for a checkpoint."""
        size = self.net.size
        return self.steps, [self.mean[place] for place in range(size)], [self.square[place] for place in range(size)]

    def restore(self, steps: int, mean: list[float], square: list[float]) -> None:
        """Restore what `moments` returned."""
        if len(mean) != self.net.size or len(square) != self.net.size:
            raise ValueError(
                f"this net has {self.net.size} weights; moments of {len(mean)} and {len(square)} do not fit"
            )
        self.steps = steps
        for place in range(self.net.size):
            self.mean[place] = mean[place]
            self.square[place] = square[place]

    def add_example(self, seen: list[tuple[int, float]], target: float) -> float:
        """Add the gradient of one example; return what the net predicted. For Python callers."""
        self.net.check(seen)
        inputs = [0] * 1024
        amounts = [0.0] * 1024
        count = len(seen)
        for place in range(count):
            inputs[place] = seen[place][0]
            amounts[place] = seen[place][1]
        return self.add_gradient(inputs, amounts, count, target)

    def take_step(self, rate: float) -> None:
        """Take a step, for Python callers."""
        self.step(rate)

    def gradients(self) -> list[float]:
        """Return the sum of the gradients since the last step."""
        return [self.gradient[place] for place in range(self.net.size)]


def add_row(rows: list[float], first: int, row: list[float], amount: float, n: int) -> None:
    """Add a row times an amount to one of many rows."""
    for place in range(n):
        rows[first + place] += amount * row[place]


def update_weights(
    weights: list[float],
    gradient: list[float],
    mean: list[float],
    square: list[float],
    n: int,
    share: float,
    step_size: float,
) -> None:
    """Change every weight against its gradient by the moments, and reset the gradient."""
    for place in range(n):
        slope = gradient[place] * share
        gradient[place] = 0.0
        mean[place] = MEAN_DECAY * mean[place] + (1.0 - MEAN_DECAY) * slope
        square[place] = SQUARE_DECAY * square[place] + (1.0 - SQUARE_DECAY) * slope * slope
        weights[place] -= step_size * mean[place] / (math.sqrt(square[place]) + EPSILON)
