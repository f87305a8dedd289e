"""How the cards of the discard pile are shared out, against counting every physical way."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import permutations, product
from math import prod
from typing import cast

import pytest

from antipater.game.dice import Dice
from antipater.rules.classic.evidence import Group, Place
from antipater.rules.classic.pile import WHOLE, Sharing, draw_places, random_below, ways


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
    assert dict(found) == counted
    assert len(dict(found)) == len(found)


Room = dict[tuple[int, int], int]


def distribution(draw: Callable[[Dice], object]) -> dict[object, Fraction]:
    """Return how likely each result of a draw is: every number that its dice can give is tried."""
    found: dict[object, Fraction] = {}
    rolls: list[int] = []
    while True:
        dice = EveryRoll(rolls)
        result = draw(cast("Dice", dice))
        found[result] = found.get(result, Fraction(0)) + Fraction(1, prod(dice.sides))
        rolls = dice.rolls
        while rolls and rolls[-1] == dice.sides[len(rolls) - 1] - 1:
            rolls.pop()
        if not rolls:
            return found
        rolls[-1] += 1


class EveryRoll:
    """Dice that give some numbers, then zeros, and keep all of them and their sides."""

    def __init__(self, rolls: list[int]) -> None:
        self.rolls = list(rolls)
        self.sides: list[int] = []

    def roll(self, sides: int) -> int:
        """Return the next number."""
        self.sides.append(sides)
        if len(self.rolls) < len(self.sides):
            self.rolls.append(0)
        return self.rolls[len(self.sides) - 1]


def equally_likely(results: list[object]) -> dict[object, Fraction]:
    """Return how likely each result is when all of a list are equally likely."""
    return {result: Fraction(n, len(results)) for result, n in Counter(results).items()}


@pytest.mark.parametrize(
    ("owners", "batches", "room"),
    [
        pytest.param(
            {3: [0, 0, 1], 8: [1]}, [{3: 2}, {8: 1}], {(0, 0): 1, (1, 0): 1, (1, 1): 1}, id="one card certain"
        ),
        pytest.param({3: [0, 1], 8: [0, 1]}, [{3: 1, 8: 1}], {(0, 0): 1, (1, 0): 1}, id="either"),
        pytest.param({3: [0, 0, 0, 1], 8: [0, 1, 1]}, [{3: 2, 8: 1}], {(0, 0): 2, (1, 0): 1}, id="uneven"),
        pytest.param(
            {3: [0, 0, 1], 5: [0, 1]}, [{3: 1}, {3: 1, 5: 1}], {(0, 0): 1, (0, 1): 1, (1, 1): 1}, id="two looks"
        ),
        pytest.param({3: [0, 0], 5: [1]}, [{3: 1, 5: 1}], {(0, 0): 2}, id="nothing fits"),
        pytest.param({3: [0]}, [{3: 1}], {(0, 0): 2}, id="a place stays empty"),
        pytest.param({3: [0]}, [{}], {}, id="no place at all"),
    ],
)
def test_every_sharing_is_as_likely(owners: dict[int, list[int]], batches: list[dict[int, int]], room: Room) -> None:
    """C8.1: of all ways in which single cards could have come to the pile, each has the same chance."""
    copies = [(card, group) for card, groups in owners.items() for group in groups]
    wanted = [Counter(batch) for batch in batches]
    fitting: list[object] = []
    for chosen in product((None, *range(len(batches))), repeat=len(copies)):
        placed = [
            (card, group, batch) for (card, group), batch in zip(copies, chosen, strict=True) if batch is not None
        ]
        laid = [Counter(card for card, _, batch in placed if batch == one) for one in range(len(batches))]
        if laid == wanted and Counter((group, batch) for _, group, batch in placed) == Counter(room):
            fitting.append(tuple(sorted(placed)))

    def draw(dice: Dice) -> object:
        cells = Sharing(owners, wanted, room).draw(dice)
        if cells is None:
            return None
        return tuple(sorted((card, group, batch) for (group, batch), cards in cells.items() for card in cards))

    assert distribution(draw) == (equally_likely(fitting) if fitting else {None: 1})


@pytest.mark.parametrize(
    ("copies", "times", "when"),
    [
        pytest.param([0], [(1, 2, 3)], 2, id="one copy"),
        pytest.param([0, 0], [(1, 2, 3, 4)], 2, id="two copies of a group"),
        pytest.param([0, 1], [(1, 5), (2, 3, 6)], 3, id="two groups"),
        pytest.param([1, 1, 0], [(2, 4), (2, 3, 6)], 2, id="three copies"),
    ],
)
def test_every_place_by_then_is_as_likely(copies: list[int], times: list[tuple[int, ...]], when: int) -> None:
    """C6.2: one copy at least lay in the pile by the turn in which it was built from there; all else is even."""
    groups = [Group([Place(when=moment) for moment in moments]) for moments in times]
    there = Counter(copies)
    laid = [
        tuple(sorted((group, i) for group, places in zip(there, chosen, strict=True) for i in places))
        for chosen in product(*(permutations(range(len(times[group])), n) for group, n in there.items()))
    ]
    fitting: list[object] = [way for way in laid if any(times[group][i] <= when for group, i in way)]

    def draw(dice: Dice) -> object:
        drawn = draw_places(copies, groups, when, dice)
        assert all(groups[group].places[i] is place for group, place, i in drawn)
        return tuple(sorted((group, i) for group, _, i in drawn))

    assert distribution(draw) == equally_likely(fitting)


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
