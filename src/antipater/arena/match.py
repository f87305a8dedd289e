"""A match: every pairing on the same deals, every agent in every seat, on all processors or a cluster."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from antipater.arena.figures import sequential_test
from antipater.arena.game import Outcome, Task, play, player
from antipater.catalog import ruleset
from antipater.game.errors import BadOption
from antipater.parallel import parallel_map

LEAST_AGENTS = 2


@dataclass(frozen=True)
class Match:
    """The settings of a match: each agent meets each other, so many games a pairing."""

    names: tuple[str, ...]
    games: int
    ruleset: str
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int = 0
    test: tuple[float, float] | None = None  # the two strengths of a sequential test, in Elo

    def __post_init__(self) -> None:
        if len(self.names) < LEAST_AGENTS:
            raise BadOption(f"a match needs at least two agents, not {len(self.names)}")
        if self.games < 1:
            raise BadOption(f"a match has at least one game, not {self.games}")
        if self.test and not self.test[0] < self.test[1]:
            raise BadOption(f"a sequential test needs two strengths, the lower first, not {self.test}")
        game = ruleset(self.ruleset, **self.options)
        for name in self.names:
            player(name, 0, game)

    @property
    def seats(self) -> int:
        """The number of seats of the game."""
        return ruleset(self.ruleset, **self.options).seats

    @property
    def pairings(self) -> list[tuple[int, int]]:
        """The pairs of agents that meet."""
        return list(combinations(range(len(self.names)), 2))

    @property
    def deals(self) -> int:
        """The number of deals; all seatings of the last one are played, too."""
        return -(-self.games // self.seats)

    def described(self) -> dict[str, Any]:
        """Return the settings that identify this match; its length is not among them."""
        options = dict(ruleset(self.ruleset, **self.options).options)
        return {"agents": list(self.names), "ruleset": self.ruleset, "options": options, "seed": self.seed}

    def tasks(self) -> Iterator[Task]:
        """Yield all games, deal after deal."""
        seats = self.seats
        for deal in range(self.deals):
            for first, second in self.pairings:
                names = (self.names[first], self.names[second])
                for seat in range(seats):
                    number = deal * seats + seat
                    yield Task(self.ruleset, self.options, self.seed, first, second, names, number)


def deals_of(outcomes: list[Outcome], pairing: tuple[int, int], seats: int) -> list[list[float]]:
    """Return the shares of the first agent in every complete deal, in order."""
    shares: dict[int, list[float]] = {}
    for outcome in sorted((one for one in outcomes if (one.first, one.second) == pairing), key=lambda one: one.number):
        shares.setdefault(outcome.number // seats, []).append(outcome.share)
    return [deal for deal in shares.values() if len(deal) == seats]


def decided(match: Match, outcomes: list[Outcome]) -> bool:
    """Return whether the sequential test of a match of two has a verdict."""
    if match.test is None or len(match.names) > LEAST_AGENTS:
        return False
    deals = deals_of(outcomes, (0, 1), match.seats)
    return sequential_test(deals, *match.test, rivals=match.seats - 1).verdict != "open"


def run(
    match: Match, outcomes: list[Outcome], add: Callable[[Outcome], None], workers: int, cluster: bool = False
) -> None:
    """Play the games that are not in *outcomes* yet; *add* puts each result there."""
    done = {outcome.key for outcome in outcomes}
    todo = (task for task in match.tasks() if task.key not in done)
    for outcome in parallel_map(play, todo, workers, cluster):
        add(outcome)
        if (outcome.number + 1) % match.seats == 0 and decided(match, outcomes):
            return
