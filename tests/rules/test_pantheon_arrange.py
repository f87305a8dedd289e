"""Positions with Pantheon: what cannot lie on a table, and what follows from divinities."""

import pytest

from antipater.data import columns, words
from antipater.data.items import DIVINITY_ITEMS
from antipater.game.errors import BadPosition
from antipater.rules.duel.arrange import Arrangement, CityHoldings
from antipater.rules.pantheon.arrange import PantheonArrangement
from tests.rules.test_arrange import LAW, with_pantheon


@pytest.mark.parametrize(
    ("own", "message"),
    [
        pytest.param(
            PantheonArrangement(decks=[[0], [], [], [], []], spaces={0: 0}), "divinity 0 lies in two", id="twice"
        ),
        pytest.param(PantheonArrangement(decks=[[], [0], [], [], []]), "mythology 1 holds at most 3", id="elsewhere"),
    ],
)
def test_the_first_divinity_is_checked_too(own: PantheonArrangement, message: str) -> None:
    """P1.3: it lies in one place, and in the deck of its own mythology."""
    with pytest.raises(BadPosition, match=message):
        with_pantheon(own, Arrangement())


@pytest.mark.parametrize(
    "given",
    [
        Arrangement(board=[LAW]),
        Arrangement(drawn=[LAW]),
        Arrangement(cities=(CityHoldings(tokens=[LAW]), CityHoldings())),
        Arrangement(cities=(CityHoldings(), CityHoldings(tokens=[LAW]))),
    ],
)
def test_a_token_on_a_divinity_lies_nowhere_else(given: Arrangement) -> None:
    """P5.1: not on the board, nor drawn, nor in a city."""
    with pytest.raises(BadPosition, match="a progress token on a divinity lies elsewhere too"):
        with_pantheon(PantheonArrangement(on_card=[LAW]), given)


@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("card", ["workshop", "apothecary", "laboratory", "university"])
def test_symbols_that_follow_from_divinities(owner: int, card: str) -> None:
    """P5.2, P5.3: Ishtar brings the seventh symbol; the snake brings the symbol of the other player's card."""
    ishtar = 1 << columns.BY_KEY["ishtar"].number - DIVINITY_ITEMS
    number = columns.BY_KEY[card].number
    holdings = [CityHoldings(), CityHoldings()]
    holdings[owner].cards.append(number)
    divinities = [0, 0]
    divinities[owner] = ishtar
    decks = [[-2] * (2 if kind == 0 else 3) for kind in range(5)]
    knowing = [[0] * len(deck) for deck in decks]
    own = PantheonArrangement(decks=decks, decks_known=knowing, divinities=divinities, snake=number)
    state = with_pantheon(own, Arrangement(age=3, cities=(holdings[0], holdings[1])))
    symbols = [list(city.symbols) for city in (state.city0, state.city1)]
    symbol = columns.SYMBOL_OF[number]
    assert [one[words.BALANCE] for one in symbols] == [1 - owner, owner]
    assert [one[symbol] for one in symbols] == [1, 1]
    assert [sum(one) for one in symbols] == [2 - owner, 1 + owner]
