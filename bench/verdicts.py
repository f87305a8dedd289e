"""How far verdicts can be trusted: `python -m bench.verdicts [ruleset] [positions] [seed]`, for `docs/strength.md`.

Positions come from games of the net against itself in which one choice in six is made at random. Each is judged with a
few seeds at 3,000 simulations, and once with many more; judged is the action that the first seed finds best. Told are
the standard deviation over seeds, and how often the range of the first seed contains the value of the long search.
"""

import statistics
import sys
from collections.abc import Collection, Iterator
from typing import Any, cast

from rich.console import Console

from antipater.ai.agents import net_of
from antipater.ai.analysis.judgement import Analyst
from antipater.ai.net_player import NetPlayer
from antipater.ai.search.budget import Budget
from antipater.catalog import ruleset
from antipater.game.contract import Game, State
from antipater.game.dice import Dice

POSITIONS = 100
SIMULATIONS = 3_000
MANY = 300_000
SEEDS = 6
SEED = 40_000
ERRING = 6  # one choice in so many is made at random


def positions(game: Game, count: int, ages: Collection[int] = (), seed: int = SEED) -> Iterator[tuple[State, int]]:
    """Yield choices between several actions, one from each game, from its beginning to its end, or of some Ages."""
    for number in range(count):
        dice = Dice(seed + number)
        player, state, dealer = NetPlayer(game, dice, net_of(game.name)), game.start(), game.deal(Dice(seed + number))
        seen: list[tuple[State, int]] = []
        while seats := dealer.settle(state):
            seat, table = seats[0], cast(Any, state)
            view, legal = state.observe(seat), state.legal(seat)
            if len(legal) > 1 and (not ages or table.age in ages):
                seen.append((view, seat))
            state.apply(dice.choose(legal) if dice.roll(ERRING) == 0 else player.choose(view, seat), seat)
        yield seen[(2 * number + 1) * len(seen) // (2 * count)]


def main() -> None:
    """Print how the values of the same choice differ, and how often the range holds."""
    name = sys.argv[1] if len(sys.argv) > 1 else "duel"
    count = int(sys.argv[2]) if len(sys.argv) > 2 else POSITIONS
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else SEED
    game, out = ruleset(name), Console(soft_wrap=True, highlight=False)
    short = [Analyst(game, Budget(simulations=SIMULATIONS), seed) for seed in range(SEEDS)]
    long = Analyst(game, Budget(simulations=MANY), SEEDS)
    spreads, misses, widths, solved = [], [], [], 0
    for seen, seat in positions(game, count, seed=seed):
        first = short[0].judge(seen, seat)
        if first.exact:
            solved += 1
            continue
        option = first.options[0]
        values = [option.chance, *(one.judge(seen, seat, (option.action,)).of(option.action) for one in short[1:])]
        known = long.judge(seen, seat, (option.action,)).of(option.action)
        spreads.append(statistics.stdev(values))
        widths.append((option.high - option.low) / 2)
        misses.append(known - option.chance)
        out.print(f"sd {spreads[-1]:.4f}, value {option.chance:.3f} ± {widths[-1]:.3f}, long {known:.3f}", style="dim")
    held = sum(abs(miss) <= width for miss, width in zip(misses, widths, strict=True))
    rms = statistics.fmean(spread**2 for spread in spreads) ** 0.5
    out.print(f"{name}: {len(spreads)} choices, {solved} more were solved; standard deviation over {SEEDS} seeds:")
    out.print(f"root mean square {100 * rms:.2f} points, median {100 * statistics.median(spreads):.2f}")
    out.print(f"ranges of ± {100 * statistics.fmean(widths):.1f} points contain the value of {MANY:,}: {held}")


if __name__ == "__main__":
    main()
