"""What the net of classic 7 Wonders is told of hands to come is what the rules make of them."""

from typing import Any

import pytest

from antipater.ai.agents import net_of
from antipater.ai.evaluation.classic_layout import (
    CARD_GROUPS,
    COMES_LATER,
    COMES_NEXT,
    FIRST_GUILD,
    GUILD_COMING,
    GUILD_PASSED,
    GUILDS,
    LATER_PAYABLE,
    NEXT_PAYABLE,
    PASSED,
    PASSED_PAYABLE,
)
from antipater.data.classic import PASSES, TURNS
from antipater.data.classic_items import CARDS
from antipater.rules.classic import build, trade
from tests.ai.test_classic_net import decisions

KNOWN = {PASSED: PASSED_PAYABLE, COMES_NEXT: NEXT_PAYABLE, COMES_LATER: LATER_PAYABLE}


def can_build(table: Any, city: int, card: int) -> bool:
    """Return whether a city could build a card if it had it (C3.1 to C3.5)."""
    if build.has_building(table.cities, city, card):
        return False
    return bool(build.chained(table.cities, city, card) or trade.offers_for(table.cities, city, card))


@pytest.mark.parametrize("players", [2, 3, 5, 7])
def test_what_can_be_built_of_hands_that_are_passed(seed: int, players: int) -> None:
    """C2.3, C3.5: a card of my hand by who gets it, a card of a hand that comes by me; none when nothing is passed."""
    assert [group.name for group in CARD_GROUPS[:3]] == ["passed", "next", "later"]
    found = dict.fromkeys(KNOWN, 0)
    for game in range(4):
        for state, seat in decisions(players, seed + game):
            table: Any = state.observe(seat)
            seen = dict(net_of("classic").features(table).seen(seat))
            passing = table.age > 0 and table.turn + 1 < TURNS
            receiver = (seat + PASSES[table.age - 1]) % players if table.age else seat
            for listed, payable in KNOWN.items():
                city = receiver if listed == PASSED else seat
                for card in range(CARDS):
                    expected = passing and listed + card in seen and can_build(table, city, card)
                    assert expected == (payable + card in seen)
                    found[listed] += expected
    assert found[PASSED] > 50
    assert found[COMES_NEXT] or players == 7, "a hand comes back in Age I to III with fewer than seven players"


def test_what_guilds_are_worth(seed: int) -> None:
    """C7.1: only guilds of known hands are worth something, in eighths, and only in Age III."""
    met = 0
    for state, seat in decisions(4, seed):
        table: Any = state.observe(seat)
        seen = dict(net_of("classic").features(table).seen(seat))
        for guild in range(GUILDS):
            known = {listed: listed + FIRST_GUILD + guild in seen for listed in KNOWN}
            assert known[PASSED] or GUILD_PASSED + guild not in seen
            assert known[COMES_NEXT] or known[COMES_LATER] or GUILD_COMING + guild not in seen
            worth = seen.get(GUILD_PASSED + guild, 0.0)
            assert worth >= 0
            assert float(worth * 8).is_integer()
            met += worth > 0
    assert met
