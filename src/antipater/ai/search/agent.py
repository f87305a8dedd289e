"""An agent: made for one game, shown what its seat may know, asked for an action."""

from functools import cache
from typing import Protocol

from antipater.game.contract import Game, State
from antipater.game.errors import BadOption


class Agent(Protocol):
    """Anything that can choose."""

    def choose(self, seen: State, seat: int) -> int:
        """Return one of `seen.legal(seat)`; *seen* is an observation, never the true position."""


@cache
def state_class(kind: type[Game]) -> type[State]:
    """Return the class of the positions of a game."""
    return type(kind().start())


def check_position(game: Game, seen: State) -> None:
    """Raise BadOption unless *seen* is a position of *game*."""
    if type(seen) is not state_class(type(game)):
        raise BadOption(
            f"this agent was made for {game.name} and cannot choose in a {type(seen).__name__}:"
            " make one with the game that is played"
        )


def hides_information(game: Game) -> bool:
    """Return whether seats of a game know different things, so that worlds must be imagined."""
    return type(game).imagine is not Game.imagine
