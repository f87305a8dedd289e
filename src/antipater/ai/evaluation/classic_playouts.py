"""Short playouts of classic 7 Wonders in imagined worlds: all seats choose by a net, the last position is judged by it.

In one world all candidates of a seat meet the same choices of the others, which are made without knowing its own. A
playout ends after a few more choices of the seat, or with the game.
"""

import math

from antipater.ai.evaluation import classic_evaluator
from antipater.ai.evaluation.classic_evaluator import ClassicEvaluator
from antipater.game.dice import Dice, check_dice
from antipater.game.seats import CHANCE, CHANCE_ACTS
from antipater.rules.classic.actions import CHOOSING
from antipater.rules.classic.turn import ClassicState

FINE = 1 << 24
FINEST = 2.0**-24


class ClassicPlayouts:
    """Plays out candidates of a seat, world by world."""

    def __init__(self, start: ClassicState, evaluator: ClassicEvaluator, dice: Dice) -> None:
        check_dice(dice)
        self.table = start.copy()
        self.evaluator = evaluator
        self.dice = dice
        self.seat = 0
        self.temperature = 0.01  # of the softmax by which all others choose
        self.world = [0] * 2048
        self.block = [0] * 2048
        self.out = [0] * 512
        self.weights = [0] * 512
        self.scores = [0.0] * 512

    def enter(self, world: ClassicState, seat: int) -> None:
        """Begin in a world: all others who choose at the same time as *seat* do so."""
        self.table.check_same_game(world)
        self.table.become(world)
        self.seat = seat
        self.others_choose()
        self.table.save(self.world)

    def others_choose(self) -> None:
        """Choose for all others who choose at the same time."""
        kind = self.table.kinds[self.table.depth - 1]
        for other in range(self.table.players if kind == CHOOSING else 0):
            while other != self.seat and self.table.to_act_set() >> other & 1:
                self.choose_for(other)

    def playout(self, action: int, choices: int) -> float:
        """Return the win probability of the seat after *action* and so many more choices of its own, in this world."""
        self.table.load(self.world)
        self.table.step(action, self.seat)
        return self.play_on(choices)

    def play_on(self, choices: int) -> float:
        """Play until the seat has made so many choices, or to the end; return the win probability there."""
        left = choices
        acting = self.table.to_act_set()
        while acting:
            if acting == CHANCE_ACTS:
                n = self.table.options(CHANCE, self.out)
                weighed = self.table.chance_weights(self.weights)
                place = self.dice.pick(self.weights, n) if weighed else self.dice.below(n)
                self.table.step(self.out[place], CHANCE)
            elif acting >> self.seat & 1:
                self.table.save(self.block)
                n = self.evaluator.judge_options(self.block, self.seat)
                left -= 1
                if left <= 0:
                    return self.evaluator.best_value(n)
                self.table.step(self.evaluator.options[self.best_place(n)], self.seat)
            else:
                other = 0
                while not acting >> other & 1:
                    other += 1
                self.choose_for(other)
            acting = self.table.to_act_set()
        return classic_evaluator.share_of(self.table, self.seat)

    def best_place(self, n: int) -> int:
        """Return the place of the best option."""
        best = 0
        for place in range(1, n):
            if self.evaluator.values[place] > self.evaluator.values[best]:
                best = place
        return best

    def choose_for(self, other: int) -> None:
        """Draw a choice for another seat by what it sees, the better ones more often."""
        self.table.save(self.block)
        n = self.evaluator.judge_options(self.block, other)
        highest = self.evaluator.best_value(n)
        total = 0.0
        for place in range(n):
            self.scores[place] = math.exp((self.evaluator.values[place] - highest) / self.temperature)
            total += self.scores[place]
        left = self.dice.below(FINE) * FINEST * total
        place = 0
        while place < n - 1 and left >= self.scores[place]:
            left -= self.scores[place]
            place += 1
        self.table.step(self.evaluator.options[place], other)
