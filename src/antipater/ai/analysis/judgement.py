"""The win probability after each action of a seat: by search, or exact where the end is near.

The analyst is shown only what the seat may know, so a hint uses no hidden information.
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
    """An action, and the win probability of the seat after it."""

    action: int
    chance: float


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

    def of(self, action: int) -> float:
        """Return the win probability after an action."""
        return next(option.chance for option in self.options if option.action == action)

    def lost(self, action: int) -> float:
        """Return how much win probability an action loses against the best one."""
        return max(0.0, self.chance - self.of(action))


class Analyst:
    """Judges positions of one game; with a number of simulations, the seed determines every figure."""

    def __init__(self, game: Game, budget: Budget, seed: int = 0) -> None:
        net = net_of(game.name)
        self.searcher = NetSearcher(game, budget, Dice(seed), net)
        self.endgame = Endgame(game, net)

    def judge(self, seen: State, seat: int) -> Judgement:
        """Return the judgement of what *seat* sees; raise BadOption if it is not its turn."""
        if not seen.must_choose(seat):
            raise BadOption(f"seat {seat} has nothing to choose here; to act: {seen.to_act()}")
        exact = self.endgame.action_values(seen, seat)
        if exact is not None:
            ranked = sorted(exact.items(), key=lambda pair: -pair[1])
            return Judgement(seat, tuple(Option(*pair) for pair in ranked), exact=True)
        found = self.searcher.search(seen, seat)
        best = max(found, key=lambda action: found[action])
        most = found[best][1]
        # The value of a rarely visited action is uncertain, so none is higher than that of the chosen one.
        rest = [Option(action, min(chance, most)) for action, (_, chance) in found.items() if action != best]
        rest.sort(key=lambda option: -option.chance)
        return Judgement(seat, (Option(best, most), *rest), exact=False)
