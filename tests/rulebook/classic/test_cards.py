"""C4: coins and points for what cities have; which cities and cards are counted."""

import pytest

from .table import LEFT, ME, City, choose, city, coins, play, sheet, table

BROWN = ("lumber-yard", "stone-pit", "clay-pool")
GREY = ("loom-i", "press-i")


def built(card: str, mine: City, left: City, right: City, *others: str) -> int:
    """Build a card while the neighbours do something else; return the coins that it brought."""
    state = table(mine, left, right, age=3, hands=((card,), *((other.split()[1],) for other in others)))
    play(state, f"build {card}", *others)
    return coins(state)[ME] - mine.coins


@pytest.mark.parametrize(
    ("card", "others", "expected"),
    [
        pytest.param("vineyard", ("sell sawmill", "sell foundry"), 3 + 1 + 0, id="Vineyard"),
        pytest.param("vineyard", ("build sawmill", "sell foundry"), 4 + 1, id="Vineyard, one brown card at once"),
        pytest.param("vineyard", ("build sawmill", "build foundry"), 4 + 2, id="Vineyard, two brown cards at once"),
        pytest.param("bazar", ("sell loom-ii", "sell press-ii"), 2 * (2 + 0 + 1), id="Bazar"),
        pytest.param("bazar", ("build loom-ii", "build press-ii"), 2 * (3 + 2), id="Bazar, two grey cards at once"),
    ],
)
def test_coins_for_three_cities(card: str, others: tuple[str, ...], expected: int) -> None:
    """C4.1: own and neighbours' cards, those built in the same turn too; paid once."""
    mine = city("gizah-a", *BROWN, *GREY)
    left, right = city("rhodos-a", "clay-pit"), city("olympia-a", "glassworks-i")
    assert expected == built(card, mine, left, right, *others)


def test_coins_are_paid_once() -> None:
    """C4.1: brown cards that come later bring no more coins."""
    state = table(city("gizah-a", *BROWN), age=2, hands=(("vineyard",), ("sawmill",)))
    play(state, "build vineyard")
    assert coins(state)[ME] == 3 + 3
    play(state, "build sawmill")
    assert coins(state)[ME] == 3 + 3 - 1


@pytest.mark.parametrize(
    ("card", "mine", "expected"),
    [
        pytest.param("haven", city("gizah-a", *BROWN, "forum"), (3, 3), id="Haven: brown cards"),
        pytest.param("lighthouse", city("gizah-a", "caravansery", "tavern"), (3, 3), id="Lighthouse: itself too"),
        pytest.param("chamber-of-commerce", city("babylon-a", *GREY, "brickyard"), (4, 4), id="Chamber: two a card"),
        pytest.param("arena", city("gizah-b", "dispensary", stages=3), (9, 3), id="Arena: three coins, one point"),
        pytest.param("arena", city("gizah-b", "dispensary", stages=4), (12, 4), id="Arena: twelve coins"),
        pytest.param("arena", city("gizah-b", "dispensary"), (0, 0), id="Arena: no stage"),
    ],
)
def test_coins_now_and_points_at_the_end(card: str, mine: City, expected: tuple[int, int]) -> None:
    """C4.1, C4.2: the own city alone is counted, for coins when it is built, for points at the end."""
    others = city("rhodos-a", *BROWN, *GREY, "tavern", stages=2), city("olympia-a", "ore-vein", "press-i", stages=1)
    state = table(mine, *others, age=3, hands=((card,),))
    play(state, f"build {card}")
    assert expected == (coins(state)[ME] - mine.coins, sheet(state).get("commercial", 0))


def test_points_count_the_end_not_the_day_of_building() -> None:
    """C4.1: a yellow card built after the Lighthouse is worth a point, and no coin."""
    state = table(city("gizah-a", "caravansery", "forum"), age=3, turn=5, hands=(("lighthouse",), (), ("haven",)))
    play(state, "build lighthouse")
    assert (coins(state)[ME], sheet(state)["commercial"]) == (3 + 3, 3)
    play(state, "build haven")
    assert (coins(state)[ME], sheet(state)["commercial"]) == (3 + 3, 4)


