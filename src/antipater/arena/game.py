"""One game of a match, which can be sent to another process: its deal, its seats, its result."""

import time
from collections.abc import Mapping
from dataclasses import dataclass

from antipater.ai.agents import opponent, players_of
from antipater.catalog import ruleset
from antipater.game.dice import Dice


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


def play(task: Task) -> Outcome:
    """Return the result of a game; on every deal the first agent plays each seat once."""
    game = ruleset(task.ruleset, **task.options)
    deal, mine = divmod(task.number, game.seats)
    dealer = game.deal(Dice(derived_seed(task.seed, 0, deal)))
    players = [
        opponent(task.names[0 if seat == mine else 1], derived_seed(task.seed, 1 + seat, task.number), game)
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
