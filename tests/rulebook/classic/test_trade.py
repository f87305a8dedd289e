"""C3.4, C3.5, C3.8, C3.9, C4.4: buying from the neighbours."""

import pytest

from antipater.game.errors import IllegalAction
from antipater.rules.classic import actions

from .table import LEFT, ME, RIGHT, City, action, city, coins, offers, play, table

NOTHING: list[tuple[int, int]] = []


def three(mine: City, left: City, right: City, card: str) -> list[tuple[int, int]]:
    """Return what I may pay for a card between two neighbours."""
    return offers(table(mine, left, right, hands=((card,),)), card)


RICH = city("alexandria-a", coins=20)  # makes glass


@pytest.mark.parametrize(
    ("left", "right", "expected"),
    [
        pytest.param(city("babylon-a"), city("ephesos-a"), NOTHING, id="nobody has stone"),
        pytest.param(city("gizah-a"), city("ephesos-a"), [(2, 0)], id="the board of the left one"),
        pytest.param(city("babylon-a"), city("gizah-b"), [(0, 2)], id="the board of the right one"),
        pytest.param(city("babylon-a", "stone-pit"), city("ephesos-a"), [(2, 0)], id="a brown card"),
        pytest.param(city("babylon-a", "timber-yard"), city("ephesos-a"), [(2, 0)], id="a brown card with a choice"),
        pytest.param(city("babylon-a", "caravansery"), city("ephesos-a"), NOTHING, id="no yellow card"),
        pytest.param(city("rhodos-a"), city("halikarnassos-a"), NOTHING, id="nor other resources"),
    ],
)
def test_what_neighbours_sell(left: City, right: City, expected: list[tuple[int, int]]) -> None:
    """C3.4: the board's resource, brown and grey cards, two coins a unit; never what yellow cards and stages make."""
    assert expected == three(RICH, left, right, "baths")


@pytest.mark.parametrize("stages", [1, 2, 3])
def test_stages_do_not_sell(stages: int) -> None:
    """C3.4: Alexandria's choices are its own."""
    seller = city("alexandria-b", stages=stages)
    assert three(city("gizah-a", coins=9), seller, city("ephesos-a"), "stockade") == NOTHING
    assert three(city("gizah-a", coins=9), seller, city("rhodos-a"), "apothecary") == NOTHING


def test_grey_cards_are_sold() -> None:
    """C3.4: two coins for a cloth as for a stone."""
    assert three(RICH, city("babylon-a", "loom-i"), city("ephesos-a"), "apothecary") == [(2, 0)]


def test_no_trade_beyond_the_neighbours() -> None:
    """C3.4: with four cities the one across the table sells nothing."""
    state = table(RICH, city("babylon-a"), city("gizah-a"), city("ephesos-a"), hands=(("baths",),))
    assert offers(state, "baths") == NOTHING


@pytest.mark.parametrize(
    ("discounts", "card", "expected"),
    [
        pytest.param((), "baths", [(0, 2), (2, 0)], id="none"),
        pytest.param(("east-trading-post",), "baths", [(0, 1), (2, 0)], id="East: raw goods of the right one"),
        pytest.param(("west-trading-post",), "baths", [(1, 0), (0, 2)], id="West: raw goods of the left one"),
        pytest.param(("east-trading-post", "west-trading-post"), "baths", [(0, 1), (1, 0)], id="both"),
        pytest.param(("marketplace",), "baths", [(0, 2), (2, 0)], id="Marketplace: not raw goods"),
        pytest.param(("marketplace",), "apothecary", [(0, 1), (1, 0)], id="Marketplace: manufactured ones, both sides"),
        pytest.param(("east-trading-post",), "apothecary", [(0, 2), (2, 0)], id="East: not manufactured ones"),
        pytest.param(("west-trading-post",), "apothecary", [(0, 2), (2, 0)], id="West: not manufactured ones"),
    ],
)
def test_discounts(discounts: tuple[str, ...], card: str, expected: list[tuple[int, int]]) -> None:
    """C3.4, C4.4: one coin instead of two, for its side and kind; East is the right neighbour, West the left."""
    neighbours = city("gizah-a", "loom-i"), city("ephesos-a", "stone-pit", "loom-i")
    assert expected == three(city("alexandria-a", *discounts), *neighbours, card)


@pytest.mark.parametrize("posts", [("east-trading-post", "west-trading-post"), ("east-trading-post",), ()])
def test_discounts_do_not_add_up(posts: tuple[str, ...]) -> None:
    """C3.4: with Olympia's discount besides it is still one coin a unit."""
    mine = city("olympia-b", *posts, stages=1, coins=9)
    assert three(mine, city("gizah-a"), city("ephesos-a", "stone-pit"), "baths") == [(0, 1), (1, 0)]


def test_the_seller_cannot_refuse_and_keeps_the_use() -> None:
    """C3.4, C3.8: one stone builds the seller's Baths and those of both neighbours, in one turn."""
    state = table(city("gizah-a"), city("rhodos-a"), city("babylon-a"), hands=(("baths",),) * 3)
    play(state, "build baths", "build baths 0+2", "build baths 2+0")
    assert coins(state) == [3 + 4, 1, 1]


def test_a_choice_card_serves_each_side_and_its_owner_independently() -> None:
    """C3.4, C3.8: its owner takes wood, the left one stone, the right one wood, all in one turn."""
    state = table(
        city("alexandria-a", "timber-yard"),
        city("rhodos-a"),
        city("babylon-a"),
        hands=(("stockade",), ("baths",), ("stockade",)),
    )
    play(state, "build stockade", "build baths 0+2", "build stockade 2+0")
    assert coins(state) == [7, 1, 1]


