"""C6.4, C6.5, C6.7, C6.8, C7: points at the end, free symbols, copied guilds, who wins."""

from itertools import product

import pytest

from antipater.game.errors import NoSuchSeat
from antipater.rules.classic import scoring

from .table import ME, RIGHT, City, city, keys, play, sheet, table

GREEN = {
    "C": ("apothecary", "dispensary", "lodge", "academy"),
    "G": ("workshop", "laboratory", "observatory", "study"),
    "T": ("scriptorium", "library", "school", "university"),
}


def greens(letters: str) -> tuple[str, ...]:
    """Return green cards with these symbols: Compass, Gear, Tablet."""
    return tuple(card for letter in GREEN for card in GREEN[letter][: letters.count(letter)])


@pytest.mark.parametrize(
    ("symbols", "expected"),
    [
        pytest.param("", 0, id="none"),
        pytest.param("C", 1, id="one"),
        pytest.param("CC", 4, id="two alike"),
        pytest.param("CCC", 9, id="three alike"),
        pytest.param("CCCC", 16, id="four alike"),
        pytest.param("CG", 2, id="two different"),
        pytest.param("CGT", 3 + 7, id="a set"),
        pytest.param("CCGGTT", 12 + 14, id="two sets"),
        pytest.param("CCCGT", 9 + 1 + 1 + 7, id="three, one and one"),
        pytest.param("CCCGGT", 9 + 4 + 1 + 7, id="three, two and one: 21"),
    ],
)
def test_science(symbols: str, expected: int) -> None:
    """C7.1: the square of each count and 7 for each set of three different symbols."""
    state = table(city("gizah-a", *greens(symbols)), age=3)
    assert expected == sheet(state).get("science", 0)


@pytest.mark.parametrize(
    ("symbols", "free", "expected"),
    [
        pytest.param("", 1, 1, id="one alone"),
        pytest.param("CG", 1, 3 + 7, id="completes a set"),
        pytest.param("CCC", 1, 16, id="or adds to the most"),
        pytest.param("CCCGG", 1, 9 + 4 + 1 + 7, id="a set: 21, a fourth alike only 20"),
        pytest.param("CCCC", 2, 36, id="two: six alike"),
        pytest.param("CC", 2, 16, id="two: four alike, more than a set"),
        pytest.param("C", 2, 3 + 7, id="two: a set, more than three alike"),
        pytest.param("CCGG", 2, 4 + 4 + 4 + 14, id="two: both into a second set"),
    ],
)
def test_free_symbols_are_assigned_best(symbols: str, free: int, expected: int) -> None:
    """C6.5: together, not one after the other, and at the end."""
    guild = ("scientists-guild",) if free == 2 else ()
    state = table(city("babylon-a", *greens(symbols), *guild, stages=2), age=3)
    assert expected == sheet(state)["science"]


def test_no_assignment_of_free_symbols_is_better() -> None:
    """C6.5: for all symbols and up to three free ones, no way to choose them gives more."""
    for counts in product(range(5), repeat=3):
        letters = "C" * counts[0] + "G" * counts[1] + "T" * counts[2]
        for free, guild, copied in ((1, False, False), (2, True, False), (1, False, True)):
            mine = city(
                "olympia-b" if copied else "babylon-a",
                *greens(letters),
                *(("scientists-guild",) if guild else ()),
                stages=3 if copied else 2,
            )
            left = city("gizah-a", *(("scientists-guild",) if copied else ()))
            points = [
                sum(n * n for n in held) + 7 * min(held)
                for chosen in product(range(3), repeat=free)
                for held in [[counts[s] + chosen.count(s) for s in range(3)]]
            ]
            assert max(points) == sheet(table(mine, left, age=3))["science"]


def test_babylon_b_has_a_symbol_too() -> None:
    """C6.5: its third stage."""
    assert sheet(table(city("babylon-b", *greens("CG"), stages=3), age=3))["science"] == 10
    assert sheet(table(city("babylon-b", *greens("CG"), stages=2), age=3))["science"] == 2


# Olympia B.

OLYMPIA = city("olympia-b", stages=3)


def copying(left: City, right: City, mine: City = OLYMPIA) -> tuple[list[str], dict[str, int]]:
    """Return which guild Olympia copies, and its points."""
    state = table(mine, left, right, age=3)
    guild = scoring.copied_guild(state.cities, ME)
    return ([] if guild < 0 else keys([guild])), sheet(state)


