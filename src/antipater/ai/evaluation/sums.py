"""Sums of rows of weights. Compiled callers inline this from the `.pxd`; the processor decides how wide it adds."""


def add_scaled(into: list[float], rows: list[float], first: int, amount: float, n: int) -> None:
    """Add a row, times an amount, to a sum."""
    for place in range(n):
        into[place] += amount * rows[first + place]
