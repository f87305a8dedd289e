"""The self-play of each family of rulesets, as a training asks for it: the games, and the figures that it reports."""

from dataclasses import dataclass
from typing import Any, Protocol

from antipater.ai.evaluation.net import Net
from antipater.ai.evaluation.shipped import NetSpec
from antipater.ai.training.classic_selfplay import ClassicSelfPlay
from antipater.ai.training.selfplay import SelfPlay
from antipater.catalog import ruleset
from antipater.data.classic import FREE_CITY, MOST_PLAYERS
from antipater.game.contract import Game
from antipater.game.dice import Dice
from antipater.rules.duel.ruleset import Duel
from antipater.rules.duel.state import victories_of


class Teacher(Protocol):
    """How a family of rulesets plays against itself."""

    searches: bool  # whether a search of some choices can teach it

    def play(self, game: Game, spec: NetSpec, net: Net, rival: Net, dice: Dice) -> Any:
        """Return self-play that teaches *net*."""

    def figures(self, game: Game, play: Any) -> dict[str, float]:
        """Return what its reports say besides errors and wins."""


@dataclass(frozen=True)
class DuelTeacher:
    """Self-play of Duel; it reports the share of each kind of victory."""

    searches: bool = True

    def play(self, game: Game, spec: NetSpec, net: Net, rival: Net, dice: Dice) -> SelfPlay:
        """Return self-play of Duel with the expansions of a game."""
        return SelfPlay(spec.features(game.start()), net, rival, dice)

    def figures(self, game: Game, play: SelfPlay) -> dict[str, float]:
        """Return the share of each kind of victory."""
        parts = game.parts if isinstance(game, Duel) else ()
        return {name: play.victories[kind] / play.games for name, kind in victories_of(parts).items()}


@dataclass(frozen=True)
class ClassicTeacher:
    """Self-play of classic 7 Wonders with every number of players; it reports the points of the winners."""

    searches: bool = False

    def play(self, game: Game, spec: NetSpec, net: Net, rival: Net, dice: Dice) -> ClassicSelfPlay:
        """Return self-play with two to seven players, each number as often as another."""
        starts = [ruleset("classic", players=players).start() for players in range(FREE_CITY, MOST_PLAYERS + 1)]
        return ClassicSelfPlay(starts, net, rival, dice)

    def figures(self, game: Game, play: ClassicSelfPlay) -> dict[str, float]:
        """Return the mean points of the winners."""
        return {"points": play.points / play.games}


DUEL, CLASSIC = DuelTeacher(), ClassicTeacher()
