"""P2: tokens on the structure, looking at divinities, and who knows what."""

from typing import Any

import pytest

from antipater.catalog import ruleset
from antipater.game.contract import State
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE, UNKNOWN
from antipater.rules.duel.state import DuelState
from antipater.rules.pantheon import decisions as actions

from ..table import ME, RIVAL, city, price
from .table import (
    action,
    activated,
    can,
    deck,
    divinity,
    happen,
    mythology_tokens,
    offerings_of,
    places,
    play,
    possible,
    table,
)


def seen(state: State, seat: int) -> DuelState:
    view = state.observe(seat)
    assert isinstance(view, DuelState)
    return view


def one_token(what: str | int = "greek", **more: Any) -> DuelState:
    """Lay out two cards over one face-down card with a token; player 0 takes the first."""
    state = table(slots={18: "walls", 19: "forum"}, hidden=(16,), tokens={16: what}, **more)
    return play(state, "discard", "walls")


def test_the_token_comes_before_the_card_is_turned() -> None:
    """P2.1, P7.1: whoever uncovers it takes the token, and resolves it; then the card is turned up."""
    state = one_token()
    assert mythology_tokens(state, RIVAL) == []
    play(state, "discard", "forum")
    assert (mythology_tokens(state, RIVAL), mythology_tokens(state, ME)) == (["greek"], [])
    happen(happen(state, "rival looks", "zeus"), "rival looks", "hades")
    assert (state.to_act(), state.hidden) == ((RIVAL,), 1 << 16)
    play(state, "place", "zeus", using=2)
    assert state.to_act() == (CHANCE,)
    happen(state, "turn up", "temple")
    assert (state.to_act(), state.hidden) == ((ME,), 0)


def two_tokens() -> DuelState:
    """Return a table after one card has uncovered a Greek token on slot 9 and a Roman one on slot 10."""
    slots, hidden = {15: "altar"}, (9, 10)
    return play(table(slots=slots, hidden=hidden, tokens={9: "greek", 10: "roman"}), "discard", "altar")


@pytest.mark.parametrize(
    ("first", "second"),
    [pytest.param((9, "greek"), (10, "roman"), id="9"), pytest.param((10, "roman"), (9, "greek"), id="10")],
)
def test_several_tokens_in_the_order_of_choice(first: tuple[int, str], second: tuple[int, str]) -> None:
    """P2.1: the active player chooses which comes first; it is resolved before the next, and cards are turned last."""
    state = two_tokens()
    assert (state.to_act(), places(state, "claim")) == ((ME,), {9, 10})
    play(state, "claim", first[0])
    assert mythology_tokens(state) == [first[1]]
    for mine in (first, second):
        assert mine[1] in mythology_tokens(state)
        for name in {"greek": ("zeus", "hades"), "roman": ("mars", "minerva")}[mine[1]]:
            happen(state, "look", name)
        play(state, "place", {"greek": "zeus", "roman": "mars"}[mine[1]], using=mine[0] - 8)
    assert sorted(mythology_tokens(state)) == sorted([first[1], second[1]])
    assert (state.to_act(), state.hidden) == ((CHANCE,), 0b11 << 9)


def test_placing_a_divinity() -> None:
    """P2.2: one of the top two, on any empty space; the other goes back on top of the deck."""
    state = play(one_token(spaces={0: "mars", 5: "isis"}), "discard", "forum")
    assert possible(state, "rival looks") == {"aphrodite", "hades", "zeus"}
    happen(state, "rival looks", "zeus")
    assert possible(state, "rival looks") == {"aphrodite", "hades"}
    happen(state, "rival looks", "hades")
    expected = {action(state, "place", name, using=space) for name in ("zeus", "hades") for space in (1, 2, 3, 4)}
    assert set(state.legal(RIVAL)) == expected
    play(state, "place", "zeus", using=4)
    assert (state.part("pantheon").spaces[4], state.part("pantheon").deck_size[2]) == (divinity("zeus"), 2)
    assert deck(state, "greek") == ["hades", None]
    assert mythology_tokens(state, RIVAL) == ["greek"]


