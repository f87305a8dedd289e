"""How true the win probabilities are that people see: `python -m bench.calibration [ruleset…] [--journal FILE]`.

Games of `level:7` against itself, on deals that no training has seen. In each game a few choices are drawn, judged as a
review judges them, and put beside the result: the win probability after what was chosen, and the one before it, that of
the best choice, which says more than is won by players who do not always find it. Told are tenths of win
probability: what was said on average, what was won, the difference. The error is the root mean square of the
differences without what is chance alone: each square is lessened by the variance of its own estimate, by games, since
choices of one game share their result.
"""

import argparse
import math
import os
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import track

from antipater.ai.agents import opponent
from antipater.ai.analysis.judgement import Analyst
from antipater.ai.search.budget import Budget
from antipater.catalog import names, ruleset
from antipater.game.contract import State
from antipater.game.dice import Dice
from bench.looked_at import looked_at

AGENT = "level:7"
SEED = 1 << 80  # no training begins here
CHOICES = 4  # of a game
SIMULATIONS = 3_000
TENTHS = 10
PLAYERS = (3, 4, 5, 6, 7)  # of classic, in turn


class Job(NamedTuple):
    """A game to be played."""

    ruleset: str
    number: int
    simulations: int


Pair = tuple[float, float]  # what was said, and what was won: the share of the victory
Case = tuple[float, float, float]  # what was said before a choice and after it, and what was won
MOMENTS = ("after", "before")  # a choice


def play(job: Job) -> list[Case]:
    """Return what is said of a few choices of a game, and what came of them."""
    players = {"players": PLAYERS[job.number % len(PLAYERS)]} if job.ruleset == "classic" else {}
    game = ruleset(job.ruleset, **players)
    dice = Dice(SEED + job.number)
    agents = [opponent(AGENT, dice.word(), game) for _ in range(game.seats)]
    state, dealer = game.start(), game.deal(Dice(dice.word()))
    seen: list[tuple[State, int, int]] = []
    while seats := dealer.settle(state):
        seat = seats[0]
        view = state.observe(seat)
        action = agents[seat].choose(view, seat)
        if len(view.legal(seat)) > 1:
            seen.append((view, seat, action))
        state.apply(action, seat)
    whole = sum(state.returns())
    analyst = Analyst(game, Budget(simulations=job.simulations), job.number)
    cases: list[Case] = []
    for view, seat, action in (seen[dice.below(len(seen))] for _ in range(CHOICES)):
        judgement = analyst.judge(view, seat, (action,))
        cases.append((judgement.chance, judgement.of(action), state.returns()[seat] / whole))
    return cases


class Tenth(NamedTuple):
    """What was said and won in a tenth of win probability."""

    cases: int
    said: float
    won: float
    variance: float  # of the difference


def tenths(games: list[list[Pair]]) -> Iterator[Tenth]:
    """Yield every tenth that has cases; games, not choices, are independent."""
    for place in range(TENTHS):
        found = [[pair for pair in game if min(TENTHS - 1, int(pair[0] * TENTHS)) == place] for game in games]
        cases = sum(len(one) for one in found)
        if cases == 0:
            continue
        said, won = (sum(pair[side] for one in found for pair in one) / cases for side in (0, 1))
        off = [sum(pair[1] - pair[0] - (won - said) for pair in one) for one in found]
        yield Tenth(cases, said, won, sum(value * value for value in off) / cases**2)


def error(rows: list[Tenth]) -> float:
    """Return the root mean square of the differences, without what is chance alone."""
    whole = sum(row.cases for row in rows)
    square = sum(row.cases * ((row.won - row.said) ** 2 - row.variance) for row in rows) / whole
    return math.sqrt(max(0.0, square))


def main() -> None:
    """Print a table for each ruleset."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rulesets", nargs="*", default=list(names()))
    parser.add_argument("--games", type=int, default=2_000)
    parser.add_argument("--simulations", type=int, default=SIMULATIONS, help="of each judgement, as on the page")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--journal", type=Path, help="every game is noted here; the same command goes on")
    options = parser.parse_args()
    out = Console(soft_wrap=True, highlight=False)
    for name in options.rulesets:
        jobs = (Job(name, number, options.simulations) for number in range(options.games))
        played = looked_at(play, jobs, options.journal, options.processes)
        games = list(track(played, name, options.games, console=Console(stderr=True), disable=not out.is_terminal))
        out.print(
            f"{name}: {options.games} games of {AGENT}, {CHOICES} choices each, {options.simulations} simulations"
        )
        for moment in MOMENTS:
            pairs = [[(case[moment == "after"], case[2]) for case in game] for game in games]
            show(moment, list(tenths(pairs)), out)


def show(moment: str, rows: list[Tenth], out: Console) -> None:
    """Print the tenths of what was said before or after choices, and the error."""
    out.print(f"{moment} the choice:\n| said | won | difference | choices |\n|---|---|---|---|")
    for row in rows:
        width = 196 * math.sqrt(row.variance)
        off = 100 * (row.won - row.said)
        out.print(f"| {100 * row.said:.1f} % | {100 * row.won:.1f} % | {off:+.1f} ± {width:.1f} | {row.cases:,} |")
    noise = math.sqrt(sum(row.cases * row.variance for row in rows) / sum(row.cases for row in rows))
    out.print(f"error {100 * error(rows):.2f} points; chance alone makes {100 * noise:.2f} in so many games")


if __name__ == "__main__":
    main()
