"""A5: what decrees bring to the player who controls their chamber."""

from typing import Any

import pytest

from antipater.rules.duel.payment import bill

from .table import ME, RIVAL, agora_of, can, city, number, play, table, verbs, wonder

Cubes = tuple[dict[int, int], dict[int, int]]
MINE: Cubes = ({3: 1}, {})
THEIRS: Cubes = ({}, {3: 1})
RICH: dict[str, Any] = {"coins": 30}


@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize(
    ("decree", "card", "rule"),
    [
        ("coins-blue", "theater", "A5.1"),
        ("coins-green", "scriptorium", "A5.2"),
        ("coins-yellow", "tavern", "A5.3"),
        ("coins-red", "guard-tower", "A5.4"),
    ],
)
def test_coins_for_a_colour(decree: str, card: str, rule: str, age: int) -> None:
    """A5.1, A5.2, A5.3, A5.4: as many coins as the current Age, whoever builds, for the controller only."""
    for cubes, gains in ((MINE, (age, 0)), (THEIRS, (0, age)), (({}, {}), (0, 0))):
        state = table(city(**RICH), city(**RICH), cards=(card, "altar"), age=age, cubes=cubes, decrees={3: decree})
        price, paid = state.price(ME, number(card)), 4 if card == "tavern" else 0
        slot = next(slot for slot in range(25) if state.slots[slot] == number(card))
        play(state, "build", slot)
        assert state.city(ME).coins - (30 - price + paid) == gains[0], rule
        assert state.city(RIVAL).coins - 30 == gains[1], rule


@pytest.mark.parametrize(
    ("decree", "card", "without", "with_it"),
    [
        ("ignore-yellow", "tavern", 0, 0),
        ("ignore-yellow", "caravansery", 2 + 2 + 2, 2 + 2),  # A5.5: two coins or one unit, which costs 2 as well
        ("ignore-red", "walls", 4, 2),  # A5.6
        ("ignore-green", "library", 2 * 3, 2 * 2),  # A5.7
        ("ignore-yellow", "forum", 3 + 2, 2),  # A5.5: the whole coin part is dearer than one clay
    ],
)
def test_a_symbol_of_the_cost_is_ignored(decree: str, card: str, without: int, with_it: int) -> None:
    """A5.5, A5.6, A5.7, A5.18: one unit, or the whole coin part, whichever is cheaper."""
    free = table(city(**RICH), cards=("altar",), cubes=({}, {}), decrees={3: decree})
    mine = table(city(**RICH), cards=("altar",), cubes=MINE, decrees={3: decree})
    assert free.price(ME, number(card)) == without
    assert mine.price(ME, number(card)) == with_it
    assert bill(mine, ME, number(card)).total == with_it
    assert mine.price(RIVAL, number(card)) == without


def test_economy_gets_as_little_as_possible() -> None:
    """A5.5: of ways equally cheap the one that pays Economy least is taken; D8.3."""
    state = table(city(**RICH), city("economy"), slots={0: "caravansery"}, cubes=MINE, decrees={3: "ignore-yellow"})
    play(state, "build", 0)
    assert state.city(RIVAL).coins == 7 + 2
    assert state.city(ME).coins == 30 - 4


@pytest.mark.parametrize(("tokens", "units"), [((), 1), (("architecture",), 3)])
def test_wonders_need_less(tokens: tuple[str, ...], units: int) -> None:
    """A5.8: one resource less, three with Architecture."""
    plain = table(city(wonders=("pyramids",), **RICH), cards=("altar",))
    state = table(
        city(*tokens, wonders=("pyramids",), **RICH), cards=("altar",), cubes=MINE, decrees={3: "wonder-discount"}
    )
    assert plain.price(ME, number("pyramids")) - state.price(ME, number("pyramids")) == 2 * units


