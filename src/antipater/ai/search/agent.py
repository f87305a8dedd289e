"""An agent: made for one game, shown what its seat may know, asked for an action."""

from typing import Protocol

from antipater.game.contract import Game, State
from antipater.game.errors import BadOption


class Agent(Protocol):
    """Anything that can choose."""

    def choose(self, seen: State, seat: int) -> int:
        """Return one of `seen.legal(seat)`; *seen* is an observation, never the true position."""


def check_position(game: Game, seen: State) -> None:
    """Raise BadOption unless *seen* is a position of *game*."""
    if seen.ruleset != game.name:
        raise BadOption(
            f"this agent was made for {game.name} and cannot choose in a position of"
            f" {seen.ruleset or type(seen).__name__}: make one with the game that is played"
        )
