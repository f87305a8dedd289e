"""How fast nets judge, and how true their win probabilities are: `python -m bench.net [games] [seed]`."""

import sys
import time
from statistics import median

from rich.console import Console

from antipater import Dice, ruleset
from antipater.ai.agents import net_of
from antipater.ai.evaluation.shipped import FOLDER, shipped_net
from antipater.ai.net_player import NetSearcher
from antipater.ai.search.budget import Budget
from antipater.ai.search.guided import GuidedTree
from antipater.ai.training.plan import Plan
from antipater.catalog import KITS
from antipater.game.contract import Game, State

GAMES, SEED = 20_000, 1  # chance alone makes half a point, with fewer games a whole one
SIMULATIONS = 5_000
SECONDS = 0.5  # of a search by the clock, with one thread and with two
PAIRS = 9


def trained_game(name: str) -> Game:
    """Return the game that a net was trained for."""
    return ruleset(name, promos="yes") if "+" in name else ruleset(name)


def opening(name: str) -> State:
    """Return the first choice of Age I."""
    game = trained_game(name)
    state, deal, dice = game.start(), game.deal(Dice(1)), Dice(2)
    while (seats := deal.settle(state)) and not state.fields()[1]:
        state.apply(dice.choose(state.legal(seats[0])), seats[0])
    return state


def simulated(game: Game, state: State, threads: int) -> int:
    """Return how many simulations a search makes in its time with so many threads."""
    searcher = NetSearcher(game, Budget(seconds=SECONDS, threads=threads), Dice(1), net_of(game.name))
    return sum(visits for visits, _ in searcher.search(state, state.to_act()[0]).values())


def main() -> None:
    """Print a few lines for each net."""
    console = Console(soft_wrap=True)
    games, seed = [*map(int, sys.argv[1:]), *(GAMES, SEED)[len(sys.argv) - 1 :]]
    for name in sorted(path.stem for path in FOLDER.glob("*.npz")):
        net = shipped_net(name)
        teacher, game = Plan(name).teacher(), trained_game(name)
        play = teacher.play(game, net_of(name), net, net, Dice(seed))
        play.rate, play.styled, play.temperature, play.batch = 0.0, 0.0, 0.001, 20
        begun = time.process_time()
        play.run(games // play.batch)
        spent = time.process_time() - begun
        error = sum(abs(said - won) for said, won in zip(play.bin_predicted, play.bin_won, strict=True))
        console.print(f"{name}: {games:,} games of self-play, {games / spent:,.0f} a second of CPU time")
        console.print(
            f"  calibration error {error / sum(play.bin_count):.2%}; first player {play.first_wins / games:.1%}"
        )
        figures = ", ".join(f"{key} {value:.3g}" for key, value in teacher.figures(game, play).items())
        console.print(f"  {figures}")
        if KITS[name].family != "duel":
            continue
        state = opening(name)
        tree = GuidedTree(state, net_of(name).evaluator(state.copy()), Dice(1), SIMULATIONS)
        searching = time.process_time()
        tree.run(SIMULATIONS)
        searched = time.process_time() - searching
        console.print(
            f"  guided tree from the opening: {SIMULATIONS / searched:,.0f} simulations and "
            f"{tree.edges / searched:,.0f} net evaluations a second of CPU time"
        )
        seen = state.observe(state.to_act()[0])
        gain = median(simulated(game, seen, 2) / simulated(game, seen, 1) for _ in range(PAIRS))
        console.print(f"  in the same time by the clock two threads simulate {gain:.2f} times as much as one")


if __name__ == "__main__":
    main()
