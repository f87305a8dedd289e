"""Copies integers of a position to and from a block. Compiled callers inline these functions from the `.pxd`."""


def write(values: list[int], count: int, block: list[int], n: int) -> int:
    """Write the first *count* of *values* to *block* from place *n* on; return the place after the last."""
    block[n : n + count] = values[:count]
    return n + count


def read(values: list[int], count: int, block: list[int], n: int) -> int:
    """Take the first *count* of *values* from *block*, as `write` wrote them; return the place after the last."""
    values[:count] = block[n : n + count]
    return n + count
