"""Evaluators, which tell a search how good a position is and how good each option; and one that works for any game."""

from typing import Any

from antipater.game.contract import State
from antipater.game.errors import InUse


class Evaluator:
    """The base class: positions are blocks as `State.save` writes them, values are shares of the victory, 0 to 1.

    The value of a finished game is exact.
    """

    def __init__(self) -> None:
        self.options = [0] * 512
        self.values = [0.0] * 512
        self.running = 0
        self.chains = 0  # whether an option that leads to another choice of the same seat is followed to the end

    def check_fits(self, start: State) -> None:
        """Raise TypeError if it cannot judge positions of the game that *start* belongs to."""

    def claim(self) -> None:
        """Take it for this thread; raise InUse if another one uses it."""
        if self.running:
            raise InUse(f"another thread is using this {type(self).__name__}; give each thread one of its own")
        self.running = 1

    def release(self) -> None:
        """Give it back."""
        self.running = 0

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError(f"a {type(self).__name__} cannot be pickled: make another one where it is needed")

    def judge_options(self, block: list[int], seat: int) -> int:
        """Write the options of *seat* in a position and the value after each; return how many there are."""
        return 0

    def judge_position(self, block: list[int], seat: int) -> float:
        """Return the share that *seat* can expect in a position that it has just moved to."""
        return 0.5

    def is_near_end(self, block: list[int]) -> int:
        """Return whether a position is so near the end that solving it takes little longer than judging it."""
        return 0


class TerminalEvaluator(Evaluator):
    """Knows the result of a finished game, and gives every other position one half.

    It is slow, because it asks Python for results.
    """

    def __init__(self, start: State, prize: int) -> None:
        super().__init__()
        self.state = start.copy()
        self.prize = prize

    def check_fits(self, start: State) -> None:
        """Raise TypeError if it was made for another game."""
        self.state.check_same_game(start)

    def judge_options(self, block: list[int], seat: int) -> int:
        """Write the options of *seat*; only those that end the game have other values than one half."""
        self.state.load(block)
        n = self.state.options(seat, self.options)
        for place in range(n):
            self.state.step(self.options[place], seat)
            self.values[place] = self.result(seat)
            self.state.load(block)
        return n

    def judge_position(self, block: list[int], seat: int) -> float:
        """Return the share of *seat*, one half while the game lasts."""
        self.state.load(block)
        return self.result(seat)

    def result(self, seat: int) -> float:
        """Return the share of *seat* in the loaded position."""
        if self.state.to_act_set():
            return 0.5
        return self.share(seat)

    def share(self, seat: int) -> float:
        """Return the share of *seat* in a finished game."""
        return 1.0 * self.state.returns()[seat] / self.prize
