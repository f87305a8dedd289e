"""What Pantheon brings to the players of Duel: the worth of its tokens, and a net that sees them and the divinities."""

from antipater.ai.evaluation.pantheon_features import PantheonFeatures
from antipater.ai.players import PartPlayers
from antipater.data.pantheon import MYTHOLOGIES, OFFERINGS
from antipater.game.bits import members_of
from antipater.rules.duel.state import DuelState

MYTHOLOGY_TOKEN = 1.5  # points
OFFERED_COIN = 0.6  # of an offering token


def token_points(state: DuelState, seat: int) -> float:
    """Return what the mythology and offering tokens of a seat promise, in points."""
    pantheon = state.part("pantheon")
    kinds: list[int] = pantheon.mythology[seat * MYTHOLOGIES : (seat + 1) * MYTHOLOGIES]
    values = [OFFERINGS[token] for token in members_of(pantheon.offerings[seat])]
    return MYTHOLOGY_TOKEN * sum(kinds) + OFFERED_COIN * sum(values)


PANTHEON = PartPlayers(token_points, PantheonFeatures)
