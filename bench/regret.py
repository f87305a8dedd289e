"""What choices of Ages I and II lose against a far longer search.

`python -m bench.regret [positions] [agents] [--journal FILE]`. Positions come from games of the net against itself in
which one choice in six is made at random, as for `bench.verdicts`. The judge searches a hundred times as long as
`level:8`, with an equal share for every candidate and for what an agent has chosen; what is lost is the difference of
two of its values, so its own errors make losses larger.
"""

import argparse
import os
import statistics
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import track

from antipater.ai.agents import opponent
from antipater.ai.analysis.judgement import Analyst
from antipater.ai.search.budget import Budget
from antipater.catalog import ruleset
from bench.endgame import loss_line
from bench.looked_at import looked_at
from bench.verdicts import position

POSITIONS = 200
AGENTS = ("net", "net:400", "level:8")
JUDGE = 250_000
AGES = (1, 2)


class Job(NamedTuple):
    """A position, by its number of so many, and who chooses there."""

    number: int
    of: int
    agents: str  # with spaces between


def examined(job: Job) -> list[float]:
    """Return what each agent loses; nothing is lost by what the judge itself would choose."""
    game = ruleset("duel")
    seen, seat = position(game, job.number, job.of, AGES)
    chosen = [opponent(name, job.number, game).choose(seen, seat) for name in job.agents.split()]
    found = Analyst(game, Budget(simulations=JUDGE), 1).judge(seen, seat, set(chosen))
    return [found.lost(action) for action in chosen]


def main() -> None:
    """Print the mean loss of each agent."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("positions", nargs="?", type=int, default=POSITIONS)
    parser.add_argument("agents", nargs="*", default=list(AGENTS))
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--journal", type=Path, help="every position is noted here; the same command goes on")
    options = parser.parse_args()
    out = Console(emoji=False, soft_wrap=True, highlight=False)
    count = options.positions
    jobs = (Job(number, count, " ".join(options.agents)) for number in range(count))
    found = looked_at(examined, jobs, options.journal, options.processes)
    rows = list(track(found, "positions", count, console=Console(stderr=True), disable=not out.is_terminal))
    for place, name in enumerate(options.agents):
        losses = [row[place] for row in rows]
        out.print(f"{loss_line(name, losses)}; the judge's own choice in {losses.count(0.0)} of {len(losses)}")
        out.print(f"  median {100 * statistics.median(losses):.2f} points")


if __name__ == "__main__":
    main()
