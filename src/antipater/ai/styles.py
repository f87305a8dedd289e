"""Players of Duel with one idea: a scientist, a warlord, a merchant, a senator.

They look one move ahead, as the greedy player does, and love one thing more than it deserves. They are there to be
beaten, and to punish whoever never looks out for their kind of victory.
"""

from dataclasses import dataclass

from antipater.ai.evaluation.rules_of_thumb import WIN, value
from antipater.ai.search.agent import check_position
from antipater.data.duel import CAPITAL
from antipater.data.words import BLUE, GREEN
from antipater.game.bits import members_of
from antipater.game.contract import Game, State
from antipater.game.dice import Dice
from antipater.game.errors import BadOption
from antipater.rules.duel.science import different_symbols
from antipater.rules.duel.turn import DuelState


@dataclass(frozen=True)
class Style:
    """What a player loves, in points: more than the rules of thumb give for it."""

    name: str
    symbol: float = 0.0  # a different scientific symbol …
    green: float = 0.0  # … and any green card
    space: float = 0.0  # a space of the conflict track
    coin: float = 0.0
    blue: float = 0.0  # a blue card
    wonder: float = 0.0  # a wonder that stands

    def delight(self, state: DuelState, seat: int) -> float:
        """Return how much a position pleases this player besides its worth."""
        me = state.city(seat)
        ahead = state.pawn if seat == 0 else -state.pawn
        return (
            self.symbol * different_symbols(me)
            + self.green * me.count[GREEN]
            + self.space * min(ahead, CAPITAL)
            + self.coin * me.coins
            + self.blue * me.count[BLUE]
            - self.wonder * len(members_of(me.wonders))  # those still to be built
        )


SCIENTIST = Style("scientist", symbol=12.0, green=4.0)
WARLORD = Style("warlord", space=6.0)
MERCHANT = Style("merchant", coin=0.6, blue=4.0, wonder=6.0)
SENATOR = Style("senator", blue=5.0)
STYLES = (SCIENTIST, WARLORD, MERCHANT, SENATOR)


class Stylist:
    """Makes the move that pleases it most, and takes a victory of any kind."""

    def __init__(self, style: Style, game: Game, dice: Dice) -> None:
        self.game = game
        self.style = style
        self.dice = dice

    def choose(self, seen: State, seat: int) -> int:
        """Choose the best of the moves, any of them if several are equally good."""
        check_position(self.game, seen)
        if not isinstance(seen, DuelState):
            raise BadOption(f"{self.style.name} plays Duel only, not {self.game.name}")
        pleasure = {action: self.pleasure(seen, action, seat) for action in seen.legal(seat)}
        most = max(pleasure.values())
        return self.dice.choose([action for action in pleasure if pleasure[action] == most])

    def pleasure(self, seen: DuelState, action: int, seat: int) -> float:
        """Try an action out, before chance has its say."""
        tried = seen.copy()
        tried.apply(action, seat)
        worth = value(tried, seat)
        return worth if abs(worth) == WIN else worth + self.style.delight(tried, seat)
