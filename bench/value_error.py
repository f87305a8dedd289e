"""How far the values of a net are off: `python -m bench.value_error [games] [ruleset] [NET.npz …]`.

The first table compares the value of the net's own choice with its own look one step ahead: chance is resolved, and the
next seat takes what the net likes best. One choice in six is made at random. The second one compares values of the
choice with those of a search that is a hundred times as long: the net's own; the mean of 200 simulations; and what such
a search has come to prefer (`Nodes.searched_values`), which is what a training by search learns.
"""

import math
import statistics
import sys
from collections import defaultdict
from dataclasses import replace
from typing import Any

from rich.console import Console

from antipater import Dice, ruleset
from antipater.ai.agents import net_of
from antipater.ai.search.guided import GuidedTree
from antipater.ai.search.settings import PREFERENCE
from antipater.game.contract import Game, State
from antipater.game.dealer import DiceDealer
from bench.verdicts import ERRING, positions

GAMES = 100
DRAWS = 32  # of chance after a choice
SHORT, LONG = 200, 20_000  # simulations
LEAST = 0.01  # of the simulations: what a long search has tried less is not compared
AGES = ("the draft", "Age I", "Age II", "Age III")

Errors = dict[str, list[float]]


def root_mean_square(errors: list[float]) -> float:
    """Return the root of the mean of squares, in percentage points."""
    return 100 * math.sqrt(statistics.fmean(error * error for error in errors))


def value_ahead(evaluator: Any, after: State, seat: int, dice: Dice) -> float:
    """Return the mean value for *seat* of the best next choices, over draws of chance."""
    values = []
    for _ in range(DRAWS):
        state = after.copy()
        seats = DiceDealer(dice).settle(state)
        evaluator.features.table.become(state)
        if not seats:
            values.append(evaluator.win_probability(seat))
            continue
        best = max(value for _, value in evaluator.considered(seats[0]))
        values.append(best if seats[0] == seat else 1 - best)
    return statistics.fmean(values)


def steps_ahead(evaluator: Any, game: Game, games: int) -> Errors:
    """Return for each Age how much the value of each choice exceeds that of a look one step ahead."""
    errors: Errors = defaultdict(list)
    for number in range(games):
        dice = Dice(60_000 + number)
        state, deal = game.start(), game.deal(Dice(60_000 + number))
        while seats := deal.settle(state):
            seat, table = seats[0], evaluator.features.table
            table.become(state)
            values = dict(evaluator.considered(seat))
            action = max(values, key=lambda one: values[one])
            if len(values) > 1 and values[action] < 1.0:
                after = state.copy()
                after.apply(action, seat)
                ahead = value_ahead(evaluator, after, seat, dice)
                errors[AGES[state.age]].append(values[action] - ahead)  # type: ignore[attr-defined]
            state.apply(dice.choose(list(values)) if dice.roll(ERRING) == 0 else action, seat)
    return errors


def labels(evaluator: Any, game: Game, count: int) -> Errors:
    """Return for each way to judge an action how far it is from what a long search comes to prefer."""
    errors: Errors = defaultdict(list)
    settings = net_of(game.name).settings
    for number, (seen, seat) in enumerate(positions(game, count)):
        evaluator.features.table.become(seen)
        own = [value for _, value in evaluator.considered(seat)]
        trees = [
            settings.apply(GuidedTree(seen, evaluator, Dice(number), simulations)) for simulations in (SHORT, LONG)
        ]
        for tree, simulations in zip(trees, (SHORT, LONG), strict=True):
            tree.run(simulations)
        found, known = (tree.searched_values(PREFERENCE) for tree in trees)
        for place, (_, visits, mean) in enumerate(trees[0].root_actions()):
            if trees[1].root_actions()[place][1] >= LEAST * LONG and visits:
                errors["net"].append(own[place] - known[place])
                errors[f"mean of {SHORT}"].append(mean - known[place])
                errors[f"preferred by {SHORT}"].append(found[place] - known[place])
    return errors


def main() -> None:
    """Print both tables for each net."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    game = ruleset(sys.argv[2] if len(sys.argv) > 2 else "duel")
    out = Console(soft_wrap=True, highlight=False)
    for file in sys.argv[3:] or [""]:
        evaluator = replace(net_of(game.name), file=file).evaluator(game.start())
        errors = steps_ahead(evaluator, game, games)
        every = [error for some in errors.values() for error in some]
        out.print(f"{file or game.name}: one step ahead, {len(every)} choices of {games} games")
        for name, some in {**errors, "all": every}.items():
            out.print(
                f"  {name}: {root_mean_square(some):.2f} points rms, {100 * statistics.fmean(some):+.2f} on average"
            )
        for name, some in labels(evaluator, game, games // 2).items():
            out.print(
                f"  {name}: {root_mean_square(some):.2f} points rms from {LONG:,} simulations, {len(some)} actions"
            )


if __name__ == "__main__":
    main()
