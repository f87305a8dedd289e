"""Which drawing a ruleset has; the one registry."""

from collections.abc import Sequence

from antipater.game.contract import Game
from antipater.server.views.duel import DuelDrawing
from antipater.server.views.frame import Drawing
from antipater.server.views.pantheon import PantheonDrawing

DRAWINGS: dict[str, type[Drawing]] = {"duel": DuelDrawing, "duel+pantheon": PantheonDrawing}


def drawing(game: Game, viewer: int | None, names: Sequence[str], language: str) -> Drawing:
    """Return what draws a game for a viewer, in a language."""
    return DRAWINGS.get(game.name, Drawing)(game, viewer, names, language)
