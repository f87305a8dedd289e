"""What beginning is worth: `python -m bench.first_player [games] [player]` prints a table of `docs/strength.md`.

A player plays against itself, `level:6` if none is named, without a handicap and with one (D1.7). Deals are the same in
each row.
"""

import math
import sys

from rich.console import Console

from antipater.ai.agents import opponent
from antipater.catalog import KITS, names, ruleset
from antipater.game.dice import Dice

PLAYER = "level:6"
GAMES = 1_000
SEED = 900_000
HANDICAPS = (0, 2, 4, 6)


def share(name: str, handicap: int, games: int, player: str) -> float:
    """Return the share of the prize that goes to the player who begins."""
    game = ruleset(name, promos="no" if name == "duel" else "yes", handicap=handicap)
    won = 0
    for number in range(games):
        state, dealer = game.start(), game.deal(Dice(SEED + number))
        players = [opponent(player, 2 * (SEED + number) + seat, game) for seat in range(game.seats)]
        while seats := dealer.settle(state):
            state.apply(players[seats[0]].choose(state.observe(seats[0]), seats[0]), seats[0])
        won += state.returns()[0]
    return won / game.prize / games


def main() -> None:
    """Print the table."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    player = sys.argv[2] if len(sys.argv) > 2 else PLAYER
    out = Console(soft_wrap=True, markup=False, highlight=False)
    out.print("| ruleset | " + " | ".join(f"{coins} coins" for coins in HANDICAPS) + " |")
    out.print("|---" * (1 + len(HANDICAPS)) + "|")
    for name in names():
        if KITS[name].family != "duel":
            continue
        shares = [share(name, coins, games, player) for coins in HANDICAPS]
        widths = [196 * math.sqrt(one * (1 - one) / games) for one in shares]
        cells = [f"{100 * one:.1f} ± {width:.1f} %" for one, width in zip(shares, widths, strict=True)]
        out.print(f"| `{name}` | " + " | ".join(cells) + " |")


if __name__ == "__main__":
    main()
