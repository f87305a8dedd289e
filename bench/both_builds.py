"""Whether both builds play the same: `python -m bench.both_builds [games] [ruleset]` for every combination of options.

The signature of so many random games, a checksum of every position, compiled and interpreted side by side.
"""

import os
import subprocess
import sys

from rich.console import Console

from antipater import compiled
from antipater.measure import signature
from tests.conformance.test_laws import label, rulesets

GAMES = 200


def signed(games: int, name: str) -> dict[str, str]:
    """Return the signatures of a ruleset, or of all, by ruleset and options."""
    return {label(game): signature(game, games) for game in rulesets() if name in ("", game.name)}


def interpreted(games: int, name: str) -> dict[str, str]:
    """Return the same from a process in which the core is interpreted."""
    told = subprocess.run(
        [sys.executable, "-m", "bench.both_builds", str(games), name],
        env=os.environ | {"ANTIPATER_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    pairs = [line.split() for line in told.stdout.splitlines()]
    return {pair[0]: pair[1] for pair in pairs}


def main() -> None:
    """Print both signatures of each; interpreted, only those of this build."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    name = sys.argv[2] if len(sys.argv) > 2 else ""
    mine, out = signed(games, name), Console(soft_wrap=True, markup=False, highlight=False)
    other = interpreted(games, name) if compiled() else {}
    for one, text in mine.items():
        out.print(one, text, *([other[one], "same" if other[one] == text else "DIFFERENT"] if other else []))
    if other and other != mine:
        sys.exit(1)


if __name__ == "__main__":
    main()
