"""C1: seats, boards and sides, coins, decks."""

from collections import Counter

import pytest

from antipater.catalog import ruleset
from antipater.data.classic import BOARDS, BUILDINGS
from antipater.data.classic_items import CARDS, GUILD
from antipater.game.dice import Dice
from antipater.game.errors import BadOption
from antipater.game.seats import CHANCE
from antipater.rules.classic import actions
from antipater.rules.classic.turn import ClassicState

from .table import begin, coins, deal, hand, play, settle, table


def started(seed: int = 0, **options: str) -> ClassicState:
    """Start a game and let a prepared deal give boards and hands."""
    game = ruleset("classic", **options)
    state = game.start()
    game.deal(Dice(seed)).settle(state)
    assert isinstance(state, ClassicState)
    return state


@pytest.mark.parametrize("players", range(3, 8))
def test_neighbours(players: int) -> None:
    """C1.1: the next seat is on the left, the one before on the right, all round the table."""
    cities = started(players=str(players)).cities
    assert [cities.left_of(seat) for seat in range(players)] == [*range(1, players), 0]
    assert [cities.right_of(seat) for seat in range(players)] == [players - 1, *range(players - 1)]


def test_how_many_play() -> None:
    """C1.1: 3 to 7, and 2 with the Free City only."""
    assert [ruleset("classic", players=str(n)).seats for n in range(2, 8)] == [2, 3, 4, 5, 6, 7]
    assert ruleset("classic").seats == 3
    assert ruleset("classic", variant="free-city").seats == 2
    for options in ({"players": "1"}, {"players": "8"}, {"players": "4", "variant": "free-city"}):
        with pytest.raises(BadOption):
            ruleset("classic", **options)
    with pytest.raises(BadOption):
        ruleset("classic", players="2", variant="standard")


def test_random_boards() -> None:
    """C1.2: each board is given once, and any board and side may come to any seat."""
    seen = set()
    for seed in range(150):
        cities = started(seed, players="3").cities
        boards = list(cities.board)[:3]
        assert len(set(boards)) == 3
        seen |= {(seat, boards[seat], cities.side[seat]) for seat in range(3)}
    assert seen == {(seat, board, side) for seat in range(3) for board in range(7) for side in range(2)}


def test_all_boards_are_equally_likely() -> None:
    """C1.2: those that are left, with either side up."""
    state = ruleset("classic", boards="rhodos,?,?", sides="a??").start()
    assert len(state.legal(CHANCE)) == 6 * 2
    assert state.weights() == [1] * 12
    state.apply(state.legal(CHANCE)[0], CHANCE)
    assert state.weights() == [1] * 10


@pytest.mark.parametrize(
    ("boards", "sides", "expected"),
    [
        pytest.param("rhodos,gizah,olympia", "aba", [(6, 0), (3, 1), (5, 0)], id="chosen"),
        pytest.param("rhodos,gizah,olympia", "b", [(6, 1), (3, 1), (5, 1)], id="one side for all"),
        pytest.param("random", "a", [(None, 0), (None, 0), (None, 0)], id="boards by chance"),
        pytest.param("?,gizah,?", "?ab", [(None, None), (3, 0), (None, 1)], id="some by chance"),
        pytest.param("rhodos,gizah,olympia", "random", [(6, None), (3, None), (5, None)], id="sides by chance"),
    ],
)
@pytest.mark.parametrize("seed", range(5))
def test_chosen_boards(boards: str, sides: str, expected: list[tuple[int | None, int | None]], seed: int) -> None:
    """C1.2: boards and sides are chosen, or left to chance one by one; what is chosen for one comes to no other."""
    cities = started(seed, boards=boards, sides=sides).cities
    for seat, (board, side) in enumerate(expected):
        assert board in (None, cities.board[seat])
        assert side in (None, cities.side[seat])
    assert len(set(list(cities.board)[:3])) == 3


