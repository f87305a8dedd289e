"""Why a move of Pantheon is impossible: a code, the rule and the figures."""

from typing import TYPE_CHECKING

from antipater.game.errors import Reason
from antipater.rules.duel import reasons as duel

if TYPE_CHECKING:
    from antipater.rules.pantheon.turn import PantheonState


def why_not(state: "PantheonState", action: int, seat: int) -> Reason | None:
    """Say why *seat* cannot do *action* now, or return None if it can."""
    return duel.why_not(state, action, seat)
