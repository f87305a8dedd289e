"""P4: the Gate, the Sanctuary, the Divine Theater."""

from typing import Any

import pytest

from antipater.game.seats import CHANCE, UNKNOWN
from antipater.rules.duel.state import DuelState

from ..table import ME, RIVAL, city, coins, pile, price, settle, standing, tokens_of, unbuilt
from .table import (
    BOTH,
    action,
    activated,
    can,
    deck,
    divinity,
    happen,
    mythology_tokens,
    offered,
    play,
    possible,
    sheet,
    table,
)

EGYPT, GREECE, ROME = ("anubis", "isis", "ra"), ("aphrodite", "hades", "zeus"), ("mars", "minerva", "neptune")
MESOPOTAMIA = ("enki", "ishtar", "nisaba")


def gate(**more: Any) -> DuelState:
    """Open the Gate, which costs 6, with three decks left."""
    state = table(
        city(coins=6),
        cards=("walls", "forum"),
        spaces={0: "gate"},
        decks={"mesopotamian": (), "phoenician": ()},
        divinities=((), (*MESOPOTAMIA, "astarte", "baal", "tanit")),
        **more,
    )
    return play(state, "activate", "gate")


def theater(name: str, order: tuple[str, ...], shown: bool = True, **more: Any) -> DuelState:
    """Build the Divine Theater with the Walls and name a mythology; show its deck, top first."""
    state = table(city(coins=20, wonders=("divine-theater",)), cards=("walls", "forum"), **more)
    play(play(state, "wonder", "divine-theater", "walls"), "name", name)
    for key in order if shown else ():
        happen(state, "show", key)
    return state


def test_the_gate_shows_the_top_of_every_deck() -> None:
    """P4.1: of each deck that has one; any of its divinities may be there; one of those shown must be chosen."""
    state = gate()
    assert coins(state)[ME] == 0
    for key, three in (("zeus", GREECE), ("isis", EGYPT), ("mars", ROME)):
        assert possible(state, "show") == set(three)
        happen(state, "show", key)
    assert (state.to_act(), offered(state, "choose")) == ((ME,), {"zeus", "isis", "mars"})


def test_the_gate_activates_one_for_free() -> None:
    """P4.1, P4.6: nothing is paid; the others are back on their decks, and both know them."""
    state = gate()
    for key in ("zeus", "isis", "mars"):
        happen(state, "show", key)
    play(state, "choose", "mars")
    assert (activated(state), state.pawn, coins(state)[ME]) == ({"gate", "mars"}, 2, 0)
    assert (deck(state, "greek"), deck(state, "egyptian")) == (["zeus", None, None], ["isis", None, None])
    assert deck(state, "roman") == [None, None]
    for seat in (ME, RIVAL):
        view = state.observe(seat)
        assert isinstance(view, DuelState)
        assert (deck(view, "greek")[0], deck(view, "egyptian")[0]) == ("zeus", "isis")


def test_what_the_gate_shows_goes_back_before_the_effect() -> None:
    """P4.1: Zeus, from the Gate, gains a Roman token; Mars, shown and not chosen, is on top of the Roman deck again."""
    state = table(
        city(coins=6),
        slots={18: "walls", 19: "forum"},
        hidden=(16,),
        tokens={16: "roman"},
        spaces={0: "gate"},
        decks=dict.fromkeys(("mesopotamian", "phoenician", "egyptian"), ()),
        divinities=((), (*MESOPOTAMIA, *EGYPT, "astarte", "baal", "tanit")),
    )
    play(state, "activate", "gate")
    happen(happen(state, "show", "zeus"), "show", "mars")
    play(state, "choose", "zeus")
    play(state, "strike", 16)
    happen(state, "turn up", "temple")
    assert possible(state, "look") == {"minerva", "neptune"}, "Mars lies on top again, and is known"
    happen(state, "look", "neptune")
    assert can(state, "place", "mars", using=1)


def test_the_gate_with_empty_decks() -> None:
    """P3.4, P4.1: with no deck left nothing is shown, and nothing happens."""
    everybody = (*MESOPOTAMIA, "astarte", "baal", "tanit", *GREECE, *EGYPT, *ROME)
    keys = ("mesopotamian", "phoenician", "greek", "egyptian", "roman")
    state = table(
        city(coins=6), cards=("walls",), spaces={0: "gate"}, decks=dict.fromkeys(keys, ()), divinities=((), everybody)
    )
    assert play(state, "activate", "gate").to_act() == (RIVAL,)


def test_the_sanctuary() -> None:
    """P4.2: play again, and the next activation costs 2 coins less."""
    state = table(city(coins=8 + 1, wonders=("sanctuary",)), cards=("walls", "forum"), spaces={0: "tanit"})
    assert price(state, "sanctuary") == 8
    play(state, "wonder", "sanctuary", "walls")
    assert state.to_act() == (ME,)
    play(state, "activate", "tanit")
    assert (coins(state)[ME], state.to_act()) == (12, (RIVAL,))


