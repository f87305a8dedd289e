"""Everything the game says to people, in their language: the front that server, terminal and records use."""

from collections.abc import Sequence
from typing import Any

from antipater.catalog import kit, names
from antipater.game.contract import Game
from antipater.text.catalogue import LANGUAGES
from antipater.text.game_words import GameWords
from antipater.text.help_lines import Help
from antipater.text.language import YOU

__all__ = ["LANGUAGES", "YOU", "GameWords", "Help", "words_about"]


def words_about(game: Game, language: str, players: Sequence[str] = ()) -> GameWords[Any]:
    """Return the words of a ruleset in a language: `words_about(game, "fr", ("Antoine", "You"))`.

    A player of the name `You` is addressed. A ruleset whose kit has no words is described by numbers.
    """
    base = game.name.partition("+")[0]
    known = [kit(name) for name in (game.name, base) if name in names()]
    speaker: type[GameWords[Any]] = next((one.piece("words") for one in known if "words" in one.pieces), GameWords)
    return speaker(game, language, players)