def test_the_guild_worth_most_is_copied() -> None:
    """C6.4: one guild of a neighbour, as if it stood in the own city; its owner loses nothing."""
    left = city("gizah-a", "workers-guild", "craftsmens-guild", "altar", "baths", "theater")
    right = city("rhodos-a", "magistrates-guild", "loom-i")
    state = table(OLYMPIA, left, right, age=3)
    guild, points = copying(left, right)
    assert guild == ["magistrates-guild"]
    assert points["guilds"] == 3
    # For its owner on the right: blue cards of Gizah and Olympia.
    assert sheet(state, RIGHT)["guilds"] == 3
    assert sheet(state, 1)["guilds"] == 2 * 1


def test_a_copied_scientists_guild_is_a_symbol() -> None:
    """C6.4, C6.8: it is shown with the science, and chosen together with the symbol it gives."""
    mine = city("olympia-b", *greens("CG"), stages=3)
    left = city("gizah-a", "scientists-guild", "spies-guild")
    guild, points = copying(left, city("rhodos-a", "walls", "stockade", "barracks"), mine)
    assert guild == ["scientists-guild"]
    assert (points.get("guilds", 0), points["science"]) == (0, 10)


def test_the_copy_is_weighed_with_the_free_symbols() -> None:
    """C6.8: a symbol is worth 8 here, so a guild worth 9 is better and one worth 7 is not."""
    mine = city("olympia-b", *greens("CG"), stages=3)
    browns = ("lumber-yard", "stone-pit", "clay-pool", "ore-vein", "clay-pit", "timber-yard", "sawmill")
    left = city("gizah-a", "scientists-guild", "workers-guild")
    assert copying(left, city("rhodos-a", *browns), mine)[0] == ["scientists-guild"]
    more = city("rhodos-a", *browns, "quarry", "foundry")
    guild, points = copying(left, more, mine)
    assert guild == ["workers-guild"]
    assert (points["guilds"], points["science"]) == (9, 2)


def test_the_scientists_and_the_copy_of_them() -> None:
    """C6.8: an own free symbol and a copied one are assigned together."""
    mine = city("olympia-b", *greens("CCGG"), stages=3)
    assert copying(city("gizah-a", "scientists-guild"), city("rhodos-a"), mine)[1]["science"] == 4 + 4 + 1 + 7


def test_a_copied_shipowners_guild_counts_itself() -> None:
    """C6.4, C6.7: brown, grey and purple cards of the copier, the copy being one of them."""
    mine = city("olympia-b", "lumber-yard", "loom-i", "spies-guild", stages=3)
    guild, points = copying(city("gizah-a", "shipowners-guild"), city("rhodos-a"), mine)
    assert guild == ["shipowners-guild"]
    assert points["guilds"] == 2 + 1 + 1


def test_a_copy_is_a_purple_card_for_the_own_shipowners() -> None:
    """C6.7: one more card for an own Shipowners Guild."""
    mine = city("olympia-b", "lumber-yard", "shipowners-guild", stages=3)
    guild, points = copying(city("gizah-a", "spies-guild", "altar"), city("rhodos-a", "walls"), mine)
    assert guild == ["spies-guild"]
    assert points["guilds"] == (1 + 1 + 1) + 1


def test_a_copy_is_no_stage_for_the_builders() -> None:
    """C6.7: only what counts purple cards counts the copy; of two that are worth the same the first is copied."""
    mine = city("olympia-b", "builders-guild", stages=3)
    left, right = city("gizah-a", "workers-guild", "magistrates-guild"), city("rhodos-a", "altar", "lumber-yard")
    guild, points = copying(left, right, mine)
    assert (guild, points["guilds"]) == (["workers-guild"], 3 + 1)


def test_even_a_worthless_copy_counts_for_the_shipowners() -> None:
    """C6.7, C6.8: the best total decides, so a guild that brings nothing itself is copied all the same."""
    mine = city("olympia-b", "shipowners-guild", stages=3)
    assert copying(city("gizah-a", "spies-guild"), city("rhodos-a"), mine) == (
        ["spies-guild"],
        {"treasury": 1, "wonder": 5, "guilds": 2},
    )


@pytest.mark.parametrize(
    ("mine", "left"),
    [
        pytest.param(OLYMPIA, city("gizah-a"), id="no guild there"),
        pytest.param(city("olympia-b", stages=2), city("gizah-a", "spies-guild"), id="stage not built"),
        pytest.param(city("olympia-a", stages=3), city("gizah-a", "spies-guild"), id="side A"),
    ],
)
def test_nothing_to_copy(mine: City, left: City) -> None:
    """C6.7: no guild at a neighbour's: nothing."""
    assert copying(left, city("rhodos-a", "walls"), mine)[0] == []


def test_no_guild_across_the_table_is_copied() -> None:
    """C6.4: only a neighbour's."""
    state = table(OLYMPIA, city("gizah-a"), city("rhodos-a", "builders-guild"), city("ephesos-a"), age=3)
    assert scoring.copied_guild(state.cities, ME) == -1


