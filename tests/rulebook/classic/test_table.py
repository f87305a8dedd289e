"""The table of these tests lays out what the engine itself would have come to."""

import pytest

from antipater.catalog import ruleset
from antipater.data.classic import BOARDS
from antipater.game.dice import Dice
from antipater.rules.classic.turn import ClassicState

from .table import City, coins, fields_of, stages, standing, tokens

FIRST_CITY = 93  # among the fields of a position


def as_laid_out(state: ClassicState, place: int) -> City:
    """Describe a city of a real game by name."""
    board = f"{BOARDS[state.cities.board[place]].key}-{'ab'[state.cities.side[place]]}"
    *victories, defeats = tokens(state, place)
    free = bool(state.cities.free_left[place])
    return City(
        board,
        tuple(sorted(standing(state, place))),
        stages(state, place),
        coins(state)[place],
        tuple(victories),
        defeats,
        free,
    )


@pytest.mark.parametrize("players", [2, 3, 7])
def test_a_city_laid_out_by_name_is_that_of_a_game(players: int) -> None:
    """Turn by turn through some games: all totals are the same."""
    game = ruleset("classic", players=str(players))
    for seed in range(5):
        dice = Dice(seed)
        state, dealer = game.start(), game.deal(dice)
        assert isinstance(state, ClassicState)
        while dealer.settle(state):
            seat = state.to_act()[0]
            options = state.legal(seat)
            state.apply(options[dice.below(len(options))], seat)
            place = dice.below(state.cities.number)
            fields = fields_of(as_laid_out(state, place))
            first = FIRST_CITY + place * len(fields)
            assert fields == state.fields()[first : first + len(fields)]