def test_the_theater_shows_a_whole_deck_to_both() -> None:
    """P4.3: from the top down; any order is equally likely, and one of the three must be activated."""
    state = theater("roman", ROME, shown=False)
    for place, key in enumerate(ROME):
        assert possible(state, "show") == set(ROME[place:])
        happen(state, "show", key)
    assert offered(state, "choose") == set(ROME)
    assert state.observe(RIVAL) == state.observe(ME)


@pytest.mark.parametrize("top", ["minerva", "neptune"])
def test_the_order_of_the_rest_is_known_to_the_builder_alone(top: str) -> None:
    """P4.3, P2.4: the two that are left go back as the player likes; the opponent knows which, not in what order."""
    state = theater("roman", ROME)
    play(state, "choose", "mars")
    assert (state.pawn, state.to_act(), offered(state, "put on top")) == (2, (ME,), {"minerva", "neptune"})
    play(state, "put on top", top)
    order = [top, ({"minerva", "neptune"} - {top}).pop()]
    assert deck(state, "roman") == order
    views = [state.observe(seat) for seat in (ME, RIVAL)]
    assert all(isinstance(view, DuelState) for view in views)
    assert [list(view.part("pantheon").deck)[12:14] for view in views if isinstance(view, DuelState)] == [
        [divinity(key) for key in order],
        [UNKNOWN, UNKNOWN],
    ]
    assert (state.to_act(), sheet(state)["wonders"]) == ((RIVAL,), 2)


def test_a_deck_of_two_leaves_nothing_to_order() -> None:
    """P4.3: a single card has no order."""
    state = theater("roman", (), decks={"roman": ("minerva", "mars")}, divinities=((), ("neptune",)))
    happen(happen(state, "show", "minerva"), "show", "mars")
    assert play(state, "choose", "mars").to_act() == (RIVAL,)
    assert deck(state, "roman") == ["minerva"]


def test_the_theater_in_age_one() -> None:
    """P4.3, P4.6: a divinity is activated for free even before the Pantheon opens."""
    state = table(city(coins=10, wonders=("divine-theater",)), cards=("baths", "altar"))
    play(play(state, "wonder", "divine-theater", "baths"), "name", "phoenician")
    for key in ("tanit", "baal", "astarte"):
        happen(state, "show", key)
    play(state, "choose", "tanit")
    assert (state.age, coins(state)[ME], activated(state)) == (1, 12, {"tanit"})


def test_the_theater_names_a_deck_that_has_cards() -> None:
    """P4.5: an empty deck cannot be named; with none left there is nothing to name."""
    everybody = (*MESOPOTAMIA, "astarte", "baal", "tanit", *GREECE, *EGYPT)
    keys = ("mesopotamian", "phoenician", "greek", "egyptian", "roman")
    for left in (("neptune",), ()):
        gone = (*everybody, *(key for key in ROME if key not in left))
        state = table(
            city(coins=20, wonders=("divine-theater",)),
            cards=("walls", "forum"),
            decks={key: left if key == "roman" else () for key in keys},
            divinities=((), gone),
        )
        play(state, "wonder", "divine-theater", "walls")
        if left:
            assert state.legal(ME) == [action(state, "name", "roman")]
        else:
            assert (state.to_act(), standing(state)) == ((RIVAL,), {"divine-theater"})


def test_the_effect_comes_before_the_order() -> None:
    """P4.5: Zeus gains a Greek token: it looks at the two that are left, in their old order, and places one."""
    state = table(
        city(coins=20, wonders=("divine-theater",)),
        slots={17: "walls", 18: "forum", 19: "temple"},
        hidden=(16,),
        tokens={16: "greek"},
    )
    play(play(state, "wonder", "divine-theater", "forum"), "name", "greek")
    for key in ("zeus", "hades", "aphrodite"):
        happen(state, "show", key)
    play(state, "choose", "zeus")
    assert deck(state, "greek") == ["hades", "aphrodite"]
    play(state, "strike", 16)
    happen(state, "turn up", "statue")
    assert mythology_tokens(state) == ["greek"]
    assert (state.to_act(), can(state, "place", "hades", using=0)) == ((ME,), True), (
        "both are known, nothing to look at"
    )
    play(state, "place", "hades", using=0)
    assert (deck(state, "greek"), state.to_act()) == (["aphrodite"], (RIVAL,)), "one card wants no order"


def test_one_must_be_activated_even_if_its_effect_is_impossible() -> None:
    """P4.6, P3.4: Hades without a pile is taken, and that is all."""
    state = theater("greek", ("hades", "aphrodite", "zeus"))
    assert state.legal(ME) == [action(state, "choose", key) for key in ("aphrodite", "hades", "zeus")]
    play(state, "choose", "hades")
    assert (activated(state), pile(state)) == ({"hades"}, set())


