"""A3, A4: why something cannot be done with Agora: the right code, the rule, and the figures."""

from typing import Any

import pytest

from antipater.game.errors import Reason
from antipater.rules.duel.state import DuelState

from ..soundness import ALL_ROWS
from .table import ME, RIVAL, city, number, plot, plots, ready, table, trigger

TWO = 0b11 << (number("conspirator-c") & 31)
TURN = {"decision": "turn", "age": 2}


def turn(**more: Any) -> DuelState:
    """Return a turn with one coin: a covered senator, one too dear, a building, and one of two kept conspiracies."""
    slots = {0: "conspirator-a", 7: "walls", 3: "statue", 4: "conspirator-b"}
    given: dict[str, Any] = {"slots": slots, "senators": [TWO, 0], "kept": [plots("coup"), plots("treason")]}
    return table(city(coins=1), **given | more)


def why_not(state: DuelState, verb: str, *about: int, seat: int = ME) -> Reason:
    """Return why it cannot be done."""
    reason = state.why_not(ALL_ROWS.action(verb).number(*about), seat)
    assert reason is not None
    return reason


@pytest.mark.parametrize(
    ("verb", "about", "code", "rule", "figures"),
    [
        ("recruit", (6,), "slot-empty", "D4.1", {"slot": 6}),
        ("recruit", (3,), "no-senator", "A3.1", {"slot": 3}),
        ("recruit", (4,), "cannot-afford-senator", "A3.2", {"cost": 2, "coins": 1}),
        ("prepare", (plot("treason"), 3), "not-your-conspiracy", "A4.3", {"conspiracy": plot("treason")}),
        ("prepare", (plot("coup"), 6), "slot-empty", "D4.1", {"slot": 6}),
        ("trigger", (plot("coup"),), "not-prepared", "A4.4", {"conspiracy": plot("coup")}),
        ("influence", (0,), "other-choice-first", "D4.1", TURN),
        ("conspire", (), "other-choice-first", "D4.1", TURN),
    ],
)
def test_in_a_turn(verb: str, about: tuple[int, ...], code: str, rule: str, figures: dict[str, int]) -> None:
    """A3.1, A3.2, A4.3, A4.4: what is missing is named, with its figures."""
    assert why_not(turn(), verb, *about) == Reason(code, rule, figures)


@pytest.mark.parametrize(("verb", "about"), [("recruit", (0,)), ("prepare", (plot("coup"), 0))])
def test_a_covered_card(verb: str, about: tuple[int, ...]) -> None:
    """D3.2, A4.3: the cards that lie on it are named."""
    expected = {"slot": 0, "card": number("conspirator-a"), "covers": [number("walls")]}
    assert why_not(turn(), verb, *about) == Reason("covered", "D3.2", expected)


def test_a_card_that_is_not_turned_up() -> None:
    """A4.3: an accessible card that lies face down can be neither recruited nor prepared with."""
    state = turn(senators=[0, 0], slots={3: "statue"}, hidden=(4,), senator_slots=1 << 4)
    for verb, about in (("recruit", (4,)), ("prepare", (plot("coup"), 4))):
        assert why_not(state, verb, *about) == Reason("not-among-choices", "A4.3", {"decision": "turn"})
    poor = turn(slots={3: "statue"}, hidden=(4,), senator_slots=1 << 4, senators=[0b1 << 12, 0])
    assert why_not(poor, "recruit", 4).code == "not-among-choices", "one coin is enough"


def test_triggering() -> None:
    """A4.4, A4.5, A4.7: not prepared by this player, nothing it could do, one triggered already."""
    own = ready("sabotage", "coup", rival=("espionage",))
    state = turn(kept=[0, 0], **own)
    assert why_not(state, "trigger", plot("sabotage")).rule == "A4.7"
    assert why_not(state, "trigger", plot("espionage")).rule == "A4.4"
    trigger(state, "coup")
    assert why_not(state, "trigger", plot("sabotage")) == Reason("has-triggered", "A4.5", {"conspiracy": 15})
    theirs = turn(kept=[0, 0], agenda=[(state.kinds[state.depth - 1], RIVAL, 0)], **own)
    assert why_not(theirs, "trigger", plot("coup"), seat=RIVAL).rule == "A4.4"
