"""What a planted fault must not get past, quick enough to be asked hundreds of times: the first signed games."""

from antipater import ruleset
from antipater.measure import signature

FIRST_CLASSIC_GAMES = {"3": "e419f47e76e9a94b", "2": "543c7481babd368f"}
FIRST_GAMES = {"revised": "4597710eb336f4c6", "first": "15375967c4c5001e"}


def test_the_first_games_of_each_edition() -> None:
    """Both printings play the same random games as ever."""
    for edition, expected in FIRST_GAMES.items():
        assert expected == signature(ruleset("duel", edition=edition), games=20)


def test_the_first_games_of_classic() -> None:
    """Three players, and two with the Free City, play the same random games as ever."""
    for players, expected in FIRST_CLASSIC_GAMES.items():
        assert expected == signature(ruleset("classic", players=players), games=20)
