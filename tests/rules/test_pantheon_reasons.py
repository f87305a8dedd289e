"""Why a move of Pantheon is impossible: the right code, the rule, and the figures."""

from typing import Any

import pytest

from antipater.data import columns
from antipater.data.items import DIVINITY_ITEMS, TOKEN_ITEMS, WONDER_ITEMS
from antipater.data.pantheon import GATE, SPACES
from antipater.rules.duel.actions import DISCARD, KEEP_TOKEN, PLAY_TURN
from antipater.rules.duel.arrange import Holdings
from antipater.rules.pantheon import actions
from antipater.rules.pantheon.actions import ACTIVATE, SUBSETS
from antipater.rules.pantheon.arrange import PantheonArrangement, arranged
from tests.rules.test_reasons import check_refusal


def number(key: str) -> int:
    return columns.BY_KEY[key].number


def divinity(key: str) -> int:
    return number(key) - DIVINITY_ITEMS


def turn(age: int = 2, coins: int = 5) -> PantheonArrangement:
    """Return a turn of player 0: the Gate on space 0 costs 6, Mars on space 2 costs 5, an offering of 3 is owned."""
    return PantheonArrangement(
        age=age,
        slots={5: number("walls" if age == 2 else "baths")},
        cities=(Holdings(coins), Holdings()),
        spaces={0: GATE, 2: divinity("mars")},
        decks=[[actions.UNDRAWN] * (3 - (place == 4)) for place in range(5)],
        offerings=[0b010, 0b001],
        agenda=[(PLAY_TURN, 0, 0)],
    )


def choice(kind: int, what: int = 0, **more: Any) -> PantheonArrangement:
    """Return a position in which player 0 owes one choice."""
    rival = Holdings(cards=[number("quarry"), number("school")], wonders=[0], built=[1])
    given: dict[str, Any] = {"cities": (Holdings(wonders=[2]), rival), "slots": {5: number("walls")}}
    return PantheonArrangement(age=2, agenda=[(kind, 0, what)], **{**given, **more})


SITUATIONS = [
    pytest.param(turn(age=1), ACTIVATE, "pantheon-closed", "P3.1", {"age": 1}, id="Age I"),
    pytest.param(turn(), ACTIVATE + SUBSETS, "space-empty", "P3.4", {"space": 1}, id="an empty space"),
    pytest.param(
        turn(),
        ACTIVATE,
        "activation-too-dear",
        "P3.2",
        {"item": DIVINITY_ITEMS + GATE, "cost": 6, "coins": 5},
        id="dear",
    ),
    pytest.param(
        turn(coins=1),
        ACTIVATE + 2 * SUBSETS + 0b010,
        "activation-too-dear",
        "P3.2",
        {"item": number("mars"), "cost": 2, "coins": 1},
        id="dear even with an offering",
    ),
    pytest.param(
        turn(), ACTIVATE + 2 * SUBSETS + 0b100, "offering-not-owned", "P3.3", {"offerings": [4]}, id="no such offering"
    ),
    pytest.param(turn(), actions.CLAIM + 5, "other-choice-first", "D4.1", {"decision": "turn"}, id="a turn first"),
    pytest.param(
        choice(actions.STEALING),
        actions.STEAL + number("school"),
        "not-among-choices",
        "P5.5",
        {"item": number("school")},
        id="green is not brown",
    ),
    pytest.param(
        choice(actions.SNAKING),
        actions.SNAKE + number("quarry"),
        "not-among-choices",
        "P5.3",
        {"item": number("quarry")},
        id="brown is not green",
    ),
    pytest.param(choice(actions.STRIKING), actions.STRIKE + 6, "not-among-choices", "P5.9", {}, id="no card there"),
    pytest.param(
        choice(actions.UNBUILDING),
        actions.UNBUILD + 2,
        "not-among-choices",
        "P5.11",
        {"item": WONDER_ITEMS + 2},
        id="not built",
    ),
    pytest.param(choice(actions.RAISING), actions.RAISE, "not-among-choices", "P5.13", {}, id="not mine to raise"),
    pytest.param(
        choice(actions.BURYING, 2, discard=[number("baths")]),
        actions.BURY + number("altar"),
        "not-among-choices",
        "P5.13",
        {"item": number("altar")},
        id="not in the pile",
    ),
    pytest.param(
        choice(actions.TAKING_WONDER), actions.TAKE_WONDER + 1, "not-among-choices", "P5.14", {}, id="built already"
    ),
    pytest.param(
        choice(actions.PLACING_MINERVA), actions.MINERVA + 9, "not-among-choices", "P5.16", {}, id="the pawn's space"
    ),
    pytest.param(
        choice(actions.REMOVING_LOOT, loot=0b1110), actions.REMOVE_LOOT, "not-among-choices", "P5.17", {}, id="gone"
    ),
    pytest.param(
        choice(actions.APPLYING_LOOT), actions.REMOVE_LOOT, "other-choice-first", "P5.17", {}, id="applied, not removed"
    ),
    pytest.param(
        choice(actions.CHOOSING_TOKEN, on_card=[0]),
        KEEP_TOKEN + 1,
        "not-among-choices",
        "P5.1",
        {"item": TOKEN_ITEMS + 1},
        id="not on Enki",
    ),
    pytest.param(
        choice(actions.CHOOSING_DIVINITY, offered=[12]),
        actions.CHOOSE_DIVINITY + 13,
        "not-among-choices",
        "P4.6",
        {"item": DIVINITY_ITEMS + 13},
        id="not shown",
    ),
    pytest.param(
        choice(actions.NAMING, decks=[[], *[[actions.UNDRAWN] * 3] * 4]),
        actions.NAME_DECK,
        "not-among-choices",
        "P4.5",
        {},
        id="an empty deck",
    ),
    pytest.param(choice(actions.CLAIMING, 1 << 7), actions.CLAIM + 8, "not-among-choices", "P2.1", {}, id="no token"),
    pytest.param(choice(actions.CLAIMING, 1 << 7), DISCARD + 5, "other-choice-first", "P2.1", {}, id="tokens first"),
    pytest.param(
        choice(
            actions.PLACING, 4, decks=[*[[actions.UNDRAWN] * 3] * 4, [12, 13]], decks_known=[*[[0] * 3] * 4, [1, 1]]
        ),
        actions.PLACE + 14 * SPACES,
        "not-among-choices",
        "P2.2",
        {},
        id="a divinity not looked at",
    ),
    pytest.param(turn(), actions.ACTIONS, "no-such-action", "", {"actions": actions.ACTIONS}, id="no such action"),
]


@pytest.mark.parametrize(("given", "action", "code", "rule", "facts"), SITUATIONS)
def test_the_right_reason(given: PantheonArrangement, action: int, code: str, rule: str, facts: dict[str, Any]) -> None:
    """A code, the number of the rule, and the figures; the refusal changes nothing and carries the same reason."""
    check_refusal(arranged(given), action, code, rule, facts)
