"""Figures against values worked out elsewhere, and laws."""

import pytest

from antipater import Dice
from antipater.arena.figures import elo, expected, score, sequential_test
from antipater.arena.ladder import Pairing, fit, ladder, plot


@pytest.mark.parametrize(
    ("share", "rivals", "expected_elo"),
    [(0.5, 1, 0.0), (0.75, 1, 190.849), (0.98, 1, 676.078), (0.25, 3, 0.0), (0.5, 3, 190.849)],
)
def test_elo(share: float, rivals: int, expected_elo: float) -> None:
    assert elo(share, rivals) == pytest.approx(expected_elo, abs=0.001)
    assert expected(expected_elo, rivals) == pytest.approx(share, abs=1e-6)


def test_all_won_is_not_endless() -> None:
    """Twenty of twenty count as nineteen and a half."""
    assert elo(1.0, games=20) == pytest.approx(elo(0.975))


def test_wilson() -> None:
    """All of 10 games, half of 100: the published intervals."""
    all_won = score([[1.0]] * 10)
    assert [all_won.low, all_won.high] == pytest.approx([0.7225, 1.0], abs=1e-4)
    found = score([[1.0], [0.0]] * 50)
    assert [found.low, found.high] == pytest.approx([0.4038, 0.5962], abs=1e-3)
    twice = score([[1.0, 1.0], [0.0, 0.0]] * 25)
    assert twice.low < found.low < found.high < twice.high, "two equal games on a deal say no more than one"


def test_intervals_hold(seed: int) -> None:
    """Of 400 matches of 100 games between agents of known strength, about 95 % of the intervals hold the truth."""
    dice, held = Dice(seed), 0
    for _ in range(400):
        found = score([[float(dice.roll(10) < 7), float(dice.roll(10) < 7)] for _ in range(50)])
        held += found.low <= 0.7 <= found.high
    assert 365 <= held <= 395


@pytest.mark.parametrize(("strength", "verdict"), [(80, "stronger"), (-60, "not stronger")])
def test_the_sequential_test_decides(seed: int, strength: float, verdict: str) -> None:
    dice, deals = Dice(seed), list[list[float]]()
    chance = round(expected(strength) * 1000)
    while sequential_test(deals, 0, 40).verdict == "open":
        deals.append([float(dice.roll(1000) < chance) for _ in range(2)])
    assert sequential_test(deals, 0, 40).verdict == verdict
    assert len(deals) > 20


def test_the_ladder_finds_the_strengths() -> None:
    """Shares exactly as strengths promise give those strengths back, at a table of four as well."""
    strengths = [0.0, 120.0, 300.0]
    for rivals in (1, 3):
        pairings = [
            Pairing(first, second, rivals, [[expected(strengths[first] - strengths[second], rivals)]] * 20_000)
            for first in range(3)
            for second in range(first + 1, 3)
        ]
        found = fit(3, pairings)
        assert [one - found[0] for one in found] == pytest.approx(strengths, abs=0.5)


def test_the_plot_is_ordered() -> None:
    deals = [[1.0, 0.0], [1.0, 1.0], [0.0, 1.0], [1.0, 1.0]]
    rungs = ladder(["weak", "strong"], [Pairing(1, 0, 1, deals)], 1)
    assert [rung.name for rung in rungs] == ["strong", "weak"]
    assert (rungs[1].elo, rungs[1].low, rungs[1].high) == (0.0, 0.0, 0.0)
    assert rungs[0].low <= rungs[0].elo <= rungs[0].high
    assert [line.split()[0] for line in plot(rungs)] == ["strong", "weak"]
    assert all(line.count("●") == 1 for line in plot(rungs))
