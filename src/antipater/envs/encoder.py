"""Writes a saved observation as a row of small numbers, by a list of steps that `encoding` has laid down.

A step reads one integer of the observation and writes it to some columns: as bits, as a number, or as one mark in a
column of its own. It knows no game.
"""

from typing import Any

from antipater.envs import spread
from antipater.envs.steps import ALWAYS, BITS, NUMBER
from antipater.game.contract import State


class Encoder:
    """Writes what one seat sees."""

    def __init__(self, steps: Any, columns: Any) -> None:
        self.steps = steps  # by seat
        self.columns = columns  # lists of columns, one after the other
        self.width = width_of(steps, columns)
        self.block = [0] * 2048

    def write(self, seen: State, seat: int, rows: Any, row: int) -> None:
        """Write the observation of a seat to one of the rows."""
        seen.save(self.block)
        clear(rows, row)
        fill(self.steps, seat, self.columns, self.block, rows, row)

    def row(self, seen: State, seat: int, rows: Any) -> None:
        """Write an observation to the first row, for Python callers."""
        if not (0 <= seat < self.steps.shape[0] and rows.shape[0] >= 1 and rows.shape[1] >= self.width):
            raise ValueError(f"seats are 0 to {self.steps.shape[0] - 1}, and a row has {self.width} columns")
        self.write(seen, seat, rows, 0)


def width_of(steps: Any, columns: Any) -> int:
    """Return how many columns the steps of all seats write."""
    width = 0
    for one in range(steps.shape[0]):
        for step in range(steps.shape[1]):
            what, room, first, start, times, apart = (int(steps[one, step, part]) for part in (0, 6, 7, 8, 9, 10))
            if what == BITS:
                written = room
            elif what == NUMBER:
                written = 1
            else:
                written = 1 + max((int(columns[start + value]) for value in range(room)), default=0)
            width = max(width, first + written, first + (times - 1) * apart + written)
    return width


# What is read and written comes as arguments, not as attributes of an object that a written byte could change for all
# the compiler knows: so it keeps them in registers.


def clear(rows: Any, row: int) -> None:
    """Write zeros to a row."""
    for column in range(rows.shape[1] if 0 <= row < rows.shape[0] else 0):
        rows[row, column] = 0


def fill(steps: Any, seat: int, columns: Any, block: list[int], rows: Any, row: int) -> None:
    """Carry out the steps of a seat."""
    for step in range(steps.shape[1]):
        place = steps[seat, step, 1]
        by = steps[seat, step, 2]
        if by != ALWAYS:
            if block[by] < 1:
                continue
            place += (block[by] - 1) * steps[seat, step, 3]
        what = steps[seat, step, 0]
        add = steps[seat, step, 5]
        width = steps[seat, step, 6]
        first = steps[seat, step, 7]
        end = place + steps[seat, step, 9]
        apart = steps[seat, step, 10]
        if what == BITS:
            while place < end:
                spread.write_bits(block[place] >> add, width, rows, row, first)
                first += apart
                place += 1
            continue
        sign = steps[seat, step, 4]
        if what == NUMBER:
            while place < end:
                value = block[place] * sign + add
                rows[row, first] = 0 if value < 0 else value if value < width else width
                first += apart
                place += 1
            continue
        start = steps[seat, step, 8]
        while place < end:
            value = block[place] * sign + add
            if 0 <= value < width:
                column = columns[start + value]
                if column >= 0:
                    rows[row, first + column] += 1
            first += apart
            place += 1
