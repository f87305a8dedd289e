"""Speed beside another version: `python -m bench.pairs <its folder>`.

The other folder holds a whole compiled version, with `src` in it. Both play in turn, a short while each, so that both
suffer equally from what else runs on the machine. Counted are random games per second of processor time.
"""

import os
import statistics
import subprocess
import sys
from pathlib import Path

from rich.console import Console

HERE = Path(__file__).parents[1]
RULESETS = ("duel", "duel+pantheon", "duel+agora", "duel+pantheon+agora", "classic")
PAIRS = 7
SECONDS = 2.0
WARM_UP = 0.2

PLAYER = """
import sys, time
from antipater.catalog import ruleset
from antipater.game.dice import Dice
from antipater.game.playout import Playout
loop = Playout(ruleset(sys.argv[1]).start(), Dice(9))
for line in sys.stdin:
    games, begun = 0, time.process_time()
    while (took := time.process_time() - begun) < float(line):
        loop.run(200)
        games += 200
    print(games / took, flush=True)
"""


def player(folder: Path, name: str) -> subprocess.Popen[str]:
    """Return a process of one version that plays a ruleset for as long as it is told."""
    return subprocess.Popen(
        [sys.executable, "-c", PLAYER, name],
        env=os.environ | {"PYTHONPATH": str(folder / "src")},
        cwd=folder,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def rate(process: subprocess.Popen[str], seconds: float) -> float:
    """Return the games per second of a process that plays now for so long."""
    assert process.stdin
    assert process.stdout
    process.stdin.write(f"{seconds}\n")
    process.stdin.flush()
    return float(process.stdout.readline())


def compare(other: Path, name: str) -> None:
    """Print the rates of both versions and their ratios, pair by pair."""
    with player(other, name) as before, player(HERE, name) as now:
        rates = [(rate(before, seconds), rate(now, seconds)) for seconds in (WARM_UP, *[SECONDS] * PAIRS)][1:]
        for process in (before, now):
            process.communicate()
    ratios = [second / first for first, second in rates]
    old, new = (statistics.median(column) for column in zip(*rates, strict=True))
    pairs = " ".join(f"{ratio:.2f}" for ratio in ratios)
    line = f"{name}: {old:,.0f} and {new:,.0f} games/s, {statistics.median(ratios):.2f} times; pairs {pairs}"
    Console(highlight=False, soft_wrap=True).print(line)


if __name__ == "__main__":
    for ruleset in sys.argv[2:] or RULESETS:
        compare(Path(sys.argv[1]).absolute(), ruleset)
