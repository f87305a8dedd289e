"""Classic 7 Wonders asked nonsense: seats, items, boards and fields that are not there."""

from collections.abc import Callable

import pytest

from antipater import Dice, ruleset
from antipater.data.classic_items import BOARDS_IN_BOX, CARDS, ITEMS, NONE, SIDES
from antipater.game.errors import NoSuchSeat
from antipater.game.seats import SPECTATOR
from antipater.rules.classic import build, effects, knowledge, scoring, seating, trade
from antipater.rules.classic.actions import AGENDA, HAND_ROOM, MOST_LOOKS, SMALL_TURN, UNDEALT
from antipater.rules.classic.city import Cities
from antipater.rules.classic.turn import ClassicState
from tests.rulebook.classic.table import ME, begin, city, number, table
from tests.rules.test_classic_soundness import PLACES

TAVERN = number("tavern")
NO_CITY = (-1, 3, 7, 10**6)
NO_ITEM = (-1, ITEMS, 10**6)


@pytest.fixture
def cities() -> Cities:
    """Three cities that have what is asked about: coins from a tavern, a guild to copy, free symbols."""
    state = table(
        city("olympia-b", "tavern", "scientists-guild", "apothecary", stages=3),
        city("gizah-a", "workers-guild", "lumber-yard"),
        city("rhodos-a", "tavern", "clay-pool"),
        age=3,
    )
    return state.cities


QUESTIONS: list[tuple[str, Callable[[Cities, int], int], int]] = [
    ("left", Cities.left_of, 0),
    ("right", Cities.right_of, 0),
    ("stage", Cities.next_stage, NONE),
    ("cards", lambda cities, seat: cities.counted(seat, -1), 0),
    ("science", lambda cities, seat: scoring.science_points(cities, seat, 0), 0),
    ("copied guild", scoring.copied_guild, NONE),
    ("same building", lambda cities, seat: build.has_building(cities, seat, TAVERN), 0),
    ("chain", lambda cities, seat: build.chained(cities, seat, number("forum")), 0),
    ("bank", lambda cities, seat: build.bank_price(cities, seat, number("clay-pit")), 0),
    ("income", lambda cities, seat: effects.income(cities, seat, TAVERN), 0),
]


@pytest.mark.parametrize(("ask", "nothing"), [pytest.param(ask, none, id=name) for name, ask, none in QUESTIONS])
def test_cities_that_are_not_there(cities: Cities, ask: Callable[[Cities, int], int], nothing: int) -> None:
    """C1.1: a city beyond the last one has nothing; no city is counted from the end."""
    assert [ask(cities, seat) for seat in NO_CITY] == [nothing] * len(NO_CITY)


def test_items_that_are_not_there(cities: Cities) -> None:
    """C3.1: an item beyond the last one stands nowhere, leads nowhere and costs nothing; its price is an error."""
    for item in NO_ITEM:
        for ask in (build.has_building, build.chained, build.bank_price, effects.income):
            assert ask(cities, ME, item) == 0
        for buy in (trade.offers_for, trade.pairs_for, trade.cheapest):
            with pytest.raises(NoSuchSeat, match=f"there is no item {item}: the items are 0 to 191"):
                buy(cities, ME, item)
    assert scoring.science_points(cities, ME, -1) == scoring.science_points(cities, ME, 10**6) == 0
    assert trade.cheapest(cities, ME, 0) == trade.cheapest(cities, ME, ITEMS - 1) == 0
    assert [build.has_building(cities, seat, number("lumber-yard")) for seat in range(3)] == [0, 1, 0]


@pytest.mark.parametrize("seat", NO_CITY)
def test_public_questions_about_other_seats(seat: int) -> None:
    """C8: a seat that nobody has sees nothing, holds nothing, and has no score."""
    state = begin()
    for ask, there in (
        (state.observe, "seats"),
        (state.hand, "seats"),
        (state.score_sheet, "cities"),
        (state.cities.check_city, "cities"),
    ):
        with pytest.raises(NoSuchSeat, match=f"there is no [a-z]+ {seat}: the {there} are 0 to 2"):
            ask(seat)
    for buy in (trade.offers_for, trade.pairs_for, trade.cheapest):
        with pytest.raises(NoSuchSeat, match="there is no city"):
            buy(state.cities, seat, 0)
    with pytest.raises(ValueError, match="this is what seat 1 knows"):
        state.observe(1).observe(seat)
    assert state.sealed(seat) == 0


def test_the_table_before_it_is_set() -> None:
    """C2.3, C9.1: where nobody plays, or in no Age, the first seat stands for all."""
    assert [seating.holder(0, 1, 1, 1), seating.holder(3, 1, 0, 0), seating.holder(3, 1, 4, 0)] == [0, 0, 0]
    assert [seating.controller(age, 1) for age in (-1, 0, 4)] == [seating.controller(1, 1)] * 3


