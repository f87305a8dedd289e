"""Opponents in classic 7 Wonders: at every number of players, on what a seat sees alone."""

import inspect

import pytest

from antipater import Dice, ruleset
from antipater.ai.agents import opponent
from antipater.ai.evaluation import classic_rules_of_thumb
from antipater.data.classic import BOARDS, BUILDINGS
from antipater.game.contract import State
from tests.ai.test_agents import play

GAMES = 12
ALL_NUMBERS = [str(players) for players in range(2, 8)]


@pytest.mark.parametrize("players", ALL_NUMBERS)
def test_greedy_beats_random(seed: int, players: str) -> None:
    """One greedy seat, in turn every one, among random ones: eleven of the twelve victories."""
    game, shares = ruleset("classic", players=players), 0
    for number in range(GAMES):
        mine = number % game.seats
        agents = [opponent("greedy" if seat == mine else "random", seed + seat, game) for seat in range(game.seats)]
        shares += play(game, agents, game.deal(Dice(seed + number))).returns()[mine]
    assert shares >= 11 * game.prize


@pytest.mark.parametrize("name", ["random", "greedy", "mc:4", "tree:4", "redeal:2"])
def test_its_dice_decide(seed: int, name: str) -> None:
    """The same seed, the same game."""
    game = ruleset("classic", players="2")
    games = [
        play(game, [opponent(name, seed + seat, game) for seat in range(game.seats)], game.deal(Dice(seed)))
        for _ in range(2)
    ]
    assert games[0] == games[1]


def test_greedy_needs_what_its_seat_sees_alone(seed: int) -> None:
    """C8: in the true position it would choose the same, so nothing hidden is of use to it."""
    game = ruleset("classic", players="4", sides="b")
    state, dealer = game.start(), game.deal(Dice(seed))

    def chosen(position: State, seat: int) -> int:
        return opponent("greedy", seed, game).choose(position, seat)

    while seats := dealer.settle(state):
        action = chosen(state.observe(seats[0]), seats[0])
        assert action == chosen(state, seats[0])
        state.apply(action, seats[0])


def test_no_card_is_named() -> None:
    """It reads the printed rows; a new card needs no line here."""
    source = inspect.getsource(classic_rules_of_thumb)
    names = {row.name for row in BUILDINGS} | {row.city for row in BOARDS}
    assert [name for name in names if name in source] == []
