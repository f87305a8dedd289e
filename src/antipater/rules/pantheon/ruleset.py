"""The ruleset `duel+pantheon`: Duel enlarged, and the worlds behind an observation."""

from itertools import permutations

from antipater.data.duel import WONDERS_BASE
from antipater.data.pantheon import DECK, MYTHOLOGIES, SPACES, WONDERS_PANTHEON
from antipater.game.contract import State
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE, UNKNOWN
from antipater.rules.duel.ruleset import Duel
from antipater.rules.pantheon.actions import (
    ACTIONS,
    IDENTITIES,
    LOOK,
    OUTCOMES,
    PLACE,
    PLACE_UNSEEN,
    PUT_ON_TOP,
    SHOW_DIVINITY,
    SNAKE,
)
from antipater.rules.pantheon.deal import PantheonDeal
from antipater.rules.pantheon.turn import PantheonState

ORDERS = tuple(permutations(range(DECK)))  # of the divinities of a mythology


class DuelPantheon(Duel):
    """7 Wonders Duel with the Pantheon expansion."""

    name = "duel+pantheon"
    actions = ACTIONS
    identities = IDENTITIES
    outcomes = OUTCOMES
    own_wonders = WONDERS_BASE + WONDERS_PANTHEON

    def table(self) -> PantheonState:
        """Return an empty table."""
        return PantheonState()

    def deal(self, dice: Dice) -> PantheonDeal:
        """Prepare a whole deal."""
        return PantheonDeal(dice)

    def imagine(self, seen: State, dice: Dice) -> State:
        """Fill what only the opponent has looked at, every consistent way with the same chance (P2.4)."""
        world = seen.copy()
        if not isinstance(world, PantheonState):
            raise TypeError(f"this is no observation of {self.name}: {type(seen).__name__}")
        orders = [ORDERS[dice.roll(len(ORDERS))] for _ in range(MYTHOLOGIES)]
        world.fill([place for order in orders for place in order])
        return world

    def seen(self, action: int, actor: int, viewer: int) -> int:
        """Hide from the opponent what a player looks at, which divinity is placed, and how a deck is ordered (P2.4)."""
        if actor == CHANCE:
            looker = (action - LOOK) >> 4
            return UNKNOWN if LOOK <= action < SHOW_DIVINITY and looker != viewer else action
        if actor == viewer:
            return action
        if PLACE <= action < PLACE_UNSEEN:
            return PLACE_UNSEEN + (action - PLACE) % SPACES
        return UNKNOWN if PUT_ON_TOP <= action < SNAKE else action
