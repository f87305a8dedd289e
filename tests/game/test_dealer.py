"""Dealers: a script that ends, an answer that is impossible, rolls by weight, one deal for many games."""

from collections import Counter

import pytest

from antipater import Dice, ruleset
from antipater.game.contract import State
from antipater.game.dealer import Dealer, DiceDealer, ScriptDealer
from antipater.game.errors import BadDeal
from antipater.game.seats import CHANCE
from tests.conformance.toys import HighCardGame

FOR_SEAT_0 = [0, 1, 2]  # outcomes: a card of value 0, 1 or 2 for seat 0, then 3, 4 or 5 for seat 1


def test_a_script_gives_its_outcomes_in_order() -> None:
    state, script = HighCardGame().start(), ScriptDealer([2, 3])
    assert script.settle(state) == (0, 1)
    assert state.fields()[:2] == [2, 0]
    assert script.given == 2


def test_a_script_that_ends_too_early() -> None:
    state = HighCardGame().start()
    with pytest.raises(BadDeal, match=r"^the script ends after 1 outcomes; possible now: \[3, 4\]$"):
        ScriptDealer([2]).settle(state)
    assert state.to_act() == (CHANCE,)


def test_an_impossible_outcome() -> None:
    """There is one card of value 2, and it has been dealt; the position stays as it was."""
    state = HighCardGame().start()
    with pytest.raises(BadDeal, match=r"^outcome 5 is impossible here; possible: \[3, 4\]$"):
        ScriptDealer([2, 5]).settle(state)
    assert state.legal(CHANCE) == [3, 4]


def test_a_dealer_with_nothing_to_deal() -> None:
    with pytest.raises(BadDeal, match="nothing to deal"):
        Dealer().settle(HighCardGame().start())


def test_rolls_follow_the_weights(seed: int) -> None:
    """Two of four cards are worth 0: that outcome comes twice as often as each of the others."""
    state, dealer = HighCardGame().start(), DiceDealer(Dice(seed))
    assert (state.legal(CHANCE), state.weights()) == (FOR_SEAT_0, [2, 1, 1])
    rolls = Counter(dealer.outcome(state) for _ in range(8_000))
    # Within five standard deviations of 4,000, 2,000 and 2,000.
    assert abs(rolls[0] - 4_000) < 225
    assert abs(rolls[1] - 2_000) < 195
    assert sum(rolls[outcome] for outcome in FOR_SEAT_0) == 8_000


def test_no_dealer_answers_where_no_chance_is_owed(seed: int) -> None:
    toy, duel = HighCardGame(), ruleset("duel")
    state, table = toy.start(), duel.start()
    ScriptDealer([0, 4]).settle(state)
    for choice, seat in ((0, 0), (0, 1)):
        state.apply(choice, seat)
    deal = duel.deal(Dice(seed))
    deal.settle(table)
    with pytest.raises(BadDeal, match="no chance is owed here"):
        deal.outcome(table)
    with pytest.raises(BadDeal, match="this deal is for duel, not for high-card"):
        deal.outcome(state)


def test_one_deal_serves_any_number_of_games(seed: int) -> None:
    """A game that is left half-way changes nothing for the next one, and two seeds are two deals."""
    duel = ruleset("duel")

    def first_options(state: State, dealer: Dealer, choices: int) -> bytes:
        while choices and (seats := dealer.settle(state)):
            state.apply(state.legal(seats[0])[0], seats[0])
            choices -= 1
        return state.key()

    deal = duel.deal(Dice(seed))
    whole = first_options(duel.start(), deal, 999)
    first_options(duel.start(), deal, 30)
    assert first_options(duel.start(), deal, 999) == whole
    assert first_options(duel.start(), duel.deal(Dice(seed + 1)), 999) != whole
