"""What a planted fault must not get past, quick enough to be asked hundreds of times: the first signed games."""

from hashlib import sha256

from antipater import Dice, ruleset
from antipater.game.seats import SPECTATOR
from antipater.measure import signature
from tests.conformance.laws import random_positions

FIRST_CLASSIC_GAMES = {"3": "e419f47e76e9a94b", "2": "543c7481babd368f"}
FIRST_GAMES = {"revised": "4597710eb336f4c6", "first": "15375967c4c5001e"}
FIRST_GAMES_WITH_ALL = {"revised": "4de619be9684cc7d", "first": "725240b116b591c0"}
FIRST_VIEWS = {"duel+agora": "7affca6c46e2b81c", "duel+pantheon+agora": "2f437dee502883d7"}


def test_the_first_games_of_each_edition() -> None:
    """Both printings play the same random games as ever."""
    for edition, expected in FIRST_GAMES.items():
        assert expected == signature(ruleset("duel", edition=edition), games=20)


def test_the_first_games_with_both_expansions() -> None:
    """With Pantheon, Agora and the promos both printings play the same random games as ever."""
    for edition, expected in FIRST_GAMES_WITH_ALL.items():
        assert expected == signature(ruleset("duel+pantheon+agora", edition=edition, promos="yes"), games=12)


def test_what_is_known_and_imagined_with_agora() -> None:
    """At every position of a game each viewer knows what it knew ever, and imagines the same worlds from it."""
    for name, expected in FIRST_VIEWS.items():
        game, dice, views = ruleset(name), Dice(1), sha256()
        for state in random_positions(game, dice):
            for viewer in (0, 1, SPECTATOR):
                seen = state.observe(viewer)
                views.update(seen.key() + game.imagine(seen, dice).key())
        assert expected == views.hexdigest()[:16]


def test_the_first_games_of_classic() -> None:
    """Three players, and two with the Free City, play the same random games as ever."""
    for players, expected in FIRST_CLASSIC_GAMES.items():
        assert expected == signature(ruleset("classic", players=players), games=20)
