"""How random games of Duel end: `python -m bench.random_play [games]` prints the table of `docs/correctness.md`.

For every ruleset of the family, with the promo wonders and without: the shares of the kinds of victory, of shared ones
and of those of the player who began, and the decisions of a game.
"""

import sys
from collections import Counter

from rich.console import Console

from antipater.catalog import KITS, names, ruleset
from antipater.game.dealer import DiceDealer
from antipater.game.dice import Dice
from antipater.rules.duel.decisions import SHARED
from antipater.rules.duel.state import DuelState

GAMES = 4_000
SEED = 1
KINDS = ("civilian", "military", "scientific", "political")
HEAD = ("ruleset", *KINDS, "shared", "first player", "decisions")


def row(name: str, promos: bool, games: int) -> list[str]:
    """Return the figures of one ruleset as cells."""
    game = ruleset(name, promos=promos)
    kinds: Counter[str] = Counter()
    dice, dealer = Dice(SEED), DiceDealer(Dice(SEED + 1))
    shared = first = decisions = 0
    for _ in range(games):
        state = game.start()
        assert isinstance(state, DuelState)
        while seats := dealer.settle(state):
            state.apply(dice.choose(state.legal(seats[0])), seats[0])
            decisions += 1
        kinds[state.victory_kind or ""] += 1
        shared += state.winner == SHARED
        first += state.winner == 0
    shares = [*(kinds[kind] for kind in KINDS), shared, first]
    cells = [f"{100 * share / games:.1f} %" for share in shares]
    return [f"`{name}`" + (" with promos" if promos else ""), *cells, f"{decisions / games:.1f}"]


def main() -> None:
    """Print the table."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    out = Console(soft_wrap=True, markup=False, highlight=False)
    out.print("| " + " | ".join(HEAD) + " |")
    out.print("|---" * len(HEAD) + "|")
    for name in names():
        if KITS[name].family == "duel":
            for promos in (False, True):
                out.print("| " + " | ".join(row(name, promos, games)) + " |")


if __name__ == "__main__":
    main()
