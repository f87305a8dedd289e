"""A sensible player that looks one move ahead and no further."""

from antipater.ai.evaluation.rules_of_thumb import value
from antipater.game.contract import State
from antipater.game.dice import Dice
from antipater.game.errors import BadOption
from antipater.rules.duel.turn import DuelState


class Greedy:
    """Makes the move after which its own position looks best; it never asks what the opponent will do then."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, seen: State, seat: int) -> int:
        """Choose the best of the moves, any of them if several are equally good."""
        if not isinstance(seen, DuelState):
            raise BadOption(f"greedy cannot play a {type(seen).__name__}")
        worth = {action: self.worth(seen, action, seat) for action in seen.legal(seat)}
        best = max(worth.values())
        return self.dice.choose([action for action in worth if worth[action] == best])

    def worth(self, seen: DuelState, action: int, seat: int) -> float:
        """Try an action out, before chance has its say."""
        tried = seen.copy()
        tried.apply(action, seat)
        return value(tried, seat)