def test_three_coins_each() -> None:
    """C1.2: every city begins with 3 coins and what its board produces."""
    state = started(players="7")
    assert coins(state) == [3] * 7
    for seat in range(7):
        good = BOARDS[state.cities.board[seat]].good
        made = 1 << good if good < 4 else 16 + (1 << (good - 4))
        assert state.cities.own[seat * 24 + made] == state.cities.sold[seat * 24 + made] == 1


@pytest.mark.parametrize("players", range(3, 8))
def test_decks(players: int) -> None:
    """C1.3: seven cards each, all cards of that number of players, in Age III that many guilds and two more."""
    state = started(players=str(players))
    game = ruleset("classic", players=str(players))
    dealer = game.deal(Dice(3))
    for age in (1, 2, 3):
        hands = [state.hand(seat) for seat in range(players)]
        assert [len(cards) for cards in hands] == [7] * players
        dealt = Counter(card for cards in hands for card in cards)
        deck = [item for item in BUILDINGS if item.deck == age]
        printed = {item.number: sum(least <= players for least in item.copies) for item in deck}
        guilds = {item.number for item in BUILDINGS if item.deck == GUILD}
        assert {card: n for card, n in dealt.items() if card not in guilds} == {c: n for c, n in printed.items() if n}
        assert sum(dealt[guild] for guild in guilds) == (players + 2 if age == 3 else 0)
        assert max(dealt[guild] for guild in guilds) <= 1
        for _ in range(6):
            play(state)
        dealer.settle(state)


def test_any_guild_may_be_in() -> None:
    """C1.3: nobody knows which guilds are in, before the last card is dealt any of the others may come."""
    state = table(age=2, turn=6)
    play(state)
    guilds = [card for card in range(CARDS) if card // 32 == 3]
    first = {n % CARDS for n in state.legal(CHANCE)}
    assert {card for card in guilds if card in first} == {item.number for item in BUILDINGS if item.deck == GUILD}
    given = 0
    while state.to_act() == (CHANCE,):
        outcomes, weights = state.legal(CHANCE), state.weights()
        purple = [weight for n, weight in zip(outcomes, weights, strict=True) if n % CARDS in guilds]
        assert len(purple) == (10 - given if given < 5 else 0)
        # As likely as the five places left for guilds among all cards to come.
        left = 21 - sum(state.sizes[seat] for seat in range(3))
        assert sum(purple) * left == sum(weights) * (5 - given)
        choice = outcomes[-1] if left % 3 == 0 else outcomes[0]
        given += choice % CARDS in guilds
        state.apply(choice, CHANCE)
    assert given == 5


def test_the_deal_is_any_deal() -> None:
    """C1.3: every card of the deck may come first, as likely as it has copies."""
    state = ruleset("classic", players="4", boards="rhodos,gizah,olympia,ephesos", sides="a").start()
    weights = dict(zip(state.legal(CHANCE), state.weights(), strict=True))
    assert sum(weights.values()) == 28
    for item in BUILDINGS:
        if item.deck == 1:
            copies = sum(least <= 4 for least in item.copies)
            assert weights.get(actions.DEAL + item.number, 0) == copies


def test_coins_have_no_limit_and_no_debt() -> None:
    """C1.4: coins come as often as they are due, and nothing is offered that the treasury cannot pay."""
    state = begin()
    for _ in range(3):
        while state.to_act() and state.to_act() != (CHANCE,):
            play(state)
        settle(state)
    assert coins(state) == [3 + 18 * 3] * 3
    poor = deal(begin("rhodos-a", "gizah-a", "olympia-a", hands=(("stockade", "clay-pit", "baths"),)))
    assert hand(poor)[0] == "lumber-yard"
    for seat in range(3):
        for choice in poor.legal(seat):
            twin = poor.copy()
            twin.apply(choice, seat)
            for other in twin.to_act():
                twin.apply(twin.legal(other)[-1], other)
            assert min(coins(twin)) >= 0
