"""D6: wonders, their effects, and playing again."""

import pytest

from antipater.data import columns
from antipater.data.words import GREY
from antipater.game.bits import members_of
from antipater.game.seats import CHANCE
from antipater.rules.duel import decisions as actions

from .table import (
    ME,
    RIVAL,
    action,
    can,
    city,
    coins,
    happen,
    number,
    offered,
    pile,
    play,
    possible,
    price,
    sheet,
    standing,
    table,
    tokens_of,
    unbuilt,
)

SIX_BUILT = (("pyramids", "sphinx", "piraeus"), ("mausoleum", "great-library", "appian-way"))


def test_the_cost_of_the_wonder_is_paid() -> None:
    """D6.1: the Pretorium's 8 coins do not matter to the Colossus, nor do chains."""
    state = table(me=city("clay-pool", "glassworks", coins=4, wonders=("colossus",)), cards=("pretorium",))
    play(state, "wonder", "colossus", using="pretorium")
    assert coins(state)[ME] == 0
    assert standing(state) == {"clay-pool", "glassworks", "colossus"}


def test_any_card_serves_any_wonder() -> None:
    """D6.1: from the first slot and the first wonder on, each pair is a construction of its own."""
    laid = {0: "walls", 1: "forum", 5: "statue"}
    for wonder in ("appian-way", "circus-maximus", "temple-of-artemis"):
        for slot, card in laid.items():
            state = table(me=city(coins=20, wonders=("appian-way", "circus-maximus", "temple-of-artemis")), slots=laid)
            play(state, "wonder", wonder, using=card)
            assert standing(state) == {wonder}
            assert set(members_of(state.present)) == set(laid) - {slot}


@pytest.mark.parametrize(
    ("wonder", "there"),
    [
        pytest.param("circus-maximus", "press", id="Circus Maximus"),
        pytest.param("statue-of-zeus", "quarry", id="Statue of Zeus"),
    ],
)
def test_the_pawn_moves_before_a_card_is_destroyed(wonder: str, there: str) -> None:
    """D6.2: with supremacy by its shield nothing is destroyed any more."""
    state = table(me=city(coins=20, wonders=(wonder,)), rival=city(there), cards=("altar",), pawn=8)
    play(state, "wonder", wonder)
    assert (state.winner, state.victory) == (ME, actions.MILITARY)
    assert there in standing(state, RIVAL)


def test_coins_and_losses_at_once_then_play_again() -> None:
    """D6.2, D6.7: the Appian Way gives 3, takes 3, and then its builder plays again."""
    state = table(me=city(coins=10, wonders=("appian-way",)), rival=city(coins=7), cards=("altar",))
    play(state, "wonder", "appian-way")
    assert (coins(state), state.to_act()) == ((3, 4), (ME,))


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        pytest.param(("colossus", "sphinx"), (), id="the builder's"),
        pytest.param(("colossus",), ("sphinx",), id="the rival's"),
    ],
)
def test_the_seventh_wonder(mine: tuple[str, ...], theirs: tuple[str, ...]) -> None:
    """D6.3: the one still unbuilt goes back to the box, whoever owns it, and cannot be built any more."""
    state = table(
        me=city("pyramids", "piraeus", "statue-of-zeus", coins=30, wonders=mine),
        rival=city("mausoleum", "great-library", "appian-way", coins=30, wonders=theirs),
        cards=("altar", "baths"),
    )
    play(state, "wonder", "colossus", using="altar")
    assert unbuilt(state, ME) == unbuilt(state, RIVAL) == set()
    assert "sphinx" not in standing(state, ME) | standing(state, RIVAL)
    assert state.why_not(action(state, "wonder", "sphinx", using="baths"), RIVAL) is not None


def test_six_wonders_leave_the_others() -> None:
    """D6.3: until the seventh stands nothing goes back."""
    state = table(
        me=city("pyramids", "piraeus", coins=30, wonders=("colossus", "sphinx")),
        rival=city("mausoleum", "great-library", "appian-way", wonders=("statue-of-zeus",)),
        cards=("altar",),
    )
    play(state, "wonder", "colossus")
    assert (unbuilt(state, ME), unbuilt(state, RIVAL)) == ({"sphinx"}, {"statue-of-zeus"})


