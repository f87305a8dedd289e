"""Self-play of classic 7 Wonders for 2 to 7 players that teaches a net by temporal differences, in one compiled loop.

Every seat judges what it sees after each of its options, and draws among them by a softmax. Each seat's positions form
a chain of their own, from its first choice to the result. Some seats have a style for a game, so that the net meets
science and war. At first a part of the target is the margin of points, which says more than who won; at the end it is
who won alone.
"""

import math
from array import array

from antipater.ai.evaluation import classic_evaluator
from antipater.ai.evaluation.classic_evaluator import ClassicEvaluator
from antipater.ai.evaluation.classic_features import ClassicFeatures
from antipater.ai.evaluation.net import Net
from antipater.ai.training.adam import Adam
from antipater.data.classic_words import COLUMNS
from antipater.data.words import GREEN
from antipater.game.dice import Dice, check_dice
from antipater.game.seats import CHANCE, CHANCE_ACTS
from antipater.game.worker import Worker
from antipater.rules.classic import scoring
from antipater.rules.classic.turn import ClassicState

MOST_POSITIONS, MOST_INPUTS = 4096, 2_097_152  # recorded between two steps
BLOCK = 2048
NO_STYLE, SCIENTIST, WARLORD = range(3)
FINE = 1 << 24  # the number of different random fractions
FINEST = 2.0**-24
BINS = 20
MARGIN = 8.0  # points: a lead of so many is worth 73 % where the margin teaches
EVEN_SHARE = 2.5  # temperatures are for so many players; with more, win probabilities lie closer together