@pytest.mark.parametrize(
    ("decree", "card", "price"), [("trade-raw", "baths", 1), ("trade-manufactured", "scriptorium", 2)]
)
def test_cheaper_trade(decree: str, card: str, price: int) -> None:
    """A5.10, A5.11: each unit costs one coin less, never below one; a fixed price of one stays."""
    state = table(cards=("altar",), cubes=MINE, decrees={3: decree})
    assert state.price(ME, number("baths")) == (1 if decree == "trade-raw" else 2)
    fixed = table(city("stone-reserve"), cards=("altar",), cubes=MINE, decrees={3: decree})
    assert fixed.price(ME, number("baths")) == 1
    dear = table(rival=city("quarry"), cards=("altar",), cubes=MINE, decrees={3: decree})
    assert dear.price(ME, number("baths")) == (2 if decree == "trade-raw" else 3)


@pytest.mark.parametrize(("blue", "bonus", "actions"), [(0, 0, 1), (2, 0, 2), (4, 0, 3), (0, 1, 2), (2, 1, 3)])
def test_senate_actions(blue: int, bonus: int, actions: int) -> None:
    """A3.4, A5.12: by blue cards of the city, two more with the decree."""
    cards = ("theater", "altar", "baths", "courthouse")[:blue]
    state = table(
        city(*cards),
        cards=("left-politician-a", "walls"),
        cubes=({3: bonus}, {}),
        decrees={3: "blue-bonus", 1: "shield", 2: "coins-red"},
    )
    play(state, "recruit", 0)
    for _ in range(actions):
        assert "influence" in verbs(state)
        play(state, "influence", 1)
    assert state.to_act() == (RIVAL,)


def test_discards_earn_more() -> None:
    """A5.13: two more coins."""
    for pantheon in (None, dict[str, object]()):
        state = table(slots={0: "walls", 1: "forum"}, cubes=MINE, decrees={3: "discard-bonus"}, pantheon=pantheon)
        assert [state.discard_income(seat) for seat in (ME, RIVAL)] == [2 + 2, 2]
        play(state, "discard", 0)
        assert state.city(ME).coins == 7 + 2 + 2


def test_wonders_bring_coins() -> None:
    """A5.14, A5.17: the controller at the moment the wonder enters the city; the coins come after losses."""
    state = table(
        city(wonders=("appian-way",), coins=30),
        city(coins=1),
        slots={0: "walls", 1: "forum"},
        cubes=THEIRS,
        decrees={3: "coins-wonders"},
    )
    play(state, "wonder", wonder("appian-way"), 0)
    assert state.city(RIVAL).coins == 2, "loses one, then gains two (A10.1)"


def test_chains_of_the_opponent() -> None:
    """A5.15: chain symbols of the opponent's city count; it is a chain, for Urbanism too (D8.10)."""
    state = table(
        city("urbanism"), city("theater"), slots={0: "rostrum", 1: "statue"}, cubes=MINE, decrees={3: "opponent-chains"}
    )
    assert state.price(ME, number("statue")) == 0
    before = state.city(ME).coins
    play(state, "build", 1)
    assert state.city(ME).coins == before + 4


def test_a_conspirator_plays_again() -> None:
    """A5.16, A10.2: if the decree is controlled when the conspirator is recruited."""
    for cubes, seat in ((MINE, ME), (({}, {}), RIVAL)):
        state = table(cards=("conspirator-a", "walls"), cubes=cubes, decrees={3: "conspirator-replay"})
        play(state, "recruit", 0)
        play(state, "influence", 2)
        assert state.to_act() == (seat,), "its own cube comes too late"


def test_the_shield() -> None:
    """A5.9, A7.1, A7.2: the pawn moves when control is gained, and back when it is lost."""
    state = table(cards=("conspirator-a", "conspirator-b", "walls"), decrees={3: "shield", 4: "coins-red"})
    play(state, "recruit", 0)
    play(state, "influence", 2)
    pawns = [state.pawn]
    play(state, "recruit", 1)
    play(state, "influence", 2)
    assert [*pawns, state.pawn] == [1, 0], "nobody controls it"
    assert list(agora_of(state).control)[2] == -1


def test_kept_when_lost() -> None:
    """A5.19: coins already had are kept when control is lost."""
    state = table(city(**RICH), cards=("theater", "conspirator-a", "walls"), cubes=MINE, decrees={3: "coins-blue"})
    play(state, "build", 0)
    coins = state.city(ME).coins
    play(state, "recruit", 1)
    assert can(state, "influence", 2)
    play(state, "influence", 2)
    assert state.city(ME).coins == coins
