"""A whole deal of Duel, prepared outside any position: which card lies in which slot, which wonders and tokens come."""

from antipater.data.columns import ALL, DECK_CARDS
from antipater.data.duel import GUILDS_IN_PLAY, PROGRESS_TOKENS, SLOTS
from antipater.data.items import DECK_SIZE, TOKEN_ITEMS, WONDER_ITEMS
from antipater.game.bits import members_of
from antipater.game.contract import State
from antipater.game.dealer import Dealer
from antipater.game.dice import Dice
from antipater.game.errors import BadDeal
from antipater.rules.duel.actions import (
    DRAW_TOKEN,
    DRAWING_TOKENS,
    GUILD_AT,
    PLACING_GUILDS,
    SHOW_TOKEN,
    SHOW_WONDER,
    SHOWING_TOKENS,
    SHOWING_WONDERS,
    TURN_UP,
    TURNING,
)
from antipater.rules.duel.table import Table


class DuelDeal(Dealer):
    """Answers chance from what was dealt; it keeps no account, so one deal serves any number of games.

    Each answer depends on the position alone: the card of the slot being turned, the first token or wonder in the
    prepared order that is still there.
    """

    def __init__(self, dice: Dice) -> None:
        self.cards = [0] * 60
        self.guilds = [0] * 3
        self.wonders = [0] * 16
        self.tokens = [0] * 16
        wonders = [item.number - WONDER_ITEMS for item in ALL if WONDER_ITEMS <= item.number < TOKEN_ITEMS]
        for place, wonder in enumerate(dice.shuffled(wonders)):
            self.wonders[place] = wonder
        for place, token in enumerate(dice.shuffled(range(len(PROGRESS_TOKENS)))):
            self.tokens[place] = token
        for age in range(3):
            deck = [age * DECK_SIZE + place for place in dice.shuffled(members_of(DECK_CARDS[age]))][:SLOTS]
            if age == 2:
                guilds = [3 * DECK_SIZE + place for place in dice.shuffled(members_of(DECK_CARDS[3]))]
                deck = dice.shuffled(deck[: SLOTS - GUILDS_IN_PLAY] + guilds[:GUILDS_IN_PLAY])
                slots = [slot for slot in range(SLOTS) if deck[slot] >= 3 * DECK_SIZE]
                for place in range(GUILDS_IN_PLAY):
                    self.guilds[place] = slots[place]
            for slot in range(SLOTS):
                self.cards[age * SLOTS + slot] = deck[slot]

    def outcome(self, state: State) -> int:
        """Return what was dealt."""
        if not isinstance(state, Table):
            raise BadDeal("this deal is for Duel only")
        return self.answer(state)

    def answer(self, table: Table) -> int:
        """Look up the answer to the chance on top of the agenda."""
        if table.depth == 0:
            raise BadDeal("no chance is owed here")
        kind = table.kinds[table.depth - 1]
        what = table.subjects[table.depth - 1]
        if kind == TURNING:
            slot = 0
            while not what >> slot & 1:
                slot += 1
            return TURN_UP + self.cards[(table.age - 1) * SLOTS + slot]
        if kind == PLACING_GUILDS:
            return GUILD_AT + self.guilds[GUILDS_IN_PLAY - what]
        if kind == SHOWING_WONDERS:
            return SHOW_WONDER + first_of(self.wonders, table.pool)
        if kind == SHOWING_TOKENS:
            return SHOW_TOKEN + first_of(self.tokens, table.box)
        if kind == DRAWING_TOKENS:
            return DRAW_TOKEN + first_of(self.tokens, table.box)
        raise BadDeal("no chance is owed here")


def first_of(order: list[int], there: int) -> int:
    """Return the first in the prepared order that is still there."""
    place = 0
    while place < 15 and not there >> order[place] & 1:
        place += 1
    return order[place]
