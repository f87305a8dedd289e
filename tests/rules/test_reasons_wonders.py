"""Reasons against wonders: where seven stand, and for player 1."""

from dataclasses import replace

import pytest

from antipater.rules.duel import decisions
from antipater.rules.duel.arrange import Arrangement, arranged
from tests.rules.test_reasons import REST, SEVEN, TURN, check_refusal, number, wonder, wonder_with


@pytest.mark.parametrize(
    "given",
    [
        pytest.param(replace(SEVEN, pool=[wonder(key) for key in REST[1:]]), id="nobody drew it"),
        pytest.param(SEVEN, id="no first game has it"),
    ],
)
def test_a_wonder_that_was_never_in_the_game(given: Arrangement) -> None:
    """D2.4, D6.3: it is not one of those that go back to the box when seven stand."""
    facts = {"wonder": number("hanging-gardens")}
    check_refusal(arranged(given), wonder_with("hanging-gardens", 18), "not-your-wonder", "D4.1", facts)


@pytest.mark.parametrize("key", ["sphinx", "colossus"])
def test_what_player_1_cannot_build(key: str) -> None:
    """D4.1: a wonder that stands, in whichever city."""
    reason = arranged(replace(TURN, turn=1, agenda=[(decisions.OWE_TURN, 1, 0)])).why_not(wonder_with(key, 18), 1)
    assert reason is not None
    assert reason.code == "already-built"


def test_what_player_1_cannot_build_any_more() -> None:
    """D6.3: seven wonders stand in both cities together."""
    state = arranged(replace(SEVEN, turn=1, agenda=[(decisions.OWE_TURN, 1, 0)]))
    reason = state.why_not(wonder_with("pyramids", 18), 1)
    assert reason is not None
    assert (reason.code, reason.facts["most"]) == ("seven-wonders", 7)
