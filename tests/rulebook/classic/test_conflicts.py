"""C5: conflicts at the end of each Age."""

import pytest

from antipater.catalog import ruleset
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE
from antipater.rules.classic.borders import border_tokens
from antipater.rules.classic.turn import ClassicState

from .table import LEFT, ME, RIGHT, City, begin, city, play, sheet, table, tokens


@pytest.mark.parametrize(("age", "points"), [(1, 1), (2, 3), (3, 5)], ids=["I", "II", "III"])
@pytest.mark.parametrize(
    ("left", "right", "won", "lost"),
    [
        pytest.param((), (), 2, 0, id="against both"),
        pytest.param(("walls",), (), 1, 0, id="a tie and a victory"),
        pytest.param(("walls",), ("walls",), 0, 0, id="two ties"),
        pytest.param(("arsenal",), (), 1, 1, id="a defeat and a victory"),
        pytest.param(("arsenal",), ("circus",), 0, 2, id="two defeats"),
    ],
)
def test_tokens(age: int, points: int, left: tuple[str, ...], right: tuple[str, ...], won: int, lost: int) -> None:
    """C5.1: more shields than a neighbour: 1, 3, 5 points by Age; fewer: a point lost; as many: nothing."""
    state = table(city("gizah-a", "walls"), city("rhodos-a", *left), city("olympia-a", *right), age=age, turn=6)
    play(state)
    assert tokens(state)[age - 1] == won
    assert tokens(state)[3] == lost
    assert sheet(state).get("military", 0) == won * points - lost


def test_conflicts_come_after_turn_6_only() -> None:
    """C5.1: not before."""
    state = table(city("gizah-a", "walls"), turn=5)
    play(state)
    assert tokens(state) == (0, 0, 0, 0)
    play(state)
    assert tokens(state) == (2, 0, 0, 0)
    assert state.to_act() == (CHANCE,)


@pytest.mark.parametrize(
    ("mine", "shields"),
    [
        pytest.param(city("gizah-a"), 0, id="none"),
        pytest.param(city("gizah-a", "stockade", "walls", "arsenal"), 1 + 2 + 3, id="red cards of all Ages"),
        pytest.param(city("rhodos-a", stages=1), 0, id="Rhodos A, first stage"),
        pytest.param(city("rhodos-a", stages=2), 2, id="Rhodos A, second stage"),
        pytest.param(city("rhodos-b", stages=1), 1, id="Rhodos B, first stage"),
        pytest.param(city("rhodos-b", "barracks", stages=2), 3, id="Rhodos B, both, and a card"),
    ],
)
def test_shields(mine: City, shields: int) -> None:
    """C5.2: of red cards and of stages, all that stand there."""
    rival = {0: (), 1: ("stockade",), 2: ("walls",), 3: ("arsenal",), 6: ("arsenal", "circus")}[shields]
    state = table(mine, city("ephesos-a", *rival), city("olympia-a", *rival, "guard-tower"), turn=6)
    play(state)
    assert tokens(state) == (0, 0, 0, 1)
    assert (tokens(state, LEFT), tokens(state, RIGHT)) == ((0, 0, 0, 1), (2, 0, 0, 0))


def test_tokens_are_kept() -> None:
    """C5.2: tokens of earlier Ages stay and add up."""
    state = table(city("gizah-a", "walls", victories=(2, 1, 0), defeats=1), age=3, turn=6)
    play(state)
    assert tokens(state) == (2, 1, 2, 1)
    assert sheet(state)["military"] == 2 * 1 + 1 * 3 + 2 * 5 - 1


@pytest.mark.parametrize("players", [3, 4, 7])
def test_every_pair_of_neighbours_fights_once(players: int) -> None:
    """C5.2: all round the table, and with nobody else."""
    boards = ("gizah", "rhodos", "olympia", "babylon", "ephesos", "alexandria", "halikarnassos")
    strong = [city(f"{boards[seat]}-a", *(("walls",) if seat == 0 else ())) for seat in range(players)]
    state = table(*strong, turn=6)
    play(state)
    assert [tokens(state, seat) for seat in range(players)] == [
        (2, 0, 0, 0),
        (0, 0, 0, 1),
        *[(0, 0, 0, 0)] * (players - 3),
        (0, 0, 0, 1),
    ]


def test_a_shield_built_in_turn_6_counts() -> None:
    """C5.2: so do those of a stage built in that turn."""
    state = table(
        city("rhodos-b", "quarry", "stone-pit"), city("gizah-a"), turn=6, hands=(("altar",), ("altar",), ("altar",))
    )
    play(state, "stage altar")
    assert tokens(state, ME) == (2, 0, 0, 0)


PEACEFUL = (
    ("lumber-yard", "stone-pit", "clay-pool", "ore-vein", "clay-pit", "timber-yard", "loom-i"),
    ("glassworks-i", "press-i", "baths", "altar", "theater", "east-trading-post", "west-trading-post"),
)


def test_tokens_on_a_border() -> None:
    """C5.1: each Age leaves a token, or none, on the border of two cities; before it is over, nothing is there."""
    state = begin("ephesos-a", "rhodos-a", "gizah-a", hands=PEACEFUL)
    play(state)
    play(state, "build barracks 2+0")
    for _ in range(4):
        assert border_tokens(state, ME, LEFT) == []
        play(state)
    assert state.age == 2
    assert tokens(state) == (2, 0, 0, 0)
    assert [border_tokens(state, ME, other) for other in (LEFT, RIGHT)] == [[1], [1]]
    assert [border_tokens(state, other, ME) for other in (LEFT, RIGHT)] == [[-1], [-1]]
    assert border_tokens(state, LEFT, RIGHT) == border_tokens(state, RIGHT, LEFT) == [0]


@pytest.mark.parametrize(("players", "boards"), [("2", "rhodos,?,?"), ("3", "halikarnassos,rhodos,?"), ("5", "random")])
def test_tokens_on_all_borders(players: str, boards: str) -> None:
    """C5.1, C5.2: in whole games, by the shields that all cities had when each Age ended."""
    game = ruleset("classic", players=players, boards=boards)
    for seed in range(6):
        state, dice = game.start(), Dice(seed)
        dealer = game.deal(dice)
        assert isinstance(state, ClassicState)
        cities = range(max(3, int(players)))
        shields: list[list[int]] = []  # at the end of each Age
        while state.to_act():
            seats = dealer.settle(state)
            if seats and state.turn == 0 and len(shields) < state.age - 1:
                shields.append([state.cities.shields[city] for city in cities])
                check_borders(state, shields)
            if seats:
                red = [n for n in state.legal(seats[0]) if dice.below(2)]
                state.apply(dice.choose(red or state.legal(seats[0])), seats[0])
        check_borders(state, [*shields, [state.cities.shields[city] for city in cities]])


def check_borders(state: ClassicState, shields: list[list[int]]) -> None:
    """Compare the tokens of all borders with shields counted at the end of each Age, and with what the cities won."""
    for place in range(state.cities.number):
        total = 0
        for other in {state.cities.left_of(place), state.cities.right_of(place)}:
            worth = [
                points if had[place] > had[other] else -1 if had[place] < had[other] else 0
                for points, had in zip((1, 3, 5), shields, strict=False)
            ]
            assert border_tokens(state, place, other) == worth
            total += sum(worth)
        assert total == state.score_sheet(place)[0]
