"""One strength for each of several agents, from all their matches (Bradley and Terry), with intervals and a plot."""

from dataclasses import dataclass
from math import log10

from antipater.game.dice import Dice

ROUNDS = 200  # of the fit
SAMPLES = 200  # of the bootstrap …
CUT = 5  # … of which so many lie outside the interval on each side
WIDTH = 40  # of the plot


@dataclass(frozen=True)
class Pairing:
    """The deals of one agent against another who holds all other seats."""

    first: int
    second: int
    rivals: int
    deals: list[list[float]]


@dataclass(frozen=True)
class Rung:
    """An agent's place: Elo with a 95 % interval; the weakest is 0."""

    name: str
    elo: float
    low: float
    high: float


def fit(agents: int, pairings: list[Pairing]) -> list[float]:
    """Return the Elo of each agent that explains the shares best; the mean is 0.

    Everybody is given half a game more, won and lost, against each opponent met, so that nobody is infinitely strong.
    """
    strength = [1.0] * agents
    counts = [(one.first, one.second, one.rivals, *shares(one)) for one in pairings]
    for _ in range(ROUNDS):
        won, met = [0.0] * agents, [0.0] * agents
        for first, second, rivals, share, games in counts:
            rate = games / (strength[first] + rivals * strength[second])
            won[first] += share
            won[second] += games - share
            met[first] += rate
            met[second] += rivals * rate
        strength = [won[agent] / met[agent] if met[agent] else strength[agent] for agent in range(agents)]
        mean = sum(log10(one) for one in strength) / agents
        strength = [one / 10**mean for one in strength]
    return [400 * log10(one) for one in strength]


def shares(pairing: Pairing) -> tuple[float, float]:
    """Return what the first agent won of how many games, with the half game for each side."""
    games = sum(len(deal) for deal in pairing.deals)
    return sum(sum(deal) for deal in pairing.deals) + 0.5, games + 1.0


def ladder(names: list[str], pairings: list[Pairing], seed: int) -> list[Rung]:
    """Return the agents, the strongest first, with intervals by resampling whole deals."""
    dice, best = Dice(seed), fit(len(names), pairings)
    drawn: list[list[float]] = [[] for _ in names]
    for _ in range(SAMPLES):
        again = [
            Pairing(one.first, one.second, one.rivals, [dice.choose(one.deals) for _ in one.deals]) for one in pairings
        ]
        for agent, strength in enumerate(fit(len(names), again)):
            drawn[agent].append(strength)
    weakest = best.index(min(best))
    rungs = []
    for agent, name in enumerate(names):
        above = sorted(one - least for one, least in zip(drawn[agent], drawn[weakest], strict=True))
        rungs.append(Rung(name, best[agent] - best[weakest], above[CUT], above[-1 - CUT]))
    return sorted(rungs, key=lambda rung: -rung.elo)


def plot(rungs: list[Rung]) -> list[str]:
    """Draw the ladder as lines of text: a mark for each agent, a rule for its interval."""
    left, right = min(rung.low for rung in rungs), max(rung.high for rung in rungs)
    scale = (WIDTH - 1) / (right - left) if right > left else 0.0
    wide = max(len(rung.name) for rung in rungs)
    lines = []
    for rung in rungs:
        low, mark, high = (round((value - left) * scale) for value in (rung.low, rung.elo, rung.high))
        row = "".join("●" if at == mark else "─" if low <= at <= high else " " for at in range(WIDTH))
        lines.append(f"{rung.name:<{wide}} {rung.elo:>6.0f} [{rung.low:>5.0f}, {rung.high:>5.0f}] {row}".rstrip())
    return lines
