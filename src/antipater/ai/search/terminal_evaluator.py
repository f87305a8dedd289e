"""An evaluator for any game: it knows the result of a finished game, and of all else only that it may go either way."""

from antipater.ai.search.evaluator import Evaluator
from antipater.game.contract import State


class TerminalEvaluator(Evaluator):
    """Asks the game itself; slow, because results are asked of Python."""

    def __init__(self, start: State, prize: int) -> None:
        super().__init__()
        self.state = start.copy()
        self.prize = prize

    def judge_options(self, block: list[int], seat: int) -> int:
        """List the options of *seat*; only what ends the game is told apart."""
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
        """Return what the state on the table is worth to *seat*."""
        if self.state.to_act_set():
            return 0.5
        return self.share(seat)

    def share(self, seat: int) -> float:
        """Ask what a finished game brought."""
        return 1.0 * self.state.returns()[seat] / self.prize
