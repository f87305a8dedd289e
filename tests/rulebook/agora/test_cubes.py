"""A2, A3, A5, A7: cubes, decrees, prices and military tokens to the last figure, for either player."""

import pytest

from antipater import Dice
from antipater.game.seats import CHANCE
from antipater.rules.agora.arrange import AgoraArrangement
from antipater.rules.agora.decisions import FACE_DOWN, NO_DECREE, OWE_DECREE_COINS, OWE_DECREES, OWE_SENATORS
from antipater.rules.agora.part import Agora
from antipater.rules.duel.arrange import arranged, arrangement_of
from antipater.rules.duel.decisions import OWE_TURN
from antipater.rules.duel.ruleset import Duel

from ..soundness import ALL_ROWS
from .table import (
    ME,
    RIVAL,
    agora_of,
    city,
    happen,
    number,
    options,
    play,
    plot,
    plots,
    ready,
    table,
    trigger,
    turn_of,
    verbs,
)

SEEN = {1: "coins-red", 2: "coins-blue", 3: "coins-green", 4: "coins-yellow", 5: "trade-raw", 6: "blue-bonus"}
SHIELD = 8
RICH = 40


# The Senate.


def test_the_slots_of_senators() -> None:
    """A1.2, A1.8: any slot of the structure that has none yet, each as likely."""
    state = Duel((Agora,)).start()
    while state.kinds[state.depth - 1] != OWE_SENATORS:
        state.apply(state.legal(CHANCE)[0], CHANCE)
    assert agora_of(state).removed_known == -1
    assert options(state, "senator") == [(slot,) for slot in range(25)]
    happen(state, "senator", 24)
    assert options(state, "senator") == [(slot,) for slot in range(24)]


def test_which_decrees_can_be_turned_up() -> None:
    """A1.4, A2.6: none that lies face up, as the first or the second of a chamber, nor one turned up before."""
    state = table(
        cards=("conspirator-a", "conspirator-b", "walls"),
        decrees={1: "coins-blue", 2: "shield"},
        second=[15, *[NO_DECREE] * 5],
    )
    play(state, "recruit", 0)
    play(state, "influence", 5)
    assert options(state, "decree") == [(5, one) for one in range(16) if one not in (0, 8, 15)]
    happen(state, "decree", 5, 3)
    play(state, "recruit", 1)
    play(state, "influence", 4)
    assert options(state, "decree") == [(4, one) for one in range(16) if one not in (0, 3, 8, 15)]


def test_a_cube_under_which_a_second_decree_lies() -> None:
    """A2.6, A2.8, A6.15: control is looked at when the second decree has been turned up too."""
    state = table(cards=("conspirator-a", "walls"), decrees={1: "coins-red"}, second=[FACE_DOWN, *[NO_DECREE] * 5])
    play(state, "recruit", 0)
    play(state, "influence", 0)
    assert (agora_of(state).control[0], agora_of(state).decrees[ME]) == (-1, 0)
    happen(state, "decree", 0, 0)
    assert (agora_of(state).control[0], agora_of(state).decrees[ME]) == (ME, 0b1001)
    assert (agora_of(state).second[0], agora_of(state).decree[0]) == (0, 3)


def test_a_move_turns_a_decree_up() -> None:
    """A2.3, A2.6: that of the chamber which the cube enters; one cube leaves, one arrives."""
    decrees = {chamber: key for chamber, key in SEEN.items() if chamber not in (3, 4, 2)}
    for start, end in ((3, 2), (3, 4)):
        state = table(
            agenda=turn_of(RIVAL),
            cubes=({}, {start: 2}),
            decrees=decrees | {start: "shield"},
            pawn=-1,
            **ready(rival=("blackmail",)),
        )
        trigger(state, "blackmail")
        assert options(state, "shift") == [(start - 1, start - 2), (start - 1, start)]
        play(state, "shift", start - 1, end - 1)
        assert {way[0] for way in options(state, "decree")} == {end - 1}
        happen(state, "decree", end - 1, 12)
        expected = [0] * 12
        expected[6 + start - 1] = expected[6 + end - 1] = 1
        assert list(agora_of(state).cubes) == expected


def test_a_removed_cube() -> None:
    """A2.4, A2.5, A2.6: control changes at once; nothing is turned up by it."""
    state = table(cubes=({}, {5: 1, 6: 1}), decrees={5: "coins-blue", 6: "coins-green"}, pawn=5, **ready("coup"))
    trigger(state, "coup")
    assert (options(state, "oust"), verbs(state)) == ([(4,), (5,)], {"oust"})
    play(state, "oust", 4)
    assert list(agora_of(state).control) == [-1] * 5 + [RIVAL]
    assert agora_of(state).decrees[RIVAL] == 0b10
    assert state.kinds[state.depth - 1] == OWE_TURN


def test_the_last_chamber_has_one_neighbour() -> None:
    """A2.1, A2.3: nothing else is offered than its move, and to stop."""
    state = table(city(coins=0), cubes=({6: 1}, {}), decrees=SEEN, **ready("blackmail"))
    trigger(state, "blackmail")
    assert [ALL_ROWS.verb(action, chance=False).key for action in state.legal(ME)] == ["shift", "stop"]


