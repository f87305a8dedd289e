"""Options of classic 7 Wonders, and a card that is chosen twice where two play."""

import pytest

from antipater.catalog import ruleset
from antipater.data.classic import BOARDS
from antipater.game.dice import Dice
from antipater.game.errors import BadOption
from antipater.rules.classic.actions import BUILD, RANKS, SELL
from antipater.rules.classic.turn import ClassicState

ALL = ",".join(board.key for board in BOARDS)


def test_all_boards_for_seven() -> None:
    """C1.2: seven players may choose all seven boards."""
    state = ruleset("classic", players="7", boards=ALL, sides="aaaaaaa").start()
    assert isinstance(state, ClassicState)
    assert sorted(list(state.cities.board)[:7]) == list(range(7))


@pytest.mark.parametrize("sides", ["aax", "aa", "aaaa", "x", "aaax"])
def test_sides_that_are_none(sides: str) -> None:
    """C1.2: one letter for each city, a or b or a question mark."""
    with pytest.raises(BadOption, match="sides is random, a, b, or 3 letters"):
        ruleset("classic", players="3", sides=sides)


def test_a_card_is_used_once() -> None:
    """C9.6: the card that a controller has chosen for the own city is not there for the Free City."""
    for seed in range(5):
        game = ruleset("classic", players="2")
        state = game.start()
        game.deal(Dice(seed)).settle(state)
        assert isinstance(state, ClassicState)
        seat = next(seat for seat in (0, 1) if len(state.hand(seat)) == 8)
        card = next(card for card in state.hand(seat) if state.hand(seat).count(card) == 1)
        state.apply(SELL + card, seat)
        for action in (SELL + card, BUILD + card * RANKS):
            reason = state.why_not(action, seat)
            assert reason is not None
            assert reason.code == "not-in-hand"
