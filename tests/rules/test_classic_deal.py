"""Prepared deals of classic 7 Wonders: whole decks, any order, the same for every game that asks."""

from collections import Counter

import pytest

from antipater.catalog import ruleset
from antipater.data.classic import BUILDINGS
from antipater.data.classic_items import GUILD
from antipater.game.dice import Dice
from antipater.game.errors import BadDeal
from antipater.game.seats import CHANCE
from antipater.rules.classic.actions import GIVE_BOARD, NOBODY_LOOKS
from antipater.rules.classic.deal import ClassicDeal
from antipater.rules.classic.turn import ClassicState

CARDS = {item.number: item for item in BUILDINGS}


def outcomes(players: int, seed: int, play: int) -> list[int]:
    """Play a game with one deal, choosing by other dice; return all that chance brought."""
    game = ruleset("classic", players=str(players))
    state, dealer, dice = game.start(), game.deal(Dice(seed)), Dice(play)
    found = []
    while seats := state.to_act():
        if seats == (CHANCE,):
            found.append(dealer.outcome(state))
            state.apply(found[-1], CHANCE)
        else:
            state.apply(dice.choose(state.legal(seats[0])), seats[0])
    return found


@pytest.mark.parametrize("players", range(2, 8))
def test_a_deal_is_the_same_however_one_plays(players: int) -> None:
    """Boards, sides and all three Ages, card by card; and another seed deals something else."""
    assert outcomes(players, 1, 2) == outcomes(players, 1, 3) != outcomes(players, 2, 2)


@pytest.mark.parametrize("players", range(2, 8))
def test_whole_decks(players: int) -> None:
    """C1.3, C9.1: every copy of every card once, and so many guilds, each Age in a row."""
    cities = max(3, players)
    dealt = [n % 128 for n in outcomes(players, 4, 5) if n < GIVE_BOARD]
    assert len(dealt) == 3 * 7 * cities
    for age in (1, 2, 3):
        deck = Counter(dealt[(age - 1) * 7 * cities : age * 7 * cities])
        for item in BUILDINGS:
            if item.deck == age:
                assert deck.pop(item.number, 0) == sum(least <= cities for least in item.copies)
        assert len(deck) == sum(deck.values()) == (cities + 2 if age == 3 else 0)
        assert all(CARDS[card].deck == GUILD for card in deck)


def test_any_card_may_lie_anywhere() -> None:
    """C1.2, C1.3: over many deals, each card of Age I at each place, each guild in and out, each side up."""
    places: set[tuple[int, int]] = set()
    guilds: Counter[int] = Counter()
    game = ruleset("classic", players="3")
    for seed in range(300):
        dealt = list(game.deal(Dice(seed)).cards)  # three decks with room for 49 cards each
        places |= set(enumerate(dealt[:21]))
        guilds.update(card for card in dealt[98 : 98 + 21] if CARDS[card].deck == GUILD)
    assert len(places) == 21 * 21
    assert len(guilds) == 10
    assert all(100 < times < 200 for times in guilds.values())


def test_who_looks_at_what() -> None:
    """C1.3, C9.4, C9.7: hands seat by seat; the draws their controller; the last card of the pile nobody."""
    lookers = [n // 128 for n in outcomes(2, 7, 8) if n < GIVE_BOARD]
    for age, first in enumerate((0, 1, 0)):
        of_age = lookers[age * 21 : (age + 1) * 21]
        assert of_age == [*[0] * 7, *[1] * 7, *[first, 1 - first] * 3, NOBODY_LOOKS]


def test_a_board_that_is_chosen_already_is_not_dealt() -> None:
    """C1.2: the prepared order goes on with the next board, the prepared side with the other one."""
    game = ruleset("classic", boards="?,gizah,?", sides="?b?")
    for seed in range(30):
        state = game.start()
        game.deal(Dice(seed)).settle(state)
        assert isinstance(state, ClassicState)
        boards = list(state.cities.board)[:3]
        assert boards[1] == 3
        assert state.cities.side[1] == 1
        assert len(set(boards)) == 3


def test_a_deal_for_others() -> None:
    """A deal knows for whom it is, and that a card is owed."""
    deal = ruleset("classic", players="4").deal(Dice(1))
    with pytest.raises(BadDeal, match="4 players"):
        deal.outcome(ruleset("classic").start())
    with pytest.raises(BadDeal, match="classic"):
        deal.outcome(ruleset("duel").start())
    state = ruleset("classic", players="4").start()
    deal.settle(state)
    with pytest.raises(BadDeal, match="no chance"):
        deal.outcome(state)


@pytest.mark.parametrize("players", range(2, 8))
def test_every_city_gets_the_side_prepared_for_its_seat(players: int) -> None:
    """C1.2: boards in the prepared order, each with the side that was drawn for the seat."""
    game = ruleset("classic", players=str(players))
    for seed in range(6):
        state, deal = game.start(), game.deal(Dice(seed))
        assert isinstance(state, ClassicState)
        assert isinstance(deal, ClassicDeal)
        deal.settle(state)
        cities = range(state.cities.number)
        assert [state.cities.side[city] for city in cities] == [deal.sides[city] for city in cities]
        assert sorted(state.cities.board[city] for city in cities) == sorted(list(deal.boards)[: len(cities)])
