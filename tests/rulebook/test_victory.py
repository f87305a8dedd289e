"""D10: supremacy, points, ties."""

import pytest

from antipater.data.duel import SCORE_LINES
from antipater.rules.duel import decisions as actions
from antipater.rules.duel import scoring
from antipater.rules.duel.arrange import CityHoldings
from antipater.rules.duel.state import DuelState

from .table import ME, RIVAL, city, play, sheet, table

FIVE_SYMBOLS = ("workshop", "apothecary", "scriptorium", "pharmacist", "academy")


def game_ended(me: CityHoldings, rival: CityHoldings, pawn: int = 0) -> DuelState:
    """Return the table after I discard the last card of Age III, which brings me 2 coins and 1 for each yellow card."""
    state = table(me, rival, cards=("obelisk",), last=True, pawn=pawn)
    return play(state, "discard", "obelisk")


def test_the_game_ends_after_age_3() -> None:
    """D10.1: not after Age II, and after Age III at once, by points."""
    assert play(table(cards=("forum",), last=True), "discard", "forum").winner == actions.NOBODY
    state = game_ended(city("palace"), city())
    assert (state.winner, state.victory, state.to_act()) == (ME, actions.CIVILIAN, ())


@pytest.mark.parametrize("age_card", ["guard-tower", "walls", "pretorium"])
def test_supremacy_ends_it_in_any_age(age_card: str) -> None:
    """D10.1: whatever the points say."""
    state = table(me=city(coins=20), rival=city("palace", "town-hall", coins=90), cards=(age_card,), pawn=8)
    play(state, "build", age_card)
    assert (state.winner, state.victory) == (ME, actions.MILITARY)


def test_every_line_of_the_score_sheet() -> None:
    """D10.2: military, the four colours that score, wonders, progress, coins; brown, grey and red score nothing."""
    state = table(
        me=city(
            *("quarry", "press", "walls"),
            *("palace", "altar"),
            *("academy", "library"),
            *("port", "arena"),
            "magistrates-guild",
            *("pyramids", "sphinx"),
            *("philosophy", "mathematics"),
            coins=11,
        ),
        rival=city("baths", "senate", "temple", coins=0),
        pawn=4,
    )
    assert sheet(state) == {
        "military": 5,
        "blue": 7 + 3,
        "green": 3 + 2,
        "yellow": 3 + 3,
        "purple": 3,
        "wonders": 9 + 6,
        "progress": 7 + 6,
        "coins": 3,
    }
    assert list(sheet(state)) == list(SCORE_LINES)
    assert scoring.total(state, state.city0, state.city1) == sum(state.score_sheet(ME)) == 60
    assert sheet(state, RIVAL) == {"blue": 3 + 5 + 4}


@pytest.mark.parametrize(
    ("me", "rival", "pawn", "winner"),
    [
        pytest.param(city("palace", coins=0), city(coins=0), 0, ME, id="more"),
        pytest.param(city(coins=0), city("palace", coins=0), 0, RIVAL, id="fewer"),
        pytest.param(city(coins=0), city("altar", coins=0), 3, ME, id="the pawn decides"),
        pytest.param(city("altar", coins=0), city("academy", coins=0), 0, ME, id="tied at 3: more on blue cards"),
        pytest.param(
            city("academy", coins=0), city("altar", coins=0), 0, RIVAL, id="tied at 3: the rival's blue cards"
        ),
        pytest.param(city("altar", coins=0), city("baths", coins=0), 0, actions.SHARED, id="tied on blue cards too"),
        pytest.param(city(coins=0), city(coins=0), 0, actions.SHARED, id="nothing at all"),
    ],
)
def test_most_points_wins(me: CityHoldings, rival: CityHoldings, pawn: int, winner: int) -> None:
    """D10.3: then the points on blue cards, then the victory is shared."""
    state = game_ended(me, rival, pawn)
    assert (state.winner, state.victory) == (winner, actions.CIVILIAN)
    assert state.returns() == {ME: [2, 0], RIVAL: [0, 2], actions.SHARED: [1, 1]}[winner]


def test_blue_points_not_blue_cards_break_a_tie() -> None:
    """D10.3: one Palace beats two small blue cards."""
    state = game_ended(city("palace", coins=0), city("altar", "baths", "workshop", coins=0))
    assert sum(state.score_sheet(ME)) == sum(state.score_sheet(RIVAL)) == 7
    assert state.winner == ME


@pytest.mark.parametrize(("treasury", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (29, 9)])
def test_complete_sets_of_coins(treasury: int, points: int) -> None:
    """D10.4: one point for three coins, nothing for what is left over."""
    assert sheet(table(me=city(coins=treasury))).get("coins", 0) == points


def test_only_built_wonders_score() -> None:
    """D10.4: those still to be built are worth nothing."""
    state = table(me=city("colossus", coins=0, wonders=("pyramids", "sphinx")))
    assert sheet(state) == {"wonders": 3}


@pytest.mark.parametrize("seat", [ME, RIVAL])
@pytest.mark.parametrize(
    ("card", "victory"),
    [
        pytest.param("pretorium", actions.MILITARY, id="military"),
        pytest.param("university", actions.SCIENTIFIC, id="scientific"),
    ],
)
def test_supremacy_counts_for_who_reaches_it(card: str, victory: int, seat: int) -> None:
    """D10.5: for either player, and against any number of points."""
    ahead = 1 if seat == ME else -1
    cities = city(*FIVE_SYMBOLS, coins=30), city("palace", coins=90)
    state = table(*(cities if seat == ME else reversed(cities)), cards=(card,), turn=seat, pawn=6 * ahead)
    play(state, "build", card)
    assert (state.winner, state.victory) == (seat, victory)
    assert state.returns() == ([2, 0] if seat == ME else [0, 2])


def test_the_first_supremacy_decides() -> None:
    """D10.5: the capital falls while the rival is one symbol short; nobody acts any more."""
    state = table(
        me=city(coins=30, wonders=("circus-maximus",)),
        rival=city(*FIVE_SYMBOLS, "press", coins=90),
        cards=("university",),
        pawn=8,
    )
    play(state, "wonder", "circus-maximus")
    assert (state.winner, state.victory, state.depth) == (ME, actions.MILITARY, 0)
