"""Why a choice is better: only what is true in that position is said."""

import pytest

from antipater.ai.analysis.reasons import Fact, facts
from antipater.notation.moves import read_action
from antipater.notation.positions import read_position
from antipater.rules.duel.state import DuelState

EMPTY = ",-" * 14 + ",gardens,senate"  # two more cards at the other end of the structure


def said(position: str, best: str, played: str) -> list[Fact]:
    """Return the facts that speak for one choice and against another of seat 0."""
    state = read_position(position)
    assert isinstance(state, DuelState)
    return list(facts(state, 0, read_action(state, best, 0), read_action(state, played, 0)))


WAR = f"duel/1 age=3 pawn={{pawn}} loot=none structure=-,-{EMPTY},arsenal,palace coins0=30 coins1=30 agenda=turn@0"


def test_a_win_is_said_where_it_is_one() -> None:
    assert said(WAR.format(pawn=7), "build:arsenal", "build:palace") == [Fact("wins")]
    assert Fact("wins") not in said(WAR.format(pawn=2), "build:arsenal", "build:palace")


def test_a_win_of_the_rival_is_said_where_it_threatens() -> None:
    assert said(WAR.format(pawn=-7), "build:arsenal", "build:palace") == [Fact("lets-win")]
    assert Fact("lets-win") not in said(WAR.format(pawn=-2), "build:arsenal", "build:palace")


def test_shields_and_coins_are_counted() -> None:
    found = said(WAR.format(pawn=0), "build:arsenal", "discard:arsenal")
    assert Fact("shields", number=3) in found
    assert not any(fact.key == "coins" for fact in found)
    assert any(fact.key == "coins" for fact in said(WAR.format(pawn=0), "discard:palace", "build:palace"))


@pytest.mark.parametrize(("coins", "expected"), [(30, True), (0, False)])
def test_a_card_is_denied_to_a_rival_who_can_pay(coins: int, expected: bool) -> None:
    position = WAR.format(pawn=0).replace("coins1=30", f"coins1={coins}")
    assert expected == any(fact.key == "denies" for fact in said(position, "build:arsenal", "build:palace"))
