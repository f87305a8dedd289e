"""D3: the structure of an Age, what is accessible, and what a face-down card may be."""

import pytest

from antipater.catalog import ruleset
from antipater.data.columns import BY_NUMBER
from antipater.game.bits import members_of
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE
from antipater.rules.duel import decisions as actions
from antipater.rules.duel.deal import DuelDeal
from antipater.rules.duel.state import DuelState

from .table import ME, RIVAL, can, city, happen, keys, play, possible, table

AGE_1, AGE_2, AGE_3 = (range(first, first + size) for first, size in ((0, 23), (32, 23), (64, 20)))
GUILDS = range(96, 103)


def laid_out(age: int, seed: int) -> DuelState:
    """Return a game at the first turn of an Age, in which every card so far was discarded."""
    state, dealer = ruleset("duel", wonders="first-game", edition="first").start(), DuelDeal(Dice(seed))
    assert isinstance(state, DuelState)
    while dealer.settle(state) and state.age < age:
        (seat,) = state.to_act()
        state.apply(next(move for move in state.legal(seat) if move >= actions.DO_DISCARD), seat)
    return state


FACE_DOWN = {
    1: {2, 3, 4, 9, 10, 11, 12, 13},
    2: {6, 7, 8, 9, 10, 15, 16, 17},
    3: {2, 3, 4, 9, 10, 15, 16, 17},
}


@pytest.mark.parametrize("age", [1, 2, 3])
def test_layout_of_an_age(age: int, seed: int) -> None:
    """D3.1: twenty cards, twelve face up and eight face down, in their rows."""
    state = laid_out(age, seed)
    assert state.present == (1 << 20) - 1
    assert set(members_of(state.hidden)) == FACE_DOWN[age]
    assert {slot for slot in range(20) if state.slots[slot] == actions.EMPTY} == FACE_DOWN[age]


def test_age_1_is_laid_out_after_the_draft(seed: int) -> None:
    """D3.1: no card is on the table while wonders are chosen."""
    state, dealer = ruleset("duel").start(), DuelDeal(Dice(seed))
    assert isinstance(state, DuelState)
    for _ in range(8):
        (seat,) = dealer.settle(state)
        assert (state.age, state.present) == (0, 0)
        state.apply(state.legal(seat)[0], seat)
    assert (state.age, state.present) == (1, (1 << 20) - 1)


def test_accessible_cards() -> None:
    """D3.2: a card is covered as long as one of the two cards over it lies there.

    In Age II slot 16 is under 18 and 19, slot 15 under 18 alone.
    """
    state = table(slots={15: "walls", 16: "forum", 18: "statue", 19: "temple"}, me=city(coins=30), rival=city(coins=30))
    assert not any(can(state, verb, card) for verb in ("build", "discard") for card in ("walls", "forum"))
    play(state, "discard", "statue")
    assert can(state, "discard", "walls")
    assert not can(state, "discard", "forum")
    play(state, "discard", "temple")
    assert can(state, "discard", "forum")


def test_accessible_at_the_start(seed: int) -> None:
    """D3.2: the six cards of the last row of Age I, the two of Ages II and III."""
    assert [members_of(laid_out(age, seed).open) for age in (1, 2, 3)] == [[14, 15, 16, 17, 18, 19], [18, 19], [18, 19]]


def test_turned_up_at_the_end_of_the_turn() -> None:
    """D3.3: the card under the one taken is turned before anybody's next turn, not before effects are resolved.

    The pair of symbols asks for a token first.
    """
    state = table(me=city("workshop", coins=9), slots={18: "laboratory", 19: "temple"}, hidden=(15,), board=("law",))
    play(state, "build", "laboratory")
    assert state.to_act() == (ME,)
    assert members_of(state.hidden) == [15]
    play(state, "take", "law")
    assert state.to_act() == (CHANCE,)
    happen(state, "turn up", "forum")
    assert (state.to_act(), state.hidden) == ((RIVAL,), 0)


def test_turned_up_before_a_replay() -> None:
    """D3.3: who plays again sees the new card first."""
    state = table(me=city(coins=20, wonders=("sphinx",)), slots={18: "laboratory", 19: "temple"}, hidden=(15,))
    play(state, "wonder", "sphinx", using="laboratory")
    assert state.to_act() == (CHANCE,)
    happen(state, "turn up", "forum")
    assert state.to_act() == (ME,)
    assert can(state, "discard", "forum")


def test_a_covered_card_stays_down() -> None:
    """D3.3: nothing is turned while another card still covers it."""
    state = table(slots={18: "laboratory", 19: "temple"}, hidden=(16,), rival=city(coins=0))
    play(state, "discard", "laboratory")
    assert (state.to_act(), members_of(state.hidden)) == ((RIVAL,), [16])


