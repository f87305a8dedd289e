"""D2: choosing wonders."""

import pytest

from antipater.catalog import ruleset
from antipater.data.duel import WONDERS_BASE
from antipater.data.items import WONDER_ITEM
from antipater.game.bits import members_of
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE
from antipater.rules.duel.state import DuelState

from .table import ME, RIVAL, keys, number, offered, play, possible, unbuilt

ALL_WONDERS = {wonder.key for wonder in WONDERS_BASE}


def draft_begins(seed: int) -> DuelState:
    """Return a game in which the five progress tokens lie there and the wonders do not."""
    state, dice = ruleset("duel").start(), Dice(seed)
    assert isinstance(state, DuelState)
    for _ in range(5):
        state.apply(dice.choose(state.legal(CHANCE)), CHANCE)
    return state


def show_four(state: DuelState, dice: Dice) -> set[str]:
    """Show four wonders, any that may come; return them."""
    before = possible(state, "show wonder")
    for _ in range(4):
        assert state.to_act() == (CHANCE,)
        assert state.weights() == [1] * len(state.legal(CHANCE))
        state.apply(dice.choose(state.legal(CHANCE)), CHANCE)
    return before - keys(members_of(state.pool), WONDER_ITEM[0])


def test_prepared_deals_show_any_wonders_and_tokens(seed: int) -> None:
    """D1.4, D2.1: over many deals each token lies on the board in half of them, each wonder is shown in a third."""
    deals, dice, duel = 300, Dice(seed), ruleset("duel")
    tokens, wonders = [0] * 10, [0] * 12
    for _ in range(deals):
        state = duel.start()
        assert isinstance(state, DuelState)
        duel.deal(dice).settle(state)
        for token in members_of(state.board):
            tokens[token] += 1
        for wonder in members_of(state.shown):
            wonders[wonder] += 1
    assert all(abs(found - deals / 2) < 5 * (deals / 4) ** 0.5 for found in tokens)
    assert all(abs(found - deals / 3) < 5 * (deals * 2 / 9) ** 0.5 for found in wonders)


@pytest.mark.parametrize(
    ("skip", "order"),
    [
        pytest.param(0, (ME, RIVAL, RIVAL, ME), id="D2.1 the first four"),
        pytest.param(1, (RIVAL, ME, ME, RIVAL), id="D2.2 the second four"),
    ],
)
def test_who_picks_when(skip: int, order: tuple[int, ...], seed: int) -> None:
    """D2.1, D2.2: 1, 2, 1 of the first four from player 0; 1, 2, 1 of the second four from player 1."""
    state, dice = draft_begins(seed), Dice(seed)
    for picks in range(skip + 1):
        shown = show_four(state, dice)
        for place in range(4):
            assert offered(state, "draft") == shown
            if picks == skip:
                assert state.to_act() == (order[place],)
            pick = min(shown)
            (seat,) = state.to_act()
            play(state, "draft", pick)
            assert pick in unbuilt(state, seat)
            shown.remove(pick)


def test_the_second_four_are_not_seen_before(seed: int) -> None:
    """D2.3: until the first four are taken nothing else is shown; then any of the other eight may come."""
    state, dice = draft_begins(seed), Dice(seed)
    first = show_four(state, dice)
    for pick in sorted(first):
        assert keys(members_of(state.pool), WONDER_ITEM[0]) == ALL_WONDERS - first
        play(state, "draft", pick)
    assert possible(state, "show wonder") == ALL_WONDERS - first
    assert state.weights() == [1] * 8


@pytest.mark.parametrize("promos", ["no", "yes"])
def test_wonders_of_a_first_game(promos: str) -> None:
    """D2.4: no draft; each player has the four wonders that the rulebook names; those of the promos are not used."""
    game = ruleset("duel", wonders="first-game", promos=promos)
    state = game.start()
    assert isinstance(state, DuelState)
    assert unbuilt(state, ME) == {"pyramids", "great-lighthouse", "temple-of-artemis", "statue-of-zeus"}
    assert unbuilt(state, RIVAL) == {"circus-maximus", "piraeus", "appian-way", "colossus"}
    dealer = game.deal(Dice(1))
    assert dealer.settle(state) == (ME,)
    assert (state.age, state.pool, state.shown) == (1, 0, 0)


def test_the_pool(seed: int) -> None:
    """D2.5: twelve wonders; eight are taken one at a time, four stay unseen and belong to nobody."""
    state, dice = draft_begins(seed), Dice(seed)
    assert possible(state, "show wonder") == ALL_WONDERS
    for _ in range(2):
        for pick in sorted(show_four(state, dice), key=number):
            before = unbuilt(state, ME) | unbuilt(state, RIVAL)
            play(state, "draft", pick)
            assert (unbuilt(state, ME) | unbuilt(state, RIVAL)) - before == {pick}
    assert (len(unbuilt(state, ME)), len(unbuilt(state, RIVAL))) == (4, 4)
    assert keys(members_of(state.pool), WONDER_ITEM[0]) == ALL_WONDERS - unbuilt(state, ME) - unbuilt(state, RIVAL)
