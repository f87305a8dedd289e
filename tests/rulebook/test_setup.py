"""D1: the table before the first turn."""

import pytest

from antipater.catalog import ruleset
from antipater.game.bits import members_of
from antipater.game.dice import Dice
from antipater.game.errors import BadOption
from antipater.game.seats import CHANCE
from antipater.rules.duel import decisions as actions
from antipater.rules.duel.state import DuelState

from .table import ALL_LOOT, ME, RIVAL, city, coins, happen, play, possible, table, tokens_of

ALL_TOKENS = {
    *("agriculture", "architecture", "economy", "law", "masonry"),
    *("mathematics", "philosophy", "strategy", "theology", "urbanism"),
}


def start(**options: str) -> DuelState:
    state = ruleset("duel", **options).start()
    assert isinstance(state, DuelState)
    return state


def discard_until_over(state: DuelState, seed: int) -> None:
    """Draft anything and discard every card: a game without supremacy, that sees all three Ages."""
    dealer = ruleset("duel").deal(Dice(seed))
    while seats := dealer.settle(state):
        moves = state.legal(seats[0])
        state.apply(
            next((move for move in moves if actions.DO_DISCARD <= move < actions.DO_WONDER), moves[0]), seats[0]
        )


@pytest.mark.parametrize("name", ["duel", "duel+pantheon+agora"])
def test_a_handicap_is_coins_for_the_second_player(name: str) -> None:
    """D1.7: player 1 takes up to 6 coins more; a game without a handicap does not name it."""
    even, uneven = ruleset(name), ruleset(name, handicap=6)
    begun = [even.start(), uneven.start()]
    assert [coins(state) for state in begun if isinstance(state, DuelState)] == [(7, 7), (7, 13)]
    assert ("handicap" in even.options, uneven.options["handicap"]) == (False, "6")
    assert ruleset(name, handicap="0").options == even.options
    with pytest.raises(BadOption, match="handicap is one of 0, 1, 2, 3, 4, 5, 6, not '7'"):
        ruleset(name, handicap=7)


@pytest.mark.parametrize("wonders", ["draft", "first-game"])
def test_player_0_begins(wonders: str, seed: int) -> None:
    """D1.1: two players; player 0 begins Age I, whoever chose the last wonder."""
    duel = ruleset("duel", wonders=wonders)
    assert duel.seats == 2
    state, dealer = start(wonders=wonders), duel.deal(Dice(seed))
    while dealer.settle(state) and state.age == 0:
        (seat,) = state.to_act()
        state.apply(state.legal(seat)[0], seat)
    assert (state.age, state.turn, state.to_act()) == (1, ME, (ME,))


@pytest.mark.parametrize(("seat", "ahead"), [pytest.param(ME, 1, id="0"), pytest.param(RIVAL, -1, id="1")])
def test_pawn_and_capitals(seat: int, ahead: int) -> None:
    """D1.2: from space 0 a player moves the pawn toward the other's capital, which is space +9 or -9."""
    assert start().pawn == 0
    state = play(table(cards=("guard-tower",), turn=seat), "build", "guard-tower")
    assert state.pawn == ahead
    state = play(table(cards=("guard-tower",), turn=seat, pawn=7 * ahead), "build", "guard-tower")
    assert (state.pawn, state.winner) == (8 * ahead, actions.NOBODY)
    state = play(table(cards=("guard-tower",), turn=seat, pawn=8 * ahead), "build", "guard-tower")
    assert (state.pawn, state.winner) == (9 * ahead, seat)


@pytest.mark.parametrize(
    ("seat", "space", "lost", "left"),
    [
        pytest.param(ME, 3, 2, 0b1011, id="2 on the side of player 1"),
        pytest.param(ME, 6, 5, 0b0111, id="5 on the side of player 1"),
        pytest.param(RIVAL, -3, 2, 0b1110, id="2 on the side of player 0"),
        pytest.param(RIVAL, -6, 5, 0b1101, id="5 on the side of player 0"),
    ],
)
def test_four_military_tokens(seat: int, space: int, lost: int, left: int) -> None:
    """D1.3: one token worth 2 and one worth 5 on each side, all there from the start."""
    assert start().loot == ALL_LOOT
    ahead = 1 if space > 0 else -1
    state = play(table(cards=("guard-tower",), turn=seat, pawn=space - ahead), "build", "guard-tower")
    assert coins(state)[1 - seat] == 7 - lost
    assert state.loot == left


def test_progress_tokens_on_the_board(seed: int) -> None:
    """D1.4: five of the ten, each equally likely; the others are in the box, and everybody knows which."""
    state, dice = start(), Dice(seed)
    for laid in range(5):
        there = possible(state, "show token")
        assert there == ALL_TOKENS - tokens_of(state, "board")
        assert state.weights() == [1] * (10 - laid)
        state.apply(dice.choose(state.legal(CHANCE)), CHANCE)
    assert len(tokens_of(state, "board")) == 5
    assert tokens_of(state, "box") == ALL_TOKENS - tokens_of(state, "board")


def test_a_token_taken_is_not_replaced() -> None:
    """D1.4: the board has one less, the box is untouched."""
    state = table(me=city("workshop"), cards=("laboratory",), board=("law", "masonry"))
    box = tokens_of(state, "box")
    play(play(state, "build", "laboratory"), "take", "masonry")
    assert tokens_of(state, "board") == {"law"}
    assert tokens_of(state, "box") == box


def test_the_order_of_the_box_is_unknown() -> None:
    """D1.4: whatever lies in the box may come next, each with the same chance, and so after every draw."""
    state = table(me=city(coins=20, wonders=("great-library",)), cards=("tavern",), board=("law", "masonry", "economy"))
    play(state, "wonder", "great-library")
    for token in ("strategy", "theology", "urbanism"):
        assert possible(state, "draw token") == tokens_of(state, "box")
        assert len(set(state.weights())) == 1
        happen(state, "draw token", token)


def test_seven_coins_each_and_a_bank_without_end() -> None:
    """D1.5: 7 coins to begin with; the 86 coins of the box are no limit."""
    assert coins(start()) == (7, 7)
    state = table(me=city(coins=100, wonders=("temple-of-artemis",)), rival=city(coins=100), cards=("altar",))
    play(state, "wonder", "temple-of-artemis")
    assert coins(state) == (100 - 8 + 12, 100)


def test_cards_removed_unseen(seed: int) -> None:
    """D1.6, D4.2: three cards of every Age and four guilds are never seen; the pile has 20 of each Age."""
    state = start()
    discard_until_over(state, seed)
    assert state.age == 3
    assert [unseen.bit_count() for unseen in list(state.unseen)[:4]] == [3, 3, 3, 4]
    assert [len(members_of(pile)) for pile in list(state.discard)[:4]] == [20, 20, 17, 3]
