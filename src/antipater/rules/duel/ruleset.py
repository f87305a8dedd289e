"""The ruleset `duel`: its options, its start, its deals."""

from collections.abc import Mapping

from antipater.data.columns import BY_KEY, bits
from antipater.data.duel import FIRST_GAME_WONDERS, WONDERS_BASE
from antipater.data.items import WONDER_ITEMS
from antipater.game.contract import Game
from antipater.game.dice import Dice
from antipater.rules.duel.actions import ACTIONS, FIRST, OUTCOMES, REVISED
from antipater.rules.duel.deal import DuelDeal
from antipater.rules.duel.turn import DuelState


class Duel(Game):
    """7 Wonders Duel, the base game."""

    name = "duel"
    seats = 2
    actions = ACTIONS
    outcomes = OUTCOMES
    prize = 2
    choices: Mapping[str, tuple[str, ...]] = {"edition": ("revised", "first"), "wonders": ("draft", "first-game")}

    def start(self) -> DuelState:
        """Return the table before anything has been turned up."""
        state = DuelState()
        edition = FIRST if self.options["edition"] == "first" else REVISED
        pool = bits(tuple(wonder.number - WONDER_ITEMS for wonder in WONDERS_BASE))
        given = [0, 0]
        if self.options["wonders"] == "first-game":
            pool = 0
            given = [bits(tuple(BY_KEY[key].number - WONDER_ITEMS for key in keys)) for keys in FIRST_GAME_WONDERS]
        state.set_up(edition, pool, *given)
        return state

    def deal(self, dice: Dice) -> DuelDeal:
        """Prepare a whole deal."""
        return DuelDeal(dice)
