"""What a seat can do in a position and how likely it is to win then: by search, or exactly where the end is near.

Whoever asks shows what the seat may know, nothing more, so a hint is never better informed than the one who gets it.
"""

from dataclasses import dataclass

from antipater.ai.agents import net_of
from antipater.ai.endgame import Endgame
from antipater.ai.net_player import NetSearcher
from antipater.ai.search.budget import Budget
from antipater.game.contract import Game, State
from antipater.game.dice import Dice
from antipater.game.errors import BadOption


@dataclass(frozen=True)
class Option:
    """A choice, and the win probability of whoever makes it."""

    action: int
    chance: float


@dataclass(frozen=True)
class Judgement:
    """All choices of a seat, the best first."""

    seat: int
    options: tuple[Option, ...]
    exact: bool  # proved, not estimated

    @property
    def chance(self) -> float:
        """The win probability of the seat if it chooses best."""
        return self.options[0].chance

    def of(self, action: int) -> float:
        """Return the win probability after an action."""
        return next(option.chance for option in self.options if option.action == action)

    def lost(self, action: int) -> float:
        """Return how much win probability an action gives away."""
        return max(0.0, self.chance - self.of(action))


class Analyst:
    """Judges positions of Duel; with a number of simulations, the seed determines all that it says."""

    def __init__(self, game: Game, budget: Budget, seed: int = 0) -> None:
        net = net_of(game.name)
        self.searcher = NetSearcher(game, budget, Dice(seed), net)
        self.endgame = Endgame(game, net)

    def judge(self, seen: State, seat: int) -> Judgement:
        """Return what *seat* can do by what it sees; it must be its turn to choose."""
        if not seen.must_choose(seat):
            raise BadOption(f"seat {seat} has nothing to choose here")
        exact = self.endgame.judged(seen, seat)
        if exact is not None:
            ranked = sorted(exact.items(), key=lambda pair: -pair[1])
            return Judgement(seat, tuple(Option(*pair) for pair in ranked), exact=True)
        found = self.searcher.search(seen, seat)
        best = max(found, key=lambda action: found[action])
        most = found[best][1]
        # Who was hardly tried may look better than it is: nothing is better than what search settled on.
        rest = [Option(action, min(chance, most)) for action, (_, chance) in found.items() if action != best]
        rest.sort(key=lambda option: -option.chance)
        return Judgement(seat, (Option(best, most), *rest), exact=False)
