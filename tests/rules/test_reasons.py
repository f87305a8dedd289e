"""Why a move is impossible: a reason for every illegal action, none for a legal one, and the right one."""

from dataclasses import replace
from typing import Any

import pytest

from antipater.catalog import ruleset
from antipater.data import columns
from antipater.data.items import TOKEN_ITEM, WONDER_ITEM
from antipater.data.words import BROWN, GREY
from antipater.game.contract import State
from antipater.game.dice import Dice
from antipater.game.errors import IllegalAction
from antipater.game.seats import CHANCE
from antipater.rules.duel import decisions
from antipater.rules.duel.arrange import Arrangement, CityHoldings, arranged
from antipater.rules.duel.payment import Bill


def number(key: str) -> int:
    return columns.BY_KEY[key].number


def wonder(key: str) -> int:
    return WONDER_ITEM.index(number(key))


def token(key: str) -> int:
    return TOKEN_ITEM.index(number(key))


def wonder_with(key: str, slot: int) -> int:
    return decisions.ROWS.action("wonder").number(wonder(key), slot)


@pytest.mark.parametrize(("name", "every"), [("duel", 2), ("duel+pantheon", 6)])
def test_a_reason_for_every_illegal_action(name: str, every: int, seed: int, many: bool) -> None:
    """At many positions of some games, for every action there is and for both players."""
    game = ruleset(name, promos="yes")
    for number_of_game in range(3 if many else 1):
        dice = Dice(seed + number_of_game)
        state, dealer = game.start(), game.deal(dice)
        turns = 0
        while seats := dealer.settle(state):
            turns += 1
            for seat in (0, 1) if turns % every == 0 else ():
                legal = set(state.legal(seat))
                told = {action for action in range(game.actions) if state.why_not(action, seat) is None}
                assert told == legal
            state.apply(dice.choose(state.legal(seats[0])), seats[0])
        reason = state.why_not(decisions.DO_BUILD, 0)
        assert reason is not None
        assert reason.code == "game-over"


# A turn of player 0 in Age II: 18 and 19 are accessible, 16 is under both, 15 (face down) under 18.
TURN = Arrangement(
    age=2,
    slots={18: number("aqueduct"), 19: number("forum"), 16: number("temple")},
    hidden=[15],
    cities=(
        CityHoldings(9, wonders=[wonder("pyramids"), wonder("temple-of-artemis")], built=[wonder("sphinx")]),
        CityHoldings(7, cards=[number("shelf-quarry")], wonders=[wonder("piraeus")], built=[wonder("colossus")]),
    ),
    agenda=[(decisions.OWE_TURN, 0, 0)],
)
SEVEN = Arrangement(
    age=2,
    slots={18: number("aqueduct"), 19: number("forum")},
    cities=(
        CityHoldings(50, built=[wonder(key) for key in ("sphinx", "piraeus", "mausoleum", "appian-way")]),
        CityHoldings(50, built=[wonder(key) for key in ("colossus", "great-library", "circus-maximus")]),
    ),
    agenda=[(decisions.OWE_TURN, 0, 0)],
)
REST = ("pyramids", "hanging-gardens", "temple-of-artemis", "great-lighthouse", "statue-of-zeus")  # nobody drafted


def choice(kind: int, what: int = 0, **more: Any) -> Arrangement:
    """Return a position in which player 0 must make one choice."""
    rival = CityHoldings(cards=[number("quarry"), number("press")])
    return Arrangement(
        age=2, cities=(CityHoldings(), rival), agenda=[(kind, 0, what)], slots={5: number("walls")}, **more
    )


