"""C3.1 to C3.3, C3.6, C3.7, C3.10: what a building and a stage cost, chains, no building twice."""

import pytest

from antipater.game.seats import SPECTATOR
from antipater.rules.classic import actions

from .table import (
    ME,
    City,
    action,
    begin,
    can,
    city,
    coins,
    offered,
    offers,
    play,
    stages,
    standing,
    table,
)


@pytest.mark.parametrize(
    ("mine", "card", "expected"),
    [
        pytest.param(city("gizah-a", coins=0), "altar", 0, id="free"),
        pytest.param(city("gizah-a", coins=1), "clay-pit", 1, id="a coin, to the bank"),
        pytest.param(city("gizah-a", coins=0), "clay-pit", None, id="a coin that is not there"),
        pytest.param(city("gizah-a", coins=0), "baths", 0, id="the board's resource"),
        pytest.param(city("alexandria-a", "stone-pit", coins=0), "baths", 0, id="a brown card"),
        pytest.param(city("gizah-a", "press-i", coins=0), "scriptorium", 0, id="a grey card"),
        pytest.param(city("gizah-a", "forum", coins=0), "scriptorium", 0, id="a yellow card"),
        pytest.param(city("alexandria-b", stages=1, coins=0), "stockade", 0, id="a stage"),
        pytest.param(city("alexandria-b", stages=0, coins=0), "stockade", None, id="a stage not built yet"),
    ],
)
def test_kinds_of_cost(mine: City, card: str, expected: int | None) -> None:
    """C3.1: nothing, coins to the bank, or resources, which stay; neighbours get nothing."""
    state = table(mine, hands=((card, "altar"),))
    before = coins(state)
    assert can(state, f"build {card}") == (expected is not None)
    if expected is not None:
        play(state, f"build {card}")
        assert coins(state) == [before[0] - expected, before[1] + 3, before[2] + 3]


def test_production_is_not_spent() -> None:
    """C3.1: the same stone builds one building after the other, and is sold besides."""
    state = table(city("gizah-a", coins=0), city("rhodos-a"), hands=(("baths",), ("baths",)), turn=1)
    play(state, "build baths", "build baths 0+2")
    assert coins(state)[ME] == 2
    assert offers(state, "baths", ME) == [(0, 0)]


@pytest.mark.parametrize(
    ("mine", "card", "expected"),
    [
        pytest.param(city("rhodos-a", "timber-yard", coins=0), "stockade", True, id="one of two"),
        pytest.param(city("rhodos-a", "timber-yard", coins=0), "baths", True, id="the other of two"),
        pytest.param(city("rhodos-a", "timber-yard", coins=0), "senate", False, id="not both"),
        pytest.param(
            city("rhodos-a", "timber-yard", "sawmill", coins=0), "senate", True, id="both, with wood elsewhere"
        ),
        pytest.param(city("rhodos-a", "sawmill", "caravansery", coins=0), "senate", True, id="one of four"),
        pytest.param(city("ephesos-a", "forum", coins=0), "traders-guild", False, id="one of three, two missing"),
        pytest.param(
            city("ephesos-a", "forum", "loom-i", coins=0), "traders-guild", True, id="one of three, one missing"
        ),
        pytest.param(city("rhodos-a", "foundry", "clay-pit", coins=0), "fortifications", False, id="no stone"),
    ],
)
def test_a_choice_gives_one_unit_a_turn(mine: City, card: str, expected: bool) -> None:
    """C3.1: one unit of one of its resources, whichever is best."""
    state = table(mine, city("babylon-a"), city("alexandria-a"), age=3, hands=((card,),))
    assert can(state, f"build {card}") == expected