@pytest.mark.parametrize(
    ("chosen", "on_card", "gone"),
    [
        pytest.param("ishtar", set(), set(), id="not chosen: both go back at once"),
        pytest.param("enki", {"economy", "strategy"}, {"economy", "strategy"}, id="chosen: they lie on the card"),
    ],
)
def test_enki_in_the_theater(chosen: str, on_card: set[str], gone: set[str]) -> None:
    """P4.4, P5.18: shown, Enki draws two tokens; not chosen, they are in the box before anything else."""
    state = theater("mesopotamian", ("nisaba", "enki"), board=("law",))
    box = tokens_of(state, "box") | {"economy", "strategy"}
    assert len(possible(state, "draw token")) == 12
    happen(happen(state, "draw token", "economy"), "draw token", "strategy")
    happen(state, "show", "ishtar")
    assert tokens_of(state, "box") == box - {"economy", "strategy"}
    play(state, "choose", chosen)
    assert (tokens_of(state.part("pantheon"), "on_card"), tokens_of(state, "box")) == (on_card, box - gone)


def test_enki_at_the_gate() -> None:
    """P4.4, P5.18: shown by the Gate, Enki draws; not chosen, the tokens go back, and shown again it draws again."""
    everybody = ("ishtar", "nisaba", "astarte", "baal", "tanit", *GREECE, *EGYPT, "minerva", "neptune")
    keys = ("phoenician", "greek", "egyptian")
    state = table(
        city(coins=20, wonders=("divine-theater",)),
        city(coins=20),
        cards=("walls", "forum"),
        spaces={0: "gate"},
        decks={"mesopotamian": ("enki",), "roman": ("mars",), **dict.fromkeys(keys, ())},
        divinities=((), everybody),
    )
    play(state, "activate", "gate")
    happen(state, "show", "enki")
    happen(happen(state, "draw token", "economy"), "draw token", "strategy")
    happen(state, "show", "mars")
    play(state, "choose", "mars")
    assert (tokens_of(state.part("pantheon"), "on_card"), len(tokens_of(state, "box"))) == (set(), 13)
    play(state, "discard", "forum")
    play(play(state, "wonder", "divine-theater", "walls"), "name", "mesopotamian")
    happen(state, "show", "enki")
    assert (state.to_act(), len(possible(state, "draw token"))) == ((CHANCE,), 13)


def test_theater_isis_mausoleum_and_a_card_that_ends_the_game() -> None:
    """P7.3, D6.10, D7.2: effects within effects, down to the red card that reaches the capital; nothing follows."""
    state = table(
        city(coins=20, wonders=("divine-theater", "mausoleum")),
        cards=("walls", "forum"),
        discard=("pretorium", "baths"),
        pawn=6,
    )
    play(play(state, "wonder", "divine-theater", "walls"), "name", "egyptian")
    for key in ("isis", "ra", "anubis"):
        happen(state, "show", key)
    play(play(play(state, "choose", "isis"), "raise", "mausoleum"), "bury", "baths")
    assert offered(state, "revive") == {"pretorium"}
    play(state, "revive", "pretorium")
    assert (state.winner, state.pawn, state.to_act(), state.depth) == (ME, 9, (), 0)


def test_isis_builds_the_theater() -> None:
    """P5.13, P7.3: the Theater's own choice comes inside the activation of Isis; then the turn ends once."""
    state = table(
        city(coins=3, wonders=("divine-theater",)), cards=("walls", "forum"), spaces={0: "isis"}, discard=("baths",)
    )
    play(play(play(state, "activate", "isis"), "raise", "divine-theater"), "bury", "baths")
    play(state, "name", "phoenician")
    for key in ("tanit", "baal", "astarte"):
        happen(state, "show", key)
    play(state, "choose", "tanit")
    play(state, "put on top", "baal")
    assert (activated(state), coins(state)[ME], state.to_act()) == ({"isis", "tanit"}, 12, (RIVAL,))
    assert (standing(state), pile(state)) == ({"divine-theater"}, set())


def test_anubis_unbuilds_the_theater_during_its_own_effect() -> None:
    """P5.21: the rest is still ordered, Theology's replay still given; the Theater may be built again."""
    state = table(city("theology", coins=30, wonders=("divine-theater",)), cards=("walls", "forum", "temple"))
    play(play(state, "wonder", "divine-theater", "walls"), "name", "egyptian")
    for key in EGYPT:
        happen(state, "show", key)
    play(play(state, "choose", "anubis"), "unbuild", "divine-theater")
    assert (unbuilt(state), pile(state)) == ({"divine-theater"}, {"walls"})
    play(state, "put on top", "ra")
    assert (state.to_act(), deck(state, "egyptian")) == ((ME,), ["ra", "isis"])
    play(play(state, "wonder", "divine-theater", "forum"), "name", "egyptian")
    settle(state)
    assert offered(state, "choose") == {"ra", "isis"}
    assert list(state.part("pantheon").deck_known)[9:11] == [BOTH, BOTH]