def test_more_than_four_wonders() -> None:
    """D6.3: only the seven together are counted: five of mine may stand."""
    state = table(
        me=city("pyramids", "piraeus", "mausoleum", "great-library", coins=30, wonders=("sphinx",)),
        cards=("altar",),
    )
    assert can(state, "wonder", "sphinx")


def test_the_last_wonder_goes_back_before_the_effects_of_the_seventh() -> None:
    """D6.3: the Statue of Zeus is the seventh; when its choice is open, nothing is left to build."""
    state = table(
        me=city(*SIX_BUILT[0], coins=30, wonders=("statue-of-zeus",)),
        rival=city(*SIX_BUILT[1], "quarry", wonders=("colossus",)),
        cards=("altar",),
    )
    play(state, "wonder", "statue-of-zeus")
    assert offered(state, "destroy") == {"quarry"}
    assert unbuilt(state, RIVAL) == set()


@pytest.mark.parametrize(
    ("wonder", "targets", "others"),
    [
        pytest.param("circus-maximus", {"press", "glass-blower"}, ("quarry", "tavern", "forum"), id="grey"),
        pytest.param("statue-of-zeus", {"sawmill", "clay-pit"}, ("press", "altar", "caravansery"), id="brown"),
    ],
)
def test_destroying_a_card(wonder: str, targets: set[str], others: tuple[str, ...]) -> None:
    """D6.4: one card of that colour, of the opponent alone, at the builder's choice; it is discarded."""
    state = table(
        me=city("lumber-yard", "glassworks", coins=30, wonders=(wonder,)),
        rival=city(*sorted(targets), *others),
        cards=("walls",),
    )
    play(state, "wonder", wonder)
    assert offered(state, "destroy") == targets
    chosen = min(targets)
    play(state, "destroy", chosen)
    assert pile(state) == {chosen}
    assert standing(state, RIVAL) == (targets | set(others)) - {chosen}
    assert state.to_act() == (RIVAL,)


def test_prices_after_a_card_is_destroyed() -> None:
    """D6.4: its production and its part in prices end; what its owner needs is missing now."""
    state = table(
        me=city(coins=30, wonders=("statue-of-zeus",)), rival=city("shelf-quarry", "quarry"), cards=("walls",)
    )
    assert (price(state, "baths", ME), price(state, "walls", RIVAL)) == (5, 0)
    play(play(state, "wonder", "statue-of-zeus"), "destroy", "shelf-quarry")
    assert (price(state, "baths", ME), price(state, "walls", RIVAL)) == (3, 2)


def test_mausoleum() -> None:
    """D6.5: any card of the whole pile, of any Age and colour; it leaves the pile and joins the city."""
    there = {"tavern", "walls", "builders-guild", "quarry"}
    state = table(me=city(coins=10, wonders=("mausoleum",)), cards=("palace",), discard=sorted(there))
    play(state, "wonder", "mausoleum")
    assert offered(state, "revive") == there
    assert len(state.legal(ME)) == len(there)
    play(state, "revive", "walls")
    assert standing(state) == {"mausoleum", "walls"}
    assert pile(state) == there - {"walls"}
    assert (state.pawn, state.to_act()) == (2, (RIVAL,))


def test_mausoleum_without_a_pile() -> None:
    """D6.5: nothing happens; the card under the wonder is not in the pile."""
    state = table(me=city(coins=10, wonders=("mausoleum",)), cards=("palace",))
    play(state, "wonder", "mausoleum", using="palace")
    assert (standing(state), state.to_act()) == ({"mausoleum"}, (RIVAL,))


