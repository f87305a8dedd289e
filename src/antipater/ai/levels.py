"""Eight levels from beginner to strongest, each a little too careless for the next.

The lower ones look a move ahead with the net and draw among the moves: the less a move loses, the likelier. So they
make small mistakes often and great ones hardly ever, and never one for its own sake. The higher ones think ahead.
"""

import math
from dataclasses import dataclass

from antipater.ai.evaluation.shipped import NetSpec
from antipater.ai.net_player import NetPlayer, NetSearcher
from antipater.ai.search.budget import Budget
from antipater.game.contract import Game, State
from antipater.game.dice import Dice

FINE = 1 << 24


@dataclass(frozen=True)
class Level:
    """How a level errs, or how far it thinks."""

    carelessness: float = 0.0  # the loss of win probability that makes a move less likely by a factor of e
    simulations: int = 0
    exact: bool = False  # whether it solves the end

    def player(self, game: Game, dice: Dice, net: NetSpec) -> NetPlayer:
        """Return a player of this level."""
        if self.simulations:
            return NetSearcher(game, Budget(simulations=self.simulations), dice, net, self.exact)
        return Careless(game, dice, net, self.carelessness)


# Set so that each level wins about 27 % against the next (docs/strength.md).
LEVELS = (
    Level(0.21),
    Level(0.114),
    Level(0.075),
    Level(0.05),
    Level(0.0345),
    Level(0.016),
    Level(simulations=30),
    Level(simulations=2500, exact=True),
)


class Careless(NetPlayer):
    """Draws among its moves, the better ones more often."""

    def __init__(self, game: Game, dice: Dice, net: NetSpec, carelessness: float) -> None:
        super().__init__(game, dice, net)
        self.carelessness = carelessness

    def choose(self, seen: State, seat: int) -> int:
        """Draw a move: a softmax of the win probabilities."""
        judged = self.judged(seen, seat)
        best = max(value for _, value in judged)
        weights = [math.exp((value - best) / self.carelessness) for _, value in judged]
        left = sum(weights) * self.dice.below(FINE) / FINE
        for (action, _), weight in zip(judged, weights, strict=True):
            left -= weight
            if left < 0:
                return action
        return judged[-1][0]
