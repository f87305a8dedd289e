"""D7: the conflict pawn, military tokens, supremacy."""

import pytest

from antipater.rules.duel import decisions as actions

from .table import ALL_LOOT, ME, RIVAL, city, coins, play, sheet, standing, table


@pytest.mark.parametrize("seat", [ME, RIVAL])
@pytest.mark.parametrize(
    ("card", "shields"), [("guard-tower", 1), ("walls", 2), ("pretorium", 3)], ids=["one", "two", "three"]
)
def test_each_shield_moves_the_pawn(card: str, shields: int, seat: int) -> None:
    """D7.1: toward the opponent's capital, also back across the centre."""
    ahead = 1 if seat == ME else -1
    cities = city(coins=20), city(coins=20)
    state = table(*cities, cards=(card,), turn=seat, pawn=-ahead)
    assert play(state, "build", card).pawn == ahead * (shields - 1)


def test_military_supremacy_ends_the_game_at_once() -> None:
    """D7.2: nothing that would still be resolved happens: no card is destroyed, nobody is to act."""
    state = table(
        me=city(coins=20, wonders=("circus-maximus",)), rival=city("press", coins=3), cards=("altar",), pawn=8
    )
    play(state, "wonder", "circus-maximus")
    assert (state.winner, state.victory, state.to_act()) == (ME, actions.MILITARY, ())
    assert standing(state, RIVAL) == {"press"}
    assert state.returns() == [2, 0]
    assert state.legal(ME) == state.legal(RIVAL) == []


MOVES = [
    pytest.param(0, "walls", 7, 7, id="into zone 1-2: nothing"),
    pytest.param(1, "walls", 7, 5, id="into zone 3-5: 2 coins"),
    pytest.param(3, "walls", 7, 7, id="within zone 3-5: nothing, the pawn did not enter it"),
    pytest.param(4, "walls", 7, 2, id="into zone 6-8: 5 coins"),
    pytest.param(1, "walls", 1, 0, id="all there is"),
    pytest.param(-3, "walls", 7, 7, id="on the own side: nothing"),
]


@pytest.mark.parametrize(("pawn", "card", "treasury", "left"), MOVES)
@pytest.mark.parametrize("seat", [ME, RIVAL])
def test_military_tokens(pawn: int, card: str, treasury: int, left: int, seat: int) -> None:
    """D7.3: who is pushed back into a zone with a token loses its coins; the mover gets nothing."""
    ahead = 1 if seat == ME else -1
    cities = city(coins=10), city(coins=treasury)
    state = table(
        *(cities if seat == ME else reversed(cities)), cards=(card,), turn=seat, pawn=pawn * ahead, loot=ALL_LOOT
    )
    play(state, "build", card)
    assert coins(state)[1 - seat] == left
    assert coins(state)[seat] == 10 - 4


def test_both_tokens_in_one_movement() -> None:
    """D7.3: one space at a time: Strategy and three shields lead from 2 through 3 to 6, both tokens are used."""
    state = table(me=city("strategy", coins=20), rival=city(coins=20), cards=("pretorium",), pawn=2)
    play(state, "build", "pretorium")
    assert (state.pawn, coins(state)[RIVAL]) == (6, 20 - 2 - 5)
    assert state.loot == 0b0011


def test_a_token_is_used_once() -> None:
    """D7.3: coming back into the zone costs nothing more."""
    state = table(rival=city(coins=20), cards=("guard-tower",), pawn=2, loot=0b1011)
    play(state, "build", "guard-tower")
    assert (state.pawn, coins(state)[RIVAL]) == (3, 20)


def test_tokens_belong_to_a_side() -> None:
    """D7.3: the tokens of my side are for the rival's advance alone."""
    state = table(rival=city(coins=20), cards=("guard-tower",), pawn=2, loot=0b1100)
    assert play(state, "build", "guard-tower").loot == 0b1000


@pytest.mark.parametrize(
    ("space", "points"), [(0, 0), (1, 2), (2, 2), (3, 5), (4, 5), (5, 5), (6, 10), (7, 10), (8, 10)]
)
def test_points_of_the_pawn(space: int, points: int) -> None:
    """D7.4: for the player on whose opponent's side it stands; nothing for the other."""
    for pawn, seat in ((space, ME), (-space, RIVAL)):
        state = table(city(coins=0), city(coins=0), pawn=pawn)
        assert sheet(state, seat).get("military", 0) == points
        assert sheet(state, 1 - seat) == {}


def test_shields_are_not_kept() -> None:
    """D7.5: red cards that stand there do not push again."""
    state = table(me=city("walls", "pretorium"), cards=("guard-tower",), pawn=0)
    assert play(state, "build", "guard-tower").pawn == 1


def test_shields_beyond_the_capital_are_lost() -> None:
    """D7.5: the pawn stops there."""
    state = table(me=city(coins=20), cards=("pretorium",), pawn=8)
    assert (play(state, "build", "pretorium").pawn, state.winner) == (9, ME)
