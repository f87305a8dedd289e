"""Which drawing a ruleset has; the one registry."""

from collections.abc import Sequence

from antipater.game.contract import Game
from antipater.server.views.duel import DuelDrawing, DuelTable
from antipater.server.views.frame import Drawing, Frame
from antipater.server.views.pantheon import PantheonDrawing

DRAWINGS: dict[str, type[Drawing]] = {"duel": DuelDrawing, "duel+pantheon": PantheonDrawing}


class GameView(Frame):
    """A view with the table that its ruleset draws; none for a ruleset without a drawing."""

    table: DuelTable | None


def drawing(game: Game, viewer: int | None, names: Sequence[str], language: str) -> Drawing:
    """Return what draws a game for a viewer, in a language."""
    return DRAWINGS.get(game.name, Drawing)(game, viewer, names, language)
