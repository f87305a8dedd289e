"""Self-play that teaches a net by temporal differences, TD(λ), in one compiled loop.

Both seats choose among afterstates by a softmax of their win probabilities. So that the net meets every road to
victory, some seats have a style for a game: they love science, or war, more than winning. What the net learns is honest
all the same: how likely each position is to be won, as the game was played.

With a tree, seats choose by what a search finds, and by what is certain at the end; the net then learns from that, too.
"""

import math
from array import array

from antipater.ai.endgame import CARDS, LAST_AGE, Endgame
from antipater.ai.evaluation.features import DuelFeatures
from antipater.ai.evaluation.net import Net
from antipater.ai.evaluation.net_evaluator import NetEvaluator
from antipater.ai.search.guided import GuidedTree
from antipater.ai.training.adam import Adam
from antipater.data.words import GREEN
from antipater.game import bits
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE, CHANCE_ACTS
from antipater.game.worker import Worker
from antipater.rules.duel import science
from antipater.rules.duel.decisions import SHARED
from antipater.rules.duel.city import City

MOST_POSITIONS, MOST_INPUTS = 4096, 1_048_576  # kept between two steps
PLAIN, SCIENTIST, WARLORD = range(3)
FINE = 1 << 24  # how finely chances are rolled
FINEST = 2.0**-24
BINS = 20
NEVER = -1000.0  # the value of an option that is not to be chosen


