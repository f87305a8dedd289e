"""Self-play of classic 7 Wonders for 2 to 7 players that teaches a net by temporal differences, in one compiled loop.

Every seat judges what it sees after each of its options, and draws among them by a softmax. Each seat's positions form
a chain of their own, from its first choice to the result. Some seats have a style for a game, so that the net meets
science and war. At first a part of the target is the margin of points, which says more than who won; at the end it is
who won alone. Two further heads learn the own points and the margin throughout.
"""

import math
from array import array

from antipater.ai.evaluation import classic_evaluator
from antipater.ai.evaluation.classic_evaluator import ClassicEvaluator
from antipater.ai.evaluation.classic_features import ClassicFeatures
from antipater.ai.evaluation.net import Net
from antipater.ai.training.adam import MOST_HEADS
from antipater.ai.training.recorded_play import NO_STYLE, SCIENTIST, WARLORD, RecordedPlay
from antipater.data.classic_words import COLUMNS
from antipater.data.words import GREEN
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE_ACTS
from antipater.rules.classic import scoring
from antipater.rules.classic.turn import ClassicState

BLOCK = 2048
POINTS_HEAD, MARGIN_HEAD, HEADS = range(3)
USUAL_POINTS, POINTS = 50.0, 12.0  # what the head of points is centred on, and its scale
MARGIN = 8.0  # points: a lead of so many is worth 73 % where the margin teaches
EVEN_SHARE = 2.5  # temperatures are for so many players; with more, win probabilities lie closer together


class ClassicSelfPlay(RecordedPlay):
    """Games that a net plays against itself, one seat of some of them played by a rival, and what it learns."""

    def __init__(self, starts: list[ClassicState], net: Net, rival: Net, dice: Dice) -> None:
        super().__init__(net, dice, HEADS)
        self.table = starts[0].copy()
        self.evaluator = ClassicEvaluator(ClassicFeatures(starts[0].copy()), net)
        self.rival = ClassicEvaluator(ClassicFeatures(starts[0].copy()), rival)
        self.margin = 0.0  # the weight of the margin of points in the targets
        self.kinds = len(starts)  # tables to begin at
        self.style = [0] * 7
        self.style_weight = [0.0] * 7
        self.origins = array("i", bytes(4 * BLOCK * self.kinds))
        self.block = [0] * 2048
        self.after = [0.0] * 7
        self.lines = [0] * 8
        for which, start in enumerate(starts):
            for place, field in enumerate(start.fields()):
                self.origins[which * BLOCK + place] = field

    def reset_statistics(self) -> None:
        """Set all counts to zero; what first players and the net win is relative to an equal share."""
        super().reset_statistics()
        self.points = 0.0  # of the winners

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
                self.resolve_chance(self.table)
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
        for place in range(n):
            self.scores[place] = evaluator.values[place]
            if self.style[seat] != NO_STYLE:
                evaluator.look_after(evaluator.options[place], seat)
                self.scores[place] += self.style_bonus(evaluator.features.table, seat)
                evaluator.features.table.load(evaluator.block)
        return self.draw(n, self.temperature * EVEN_SHARE / self.table.players)

    def style_bonus(self, table: ClassicState, seat: int) -> float:
        """Return what the style of a seat adds to a position."""
        if self.style[seat] == SCIENTIST:
            return self.style_weight[seat] * table.cities.count[seat * COLUMNS + GREEN]
        return self.style_weight[seat] * 0.5 * table.cities.shields[seat]

    def record_position(self, evaluator: ClassicEvaluator, action: int, seat: int) -> None:
        """Record what *seat* sees after its choice, with the net's value."""
        n = evaluator.look_after(action, seat)
        self.record(evaluator.features.inputs, evaluator.features.amounts, n, seat)
        evaluator.features.table.load(evaluator.block)

    def set_targets(self, first: int) -> None:
        """Set the λ-returns of a game's positions, seat by seat, the last first, and count the result."""
        for seat in range(self.table.players):
            own = scoring.score(self.table.cities, seat, self.lines)
            points = 1.0 / (1.0 + math.exp((USUAL_POINTS - own) / POINTS))
            lead = 1.0 / (1.0 + math.exp(-self.lead_of(seat) / MARGIN))
            result = classic_evaluator.share_of(self.table, seat)
            self.after[seat] = result
            self.points += result * own
            if self.margin > 0:
                self.after[seat] = (1.0 - self.margin) * result + self.margin * lead
            for position in range(first, self.positions):
                if self.actors[position] == seat:
                    self.count_prediction(self.net_values[position], result)
                    self.endings[position * MOST_HEADS + POINTS_HEAD] = points
                    self.endings[position * MOST_HEADS + MARGIN_HEAD] = lead
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
