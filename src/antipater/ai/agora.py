"""What Agora brings to the players of Duel: the worth of the Senate and of conspiracies, and what a net sees."""

from antipater.ai.evaluation.agora_features import AgoraFeatures
from antipater.ai.players import PartPlayers
from antipater.data.agora import CHAMBERS
from antipater.rules.agora.decisions import (
    ACTIONS_ROOM,
    OWE_CONSPIRATOR,
    OWE_CURIA,
    OWE_INFLUENCE,
    OWE_OUST,
    OWE_SENATE,
    OWE_SHIFT,
)
from antipater.rules.duel.state import DuelState

FUTURE = (1.0, 1.0, 0.6, 0.2)  # what lasting advantages are worth, by Age: later there is less left to gain
DECREE = 2.0  # points, before that factor
CUBE = 0.9  # in a chamber: it makes control last, or the opponent's cost more
CHAMBERS_HELD = (0.0, 0.0, 0.5, 1.5, 4.0, 14.0, 100.0)  # by the number of chambers controlled: six of them win
CONSPIRACY = 1.0  # not prepared yet
PREPARED = 4.0
CHOICES = {OWE_INFLUENCE: 2.0, OWE_OUST: 2.0, OWE_SHIFT: 0.3, OWE_CONSPIRATOR: 2.0, OWE_CURIA: 3.0}  # still to be made
ACTION = 2.0  # a senate action that is left


def senate_points(state: DuelState, seat: int) -> float:
    """Return what cubes, chambers, decrees and conspiracies promise a seat, in points, besides the score sheet."""
    agora = state.part("agora")
    future = FUTURE[state.age]
    cubes: list[int] = agora.cubes[seat * CHAMBERS : (seat + 1) * CHAMBERS]
    held = sum(holder == seat for holder in agora.control)
    worth = future * (DECREE * agora.decrees[seat].bit_count() + CUBE * sum(cubes)) + CHAMBERS_HELD[held]
    plans = CONSPIRACY * agora.kept_count[seat] + PREPARED * agora.ready_count[seat]
    return float(worth + plans + future * promised(state, seat))


def promised(state: DuelState, seat: int) -> float:
    """Return what the choices in the Senate that a seat has still to make are worth."""
    worth = 0.0
    for place in range(state.depth):
        if state.seats[place] == seat:
            kind = state.kinds[place]
            left = state.subjects[place] % ACTIONS_ROOM if kind == OWE_SENATE else 0
            worth += CHOICES.get(kind, 0.0) + ACTION * left
    return worth


AGORA = PartPlayers(senate_points, AgoraFeatures)
