"""Why a move of Pantheon is impossible: the right code, the rule, and the figures."""

from typing import Any

import pytest

from antipater.data import columns
from antipater.data.items import DIVINITY_ITEMS, TOKEN_ITEM, WONDER_ITEM
from antipater.data.pantheon import GATE, SPACES
from antipater.rules.duel.arrange import Arrangement, CityHoldings, arranged
from antipater.rules.duel.decisions import DO_DISCARD, DO_KEEP, OWE_TURN
from antipater.rules.duel.decisions import ROWS as DUEL_ROWS
from antipater.rules.pantheon import decisions
from antipater.rules.pantheon.arrange import PantheonArrangement
from antipater.rules.pantheon.decisions import DO_ACTIVATE, SUBSETS
from antipater.rules.pantheon.part import Pantheon
from tests.rules.test_reasons import check_refusal

ACTIONS = (DUEL_ROWS + decisions.ROWS).action_count()


def number(key: str) -> int:
    return columns.BY_KEY[key].number


def divinity(key: str) -> int:
    return number(key) - DIVINITY_ITEMS


def turn(age: int = 2, coins: int = 5) -> Arrangement:
    """Return a turn of player 0: the Gate on space 0 costs 6, Mars on space 2 costs 5, an offering of 3 is owned."""
    pantheon = PantheonArrangement(
        spaces={0: GATE, 2: divinity("mars")},
        decks=[[decisions.UNDRAWN] * (3 - (place == 4)) for place in range(5)],
        offerings=[0b010, 0b001],
    )
    return Arrangement(
        age=age,
        slots={5: number("walls" if age == 2 else "baths")},
        cities=(CityHoldings(coins), CityHoldings()),
        agenda=[(OWE_TURN, 0, 0)],
        parts={"pantheon": pantheon},
    )


def choice(kind: int, what: int = 0, **more: Any) -> Arrangement:
    """Return a position in which player 0 must make one choice."""
    rival = CityHoldings(cards=[number("quarry"), number("school")], wonders=[0], built=[1])
    given: dict[str, Any] = {"cities": (CityHoldings(wonders=[2]), rival), "slots": {5: number("walls")}}
    own = {name: more.pop(name) for name in [*more] if name in PantheonArrangement.__dataclass_fields__}
    given |= {**more, "parts": {"pantheon": PantheonArrangement(**own)}}
    return Arrangement(age=2, agenda=[(kind, 0, what)], **given)


