"""Sums of rows of weights. Compiled callers inline this from the `.pxd`; the processor decides how wide it adds."""


def add_rows(
    into: list[float], weights: list[float], rows: list[int], amounts: list[float], count: int, n: int
) -> None:
    """Add so many rows of *n* weights to a sum, each times an amount; a row is named by where it begins."""
    for row in range(count):
        for place in range(n):
            into[place] += amounts[row] * weights[rows[row] + place]
