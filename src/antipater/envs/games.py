"""Steps many games at once in one compiled loop, without the GIL, into arrays that the caller owns.

A game is a saved position and the state of its dice. In a step every game takes one action of the seat that must
choose; chance is resolved, random opponents play if there are any, and a game that is over begins again. What the next
seat sees and may do is written to the row of its game. A game whose action is below 0 waits. Workers for disjoint
slices run side by side.
"""

from typing import Any

from antipater.envs.encoder import Encoder
from antipater.envs.steps import ANY_SEAT, ANYBODY
from antipater.game.contract import State
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE, CHANCE_ACTS
from antipater.game.worker import Worker


class Games(Worker):
    """A slice of the games, first to last."""

    def __init__(
        self, start: State, encoder: Encoder, arrays: Any, first: int, last: int, seat: int, asks: int
    ) -> None:
        super().__init__()
        self.state = start.copy()
        self.encoder = encoder
        self.dice = Dice()
        self.rival = Dice()
        self.first = first
        self.last = last
        self.seat = seat
        self.asks = asks  # whether others than the learner are asked, too
        self.origin = [0] * 2048
        self.block = [0] * 2048
        self.out = [0] * 512
        self.weights = [0] * 512
        self.state.save(self.origin)
        self.positions: Any = memoryview(arrays.positions)
        self.streams: Any = memoryview(arrays.streams)
        self.actions: Any = memoryview(arrays.actions)
        self.rows: Any = memoryview(arrays.rows)
        self.masks: Any = memoryview(arrays.masks.view("u1"))
        self.offered: Any = memoryview(arrays.offered)
        self.finals: Any = memoryview(arrays.finals)
        self.rewards: Any = memoryview(arrays.rewards)
        self.returns: Any = memoryview(arrays.returns)
        self.ended: Any = memoryview(arrays.ended)
        self.movers: Any = memoryview(arrays.movers)
        self.learners: Any = memoryview(arrays.learners)
        self.worth = arrays.worth

    def work(self, rounds: int) -> int:
        """Take *rounds* steps in every game, or begin all of them if there are none to take."""
        for game in range(self.first, self.last):
            if rounds == 0 and self.actions[game] >= 0:
                self.load_game(game)
                self.begin(game)
                self.show(game)
                self.keep_game(game)
        for _ in range(rounds):
            for game in range(self.first, self.last):
                if self.actions[game] >= 0:
                    self.advance(game)
        return rounds * (self.last - self.first)

    def plant(self, game: int, dice: Dice, rival: Dice) -> None:
        """Give a game its dice: those of chance, and those of the opponents."""
        self.check_idle()
        self.dice, self.rival = dice, rival
        self.keep_dice(game)

    def load_game(self, game: int) -> None:
        """Load a game."""
        read_row(self.positions, game, self.block)
        self.state.load(self.block)
        self.dice.s0, self.dice.s1 = self.streams[game, 0], self.streams[game, 1]
        self.dice.s2, self.dice.s3 = self.streams[game, 2], self.streams[game, 3]
        self.rival.s0, self.rival.s1 = self.streams[game, 4], self.streams[game, 5]
        self.rival.s2, self.rival.s3 = self.streams[game, 6], self.streams[game, 7]

    def keep_game(self, game: int) -> None:
        """Keep a game for the next step; `show` has saved its position."""
        write_row(self.positions, game, self.block)
        self.keep_dice(game)

    def keep_dice(self, game: int) -> None:
        """Keep where the dice of a game are."""
        self.streams[game, 0], self.streams[game, 1] = self.dice.s0, self.dice.s1
        self.streams[game, 2], self.streams[game, 3] = self.dice.s2, self.dice.s3
        self.streams[game, 4], self.streams[game, 5] = self.rival.s0, self.rival.s1
        self.streams[game, 6], self.streams[game, 7] = self.rival.s2, self.rival.s3

    def advance(self, game: int) -> None:
        """Take one step in a game; when it is over, keep how it ended and begin the next one."""
        self.load_game(game)
        seat = self.movers[game]
        self.state.step(self.actions[game], seat)
        self.run_to_choice(game)
        self.ended[game] = 0
        self.rewards[game] = 0
        if self.state.to_act_set() == 0:
            if self.learners[game] != ANYBODY:
                seat = self.learners[game]
            self.keep_returns(game, seat)
            self.look(game, seat, self.finals)
            self.ended[game] = 1
            self.begin(game)
        self.show(game)
        self.keep_game(game)

    def begin(self, game: int) -> None:
        """Begin a game: seat the learner, deal, and play for opponents who come first."""
        self.state.load(self.origin)
        self.learners[game] = self.dice.below(self.returns.shape[1]) if self.seat == ANY_SEAT else self.seat
        self.run_to_choice(game)

    def run_to_choice(self, game: int) -> None:
        """Resolve chance and play for opponents until the learner must act, or the game is over."""
        acting = self.settled()
        while acting and not self.asks and self.learners[game] != ANYBODY and not acting >> self.learners[game] & 1:
            seat = lowest_seat(acting)
            n = self.state.options(seat, self.out)
            self.state.step(self.out[self.rival.below(n)], seat)
            acting = self.settled()

    def settled(self) -> int:
        """Resolve chance; return who must choose then."""
        acting = self.state.to_act_set()
        while acting == CHANCE_ACTS:
            n = self.state.options(CHANCE, self.out)
            place = self.dice.pick(self.weights, n) if self.state.chance_weights(self.weights) else self.dice.below(n)
            self.state.step(self.out[place], CHANCE)
            acting = self.state.to_act_set()
        return acting

    def show(self, game: int) -> None:
        """Write what the seat that must act sees, and what it may do."""
        acting = self.state.to_act_set()
        seat = self.learners[game]
        if seat == ANYBODY or not acting >> seat & 1:
            seat = lowest_seat(acting)
        self.movers[game] = seat
        # Most of a mask stays 0: what was legal before is taken back, not the whole row.
        mark(self.masks, game, self.offered, 0)
        n = self.state.options(seat, self.out)
        self.offered[game, 0] = n
        for place in range(n):
            self.offered[game, place + 1] = self.out[place]
        mark(self.masks, game, self.offered, 1)
        self.state.save(self.block)
        self.look(game, seat, self.rows)

    def look(self, game: int, seat: int, rows: Any) -> None:
        """Write what a seat sees; the rest of the position is gone then, until one is loaded."""
        self.state.hide_from(seat)
        self.encoder.write(self.state, seat, rows, game)

    def keep_returns(self, game: int, seat: int) -> None:
        """Write what a game that is over was worth to everybody; this calls Python, once a game."""
        worth = self.worth(self.state.returns())
        for other in range(len(worth)):
            self.returns[game, other] = worth[other]
        self.rewards[game] = worth[seat]


def read_row(positions: Any, game: int, block: list[int]) -> None:
    """Take the position of a game."""
    for place in range(positions.shape[1]):
        block[place] = positions[game, place]


def write_row(positions: Any, game: int, block: list[int]) -> None:
    """Keep the position of a game."""
    for place in range(positions.shape[1]):
        positions[game, place] = block[place]


def mark(masks: Any, game: int, offered: Any, legal: int) -> None:
    """Mark what a game offers as legal, or as not legal any longer."""
    for place in range(offered[game, 0]):
        masks[game, offered[game, place + 1]] = legal


def lowest_seat(acting: int) -> int:
    """Return the first of the seats that must choose."""
    seat = 0
    while not acting >> seat & 1:
        seat += 1
    return seat
