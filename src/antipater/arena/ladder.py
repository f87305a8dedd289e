"""The Elo of several agents from all their matches (Bradley and Terry), with intervals and a plot."""

from dataclasses import dataclass
from math import log10

from antipater.game.dice import Dice

ROUNDS = 200  # of the fit
SAMPLES = 200  # of the bootstrap …
CUT = 5  # … of which so many lie outside the interval on each side
WIDTH = 40  # of the plot


@dataclass(frozen=True)
class Pairing:
    """The deals of one agent against another that holds all other seats."""

    first: int
    second: int
    rivals: int
    deals: list[list[float]]


@dataclass(frozen=True)
class Rung:
    """The Elo of an agent with a 95 % interval; the weakest is 0."""

    name: str
    elo: float
    low: float
    high: float


def fit(agents: int, pairings: list[Pairing]) -> list[float]:
    """Return the Elo of each agent that fits the shares best; the mean is 0.

    Half a game won and half a game lost are added to each pairing, so that no Elo is infinite.
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
    """Return the shares of the first agent and the number of games, with half a game added for each side."""
    games = sum(len(deal) for deal in pairing.deals)
    return sum(sum(deal) for deal in pairing.deals) + 0.5, games + 1.0


def ladder(names: list[str], pairings: list[Pairing], seed: int) -> list[Rung]:
    """Return the agents, the strongest first, with intervals from resampling whole deals."""
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
    """Return the ladder as lines of text: a mark for each agent, a line for its interval."""
    left, right = min(rung.low for rung in rungs), max(rung.high for rung in rungs)
    scale = (WIDTH - 1) / (right - left) if right > left else 0.0
    wide = max(len(rung.name) for rung in rungs)
    lines = []
    for rung in rungs:
        low, mark, high = (round((value - left) * scale) for value in (rung.low, rung.elo, rung.high))
        row = "".join("●" if at == mark else "─" if low <= at <= high else " " for at in range(WIDTH))
        lines.append(f"{rung.name:<{wide}} {rung.elo:>6.0f} [{rung.low:>5.0f}, {rung.high:>5.0f}] {row}".rstrip())
    return lines
