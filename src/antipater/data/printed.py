"""How figures are printed on the cards of both games."""

import re


def read_cost(text: str, letters: str) -> tuple[int, tuple[int, ...]]:
    """Read a printed cost, coins before goods: with the letters of Duel, `2GP` is two coins, a glass and a papyrus."""
    match = re.fullmatch(rf"(\d*)([{letters}]*)", text)
    if match is None:
        raise ValueError(f"a cost is coins, then letters of {letters}: {text!r}")
    return int(match[1] or 0), tuple(match[2].count(letter) for letter in letters)
