"""Players that look one move ahead at most: random, greedy, and greedy players of Duel with one idea."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from antipater.ai.evaluation.rules_of_thumb import WIN, Value, values_after
from antipater.ai.search.agent import check_turn
from antipater.data.duel import CAPITAL
from antipater.data.words import BLUE, GREEN, RED
from antipater.game.contract import Game, State
from antipater.game.dice import Dice
from antipater.rules.duel.science import different_symbols
from antipater.rules.duel.state import DuelState

ActionValues = Callable[[Any, int], dict[int, float]]  # what each legal action of a seat is worth to it


class Random:
    """Chooses any legal action, all with the same probability."""

    def __init__(self, game: Game, dice: Dice) -> None:
        self.game = game
        self.dice = dice

    def choose(self, seen: State, seat: int) -> int:
        """Return any legal action."""
        check_turn(self.game, seen, seat)
        return self.dice.choose(seen.legal(seat))


class Greedy:
    """Chooses the action with the highest value by some rule; it never asks what the others will do then."""

    def __init__(self, game: Game, dice: Dice, values: ActionValues) -> None:
        self.game = game
        self.dice = dice
        self.values = values

    def choose(self, seen: State, seat: int) -> int:
        """Return the best action, any of them if several are equally good."""
        values = self.action_values(seen, seat)
        best = max(values.values())
        return self.dice.choose([action for action in values if values[action] == best])

    def action_values(self, seen: State, seat: int) -> dict[int, float]:
        """Return what each legal action is worth."""
        check_turn(self.game, seen, seat)
        return self.values(seen, seat)


@dataclass(frozen=True)
class Style:
    """A greedy player of Duel that overvalues something: points added to what the rules of thumb give for it.

    Such players are there to be beaten, and to punish opponents that ignore their kind of victory.
    """

    name: str
    symbol: float = 0.0  # a different scientific symbol …
    green: float = 0.0  # … and any green card
    space: float = 0.0  # a space of the conflict track
    coin: float = 0.0
    blue: float = 0.0  # a blue card
    red: float = 0.0  # a red card
    wonder: float = 0.0  # a wonder that stands

    def bonus(self, state: DuelState, seat: int) -> float:
        """Return what this player adds to the value of a position."""
        me = state.city(seat)
        count = me.count  # a new list whenever it is asked for
        ahead = state.pawn if seat == 0 else -state.pawn
        return (
            self.symbol * different_symbols(me)
            + self.green * count[GREEN]
            + self.space * min(ahead, CAPITAL)
            + self.coin * me.coins
            + self.blue * count[BLUE]
            + self.red * count[RED]
            - self.wonder * me.wonders.bit_count()  # those still to be built
        )

    def action_values(self, value: Value) -> ActionValues:
        """Return the rule this player chooses by; a victory of any kind counts as much as it does to others."""

        def biased(state: DuelState, seat: int) -> float:
            worth = value(state, seat)
            return worth if abs(worth) == WIN else worth + self.bonus(state, seat)

        return values_after(biased)


STYLES = (
    Style("scientist", symbol=12.0, green=4.0),
    Style("warlord", space=6.0),
    Style("merchant", coin=0.6, blue=4.0, wonder=6.0),
    Style("senator", blue=5.0),
)
