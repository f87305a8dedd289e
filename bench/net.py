"""How fast the nets of the package judge, and how true their win probabilities are (`python -m bench.net`)."""

import time

from rich.console import Console

from antipater import Dice, ruleset
from antipater.ai.evaluation.shipped import FOLDER, eyes_for, judge_for, shipped_net
from antipater.ai.search.guided import GuidedTree
from antipater.ai.training.lessons import VICTORIES
from antipater.ai.training.selfplay import SelfPlay
from antipater.game.contract import Game, State

GAMES = 4_000
SIMULATIONS = 5_000


def trained_game(name: str) -> Game:
    """Return the game that a net was trained for."""
    return ruleset(name, promos="no" if name == "duel" else "yes")


def opening(name: str) -> State:
    """Return the first choice of Age I."""
    game = trained_game(name)
    state, deal, dice = game.start(), game.deal(Dice(1)), Dice(2)
    while (seats := deal.settle(state)) and not state.fields()[1]:
        state.apply(dice.choose(state.legal(seats[0])), seats[0])
    return state


def main() -> None:
    """Print a few lines for each net."""
    console = Console()
    for name in sorted(path.stem for path in FOLDER.glob("*.npz")):
        net = shipped_net(name)
        play = SelfPlay(eyes_for(trained_game(name).start())[0], net, net, Dice(1))
        play.rate, play.styled, play.temperature, play.batch = 0.0, 0.0, 0.001, 20
        begun = time.process_time()
        play.run(GAMES // play.batch)
        spent = time.process_time() - begun
        error = sum(abs(said - won) for said, won in zip(play.bin_said, play.bin_won, strict=True))
        ways = ", ".join(f"{way} {play.victories[kind] / GAMES:.1%}" for kind, way in enumerate(VICTORIES, start=1))
        state = opening(name)
        tree = GuidedTree(state, judge_for(state.copy()), Dice(1), SIMULATIONS)
        searching = time.process_time()
        tree.run(SIMULATIONS)
        searched = time.process_time() - searching
        console.print(f"{name}: {GAMES} games of self-play, {GAMES / spent:,.0f} a second of CPU time")
        console.print(
            f"  calibration error {error / sum(play.bin_count):.2%}; first player {play.first_wins / GAMES:.1%}; {ways}"
        )
        console.print(
            f"  guided tree from the opening: {SIMULATIONS / searched:,.0f} simulations and "
            f"{tree.edges / searched:,.0f} net evaluations a second of CPU time"
        )


if __name__ == "__main__":
    main()
