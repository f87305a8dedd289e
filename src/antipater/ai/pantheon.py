"""The players of Duel with Pantheon: those of Duel, with a net and a rule of thumb that know the expansion."""

from antipater.ai.duel import players_with
from antipater.ai.evaluation import rules_of_thumb
from antipater.ai.evaluation.layout import PANTHEON_INPUTS
from antipater.ai.evaluation.pantheon_features import PantheonFeatures
from antipater.ai.evaluation.shipped import NetSpec
from antipater.data.pantheon import MYTHOLOGIES, OFFERINGS
from antipater.game.bits import members_of
from antipater.rules.pantheon.turn import PantheonState

MYTHOLOGY_TOKEN = 1.5  # points
OFFERED_COIN = 0.6  # of an offering token


def token_points(state: PantheonState, seat: int) -> float:
    """Return what the mythology and offering tokens of a seat promise, in points."""
    kinds = state.mythology[seat * MYTHOLOGIES : (seat + 1) * MYTHOLOGIES]
    values = [OFFERINGS[token] for token in members_of(state.offerings[seat])]
    return MYTHOLOGY_TOKEN * sum(kinds) + OFFERED_COIN * sum(values)


def value(state: PantheonState, seat: int) -> float:
    """Return how much better *seat* stands than the opponent, tokens included."""
    return rules_of_thumb.value(state, seat, token_points(state, seat) - token_points(state, 1 - seat))


PLAYERS = players_with(NetSpec("duel+pantheon", PANTHEON_INPUTS, PantheonFeatures), value)
