"""Players of classic 7 Wonders with a net: worlds are imagined, and the best options played on a little in each."""

import time
from collections.abc import Collection
from dataclasses import replace
from typing import Any

from antipater.ai.evaluation.classic_layout import COLOR, PURSE
from antipater.ai.evaluation.classic_playouts import ClassicPlayouts
from antipater.ai.evaluation.shipped import NetSpec
from antipater.ai.levels import FINE, Level, LevelPlayer
from antipater.ai.net_player import NetPlayer
from antipater.ai.search.agent import check_turn
from antipater.ai.search.budget import Budget
from antipater.data.classic_words import STAGES
from antipater.data.words import BLUE, GREEN, RED
from antipater.game.contract import Game, State
from antipater.game.dice import Dice
from antipater.rules.classic.worlds import worlds_behind

CANDIDATES = 6
COST = 8  # of a playout, in simulations of a tree of Duel: budgets of analyses are for those
CHOICES = 4  # of the seat itself, before the net judges
TEMPERATURE = 0.03  # of the others' choices, divided by the number of players
ERRING = 0.1  # the same, where they err as people do: about as levels 4 and 5


class ClassicSearcher(NetPlayer):
    """Plays out its best options in the same imagined worlds; every seat chooses as the net says.

    A simulation is one option in one world. The options are halved, each time by more worlds, until one is left. With a
    number of simulations, the dice determine every choice.
    """

    def __init__(self, game: Game, budget: Budget, dice: Dice, net: NetSpec, choices: int = CHOICES) -> None:
        super().__init__(game, dice, net)
        self.budget = budget
        self.choices = choices
        start: Any = game.start()
        self.playouts = ClassicPlayouts(start, self.evaluator, dice)
        self.playouts.temperature = TEMPERATURE / game.seats

    def choose(self, seen: State, seat: int) -> int:
        """Return the option that is left when all others have been dropped."""
        values = dict(self.action_values(seen, seat))
        left = sorted(values, key=lambda action: -values[action])[:CANDIDATES]
        found = {action: [0, 0.0] for action in left}
        stages = (len(left) - 1).bit_length()
        while len(left) > 1:
            worlds = max(1, self.budget.simulations // (stages * len(left))) if self.budget.simulations else 0
            self.compare(seen, seat, found, left, worlds, self.budget.seconds / stages)
            left = sorted(left, key=lambda action: -found[action][1])[: (len(left) + 1) // 2]
        return left[0]

    def compare(
        self,
        seen: State,
        seat: int,
        found: dict[int, list[float]],
        actions: Collection[int],
        worlds: int,
        seconds: float,
    ) -> None:
        """Play each of these actions out in so many worlds, or for so many seconds, and add up what is found."""
        view: Any = seen
        imagined = worlds_behind(view, self.dice)
        until = time.monotonic() + seconds
        done = 0
        while done == 0 or done < worlds or (seconds and time.monotonic() < until):
            self.playouts.enter(next(imagined), seat)
            seed = self.dice.word()
            for action in actions:
                self.playouts.dice = Dice(seed)
                found[action][0] += 1
                found[action][1] += self.playouts.playout(action, self.choices)
            done += 1
        self.playouts.dice = self.dice

    def explore(
        self, seen: State, seat: int, asked: Collection[int], simulations: int, dice: Dice
    ) -> dict[int, tuple[int, float, float]]:
        """Return how often each action was tried, its value, and its value if the others hardly err.

        The best actions and those asked for are played out, half of the time against others who err as people do.
        Where all can foresee each other, a small advantage early in a game seems to decide it.
        """
        check_turn(self.game, seen, seat)
        values = dict(self.action_values(seen, seat))
        best = sorted(values, key=lambda action: -values[action])[:CANDIDATES]
        chosen = sorted({*best, *(set(asked) & set(values))})
        worlds = max(1, simulations // (COST * len(chosen) * 2))
        self.dice = dice
        exact, erring = (self.tried(seen, seat, chosen, worlds, heat) for heat in (TEMPERATURE, ERRING))
        found = {action: (value, value) for action, value in values.items()}
        found |= {action: ((exact[action] + erring[action]) / 2, exact[action]) for action in chosen}
        return {action: (2 * worlds if action in chosen else 0, *found[action]) for action in values}

    def tried(self, seen: State, seat: int, actions: list[int], worlds: int, temperature: float) -> dict[int, float]:
        """Return the value of some actions in so many worlds, against others who choose at a temperature."""
        found: dict[int, list[float]] = {action: [0, 0.0] for action in actions}
        self.playouts.temperature = temperature / self.game.seats
        self.playouts.dice = self.dice
        self.compare(seen, seat, found, actions, worlds, 0.0)
        self.playouts.temperature = TEMPERATURE / self.game.seats
        return {action: value / tries for action, (tries, value) in found.items()}


# What a level may love or shun for a game: an input of the net, and how many cards a unit of it is worth.
TASTES = (
    (COLOR + BLUE, 4.0),
    (COLOR + GREEN, 4.0),
    (COLOR + RED, 4.0),
    (COLOR + RED, -4.0),
    (COLOR + STAGES, 4.0),
    (PURSE, 2.0),
)


class ClassicLevelPlayer(LevelPlayer):
    """Draws among its options, the better ones and those of its taste more often."""

    tastes = TASTES

    def choose(self, seen: State, seat: int) -> int:
        """Return an option drawn by a softmax of win probabilities; who is watchful draws from the better half."""
        values = self.liked(seen, seat, self.action_values(seen, seat))
        if self.dice.below(FINE) < self.level.watchfulness * FINE:
            ranked = sorted(values, key=lambda pair: -pair[1])
            values = ranked[: (len(ranked) + 1) // 2]
        return self.drawn(values)

    def appeals(self, seen: State, seat: int, values: list[tuple[int, float]]) -> list[float]:
        """Return how much the own city is to the player's taste after each option, in cards."""
        number, cards = self.taste
        return [cards * amount for amount in self.evaluator.amounts_after(number, seat)]


# Temperatures and tastes are for two players; with more, win probabilities lie closer together.
LEVELS = (
    Level(1.0, 0.1, taste=3.3333, small=True),
    Level(0.12, 0.45, taste=0.4, small=True),
    Level(0.137, 0.6, taste=0.4567),
    Level(0.079, 0.75, taste=0.2633),
    Level(0.0417, 0.9, taste=0.139),
    Level(0.012, 1.0, taste=0.04),
    Level(simulations=60),
    Level(simulations=400, strongest=True),
)


def level_player(game: Game, dice: Dice, net: NetSpec, level: Level) -> NetPlayer:
    """Return a player of a level."""
    if level.simulations:
        return ClassicSearcher(game, Budget(simulations=level.simulations), dice, level.net(net))
    part = 2 / game.seats
    return ClassicLevelPlayer(
        game, dice, level.net(net), replace(level, temperature=level.temperature * part, taste=level.taste * part)
    )
