"""Judges what a seat can do by the positions that follow at once, before chance has its say (afterstates)."""

from antipater.ai.evaluation.eyes import DuelEyes
from antipater.ai.evaluation.net import Net
from antipater.ai.search.oracle import Oracle
from antipater.rules.duel.actions import SHARED


class Judge(Oracle):
    """Eyes and a net: what each option of a seat is worth."""

    def __init__(self, eyes: DuelEyes, net: Net) -> None:
        super().__init__()
        self.eyes = eyes
        self.net = net
        self.block = [0] * 2048

    def worth(self, seat: int) -> float:
        """Return the win probability of *seat* on the table that the eyes look at; exact if the game is over."""
        if self.eyes.table.depth == 0:
            winner = self.eyes.table.winner
            return 0.5 if winner == SHARED else 1.0 if winner == seat else 0.0
        return self.net.value(self.eyes.inputs, self.eyes.amounts, self.eyes.look(seat))

    def consider(self, seat: int) -> int:
        """List the options of *seat* and judge each; return how many. The table stays as it is."""
        n = self.eyes.table.options(seat, self.options)
        self.eyes.table.save(self.block)
        self.net.refresh()
        for place in range(n):
            self.eyes.table.step(self.options[place], seat)
            self.values[place] = self.worth(seat)
            self.eyes.table.load(self.block)
        return n

    def judge_options(self, block: list[int], seat: int) -> int:
        """Judge the options of *seat* in a position."""
        self.eyes.table.load(block)
        return self.consider(seat)

    def judge_position(self, block: list[int], seat: int) -> float:
        """Judge a position for *seat*."""
        self.eyes.table.load(block)
        self.net.refresh()
        return self.worth(seat)

    def considered(self, seat: int) -> list[tuple[int, float]]:
        """Return each option of *seat* with the win probability after it, for Python callers."""
        n = self.consider(seat) if self.eyes.table.owes(seat) else 0
        return [(self.options[place], self.values[place]) for place in range(n)]

    def win_probability(self, seat: int) -> float:
        """Return the win probability of *seat* on the table, for Python callers."""
        self.net.refresh()
        return self.worth(seat)
