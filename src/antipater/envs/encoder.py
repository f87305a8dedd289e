"""Writes a saved observation as a row of small numbers, by a list of steps that `encoding` has laid down.

A step reads one integer of the observation and writes it to some columns: as bits, as a number, or as one mark in a
column of its own. It knows no game.
"""

from typing import Any

from antipater.envs import spread
from antipater.envs.steps import ALWAYS, BITS, NUMBER
from antipater.game.contract import State

MOST_COLUMNS = 16_000  # of a row
SPILL = 8  # columns that may be written behind a row


class Encoder:
    """Writes what one seat sees."""

    def __init__(self, steps: Any, columns: Any) -> None:
        self.steps = steps  # by seat
        self.columns = columns  # lists of columns, one after the other
        self.width = width_of(steps, columns)
        if self.width > MOST_COLUMNS:
            raise ValueError(f"a row has at most {MOST_COLUMNS:,} columns, not {self.width:,}")
        self.block = [0] * 2048
        self.draft = [0] * 16_384

    def write(self, seen: State, seat: int, rows: Any, row: int) -> None:
        """Write the observation of a seat to one of the rows."""
        seen.save(self.block)
        clear(self.draft, self.width)
        fill(self.steps, seat, self.columns, self.block, self.draft)
        copy(self.draft, self.width, rows, row)

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
# the compiler knows: so it keeps them in registers. A row is drafted in one place, which stays near the processor.


def clear(draft: list[int], width: int) -> None:
    """Write zeros to a draft."""
    for column in range(width + SPILL):
        draft[column] = 0


def copy(draft: list[int], width: int, rows: Any, row: int) -> None:
    """Copy a draft to a row; what nothing is written to is 0."""
    for column in range(width):
        rows[row, column] = draft[column]
    for column in range(width, rows.shape[1]):
        rows[row, column] = 0


def fill(steps: Any, seat: int, columns: Any, block: list[int], draft: list[int]) -> None:
    """Carry out the steps of a seat: sets first, their columns ascending, for more than a set may be written."""
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
                spread.write_bits(block[place] >> add, width, draft, first)
                first += apart
                place += 1
            continue
        sign = steps[seat, step, 4]
        if what == NUMBER:
            while place < end:
                value = block[place] * sign + add
                value = 0 if value < 0 else value
                draft[first] = value if value < width else width
                first += apart
                place += 1
            continue
        start = steps[seat, step, 8]
        while place < end:
            # Counted in any case, a value that has no column as nothing: quicker than a branch.
            value = block[place] * sign + add
            inside = 1 if 0 <= value < width else 0
            column = columns[start + value * inside]
            inside = inside if column >= 0 else 0
            draft[first + column * inside] += inside
            first += apart
            place += 1