@pytest.mark.parametrize(
    ("there", "card"),
    [
        pytest.param("altar", "altar", id="another copy"),
        pytest.param("loom-i", "loom-ii", id="the Loom of Age II after that of Age I"),
        pytest.param("press-i", "press-ii", id="the Press"),
        pytest.param("glassworks-i", "glassworks-ii", id="the Glassworks"),
    ],
)
def test_no_building_twice(there: str, card: str) -> None:
    """C3.2: by no means: neither paid nor for nothing; but sold, or put under a stage."""
    age = 2 if card.endswith("ii") else 1
    state = table(city("olympia-a", there, "quarry", stages=2), age=age, hands=((card,),))
    assert not can(state, f"build {card}")
    assert not can(state, f"free {card}")
    assert can(state, f"sell {card}")
    reason = state.why_not(action(state, f"build {card}"), ME)
    assert reason is not None
    assert (reason.code, reason.rule) == ("already-there", "C3.2")
    under = table(city("gizah-a", there, "quarry"), age=age, hands=((card,),))
    assert can(under, f"stage {card}")


def test_no_building_twice_from_the_pile() -> None:
    """C3.2, C6.2: nor with Halikarnassos, not even the Loom of the other Age."""
    state = table(
        city("halikarnassos-b", "foundry", "loom-i", "altar"),
        age=2,
        turn=2,
        hands=(("temple",),),
        discards=("altar", "theater", "loom-ii", "press-ii"),
    )
    play(state, "stage temple", "sell temple", "sell temple")
    assert offered(state, "revive") == {"theater", "press-ii", "temple"}


def test_different_buildings_of_one_kind_may_stand_together() -> None:
    """C3.2: the rule is about the building, not about its effect."""
    assert can(table(city("gizah-a", "theater"), hands=(("altar",),)), "build altar")


@pytest.mark.parametrize(
    ("there", "card"),
    [
        pytest.param("baths", "aqueduct", id="Age I to II"),
        pytest.param("library", "senate", id="Age II to III"),
        pytest.param("apothecary", "stables", id="one building frees two: the first"),
        pytest.param("apothecary", "dispensary", id="one building frees two: the second"),
        pytest.param("east-trading-post", "forum", id="the East Trading Post for the Forum"),
        pytest.param("west-trading-post", "forum", id="the West Trading Post for the Forum"),
        pytest.param("forum", "haven", id="yellow chains"),
    ],
)
def test_chains(there: str, card: str) -> None:
    """C3.3: the card is free for who has its predecessor, one of several is enough; there is no other way to pay."""
    age = 3 if card in ("senate", "haven") else 2
    neighbours = city("gizah-a", "sawmill", "quarry", "brickyard"), city("alexandria-a", "foundry", "loom-i")
    without = table(city("olympia-a", coins=20), *neighbours, age=age, hands=((card,),))
    state = table(city("olympia-a", there, coins=20), *neighbours, age=age, hands=((card,),))
    first = action(state, f"build {card}")
    ways = [n for n in state.legal(ME) if first <= n < first + actions.RANKS]
    assert ways == [first]
    play(state, f"build {card}")
    play(without, f"build {card}")
    assert coins(without)[ME] < 20 <= coins(state)[ME]


def test_a_chain_of_the_neighbour_does_not_help() -> None:
    """C3.3: the predecessor must stand in the own city."""
    state = table(city("gizah-a", coins=0), city("rhodos-a", "baths"), age=2, hands=(("aqueduct",),))
    assert not can(state, "build aqueduct")


def test_the_chain_saves_coins_of_a_cost_too() -> None:
    """C3.3: a card free by its predecessor costs nothing at all, though I could pay and though others sell."""
    state = table(city("gizah-a", "baths", "quarry", coins=5), age=2, hands=(("aqueduct",),))
    play(state, "build aqueduct", "sell temple", "sell temple")
    assert coins(state) == [5, 6, 6]


@pytest.mark.parametrize(
    ("now", "then"),
    [
        pytest.param("stone-pit", "baths", id="production"),
        pytest.param("east-trading-post", "guard-tower", id="discounts"),
        pytest.param("tavern", "clay-pit", id="coins"),
    ],
)
def test_what_a_turn_brings_counts_from_the_next(now: str, then: str) -> None:
    """C3.6: neither production nor a discount nor coins help in the turn that brings them, but in the next."""
    coins_first = {"stone-pit": 0, "east-trading-post": 1, "tavern": 0}[now]
    state = table(
        city("alexandria-a", coins=coins_first), city("olympia-a"), city("babylon-a"), hands=((now, then),) * 3
    )
    assert not can(state, f"build {then}")
    play(state, f"build {now}")
    assert can(state, f"build {then}")


