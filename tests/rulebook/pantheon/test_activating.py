"""P3: activating a card of the Pantheon, and Grand Temples."""

import pytest

from antipater.game.seats import CHANCE
from antipater.rules.duel.decisions import DO_BEGIN
from antipater.rules.pantheon import decisions as actions

from ..table import ME, RIVAL, city, coins, pile, settle, standing, tokens_of
from .table import action, activated, can, offered, offerings_of, play, sheet, space_of, table


@pytest.mark.parametrize(("age", "allowed"), [(1, False), (2, True), (3, True)])
def test_from_age_two_on(age: int, allowed: bool) -> None:
    """P3.1: no activation in Age I, whatever lies in the Pantheon."""
    card = ("baths", "walls", "arsenal")[age - 1]
    state = table(me=city(coins=20), cards=(card,), spaces={0: "tanit"})
    assert can(state, "activate", "tanit") == allowed
    if not allowed:
        reason = state.why_not(action(state, "activate", "tanit"), ME)
        assert reason is not None
        assert (reason.code, reason.rule) == ("pantheon-closed", "P3.1")


def test_it_is_a_turn_and_takes_no_card_of_the_structure() -> None:
    """P3.1: the structure stays as it is, and the other player is next."""
    state = table(me=city(coins=3), cards=("walls", "forum"), spaces={0: "tanit"})
    before = state.present, state.open
    play(state, "activate", "tanit")
    assert ((state.present, state.open), state.to_act()) == (before, (RIVAL,))
    assert coins(state)[ME] == 3 - 3 + 12


def test_an_empty_structure_ends_the_age_before_any_activation() -> None:
    """P3.1: with the last card the Age is over; nobody activates before the next one lies there."""
    state = table(me=city(coins=20), cards=("walls",), last=True, spaces={0: "tanit", 1: "mars"})
    play(state, "discard", "walls")
    assert state.age == 3
    (chooser,) = settle(state).to_act()
    assert state.legal(chooser) == [DO_BEGIN, DO_BEGIN + 1]


@pytest.mark.parametrize("seat", [ME, RIVAL])
@pytest.mark.parametrize("space", range(6))
@pytest.mark.parametrize(
    ("card", "sanctuary", "times", "less"),
    [
        pytest.param("tanit", (), 1, 0, id="a divinity"),
        pytest.param("gate", (), 2, 0, id="the Gate costs twice the price"),
        pytest.param("tanit", ("appian-way", "sanctuary"), 1, 2, id="the Sanctuary takes off 2, among other wonders"),
        pytest.param("gate", ("sanctuary",), 2, 2, id="doubled before the Sanctuary takes off 2"),
    ],
)
def test_prices(seat: int, space: int, card: str, sanctuary: tuple[str, ...], times: int, less: int) -> None:
    """P3.2, P4.2: 3 to 8 for player 0, 8 to 3 for player 1; exactly enough coins allow it, one less does not."""
    price = (space + 3 if seat == ME else 8 - space) * times - less
    assert price >= 1
    for treasury in (price, price - 1):
        cities = [city(), city()]
        cities[seat] = city(*sanctuary, coins=treasury)
        state = table(*cities, cards=("walls",), spaces={space: card}, turn=seat)
        assert state.part("pantheon").price_of_space(state.city(seat), space) == price
        assert can(state, "activate", card) == (treasury == price)
    reason = state.why_not(action(state, "activate", card), seat)
    assert reason is not None
    assert (reason.code, reason.rule) == ("cannot-afford-activation", "P3.2")
    assert (reason.facts["cost"], reason.facts["coins"]) == (price, price - 1)


def test_the_rivals_sanctuary_is_no_help() -> None:
    """P3.2, P4.2: only the own Sanctuary counts, and only when it is built."""
    state = table(city(wonders=("sanctuary",)), city(), cards=("walls",), spaces={0: "tanit"})
    assert state.part("pantheon").price_of_space(state.city(ME), 0) == 3
    state = table(city(), city("sanctuary"), cards=("walls",), spaces={0: "tanit"})
    assert (
        state.part("pantheon").price_of_space(state.city(ME), 0),
        state.part("pantheon").price_of_space(state.city(RIVAL), 0),
    ) == (3, 6)


@pytest.mark.parametrize(
    ("price", "allowed"),
    [
        pytest.param(3, {(), (2,), (3,), (4,)}, id="3: no two tokens, each single one does it"),
        pytest.param(4, {(), (2,), (3,), (4,), (2, 3)}, id="4: 2 and 3, since 3 alone leaves a coin"),
        pytest.param(5, {(), (2,), (3,), (4,), (2, 3), (2, 4), (3, 4)}, id="5: any two, not all three"),
        pytest.param(8, {(), (2,), (3,), (4,), (2, 3), (2, 4), (3, 4), (2, 3, 4)}, id="8: all three"),
    ],
)
def test_which_offerings_may_be_spent(price: int, allowed: set[tuple[int, ...]]) -> None:
    """P3.3: any set, but no token without which just as few coins would be paid."""
    state = table(city(coins=20), cards=("walls",), spaces={price - 3: "tanit"}, offerings=((2, 3, 4), ()))
    subsets = [(), (2,), (3,), (4,), (2, 3), (2, 4), (3, 4), (2, 3, 4)]
    assert {used for used in subsets if can(state, "activate", "tanit", used)} == allowed
    for used in set(subsets) - allowed:
        reason = state.why_not(action(state, "activate", "tanit", used), ME)
        assert reason is not None
        assert (reason.code, reason.rule) == ("needless-offering", "P3.3")


