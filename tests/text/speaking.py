"""The words of each ruleset, and what French sentences are compared without."""

from collections.abc import Sequence
from functools import cache

from antipater.catalog import ruleset
from antipater.text.classic.words import ClassicWords
from antipater.text.duel.words import DuelWords
from antipater.text.words import words_about

NBSP = "\u00a0"


def plain(text: str) -> str:
    """Return a French sentence with ordinary spaces."""
    return text.replace(NBSP, " ")


@cache
def spoken_about(name: str, language: str, players: tuple[str, ...]) -> object:
    return words_about(ruleset(name), language, players)


def duel_words(language: str, players: Sequence[str] = ()) -> DuelWords:
    """Return the words of Duel without expansions."""
    words = spoken_about("duel", language, tuple(players))
    assert isinstance(words, DuelWords)
    return words


def pantheon_words(language: str, players: Sequence[str] = ()) -> DuelWords:
    """Return the words of Duel with Pantheon."""
    words = spoken_about("duel+pantheon", language, tuple(players))
    assert isinstance(words, DuelWords)
    return words


def classic_words(language: str, players: Sequence[str] = ()) -> ClassicWords:
    """Return the words of classic 7 Wonders."""
    words = spoken_about("classic", language, tuple(players))
    assert isinstance(words, ClassicWords)
    return words
