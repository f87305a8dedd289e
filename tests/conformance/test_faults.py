"""What a planted fault must not get past, quick enough to be asked hundreds of times: the first signed games."""

from antipater import ruleset
from antipater.measure import signature

FIRST_GAMES = {"revised": "bd1d81f6ec0ef5a6", "first": "bcfe3c960a5c3d2e"}


def test_the_first_games_of_each_edition() -> None:
    """Both printings play the same random games as ever."""
    for edition, expected in FIRST_GAMES.items():
        assert expected == signature(ruleset("duel", edition=edition), games=20)
