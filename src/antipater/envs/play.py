"""One game as an environment plays it: a position, dice, and the record of everything that happened.

Every adapter plays through this or through the compiled `games`: one stream of dice for an environment, so the same
seed and the same choices give the same games, whatever the framework.
"""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

import numpy as np

from antipater.catalog import ruleset
from antipater.envs.encoding import Mask, Row, layout, named, worth
from antipater.game.dealer import DiceDealer
from antipater.game.dice import Dice
from antipater.game.errors import BadOption
from antipater.game.seats import CHANCE
from antipater.notation.log import Event, Record

RIVALS = 1 << 64  # added to a seed: what opponents roll is no part of the deal
SEED_ROOM = 1 << 62


def checked_seed(seed: int) -> int:
    """Refuse a seed that no environment has."""
    if not 0 <= seed < SEED_ROOM:
        raise BadOption(f"a seed is a whole number from 0 to 2^62 - 1, not {seed}")
    return int(seed)


class Play:
    """A game that goes on; a new one begins with the dice where the last one left them."""

    def __init__(self, name: str, options: Mapping[str, Any]) -> None:
        self.game = ruleset(name, **named(options))
        self.layout = layout(self.game)
        self.seeded(0)
        self.state = self.game.start()
        self.record = Record.start(self.game)

    def __getstate__(self) -> dict[str, Any]:
        """Return all but the layout, which every process makes for itself, and the dealer of these dice."""
        return {name: value for name, value in vars(self).items() if name not in ("layout", "dealer")}

    def __setstate__(self, held: dict[str, Any]) -> None:
        vars(self).update(held, layout=layout(held["game"]), dealer=DiceDealer(held["dice"]))

    def __copy__(self) -> "Play":
        """Return the same game, to go on by itself."""
        return deepcopy(self)

    def seeded(self, seed: int) -> None:
        """Take fresh dice."""
        self.dice = Dice(checked_seed(seed))
        self.dealer = DiceDealer(self.dice)

    def begin(self) -> None:
        """Begin a game: resolve chance until a seat must choose."""
        self.state = self.game.start()
        self.record = Record.start(self.game)
        self.settle()

    def settle(self) -> None:
        """Resolve chance, and record it."""
        while self.state.to_act() == (CHANCE,):
            outcome = self.dealer.outcome(self.state)
            self.state.apply(outcome, CHANCE)
            self.record.events.append(Event(CHANCE, outcome))
        if not self.state.to_act():
            self.record.conclude(self.state)

    def act(self, action: int, seat: int) -> None:
        """Carry out a choice, and what chance brings; raise IllegalAction, and change nothing, if it is illegal."""
        self.state.apply(action, seat)
        self.record.events.append(Event(seat, action))
        self.settle()

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return not self.state.to_act()

    def row(self, seat: int) -> Row:
        """Return what a seat sees."""
        return self.layout.observe(self.state, seat)

    def rows(self) -> Row:
        """Return what all seats see, one row after the other."""
        return np.concatenate([self.row(seat) for seat in range(self.game.seats)])

    def mask(self, seat: int) -> Mask:
        """Return what a seat may do now."""
        return self.layout.mask(self.state, seat)

    def worths(self) -> list[float]:
        """Return the rewards of a game that is over."""
        return worth(self.game, self.state.returns())
