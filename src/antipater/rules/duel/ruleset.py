"""The ruleset `duel`: its options, its start, its deals."""

from collections.abc import Mapping

from antipater.data.columns import BY_KEY, bits
from antipater.data.duel import FIRST_GAME_WONDERS, WONDERS_BASE
from antipater.data.items import WONDER_ITEMS, Item
from antipater.data.promos import WONDERS_PROMO
from antipater.game.contract import Game
from antipater.game.dice import Dice
from antipater.rules.duel.actions import ACTIONS, FIRST, IDENTITIES, OUTCOMES, REVISED
from antipater.rules.duel.deal import DuelDeal
from antipater.rules.duel.turn import DuelState


def wonder_set(items: tuple[Item, ...]) -> int:
    """Return wonders as a bit set."""
    return bits(tuple(item.number - WONDER_ITEMS for item in items))


class Duel(Game):
    """7 Wonders Duel, the base game."""

    name = "duel"
    seats = 2
    actions = ACTIONS
    identities = IDENTITIES
    outcomes = OUTCOMES
    prize = 2
    choices: Mapping[str, tuple[str, ...]] = {
        "edition": ("revised", "first"),
        "wonders": ("draft", "first-game"),
        "promos": ("no", "yes"),
    }
    own_wonders: tuple[Item, ...] = WONDERS_BASE

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.edition = FIRST if self.options["edition"] == "first" else REVISED
        promos = WONDERS_PROMO if self.options["promos"] == "yes" else ()
        self.pool, self.given = wonder_set(self.own_wonders + promos), [0, 0]
        if self.options["wonders"] == "first-game":
            self.pool, self.given = 0, [wonder_set(tuple(BY_KEY[key] for key in keys)) for keys in FIRST_GAME_WONDERS]

    def table(self) -> DuelState:
        """Return an empty table."""
        return DuelState()

    def start(self) -> DuelState:
        """Return the table before anything has been turned up."""
        state = self.table()
        state.set_up(self.edition, self.pool, *self.given)
        return state

    def deal(self, dice: Dice) -> DuelDeal:
        """Prepare a whole deal."""
        return DuelDeal(dice)
