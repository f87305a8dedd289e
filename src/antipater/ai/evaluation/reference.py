"""The same net in NumPy: many positions at once, for research and for checking the compiled net."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from antipater.ai.evaluation.net import Net

Floats = NDArray[np.float32]


class NumpyNet:
    """The weights of a net as matrices."""

    def __init__(self, net: Net) -> None:
        weights = np.array(net.all_weights(), dtype=np.float32)
        sizes = (net.inputs * net.hidden, net.hidden, net.hidden * net.second, net.second, net.second, 1)
        first, lower, second, upper, last, bias = np.split(weights, np.cumsum(sizes)[:-1])
        self.first = first.reshape(net.inputs, net.hidden)
        self.second = second.reshape(net.hidden, net.second)
        self.lower, self.upper, self.last, self.bias = lower, upper, last, bias

    def dense(self, positions: Sequence[Sequence[tuple[int, float]]]) -> Floats:
        """Return positions as rows of a matrix, zeros and all."""
        rows = np.zeros((len(positions), len(self.first)), dtype=np.float32)
        for row, seen in zip(rows, positions, strict=True):
            for number, amount in seen:
                row[number] = amount
        return rows

    def values(self, positions: Sequence[Sequence[tuple[int, float]]]) -> Floats:
        """Return the win probability of each position."""
        lower = np.maximum(self.dense(positions) @ self.first + self.lower, 0)
        upper = np.maximum(lower @ self.second + self.upper, 0)
        answer: Floats = 1 / (1 + np.exp(-(upper @ self.last + self.bias)))
        return answer
