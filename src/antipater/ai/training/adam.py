"""The optimiser Adam: the gradients of some examples, then a step of all weights, and a running mean of them.

Besides the win probability, the second layer can learn to predict more: how a game ends says more than who won it.
These further heads shape what the layers see; they are no part of the net and belong to its training alone.
"""

import math

from antipater.ai.evaluation.net import Net

MEAN_DECAY, SQUARE_DECAY, EPSILON = 0.9, 0.999, 1e-8
MOST_HEADS = 16
NOT_TAUGHT = -1.0  # the target of a head that an example says nothing about


class Adam:
    """The gradient of a net and the moments of Adam (Kingma and Ba, 2015)."""

    def __init__(self, net: Net, heads: int = 0) -> None:
        if not isinstance(net, Net):
            raise TypeError(f"a Net is needed here, not {net!r}")
        if not 0 <= heads <= MOST_HEADS:
            raise ValueError(f"a net can learn to predict up to {MOST_HEADS} things more, not {heads}")
        self.net = net
        self.heads = heads
        self.head_weight = 0.15  # of the loss of a head; the win probability has 1
        self.follow = 0.0  # the part of the way that the mean goes toward the weights with each step
        self.head_targets = [NOT_TAUGHT] * 16
        self.head_rows = [0.0] * 1040  # for each head a weight of every unit of the second layer, and a bias
        self.head_gradient = [0.0] * 1040
        self.head_mean = [0.0] * 1040
        self.head_square = [0.0] * 1040
        self.average = [0.0] * 900000
        self.warm_up = 0  # steps until the rate is reached: at first the moments know few gradients
        self.steps = 0
        self.examples = 0
        self.gradient = [0.0] * 900000
        self.mean = [0.0] * 900000
        self.square = [0.0] * 900000
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
            self.upper[place] = error * self.net.weights[last + place]
        for head in range(self.heads):
            if self.head_targets[head] >= 0:
                self.add_head(head)
        for place in range(second):
            if self.net.upper[place] <= 0:
                self.upper[place] = 0.0
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

    def add_head(self, head: int) -> None:
        """Add the gradient of one head's cross entropy to its weights and to the slopes of the second layer."""
        second = self.net.second
        first = head * (second + 1)
        total = self.head_rows[first + second]
        for place in range(second):
            total += self.head_rows[first + place] * self.net.upper[place]
        error = self.head_weight * (1.0 / (1.0 + math.exp(-total)) - self.head_targets[head])
        self.head_gradient[first + second] += error
        for place in range(second):
            self.head_gradient[first + place] += error * self.net.upper[place]
            self.upper[place] += error * self.head_rows[first + place]

    def step(self, rate: float) -> None:
        """Change the weights by the mean gradient of all examples since the last step."""
        if self.examples == 0:
            return
        self.steps += 1
        share = 1.0 / self.examples
        self.examples = 0
        step_size = rate * math.sqrt(1.0 - math.pow(SQUARE_DECAY, self.steps))
        step_size /= 1.0 - math.pow(MEAN_DECAY, self.steps)
        if self.steps < self.warm_up:
            step_size *= 1.0 * self.steps / self.warm_up
        update_weights(self.net.weights, self.gradient, self.mean, self.square, self.net.size, share, step_size)
        size = self.heads * (self.net.second + 1)
        update_weights(self.head_rows, self.head_gradient, self.head_mean, self.head_square, size, share, step_size)
        # At first the mean is one of all steps, so that it soon forgets the weights of the start.
        toward(self.average, self.net.weights, self.net.size, max(self.follow, 1.0 / self.steps))
        self.net.refresh()

    def average_net(self) -> Net:
        """Return a net with the running mean of the weights, which is steadier than the last ones."""
        net = Net(self.net.inputs, self.net.hidden, self.net.second)
        net.fill([self.average[place] for place in range(self.net.size)])
        return net

    def moments(self) -> dict[str, list[float]]:
        """Return the moments of all weights, the heads and the running mean, for a checkpoint."""
        size = self.net.size
        heads = self.heads * (self.net.second + 1)
        return {
            "mean": [self.mean[place] for place in range(size)],
            "square": [self.square[place] for place in range(size)],
            "average": [self.average[place] for place in range(size)],
            "head_rows": [self.head_rows[place] for place in range(heads)],
            "head_mean": [self.head_mean[place] for place in range(heads)],
            "head_square": [self.head_square[place] for place in range(heads)],
        }

    def restore(self, steps: int, moments: dict[str, list[float]]) -> None:
        """Restore what `moments` returned after so many steps."""
        size = self.net.size
        heads = self.heads * (self.net.second + 1)
        for name, found in moments.items():
            needed = heads if name.startswith("head") else size
            if len(found) != needed:
                raise ValueError(f"the moments do not fit this net: {len(found)} instead of {needed} of {name}")
        self.steps = steps
        for place in range(size):
            self.mean[place] = moments["mean"][place]
            self.square[place] = moments["square"][place]
            self.average[place] = moments["average"][place]
        for place in range(heads):
            self.head_rows[place] = moments["head_rows"][place]
            self.head_mean[place] = moments["head_mean"][place]
            self.head_square[place] = moments["head_square"][place]

    def add_example(self, seen: list[tuple[int, float]], target: float, more: tuple[float, ...] = ()) -> float:
        """Add the gradient of one example, with targets of the heads; return what the net predicted. For Python."""
        self.net.check(seen)
        for head in range(self.heads):
            self.head_targets[head] = more[head] if head < len(more) else NOT_TAUGHT
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


def toward(mean: list[float], weights: list[float], n: int, part: float) -> None:
    """Move a running mean a part of the way toward the weights."""
    for place in range(n):
        mean[place] += part * (weights[place] - mean[place])
