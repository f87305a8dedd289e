"""How far the levels are apart: `python -m bench.levels RULESET [games] [seed] [2-6] [set]`.

Every level plays the one below, which holds all other seats, on the same deals with seats changed. With `set` settings
are found first: from the highest of these levels down, the level below is tried with a few temperatures, its taste in
proportion, and a line between the two closest to a whole step gives the temperature. What is set is then measured with
another seed.
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
FACTORS = (0.6, 0.85, 1.2, 1.7, 3.4, 7.0)  # of the temperature that a level has now
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


def temperature_of_step(found: list[tuple[float, float]]) -> float:
    """Return the temperature that is a whole step weaker: between two that were tried, or else the closest."""
    for (cool, less), (warm, more) in pairwise(found):
        if less <= STEP < more:
            return cool * math.pow(warm / cool, (STEP - less) / (more - less))
    return min(found, key=lambda pair: abs(pair[1] - STEP))[0]


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
    for place in [number - 2 for number in reversed(steps)]:
        now, found = levels[place], list[tuple[float, float]]()
        for number, factor in enumerate(FACTORS):
            tried = replace(now, temperature=now.temperature * factor, taste=now.taste * factor)
            share = score(field.match(levels[place + 1], tried, games, seed + number)).share
            found.append((tried.temperature, field.strength(share, games)))
        factor = temperature_of_step(found) / now.temperature
        levels[place] = replace(now, temperature=round(now.temperature * factor, 4), taste=round(now.taste * factor, 4))
        tries = ", ".join(f"{one:.4f} {by:+.0f}" for one, by in found)
        out.print(f"{field.ruleset}: level {place + 1} {levels[place]} of {tries}", markup=False)
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
