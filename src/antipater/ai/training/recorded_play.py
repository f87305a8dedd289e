"""Games whose positions are recorded between two steps of learning: what all compiled self-play has in common."""

import math
from array import array

from antipater.ai.evaluation.net import Net
from antipater.ai.training.adam import MOST_HEADS, NOT_TAUGHT, Adam
from antipater.ai.training.memory import Memory
from antipater.game.contract import State
from antipater.game.dice import Dice, check_dice
from antipater.game.seats import CHANCE
from antipater.game.worker import Worker

MOST_POSITIONS, MOST_INPUTS = 8192, 2_097_152  # recorded between two steps
NO_STYLE, SCIENTIST, WARLORD = range(3)  # of a seat, for a game
FINE = 1 << 24  # the number of different random fractions
FINEST = 2.0**-24
BINS = 20


class RecordedPlay(Worker):
    """Plays batches of games, and teaches a net the positions of each; a subclass plays a game and sets its targets."""

    def __init__(self, net: Net, dice: Dice, heads: int) -> None:
        super().__init__()
        check_dice(dice)
        self.net = net
        self.adam = Adam(net, heads)
        self.memory: Memory | None = None
        self.dice = dice
        self.rate = 1e-3
        self.trace = 0.7  # λ
        self.temperature = 0.03
        self.styled = 1.0  # how many of the usual share of seats have a style
        self.league = 0.0  # the share of games in which a seat is played by the rival
        self.batch = 16  # games between two steps
        self.rival_seat = -1
        self.positions = 0
        self.starts = array("i", bytes(4 * (MOST_POSITIONS + 1)))
        self.inputs = array("i", bytes(4 * MOST_INPUTS))
        self.amounts = array("f", bytes(4 * MOST_INPUTS))
        self.net_values = array("d", bytes(8 * MOST_POSITIONS))  # for the seat that had chosen
        self.targets = array("d", bytes(8 * MOST_POSITIONS))
        self.actors = array("i", bytes(4 * MOST_POSITIONS))
        self.endings = array("f", bytes(4 * MOST_HEADS * MOST_POSITIONS))  # what the heads learn of each position
        self.out = [0] * 512
        self.weights = [0] * 512
        self.scores = [0.0] * 512
        self.row_inputs = [0] * 1024
        self.row_amounts = [0.0] * 1024
        self.reset_statistics()

    def reset_statistics(self) -> None:
        """Set all counts to zero."""
        self.games = 0
        self.decisions = 0
        self.examples = 0
        self.loss = 0.0
        self.first_wins = 0.0
        self.net_wins = 0.0  # in games against the rival
        self.rival_games = 0
        self.bin_count = [0] * 20
        self.bin_predicted = [0.0] * 20
        self.bin_won = [0.0] * 20

    def remember(self, most_examples: int) -> None:
        """Keep up to so many examples from now on, for `rehearse`; a new memory is empty."""
        self.memory = Memory(self.adam, most_examples)

    def rehearse(self, passes: float) -> None:
        """Learn from each example that is kept *passes* times more on average, in random order, and drop them all."""
        if self.memory is not None and self.memory.examples:
            self.memory.dice = self.dice
            self.memory.rate = self.rate
            self.memory.run(self.memory.steps_for(passes))
            self.memory.forget()

    def work(self, rounds: int) -> int:
        """Play and learn *rounds* batches; return how many games."""
        for _ in range(rounds):
            self.positions = 0
            self.starts[0] = 0
            for _ in range(self.batch):
                self.play_game()
            if self.rate > 0:
                self.learn()
        return rounds * self.batch

    def play_game(self) -> None:
        """Play one game from the start, and set the targets of its positions."""

    def random_fraction(self) -> float:
        """Return a random number from 0 up to 1."""
        return self.dice.below(FINE) * FINEST

    def resolve_chance(self, table: State) -> None:
        """Draw what happens by chance on a table."""
        n = table.options(CHANCE, self.out)
        weighed = table.chance_weights(self.weights)
        place = self.dice.pick(self.weights, n) if weighed else self.dice.below(n)
        table.step(self.out[place], CHANCE)

    def draw(self, n: int, temperature: float) -> int:
        """Draw one of *n* options by a softmax of their scores, which become its weights; return its place."""
        highest = -1000.0
        for place in range(n):
            highest = max(highest, self.scores[place])
        total = 0.0
        for place in range(n):
            self.scores[place] = math.exp((self.scores[place] - highest) / temperature)
            total += self.scores[place]
        left = self.random_fraction() * total
        place = 0
        while place < n - 1 and left >= self.scores[place]:
            left -= self.scores[place]
            place += 1
        return place

    def record(self, inputs: list[int], amounts: list[float], n: int, seat: int) -> int:
        """Record what *seat* sees after its choice, with the net's value; return whether there was room."""
        first = self.starts[self.positions]
        if self.positions == MOST_POSITIONS - 1 or first + n > MOST_INPUTS:
            return 0
        for place in range(n):
            self.inputs[first + place] = inputs[place]
            self.amounts[first + place] = amounts[place]
        self.net.refresh()
        self.net_values[self.positions] = self.net.value(inputs, amounts, n)
        self.actors[self.positions] = seat
        for head in range(self.adam.heads):
            self.endings[self.positions * MOST_HEADS + head] = NOT_TAUGHT
        self.positions += 1
        self.starts[self.positions] = first + n
        return 1

    def count_prediction(self, predicted: float, result: float) -> None:
        """Count a prediction and what came of it."""
        which = 0
        while which < BINS - 1 and predicted * BINS >= which + 1:
            which += 1
        self.bin_count[which] += 1
        self.bin_predicted[which] += predicted
        self.bin_won[which] += result

    def learn(self) -> None:
        """Learn from all recorded positions."""
        for position in range(self.positions):
            first = self.starts[position]
            n = self.starts[position + 1] - first
            for place in range(n):
                self.row_inputs[place] = self.inputs[first + place]
                self.row_amounts[place] = self.amounts[first + place]
            for head in range(self.adam.heads):
                self.adam.head_targets[head] = self.endings[position * MOST_HEADS + head]
            target = self.targets[position]
            predicted = self.adam.add_gradient(self.row_inputs, self.row_amounts, n, target)
            if self.memory is not None:
                self.memory.keep(self.row_inputs, self.row_amounts, n, target, self.adam.head_targets)
            self.loss += (predicted - target) * (predicted - target)
            self.examples += 1
        self.adam.step(self.rate)

    def recorded(self) -> list[tuple[int, float, float]]:
        """Return who had chosen, the net's value and the target of each position of the last batch, for Python."""
        return [
            (self.actors[position], self.net_values[position], self.targets[position])
            for position in range(self.positions)
        ]
