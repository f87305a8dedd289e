"""What a planted fault must not get past, quick enough to be asked hundreds of times: the first signed games."""

from antipater import ruleset
from antipater.measure import signature

FIRST_GAMES = {"revised": "4597710eb336f4c6", "first": "15375967c4c5001e"}


def test_the_first_games_of_each_edition() -> None:
    """Both printings play the same random games as ever."""
    for edition, expected in FIRST_GAMES.items():
        assert expected == signature(ruleset("duel", edition=edition), games=20)