SITUATIONS = [
    pytest.param(turn(age=1), DO_ACTIVATE, "pantheon-closed", "P3.1", {"age": 1}, id="Age I"),
    pytest.param(turn(), DO_ACTIVATE + SUBSETS, "space-empty", "P3.4", {"space": 1}, id="an empty space"),
    pytest.param(
        turn(),
        DO_ACTIVATE,
        "cannot-afford-activation",
        "P3.2",
        {"item": DIVINITY_ITEMS + GATE, "cost": 6, "coins": 5},
        id="cannot afford",
    ),
    pytest.param(
        turn(coins=1),
        DO_ACTIVATE + 2 * SUBSETS + 0b010,
        "cannot-afford-activation",
        "P3.2",
        {"item": number("mars"), "cost": 2, "coins": 1},
        id="cannot afford even with an offering",
    ),
    pytest.param(
        turn(),
        DO_ACTIVATE + 2 * SUBSETS + 0b100,
        "offering-not-owned",
        "P3.3",
        {"offerings": [4]},
        id="no such offering",
    ),
    pytest.param(
        turn(),
        DO_ACTIVATE + 2 * SUBSETS + 0b110,
        "offering-not-owned",
        "P3.3",
        {"offerings": [4]},
        id="only one of two offerings is missing",
    ),
    pytest.param(
        turn(),
        decisions.DO_CLAIM + 5,
        "other-choice-first",
        "P3.1",
        {"decision": "turn-or-activate", "age": 2},
        id="a turn first",
    ),
    pytest.param(
        turn(age=1),
        decisions.DO_CLAIM + 5,
        "other-choice-first",
        "D4.1",
        {"decision": "turn", "age": 1},
        id="a turn of Age I first",
    ),
    pytest.param(
        choice(decisions.OWE_STEAL),
        decisions.DO_STEAL + number("school"),
        "not-among-choices",
        "P5.5",
        {"item": number("school")},
        id="green is not brown",
    ),
    pytest.param(
        choice(decisions.OWE_SNAKE),
        decisions.DO_SNAKE + number("quarry"),
        "not-among-choices",
        "P5.3",
        {"item": number("quarry")},
        id="brown is not green",
    ),
    pytest.param(
        choice(decisions.OWE_STRIKE), decisions.DO_STRIKE + 6, "not-among-choices", "P5.9", {}, id="no card there"
    ),
    pytest.param(
        choice(decisions.OWE_UNBUILD),
        decisions.DO_UNBUILD + 2,
        "not-among-choices",
        "P5.11",
        {"item": WONDER_ITEM[2]},
        id="not built",
    ),
    pytest.param(
        choice(decisions.OWE_RAISE), decisions.DO_RAISE, "not-among-choices", "P5.13", {}, id="not mine to raise"
    ),
    pytest.param(
        choice(decisions.OWE_BURY, 2, discard=[number("baths")]),
        decisions.DO_BURY + number("altar"),
        "not-among-choices",
        "P5.13",
        {"item": number("altar")},
        id="not in the pile",
    ),
    pytest.param(
        choice(decisions.OWE_TAKE), decisions.DO_TAKE + 1, "not-among-choices", "P5.14", {}, id="built already"
    ),
    pytest.param(
        choice(decisions.OWE_MINERVA), decisions.DO_MINERVA + 9, "not-among-choices", "P5.16", {}, id="the pawn's space"
    ),
    pytest.param(
        choice(decisions.OWE_REMOVE, loot=0b1110), decisions.DO_REMOVE, "not-among-choices", "P5.17", {}, id="gone"
    ),
    pytest.param(
        choice(decisions.OWE_APPLY), decisions.DO_REMOVE, "other-choice-first", "P5.17", {}, id="applied, not removed"
    ),
    pytest.param(
        choice(decisions.OWE_CARRIED, on_card=[0]),
        DO_KEEP + 1,
        "not-among-choices",
        "P5.1",
        {"item": TOKEN_ITEM[1]},
        id="not on Enki",
    ),
    pytest.param(
        choice(decisions.OWE_DIVINITY, offered=[12]),
        decisions.DO_CHOOSE + 13,
        "not-among-choices",
        "P4.6",
        {"item": DIVINITY_ITEMS + 13},
        id="not shown",
    ),
    pytest.param(
        choice(decisions.OWE_DECK, decks=[[], *[[decisions.UNDRAWN] * 3] * 4]),
        decisions.DO_DECK,
        "not-among-choices",
        "P4.5",
        {},
        id="an empty deck",
    ),
    pytest.param(
        choice(decisions.OWE_CLAIM, 1 << 7), decisions.DO_CLAIM + 8, "not-among-choices", "P2.1", {}, id="no token"
    ),
    pytest.param(
        choice(decisions.OWE_CLAIM, 1 << 7), DO_DISCARD + 5, "other-choice-first", "P2.1", {}, id="tokens first"
    ),
    pytest.param(
        choice(
            decisions.OWE_PLACE,
            4,
            decks=[*[[decisions.UNDRAWN] * 3] * 4, [12, 13]],
            decks_known=[*[[0] * 3] * 4, [1, 1]],
        ),
        decisions.DO_PLACE + 14 * SPACES,
        "not-among-choices",
        "P2.2",
        {},
        id="a divinity not looked at",
    ),
    pytest.param(turn(), ACTIONS, "no-such-action", "", {"actions": ACTIONS}, id="no such action"),
]


@pytest.mark.parametrize(("given", "action", "code", "rule", "facts"), SITUATIONS)
def test_the_right_reason(given: Arrangement, action: int, code: str, rule: str, facts: dict[str, Any]) -> None:
    """A code, the number of the rule, and the figures; the refusal changes nothing and carries the same reason."""
    check_refusal(arranged(given, (Pantheon,)), action, code, rule, facts)
