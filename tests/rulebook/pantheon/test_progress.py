"""P6: Mysticism, Poliorcetics, Engineering."""

import pytest

from ..table import ME, RIVAL, city, coins
from .table import action, can, play, sheet, table

RICH = 9


@pytest.mark.parametrize(
    ("mythologies", "offerings", "points"),
    [
        pytest.param((), (), 0, id="none"),
        pytest.param(("greek", "greek"), (), 4, id="two of one mythology"),
        pytest.param(("greek", "roman", "egyptian"), (2, 4), 10, id="five tokens"),
    ],
)
def test_mysticism(mythologies: tuple[str, ...], offerings: tuple[int, ...], points: int) -> None:
    """P6.1: 2 points for each mythology and offering token its owner has, on the line of the progress tokens."""
    state = table(
        city("mysticism", coins=0),
        cards=("walls",),
        mythologies=(mythologies, ("greek",)),
        offerings=(offerings, (3,)),
    )
    assert sheet(state).get("progress", 0) == points
    assert "progress" not in sheet(state, RIVAL)


def test_a_spent_offering_is_worth_nothing() -> None:
    """P6.1: only tokens still owned count."""
    state = table(city("mysticism", coins=0), cards=("walls",), offerings=((3, 4), ()), spaces={0: "mars"})
    assert sheet(play(state, "activate", "mars", (3,)))["progress"] == 2


@pytest.mark.parametrize(
    ("how", "spaces_moved"),
    [
        pytest.param("card", 2, id="a red card"),
        pytest.param("wonder", 2, id="a wonder"),
        pytest.param("mars", 2, id="Mars"),
    ],
)
def test_poliorcetics(how: str, spaces_moved: int) -> None:
    """P6.2: the opponent loses a coin for each space, however the pawn is moved."""
    state = table(
        city("poliorcetics", coins=30, wonders=("colossus",)),
        city(coins=RICH),
        cards=("walls", "forum"),
        spaces={0: "mars"},
    )
    if how == "card":
        play(state, "build", "walls")
    elif how == "wonder":
        play(state, "wonder", "colossus", "forum")
    else:
        play(state, "activate", "mars")
    assert (state.pawn, coins(state)[RIVAL]) == (spaces_moved, RICH - spaces_moved)


def test_poliorcetics_serves_its_owner_alone() -> None:
    """P6.2: the opponent's shields cost its owner nothing."""
    state = table(city(coins=20), city("poliorcetics", coins=RICH), cards=("walls",))
    assert coins(play(state, "build", "walls"))[RIVAL] == RICH


@pytest.mark.parametrize(
    ("treasury", "pawn", "left"),
    [
        pytest.param(RICH, 2, RICH - 2 - 2, id="two spaces, and the token worth 2"),
        pytest.param(3, 2, 0, id="nobody falls below 0"),
    ],
)
def test_poliorcetics_before_the_military_token(treasury: int, pawn: int, left: int) -> None:
    """P6.2, P7.1: space by space: the coin, then that space's token."""
    state = table(city("poliorcetics", coins=20), city(coins=treasury), cards=("walls",), pawn=pawn)
    assert coins(play(state, "build", "walls"))[RIVAL] == left


def test_poliorcetics_and_minerva() -> None:
    """P6.2: nothing for a space that she bars, nor for those behind it."""
    state = table(city("poliorcetics", coins=20), city(coins=RICH), cards=("walls",), minerva=2)
    play(state, "build", "walls")
    assert (state.pawn, coins(state)[RIVAL]) == (1, RICH - 1)


@pytest.mark.parametrize(
    ("card", "paid"),
    [
        pytest.param("fortifications", 1, id="a chain condition"),
        pytest.param("greek-grand-temple", 1, id="a Grand Temple"),
        pytest.param("palace", 10, id="none: the full price"),
    ],
)
def test_engineering(card: str, paid: int) -> None:
    """P6.3: a coin instead of the whole cost, for cards with a chain condition only."""
    state = table(city("engineering", coins=20), cards=(card,))
    assert coins(play(state, "build", card))[ME] == 20 - paid


def test_engineering_allows_what_could_not_be_paid() -> None:
    """P6.3: one coin is enough; with none it is too dear."""
    for treasury in (1, 0):
        state = table(city("engineering", coins=treasury), cards=("fortifications",))
        assert can(state, "build", "fortifications") == (treasury == 1)


def test_the_price_that_engineering_makes_is_told() -> None:
    """P6.3, D5.7: without that coin the refusal names a price of 1."""
    state = table(city("engineering", coins=0), cards=("fortifications",))
    reason = state.why_not(action(state, "build", "fortifications"), ME)
    assert reason is not None
    assert (reason.code, reason.facts["cost"], reason.facts["coins"]) == ("cannot-afford", 1, 0)


def test_coins_outside_the_treasury_are_told() -> None:
    """P5.4, D5.7: a refusal counts Astarte's coins with the treasury."""
    state = table(city(coins=1), cards=("palace",), safe=(7, 0))
    reason = state.why_not(action(state, "build", "palace"), ME)
    assert reason is not None
    assert (reason.code, reason.facts["coins"]) == ("cannot-afford", 8)


def test_a_chain_comes_before_engineering() -> None:
    """P6.3, D5.8: with the Palisade the Fortifications are free, and Urbanism pays."""
    state = table(city("engineering", "urbanism", "palisade", coins=0), cards=("fortifications",))
    assert coins(play(state, "build", "fortifications"))[ME] == 4


@pytest.mark.parametrize(
    ("mine", "rival", "expected"),
    [
        pytest.param((), (), (9, 0), id="4 for two clay: Engineering is cheaper"),
        pytest.param((), ("economy",), (9, 0), id="and the coin goes to the bank"),
        pytest.param(("brickyard",), ("economy",), (10, 0), id="nothing is missing: nothing is paid"),
        pytest.param(("clay-pool", "clay-reserve"), (), (9, 0), id="as cheap: a coin either way"),
        pytest.param(("clay-pool", "clay-reserve"), ("economy",), (9, 0), id="as cheap: Economy does not profit"),
    ],
)
def test_engineering_or_paying(mine: tuple[str, ...], rival: tuple[str, ...], expected: tuple[int, int]) -> None:
    """P6.3: used when it is cheaper, or as cheap and Economy would profit; never when the card costs nothing."""
    state = table(city("engineering", *mine, coins=10), city(*rival, coins=0), cards=("statue",))
    assert coins(play(state, "build", "statue")) == expected
