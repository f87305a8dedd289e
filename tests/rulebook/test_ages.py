"""D9: an Age ends, the next one begins."""

import pytest

from antipater.catalog import ruleset
from antipater.game.seats import CHANCE
from antipater.rules.duel import decisions as actions
from antipater.rules.duel.state import DuelState

from .table import ME, RIVAL, city, offered, play, settle, table


def test_an_age_ends_with_its_last_card() -> None:
    """D9.1: not before the structure is empty."""
    state = table(cards=("altar", "baths"), last=True)
    assert play(state, "discard", "altar").age == 1
    assert play(state, "discard", "baths").age == 2


def test_an_age_ends_when_its_last_turn_is_resolved() -> None:
    """D9.1: what the last turn still owes comes first; then the new structure is laid out."""
    state = table(
        me=city(coins=20, wonders=("statue-of-zeus",)), rival=city("quarry"), cards=("altar",), last=True, pawn=-3
    )
    play(state, "wonder", "statue-of-zeus")
    assert (state.age, offered(state, "destroy")) == (1, {"quarry"})
    play(state, "destroy", "quarry")
    assert (state.age, state.to_act(), state.present) == (2, (CHANCE,), (1 << 20) - 1)


def age_ended(pawn: int, last: int, edition: int) -> DuelState:
    """End Age I: *last* discards its last card; return the table with Age II laid out."""
    state = table(cards=("altar",), last=True, turn=last, pawn=pawn, edition=edition)
    return settle(play(state, "discard", "altar"))


@pytest.mark.parametrize("edition", [actions.REVISED, actions.FIRST], ids=["revised", "first"])
@pytest.mark.parametrize("last", [ME, RIVAL])
@pytest.mark.parametrize(
    ("pawn", "chooses"), [pytest.param(1, RIVAL, id="on player 1's side"), pytest.param(-8, ME, id="on player 0's")]
)
def test_the_weaker_player_chooses(pawn: int, chooses: int, last: int, edition: int) -> None:
    """D9.2: who has the pawn on their side chooses who begins, whoever played last, in both editions."""
    state = age_ended(pawn, last, edition)
    assert state.to_act() == (chooses,)
    assert state.legal(chooses) == [actions.DO_BEGIN + ME, actions.DO_BEGIN + RIVAL]


@pytest.mark.parametrize(("who", "begins"), [("me", ME), ("rival", RIVAL)])
def test_whoever_is_chosen_begins(who: str, begins: int) -> None:
    """D9.2: the choice may fall on either; then the players alternate."""
    state = play(age_ended(2, ME, actions.REVISED), "begin", who)
    assert (state.to_act(), state.turn) == ((begins,), begins)
    state.apply(next(move for move in state.legal(begins) if move >= actions.DO_DISCARD), begins)
    assert settle(state).to_act() == (1 - begins,)


@pytest.mark.parametrize("last", [ME, RIVAL])
def test_pawn_in_the_centre_revised(last: int) -> None:
    """D9.3: in the revised printing the last active player chooses."""
    state = age_ended(0, last, actions.REVISED)
    assert state.to_act() == (last,)
    assert state.legal(last) == [actions.DO_BEGIN + ME, actions.DO_BEGIN + RIVAL]


@pytest.mark.parametrize("last", [ME, RIVAL])
def test_pawn_in_the_centre_first(last: int) -> None:
    """D9.3: in the first printing the last active player begins, without a choice."""
    state = age_ended(0, last, actions.FIRST)
    assert (state.to_act(), state.turn) == ((last,), last)
    assert min(state.legal(last)) < actions.DO_WONDER


@pytest.mark.parametrize(("name", "edition"), [("revised", actions.REVISED), ("first", actions.FIRST)])
def test_the_option_edition(name: str, edition: int) -> None:
    """D9.3: the option chooses the printing; without it, the revised one."""
    state = ruleset("duel", edition=name).start()
    assert isinstance(state, DuelState)
    assert state.edition == edition
    assert ruleset("duel").options["edition"] == "revised"


@pytest.mark.parametrize("edition", [actions.REVISED, actions.FIRST], ids=["revised", "first"])
def test_the_last_active_player_after_a_replay(edition: int) -> None:
    """D9.3: who played twice in a row played last."""
    state = table(
        me=city(coins=20, wonders=("sphinx",)), cards=("altar", "baths"), last=True, edition=edition, rival=city()
    )
    play(state, "wonder", "sphinx", using="altar")
    assert settle(play(state, "discard", "baths")).to_act() == (ME,)


def test_the_choice_is_made_in_sight_of_the_structure() -> None:
    """D9.4: all twelve face-up cards lie there, in Age III the guilds' backs too, when the choice is asked for."""
    state = table(cards=("forum",), last=True, pawn=1)
    play(state, "discard", "forum")
    while state.to_act() == (CHANCE,):
        state.apply(state.legal(CHANCE)[0], CHANCE)
    assert state.legal(RIVAL) == [actions.DO_BEGIN + ME, actions.DO_BEGIN + RIVAL]
    assert sum(card != actions.EMPTY for card in state.slots) == 12
    guilds = sum(card >= 96 for card in state.slots)
    assert state.guild_backs.bit_count() + guilds == 3
