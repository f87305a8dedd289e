"""Opponents of a vector environment that are asked from Python: agents of the arena, or a function of whole arrays."""

from collections.abc import Callable
from typing import Any, TypeAlias

from antipater.ai.agents import Agent, begin_game, maker_of
from antipater.envs.play import RIVALS
from antipater.game.contract import Game, State
from antipater.game.dice import Dice
from antipater.game.errors import BadOption

Policy: TypeAlias = Callable[[Any, Any, Any], Any]  # rows, masks and seats of some games -> an action for each


def position_of(start: State, arrays: Any, place: int) -> State:
    """Return the position of a game."""
    state = start.copy()
    state.load_unchecked(arrays.positions[place].tolist())
    return state


def rival_of(opponent: str | Policy, game: Game) -> "Rival":
    """Return an opponent by its name, or one that a function plays; raise BadOption if it is neither."""
    if isinstance(opponent, str):
        return AgentRival(opponent, game)
    if not callable(opponent):
        raise BadOption(f"opponent is self, a name, or a function of rows, masks and seats, not {opponent!r}")
    return PolicyRival(opponent)


class Rival:
    """Whoever plays all seats but the learner's."""

    def seeded(self, place: int, seed: int) -> None:
        """Take fresh dice for the games of a place."""

    def begun(self, place: int) -> None:
        """Note that a game begins."""

    def over(self, places: Any) -> None:
        """Note that these games are over, and that others have begun."""
        for place in places:
            self.begun(int(place))

    def choose(self, places: Any, arrays: Any, start: State) -> Any:
        """Return an action for each of these games."""
        raise NotImplementedError


class PolicyRival(Rival):
    """A function that sees rows, as the learner does."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, places: Any, arrays: Any, start: State) -> Any:
        """Return what the function chooses; it gets copies."""
        return self.policy(arrays.rows[places], arrays.masks[places], arrays.movers[places])


class AgentRival(Rival):
    """An agent of the arena, a new one for every game."""

    def __init__(self, name: str, game: Game) -> None:
        self.name, self.game = name, game
        self.make(Dice(0))  # refuses a name that nobody has
        self.dice: dict[int, Dice] = {}
        self.games: dict[int, int] = {}  # the seed of the game at each place
        self.agents: dict[int, Agent] = {}

    def make(self, dice: Dice) -> Agent:
        """Return the agent with its dice."""
        return maker_of(self.name, self.game.name)(self.game, dice)

    def __getstate__(self) -> dict[str, Any]:
        """Return all but the agents: they are made again for the same games, with the dice where they are."""
        return {**vars(self), "agents": {}}

    def seeded(self, place: int, seed: int) -> None:
        """Take fresh dice for the games of a place."""
        self.dice[place], self.games[place] = Dice(seed + RIVALS), seed + 2 * RIVALS

    def begun(self, place: int) -> None:
        """Forget the agent of the last game."""
        self.agents.pop(place, None)
        self.games[place] = self.games.get(place, place) + 1

    def choose(self, places: Any, arrays: Any, start: State) -> Any:
        """Return what the agents choose, each by what its seat sees."""
        choices = []
        for place in map(int, places):
            if place not in self.agents:
                self.agents[place] = self.make(self.dice.setdefault(place, Dice(place)))
                begin_game(self.agents[place], self.games.get(place, place))
            seat = int(arrays.movers[place])
            choices.append(self.agents[place].choose(position_of(start, arrays, place).observe(seat), seat))
        return choices
