"""How the cards of the discard pile are shared out, against counting every physical way."""

from collections import Counter
from itertools import permutations
from typing import cast

import pytest

from antipater.game.dice import Dice
from antipater.rules.classic.pile import WHOLE, random_below, ways


class Scripted:
    """Dice that give what was written down, and keep what they were asked for."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)
        self.sides: list[int] = []

    def roll(self, sides: int) -> int:
        """Return the next number."""
        self.sides.append(sides)
        return self.numbers.pop(0)

    def below(self, total: int) -> int:
        """Return the number that these dice give."""
        return random_below(total, cast("Dice", self))


@pytest.mark.parametrize(
    ("copies", "demands"),
    [
        pytest.param({0: 2, 1: 1}, [1, 1], id="two groups, two batches"),
        pytest.param({0: 2, 4: 2}, [2, 1], id="more copies than are wanted"),
        pytest.param({3: 3}, [1, 0, 2], id="one group"),
        pytest.param({0: 1, 1: 1, 2: 2}, [2, 2], id="all of them"),
        pytest.param({0: 1}, [2], id="too few"),
        pytest.param({0: 1}, [], id="no batch"),
    ],
)
def test_ways_are_counted_one_by_one(copies: dict[int, int], demands: list[int]) -> None:
    """C8.1: every choice of single cards for the batches counts once, whatever it looks like."""
    cards = [(group, n) for group, there in copies.items() for n in range(there)]
    batches = [batch for batch, wanted in enumerate(demands) for _ in range(wanted)]
    chosen = {frozenset(zip(cards, batches, strict=False)) for cards in permutations(cards, len(batches))}
    counted = Counter(frozenset(Counter((group, batch) for (group, _), batch in way).items()) for way in chosen)
    found = [
        (frozenset(((group, batch), n) for group, batch, n in way.taken), way.number) for way in ways(copies, demands)
    ]
    assert dict(found) == counted if len(cards) >= len(batches) else not found
    assert len(dict(found)) == len(found)


def test_a_random_number_however_large() -> None:
    """C8: the highest bits of so many words of 31 bits as it takes, drawn anew where they are too many."""
    dice = Scripted(5)
    assert (dice.below(WHOLE - 1), dice.sides) == (5, [WHOLE - 1])
    most = (1 << 31) - 1
    dice = Scripted(most, most, 1, 2)  # 33 bits of 62
    total = WHOLE + 7
    assert dice.below(total) == (1 | 2 << 31) >> (62 - 33)
    assert dice.sides == [WHOLE >> 1] * 4
    dice = Scripted(0, 1 << 30, 7, 1 << 29)
    assert dice.below(WHOLE) == 1 << 31
    dice = Scripted(0, 0, 3)
    assert dice.below(1 << 70) == 3 << 62 >> (93 - 71)