@pytest.mark.parametrize(
    ("players", "boards", "sides"),
    [
        pytest.param(1, (-1,) * 3, (-1,) * 3, id="one player"),
        pytest.param(8, (-1,) * 8, (-1,) * 8, id="eight players"),
        pytest.param(3, (-1,) * 4, (-1,) * 4, id="a board too many"),
        pytest.param(2, (-1,) * 2, (-1,) * 2, id="no board for the Free City"),
        pytest.param(3, (-1,) * 3, (-1,) * 2, id="a side too few"),
        pytest.param(3, (0, 1, BOARDS_IN_BOX), (0, 0, 0), id="no such board"),
        pytest.param(3, (-2, 1, 2), (0, 0, 0), id="a board below any"),
        pytest.param(3, (0, 1, 2), (0, 0, SIDES), id="no such side"),
        pytest.param(3, (0, 1, 2), (-2, 0, 0), id="a side below any"),
    ],
)
def test_boards_that_are_not_there(players: int, boards: tuple[int, ...], sides: tuple[int, ...]) -> None:
    """C1.2: a table needs a board and a side for each city, and is set once."""
    with pytest.raises(
        ValueError, match=r"2 to 7 play, with a board and a side|boards are 0 to 6, sides 0 to 1, or -1 for any"
    ):
        ClassicState().set_up(players, list(boards), list(sides))


def test_a_table_is_set_once() -> None:
    """C1.2: the last board of the box, its second side and two players are as good as any."""
    state = ClassicState()
    state.set_up(2, [BOARDS_IN_BOX - 1, -1, 0], [SIDES - 1, 0, -1])
    with pytest.raises(ValueError, match="set up once"):
        state.set_up(2, [-1] * 3, [-1] * 3)


@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("depth", (-1, AGENDA + 1)),
        ("age", (-1, 4)),
        ("turn", (-1, SMALL_TURN + 1)),
        ("looks", (-1, MOST_LOOKS + 1)),
        ("sizes", (-1, HAND_ROOM + 1)),
    ],
)
def test_fields_outside_their_range(field: str, values: tuple[int, int]) -> None:
    """A position that others could not even look at is refused before anybody does."""
    state = begin()
    for value in values:
        fields = state.fields()
        fields[PLACES[field]] = value
        with pytest.raises(ValueError, match="fields of a position of classic 7 Wonders"):
            state.copy().refill(fields)


@pytest.mark.parametrize(("place", "value"), [(1, 1), (1, 8), (92, 4), (0, -2), (0, SPECTATOR + 1)], ids=str)
def test_a_table_of_another_size(place: int, value: int) -> None:
    """C1.1: so many players, so many cities, and the view of one of them, of a spectator or of nobody."""
    state = begin()
    fields = state.fields()
    fields[place] = value
    with pytest.raises(ValueError, match=r"fields"):
        state.copy().refill(fields)
    with pytest.raises(ValueError, match="classic 7 Wonders"):
        state.copy().load_unchecked(fields[:92])


@pytest.mark.parametrize("players", ["2", "3", "7"])
def test_every_position_can_be_taken_over(players: str) -> None:
    """From the empty table to the end, as seats and spectators see it, too."""
    game, dice = ruleset("classic", players=players), Dice(4)
    state, steps = game.start(), 0
    while state.to_act():
        if steps % 40 == 0:
            for view in (state, state.observe(0), state.observe(SPECTATOR)):
                twin = view.copy()
                twin.refill(view.fields())
                assert twin == view
        seat = state.to_act()[0]
        state.apply(dice.choose(state.legal(seat)), seat)
        steps += 1
    state.copy().refill(state.fields())


@pytest.mark.parametrize(
    ("part", "value"),
    [
        pytest.param(0, CARDS, id="a card played"),
        pytest.param(1, -2, id="a card of a hand"),
        pytest.param(2, CARDS, id="a card drawn"),
        pytest.param(3, -1, id="fewer than no copies"),
        pytest.param(3, CARDS, id="more copies than cards"),
        pytest.param(0, None, id="too few cards"),
    ],
)
def test_worlds_that_are_no_worlds(part: int, value: int | None) -> None:
    """C8: what fills a view are cards, all of them, and copies of cards."""
    seen = begin().observe(ME)
    cards = [[-1] * 147, [CARDS - 1] * 56, [0] * 21, [0] * UNDEALT]
    played, hands, drawn, undealt = cards
    knowledge.fill_hidden(seen.copy(), played, hands, drawn, undealt, 0)
    cards[part][-1:] = [] if value is None else [value]
    with pytest.raises(ValueError, match=r"cards of a whole table|copies of a card"):
        knowledge.fill_hidden(seen, played, hands, drawn, undealt, 0)
