"""By how much a game was won or lost, in points: it tells more than who won."""

from antipater.game.contract import State
from antipater.rules.classic.turn import ClassicState
from antipater.rules.duel.decisions import CIVILIAN, SHARED
from antipater.rules.duel.turn import DuelState

OUTRIGHT = 40.0  # points that a victory by arms or science stands for
VICTORY = 10.0  # what winning is worth besides the points


def margin(state: State, seat: int) -> float:
    """Return the points of *seat* beyond those of its best rival, in a finished game."""
    if isinstance(state, DuelState):
        if state.winner == SHARED:
            return 0.0
        sign = 1.0 if state.winner == seat else -1.0
        if state.victory != CIVILIAN:
            return sign * OUTRIGHT
        return sign * VICTORY + sum(state.score_sheet(seat)) - sum(state.score_sheet(1 - seat))
    shares = state.returns()
    victory = VICTORY * shares[seat] / max(shares)
    if isinstance(state, ClassicState):
        points = [sum(state.score_sheet(other)) for other in range(len(shares))]
        return victory + points[seat] - max(points[:seat] + points[seat + 1 :])
    return victory
