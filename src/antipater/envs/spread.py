"""Writes the bits of a set to columns of a row. Compiled callers inline this function from the `.pxd`."""

from typing import Any


def write_bits(bits: int, width: int, rows: Any, row: int, first: int) -> None:
    """Write so many bits, the lowest first, to the columns from *first* on."""
    for bit in range(width):
        rows[row, first + bit] = bits >> bit & 1
