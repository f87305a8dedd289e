"""Writes the bits of a set to columns of a row. Compiled callers inline this function from the `.pxd`."""


def write_bits(bits: int, width: int, row: list[int], first: int) -> None:
    """Write so many bits, the lowest first, to the columns from *first* on; compiled, up to seven zeros follow."""
    for bit in range(width):
        row[first + bit] = bits >> bit & 1