def test_offerings_and_coins_together() -> None:
    """P2.3, P3.3: the rest is paid in coins; what was spent is gone, the other token stays."""
    state = table(city(coins=2), cards=("walls",), spaces={3: "aphrodite"}, offerings=((3, 4), ()))
    assert not can(state, "activate", "aphrodite")
    assert not can(state, "activate", "aphrodite", (3,))
    play(state, "activate", "aphrodite", (4,))
    assert (coins(state)[ME], offerings_of(state)) == (0, [3])


def test_no_change() -> None:
    """P2.3: a token of 4 for a price of 3 gives nothing back."""
    state = table(city(coins=1), cards=("walls",), spaces={0: "aphrodite"}, offerings=((4,), ()))
    play(state, "activate", "aphrodite", (4,))
    assert (coins(state)[ME], offerings_of(state)) == (1, [])


def test_the_rivals_offerings_are_the_rivals() -> None:
    """P2.3, P3.3: a token serves its owner alone."""
    state = table(city(coins=5), cards=("walls",), spaces={0: "aphrodite"}, offerings=((), (2, 3, 4)))
    reason = state.why_not(action(state, "activate", "aphrodite", (3,)), ME)
    assert reason is not None
    assert (reason.code, reason.rule) == ("offering-not-owned", "P3.3")


def test_the_card_leaves_its_space_empty() -> None:
    """P3.4: it lies in the city; nothing takes its space, and it cannot be activated again."""
    state = table(city(coins=9), city(coins=9), cards=("walls",), spaces={0: "aphrodite", 1: "tanit"})
    number = action(state, "activate", "aphrodite")
    play(state, "activate", "aphrodite")
    assert activated(state) == {"aphrodite"}
    assert state.part("pantheon").spaces[0] == actions.VACANT
    reason = state.why_not(number, RIVAL)
    assert reason is not None
    assert (reason.code, reason.rule) == ("space-empty", "P3.4")


@pytest.mark.parametrize(
    "key", ["enki", "nisaba", "baal", "hades", "anubis", "isis", "ra", "neptune"], ids=lambda key: key.title()
)
def test_an_impossible_effect(key: str) -> None:
    """P3.4: it may be activated, is paid for and taken; then nothing happens."""
    state = table(city(coins=3), city(), cards=("walls",), spaces={0: key}, loot=0)
    play(state, "activate", key)
    assert (coins(state), activated(state)) == ((0, 7), {key})
    assert (state.to_act(), standing(state), pile(state)) == ((RIVAL,), set(), set())


@pytest.mark.parametrize(("mine", "points"), [(1, 5), (2, 12), (3, 21)])
def test_temples(mine: int, points: int) -> None:
    """P3.5, P5.22: 5, 12, 21 in all, with the purple cards."""
    temples = ("greek-grand-temple", "roman-grand-temple", "egyptian-grand-temple")[:mine]
    assert sheet(table(city(*temples, coins=0), cards=("arsenal",))) == {"purple": points}


@pytest.mark.parametrize(("key", "price"), [("greek", 0), ("roman", 10)])
def test_a_mythology_token_makes_its_temple_free(key: str, price: int) -> None:
    """P3.5: with the token of that mythology, which stays; with another one the cost is paid."""
    state = table(city(coins=10), cards=("greek-grand-temple",), mythologies=((key,), ()))
    play(state, "build", "greek-grand-temple")
    assert coins(state)[ME] == 10 - price
    assert (
        list(state.part("pantheon").mythology)[("mesopotamian", "phoenician", "greek", "egyptian", "roman").index(key)]
        == 1
    )


def test_a_temple_freed_by_a_token_is_a_chain_for_urbanism() -> None:
    """P3.5, D8.10: four coins."""
    state = table(city("urbanism", coins=0), cards=("greek-grand-temple",), mythologies=(("greek",), ()))
    play(state, "build", "greek-grand-temple")
    assert coins(state)[ME] == 4


def test_mythology_tokens_pay_nothing() -> None:
    """P3.6: not even for a divinity of their mythology."""
    state = table(city(coins=2), cards=("walls",), spaces={0: "zeus"}, mythologies=(("greek", "greek"), ()))
    assert not can(state, "activate", "zeus")


def test_economy_gets_nothing_for_an_activation() -> None:
    """P3.6: what is paid goes to the bank."""
    state = table(city(coins=8), city("economy", coins=7), cards=("walls",), spaces={5: "aphrodite"})
    play(state, "activate", "aphrodite")
    assert coins(state) == (0, 7)


def test_an_activation_is_resolved_like_an_item_built() -> None:
    """P7.3: Ishtar completes a pair with Law; the token is chosen before the turn ends."""
    state = table(city("law", coins=3), cards=("walls",), spaces={0: "ishtar"}, board=("economy", "strategy"))
    play(state, "activate", "ishtar")
    assert (state.to_act(), offered(state, "take")) == ((ME,), {"economy", "strategy"})
    play(state, "take", "economy")
    assert (state.to_act(), tokens_of(state, "board")) == ((RIVAL,), {"strategy"})


def test_the_gate_is_taken_before_it_shows_anything() -> None:
    """P3.4, P7.3: its space is empty while the choice it brings is open."""
    state = table(city(coins=6), cards=("walls",), spaces={0: "gate"})
    assert space_of(state, "gate") == 0
    play(state, "activate", "gate")
    assert state.to_act() == (CHANCE,)
    assert (state.part("pantheon").spaces[0], activated(state)) == (actions.VACANT, {"gate"})
