"""An agent: made for one game, shown what its seat may know, asked for an action."""

from typing import Protocol, runtime_checkable

from antipater.game.contract import Game, State
from antipater.game.errors import BadOption
from antipater.game.seats import CHANCE


class Agent(Protocol):
    """Anything that can choose."""

    def choose(self, seen: State, seat: int) -> int:
        """Return one of `seen.legal(seat)`; *seen* is an observation, never the true position."""


@runtime_checkable
class Changeable(Agent, Protocol):
    """An agent that is not the same in every game: it has a taste, for example."""

    def begin_game(self, seed: int) -> None:
        """Apply what the seed says to all of a game; the same seed makes the same player of it."""


def begin_game(agent: Agent, seed: int) -> None:
    """Apply the seed of a game to an agent that is not the same in every game; to others it means nothing."""
    if isinstance(agent, Changeable):
        agent.begin_game(seed)


def check_turn(game: Game, seen: State, seat: int) -> None:
    """Raise BadOption unless *seen* is a position of *game* in which *seat* must choose."""
    check_position(game, seen)
    if not seen.must_choose(seat):
        seats = seen.to_act()
        turn = "chance comes first" if seats == (CHANCE,) else f"these seats must: {', '.join(map(str, seats))}"
        raise BadOption(f"seat {seat} has nothing to choose here: {turn if seats else 'the game is over'}")


def check_position(game: Game, seen: State) -> None:
    """Raise BadOption unless *seen* is a position of *game*."""
    if seen.ruleset != game.name:
        raise BadOption(
            f"this agent was made for {game.name} and cannot choose in a position of"
            f" {seen.ruleset or type(seen).__name__}: make one with the game that is played"
        )