def test_a_politician_moves() -> None:
    """A3.5: a cube goes from one chamber to the next, and the actions go down by one."""
    state = table(city("theater", "altar"), cards=("right-politician-a", "walls"), cubes=({1: 1}, {}), decrees=SEEN)
    play(state, "recruit", 0)
    assert (options(state, "influence"), options(state, "shift")) == ([(4,), (5,)], [(0, 1)])
    play(state, "shift", 0, 1)
    assert list(agora_of(state).cubes)[:2] == [0, 1]
    play(state, "shift", 1, 0)
    assert (list(agora_of(state).cubes)[:2], state.to_act()) == ([1, 0], (RIVAL,))


def test_exactly_enough_coins() -> None:
    """A3.2: a senator may take the last coin."""
    state = table(city(coins=1), cards=("conspirator-c", "walls"), senators=[1 << 12, 0])
    play(state, "recruit", 0)
    assert state.city(ME).coins == 0


def test_preparing_the_first_with_the_first() -> None:
    """A4.3: the conspiracy with the number 0 takes the card of slot 0; it is not recruited."""
    state = table(cards=("conspirator-a", "walls"), kept=[plots("extortion"), 0])
    assert options(state, "prepare") == [(0, 0), (0, 1)]
    play(state, "prepare", plot("extortion"), 0)
    board = agora_of(state)
    assert (board.ready_cards[0], board.senators[ME], board.ready_count[ME]) == (number("conspirator-a"), 0, 1)


# Decrees.


@pytest.mark.parametrize("seat", [ME, RIVAL])
def test_coins_once_for_each(seat: int) -> None:
    """A5.1, A5.17: the coins of one building are not paid again for the next."""
    cubes: tuple[dict[int, int], dict[int, int]] = (({3: 1}, {}), ({}, {3: 1}))[seat]
    state = table(
        city(coins=RICH),
        city(coins=RICH),
        age=1,
        cards=("theater", "altar", "baths"),
        cubes=cubes,
        decrees={3: "coins-blue"},
    )
    paid = [0, 0]
    for place, key in enumerate(("theater", "altar", "baths")):
        builder = place % 2
        paid[builder] += state.price(builder, number(key))
        play(state, "build", 18 + place)
        coins = [state.city(one).coins for one in (ME, RIVAL)]
        expected = [RICH - paid[one] + (place + 1 if one == seat else 0) for one in (ME, RIVAL)]
        assert coins == expected


def test_coins_wait_for_a_military_token() -> None:
    """A10.1, A5.4: coins of a decree are owed while the cube of the token is placed."""
    state = table(
        rival=city(coins=RICH),
        agenda=turn_of(RIVAL),
        cards=("walls", "forum"),
        cubes=({1: 1}, {}),
        decrees=SEEN,
        pawn=-2,
    )
    play(state, "build", 0)
    owed = [(state.kinds[place], state.seats[place], state.subjects[place]) for place in range(state.depth)]
    assert (OWE_DECREE_COINS, ME, 2) in owed
    play(state, "influence", 1)
    assert state.city(ME).coins == 7 + 2


@pytest.mark.parametrize("decree", ["coins-red", "coins-blue", "discard-bonus"])
def test_prices_that_no_decree_changes(decree: str) -> None:
    """A5.5 to A5.8, A5.10, A5.11: another decree changes no price."""
    without = table(city(wonders=("pyramids",), coins=RICH))
    state = table(city(wonders=("pyramids",), coins=RICH), cubes=({3: 1}, {}), decrees={3: decree})
    for key in ("tavern", "caravansery", "walls", "library", "apothecary", "baths", "pyramids"):
        assert state.price(ME, number(key)) == without.price(ME, number(key)), key


def test_manufactured_goods() -> None:
    """A5.11: each unit of glass or papyrus costs one coin less, never below one; raw materials do not."""
    for mine, theirs, prices in (((), (), (2, 1)), ((), ("glassworks",), (3, 2)), (("customs-house",), (), (1, 1))):
        plain = table(city(*mine), city(*theirs))
        cheap = table(city(*mine), city(*theirs), cubes=({3: 1}, {}), decrees={3: "trade-manufactured"})
        assert (plain.price(ME, number("apothecary")), cheap.price(ME, number("apothecary"))) == prices
        assert plain.price(ME, number("baths")) == cheap.price(ME, number("baths"))


def test_a_fixed_price_that_is_too_new() -> None:
    """A6.19: this turn the units cost as before, with what the opponent produces; others keep their prices."""
    slots = {0: "customs-house", 1: "brewery", 2: "forum"}
    state = table(
        city("stone-reserve", coins=RICH), city("glassworks", "quarry"), slots=slots, **ready("property-fraud")
    )
    trigger(state, "property-fraud")
    play(state, "row", 0)
    assert agora_of(state).fresh == 0b11000
    assert [state.price(ME, number(key)) for key in ("apothecary", "baths")] == [3, 1]
    play(state, "discard", 1)
    assert agora_of(state).fresh == 0
    assert [state.price(ME, number(key)) for key in ("apothecary", "baths")] == [1, 1]