class ClassicSelfPlay(Worker):
    """Games that a net plays against itself, one seat of some of them played by a rival, and what it learns."""

    def __init__(self, starts: list[ClassicState], net: Net, rival: Net, dice: Dice) -> None:
        super().__init__()
        check_dice(dice)
        self.table = starts[0].copy()
        self.evaluator = ClassicEvaluator(ClassicFeatures(starts[0].copy()), net)
        self.rival = ClassicEvaluator(ClassicFeatures(starts[0].copy()), rival)
        self.adam = Adam(net)
        self.dice = dice
        self.rate = 1e-3
        self.trace = 0.7  # λ
        self.temperature = 0.03
        self.styled = 1.0  # how many of the usual share of seats have a style
        self.league = 0.0  # the share of games in which a seat is played by the rival
        self.margin = 0.0  # the weight of the margin of points in the targets
        self.batch = 16  # games between two steps
        self.kinds = len(starts)  # tables to begin at
        self.rival_seat = -1
        self.style = [0] * 7
        self.style_weight = [0.0] * 7
        self.positions = 0
        self.starts = array("i", bytes(4 * (MOST_POSITIONS + 1)))
        self.inputs = array("i", bytes(4 * MOST_INPUTS))
        self.amounts = array("f", bytes(4 * MOST_INPUTS))
        self.net_values = array("d", bytes(8 * MOST_POSITIONS))
        self.targets = array("d", bytes(8 * MOST_POSITIONS))
        self.actors = array("i", bytes(4 * MOST_POSITIONS))
        self.origins = array("i", bytes(4 * BLOCK * self.kinds))
        self.block = [0] * 2048
        self.out = [0] * 512
        self.weights = [0] * 512
        self.scores = [0.0] * 512
        self.row_inputs = [0] * 1024
        self.row_amounts = [0.0] * 1024
        self.after = [0.0] * 7
        self.lines = [0] * 8
        self.reset_statistics()
        for which, start in enumerate(starts):
            for place, field in enumerate(start.fields()):
                self.origins[which * BLOCK + place] = field

    def reset_statistics(self) -> None:
        """Set all counts to zero."""
        self.games = 0
        self.decisions = 0
        self.examples = 0
        self.loss = 0.0
        self.first_wins = 0.0  # relative to an equal share
        self.net_wins = 0.0  # against the rival, a half if both are equal
        self.rival_games = 0
        self.points = 0.0  # of the winners
        self.bin_count = [0] * 20
        self.bin_predicted = [0.0] * 20
        self.bin_won = [0.0] * 20

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

    def random_fraction(self) -> float:
        """Return a random number from 0 up to 1."""
        return self.dice.below(FINE) * FINEST

    def assign_players(self) -> None:
        """Draw how many play, the seat of the rival, if any, and the style of each seat."""
        which = self.dice.below(self.kinds)
        for place in range(BLOCK):
            self.block[place] = self.origins[which * BLOCK + place]
        self.table.load(self.block)
        self.rival_seat = self.dice.below(self.table.players) if self.random_fraction() < self.league else -1
        for seat in range(self.table.players):
            roll = self.random_fraction()
            self.style[seat] = NO_STYLE
            if roll < 0.2 * self.styled:
                self.style[seat] = SCIENTIST
            elif roll < 0.3 * self.styled:
                self.style[seat] = WARLORD
            self.style_weight[seat] = (0.01 + 0.05 * self.random_fraction()) * EVEN_SHARE / self.table.players

    def play_game(self) -> None:
        """Play one game from the start, and set the targets of its positions."""
        first = self.positions
        self.assign_players()
        acting = self.table.to_act_set()
        while acting:
            if acting == CHANCE_ACTS:
                n = self.table.options(CHANCE, self.out)
                weighed = self.table.chance_weights(self.weights)
                place = self.dice.pick(self.weights, n) if weighed else self.dice.below(n)
                self.table.step(self.out[place], CHANCE)
            else:
                seat = 0
                while not acting >> seat & 1:
                    seat += 1
                if seat == self.rival_seat:
                    self.decide(self.rival, seat)
                else:
                    self.decide(self.evaluator, seat)
            acting = self.table.to_act_set()
        self.set_targets(first)

    def decide(self, evaluator: ClassicEvaluator, seat: int) -> None:
        """Choose for *seat* by what it sees, apply the choice, and record what it then saw."""
        self.table.save(self.block)
        n = evaluator.judge_options(self.block, seat)
        place = self.sample(evaluator, seat, n)
        action = evaluator.options[place]
        self.decisions += 1
        if n > 1:
            self.record_position(evaluator, action, seat)
        self.table.step(action, seat)

    def sample(self, evaluator: ClassicEvaluator, seat: int, n: int) -> int:
        """Draw one of the options: a softmax of their values, the bonus of the style included."""
        highest = -1000.0
        for place in range(n):
            self.scores[place] = evaluator.values[place]
            if self.style[seat] != NO_STYLE:
                evaluator.look_after(evaluator.options[place], seat)
                self.scores[place] += self.style_bonus(evaluator.features.table, seat)
                evaluator.features.table.load(evaluator.block)
            highest = max(highest, self.scores[place])
        total = 0.0
        temperature = self.temperature * EVEN_SHARE / self.table.players
        for place in range(n):
            self.scores[place] = math.exp((self.scores[place] - highest) / temperature)
            total += self.scores[place]
        left = self.random_fraction() * total
        place = 0
        while place < n - 1 and left >= self.scores[place]:
            left -= self.scores[place]
            place += 1
        return place

    def style_bonus(self, table: ClassicState, seat: int) -> float:
        """Return what the style of a seat adds to a position."""
        if self.style[seat] == SCIENTIST:
            return self.style_weight[seat] * table.cities.count[seat * COLUMNS + GREEN]
        return self.style_weight[seat] * 0.5 * table.cities.shields[seat]

    def record_position(self, evaluator: ClassicEvaluator, action: int, seat: int) -> None:
        """Record what *seat* sees after its choice, with the net's value."""
        n = evaluator.look_after(action, seat)
        first = self.starts[self.positions]
        if self.positions < MOST_POSITIONS - 1 and first + n <= MOST_INPUTS:
            for place in range(n):
                self.inputs[first + place] = evaluator.features.inputs[place]
                self.amounts[first + place] = evaluator.features.amounts[place]
            self.evaluator.net.refresh()
            self.net_values[self.positions] = self.evaluator.net.value(
                evaluator.features.inputs, evaluator.features.amounts, n
            )
            self.actors[self.positions] = seat
            self.positions += 1
            self.starts[self.positions] = first + n
        evaluator.features.table.load(evaluator.block)

    def set_targets(self, first: int) -> None:
        """Set the λ-returns of a game's positions, seat by seat, the last first, and count the result."""
        for seat in range(self.table.players):
            result = classic_evaluator.share_of(self.table, seat)
            self.after[seat] = result
            self.points += result * scoring.score(self.table.cities, seat, self.lines)
            if self.margin > 0:
                lead = 1.0 / (1.0 + math.exp(-self.lead_of(seat) / MARGIN))
                self.after[seat] = (1.0 - self.margin) * result + self.margin * lead
            for position in range(first, self.positions):
                if self.actors[position] == seat:
                    self.count_prediction(self.net_values[position], result)
            if seat == 0:
                self.first_wins += result * self.table.players
            if seat == self.rival_seat:
                self.rival_games += 1
                self.net_wins += 1.0 - result * self.table.players / 2.0
        for back in range(self.positions - first):
            place = self.positions - 1 - back
            actor = self.actors[place]
            self.targets[place] = self.after[actor]
            self.after[actor] = (1.0 - self.trace) * self.net_values[place] + self.trace * self.after[actor]
        self.games += 1

    def lead_of(self, seat: int) -> float:
        """Return by how many points a seat is ahead of its best rival."""
        mine = scoring.score(self.table.cities, seat, self.lines)
        best = -1000
        for other in range(self.table.players):
            points = scoring.score(self.table.cities, other, self.lines)
            if other != seat and points > best:
                best = points
        return mine - best

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
            target = self.targets[position]
            predicted = self.adam.add_gradient(self.row_inputs, self.row_amounts, n, target)
            self.loss += (predicted - target) * (predicted - target)
            self.examples += 1
        self.adam.step(self.rate)
