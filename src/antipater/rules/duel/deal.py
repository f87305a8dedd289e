"""A whole deal of Duel, prepared outside any position: which card lies in which slot, which wonders and tokens come."""

from antipater.data import columns
from antipater.data.duel import GUILDS_IN_PLAY, REMOVED_PER_AGE, SLOTS
from antipater.data.items import DECK_SIZE, MOST_KINDS
from antipater.game import bits
from antipater.game.contract import State
from antipater.game.dealer import Dealer
from antipater.game.dice import Dice
from antipater.game.errors import BadDeal
from antipater.rules.duel.actions import (
    DRAW_TOKEN,
    DRAWING_TOKENS,
    GUILD_AT,
    PLACING_GUILDS,
    SHOW_REMOVED,
    SHOW_TOKEN,
    SHOW_WONDER,
    SHOWING_REMOVED,
    SHOWING_TOKENS,
    SHOWING_WONDERS,
    TURN_UP,
    TURNING,
)
from antipater.rules.duel.table import Table

DECK_CARDS = columns.DECK_CARDS


class DuelDeal(Dealer):
    """Answers chance from what was dealt; it keeps no account, so one deal serves any number of games.

    Each answer depends on the position alone: the card of the slot being turned, the first token or wonder in the
    prepared order that is still there.
    """

    def __init__(self, dice: Dice) -> None:
        self.cards = [0] * 60
        self.guilds = [0] * 3
        self.removed = [0] * 9  # three cards of each Age
        self.wonders = [0] * 16
        self.tokens = [0] * 16
        self.lay(dice)

    def lay(self, dice: Dice) -> None:
        """Shuffle everything and lay it out (D1.4, D1.6, D2.1, D3.1)."""
        for place in range(MOST_KINDS):
            self.wonders[place] = place
            self.tokens[place] = place
        dice.shuffle(self.wonders, MOST_KINDS)
        dice.shuffle(self.tokens, MOST_KINDS)
        deck = [0] * 32
        for age in range(3):
            dice.shuffle(deck, bits.write(DECK_CARDS[age], age * DECK_SIZE, deck, 0))
            for slot in range(SLOTS):
                self.cards[age * SLOTS + slot] = deck[slot]
            for place in range(REMOVED_PER_AGE):
                self.removed[age * REMOVED_PER_AGE + place] = deck[SLOTS + place]
        self.lay_guilds(dice)

    def guild_deck(self) -> int:
        """Return the set of cards of which three join Age III."""
        return DECK_CARDS[3]

    def lay_guilds(self, dice: Dice) -> None:
        """Put three guilds in the place of three cards of Age III, any three (D1.6, D3.5)."""
        slots = [0] * 20
        guilds = [0] * 32
        for slot in range(SLOTS):
            slots[slot] = slot
        dice.shuffle(slots, SLOTS)
        dice.shuffle(guilds, bits.write(self.guild_deck(), 3 * DECK_SIZE, guilds, 0))
        for place in range(GUILDS_IN_PLAY):
            self.guilds[place] = slots[place]
            self.removed[2 * REMOVED_PER_AGE + place] = self.cards[2 * SLOTS + slots[place]]
            self.cards[2 * SLOTS + slots[place]] = guilds[place]

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
            return TURN_UP + self.cards[(table.age - 1) * SLOTS + bits.lowest(what)]
        if kind == PLACING_GUILDS:
            return GUILD_AT + self.guilds[GUILDS_IN_PLAY - what]
        if kind == SHOWING_WONDERS:
            return SHOW_WONDER + first_of(self.wonders, table.pool)
        if kind == SHOWING_TOKENS:
            return SHOW_TOKEN + first_of(self.tokens, table.box)
        if kind == SHOWING_REMOVED:
            return SHOW_REMOVED + self.removed[table.age * REMOVED_PER_AGE - what]
        if kind == DRAWING_TOKENS:
            return DRAW_TOKEN + first_of(self.tokens, table.box)
        return self.answer_more(table, kind, what)

    def answer_more(self, table: Table, kind: int, what: int) -> int:
        """Look up the answer to a kind of chance that an expansion adds."""
        raise BadDeal("no chance is owed here")


def first_of(order: list[int], there: int) -> int:
    """Return the first in the prepared order that is still there."""
    place = 0
    while place < MOST_KINDS - 1 and not there >> order[place] & 1:
        place += 1
    return order[place]