def test_great_library() -> None:
    """D6.6: three tokens of the box are drawn in sight of both, one is kept, two go back to the box."""
    state = table(me=city(coins=20, wonders=("great-library",)), cards=("palace",), board=("law", "masonry"))
    box = tokens_of(state, "box")
    play(state, "wonder", "great-library")
    for drawn in ("economy", "strategy", "agriculture"):
        assert possible(state, "draw token") == box - tokens_of(state, "drawn")
        happen(state, "draw token", drawn)
    assert offered(state, "keep") == {"economy", "strategy", "agriculture"}
    assert state.observe(RIVAL) == state
    play(state, "keep", "strategy")
    assert standing(state) == {"great-library", "strategy"}
    assert tokens_of(state, "box") == box - {"strategy"}
    assert tokens_of(state, "board") == {"law", "masonry"}
    assert state.to_act() == (RIVAL,)


@pytest.mark.parametrize("left", [0, 1, 2])
def test_great_library_with_a_small_box(left: int) -> None:
    """D6.6: with fewer than three all there are; with none nothing."""
    box = ("law", "masonry")[:left]
    others = ("agriculture", "architecture", "economy", "mathematics", "philosophy", "strategy", "theology", "urbanism")
    state = table(
        me=city(coins=20, wonders=("great-library",)),
        rival=city(*others),
        cards=("palace",),
        board=("law", "masonry")[left:],
    )
    play(state, "wonder", "great-library")
    for drawn in box:
        happen(state, "draw token", drawn)
    if box:
        assert offered(state, "keep") == set(box)
        play(state, "keep", box[0])
    assert state.to_act() == (RIVAL,)


@pytest.mark.parametrize("treasury", [0, 2, 3, 9])
def test_appian_way(treasury: int) -> None:
    """D6.7: 3 coins for the builder, 3 less for the opponent, or all they have."""
    state = table(me=city(coins=10, wonders=("appian-way",)), rival=city(coins=treasury), cards=("altar",))
    play(state, "wonder", "appian-way")
    assert coins(state) == (3, max(treasury - 3, 0))


@pytest.mark.parametrize("wonder", ["appian-way", "hanging-gardens", "piraeus", "sphinx", "temple-of-artemis"])
def test_play_again(wonder: str) -> None:
    """D6.8: another whole turn, of any kind, for five wonders; then the other player is next."""
    state = table(me=city(coins=20, wonders=(wonder, "pyramids")), cards=("altar", "baths", "tavern"))
    play(state, "wonder", wonder, using="altar")
    assert state.to_act() == (ME,)
    assert all(can(state, verb, what, "baths") for verb, what in (("build", "baths"), ("discard", "baths")))
    assert can(state, "wonder", "pyramids", using="baths")
    play(state, "build", "tavern")
    assert state.to_act() == (RIVAL,)


@pytest.mark.parametrize(
    "wonder", ["circus-maximus", "colossus", "great-lighthouse", "mausoleum", "pyramids", "statue-of-zeus"]
)
def test_no_play_again(wonder: str) -> None:
    """D6.8: the other wonders give none."""
    state = table(me=city(coins=20, wonders=(wonder,)), cards=("altar",))
    assert play(state, "wonder", wonder).to_act() == (RIVAL,)


def test_theology_does_not_double_a_replay() -> None:
    """D6.8: a wonder gives it once at most."""
    state = table(me=city("theology", coins=20, wonders=("sphinx",)), cards=("altar", "baths", "tavern"))
    play(state, "wonder", "sphinx", using="altar")
    play(state, "discard", "baths")
    assert state.to_act() == (RIVAL,)


def test_a_replay_may_earn_the_next() -> None:
    """D6.8: two wonders in a row, two more turns."""
    state = table(
        me=city(coins=30, wonders=("sphinx", "piraeus")), cards=("altar", "baths", "tavern"), rival=city(coins=0)
    )
    for wonder, card in (("sphinx", "altar"), ("piraeus", "baths")):
        play(state, "wonder", wonder, using=card)
        assert state.to_act() == (ME,)
    assert play(state, "discard", "tavern").to_act() == (RIVAL,)


