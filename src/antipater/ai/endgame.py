"""The end of Age III, solved: with eight cards left or fewer, every choice has a value that is known exactly."""

from antipater.ai.evaluation.shipped import evaluator_for
from antipater.ai.search.solver import Solver
from antipater.catalog import ruleset_of
from antipater.game.bits import members_of
from antipater.game.contract import State
from antipater.game.dice import Dice
from antipater.game.seats import SPECTATOR
from antipater.rules.duel.turn import DuelState

CARDS = 8
LAST_AGE = 3
LIMIT = 1_000_000  # positions looked at; about a second
EVEN = 1e-9  # values that differ by less are the same


class Endgame:
    """Solvers for the positions that it is shown, one for each ruleset."""

    def __init__(self, limit: int = LIMIT) -> None:
        self.limit = limit
        self.solvers: dict[type[State], Solver] = {}

    def reached(self, seen: State) -> bool:
        """Tell whether few cards are left, and everything is known to all."""
        return (
            isinstance(seen, DuelState)
            and seen.age == LAST_AGE
            and len(members_of(seen.present)) <= CARDS
            and seen.observe(SPECTATOR) == seen
            and ruleset_of(seen).imagine(seen, Dice(0)) == seen
        )

    def solve(self, seen: State, seat: int) -> tuple[int, float] | None:
        """Return the best action and its exact value for *seat*, or None if it is too early or would take too long."""
        if not self.reached(seen):
            return None
        solved = self.solver(seen).solve(seen, self.limit)
        return solved and (solved[0], share(solved[1], seat))

    def judged(self, seen: State, seat: int) -> dict[int, float] | None:
        """Return the exact value of each action for *seat*, or None as above."""
        if not self.reached(seen):
            return None
        judged = self.solver(seen).judged(seen, self.limit)
        return None if judged is None else {action: share(value, seat) for action, value in judged}

    def solver(self, seen: State) -> Solver:
        """Return the solver of this kind of position."""
        kind = type(seen)
        if kind not in self.solvers:
            self.solvers[kind] = Solver(seen, ruleset_of(seen).actions, evaluator_for(seen.copy()))
        return self.solvers[kind]


def share(value: float, seat: int) -> float:
    """Return what a value for seat 0 is for *seat*."""
    return value if seat == 0 else 1.0 - value
