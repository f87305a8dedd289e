"""The win probability after each action of a seat: by search, or exact where the end is near.

The analyst is shown only what the seat may know, so a hint uses no hidden information. It searches several times with
different dice. Each search spends a part of its simulations as a player does, on what looks best; the rest goes to all
candidates in equal shares, so that the value of an action does not depend on how often it was tried. A value is what
follows if both go on as the search prefers, not the mean of all that it tried: that would count every bad reply that
somebody had to try once. The range of a value comes from the differences between the searches and from how far the two
are apart, which says how little is settled yet; never from the length of a search. Where all choose at once, the second
value is that against others who hardly err.
"""

import math
from collections.abc import Collection
from dataclasses import dataclass

from antipater.ai.agents import net_of, players_of
from antipater.ai.endgame import EVEN, Endgame, known_to_all
from antipater.ai.net_player import NetPlayer
from antipater.ai.search.budget import Budget
from antipater.ai.search.guided import GuidedTree
from antipater.ai.search.settings import PREFERENCE
from antipater.game.contract import Game, State
from antipater.game.dice import Dice
from antipater.game.errors import BadOption

SEARCHES = 4
FIRST_SHARE = 4  # a quarter of the simulations finds the candidates
CANDIDATES = 6
CLOSE = 0.08  # of win probability: what is that close to the best action is a candidate
HIDDEN_WORLDS = 16
STUDENT = 2.35  # half the width of a 90 % interval, in standard errors of a mean of four
FLOOR = 0.0275  # what all searches have in common is uncertain, too: that they look no further …
COMMON = 0.0225  # … and that is mostly the same after every action, so this part of it tells none apart
HARDLY = 4  # an action with less than a quarter of the best one's simulations was hardly tried
TOO_CLOSE = 0.02  # of win probability: a smaller difference may be one of the searches alone
SECONDS = 20_000  # simulations that a second is good for


@dataclass(frozen=True)
class Option:
    """An action, the win probability of the seat after it, and how many simulations tried it.

    *low* and *high* tell actions of one judgement apart; what is uncertain after all of them is not in there.
    """

    action: int
    chance: float
    low: float = 0.0
    high: float = 1.0
    visits: int = 0

    @property
    def range(self) -> tuple[float, float]:
        """The range that contains the value of a hundred times as many simulations in nine of ten cases."""
        if self.low == self.high:
            return self.low, self.high
        return max(0.0, self.low - COMMON), min(1.0, self.high + COMMON)


@dataclass(frozen=True)
class Judgement:
    """All actions of a seat, the best first."""

    seat: int
    options: tuple[Option, ...]
    exact: bool  # proved, not estimated

    @property
    def chance(self) -> float:
        """The win probability of the seat if it chooses the best action."""
        return self.options[0].chance

    def option(self, action: int) -> Option:
        """Return an action with its figures."""
        return next(option for option in self.options if option.action == action)

    def of(self, action: int) -> float:
        """Return the win probability after an action."""
        return self.option(action).chance

    def lost(self, action: int) -> float:
        """Return how much win probability an action loses against the best one."""
        return max(0.0, self.chance - self.of(action))

    def equals(self, action: int) -> bool:
        """Return whether an action is as good as the best one, as far as the analyst can tell.

        Ranges that overlap cannot be told apart. An action that was hardly tried has no range worth the name.
        """
        if self.exact:
            return self.lost(action) < EVEN
        best, option = self.options[0], self.option(action)
        overlaps = option.high >= best.low and option.visits * HARDLY >= best.visits
        return self.lost(action) < TOO_CLOSE or (best.low < best.high and overlaps)