@pytest.mark.parametrize(
    ("backs", "numbers"),
    [pytest.param((15,), GUILDS, id="a guild"), pytest.param((16, 17), AGE_3, id="no guild")],
)
def test_backs_tell_guilds(backs: tuple[int, ...], numbers: range) -> None:
    """D3.4: a face-down guild is known to be one, an Age III card not to be one."""
    state = table(slots={18: "circus", 19: "palace"}, hidden=(15, 16, 17), guild_backs=backs)
    play(state, "discard", "circus")
    assert possible(state, "turn up") == keys(numbers) - {"circus", "palace"}


def test_every_slot_may_hold_a_guild(seed: int) -> None:
    """D3.5: any 3 of the 20 slots: first any of 20, then any of 19, then any of 18, equally likely."""
    state = play(table(cards=("forum",), last=True), "discard", "forum")
    assert state.age == 3
    dice = Dice(seed)
    for placed in range(3):
        assert len(state.legal(CHANCE)) == 20 - placed
        assert state.weights() == [1] * (20 - placed)
        assert min(state.legal(CHANCE)) >= actions.CHANCE_GUILD
        state.apply(dice.choose(state.legal(CHANCE)), CHANCE)
    assert state.guild_backs.bit_count() == 3


def test_prepared_deals_place_guilds_anywhere(seed: int) -> None:
    """D3.5: over many deals every slot has a guild about 3 times in 20, the face-up slots too."""
    deals = 400
    dice = Dice(seed)
    found = [slot for _ in range(deals) for slot in DuelDeal(dice).guilds]
    expected = deals * 3 / 20
    assert all(abs(found.count(slot) - expected) < 5 * expected**0.5 for slot in range(20))


def test_what_a_face_down_card_may_be() -> None:
    """D3.6: any card of its back that nobody has seen, each equally likely.

    Seen are those in cities, face up, discarded, and under wonders; the three removed ones are not.
    """
    state = table(
        me=city("sawmill", "baths"),
        rival=city("walls"),
        slots={18: "laboratory", 19: "temple"},
        hidden=(15, 16, 17),
        discard=("brewery",),
        under=("forum",),
    )
    play(state, "discard", "laboratory")
    seen = {"sawmill", "walls", "laboratory", "temple", "brewery", "forum"}
    assert possible(state, "turn up") == keys(AGE_2) - seen
    assert state.weights() == [1] * (23 - len(seen))
    happen(state, "turn up", "school")
    play(state, "discard", "school")
    play(state, "discard", "temple")
    assert possible(state, "turn up") == keys(AGE_2) - seen - {"school"}


@pytest.mark.parametrize("age", [1, 2, 3])
def test_removed_cards_stay_possible(age: int, seed: int) -> None:
    """D3.6: at the last reveal of an Age four cards are possible, its three removed ones among them."""
    state, dealer = laid_out(age, seed), DuelDeal(Dice(seed))
    candidates = 0
    while state.present.bit_count() > 1:
        (seat,) = state.to_act()
        if seat != CHANCE:
            state.apply(next(move for move in state.legal(seat) if move >= actions.DO_DISCARD), seat)
            continue
        if BY_NUMBER[state.legal(CHANCE)[0]].deck == age:
            candidates = len(state.legal(CHANCE))
        state.apply(dealer.outcome(state), CHANCE)
    assert candidates == 4


def test_the_last_guild_is_one_of_five() -> None:
    """D3.6: with two guilds seen the third is any of the five that are left."""
    state = table(
        me=city("builders-guild"),
        rival=city("merchants-guild"),
        slots={18: "circus", 19: "palace"},
        hidden=(15,),
        guild_backs=(15,),
    )
    play(state, "discard", "circus")
    assert possible(state, "turn up") == keys(GUILDS) - {"builders-guild", "merchants-guild"}
    assert state.weights() == [1] * 5


def test_turned_up_in_the_order_of_the_slots() -> None:
    """D3.7: slot 9 before slot 10, and nobody decides anything between them."""
    state = table(slots={15: "altar", 19: "baths"}, hidden=(9, 10))
    play(state, "discard", "altar")
    happen(state, "turn up", "press")
    assert state.to_act() == (CHANCE,)
    assert keys([state.slots[9]]) == {"press"}
    assert "press" not in possible(state, "turn up")
    happen(state, "turn up", "theater")
    assert keys([state.slots[10]]) == {"theater"}
    assert state.to_act() == (RIVAL,)
