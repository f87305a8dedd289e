"""The end of Age III of Duel, solved: with ten cards left or fewer, every action has an exact value."""

from typing import Any

from antipater.ai.evaluation.shipped import NetSpec
from antipater.ai.search.agent import check_position
from antipater.ai.search.solver import Solver
from antipater.game.bits import members_of
from antipater.game.contract import Game, State
from antipater.game.dice import Dice
from antipater.game.seats import SPECTATOR

CARDS = 10
PATIENT_CARDS = 11  # for who plays, and solves a position at a time
LAST_AGE = 3
LIMIT = 1_000_000  # positions visited; half a second in Duel
EVEN = 1e-9  # values that differ by less are the same


class Endgame:
    """A solver for the last positions of a game, made when the first of them is met."""

    def __init__(self, game: Game, net: NetSpec, limit: int = LIMIT, cards: int = CARDS) -> None:
        self.game = game
        self.net = net
        self.limit = limit
        self.cards = cards
        self.made: Solver | None = None

    def reached(self, seen: State) -> bool:
        """Return whether few cards are left, and everything is known to all."""
        check_position(self.game, seen)
        left = cards_left(seen)
        return left is not None and left <= self.cards and known_to_all(self.game, seen)

    def solve(self, seen: State, seat: int) -> tuple[int, float] | None:
        """Return the best action and its exact value for *seat*, or None if it is too early or would take too long."""
        if not self.reached(seen):
            return None
        solved = self.solver().solve(seen, self.limit)
        return solved and (solved[0], share(solved[1], seat))

    def action_values(self, seen: State, seat: int) -> dict[int, float] | None:
        """Return the exact value of each action for *seat*, or None as for `solve`."""
        if not self.reached(seen):
            return None
        found = self.solver().action_values(seen, self.limit)
        return None if found is None else {action: share(value, seat) for action, value in found}

    def value_after(self, seen: State, action: int, seat: int) -> float:
        """Return the exact value of an action of a solved position; 1.0, the most, if it would take too long."""
        after = seen.copy()
        after.apply(action, seat)
        solved = self.solver().solve(after, self.limit)
        return 1.0 if solved is None else share(solved[1], seat)

    def forget(self) -> None:
        """Drop the solver with all that it remembers."""
        self.made = None

    def solver(self) -> Solver:
        """Return the solver; it takes some memory, so there is none before it is needed."""
        if self.made is None:
            self.made = Solver(self.game.start(), self.game.actions, self.net.evaluator(self.game.start()))
        return self.made


def known_to_all(game: Game, seen: State) -> bool:
    """Return whether nothing is hidden from anybody, the one who sees it included."""
    try:
        everybody = seen.observe(SPECTATOR)
    except ValueError:  # what a seat remembers of hands is no part of what everybody knows (C8)
        return False
    return everybody == seen and game.imagine(seen, Dice(0)) == seen


def cards_left(table: Any) -> int | None:
    """Return how many cards of Age III a table of Duel still shows, None before that Age."""
    return len(members_of(table.present)) if table.age == LAST_AGE else None


def share(value: float, seat: int) -> float:
    """Return the value for *seat* of a position with this value for seat 0."""
    return value if seat == 0 else 1.0 - value
