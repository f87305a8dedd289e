"""Self-play that teaches a net by temporal differences, TD(λ), in one compiled loop.

Both seats choose among afterstates by a softmax of their win probabilities. So that the net meets every kind of
victory, some seats have a style for a game: they overvalue science, military or the way to victory that an expansion
adds. What the net learns is still how likely each position is to be won, as the game was played.

Its further heads learn by which kind of victory a position is won or lost, and by how many points.

With a tree, seats make some choices by the values of a search, and by exact values at the end. The net learns those,
too, and not only for the action that was chosen: all that was searched well enough is an example.
"""

import math
from array import array

from antipater.ai.endgame import LAST_AGE, Endgame
from antipater.ai.evaluation.features import DuelFeatures
from antipater.ai.evaluation.net import Net
from antipater.ai.evaluation.net_evaluator import NetEvaluator
from antipater.ai.search.guided import GuidedTree
from antipater.ai.search.settings import PREFERENCE, TreeSettings
from antipater.ai.training.adam import MOST_HEADS, NOT_TAUGHT
from antipater.ai.training.recorded_play import NO_STYLE, SCIENTIST, WARLORD, RecordedPlay
from antipater.data.words import GREEN
from antipater.game import bits
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE_ACTS, SPECTATOR
from antipater.rules.duel import science, scoring
from antipater.rules.duel.city import City
from antipater.rules.duel.decisions import CIVILIAN, SHARED
from antipater.rules.duel.state import DuelState

AMBITIOUS = WARLORD + 1  # another style, for an expansion with a way to victory of its own
NEVER = -1000.0  # the value of an option that is not to be chosen
TRIED = 8  # simulations after which the value of an action that was not chosen teaches, too
WAYS = 4  # kinds of victory that have heads, one of expansions among them: so many to win, so many to lose
MARGIN_HEAD, HEADS = 2 * WAYS, 2 * WAYS + 1
MARGIN = 8.0  # points: a lead of so many is a target of 73 %