def test_a_chain_counts_from_the_next_turn() -> None:
    """C3.6: the predecessor must stand there when the turn begins."""
    state = table(
        city("rhodos-a", "timber-yard", coins=0), age=2, hands=(("baths", "aqueduct"), ("aqueduct",), ("aqueduct",))
    )
    assert not can(state, "build aqueduct")
    play(state, "build baths")
    assert can(state, "build aqueduct")


def test_stages_are_built_from_left_to_right() -> None:
    """C3.7: the next one only, each once, and then no more."""
    state = table(
        city("gizah-b", "sawmill", "quarry", "brickyard", "stone-pit", "clay-pool", "press-i"), hands=(("altar",),)
    )
    paid = []
    for turn in range(4):
        assert stages(state) == turn
        paid.append(sum(state.score_sheet(ME)[2:3]))
        play(state, "stage altar")
    assert [*paid, state.score_sheet(ME)[2]] == [0, 3, 8, 13, 20]
    assert not can(state, "stage altar")
    reason = state.why_not(action(state, "stage altar"), ME)
    assert reason is not None
    assert (reason.code, reason.rule) == ("all-stages-built", "C3.7")


def test_the_card_under_a_stage() -> None:
    """C3.7: no effect, no building, not in the pile; its owner alone knows it."""
    state = begin("gizah-a", "rhodos-a", "olympia-a", hands=(("stone-pit",),))
    play(state, "build stone-pit")
    before = state.pile_size()
    card = offered(state, "stage").pop()
    play(state, f"stage {card}")
    assert (stages(state), standing(state)) == (1, {"stone-pit"})
    assert state.pile_size() == before + 2
    place = ME * actions.PLAYS + 1
    known = [state.observe(seat).cards[place] for seat in (0, 1, 2, SPECTATOR)]
    assert known == [state.cards[place], -1, -1, -1]


@pytest.mark.parametrize(
    ("mine", "expected"),
    [
        pytest.param(city("gizah-a", "quarry", coins=0), True, id="own stone"),
        pytest.param(city("gizah-a", coins=0), False, id="no stone, no coins"),
        pytest.param(city("gizah-a", coins=2), True, id="a stone bought"),
        pytest.param(city("gizah-a", "baths", coins=0), False, id="a chain of the card does not help"),
    ],
)
def test_a_stage_pays_its_own_cost(mine: City, expected: bool) -> None:
    """C3.10: two stones for Gizah's first stage, whatever the card costs; chains do not help."""
    state = table(mine, city("rhodos-a", "stone-pit"), age=2, hands=(("aqueduct",),))
    assert can(state, "stage aqueduct") == expected


def test_olympia_does_not_help_a_stage() -> None:
    """C3.10: the free building is for buildings alone."""
    state = table(city("olympia-a", stages=2, coins=0), age=3, hands=(("palace",),))
    assert can(state, "free palace")
    assert not can(state, "stage palace")


@pytest.mark.parametrize("card", ["lumber-yard", "altar", "palace"])
@pytest.mark.parametrize(("left", "right"), [(0, 2), (2, 0)])
def test_a_stage_is_paid_to_the_neighbours(card: str, left: int, right: int) -> None:
    """C3.10: what it lacks is bought as for a building, and is offered the same with every card."""
    neighbours = city("rhodos-a", "stone-pit"), city("olympia-a", "stone-pit")
    state = table(city("gizah-a", coins=5), *neighbours, hands=((card, "altar"),))
    assert offers(state, "stage") == [(0, 2), (2, 0)]
    assert offered(state, "stage") == {card, "altar"}
    play(state, f"stage {card} {left}+{right}")
    assert (stages(state), coins(state)) == (1, [3, 3 + 3 + left, 3 + 3 + right])