@pytest.mark.parametrize(
    ("edition", "pawn", "begins"),
    [
        pytest.param(actions.REVISED, -1, ME, id="I am behind, so I choose"),
        pytest.param(actions.REVISED, 1, RIVAL, id="the rival is behind"),
        pytest.param(actions.FIRST, 0, ME, id="first printing: the last active player begins"),
    ],
)
def test_a_replay_is_lost_at_the_end_of_an_age(edition: int, pawn: int, begins: int) -> None:
    """D6.8: with the structure empty it is lost, not kept: after the first turn of the new Age the other one plays."""
    state = table(me=city(coins=20, wonders=("sphinx",)), cards=("altar",), last=True, pawn=pawn, edition=edition)
    play(state, "wonder", "sphinx")
    assert state.age == 2
    while state.to_act() == (CHANCE,):
        state.apply(state.legal(CHANCE)[0], CHANCE)
    assert (state.to_act(), state.replay) == ((begins,), 0)
    if edition == actions.REVISED:
        play(state, "begin", "me")
    assert state.to_act() == (ME,)
    state.apply(next(move for move in state.legal(ME) if move >= actions.DO_DISCARD), ME)
    while state.to_act() == (CHANCE,):
        state.apply(state.legal(CHANCE)[0], CHANCE)
    assert state.to_act() == (RIVAL,)


@pytest.mark.parametrize(
    ("owned", "kept", "next_to_act"),
    [
        pytest.param((), "theology", RIVAL, id="brought by the wonder"),
        pytest.param(("theology",), "economy", ME, id="owned before"),
    ],
)
def test_theology_does_not_serve_the_wonder_that_brings_it(owned: tuple[str, ...], kept: str, next_to_act: int) -> None:
    """D6.9: kept from the Great Library it gives no replay; owned before, it does."""
    state = table(me=city(*owned, coins=20, wonders=("great-library",)), cards=("altar",))
    play(state, "wonder", "great-library")
    for drawn in (kept, "agriculture", "mathematics"):
        happen(state, "draw token", drawn)
    assert play(state, "keep", kept).to_act() == (next_to_act,)


def test_architecture_does_not_serve_the_wonder_that_brings_it() -> None:
    """D6.9: the Great Library is paid in full, the next wonder is cheaper."""
    state = table(me=city(coins=20, wonders=("great-library", "pyramids")), cards=("altar",))
    play(state, "wonder", "great-library")
    for drawn in ("architecture", "agriculture", "mathematics"):
        happen(state, "draw token", drawn)
    play(state, "keep", "architecture")
    assert coins(state)[ME] == 20 - 10
    assert price(state, "pyramids") == 4


def test_a_construction_within_an_effect_is_resolved_completely() -> None:
    """D6.10: the card that the Mausoleum brings completes a pair; its token, then one reveal, then the replay."""
    state = table(
        me=city("school", "theology", coins=10, wonders=("mausoleum",)),
        slots={18: "temple", 19: "walls"},
        hidden=(15,),
        discard=("apothecary", "tavern"),
        board=("law", "economy"),
    )
    play(state, "wonder", "mausoleum", using="temple")
    play(state, "revive", "apothecary")
    assert (state.to_act(), state.hidden) == ((ME,), 1 << 15)
    play(state, "take", "economy")
    assert state.to_act() == (CHANCE,)
    happen(state, "turn up", "forum")
    assert (state.to_act(), state.depth) == ((ME,), 1)
    assert sheet(state)["wonders"] == 2


@pytest.mark.parametrize("seat", [ME, RIVAL])
def test_an_item_goes_on_where_it_was_interrupted(seat: int) -> None:
    """D6.10: with a card to destroy and the Appian Way's loss still to come, the card first, the loss then, once."""
    appian_way = number("appian-way")
    loss = columns.EFFECT_START[appian_way] + 1
    state = table(
        me=city("press"),
        rival=city("glassworks"),
        cards=("altar",),
        turn=seat,
        agenda=[
            (actions.OWE_END_TURN, seat, 0),
            (actions.OWE_EFFECTS, seat, loss << 8 | appian_way),
            (actions.OWE_DESTROY, seat, GREY),
        ],
    )
    play(state, "destroy", "glassworks" if seat == ME else "press")
    assert coins(state) == ((7, 4) if seat == ME else (4, 7))
    assert (state.to_act(), state.depth) == ((1 - seat,), 1)
