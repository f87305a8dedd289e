"""The agenda: a stack of decisions, three integers each: the kind, the seat that owes it, and what it is about.

Its top entry says what happens next; nothing else does.
"""

from antipater.game.contract import State
from antipater.game.seats import CHANCE, CHANCE_ACTS


class AgendaState(State):
    """A position whose flow is its agenda."""

    def __init__(self) -> None:
        self.depth = 0
        self.kinds = [0] * 16
        self.seats = [0] * 16
        self.subjects = [0] * 16

    def to_act_set(self) -> int:
        """Return who owes the decision on top of the agenda."""
        if self.depth == 0:
            return 0
        seat = self.seats[self.depth - 1]
        return CHANCE_ACTS if seat == CHANCE else 1 << seat

    def push(self, kind: int, seat: int, what: int) -> None:
        """Put a decision on top of the agenda."""
        self.kinds[self.depth] = kind
        self.seats[self.depth] = seat
        self.subjects[self.depth] = what
        self.depth += 1

    def pop(self) -> None:
        """Remove the top entry."""
        self.depth -= 1
        self.kinds[self.depth] = 0
        self.seats[self.depth] = 0
        self.subjects[self.depth] = 0

    def leave(self, what: int) -> None:
        """Keep what is left of the top entry, or remove it if that is nothing."""
        self.subjects[self.depth - 1] = what
        if what == 0:
            self.pop()