# The pawn.


def test_both_military_tokens_of_one_movement() -> None:
    """A7.5, A7.4: the near one first, then the far one: a remove, then a move."""
    state = table(
        city("strategy", coins=RICH), age=3, cards=("arsenal", "arena"), cubes=({1: 1}, {5: 1}), decrees=SEEN, pawn=2
    )
    slot = next(slot for slot in range(25) if state.slots[slot] == number("arsenal"))
    play(state, "build", slot)
    assert (state.pawn, verbs(state)) == (6, {"influence"})
    play(state, "influence", 1)
    assert verbs(state) == {"oust"}
    play(state, "oust", 4)
    assert verbs(state) == {"shift", "stop"}
    play(state, "stop")
    assert (state.to_act(), state.depth) == ((RIVAL,), 1)


def test_a_far_token_alone() -> None:
    """A7.4: a far token that is reached while a cube is being placed comes before what waits."""
    state = table(
        city("strategy", coins=RICH),
        age=3,
        cards=("arsenal", "arena"),
        loot=0b1010,
        cubes=({1: 1}, {5: 1}),
        decrees=SEEN,
        pawn=3,
    )
    slot = next(slot for slot in range(25) if state.slots[slot] == number("arsenal"))
    play(state, "build", slot)
    assert (state.pawn, verbs(state)) == (7, {"oust"})


def test_a_loss_takes_no_coin() -> None:
    """A7.2: the pawn moves back in favour of a player with Poliorcetics, who takes nothing for it."""
    state = table(
        city("poliorcetics"),
        city(coins=5),
        cards=("conspirator-a", "walls"),
        cubes=({}, {3: 1}),
        decrees=SEEN | {3: "shield"},
        pantheon={},
    )
    play(state, "recruit", 0)
    play(state, "influence", 2)
    assert (state.pawn, state.city(RIVAL).coins) == (1, 5)


# What is put where.


@pytest.mark.parametrize(("theirs", "turned"), [({}, False), ({1: 1}, True), ({1: 2}, True), ({5: 1}, False)])
@pytest.mark.parametrize("mine", [0, 1])
def test_a_decree_under_another(theirs: dict[int, int], turned: bool, mine: int) -> None:
    """A6.15: a face-down decree is turned up where cubes lie, of whomever; elsewhere it stays face down."""
    decrees = {1: "coins-red", 5: "coins-blue"}
    cubes: tuple[dict[int, int], dict[int, int]] = ({1: mine} if mine else {}, theirs)
    state = table(cubes=cubes, decrees=decrees, **ready("insider-influence"))
    trigger(state, "insider-influence")
    assert len(options(state, "transfer")) == 30
    play(state, "transfer", 3, 0)
    assert (state.kinds[state.depth - 1] == OWE_DECREES) == (turned or bool(mine))
    assert (agora_of(state).second[0], agora_of(state).decree[3]) == (FACE_DOWN, NO_DECREE)


def test_a_decree_away_from_a_chamber_face_down() -> None:
    """A6.15: nothing else is turned up, the first chamber's decree neither."""
    state = table(cubes=({}, {3: 1}), decrees={3: "coins-red", 4: "shield"}, **ready("insider-influence"))
    trigger(state, "insider-influence")
    play(state, "transfer", 3, 2)
    assert state.pawn == -1, "the shield's new controller moves the pawn"
    assert agora_of(state).decree[0] == FACE_DOWN
    assert state.kinds[state.depth - 1] == OWE_TURN


def test_what_is_dealt_to_treason() -> None:
    """A6.8, A11.3: different removed cards, to the player who asked; the first card of the Age can be one of them."""
    game, met = Duel((Agora,)), set[int]()
    for seed in range(40):
        start, dealer = game.start(), game.deal(Dice(seed))
        while start.kinds[start.depth - 1] != OWE_TURN:
            (seat,) = start.to_act()
            start.apply(dealer.outcome(start) if seat == CHANCE else start.legal(seat)[0], seat)
        given, (seat,) = arrangement_of(start), start.to_act()
        given.parts["agora"] = AgoraArrangement(
            senator_slots=agora_of(start).senator_slots,
            ready=[[plot("treason")] if seat == one else [] for one in (ME, RIVAL)],
            ready_cards=[[-1] if seat == one else [] for one in (ME, RIVAL)],
        )
        state = trigger(arranged(given, (Agora,)), "treason")
        shown = []
        while state.to_act() == (CHANCE,):
            shown.append(ALL_ROWS.outcome("peek").about(dealer.outcome(state)))
            happen(state, "peek", *shown[-1])
        assert ({who for who, _ in shown}, len(set(shown))) == ({seat}, 3)
        met |= {card for _, card in shown}
        if 0 in met:
            break
    assert 0 in met