# The sheet.


def test_seven_lines() -> None:
    """C7.1: conflicts, coins, wonder, blue, yellow, guilds, science, each by itself."""
    mine = city(
        "gizah-b",
        "altar",
        "palace",
        "haven",
        "lumber-yard",
        "stone-pit",
        "workers-guild",
        *greens("CGT"),
        stages=4,
        coins=8,
        victories=(2, 1, 0),
        defeats=1,
    )
    state = table(mine, city("rhodos-a", "ore-vein"), age=3)
    assert sheet(state) == {
        "military": 2 + 3 - 1,
        "treasury": 2,
        "wonder": 3 + 5 + 5 + 7,
        "civilian": 2 + 8,
        "commercial": 2,
        "guilds": 1,
        "science": 10,
    }


def test_every_seat_has_its_own_sheet() -> None:
    """C7.1: no city scores what stands in another one."""
    boards = ("alexandria-a", "babylon-a", "ephesos-a", "gizah-a", "halikarnassos-a", "olympia-a", "rhodos-a")
    state = table(*(city(board, "altar", stages=seat % 3) for seat, board in enumerate(boards)), age=3)
    for seat in range(7):
        wonder = {0: 0, 1: 3, 2: 3}[seat % 3]
        assert sheet(state, seat) == {"treasury": 1, "civilian": 2} | ({"wonder": wonder} if wonder else {})


@pytest.mark.parametrize(
    ("board", "stages", "expected"),
    [
        pytest.param("alexandria-a", 3, 10, id="Alexandria A"),
        pytest.param("ephesos-b", 3, 10, id="Ephesos B"),
        pytest.param("rhodos-b", 2, 7, id="Rhodos B"),
        pytest.param("halikarnassos-b", 3, 3, id="Halikarnassos B"),
        pytest.param("olympia-b", 3, 5, id="Olympia B"),
    ],
)
def test_points_of_stages(board: str, stages: int, expected: int) -> None:
    """C7.1: what the built stages show."""
    assert sheet(table(city(board, stages=stages), age=3))["wonder"] == expected


@pytest.mark.parametrize(("treasury", "points"), [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3)])
def test_only_whole_sets_of_coins_count(treasury: int, points: int) -> None:
    """C7.3: one point for 3 coins, nothing for what is left."""
    assert sheet(table(city(coins=treasury), age=3)).get("treasury", 0) == points


def test_military_points_may_be_negative() -> None:
    """C7.3: three defeats and no victory are three points less."""
    assert sheet(table(city(defeats=3), age=3))["military"] == -3


def finished(*cities: City) -> list[int]:
    """Play the last turn, all selling; return how the victory is shared, in 420ths."""
    state = table(*cities, age=3, turn=6)
    assert state.returns() == [0] * len(cities)
    play(state)
    assert state.to_act() == ()
    return state.returns()


@pytest.mark.parametrize(
    ("cities", "expected"),
    [
        pytest.param((city("gizah-a", "palace"), city("rhodos-a"), city("olympia-a")), [420, 0, 0], id="most points"),
        pytest.param(
            (city("gizah-a", coins=4), city("rhodos-a", coins=3), city("olympia-a", coins=3)),
            [420, 0, 0],
            id="more coins",
        ),
        pytest.param(
            (city("gizah-a", coins=0), city("rhodos-a", coins=3), city("olympia-a", coins=3)),
            [0, 210, 210],
            id="shared",
        ),
        pytest.param((city("gizah-a"), city("rhodos-a"), city("olympia-a")), [140, 140, 140], id="shared by three"),
        pytest.param(
            (city("gizah-a", "altar", coins=0), city("rhodos-a", coins=3), city("olympia-a", coins=2)),
            [420, 0, 0],
            id="points before coins",
        ),
    ],
)
def test_who_wins(cities: tuple[City, ...], expected: list[int]) -> None:
    """C7.2, C7.3: most points; then more coins, all of them; then it is shared."""
    assert expected == finished(*cities)


def test_points_are_counted_after_the_last_conflicts() -> None:
    """C7.3: the conflicts of Age III decide this game."""
    assert finished(city("gizah-a", "arsenal"), city("rhodos-a", "palace"), city("olympia-a")) == [420, 0, 0]


def test_the_order_of_seats() -> None:
    """C7.2: points, then coins, and nobody but the players."""
    state = table(city("gizah-a", "altar", coins=0), city("rhodos-a", coins=4), city("olympia-a", coins=3))
    assert sorted(range(3), key=state.standing, reverse=True) == [0, 1, 2]
    for seat in (-1, 3):
        with pytest.raises(NoSuchSeat):
            state.standing(seat)
