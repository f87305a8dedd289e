"""Which drawing a ruleset has, and how its printed things become data; the one registry."""

from collections.abc import Sequence
from functools import cache

from antipater.game.contract import Game
from antipater.server.views.classic import ClassicDrawing, ClassicTable
from antipater.server.views.classic_items import classic_rules
from antipater.server.views.duel import DuelDrawing, DuelTable
from antipater.server.views.frame import Drawing, Frame
from antipater.server.views.items import Rules, duel_rules
from antipater.server.views.pantheon import PantheonDrawing

DRAWINGS: dict[str, type[Drawing]] = {
    "duel": DuelDrawing,
    "duel+pantheon": PantheonDrawing,
    "classic": ClassicDrawing,
}
RULES = {"duel": duel_rules, "duel+pantheon": duel_rules, "classic": classic_rules}


class GameView(Frame):
    """A view with the table that its ruleset draws; none for a ruleset without a drawing."""

    table: DuelTable | ClassicTable | None


def drawing(game: Game, viewer: int | None, names: Sequence[str], language: str) -> Drawing:
    """Return what draws a game for a viewer, in a language."""
    return DRAWINGS.get(game.name, Drawing)(game, viewer, names, language)


@cache
def rules(name: str, language: str) -> Rules:
    """Return a ruleset as data, once made for each language."""
    return RULES[name](name, language)
