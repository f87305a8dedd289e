"""Opponents: legal, fair, by their names, and as strong as they should be."""

import pytest

from antipater import Dice, ruleset
from antipater.ai.agents import OPPONENTS, Agent, opponent
from antipater.ai.greedy import Greedy
from antipater.game.contract import Game, State
from antipater.game.dealer import Dealer
from antipater.game.errors import BadOption
from antipater.game.seats import UNKNOWN
from antipater.notation.moves import write_action
from antipater.notation.positions import read_position
from tests.conformance.toys import HighCardGame

DEALS = 20


def play(game: Game, agents: list[Agent], dealer: Dealer) -> State:
    """Play a game; agents get what their seat may know, and must answer with something legal."""
    state = game.start()
    while seats := dealer.settle(state):
        for seat in seats:
            seen = state.observe(seat)
            shown = seen.key()
            action = agents[seat].choose(seen, seat)
            assert action in state.legal(seat)
            assert seen.key() == shown, "an agent changed what it was shown"
            state.apply(action, seat)
    return state


@pytest.mark.parametrize("wonders", ["draft", "first-game"])
def test_greedy_beats_random(seed: int, wonders: str) -> None:
    """Forty games, each deal played twice with seats swapped: at least 35 of the 40 victories."""
    duel, shares = ruleset("duel", wonders=wonders), 0
    for number in range(seed, seed + DEALS):
        deal = duel.deal(Dice(number))
        shares += play(duel, [opponent("greedy", number), opponent("random", number)], deal).returns()[0]
        shares += play(duel, [opponent("random", number), opponent("greedy", number)], deal).returns()[1]
    assert shares >= 35 * duel.prize


@pytest.mark.parametrize("name", OPPONENTS)
def test_its_dice_decide(seed: int, name: str) -> None:
    """The same seed, the same game; an agent draws on nothing but its own dice."""
    duel = ruleset("duel", edition="first")
    games = [play(duel, [opponent(name, seed)] * 2, duel.deal(Dice(seed))) for _ in range(2)]
    assert games[0] == games[1]


def test_random_uses_every_option(seed: int) -> None:
    duel = ruleset("duel")
    state = duel.start()
    duel.deal(Dice(seed)).settle(state)
    agent = opponent("random", seed)
    assert {agent.choose(state.observe(0), 0) for _ in range(100)} == set(state.legal(0))


def test_an_observation_is_enough(seed: int) -> None:
    """In a game with hidden cards and secret choices, an agent is shown neither, and plays all the same."""

    class Watched:
        """Passes on to another agent what it is shown, and keeps it."""

        def __init__(self, agent: Agent) -> None:
            self.agent = agent
            self.shown: list[list[int]] = []

        def choose(self, seen: State, seat: int) -> int:
            self.shown.append(seen.fields())
            return self.agent.choose(seen, seat)

    toy, dice = HighCardGame(), Dice(seed)
    agents = [Watched(opponent("random", seat)) for seat in range(toy.seats)]
    for _ in range(50):
        play(toy, list(agents), toy.deal(dice))
    for seat, agent in enumerate(agents):
        assert all(fields[1 - seat] == UNKNOWN != fields[seat] for fields in agent.shown)
    assert {fields[2] for fields in agents[1].shown} == {UNKNOWN}, "seat 1 chooses after seat 0 without knowing what"


def test_greedy_takes_a_won_game(seed: int) -> None:
    """A move that ends the game in its favour is made, whatever else there is."""
    state = read_position(
        "duel/1 age=3 pawn=7 loot=none structure=arsenal,palace,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,- "
        "coins0=30 coins1=30 agenda=turn@0"
    )
    chosen = opponent("greedy", seed).choose(state.observe(0), 0)
    assert write_action(state, chosen, 0) == "build:arsenal"


def test_an_unknown_opponent() -> None:
    with pytest.raises(BadOption, match=r"^there is no opponent 'deep-blue'; there are: random, greedy$"):
        opponent("deep-blue", 1)


def test_greedy_does_not_play_what_it_does_not_know(seed: int) -> None:
    toy = HighCardGame()
    state = toy.start()
    toy.deal(Dice(seed)).settle(state)
    with pytest.raises(BadOption, match=r"^greedy cannot play a HighCard$"):
        Greedy(Dice(seed)).choose(state.observe(0), 0)
