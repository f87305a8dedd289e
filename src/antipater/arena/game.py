"""One game of a match, which can be sent to another process: its deal, its seats, its result."""

import atexit
import time
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from antipater.ai.agents import Agent, opponent, players_of
from antipater.ai.engine import Engine, EngineAgent
from antipater.catalog import ruleset
from antipater.game.contract import Game
from antipater.game.dice import Dice

FOREIGN = "engine:"  # a program that speaks the engine protocol, by its command
THINKING = 1_000  # milliseconds that it has for each choice


@dataclass(frozen=True)
class Task:
    """A game to play."""

    ruleset: str
    options: Mapping[str, str]
    seed: int  # of the whole match
    first: int  # the number of the agent whose share is counted …
    second: int  # … and of the one on all other seats
    names: tuple[str, str]
    number: int  # of the game in its pairing

    @property
    def key(self) -> tuple[int, int, int]:
        """The number of the game in its match."""
        return self.first, self.second, self.number


@dataclass(frozen=True)
class Outcome:
    """The result of a game."""

    first: int
    second: int
    number: int
    share: float  # of the prize, for the first agent
    opening: float  # the share of seat 0
    victory: str
    moves: tuple[int, int]  # decisions of the first agent, and of all others
    seconds: tuple[float, float]  # processor time of both

    @property
    def key(self) -> tuple[int, int, int]:
        """The number of the game in its match."""
        return self.first, self.second, self.number


@cache
def engine_of(command: str) -> Engine:
    """Return the program of a command, one for all games of this process; it ends with the process."""
    engine = Engine(command, THINKING)
    atexit.register(engine.close)
    return engine


def player(name: str, seed: int, game: Game) -> Agent:
    """Return an agent by its name, or the engine of a command: `engine:./engine --fast`."""
    if name.startswith(FOREIGN):
        return EngineAgent(engine_of(name.removeprefix(FOREIGN)), game)
    return opponent(name, seed, game, f"{FOREIGN}COMMAND")


def play(task: Task) -> Outcome:
    """Return the result of a game; on every deal the first agent plays each seat once."""
    game = ruleset(task.ruleset, **task.options)
    deal, mine = divmod(task.number, game.seats)
    dealer = game.deal(Dice(derived_seed(task.seed, 0, deal)))
    players = [
        player(task.names[0 if seat == mine else 1], derived_seed(task.seed, 1 + seat, task.number), game)
        for seat in range(game.seats)
    ]
    state = game.start()
    moves, seconds = [0, 0], [0.0, 0.0]
    while seats := dealer.settle(state):
        seat = seats[0]
        seen = state.observe(seat)
        begun = time.process_time()
        action = players[seat].choose(seen, seat)
        side = 0 if seat == mine else 1
        seconds[side] += time.process_time() - begun
        moves[side] += 1
        state.apply(action, seat)
    shares = [share / game.prize for share in state.returns()]
    return Outcome(
        *task.key,
        share=shares[mine],
        opening=shares[0],
        victory=players_of(task.ruleset).victory(state),
        moves=(moves[0], moves[1]),
        seconds=(round(seconds[0], 6), round(seconds[1], 6)),
    )


def derived_seed(seed: int, stream: int, number: int) -> int:
    """Return a separate seed for each use of the seed of a match."""
    return Dice(seed << 96 | stream << 64 | number).word()
