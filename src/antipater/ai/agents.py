"""Who can play: an agent gets what its seat may know and gives an action. The one registry of opponents."""

from collections.abc import Callable
from typing import Protocol

from antipater.ai.greedy import Greedy
from antipater.game.contract import State
from antipater.game.dice import Dice
from antipater.game.errors import BadOption


class Agent(Protocol):
    """Anything that can choose."""

    def choose(self, seen: State, seat: int) -> int:
        """Return one of `seen.legal(seat)`; *seen* is an observation, never the true position."""


class Random:
    """Does anything that is allowed."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, seen: State, seat: int) -> int:
        """Choose blindly."""
        return self.dice.choose(seen.legal(seat))


OPPONENTS: dict[str, Callable[[Dice], Agent]] = {"random": Random, "greedy": Greedy}


def opponent(name: str, seed: int) -> Agent:
    """Return an opponent by its name, with dice of its own."""
    if name not in OPPONENTS:
        raise BadOption(f"there is no opponent {name!r}; there are: {', '.join(OPPONENTS)}")
    return OPPONENTS[name](Dice(seed))
