"""What choices of Ages I and II lose against a far longer search: `python -m bench.regret [positions] [agents]`.

Positions come from games of the net against itself in which one choice in six is made at random, as for
`bench.verdicts`. The judge searches a hundred times as long as `level:8`, with an equal share for every candidate and
for what an agent has chosen; what is lost is the difference of two of its values, so its own errors make losses larger.
"""

import statistics
import sys

from rich.console import Console
from rich.progress import track

from antipater.ai.agents import opponent
from antipater.ai.analysis.judgement import Analyst
from antipater.ai.search.budget import Budget
from antipater.catalog import ruleset
from bench.endgame import loss_line
from bench.verdicts import positions

POSITIONS = 200
AGENTS = ("net", "net:400", "level:8")
JUDGE = 250_000
AGES = (1, 2)


def main() -> None:
    """Print the mean loss of each agent."""
    console = Console(emoji=False, soft_wrap=True, highlight=False)
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else POSITIONS
    agents = sys.argv[2:] or list(AGENTS)
    game = ruleset("duel")
    judge = Analyst(game, Budget(simulations=JUDGE), 1)
    lost: dict[str, list[float]] = {name: [] for name in agents}
    same = dict.fromkeys(agents, 0)
    for number, (seen, seat) in enumerate(track(positions(game, wanted, AGES), console=console, total=wanted)):
        chosen = {name: opponent(name, number, game).choose(seen, seat) for name in agents}
        found = judge.judge(seen, seat, set(chosen.values()))
        for name, action in chosen.items():
            lost[name].append(found.lost(action))
            same[name] += found.lost(action) == 0.0
    for name, losses in lost.items():
        console.print(f"{loss_line(name, losses)}; the judge's own choice in {same[name]} of {len(losses)}")
        console.print(f"  median {100 * statistics.median(losses):.2f} points")


if __name__ == "__main__":
    main()