SITUATIONS = [
    pytest.param(
        TURN,
        decisions.DO_BUILD + 18,
        "cannot-afford",
        "D5.7",
        {"item": number("aqueduct"), "cost": 12, "coins": 9},
        id="cannot afford",
    ),
    pytest.param(
        TURN,
        wonder_with("pyramids", 18),
        "cannot-afford",
        "D5.7",
        {"item": number("pyramids"), "cost": 14, "coins": 9},
        id="cannot afford a wonder",
    ),
    pytest.param(
        TURN,
        decisions.DO_DISCARD + 16,
        "covered",
        "D3.2",
        {"slot": 16, "card": number("temple"), "covers": [number("aqueduct"), number("forum")]},
        id="covered by two",
    ),
    pytest.param(
        TURN,
        wonder_with("sphinx", 15),
        "covered",
        "D3.2",
        {"slot": 15, "card": decisions.EMPTY, "covers": [number("aqueduct")]},
        id="a face-down card has no name",
    ),
    pytest.param(TURN, decisions.DO_BUILD + 3, "slot-empty", "D4.1", {"slot": 3}, id="no card there"),
    pytest.param(
        TURN, wonder_with("sphinx", 18), "already-built", "D4.1", {"wonder": number("sphinx")}, id="it stands"
    ),
    pytest.param(
        TURN, wonder_with("colossus", 18), "already-built", "D4.1", {"wonder": number("colossus")}, id="the rival's"
    ),
    pytest.param(
        TURN, wonder_with("piraeus", 18), "not-your-wonder", "D4.1", {"wonder": number("piraeus")}, id="not mine"
    ),
    pytest.param(
        TURN,
        wonder_with("appian-way", 18),
        "not-your-wonder",
        "D4.1",
        {"wonder": number("appian-way")},
        id="the first wonder is a wonder",
    ),
    pytest.param(
        SEVEN,
        wonder_with("pyramids", 18),
        "seven-wonders",
        "D6.3",
        {"wonder": number("pyramids"), "most": 7},
        id="seven stand",
    ),
    pytest.param(
        replace(SEVEN, pool=[wonder(key) for key in REST[1:]]),
        wonder_with("statue-of-liberty", 18),
        "not-your-wonder",
        "D4.1",
        {"wonder": number("statue-of-liberty")},
        id="seven stand, without promos",
    ),
    pytest.param(
        replace(SEVEN, pool=[wonder(key) for key in (*REST, "messe")]),
        wonder_with("statue-of-liberty", 18),
        "seven-wonders",
        "D6.3",
        {"wonder": number("statue-of-liberty"), "most": 7},
        id="seven stand, with promos",
    ),
    pytest.param(TURN, decisions.DO_TOKEN, "other-choice-first", "D4.1", {"decision": "turn"}, id="a turn first"),
    pytest.param(
        choice(decisions.OWE_DESTROY, GREY),
        decisions.DO_DISCARD + 5,
        "other-choice-first",
        "D6.4",
        {"decision": "destroy"},
        id="another choice first",
    ),
    pytest.param(
        choice(decisions.OWE_DESTROY, GREY),
        decisions.DO_DESTROY + number("quarry"),
        "wrong-color",
        "D6.4",
        {"card": number("quarry"), "color": GREY},
        id="brown is not grey",
    ),
    pytest.param(
        choice(decisions.OWE_DESTROY, BROWN),
        decisions.DO_DESTROY + number("sawmill"),
        "not-in-rival-city",
        "D6.4",
        {"card": number("sawmill"), "color": BROWN},
        id="not there",
    ),
    pytest.param(
        choice(decisions.OWE_DESTROY, BROWN),
        decisions.DO_DESTROY + number("altar"),
        "not-in-rival-city",
        "D6.4",
        {"card": number("altar"), "color": BROWN},
        id="not there, and of another colour",
    ),
    pytest.param(
        choice(decisions.OWE_REVIVE, discard=[number("baths")]),
        decisions.DO_REVIVE + number("altar"),
        "not-in-discard",
        "D6.5",
        {"card": number("altar")},
        id="not discarded",
    ),
    pytest.param(
        choice(decisions.OWE_TOKEN, board=[token("law")]),
        decisions.DO_TOKEN + token("economy"),
        "token-not-on-board",
        "D8.1",
        {"token": number("economy")},
        id="not on the board",
    ),
    pytest.param(
        choice(decisions.OWE_TOKEN, board=[token("law")]),
        decisions.DO_TOKEN + token("agriculture"),
        "token-not-on-board",
        "D8.1",
        {"token": number("agriculture")},
        id="the first token is a token",
    ),
    pytest.param(
        choice(decisions.OWE_DRAWN, drawn=[token("law")]),
        decisions.DO_KEEP + token("economy"),
        "token-not-drawn",
        "D6.6",
        {"token": number("economy")},
        id="not drawn",
    ),
    pytest.param(
        choice(decisions.OWE_DRAFT, shown=[wonder("sphinx")]),
        decisions.DO_DRAFT + wonder("piraeus"),
        "wonder-not-shown",
        "D2.1",
        {"wonder": number("piraeus")},
        id="not shown",
    ),
    pytest.param(
        TURN,
        decisions.ROWS.action_count(),
        "no-such-action",
        "",
        {"actions": decisions.ROWS.action_count()},
        id="no such action",
    ),
    pytest.param(TURN, -1, "no-such-action", "", {"action": -1}, id="negative"),
    pytest.param(
        TURN,
        wonder_with("statue-of-liberty", 18),
        "not-your-wonder",
        "D4.1",
        {"wonder": number("statue-of-liberty")},
        id="from another box",
    ),
    pytest.param(
        choice(decisions.OWE_ROW), decisions.DO_ROW + 6, "not-in-top-row", "M2", {"slot": 6}, id="not in row 1"
    ),
    pytest.param(
        choice(decisions.OWE_SHARE, aside=[number("walls") + n for n in (1, 2, 3)]),
        decisions.DO_ROW + 5,
        "other-choice-first",
        "M3",
        {"decision": "share"},
        id="sharing first",
    ),
]


