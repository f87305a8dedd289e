"""Eight levels of players with a net, from beginner to strongest.

The lower ones err as people do. They have a taste for a whole game: one loves blue cards, another hoards coins. The
lowest know little, because their net is small and saw few games. They look one move ahead and draw among the actions:
the less win probability an action gives up, the likelier it is. So they make small mistakes often and great ones hardly
ever. They never miss a win at once, and the higher their level, the likelier they see that the opponent could win at
once. The highest ones search.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from antipater.ai.evaluation.shipped import NetSpec
from antipater.ai.net_player import NetPlayer, NetSearcher, win_at_once
from antipater.ai.search.budget import Budget
from antipater.ai.simple_players import Style
from antipater.game.contract import Game, State
from antipater.game.dice import Dice

FINE = 1 << 24


@dataclass(frozen=True)
class Level:
    """What a level knows, how it errs and how watchful it is, or how far it searches."""

    temperature: float = 0.0  # the loss of win probability that makes an action less likely by a factor of e
    watchfulness: float = 0.0  # how often it sees which of its actions let the opponent win at once
    taste: float = 0.0  # win probability that one card of its taste seems to be worth to it
    small: bool = False  # whether its net is small and has not learned much
    simulations: int = 0
    exact: bool = False  # whether it solves the end
    strongest: bool = False  # whether its net is always the newest, so that it plays as well as is known

    def player(self, game: Game, dice: Dice, net: NetSpec) -> NetPlayer:
        """Return a player of this level."""
        if self.simulations:
            return NetSearcher(game, Budget(simulations=self.simulations), dice, self.net(net), self.exact)
        return LevelPlayer(game, dice, self.net(net), self)

    def net(self, newest: NetSpec) -> NetSpec:
        """Return the net of this level: all but the strongest keep theirs, or else they would have to be set anew."""
        return newest if self.strongest else newest.small() if self.small else newest.earlier()


# Six that err, by ruleset, and two that search: set so that each wins about 27 % against the next (docs/strength.md).
ERRING: Mapping[str, tuple[Level, ...]] = {
    "duel": (
        Level(0.6, 0.3, taste=1.0, small=True),
        Level(0.02, 0.45, taste=0.06, small=True),
        Level(0.0893, 0.6, taste=0.2978),
        Level(0.0472, 0.75, taste=0.1574),
        Level(0.025, 0.9, taste=0.0832),
        Level(0.0096, 1.0, taste=0.032),
    ),
    "duel+pantheon": (
        Level(0.1, 0.3, taste=0.15, small=True),
        Level(0.195, 0.45, taste=0.65),
        Level(0.078, 0.6, taste=0.26),
        Level(0.0435, 0.75, taste=0.145),
        Level(0.0225, 0.9, taste=0.075),
        Level(0.0102, 1.0, taste=0.034),
    ),
    "duel+agora": (
        Level(0.01, 0.4, taste=0.03, small=True),
        Level(0.0776, 0.45, taste=0.2588),
        Level(0.0417, 0.6, taste=0.1391),
        Level(0.0247, 0.75, taste=0.0825),
        Level(0.0143, 0.9, taste=0.0475),
        Level(0.0056, 1.0, taste=0.0187),
    ),
    "duel+pantheon+agora": (
        Level(0.02, 0.3, taste=0.06, small=True),
        Level(0.0815, 0.45, taste=0.272),
        Level(0.042, 0.6, taste=0.14),
        Level(0.0253, 0.75, taste=0.0845),
        Level(0.0141, 0.9, taste=0.047),
        Level(0.0056, 1.0, taste=0.0187),
    ),
}
# Level 7; with Agora most of its simulations go to worlds that are imagined.
FIRST_SEARCH = {"duel": 24, "duel+pantheon": 30, "duel+agora": 56, "duel+pantheon+agora": 120}
STRONGEST = Level(simulations=2500, exact=True, strongest=True)

# What a level may love or shun for a game, in units of about one card.
TASTES = (
    Style("blue cards", blue=1.0),
    Style("science", green=1.0),
    Style("war", red=1.0),
    Style("peace", red=-1.0),
    Style("coins", coin=0.25),
    Style("wonders", wonder=1.0),
)


def levels_of(ruleset: str) -> tuple[Level, ...]:
    """Return the levels of a ruleset; one without levels of its own has those of Duel."""
    known = ruleset if ruleset in ERRING else "duel"
    return (*ERRING[known], Level(simulations=FIRST_SEARCH[known]), STRONGEST)


class LevelPlayer(NetPlayer):
    """Draws among its actions, the better ones and those of its taste more often."""

    tastes: Sequence[Any] = TASTES

    def __init__(self, game: Game, dice: Dice, net: NetSpec, level: Level) -> None:
        super().__init__(game, dice, net)
        self.level = level
        self.taste: Any = None  # until a game begins

    def begin_game(self, seed: int) -> None:
        """Apply a seed to a game: it says what the player loves or shuns."""
        self.taste = Dice(seed).choose(self.tastes)

    def choose(self, seen: State, seat: int) -> int:
        """Return an action that wins at once, or one drawn by a softmax of what the actions seem to be worth."""
        values = self.action_values(seen, seat)
        won = win_at_once(values)
        if won is not None:
            return won
        liked = self.liked(seen, seat, values)
        action = self.drawn(liked)
        if self.dice.below(FINE) < self.level.watchfulness * FINE and self.loses_at_once(seen, seat, action):
            safe = [pair for pair in liked if not self.loses_at_once(seen, seat, pair[0])]
            action = self.drawn(safe or liked)
        return action

    def liked(self, seen: State, seat: int, values: list[tuple[int, float]]) -> list[tuple[int, float]]:
        """Return the values of the actions, those to the own taste raised; who has none yet draws one."""
        if not self.level.taste:
            return values
        if self.taste is None:
            self.begin_game(self.dice.word())
        appeals = self.appeals(seen, seat, values)
        return [
            (action, value + self.level.taste * appeal) for (action, value), appeal in zip(values, appeals, strict=True)
        ]

    def appeals(self, seen: State, seat: int, values: list[tuple[int, float]]) -> list[float]:
        """Return how much the own city is to the player's taste after each action, in cards."""
        return [self.taste.bonus(self.after(seen, seat, action), seat) for action, _ in values]

    def after(self, seen: State, seat: int, action: int) -> Any:
        """Return the position after an action: the table of the evaluator, until it looks at another one."""
        table = self.evaluator.features.table
        table.become(seen)
        table.apply(action, seat)
        return table

    def loses_at_once(self, seen: State, seat: int, action: int) -> bool:
        """Return whether the opponent could win by its next choice, unless a card must be turned up before."""
        after = self.after(seen, seat, action)
        rival = 1 - seat
        return bool(after.must_choose(rival)) and win_at_once(self.action_values(after, rival)) is not None

    def drawn(self, values: list[tuple[int, float]]) -> int:
        """Return an action drawn by a softmax of what the actions seem to be worth."""
        best = max(value for _, value in values)
        weights = [math.exp((value - best) / self.level.temperature) for _, value in values]
        left = sum(weights) * self.dice.below(FINE) / FINE
        for (action, _), weight in zip(values, weights, strict=True):
            left -= weight
            if left < 0:
                return action
        return values[-1][0]