class SelfPlay(Worker):
    """Plays games, keeps what was seen and thought, and learns from it."""

    def __init__(self, features: DuelFeatures, net: Net, rival: Net, dice: Dice) -> None:
        self.features = features
        self.evaluator = NetEvaluator(features, net)
        self.rival = NetEvaluator(features, rival)
        self.adam = Adam(net)
        self.dice = dice
        self.rate = 1e-3
        self.trace = 0.7  # λ
        self.temperature = 0.03
        self.styled = 1.0  # how many of the usual share of seats have a style
        self.league = 0.0  # the share of games in which a seat is played by the rival
        self.batch = 16  # games between two steps
        self.simulations = 0  # of a search for each choice; 0 for none
        self.belief = 0.5  # in what a search finds, against what follows in the game
        self.found = 0.0  # what the last choice is worth, as far as is known
        self.certain = 0  # whether that is exact
        self.rival_seat = -1
        self.style = [0, 0]
        self.zeal = [0.0, 0.0]
        self.kept = 0
        self.starts = array("i", bytes(4 * (MOST_POSITIONS + 1)))
        self.inputs = array("i", bytes(4 * MOST_INPUTS))
        self.amounts = array("f", bytes(4 * MOST_INPUTS))
        self.thoughts = array("d", bytes(8 * MOST_POSITIONS))  # of the seat that had moved
        self.targets = array("d", bytes(8 * MOST_POSITIONS))
        self.movers = array("i", bytes(4 * MOST_POSITIONS))
        self.finds = array("d", bytes(8 * MOST_POSITIONS))  # what a search said instead …
        self.exact = array("i", bytes(4 * MOST_POSITIONS))  # … and whether that is certain
        self.origin = [0] * 2048
        self.out = [0] * 512
        self.weights = [0] * 512
        self.scores = [0.0] * 512
        self.row_inputs = [0] * 1024
        self.row_amounts = [0.0] * 1024
        self.forget()
        self.features.table.save(self.origin)

    def search_with(self, features: DuelFeatures, simulations: int, endgame: Endgame) -> None:
        """Choose by a search of so many simulations, with features of its own, and by a solver at the end."""
        self.tree = GuidedTree(features.table, NetEvaluator(features, self.evaluator.net), self.dice, simulations)
        self.simulations = simulations
        self.endgame = endgame

    def forget(self) -> None:
        """Begin all tallies anew."""
        self.games = 0
        self.decisions = 0
        self.examples = 0
        self.loss = 0.0
        self.surprise = 0.0  # the squared difference of what a search found and what the net had thought
        self.solved = 0  # positions whose value was certain
        self.first_wins = 0.0
        self.net_wins = 0.0  # in games against the rival
        self.rival_games = 0
        self.victories = [0] * 4
        self.bin_count = [0] * 20
        self.bin_said = [0.0] * 20
        self.bin_won = [0.0] * 20

    def work(self, rounds: int) -> int:
        """Play and learn *rounds* batches; return how many games."""
        for _ in range(rounds):
            self.kept = 0
            self.starts[0] = 0
            for _ in range(self.batch):
                self.play_game()
            if self.rate > 0:
                self.learn()
        return rounds * self.batch

    def chance(self) -> float:
        """Return a number from 0 up to 1."""
        return self.dice.below(FINE) * FINEST

    def cast(self) -> None:
        """Settle who plays this game, and how."""
        self.rival_seat = self.dice.below(2) if self.chance() < self.league else -1
        for seat in range(2):
            roll = self.chance()
            self.style[seat] = PLAIN
            if roll < 0.25 * self.styled:
                self.style[seat] = SCIENTIST
            elif roll < 0.37 * self.styled:
                self.style[seat] = WARLORD
            self.zeal[seat] = 0.02 + 0.13 * self.chance()

    def play_game(self) -> None:
        """Play one game from the start, and set the targets of what was kept."""
        first = self.kept
        self.features.table.load(self.origin)
        self.cast()
        acting = self.features.table.to_act_set()
        while acting:
            if acting == CHANCE_ACTS:
                n = self.features.table.options(CHANCE, self.out)
                weighed = self.features.table.chance_weights(self.weights)
                place = self.dice.pick(self.weights, n) if weighed else self.dice.below(n)
                self.features.table.step(self.out[place], CHANCE)
            else:
                self.decide(0 if acting & 1 else 1)
            acting = self.features.table.to_act_set()
        winner = self.features.table.winner
        self.look_back(first, 0.5 if winner == SHARED else 1.0 if winner == 0 else 0.0)

    def decide(self, seat: int) -> None:
        """Choose for *seat*, do it, and keep what the net thinks of it."""
        self.certain = 0
        if seat == self.rival_seat:
            n = self.rival.consider(seat)
            place = self.drawn(self.rival, seat, n)
            self.features.table.step(self.rival.options[place], seat)
        else:
            n = self.evaluator.consider(seat)
            if self.simulations and n > 1:
                self.think(seat, n)
            place = self.drawn(self.evaluator, seat, n)
            self.found = self.evaluator.values[place]
            self.features.table.step(self.evaluator.options[place], seat)
        self.decisions += 1
        if n > 1 and self.features.table.depth:
            self.keep(seat)

    def think(self, seat: int, n: int) -> None:
        """Put what is certain, or else what a search finds, in place of what the net thinks of the options."""
        if self.features.table.age == LAST_AGE and bits.size(self.features.table.present) <= CARDS:
            self.solve(seat, n)
        if not self.certain:
            self.tree.plant(self.features.table)
            self.tree.work(self.simulations)
            for place in range(n):
                self.evaluator.values[place] = self.tree.promise(place)

    def solve(self, seat: int, n: int) -> None:
        """Let nothing but the best option be chosen, with its exact value, where the end can be solved."""
        solved = self.endgame.solve(self.features.table, seat)
        if solved is not None:
            self.certain = 1
            for place in range(n):
                self.evaluator.values[place] = solved[1] if self.evaluator.options[place] == solved[0] else NEVER

    def drawn(self, evaluator: NetEvaluator, seat: int, n: int) -> int:
        """Draw one of the options: the better it is thought to be, and the more it is loved, the likelier."""
        highest = -1000.0
        for place in range(n):
            self.scores[place] = evaluator.values[place]
            if self.style[seat] != PLAIN:
                self.features.table.step(evaluator.options[place], seat)
                if seat == 0:
                    self.scores[place] += self.love(self.features.table.city0)
                else:
                    self.scores[place] += self.love(self.features.table.city1)
                self.features.table.load(evaluator.block)
            highest = max(highest, self.scores[place])
        total = 0.0
        for place in range(n):
            self.scores[place] = math.exp((self.scores[place] - highest) / self.temperature)
            total += self.scores[place]
        left = self.chance() * total
        place = 0
        while place < n - 1 and left >= self.scores[place]:
            left -= self.scores[place]
            place += 1
        return place

    def love(self, me: City) -> float:
        """Return what the style of a city's seat adds to a position."""
        if self.style[me.seat] == SCIENTIST:
            return self.zeal[me.seat] * (science.different_symbols(me) + 0.3 * me.count[GREEN])
        return 0.5 * self.zeal[me.seat] * (self.features.table.pawn if me.seat == 0 else -self.features.table.pawn)

    def keep(self, seat: int) -> None:
        """Keep the position that *seat* has moved to."""
        n = self.features.look(seat)
        first = self.starts[self.kept]
        if self.kept == MOST_POSITIONS - 1 or first + n > MOST_INPUTS:
            return
        for place in range(n):
            self.inputs[first + place] = self.features.inputs[place]
            self.amounts[first + place] = self.features.amounts[place]
        self.evaluator.net.refresh()
        self.thoughts[self.kept] = self.evaluator.net.value(self.features.inputs, self.features.amounts, n)
        self.finds[self.kept] = self.found if self.simulations and seat != self.rival_seat else self.thoughts[self.kept]
        self.exact[self.kept] = self.certain
        self.movers[self.kept] = seat
        self.kept += 1
        self.starts[self.kept] = first + n

    def look_back(self, first: int, result: float) -> None:
        """Set the λ-returns of a game's positions, the last first, and count the result (of seat 0)."""
        after = result
        for back in range(self.kept - first):
            place = self.kept - 1 - back
            mover = self.movers[place]
            thought = self.thoughts[place]
            thought_of_first = thought if mover == 0 else 1.0 - thought
            found = self.finds[place] if mover == 0 else 1.0 - self.finds[place]
            self.surprise += (found - thought_of_first) * (found - thought_of_first)
            self.solved += self.exact[place]
            if self.exact[place]:
                after = found
            elif self.simulations:
                after = (1.0 - self.belief) * after + self.belief * found
            self.targets[place] = after if mover == 0 else 1.0 - after
            after = (1.0 - self.trace) * found + self.trace * after
            which = 0
            while which < BINS - 1 and thought_of_first * BINS >= which + 1:
                which += 1
            self.bin_count[which] += 1
            self.bin_said[which] += thought_of_first
            self.bin_won[which] += result
        self.games += 1
        self.first_wins += result
        self.victories[self.features.table.victory] += 1
        if self.rival_seat >= 0:
            self.rival_games += 1
            self.net_wins += result if self.rival_seat == 1 else 1.0 - result

    def learn(self) -> None:
        """Learn from everything that was kept."""
        for position in range(self.kept):
            first = self.starts[position]
            n = self.starts[position + 1] - first
            for place in range(n):
                self.row_inputs[place] = self.inputs[first + place]
                self.row_amounts[place] = self.amounts[first + place]
            target = self.targets[position]
            said = self.adam.learn(self.row_inputs, self.row_amounts, n, target)
            self.loss += (said - target) * (said - target)
            self.examples += 1
        self.adam.step(self.rate)