class SelfPlay(RecordedPlay):
    """Games that a net plays against itself or a rival, and the examples it learns from them."""

    def __init__(self, features: DuelFeatures, net: Net, rival: Net, dice: Dice) -> None:
        super().__init__(net, dice, HEADS)
        self.features = features
        self.evaluator = NetEvaluator(features, net)
        self.rival = NetEvaluator(features, rival)
        self.simulations = 0  # of a search for each choice; 0 for none
        self.search_share = 1.0  # of the choices that are searched
        self.solved_cards = 8  # of Age III, with which or fewer a searched choice is solved instead
        self.search_weight = 0.5  # of a value that a search found, against what follows in the game
        self.forgiven = 0.0  # the part of what a choice gave away that the returns before it get back
        self.choice_value = 0.0  # the value of the last choice
        self.is_searched = 0  # whether a search found it
        self.is_exact = 0  # whether it is exact
        self.labels = [0.0] * 512  # what a search or a solver found of each option, or NOT_TAUGHT
        self.style = [0, 0]
        self.style_weight = [0.0, 0.0]
        self.search_values = array("d", bytes(8 * len(self.net_values)))  # what a search found instead …
        self.searched_values = array("i", bytes(4 * len(self.net_values)))  # … if there was a search
        self.exact_values = array("i", bytes(4 * len(self.net_values)))  # … and whether that is exact
        self.lost_after = array("d", bytes(8 * len(self.net_values)))  # by choices up to the next position, for seat 0
        self.beside = array("i", bytes(4 * len(self.net_values)))  # whether it could have followed, but did not
        self.node_values = array("d", [0.0])  # of a tree
        self.node_tries = array("i", [0])
        self.origin = [0] * 2048
        self.whole = [0] * 2048  # a position …
        self.open = [0] * 2048  # … and what of it everybody knows
        self.features.table.save(self.origin)

    def search_with(self, features: DuelFeatures, simulations: int, endgame: Endgame, settings: TreeSettings) -> None:
        """Choose by a search of so many simulations, with features of its own, and by a solver at the end."""
        evaluator = NetEvaluator(features, self.evaluator.net)
        self.tree = settings.apply(GuidedTree(features.table, evaluator, self.dice, simulations))
        self.simulations = simulations
        self.node_values = array("d", bytes(8 * (simulations + 2)))
        self.node_tries = array("i", bytes(4 * (simulations + 2)))
        self.endgame = endgame

    def reset_statistics(self) -> None:
        """Set all counts to zero."""
        super().reset_statistics()
        self.search_error = 0.0  # squared differences between values of searches and of the net
        self.solved = 0  # positions with an exact value
        self.victories = [0] * 8

    def assign_players(self) -> None:
        """Draw the seat of the rival, if any, and the style of each seat."""
        self.rival_seat = self.dice.below(2) if self.random_fraction() < self.league else -1
        for seat in range(2):
            roll = self.random_fraction()
            self.style[seat] = NO_STYLE
            if roll < 0.25 * self.styled:
                self.style[seat] = SCIENTIST
            elif roll < 0.37 * self.styled:
                self.style[seat] = WARLORD
            elif self.features.ambitious and roll < 0.5 * self.styled:
                self.style[seat] = AMBITIOUS
            self.style_weight[seat] = 0.02 + 0.13 * self.random_fraction()

    def play_game(self) -> None:
        """Play one game from the start, and set the targets of its positions."""
        first = self.positions
        self.features.table.load(self.origin)
        self.assign_players()
        acting = self.features.table.to_act_set()
        while acting:
            if acting == CHANCE_ACTS:
                self.resolve_chance(self.features.table)
            else:
                self.decide(0 if acting & 1 else 1, first)
            acting = self.features.table.to_act_set()
        winner = self.features.table.winner
        self.set_targets(first, 0.5 if winner == SHARED else 1.0 if winner == 0 else 0.0)

    def decide(self, seat: int, first: int) -> None:
        """Choose for *seat*, apply the choice, and record the position of a game whose *first* one is given."""
        self.is_exact = 0
        if seat == self.rival_seat:
            n = self.rival.consider(seat)
            place = self.sample(self.rival, seat, n)
            if self.forgiven > 0 and n > 1:
                self.evaluator.consider(seat)
                self.count_loss(first, seat, n, place)
            self.features.table.step(self.rival.options[place], seat)
        else:
            n = self.evaluator.consider(seat)
            self.is_searched = 0
            if self.simulations and n > 1 and self.random_fraction() < self.search_share and self.is_known_to_all():
                self.search(seat, n)
            place = self.sample(self.evaluator, seat, n)
            self.choice_value = self.evaluator.values[place]
            self.count_loss(first, seat, n, place)
            if self.is_searched:
                self.record_others(seat, n, place)
            self.features.table.step(self.evaluator.options[place], seat)
        self.decisions += 1
        if self.features.table.depth:  # after a forced choice as well: a look ahead meets such positions
            self.record_position(seat)

    def count_loss(self, first: int, seat: int, n: int, chosen: int) -> None:
        """Count what a choice gives away against the best one, where the last position of the game is recorded."""
        if self.positions > first:
            best = self.evaluator.values[chosen]
            for place in range(n):
                best = max(best, self.evaluator.values[place])
            lost = best - self.evaluator.values[chosen]
            self.lost_after[self.positions - 1] += lost if seat == 0 else -lost

    def is_known_to_all(self) -> int:
        """Return whether nothing on the table is hidden: a search would see what its seat must not know."""
        size = self.features.table.save(self.whole)
        self.features.table.hide_from(SPECTATOR)
        self.features.table.save(self.open)
        self.features.table.load(self.whole)
        for place in range(size):
            if self.whole[place] != self.open[place]:
                return 0
        return 1

    def search(self, seat: int, n: int) -> None:
        """Replace the net's values of the options by exact ones, or else by those of a search."""
        self.is_searched = 1
        if self.features.table.age == LAST_AGE and bits.size(self.features.table.present) <= self.solved_cards:
            self.solve(seat, n)
        if not self.is_exact:
            self.tree.set_root(self.features.table)
            self.tree.work(self.simulations)
            self.tree.value_nodes(self.node_values, self.node_tries, PREFERENCE)
            for place in range(n):
                edge = self.tree.first[0] + place
                value = self.tree.value_of_option(0, edge, self.node_values, self.node_tries)
                self.evaluator.values[place] = value
                self.labels[place] = value if self.tree.visits[edge] >= TRIED else NOT_TAUGHT

    def solve(self, seat: int, n: int) -> None:
        """Label each option with its exact value, and let only the best be chosen, where the end can be solved."""
        solved = self.endgame.action_values(self.features.table, seat)
        if solved is not None:
            self.is_exact = 1
            best = max(solved.values())
            for place in range(n):
                self.labels[place] = solved[self.evaluator.options[place]]
                self.evaluator.values[place] = best if self.labels[place] >= best else NEVER

    def record_others(self, seat: int, n: int, chosen: int) -> None:
        """Record the positions that other options lead to, as far as a search or a solver has judged them."""
        for place in range(n):
            if place != chosen and self.labels[place] != NOT_TAUGHT:
                self.features.table.step(self.evaluator.options[place], seat)
                if self.features.table.depth and self.record(
                    self.features.inputs, self.features.amounts, self.features.list_all(seat), seat
                ):
                    self.beside[self.positions - 1] = 1
                    self.targets[self.positions - 1] = self.labels[place]
                self.features.table.load(self.evaluator.block)

    def sample(self, evaluator: NetEvaluator, seat: int, n: int) -> int:
        """Draw one of the options: a softmax of their values, the bonus of the style included."""
        for place in range(n):
            self.scores[place] = evaluator.values[place]
            if self.style[seat] != NO_STYLE:
                self.features.table.step(evaluator.options[place], seat)
                if seat == 0:
                    self.scores[place] += self.style_bonus(self.features.table.city0)
                else:
                    self.scores[place] += self.style_bonus(self.features.table.city1)
                self.features.table.load(evaluator.block)
        return self.draw(n, self.temperature)

    def style_bonus(self, me: City) -> float:
        """Return what the style of a city's seat adds to a position."""
        if self.style[me.seat] == SCIENTIST:
            return self.style_weight[me.seat] * (science.different_symbols(me) + 0.3 * me.count[GREEN])
        if self.style[me.seat] == AMBITIOUS:
            return self.style_weight[me.seat] * self.features.ambition(me.seat)
        ahead = self.features.table.pawn if me.seat == 0 else -self.features.table.pawn
        return 0.5 * self.style_weight[me.seat] * ahead

    def record_position(self, seat: int) -> None:
        """Record the position that *seat* has moved to, with its values."""
        n = self.features.list_all(seat)
        if self.record(self.features.inputs, self.features.amounts, n, seat):
            last = self.positions - 1
            self.beside[last] = 0
            self.lost_after[last] = 0.0
            searched = 1 if self.is_searched and seat != self.rival_seat else 0
            self.search_values[last] = self.choice_value if searched else self.net_values[last]
            self.searched_values[last] = searched
            self.exact_values[last] = self.is_exact

    def set_targets(self, first: int, result: float) -> None:
        """Set the λ-returns of a game's positions, the last first, and count the result for seat 0."""
        after = result
        for back in range(self.positions - first):
            place = self.positions - 1 - back
            if self.beside[place]:
                continue  # its target is what was found at once
            after += self.forgiven * self.lost_after[place]
            actor = self.actors[place]
            net_value = self.net_values[place]
            value_of_first = net_value if actor == 0 else 1.0 - net_value
            choice_value = self.search_values[place] if actor == 0 else 1.0 - self.search_values[place]
            self.search_error += (choice_value - value_of_first) * (choice_value - value_of_first)
            self.solved += self.exact_values[place]
            if self.exact_values[place]:
                after = choice_value
            elif self.searched_values[place]:
                after = (1.0 - self.search_weight) * after + self.search_weight * choice_value
            self.targets[place] = after if actor == 0 else 1.0 - after
            after = (1.0 - self.trace) * choice_value + self.trace * after
            self.set_endings(self.features.table, place, actor)
            self.count_prediction(value_of_first, result)
        self.games += 1
        self.first_wins += result
        self.victories[self.features.table.victory] += 1
        if self.rival_seat >= 0:
            self.rival_games += 1
            self.net_wins += result if self.rival_seat == 1 else 1.0 - result

    def set_endings(self, table: DuelState, place: int, seat: int) -> None:
        """Set what the heads learn of a position of *seat*: the kind of victory or defeat, and the lead in points."""
        first = place * MOST_HEADS
        if table.winner != SHARED:
            way = min(table.victory, WAYS) - 1
            for head in range(MARGIN_HEAD):
                self.endings[first + head] = 0.0
            self.endings[first + (way if table.winner == seat else WAYS + way)] = 1.0
        if table.victory == CIVILIAN:
            lead = scoring.total(table, table.city0, table.city1) - scoring.total(table, table.city1, table.city0)
            lead = lead if seat == 0 else -lead
            self.endings[first + MARGIN_HEAD] = 1.0 / (1.0 + math.exp(-lead / MARGIN))
