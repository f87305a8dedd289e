"""`python -m bench.fuzz --minutes 60`: every public call of the core with random and hostile values; none may crash.

Each round runs in a process of its own; one that dies is reported with the seed that repeats it. With
`ANTIPATER_CHECKED=1 python setup.py build_ext --inplace --force` before it, the core traps on the first index outside
an array.
"""

import argparse
import subprocess
import sys
import time

ROUND = """
import random, sys
from antipater import Dice, compiled, ruleset
from antipater.catalog import names
from tests.game.test_misuse import middle, shake
chance = random.Random(int(sys.argv[1]))
for name in names():
    game = ruleset(name)
    state = middle(game, chance.randrange(1000), chance.randrange(150))
    for thing in (game, game.deal(Dice(1)), Dice(1), state, state.observe(0)):
        shake(thing, chance, 5)
"""


def main() -> int:
    """Fuzz until the time is over; return 1 if a process died."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--minutes", type=float, default=60.0)
    options.add_argument("--seed", type=int, default=0)
    chosen = options.parse_args()
    until, seed, died = time.monotonic() + 60 * chosen.minutes, chosen.seed, 0
    while time.monotonic() < until:
        answer = subprocess.run(
            [sys.executable, "-c", ROUND, str(seed)], capture_output=True, text=True, timeout=600, check=False
        )
        if answer.returncode:
            died += 1
            sys.stdout.write(f"seed {seed} ended with {answer.returncode}: {answer.stderr[-500:]}\n")
        seed += 1
    sys.stdout.write(f"{seed - chosen.seed} rounds, {died} of them died\n")
    return 1 if died else 0


if __name__ == "__main__":
    sys.exit(main())
