"""A base class for games written in plain Python, with no C types: toys, experiments, house rules.

The compiled loops play them like any other game, only slower: each call takes the GIL and asks Python.
"""

from antipater.game.contract import State
from antipater.game.seats import CHANCE_ACTS

MOST_FACTS = 64
MOST_OPTIONS = 512


class PlainState(State):
    """A position whose class is ordinary Python; override the methods of the first part."""

    def actors(self) -> int:
        """Return who owes a choice, as `State.to_act_set` does."""
        return 0

    def moves(self, seat: int) -> list[int]:
        """Return the legal actions of *seat*, or the outcomes of CHANCE, ascending."""
        return []

    def chances(self) -> list[int]:
        """Return the weights of the outcomes; none means that all are equally likely."""
        return []

    def play(self, action: int, seat: int) -> None:
        """Carry out a legal action."""

    def facts(self) -> list[int]:
        """Return every field."""
        return []

    def set_facts(self, facts: list[int]) -> None:
        """Take every field from *facts*, which may be longer than `facts` gave."""

    def hide(self, seat: int) -> None:
        """Make UNKNOWN every field that *seat* may not know."""

    def to_act_set(self) -> int:
        """Ask Python."""
        actors = self.actors()
        return actors if 0 <= actors <= CHANCE_ACTS else 0

    def options(self, seat: int, out: list[int]) -> int:
        """Ask Python."""
        moves = self.moves(seat)
        n = min(len(moves), MOST_OPTIONS)
        for place in range(n):
            out[place] = moves[place]
        return n

    def chance_weights(self, out: list[int]) -> int:
        """Ask Python."""
        weights = self.chances()
        for place in range(min(len(weights), MOST_OPTIONS)):
            out[place] = weights[place]
        return 1 if weights else 0

    def step(self, action: int, seat: int) -> None:
        """Ask Python."""
        self.play(action, seat)

    def hide_from(self, seat: int) -> None:
        """Ask Python."""
        self.hide(seat)

    def fields(self) -> list[int]:
        """Return every field; a plain position has at most 64."""
        facts = self.facts()
        if len(facts) > MOST_FACTS:
            raise ValueError(f"a {type(self).__name__} has {len(facts)} facts; there is room for {MOST_FACTS}")
        return facts

    def save(self, block: list[int]) -> int:
        """Ask Python."""
        facts = self.facts()
        n = min(len(facts), MOST_FACTS)
        for place in range(n):
            block[place] = facts[place]
        return n

    def load(self, block: list[int]) -> None:
        """Ask Python."""
        self.set_facts([block[place] for place in range(MOST_FACTS)])