def test_a_stage_of_the_same_turn_counts_for_no_arena_of_mine() -> None:
    """C4.1: the Arena counts its own city; a neighbour's stage built at once brings nothing."""
    state = table(
        city("gizah-b", "dispensary", stages=1), city("rhodos-a", "sawmill"), age=3, hands=(("arena",), ("gardens",))
    )
    play(state, "build arena", "stage gardens")
    assert coins(state)[ME] == 3 + 3


@pytest.mark.parametrize("card", ["vineyard", "bazar"])
def test_boards_are_no_cards(card: str) -> None:
    """C4.2: the resource of a board counts for nothing, three cities without cards bring nothing."""
    boards = {
        "vineyard": ("gizah-a", "rhodos-a", "olympia-a"),
        "bazar": ("alexandria-a", "ephesos-a", "halikarnassos-a"),
    }
    mine, left, right = map(city, boards[card])
    assert built(card, mine, left, right) == 0


MIXED = (
    *BROWN,
    *GREY,
    "altar",
    "baths",
    "tavern",
    "stockade",
    "barracks",
    "walls",
    "apothecary",
    "spies-guild",
)  # 3 brown, 2 grey, 2 blue, 1 yellow, 3 red, 1 green, 1 purple
FEW = ("ore-vein", "pawnshop", "workshop", "scriptorium")  # 1 brown, 1 blue, 2 green


@pytest.mark.parametrize(
    ("guild", "expected"),
    [
        pytest.param("workers-guild", 3 + 1, id="brown cards"),
        pytest.param("craftsmens-guild", 2 * 2, id="grey cards, two points each"),
        pytest.param("traders-guild", 1, id="yellow cards"),
        pytest.param("philosophers-guild", 1 + 2, id="green cards"),
        pytest.param("spies-guild", 3, id="red cards"),
        pytest.param("magistrates-guild", 2 + 1, id="blue cards"),
        pytest.param("strategists-guild", 2 + 3, id="defeat tokens"),
        pytest.param("builders-guild", 1 + 2 + 3, id="stages of all three"),
        pytest.param("shipowners-guild", 2 + 1 + 1, id="own brown, grey and purple cards, itself too"),
    ],
)
def test_guilds(guild: str, expected: int) -> None:
    """C4.3: neighbours' cards and defeats, never the own ones; stages of all three; the Shipowners the own city."""
    cards = ("lumber-yard", "clay-pool", "press-ii", "altar", "tavern", "stockade", "study", guild)
    mine = city("gizah-b", *cards, stages=1, defeats=6)
    left, right = city("rhodos-a", *MIXED, stages=2, defeats=2), city("olympia-a", *FEW, stages=3, defeats=3)
    assert expected == sheet(table(mine, left, right, age=3))["guilds"]


def test_guilds_count_no_city_across_the_table() -> None:
    """C4.3: with four players the fourth is nobody's business."""
    mine, poor = city("gizah-b", "workers-guild"), city("rhodos-a")
    state = table(mine, poor, city("olympia-a", *MIXED), city("babylon-a", *FEW), age=3)
    assert sheet(state)["guilds"] == 1


def test_defeats_of_age_3_count_for_the_strategists() -> None:
    """C4.3: the last conflicts come before the points."""
    state = table(
        city("gizah-a", "strategists-guild", "walls"), city("rhodos-a"), city("olympia-a", "stockade"), age=3, turn=6
    )
    play(state)
    # Left loses to both, right loses to me.
    assert sheet(state)["guilds"] == 2 + 1


def test_east_is_right_and_west_is_left() -> None:
    """C4.4: who buys with the East post pays the right neighbour one coin, with the West post the left one."""
    for post, expected in (("east-trading-post", [3 - 1, 3, 3 + 1]), ("west-trading-post", [3 - 1, 3 + 1, 3])):
        state = table(
            city("alexandria-a", post), city("gizah-a"), city("olympia-a", "stone-pit"), hands=(("baths",),) * 3
        )
        choose(state, "build baths")
        choose(state, "build baths", LEFT)
        choose(state, "build baths", 2)
        assert coins(state) == expected
