"""A prepared deal: it follows its own order, and answers whatever chance a position can owe."""

import re

import pytest

from antipater.catalog import ruleset
from antipater.data.duel import PROGRESS_TOKENS, WONDERS_BASE
from antipater.game.bits import members_of
from antipater.game.dice import Dice
from antipater.game.errors import BadDeal
from antipater.game.seats import CHANCE
from antipater.rules.duel import decisions as actions
from antipater.rules.duel.arrange import Arrangement, CityHoldings, arranged
from antipater.rules.duel.deal import DuelDeal
from antipater.rules.duel.state import DuelState

TOKENS, WONDERS = len(PROGRESS_TOKENS), len(WONDERS_BASE)


def test_tokens_and_wonders_come_in_the_order_of_the_deal(seed: int) -> None:
    """D1.4, D2.1, D2.2: the first five tokens, then the first four wonders, then the next four."""
    deal = DuelDeal(Dice(seed))
    tokens = [token for token in deal.tokens if token < TOKENS]
    wonders = [wonder for wonder in deal.wonders if wonder < WONDERS]
    state = ruleset("duel").start()
    assert isinstance(state, DuelState)
    deal.settle(state)
    assert members_of(state.board) == sorted(tokens[:5])
    assert members_of(state.shown) == sorted(wonders[:4])
    for _ in range(4):
        (seat,) = deal.settle(state)
        state.apply(state.legal(seat)[0], seat)
    deal.settle(state)
    assert members_of(state.shown) == sorted(wonders[4:8])


def test_the_last_token_of_the_box_is_drawn(seed: int) -> None:
    """D6.6: wherever it is in the prepared order, be it at its very end, and with nothing else owed."""
    deals = [DuelDeal(Dice(seed + n)) for n in range(20)]
    assert any(deal.tokens[15] < TOKENS for deal in deals)
    for deal in deals:
        *others, last = [token for token in deal.tokens if token < TOKENS]
        cities = CityHoldings(tokens=others), CityHoldings()
        state = arranged(Arrangement(cities=cities, agenda=[(actions.OWE_DRAWING, CHANCE, 1)]))
        assert deal.answer(state) == actions.CHANCE_DRAW + last


def test_a_deal_of_another_game(seed: int) -> None:
    """A deal answers for its own game alone, and says which one it was asked about."""
    deal = DuelDeal(Dice(seed))
    for name in ("duel+pantheon", "classic"):
        with pytest.raises(BadDeal, match=f"this deal is for duel, not for {re.escape(name)}$"):
            deal.outcome(ruleset(name).start())


def test_an_observation_of_another_game(seed: int) -> None:
    """A world is imagined behind an observation of the same game alone."""
    for name in ("duel+pantheon", "classic"):
        with pytest.raises(TypeError, match=f"no observation of duel, but of {re.escape(name)}$"):
            ruleset("duel").imagine(ruleset(name).start(), Dice(seed))


def test_a_deal_answers_only_chance(seed: int) -> None:
    """D4.1: what a seat owes is not dealt, nor is anything after the end."""
    deal = DuelDeal(Dice(seed))
    for agenda in ([(actions.OWE_TURN, 0, 0)], []):
        with pytest.raises(BadDeal, match="no chance is owed here"):
            deal.answer(arranged(Arrangement(agenda=agenda)))
