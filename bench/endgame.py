"""How fast ends of Age III are solved, and what opponents lose there to perfect play.

`python -m bench.endgame [positions] [cards] [agents] [--journal FILE]`: with `2000 9-11 level:8` it takes choices with
nine to eleven cards left, a third of the positions each. A position counts that can be solved by visiting twenty
million; said is also how often the limit of the strongest level is enough.
"""

import argparse
import os
import statistics
import time
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import track

from antipater import Dice, ruleset
from antipater.ai.agents import net_of, opponent
from antipater.ai.endgame import Endgame, cards_left
from antipater.ai.levels import STRONGEST
from antipater.ai.net_player import endgame_within
from antipater.ai.search.budget import Budget
from antipater.game.contract import Game, State
from bench.looked_at import looked_at

POSITIONS = 2_000
CARDS = "1-8"
AGENTS = ("random", "greedy", "tree:500", "net", "net:100", "net:400", "level:8")
STRAY = 6  # one choice in so many is made at random, so that positions are not only those of one style
PATIENT = 20_000_000  # positions; what they are not enough for does not count
SEED = 1 << 83


class Job(NamedTuple):
    """A position with so many cards left, found in games of its own, and who chooses there."""

    cards: int
    number: int
    agents: str  # with spaces between


def end(game: Game, cards: int, dice: Dice) -> tuple[State, int]:
    """Return a real choice with so many cards left, from the first game of a net against itself that has one."""
    while True:
        state, deal, player = game.start(), game.deal(dice), opponent("net", dice.word(), game)
        met: list[tuple[State, int]] = []
        while seats := deal.settle(state):
            seat = seats[0]
            if cards_left(state) == cards and len(state.legal(seat)) > 1:
                met.append((state.copy(), seat))
            stray = dice.roll(STRAY) == 0
            state.apply(dice.choose(state.legal(seat)) if stray else player.choose(state.observe(seat), seat), seat)
        if met:
            return dice.choose(met)


def examined(job: Job) -> list[Any]:
    """Return the cards left, the seconds and whether the strongest level solves it, and what each agent loses."""
    game, net = ruleset("duel"), net_of("duel")
    state, seat = end(game, job.cards, Dice(SEED + job.number))
    begun = time.process_time()
    within = endgame_within(game, net, Budget(STRONGEST.simulations)).solve(state, seat) is not None
    spent = time.process_time() - begun
    values = Endgame(game, net, PATIENT, job.cards).action_values(state, seat)
    if values is None:
        return [job.cards, spent, within, None]
    chosen = [opponent(name, job.number, game).choose(state.observe(seat), seat) for name in job.agents.split()]
    return [job.cards, spent, within, [max(values.values()) - values[action] for action in chosen]]


def loss_line(name: str, losses: list[float]) -> str:
    """Return what an agent loses a choice, with a margin of 95 %."""
    mean, margin = statistics.mean(losses), 1.96 * statistics.pstdev(losses) / len(losses) ** 0.5
    return f"{name} loses {100 * mean:.2f} ± {100 * margin:.2f} points a choice, {100 * max(losses):.1f} at most"


def main() -> None:
    """Print for each number of cards the times, how often a player solves it, and the mean loss of each agent."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("positions", nargs="?", type=int, default=POSITIONS)
    parser.add_argument("cards", nargs="?", default=CARDS)
    parser.add_argument("agents", nargs="*", default=list(AGENTS))
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--journal", type=Path, help="every position is noted here; the same command goes on")
    options = parser.parse_args()
    out = Console(emoji=False, soft_wrap=True, highlight=False)
    low, _, high = options.cards.partition("-")
    cards, agents = range(int(low), int(high or low) + 1), options.agents
    jobs = (Job(cards[number % len(cards)], number, " ".join(agents)) for number in range(options.positions))
    found = looked_at(examined, jobs, options.journal, options.processes)
    count = options.positions
    rows = list(track(found, "positions", count, console=Console(stderr=True), disable=not out.is_terminal))
    for left in cards:
        own = [row for row in rows if row[0] == left]
        spent, solved = [row[1] for row in own], [row[3] for row in own if row[3] is not None]
        if own:
            out.print(
                f"{left} cards: {len(own)} choices, {AGENTS[-1]} solves {sum(row[2] for row in own)}, "
                f"median {1000 * statistics.median(spent):.1f} ms, worst {1000 * max(spent):.0f} ms; "
                f"{len(own) - len(solved)} could not be solved at all"
            )
        for place, name in enumerate(agents if solved else ()):
            out.print(f"  {loss_line(name, [losses[place] for losses in solved])}")
    for place, name in enumerate(agents):
        out.print("all: " + loss_line(name, [row[3][place] for row in rows if row[3] is not None]))


if __name__ == "__main__":
    main()
