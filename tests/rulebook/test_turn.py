"""D4: a turn, its order, and what everybody knows."""

import pytest

from antipater.catalog import ruleset
from antipater.game.dice import Dice
from antipater.game.errors import IllegalAction
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
    keys,
    offered,
    pile,
    play,
    standing,
    table,
    unbuilt,
)


def test_three_uses_of_an_accessible_card() -> None:
    """D4.1: construct it, discard it, or construct one of one's own unbuilt wonders with it; nothing else."""
    state = table(
        me=city("colossus", coins=40, wonders=("sphinx", "pyramids")),
        rival=city("mausoleum", wonders=("piraeus",)),
        slots={18: "forum", 19: "walls", 16: "statue"},
    )
    expected = {
        action(state, verb, what, using)
        for using in ("forum", "walls")
        for verb, what in (("build", using), ("discard", using), ("wonder", "sphinx"), ("wonder", "pyramids"))
    }
    assert set(state.legal(ME)) == expected
    assert state.legal(RIVAL) == []


@pytest.mark.parametrize(
    ("yellow", "earned"),
    [
        pytest.param((), 2, id="no yellow card"),
        pytest.param(("tavern",), 3, id="one"),
        pytest.param(("tavern", "forum", "brewery"), 5, id="three"),
        pytest.param(("altar", "walls", "quarry"), 2, id="other colours do not count"),
    ],
)
def test_discarding(yellow: tuple[str, ...], earned: int) -> None:
    """D4.2: 2 coins and 1 for each yellow card of one's own; the card lies on the discard pile."""
    state = table(me=city(*yellow, coins=5), rival=city("stone-reserve"), cards=("temple",), discard=("press",))
    play(state, "discard", "temple")
    assert coins(state) == (5 + earned, 7)
    assert pile(state) == {"press", "temple"}
    assert "temple" not in standing(state)


def test_the_card_under_a_wonder() -> None:
    """D4.3: it has no effect, joins neither city nor pile, and stays seen."""
    state = table(me=city(coins=9, wonders=("pyramids",)), slots={18: "brewery", 19: "walls"}, hidden=(15,))
    play(state, "wonder", "pyramids", using="brewery")
    assert coins(state)[ME] == 9 - 8
    assert standing(state) == {"pyramids"}
    assert pile(state) == set()
    assert state.city0.links == 0
    assert "brewery" not in keys(state.legal(CHANCE))


def test_no_passing() -> None:
    """D4.4: every move takes a card, and who can pay for nothing can still discard."""
    state = table(me=city(coins=0, wonders=("pyramids",)), slots={18: "walls", 19: "courthouse"})
    assert state.legal(ME) == [action(state, "discard", "walls"), action(state, "discard", "courthouse")]


@pytest.mark.parametrize("seat", [ME, RIVAL])
@pytest.mark.parametrize(("verb", "what"), [("build", "theater"), ("discard", "theater"), ("wonder", "pyramids")])
def test_players_alternate(verb: str, what: str, seat: int) -> None:
    """D4.5: whatever was done with the card, the other player is next, and then again the first."""
    cities = city(coins=20, wonders=("pyramids",)), city(wonders=("sphinx",))
    state = table(*(cities if seat == ME else reversed(cities)), cards=("theater", "altar"), turn=seat)
    assert play(state, verb, what, using="theater").to_act() == (1 - seat,)
    assert play(state, "discard", "altar").to_act() == (seat,)


def test_economy_is_paid_before_losses() -> None:
    """D4.6: step 1 before step 5: what the Appian Way takes may be what its builder has just paid."""
    state = table(me=city(coins=10, wonders=("appian-way",)), rival=city("economy", coins=0), cards=("altar",))
    play(state, "wonder", "appian-way")
    assert coins(state) == (10 - 10 + 3, 10 - 3)


def test_chain_coins_come_before_shields() -> None:
    """D4.6: step 3 before step 4: Urbanism has paid when the capital falls."""
    state = table(me=city("palisade", "urbanism", coins=1), cards=("fortifications",), pawn=7)
    play(state, "build", "fortifications")
    assert (state.winner, coins(state)[ME]) == (ME, 5)


def test_shields_come_before_choices() -> None:
    """D4.6: step 4 before step 7: loot is lost before a card is destroyed."""
    state = table(
        me=city(coins=20, wonders=("statue-of-zeus",)), rival=city("sawmill", coins=7), cards=("altar",), pawn=2
    )
    play(state, "wonder", "statue-of-zeus")
    assert (state.pawn, coins(state)[RIVAL]) == (3, 5)
    assert offered(state, "destroy") == {"sawmill"}


def test_symbols_come_before_cards_are_turned_up() -> None:
    """D4.6: step 6 before step 8 before step 10."""
    state = table(
        me=city("workshop", coins=9), slots={18: "laboratory", 19: "temple"}, hidden=(15,), board=("philosophy",)
    )
    play(state, "build", "laboratory")
    assert (state.to_act(), offered(state, "take")) == ((ME,), {"philosophy"})
    play(state, "take", "philosophy")
    happen(state, "turn up", "forum")
    assert state.to_act() == (RIVAL,)


def test_a_choice_must_be_made() -> None:
    """D4.7: with something to choose there is no way around it, not even a turn of one's own."""
    state = table(me=city(coins=20, wonders=("circus-maximus",)), rival=city("press"), cards=("altar", "baths"))
    play(state, "wonder", "circus-maximus", using="altar")
    assert state.legal(ME) == [action(state, "destroy", "press")]
    with pytest.raises(IllegalAction) as refusal:
        play(state, "discard", "baths")
    assert refusal.value.reason.code == "other-choice-first"


@pytest.mark.parametrize("wonder", ["circus-maximus", "statue-of-zeus", "mausoleum"])
def test_nothing_to_choose(wonder: str) -> None:
    """D4.7: the wonder may be built all the same; the rest of it applies and the game goes on."""
    state = table(me=city(coins=20, wonders=(wonder,)), cards=("altar",))
    play(state, "wonder", wonder)
    assert standing(state) == {wonder}
    assert state.pawn == (0 if wonder == "mausoleum" else 1)
    assert state.to_act() == (RIVAL,)


def test_no_token_to_choose() -> None:
    """D4.7: a pair with an empty board, or a Great Library with an empty box, is no hindrance."""
    state = table(me=city("workshop", coins=9), cards=("laboratory",))
    assert play(state, "build", "laboratory").to_act() == (RIVAL,)
    everything = ("agriculture", "architecture", "economy", "law", "masonry")
    others = ("mathematics", "philosophy", "strategy", "theology", "urbanism")
    state = table(me=city(*others, coins=20, wonders=("great-library",)), rival=city(*everything), cards=("altar",))
    assert can(state, "wonder", "great-library")
    play(state, "wonder", "great-library")
    assert unbuilt(state) == set()
    assert state.to_act() == (ME,)  # Theology was there before


def test_both_players_always_know_the_same(seed: int) -> None:
    """D4.8: nothing is hidden from one player that the other sees."""
    duel = ruleset("duel")
    dice = Dice(seed)
    state, dealer = duel.start(), duel.deal(dice)
    while seats := dealer.settle(state):
        assert state.observe(ME) == state == state.observe(RIVAL)
        assert [duel.seen(actions.DO_DRAFT, ME, viewer) for viewer in (ME, RIVAL)] == [actions.DO_DRAFT] * 2
        state.apply(dice.choose(state.legal(seats[0])), seats[0])
