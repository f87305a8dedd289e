"""One net against another, without search: `python -m bench.nets RULESET NET.npz [OTHER.npz] [games] [seed]`.

They play Duel, or Duel with expansions, in the compiled loop of self-play, some hundred games a second; seats are drawn
by lot, and both take what they like best. The other net is that of the package unless it is named. `newest` and
`earlier` stand for nets of the package. For classic 7 Wonders there is the arena (`net@NET.npz`).
"""

import math
import sys
from pathlib import Path
from typing import Any

from rich.console import Console

from antipater.ai.agents import net_of
from antipater.ai.evaluation.net import Net
from antipater.ai.evaluation.shipped import load_net, shipped_net
from antipater.ai.training.plan import Plan
from antipater.arena.figures import SURE, elo
from antipater.game.dice import Dice

GAMES, SEED = 20_000, 101
COLDEST = 1e-4  # of the softmax of self-play: what is liked best is chosen


def net_at(ruleset: str, name: str) -> Net:
    """Return a net of the package or of a file."""
    spec = net_of(ruleset)
    if name in ("newest", "earlier"):
        return shipped_net((spec.earlier() if name == "earlier" else spec).name)
    return load_net(Path(name))


def match(ruleset: str, net: Net, other: Net, games: int, seed: int) -> tuple[int, float]:
    """Return how many games were played, and the share of the first net in them."""
    plan = Plan(ruleset=ruleset, promos="+" in ruleset)
    play: Any = plan.teacher().play(plan.game(), plan.net(), net, other, Dice(seed))
    play.rate, play.styled, play.temperature, play.league, play.batch = 0.0, 0.0, COLDEST, 1.0, 16
    while play.rival_games < games:
        play.run(1)
    return play.rival_games, play.net_wins / play.rival_games


def main() -> None:
    """Play a match and print its result."""
    ruleset, *words = sys.argv[1:]
    if not ruleset.startswith("duel"):
        sys.exit(f"bench.nets plays Duel with or without expansions, not {ruleset}: antipater arena net@NET.npz net")
    numbers = [int(word) for word in words if word.isdigit()]
    names = [*(word for word in words if not word.isdigit()), "newest"][:2]
    games, seed = [*numbers, *(GAMES, SEED)[len(numbers) :]]
    net, other = (net_at(ruleset, name) for name in names)
    played, share = match(ruleset, net, other, games, seed)
    reach = SURE * math.sqrt(share * (1 - share) / played)
    low, middle, high = (elo(bound, games=played) for bound in (share - reach, share, share + reach))
    Console(soft_wrap=True, highlight=False).print(
        f"{ruleset}: {names[0]} – {names[1]}, {played:,} games: {100 * share:.1f} % ± {100 * reach:.1f}, "
        f"Elo {middle:+.0f} \\[{low:+.0f}, {high:+.0f}]"
    )


if __name__ == "__main__":
    main()
