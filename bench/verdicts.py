"""How far verdicts can be trusted, for `docs/strength.md`.

`python -m bench.verdicts [ruleset] [positions] [seed] [--journal FILE]`. Positions come from games of the net against
itself in which one choice in six is made at random. Each is judged with a few seeds at 3,000 simulations, and once with
many more; judged is the action that the first seed finds best. Told are the standard deviation over seeds, and how
often the range of the first seed contains the value of the long search.
"""

import argparse
import os
import statistics
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any, NamedTuple, cast

from rich.console import Console
from rich.progress import track

from antipater.ai.agents import net_of
from antipater.ai.analysis.judgement import Analyst
from antipater.ai.net_player import NetPlayer
from antipater.ai.search.budget import Budget
from antipater.catalog import ruleset
from antipater.game.contract import Game, State
from antipater.game.dice import Dice
from bench.looked_at import looked_at

POSITIONS = 100
SIMULATIONS = 3_000
MANY = 300_000
SEEDS = 6
SEED = 40_000
ERRING = 6  # one choice in so many is made at random


def position(game: Game, number: int, count: int, ages: Collection[int] = (), seed: int = SEED) -> tuple[State, int]:
    """Return a choice between several actions of a game: the more of *count* are behind it, the later in its game."""
    dice = Dice(seed + number)
    player, state, dealer = NetPlayer(game, dice, net_of(game.name)), game.start(), game.deal(Dice(seed + number))
    seen: list[tuple[State, int]] = []
    while seats := dealer.settle(state):
        seat, table = seats[0], cast(Any, state)
        view, legal = state.observe(seat), state.legal(seat)
        if len(legal) > 1 and (not ages or table.age in ages):
            seen.append((view, seat))
        state.apply(dice.choose(legal) if dice.roll(ERRING) == 0 else player.choose(view, seat), seat)
    return seen[(2 * number + 1) * len(seen) // (2 * count)]


def positions(game: Game, count: int, ages: Collection[int] = (), seed: int = SEED) -> Iterator[tuple[State, int]]:
    """Yield choices, one from each game, from its beginning to its end, or of some Ages."""
    return (position(game, number, count, ages, seed) for number in range(count))


class Job(NamedTuple):
    """A position, by its number of so many."""

    ruleset: str
    number: int
    of: int
    seed: int


def examined(job: Job) -> list[float]:
    """Return the deviation over seeds, half the range, the value and that of the long search; nothing if solved."""
    game = ruleset(job.ruleset)
    seen, seat = position(game, job.number, job.of, seed=job.seed)
    short = [Analyst(game, Budget(simulations=SIMULATIONS), seed) for seed in range(SEEDS)]
    first = short[0].judge(seen, seat)
    if first.exact:
        return []
    option = first.options[0]
    values = [option.chance, *(one.judge(seen, seat, (option.action,)).of(option.action) for one in short[1:])]
    known = Analyst(game, Budget(simulations=MANY), SEEDS).judge(seen, seat, (option.action,)).of(option.action)
    low, high = option.range
    return [statistics.stdev(values), (high - low) / 2, option.chance, known]


def main() -> None:
    """Print how the values of the same choice differ, and how often the range holds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ruleset", nargs="?", default="duel")
    parser.add_argument("positions", nargs="?", type=int, default=POSITIONS)
    parser.add_argument("seed", nargs="?", type=int, default=SEED)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--journal", type=Path, help="every position is noted here; the same command goes on")
    options = parser.parse_args()
    out = Console(soft_wrap=True, highlight=False)
    name, count = options.ruleset, options.positions
    jobs = (Job(name, number, count, options.seed) for number in range(count))
    found = looked_at(examined, jobs, options.journal, options.processes)
    rows = [row for row in track(found, name, count, console=Console(stderr=True), disable=not out.is_terminal) if row]
    for spread, width, value, known in rows:
        out.print(f"sd {spread:.4f}, value {value:.3f} ± {width:.3f}, long {known:.3f}", style="dim")
    spreads, widths = [row[0] for row in rows], [row[1] for row in rows]
    held = sum(abs(known - value) <= width for _, width, value, known in rows)
    rms = statistics.fmean(spread**2 for spread in spreads) ** 0.5
    out.print(
        f"{name}: {len(rows)} choices, {count - len(rows)} more were solved; standard deviation over {SEEDS} seeds:"
    )
    out.print(f"root mean square {100 * rms:.2f} points, median {100 * statistics.median(spreads):.2f}")
    out.print(f"ranges of ± {100 * statistics.fmean(widths):.1f} points contain the value of {MANY:,}: {held}")


if __name__ == "__main__":
    main()
