"""Judges the options of a seat by the positions that follow at once, before chance is resolved (afterstates)."""

from antipater.ai.evaluation.features import DuelFeatures
from antipater.ai.evaluation.net import Net
from antipater.ai.search.evaluator import Evaluator
from antipater.game import bits
from antipater.game.contract import State
from antipater.rules.duel.decisions import OWE_TURN, SHARED

LAST_AGE = 3
SOLVED_CARDS = 5


class NetEvaluator(Evaluator):
    """Features and a net: what each option of a seat is worth."""

    def __init__(self, features: DuelFeatures, net: Net) -> None:
        super().__init__()
        if net.inputs < features.inputs_needed():
            raise ValueError(f"these features have {features.inputs_needed()} inputs, the net has {net.inputs}")
        self.features = features
        self.net = net
        self.block = [0] * 2048
        self.links = [0] * 512  # options of a choice in a chain
        self.link_block = [0] * 2048

    def check_fits(self, start: State) -> None:
        """Raise TypeError if it was made for another game."""
        self.features.table.check_same_game(start)

    def worth(self, seat: int) -> float:
        """Return the win probability of *seat* on the table that the features look at; exact if the game is over."""
        if self.features.table.depth == 0:
            winner = self.features.table.winner
            return 0.5 if winner == SHARED else 1.0 if winner == seat else 0.0
        n = self.features.look(seat)
        self.net.take_marks(self.features.marks)
        return self.net.value(self.features.inputs, self.features.amounts, n)

    def consider(self, seat: int) -> int:
        """List the options of *seat* and judge each; return how many. The table stays as it is."""
        self.features.table.save(self.block)
        return self.judge(self.block, seat)

    def judge_options(self, block: list[int], seat: int) -> int:
        """Judge the options of *seat* in a position; return how many there are."""
        self.features.table.load(block)
        n = self.judge(block, seat)
        if self.chains:
            for place in range(n):
                self.features.table.step(self.options[place], seat)
                if self.chain_goes_on(seat):
                    self.values[place] = self.end_of_chain(seat)
                self.features.table.load(block)
        return n

    def judge(self, block: list[int], seat: int) -> int:
        """List the options of *seat* in the position on the table, *block*, and judge each; return how many."""
        n = self.features.table.options(seat, self.options)
        self.net.begin()
        for place in range(n):
            self.features.table.step(self.options[place], seat)
            self.values[place] = self.worth(seat)
            self.features.table.load(block)
        return n

    def chain_goes_on(self, seat: int) -> int:
        """Return whether *seat* has another choice to make before its turn is over."""
        top = self.features.table.depth - 1
        return (
            top >= 0
            and self.features.table.to_act_set() == 1 << seat
            and self.features.table.kinds[top] != OWE_TURN
            and self.features.table.seats[top] == seat
        )

    def end_of_chain(self, seat: int) -> float:
        """Make the best choice, and again as long as the chain goes on; return what its end is worth."""
        highest = 0.0
        going = 1
        while going:
            n = self.features.table.options(seat, self.links)
            self.features.table.save(self.link_block)
            best = 0
            highest = -1.0
            for place in range(n):
                self.features.table.step(self.links[place], seat)
                value = self.worth(seat)
                if value > highest:
                    highest = value
                    best = place
                self.features.table.load(self.link_block)
            self.features.table.step(self.links[best], seat)
            going = self.chain_goes_on(seat)
        return highest

    def judge_position(self, block: list[int], seat: int) -> float:
        """Return the win probability of *seat* in a position."""
        self.features.table.load(block)
        self.net.begin()
        return self.worth(seat)

    def is_near_end(self, block: list[int]) -> int:
        """Return whether so few cards of Age III are left that a solver needs about as long as the net."""
        self.features.table.load(block)
        return self.features.table.age == LAST_AGE and bits.size(self.features.table.present) <= SOLVED_CARDS

    def considered(self, seat: int) -> list[tuple[int, float]]:
        """Return each option of *seat* with the win probability after it, for Python callers."""
        n = self.consider(seat) if self.features.table.must_choose(seat) else 0
        return [(self.options[place], self.values[place]) for place in range(n)]

    def win_probability(self, seat: int) -> float:
        """Return the win probability of *seat* on the table, for Python callers."""
        self.features.table.check_seat(seat)
        self.net.begin()
        return self.worth(seat)