@pytest.mark.parametrize(
    ("left", "expected"),
    [
        pytest.param(city("gizah-a"), NOTHING, id="one stone is not two"),
        pytest.param(city("gizah-a", "stone-pit"), [(4, 0)], id="two are"),
        pytest.param(city("rhodos-a", "quarry"), [(4, 0)], id="two of one card"),
        pytest.param(city("gizah-a", "timber-yard"), [(4, 0)], id="one and a choice"),
        pytest.param(city("rhodos-a", "timber-yard", "excavation"), [(4, 0)], id="two choices"),
        pytest.param(city("rhodos-a", "timber-yard"), NOTHING, id="one choice is one unit"),
    ],
)
def test_no_more_than_the_city_produces(left: City, expected: list[tuple[int, int]]) -> None:
    """C3.8: one buyer gets each unit once a turn."""
    state = table(city("alexandria-a", coins=9), left, city("babylon-a"))
    assert expected == offers(state, "stage")


def test_offers_are_sorted() -> None:
    """C3.5, C3.9: cheapest first; of equal totals the one that pays less to the left."""
    neighbours = city("gizah-a", "quarry", "loom-i"), city("ephesos-a", "quarry", "stone-pit", "loom-i")
    mine = city("alexandria-a", coins=20)
    assert three(mine, *neighbours, "aqueduct") == [(0, 6), (2, 4), (4, 2), (6, 0)]
    east = city("alexandria-a", "east-trading-post", coins=20)
    assert three(east, *neighbours, "aqueduct") == [(0, 3), (2, 2), (4, 1), (6, 0)]


def test_the_player_decides_whom_to_pay() -> None:
    """C3.5: every pair is a choice of its own, and is what is really paid."""
    mine = city("alexandria-a", coins=20)
    neighbours = city("gizah-a", "quarry"), city("ephesos-a", "quarry", "stone-pit")
    pairs = three(mine, *neighbours, "aqueduct")
    assert len(pairs) == 4
    for left, right in pairs:
        state = table(mine, *neighbours, age=2, hands=(("aqueduct",),))
        play(state, f"build aqueduct {left}+{right}")
        assert coins(state) == [20 - left - right, 3 + 3 + left, 3 + 3 + right]


@pytest.mark.parametrize(
    ("treasury", "expected"),
    [(6, 2), (5, 2), (4, 1), (3, 0)],
)
def test_only_what_can_be_paid_is_offered(treasury: int, expected: int) -> None:
    """C3.9: with the coins at the start of the turn; a refusal says what it would cost."""
    mine = city("alexandria-a", "east-trading-post", coins=treasury)
    state = table(mine, city("gizah-a", "stone-pit"), city("ephesos-a", "quarry"), age=2, hands=(("aqueduct",),))
    first = action(state, "build aqueduct")
    assert expected == len([n for n in state.legal(ME) if first <= n < first + actions.RANKS])
    if not expected:
        with pytest.raises(IllegalAction) as refused:
            state.apply(first, ME)
        assert (refused.value.reason.code, refused.value.reason.rule) == ("cannot-afford", "C3.9")
        assert refused.value.reason.facts["cost"] == 4


@pytest.mark.parametrize(
    ("mine", "left", "right", "card", "expected"),
    [
        pytest.param(("stone-pit",), (), (), "baths", [(0, 0)], id="nothing is bought that one makes"),
        pytest.param(("timber-yard",), ("stone-pit",), (), "baths", [(0, 0)], id="nor with a choice of one's own"),
        pytest.param(
            ("timber-yard",),
            ("sawmill",),
            ("stone-pit", "ore-vein"),
            "senate",
            [(2, 4), (4, 2)],
            id="wood or stone of one's own",
        ),
        pytest.param(
            ("caravansery",),
            ("lumber-yard",),
            ("brickyard",),
            "gardens",
            [(0, 4), (2, 2)],
            id="the own choice either way",
        ),
    ],
)
def test_no_needless_purchase(
    mine: tuple[str, ...], left: tuple[str, ...], right: tuple[str, ...], card: str, expected: list[tuple[int, int]]
) -> None:
    """C3.9: no purchase that could be left out; which resource is bought depends on what one's choices make."""
    boards = city("alexandria-a", *mine, coins=20), city("ephesos-a", *left), city("halikarnassos-a", *right)
    assert expected == three(*boards, card)


def test_a_choice_of_the_seller_serves_one_need() -> None:
    """C3.8: a seller's card of wood or clay is wood or clay for one buyer in one turn, not both."""
    mine = city("alexandria-a", "glassworks-i", coins=20)
    one = three(mine, city("ephesos-a", "tree-farm"), city("halikarnassos-a"), "temple")
    assert one == NOTHING
    two = three(mine, city("ephesos-a", "tree-farm"), city("halikarnassos-a", "tree-farm"), "temple")
    assert two == [(2, 2)]


def test_trade_moves_coins_and_makes_none() -> None:
    """C3.4: what is paid is received, by the neighbour it is paid to."""
    state = table(
        city("alexandria-a"),
        city("gizah-a", "loom-i"),
        city("babylon-a"),
        hands=(("baths",), ("guard-tower",), ("apothecary",)),
    )
    play(state, "build baths 2+0", "build guard-tower 2+0", "build apothecary 0+2")
    assert coins(state)[ME] == 3 - 2
    assert (coins(state)[LEFT], coins(state)[RIGHT]) == (3 + 2 - 2 + 2, 3 + 2 - 2)