def check_refusal(state: State, action: int, code: str, rule: str, facts: dict[str, Any]) -> None:
    """The reason has this code, rule and figures; asked for all the same, the action changes nothing and says so."""
    reason = state.why_not(action, 0)
    assert reason is not None
    assert (reason.code, reason.rule) == (code, rule)
    assert {name: reason.facts[name] for name in facts} == facts
    before = state.copy()
    with pytest.raises(IllegalAction) as refusal:
        state.apply(action, 0)
    assert refusal.value.reason == reason
    assert state == before


@pytest.mark.parametrize(("given", "action", "code", "rule", "facts"), SITUATIONS)
def test_the_right_reason(given: Arrangement, action: int, code: str, rule: str, facts: dict[str, Any]) -> None:
    """A code, the number of the rule, and the figures; the refusal changes nothing and carries the same reason."""
    check_refusal(arranged(given), action, code, rule, facts)


def test_what_cannot_be_afforded_brings_its_bill() -> None:
    """D5.7: the price is explained line by line."""
    reason = arranged(TURN).why_not(decisions.DO_BUILD + 18, 0)
    assert reason is not None
    bill = reason.facts["bill"]
    assert isinstance(bill, Bill)
    assert [(line.units, line.base, line.rival, line.price) for line in bill.purchases] == [(3, 2, 2, 4)]


def test_what_player_1_cannot_afford() -> None:
    """D5.3, D5.7: at the prices that player 0's production makes, not at those of one's own."""
    given = Arrangement(
        age=2,
        slots={18: number("aqueduct"), 19: number("forum")},
        cities=(CityHoldings(9, cards=[number("shelf-quarry")]), CityHoldings(7, wonders=[wonder("pyramids")])),
        agenda=[(decisions.OWE_TURN, 1, 0)],
    )
    for action, expected in ((decisions.DO_BUILD + 18, 12), (wonder_with("pyramids", 19), 14)):
        reason = arranged(given).why_not(action, 1)
        assert reason is not None
        assert (reason.code, reason.facts["cost"], reason.facts["coins"]) == ("cannot-afford", expected, 7)


def test_destroying_by_player_1() -> None:
    """D6.4: player 0's cards are looked at then, not one's own."""
    given = Arrangement(
        cities=(CityHoldings(cards=[number("quarry")]), CityHoldings(cards=[number("altar")])),
        agenda=[(decisions.OWE_TURN, 0, 0), (decisions.OWE_DESTROY, 1, GREY)],
    )
    for key, code in (("quarry", "wrong-color"), ("altar", "not-in-rival-city")):
        reason = arranged(given).why_not(decisions.DO_DESTROY + number(key), 1)
        assert reason is not None
        assert reason.code == code


@pytest.mark.parametrize(
    ("seat", "code"),
    [pytest.param(1, "not-your-turn", id="the other player"), pytest.param(7, "not-your-turn", id="nobody")],
)
def test_out_of_turn(seat: int, code: str) -> None:
    """D4.5: whose turn it is not."""
    state = arranged(TURN)
    reason = state.why_not(decisions.DO_DISCARD + 18, seat)
    assert reason is not None
    assert (reason.code, reason.facts["to_act"]) == (code, (0,))
    assert state.legal(seat) == []


def test_chance_out_of_turn_and_impossible() -> None:
    """D3.6: chance may bring only what nobody has seen, and only when it is asked."""
    state = arranged(TURN)
    reason = state.why_not(decisions.CHANCE_TURN + number("walls"), CHANCE)
    assert reason is not None
    assert reason.code == "not-your-turn"
    state.apply(decisions.DO_DISCARD + 18, 0)
    assert state.why_not(decisions.CHANCE_TURN + number("walls"), CHANCE) is None
    reason = state.why_not(decisions.CHANCE_TURN + number("forum"), CHANCE)
    assert reason is not None
    assert (reason.code, reason.rule) == ("impossible-outcome", "D3.6")
    reason = state.why_not(decisions.DO_DISCARD + 19, 1)
    assert reason is not None
    assert reason.code == "not-your-turn"
