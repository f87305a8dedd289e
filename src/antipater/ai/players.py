"""The table of players that a ruleset has: who can be chosen by name, and what they are made of.

The piece `players` of a kit is a function from the kit to its table, that of an expansion of Duel is a `PartPlayers`.
What differs from ruleset to ruleset stands in those modules and nowhere else.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

from antipater.ai.evaluation.features import PartFeatures
from antipater.ai.evaluation.shipped import NetSpec
from antipater.ai.search.agent import Agent
from antipater.ai.search.budget import Budget
from antipater.ai.search.searcher import DEEP, FLAT, Searcher
from antipater.ai.simple_players import Random
from antipater.game.contract import Game, State
from antipater.game.dice import Dice

AgentMaker = Callable[[Game, Dice], Agent]
SearchMaker = Callable[[Game, Budget, Dice], Agent]


class Explorer(Protocol):
    """Judges all actions of a seat for an analysis, where no tree fits the game."""

    def explore(
        self, seen: State, seat: int, asked: Collection[int], simulations: int, dice: Dice
    ) -> dict[int, tuple[int, float, float]]:
        """Return how often each action was tried, and its win probability; those *asked* for are always tried.

        The third figure is another estimate: how far the two are apart says how little is settled.
        """


def by_points(state: State) -> str:
    """Return how a finished game was won where there is only one way: `points`."""
    return "points"


@dataclass(frozen=True)
class Players:
    """The players of a ruleset."""

    opponents: dict[str, AgentMaker]  # by name: beginner to strongest, then characters
    searches: dict[str, SearchMaker]  # by the name before the colon: `tree:500` is `tree` with a budget
    net: NetSpec | None = None
    explorer: Callable[[Game, Dice], Explorer] | None = None  # of an analysis, instead of a tree that the net guides
    victory: Callable[[Any], str] = by_points  # how a finished game was won, in one word

    @property
    def names(self) -> list[str]:
        """Every name that can be asked for, `tree:BUDGET` for those with a budget."""
        return [*self.opponents, *(f"{name}:BUDGET" for name in self.searches)]


@dataclass(frozen=True)
class PartPlayers:
    """What an expansion of Duel brings to its players, where it brings anything."""

    worth: Callable[[Any, int], float] | None = None  # points that a seat can expect of it, not on the score sheet yet
    features: type[PartFeatures] | None = None  # what a net sees of it; without them there is none


def with_budget(search: SearchMaker, budget: Budget) -> AgentMaker:
    """Return what makes a search that always has the same budget."""
    return lambda game, dice: search(game, budget, dice)


# These need to know nothing about a game but its contract.
ANY_GAME = Players(
    opponents={"random": Random},
    searches={"mc": partial(Searcher, depth=FLAT), "tree": partial(Searcher, depth=DEEP)},
)
