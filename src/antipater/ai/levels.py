"""Eight levels of players with a net, from beginner to strongest.

The lower ones look one move ahead and draw among the actions: the less win probability an action gives up, the likelier
it is. So they make small mistakes often and great ones hardly ever. They never miss a win at once, and the higher their
level, the likelier they see that the opponent could win at once. The highest ones search.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace

from antipater.ai.evaluation.shipped import NetSpec
from antipater.ai.net_player import NetPlayer, NetSearcher, win_at_once
from antipater.ai.search.budget import Budget
from antipater.game.contract import Game, State
from antipater.game.dice import Dice

FINE = 1 << 24


@dataclass(frozen=True)
class Level:
    """The temperature of a level and how watchful it is, or how far it searches."""

    temperature: float = 0.0  # the loss of win probability that makes an action less likely by a factor of e
    watchfulness: float = 0.0  # how often it sees which of its actions let the opponent win at once
    simulations: int = 0
    exact: bool = False  # whether it solves the end

    def player(self, game: Game, dice: Dice, net: NetSpec) -> NetPlayer:
        """Return a player of this level."""
        if self.simulations:
            return NetSearcher(game, Budget(simulations=self.simulations), dice, net, self.exact)
        return SoftmaxPlayer(game, dice, net, self.temperature, self.watchfulness)


# Set so that each level wins about 27 % against the next (docs/strength.md). These are the levels of Duel.
LEVELS = (
    Level(0.21, 0.3),
    Level(0.114, 0.45),
    Level(0.075, 0.6),
    Level(0.05, 0.75),
    Level(0.031, 0.9),
    Level(0.016, 1.0),
    Level(simulations=30),
    Level(simulations=2500, exact=True),
)


# With Agora the same loss of win probability in each choice costs more games, so that levels 1 to 6 are cooler.
TEMPERATURES: Mapping[str, tuple[float, ...]] = {
    "duel+agora": (0.114, 0.072, 0.045, 0.029, 0.018, 0.0075),
    "duel+pantheon+agora": (0.087, 0.063, 0.045, 0.031, 0.021, 0.013),
}


def levels_of(ruleset: str) -> tuple[Level, ...]:
    """Return the levels of a ruleset; one that has no temperatures of its own has those of Duel."""
    own = TEMPERATURES.get(ruleset, ())
    lower = (replace(level, temperature=temperature) for level, temperature in zip(LEVELS, own, strict=False))
    return (*lower, *LEVELS[len(own) :])


class SoftmaxPlayer(NetPlayer):
    """Draws among its actions, the better ones more often."""

    def __init__(self, game: Game, dice: Dice, net: NetSpec, temperature: float, watchfulness: float) -> None:
        super().__init__(game, dice, net)
        self.temperature = temperature
        self.watchfulness = watchfulness

    def choose(self, seen: State, seat: int) -> int:
        """Return an action that wins at once, or one drawn by a softmax of the win probabilities."""
        values = self.action_values(seen, seat)
        won = win_at_once(values)
        if won is not None:
            return won
        action = self.drawn(values)
        if self.dice.below(FINE) < self.watchfulness * FINE and self.loses_at_once(seen, seat, action):
            safe = [pair for pair in values if not self.loses_at_once(seen, seat, pair[0])]
            action = self.drawn(safe or values)
        return action

    def loses_at_once(self, seen: State, seat: int, action: int) -> bool:
        """Return whether the opponent could win by its next choice, unless a card must be turned up before."""
        after = seen.copy()
        after.apply(action, seat)
        rival = 1 - seat
        return bool(after.must_choose(rival)) and win_at_once(self.action_values(after, rival)) is not None

    def drawn(self, values: list[tuple[int, float]]) -> int:
        """Return an action drawn by a softmax of the win probabilities."""
        best = max(value for _, value in values)
        weights = [math.exp((value - best) / self.temperature) for _, value in values]
        left = sum(weights) * self.dice.below(FINE) / FINE
        for (action, _), weight in zip(values, weights, strict=True):
            left -= weight
            if left < 0:
                return action
        return values[-1][0]
