"""7 Wonders Duel with Pantheon and Agora, and classic 7 Wonders: rules, opponents and games to play, in Python.

    from antipater import Dice, ruleset

    duel, dice = ruleset("duel"), Dice(7)
    state, dealer = duel.start(), duel.deal(dice)
    while seats := dealer.settle(state):
        state.apply(dice.choose(state.legal(seats[0])), seats[0])

`ruleset` gives the rules of a game: "duel", "duel+pantheon", "duel+agora", "duel+pantheon+agora" or "classic". `Dice`
are where all randomness comes from.
`State`, `Game` and `Dealer` are what every game answers; `opponent` makes a player; `read_position`, `write_position`
and `load_record` read and write games as text; `compiled` tells how the core runs. Everything that is refused raises
an `AntipaterError` that says why.
"""

import os
import sys
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from antipater.ai.agents import opponent
    from antipater.catalog import ruleset
    from antipater.game.build import compiled
    from antipater.game.contract import Game, State
    from antipater.game.dealer import Dealer
    from antipater.game.dice import Dice
    from antipater.game.errors import AntipaterError
    from antipater.notation.positions import read_position, write_position
    from antipater.notation.records import load_record

__version__ = "1.0.0"
__all__ = [
    "AntipaterError",
    "Dealer",
    "Dice",
    "Game",
    "State",
    "__version__",
    "compiled",
    "load_record",
    "opponent",
    "read_position",
    "ruleset",
    "write_position",
]
HOMES = {
    "AntipaterError": "antipater.game.errors",
    "Dealer": "antipater.game.dealer",
    "Dice": "antipater.game.dice",
    "Game": "antipater.game.contract",
    "State": "antipater.game.contract",
    "compiled": "antipater.game.build",
    "load_record": "antipater.notation.records",
    "opponent": "antipater.ai.agents",
    "read_position": "antipater.notation.positions",
    "ruleset": "antipater.catalog",
    "write_position": "antipater.notation.positions",
}

if os.environ.get("ANTIPATER_PURE") == "1":
    from antipater import pure

    sys.meta_path.insert(0, pure.Finder)


if "gymnasium" in sys.modules:  # which may have imported this package for `antipater:antipater/Duel-v1`
    from antipater import registration

    registration.register()


def __getattr__(name: str) -> object:
    """Load the few names that most people need only when they are used, so that importing stays light."""
    if name in HOMES:
        return getattr(import_module(HOMES[name]), name)
    raise AttributeError(f"module 'antipater' has no attribute {name!r}")


def __dir__() -> list[str]:
    """Return the public names, also those that are loaded when they are used."""
    return sorted(__all__)
