"""A sensible player that looks one move ahead and no further."""

from antipater.ai.evaluation import classic_rules_of_thumb
from antipater.ai.evaluation.rules_of_thumb import value
from antipater.ai.search.agent import check_position
from antipater.game.contract import Game, State
from antipater.game.dice import Dice
from antipater.game.errors import BadOption
from antipater.rules.classic.turn import ClassicState
from antipater.rules.duel.turn import DuelState


class Greedy:
    """Makes the move after which its own position looks best; it never asks what the others will do then."""

    def __init__(self, game: Game, dice: Dice) -> None:
        self.game = game
        self.dice = dice

    def choose(self, seen: State, seat: int) -> int:
        """Choose the best of the moves, any of them if several are equally good."""
        worth = self.worths(seen, seat)
        best = max(worth.values())
        return self.dice.choose([action for action in worth if worth[action] == best])

    def worths(self, seen: State, seat: int) -> dict[int, float]:
        """Return what each move is worth."""
        check_position(self.game, seen)
        if isinstance(seen, ClassicState):
            return classic_rules_of_thumb.worths(seen, seat)
        if isinstance(seen, DuelState):
            return {action: tried(seen, action, seat) for action in seen.legal(seat)}
        raise BadOption(f"greedy cannot play {self.game.name}")


def tried(seen: DuelState, action: int, seat: int) -> float:
    """Try an action of Duel out, before chance has its say."""
    after = seen.copy()
    after.apply(action, seat)
    return value(after, seat)
