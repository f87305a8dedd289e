"""Writes a saved observation as a row of small numbers, by a list of steps that `encoding` has laid down.

A step reads one integer of the observation and writes it to some columns: as bits, as a number, or as one mark in a
column of its own. It knows no game.
"""

from typing import Any

from antipater.envs.steps import ALWAYS, BITS, NUMBER
from antipater.game.contract import State

POWERS = [1 << bit for bit in range(31)]


class Encoder:
    """Writes what one seat sees."""

    def __init__(self, steps: Any, columns: Any, size: int) -> None:
        self.steps = steps  # by seat
        self.columns = columns  # lists of columns, one after the other
        self.size = size
        self.block = [0] * 2048

    def write(self, seen: State, seat: int, rows: Any, row: int) -> None:
        """Write the observation of a seat to one of the rows."""
        seen.save(self.block)
        for column in range(self.size):
            rows[row, column] = 0
        for step in range(self.steps.shape[1]):
            place = self.steps[seat, step, 1]
            by = self.steps[seat, step, 2]
            if by != ALWAYS:
                if self.block[by] < 1:
                    continue
                place += (self.block[by] - 1) * self.steps[seat, step, 3]
            value = self.block[place]
            what = self.steps[seat, step, 0]
            width = self.steps[seat, step, 6]
            first = self.steps[seat, step, 7]
            if what == BITS:
                value >>= self.steps[seat, step, 5]
                for bit in range(width):
                    rows[row, first + bit] = 1 if value & POWERS[bit] else 0
                continue
            value = value * self.steps[seat, step, 4] + self.steps[seat, step, 5]
            if what == NUMBER:
                rows[row, first] = 0 if value < 0 else value if value < width else width
            elif 0 <= value < width:
                column = self.columns[self.steps[seat, step, 8] + value]
                if column >= 0:
                    rows[row, first + column] += 1

    def row(self, seen: State, seat: int, rows: Any) -> None:
        """Write an observation to the first row, for Python callers."""
        self.write(seen, seat, rows, 0)
