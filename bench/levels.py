"""How far the levels are apart: `python -m bench.levels RULESET [games] [seed] [2-6] [set]`.

Every level plays the one below, which holds all other seats, on the same deals with seats changed. With `set` settings
are found first, from the highest of these levels down: the level below is tried with a few temperatures, its taste in
proportion, or a level that searches with a few numbers of simulations. A line between the two that are closest to a
whole step gives the setting, which is then measured with another seed.
"""

import math
import sys
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise

from rich.console import Console

from antipater.ai.agents import net_of, players_of
from antipater.ai.classic_player import LEVELS, level_player
from antipater.ai.levels import Level, levels_of
from antipater.ai.players import AgentMaker
from antipater.arena.figures import elo, score
from antipater.arena.game import Task, play

GAMES, SEED, STEPS = 300, 91, "2-6"
STEP = 175.0  # Elo
FACTORS = (0.5, 0.8, 1.25, 2.0, 4.0)  # of what a level has now
PLAYERS = 4  # of classic 7 Wonders


@dataclass(frozen=True)
class Field:
    """A ruleset, as its levels are measured."""

    ruleset: str

    @property
    def options(self) -> dict[str, str]:
        """The options of the game."""
        if self.ruleset == "classic":
            return {"players": str(PLAYERS)}
        return {"promos": "yes"} if "+" in self.ruleset else {}

    @property
    def seats(self) -> int:
        """The number of seats."""
        return PLAYERS if self.ruleset == "classic" else 2

    @property
    def levels(self) -> tuple[Level, ...]:
        """The levels as they are."""
        return LEVELS if self.ruleset == "classic" else levels_of(self.ruleset)

    def enter(self, name: str, level: Level) -> None:
        """Give a level a name."""
        net = net_of(self.ruleset)
        made: AgentMaker = partial(level.player, net=net)
        if self.ruleset == "classic":
            made = partial(level_player, net=net, level=level)
        players_of(self.ruleset).opponents[name] = made

    def match(self, above: Level, below: Level, games: int, seed: int) -> list[list[float]]:
        """Return the shares of one level above all others below, deal by deal."""
        self.enter("above", above)
        self.enter("below", below)
        deals = []
        for deal in range(-(-games // self.seats)):
            numbers = range(deal * self.seats, (deal + 1) * self.seats)
            tasks = [Task(self.ruleset, self.options, seed, 0, 1, ("above", "below"), number) for number in numbers]
            deals.append([play(task).share for task in tasks])
        return deals

    def strength(self, share: float, games: int) -> float:
        """Return the Elo of a share."""
        return elo(share, self.seats - 1, games)


def factor_of_step(found: list[tuple[float, float]]) -> float:
    """Return the factor that makes a whole step: between two that were tried, or else the closest."""
    for (less, weak), (more, strong) in pairwise(found):
        if weak <= STEP < strong:
            return less * math.pow(more / less, (STEP - weak) / (strong - weak))
    return min(found, key=lambda pair: abs(pair[1] - STEP))[0]


def varied(level: Level, factor: float) -> Level:
    """Return a level with more simulations, or one that errs more."""
    if level.simulations:
        return replace(level, simulations=round(level.simulations * factor))
    return replace(level, temperature=round(level.temperature * factor, 4), taste=round(level.taste * factor, 4))


def measure(field: Field, levels: tuple[Level, ...], steps: range, games: int, seed: int, out: Console) -> None:
    """Print the Elo of each step."""
    for number in steps:
        found = score(field.match(levels[number - 1], levels[number - 2], games, seed))
        middle, low, high = (field.strength(share, found.games) for share in (found.share, found.low, found.high))
        shares = f"{100 * found.share:.1f} % [{100 * found.low:.1f}, {100 * found.high:.1f}]"
        out.print(f"{field.ruleset}: level {number} over {number - 1}: {found.games} games, {shares}, ", end="")
        out.print(f"{middle:+.0f} [{low:+.0f}, {high:+.0f}]", markup=False)


def reset(field: Field, steps: range, games: int, seed: int, out: Console) -> tuple[Level, ...]:
    """Return levels that are a step apart, from the highest of these down."""
    levels = list(field.levels)
    for number in reversed(steps):
        changed = number - 1 if levels[number - 1].simulations else number - 2
        now, found = levels[changed], list[tuple[float, float]]()
        for place, factor in enumerate(FACTORS):
            levels[changed] = varied(now, factor)
            share = score(field.match(levels[number - 1], levels[number - 2], games, seed + place)).share
            found.append((factor, field.strength(share, games)))
        levels[changed] = varied(now, factor_of_step(found))
        tries = ", ".join(f"times {factor:.2f} {by:+.0f}" for factor, by in found)
        out.print(f"{field.ruleset}: level {changed + 1} {levels[changed]}: {tries}", markup=False)
    return tuple(levels)


def main() -> None:
    """Measure the levels as they are, or find settings and measure those."""
    out = Console(soft_wrap=True, highlight=False)
    field = Field(sys.argv[1])
    games = int(sys.argv[2]) if len(sys.argv) > 2 else GAMES
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else SEED
    low, _, high = (sys.argv[4] if len(sys.argv) > 4 else STEPS).partition("-")
    steps, levels = range(int(low), int(high or low) + 1), field.levels
    if sys.argv[5:] == ["set"]:
        levels = reset(field, steps, games, seed, out)
        seed += len(FACTORS)
    measure(field, levels, steps, games, seed, out)


if __name__ == "__main__":
    main()
