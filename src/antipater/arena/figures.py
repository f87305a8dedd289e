"""Statistics of results: scores with intervals, Elo, and the sequential test.

Games on one deal are not independent, so the unit is a deal with all its seatings.
"""

from dataclasses import dataclass
from math import log, log10, sqrt

SURE = 1.959964  # standard deviations of a 95 % interval
RISK = 0.05  # of each error of the sequential test


@dataclass(frozen=True)
class Score:
    """The share of an agent, with a 95 % interval."""

    games: int
    share: float
    low: float
    high: float


def score(deals: list[list[float]]) -> Score:
    """Return the mean share of all games and Wilson's interval for it.

    The interval is that of as many independent games as would have the variance of these deals, so it stays valid
    near 0 and 1, where the observed variance says little.
    """
    games = sum(len(deal) for deal in deals)
    if games == 0:
        return Score(0, 0.5, 0.0, 1.0)
    share = sum(sum(deal) for deal in deals) / games
    variance = sum((sum(deal) - share * len(deal)) ** 2 for deal in deals) / games**2
    independent = float(games)
    if variance > 0.0 and len(deals) > 1:
        # The variance of few deals may be too low by luck, so the number of games is bounded.
        independent = min(share * (1 - share) / variance * (len(deals) - 1) / len(deals), 1.5 * games)
    middle = (share + SURE**2 / (2 * independent)) / (1 + SURE**2 / independent)
    reach = SURE * sqrt(share * (1 - share) / independent + (SURE / (2 * independent)) ** 2)
    reach /= 1 + SURE**2 / independent
    return Score(games, share, max(0.0, middle - reach), min(1.0, middle + reach))


def elo(share: float, rivals: int = 1, games: int = 0) -> float:
    """Return the Elo difference of an agent that wins *share* against so many equal rivals.

    A share of 1 or 0 counts as half a game less.
    """
    least = 0.5 / games if games else 1e-9
    kept = min(max(share, least), 1 - least)
    return 400 * log10(rivals * kept / (1 - kept))


def expected(stronger: float, rivals: int = 1) -> float:
    """Return the expected share of an agent that is stronger by so much Elo than each of its rivals."""
    odds = 10 ** (stronger / 400)
    return float(odds / (odds + rivals))


@dataclass(frozen=True)
class Test:
    """The state of a sequential test of two hypotheses about an Elo difference."""

    __test__ = False  # pytest takes it for a test otherwise

    low: float  # Elo of the one hypothesis …
    high: float  # … and of the other
    ratio: float  # the log-likelihood ratio of the second hypothesis to the first
    bound: float  # the test ends where the ratio passes it in either direction

    @property
    def verdict(self) -> str:
        """`stronger`, `not stronger`, or `open`."""
        return "stronger" if self.ratio >= self.bound else "not stronger" if self.ratio <= -self.bound else "open"


def sequential_test(deals: list[list[float]], low: float, high: float, rivals: int = 1) -> Test:
    """Return the state of a sequential probability ratio test, by the normal approximation over deals."""
    bound = log((1 - RISK) / RISK)
    count = len(deals)
    if count == 0:
        return Test(low, high, 0.0, bound)
    means = [sum(deal) / len(deal) for deal in deals]
    mean = sum(means) / count
    # Few or equal results say little about the variance, so it has a lower bound.
    variance = max(sum((one - mean) ** 2 for one in means) / count, 1 / (4 * (count + 1)))
    worse, better = expected(low, rivals), expected(high, rivals)
    return Test(low, high, count * (better - worse) * (2 * mean - worse - better) / (2 * variance), bound)
