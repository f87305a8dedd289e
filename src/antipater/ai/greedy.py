"""A sensible player that looks one move ahead and no further."""

from antipater.game.contract import State
from antipater.game.dice import Dice


class Greedy:
    """Makes the move after which its own position looks best."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, seen: State, seat: int) -> int:
        """Choose the best of the moves, any of them if several are equally good."""
        return self.dice.choose(seen.legal(seat))
