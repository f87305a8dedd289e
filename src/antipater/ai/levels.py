"""Eight levels of players with a net, from beginner to strongest.

The lower ones look one move ahead and draw among the actions: the less win probability an action gives up, the likelier
it is. So they make small mistakes often and great ones hardly ever. The higher ones search.
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
    """The temperature of a level, or how far it searches."""

    temperature: float = 0.0  # the loss of win probability that makes an action less likely by a factor of e
    simulations: int = 0
    exact: bool = False  # whether it solves the end

    def player(self, game: Game, dice: Dice, net: NetSpec) -> NetPlayer:
        """Return a player of this level."""
        if self.simulations:
            return NetSearcher(game, Budget(simulations=self.simulations), dice, net, self.exact)
        return SoftmaxPlayer(game, dice, net, self.temperature)


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


class SoftmaxPlayer(NetPlayer):
    """Draws among its actions, the better ones more often."""

    def __init__(self, game: Game, dice: Dice, net: NetSpec, temperature: float) -> None:
        super().__init__(game, dice, net)
        self.temperature = temperature

    def choose(self, seen: State, seat: int) -> int:
        """Return an action drawn by a softmax of the win probabilities."""
        values = self.action_values(seen, seat)
        best = max(value for _, value in values)
        weights = [math.exp((value - best) / self.temperature) for _, value in values]
        left = sum(weights) * self.dice.below(FINE) / FINE
        for (action, _), weight in zip(values, weights, strict=True):
            left -= weight
            if left < 0:
                return action
        return values[-1][0]
