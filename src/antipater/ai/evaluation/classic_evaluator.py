"""Judges the options of a seat in classic 7 Wonders: its own view after the choice, before the others' are revealed.

So the net learns what a choice is worth on average over what the others may have chosen.
"""

from antipater.ai.evaluation.classic_features import ClassicFeatures
from antipater.ai.evaluation.net import Net
from antipater.ai.search.evaluator import Evaluator
from antipater.data.classic import FREE_CITY
from antipater.data.classic_items import NONE
from antipater.game.contract import State
from antipater.rules.classic import scoring
from antipater.rules.classic.actions import CHOOSING, NOBODY, REVIVING
from antipater.rules.classic.turn import ClassicState

DISCARD_PILE, THE_FREE_CITY = 0, 1  # choices that are owed after one that is judged


class ClassicEvaluator(Evaluator):
    """Features and a net: what each option of a seat is worth."""

    def __init__(self, features: ClassicFeatures, net: Net) -> None:
        super().__init__()
        if net.inputs < features.inputs_needed():
            raise ValueError(f"these features have {features.inputs_needed()} inputs, the net has {net.inputs}")
        self.features = features
        self.net = net
        self.block = [0] * 2048

    def check_fits(self, start: State) -> None:
        """Raise TypeError if it was made for another game."""
        self.features.table.check_same_game(start)

    def prepare(self, seat: int) -> int:
        """List the options of *seat*; return how many. The table becomes what the seat sees."""
        if self.features.table.viewer == NOBODY:
            self.features.table.hide_from(seat)
        self.features.table.save(self.block)
        self.features.look_around(seat)
        return self.features.table.options(seat, self.options)

    def consider(self, seat: int) -> int:
        """List the options of *seat* and judge each; return how many. The table becomes what the seat sees."""
        n = self.prepare(seat)
        self.net.refresh()
        for place in range(n):
            count = self.look_after(self.options[place], seat)
            self.values[place] = self.net.value(self.features.inputs, self.features.amounts, count)
            self.features.table.load(self.block)
        return n

    def look_after(self, action: int, seat: int) -> int:
        """List what *seat* sees after a choice of its own that nobody else knows; return how many inputs there are."""
        top = self.features.table.depth - 1
        kind = self.features.table.kinds[top]
        reviving = NONE
        more = 0
        if kind == REVIVING:
            self.features.table.revive(self.features.table.subjects[top], action)
        else:
            if self.features.table.chosen[seat] == NOBODY:
                self.features.table.chosen[seat] = action
                more = kind == CHOOSING and self.features.table.undecided() >> seat & 1
            else:
                self.features.table.chosen[FREE_CITY] = action
            reviving = self.features.table.resolve()
        self.features.look(seat)
        if reviving != NONE:
            self.features.owe(DISCARD_PILE)
        if more:
            self.features.owe(THE_FREE_CITY)
        return self.features.count

    def judge_options(self, block: list[int], seat: int) -> int:
        """Judge the options of *seat* in a position, by what it sees there; return how many there are."""
        self.features.table.load(block)
        return self.consider(seat)

    def best_value(self, n: int) -> float:
        """Return the value of the best of *n* options that were considered."""
        best = 0.0
        for place in range(n):
            best = max(best, self.values[place])
        return best

    def considered(self, seat: int) -> list[tuple[int, float]]:
        """Return each option of *seat* with the win probability after it, for Python callers."""
        n = self.consider(seat) if self.features.table.must_choose(seat) else 0
        return [(self.options[place], self.values[place]) for place in range(n)]

    def seen_after(self, action: int, seat: int) -> list[tuple[int, float]]:
        """Return the inputs that *seat* sees after a legal action of its own, for Python callers."""
        table = self.features.table
        if action not in table.legal(seat):
            raise ValueError(f"seat {seat} cannot do {action} now")
        self.prepare(seat)
        count = self.look_after(action, seat)
        table.load(self.block)
        return [(self.features.inputs[place], float(self.features.amounts[place])) for place in range(count)]

    def amounts_after(self, number: int, seat: int) -> list[float]:
        """Return how much of one input *seat* sees after each of its options, in the order of `considered`."""
        n = self.prepare(seat) if self.features.table.must_choose(seat) else 0
        found = []
        for place in range(n):
            count = self.look_after(self.options[place], seat)
            self.features.table.load(self.block)
            amount = 0.0
            for seen in range(count):
                if self.features.inputs[seen] == number:
                    amount = self.features.amounts[seen]
            found.append(amount)
        return found

    def win_probability(self, seat: int) -> float:
        """Return the win probability of *seat*, who must choose, or its share of a finished game."""
        self.features.table.check_seat(seat)
        if self.features.table.depth == 0:
            return share_of(self.features.table, seat)
        if not self.features.table.must_choose(seat):
            raise ValueError(f"seat {seat} has nothing to choose here, so there is nothing to judge")
        return self.best_value(self.consider(seat))


def share_of(table: ClassicState, seat: int) -> float:
    """Return the share of *seat* in the victory as things stand."""
    winners = scoring.winners_with(table.cities, seat, table.players)
    return 1.0 / winners if winners else 0.0