class Analyst:
    """Judges positions of one game; with a number of simulations, seed and position determine every figure."""

    def __init__(self, game: Game, budget: Budget, seed: int = 0) -> None:
        self.game = game
        self.net = net_of(game.name)
        self.simulations = budget.simulations or max(1, int(budget.seconds * SECONDS))
        self.seed = seed
        self.player = NetPlayer(game, Dice(seed), self.net)
        self.endgame = Endgame(game, self.net)
        explorer = players_of(game.name).explorer
        self.explorer = explorer and explorer(game, Dice(seed))

    def judge(self, seen: State, seat: int, asked: Collection[int] = (), effort: int = 1) -> Judgement:
        """Return the judgement of what *seat* sees; the actions *asked* for are always candidates.

        An effort of 4 searches four times as long.

        Raise BadOption if it is not the seat's turn.
        """
        if not seen.must_choose(seat):
            raise BadOption(f"seat {seat} has nothing to choose here; to act: {seen.to_act()}")
        # A solver that remembers other positions was seen to call a lost one won, so each verdict has a new one.
        self.endgame.forget()
        exact = None if self.explorer else self.endgame.action_values(seen, seat)
        if exact is not None:
            ranked = sorted(exact.items(), key=lambda pair: -pair[1])
            return Judgement(seat, tuple(Option(action, value, value, value) for action, value in ranked), exact=True)
        return self.estimate(seen, seat, asked, effort * self.simulations)

    def estimate(self, seen: State, seat: int, asked: Collection[int], simulations: int) -> Judgement:
        """Return the judgement of several searches."""
        dice = Dice(self.seed)
        share = -(-simulations // SEARCHES)
        if self.explorer:
            groups = [self.explorer.explore(seen, seat, asked, share, Dice(dice.word())) for _ in range(SEARCHES)]
        else:
            groups = [self.search(self.worlds(seen, dice), dice, asked, share) for _ in range(SEARCHES)]
        options = [summed(action, [group[action] for group in groups]) for action in groups[0]]
        best = max(options, key=lambda option: option.chance if option.visits >= SEARCHES else 0.0)
        # The value of an action that was hardly tried is uncertain, so none is higher than that of the best one.
        rest = [
            Option(one.action, min(one.chance, best.chance), one.low, one.high, one.visits)
            for one in options
            if one.action != best.action
        ]
        rest.sort(key=lambda option: -option.chance)
        return Judgement(seat, (best, *rest), exact=False)

    def worlds(self, seen: State, dice: Dice) -> list[State]:
        """Return the positions that a search starts from: the known one, or several that it may be."""
        if not self.game.hides_information or known_to_all(self.game, seen):
            return [seen]
        return [self.game.imagine(seen, dice) for _ in range(HIDDEN_WORLDS // SEARCHES)]

    def search(
        self, worlds: list[State], dice: Dice, asked: Collection[int], simulations: int
    ) -> dict[int, tuple[int, float, float]]:
        """Return how often each action was tried, its value and the mean of all simulations, over some worlds."""
        share = -(-simulations // len(worlds))
        first = -(-share // FIRST_SHARE)
        solver = None if self.game.hides_information else self.endgame.solver()
        trees = [
            self.net.settings.apply(GuidedTree(world, self.player.evaluator, Dice(dice.word()), 2 * share, solver))
            for world in worlds
        ]
        for tree in trees:
            tree.spread_chance()
            tree.run(first)
        chosen = candidates(totals(trees, PREFERENCE), asked)
        each = -(-(share - first) // len(chosen))
        for tree in trees:
            for place, (action, _, _) in enumerate(tree.root_actions()):
                if action in chosen:
                    tree.focus = place
                    tree.run(each)
        return totals(trees, PREFERENCE)


def totals(trees: list[GuidedTree], preference: float) -> dict[int, tuple[int, float, float]]:
    """Return the visits of each action, its value and the mean of its simulations, over trees of equal weight."""
    found: dict[int, tuple[int, float, float]] = {}
    for tree in trees:
        values = tree.searched_values(preference)
        for value, (action, visits, mean) in zip(values, tree.root_actions(), strict=True):
            before = found.get(action, (0, 0.0, 0.0))
            found[action] = before[0] + visits, before[1] + value / len(trees), before[2] + mean / len(trees)
    return found


def candidates(found: dict[int, tuple[int, float, float]], asked: Collection[int]) -> set[int]:
    """Return the actions that get an equal share: the best ones, and those that are asked for."""
    ranked = sorted(found, key=lambda action: -found[action][1])
    best = found[ranked[0]][1]
    return {action for action in ranked[:CANDIDATES] if found[action][1] >= best - CLOSE} | (set(asked) & set(found))


def summed(action: int, found: list[tuple[int, float, float]]) -> Option:
    """Return the mean over searches, with a range that comes from their differences and from what is not settled."""
    count = len(found)
    mean = sum(value for _, value, _ in found) / count
    spread = math.sqrt(sum((value - mean) ** 2 for _, value, _ in found) / (count - 1))
    unsettled = abs(sum(value - simulated for _, value, simulated in found)) / count
    width = STUDENT * spread / math.sqrt(count) + unsettled + FLOOR
    return Option(action, mean, max(0.0, mean - width), min(1.0, mean + width), sum(visits for visits, _, _ in found))