@pytest.mark.parametrize(
    ("left", "looked_at"),
    [
        pytest.param(("zeus",), {"zeus"}, id="the last one is placed"),
        pytest.param((), set(), id="none: nothing is placed"),
    ],
)
def test_a_small_deck(left: tuple[str, ...], looked_at: set[str]) -> None:
    """P2.2: with one card that card is placed; with none only the token is gained."""
    gone = tuple({"aphrodite", "hades", "zeus"} - set(left))
    state = one_token(decks={"greek": left}, divinities=(gone, ()))
    play(state, "discard", "forum")
    assert mythology_tokens(state, RIVAL) == ["greek"]
    if looked_at:
        assert set(state.legal(RIVAL)) == {action(state, "place", "zeus", using=n) for n in range(6)}
        play(state, "place", "zeus", using=0)
        assert deck(state, "greek") == []
    assert state.to_act() == (CHANCE,)


def test_what_was_put_back_is_looked_at_again() -> None:
    """P2.2: the second token of a mythology shows the card that was put back, and the one under it."""
    state = one_token(decks={"greek": ("hades", "aphrodite")}, spaces={0: "zeus"}, known=1 << RIVAL)
    play(state, "discard", "forum")
    assert (state.to_act(), can(state, "place", "hades", using=1)) == ((RIVAL,), True)


@pytest.mark.parametrize("value", [2, 3, 4])
def test_offering_tokens(value: int) -> None:
    """P2.1, P2.3: taken by whoever uncovers the card; it lies in front of its owner, and nothing is to choose."""
    state = play(one_token(value), "discard", "forum")
    assert (offerings_of(state, RIVAL), offerings_of(state, ME)) == ([value], [])
    assert state.to_act() == (CHANCE,)


def test_a_gained_mythology_token_makes_its_temple_free() -> None:
    """P2.2, P3.5: for its owner, from the moment it is gained."""
    state = play(one_token(), "discard", "forum")
    assert (price(state, "greek-grand-temple", RIVAL), price(state, "roman-grand-temple", RIVAL)) == (0, 10)
    assert price(state, "greek-grand-temple", ME) == 10


def test_a_spent_offering_leaves_the_game() -> None:
    """P2.3: it works once."""
    state = table(city(coins=0), city(), cards=("walls",), spaces={0: "mars", 1: "tanit"}, offerings=((3,), ()))
    play(state, "activate", "mars", (3,))
    assert (activated(state), offerings_of(state, ME), offerings_of(state, RIVAL)) == ({"mars"}, [], [])


def test_who_knows_a_placed_divinity() -> None:
    """P2.4: only the player who placed it knows it and what was put back; both know its mythology and its space."""
    state = play(one_token(), "discard", "forum")
    happen(happen(state, "rival looks", "zeus"), "rival looks", "hades")
    play(state, "place", "zeus", using=3)
    assert (seen(state, RIVAL).part("pantheon").spaces[3], deck(seen(state, RIVAL), "greek")) == (
        divinity("zeus"),
        ["hades", None],
    )
    view = seen(state, ME)
    assert (view.part("pantheon").spaces[3], deck(view, "greek")) == (UNKNOWN, [None, None])
    assert (view.part("pantheon").mythology_of[3], list(view.part("pantheon").deck_size)) == (2, [3, 3, 2, 3, 3])


def test_how_the_opponent_sees_it() -> None:
    """P2.4: that two cards are looked at and where one is placed, not which."""
    game, state = ruleset("duel+pantheon"), play(one_token(), "discard", "forum")
    for name in ("zeus", "hades"):
        outcome = actions.CHANCE_LOOK + 16 * RIVAL + divinity(name)
        assert (game.seen(outcome, CHANCE, ME), game.seen(outcome, CHANCE, RIVAL)) == (UNKNOWN, outcome)
        happen(state, "rival looks", name)
    move = action(state, "place", "zeus", using=3)
    assert game.seen(move, RIVAL, ME) == actions.DO_PLACE_UNSEEN + 3
    assert game.seen(move, RIVAL, RIVAL) == move
    top = actions.DO_TOP + divinity("hades")
    assert (game.seen(top, RIVAL, ME), game.seen(top, RIVAL, RIVAL)) == (UNKNOWN, top)


def test_the_rest_follows_from_what_was_shown() -> None:
    """P2.4: when two of three are known to both, so is the third, wherever it lies."""
    state = table(cards=("walls",), decks={"greek": ("hades",)}, known=0b01, divinities=(("zeus",), ("aphrodite",)))
    world = ruleset("duel+pantheon").imagine(state.observe(RIVAL), Dice(1))
    assert isinstance(world, DuelState)
    assert deck(world, "greek") == ["hades"]
