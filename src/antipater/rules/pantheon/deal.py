"""A whole deal of Duel with Pantheon: what Duel deals, and tokens, divinities and offerings besides."""

from antipater.data.columns import TEMPLE_CARDS
from antipater.data.duel import SLOTS
from antipater.data.items import MOST_KINDS
from antipater.data.pantheon import DECK, MYTHOLOGIES
from antipater.data.words import WONDERS
from antipater.game import bits
from antipater.game.dice import Dice
from antipater.game.errors import BadDeal
from antipater.game.seats import CHANCE
from antipater.rules.duel.actions import DRAW_TOKEN, DRAWING_TOKENS, TURN_UP
from antipater.rules.duel.deal import DuelDeal
from antipater.rules.duel.table import Table
from antipater.rules.pantheon.actions import (
    DRAWING_FOR_CARD,
    LOOK,
    LOOKING,
    MYTHOLOGY_AT,
    OFFERING_AT,
    PLACING_MYTHOLOGY,
    PLACING_OFFERINGS,
    SHOW_DIVINITY,
    SHOWING_DECK,
    SHOWING_TOPS,
    TURNING_PANTHEON,
    TURNING_STRUCK,
)

DRAWS = 16  # orders of the box that are prepared, one for each time tokens may be drawn


class PantheonDeal(DuelDeal):
    """Answers chance from what was dealt, by the position alone.

    Tokens that went back into the box are mixed with the rest, so every drawing has an order of its own.
    """

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.mythology = [0] * 10
        self.offerings = [0] * 3
        self.decks = [0] * 15
        self.draws = [0] * 256
        self.lay_pantheon(dice)

    def lay_pantheon(self, dice: Dice) -> None:
        """Shuffle mythology tokens, offerings, divinities and the orders of the box (P1)."""
        order = [0] * 16
        for token in range(2 * MYTHOLOGIES):
            self.mythology[token] = token // 2
        dice.shuffle(self.mythology, 2 * MYTHOLOGIES)
        for token in range(3):
            self.offerings[token] = token
        dice.shuffle(self.offerings, 3)
        for deck in range(MYTHOLOGIES):
            for place in range(DECK):
                order[place] = deck * DECK + place
            dice.shuffle(order, DECK)
            for place in range(DECK):
                self.decks[deck * DECK + place] = order[place]
        for draw in range(DRAWS):
            for place in range(MOST_KINDS):
                order[place] = place
            dice.shuffle(order, MOST_KINDS)
            for place in range(MOST_KINDS):
                self.draws[draw * MOST_KINDS + place] = order[place]

    def guild_deck(self) -> int:
        """Return the grand temples, of which three join Age III (P1.5)."""
        return TEMPLE_CARDS

    def answer(self, table: Table) -> int:
        """Look up the answer to the chance on top of the agenda; tokens come in an order of this drawing's own."""
        if table.depth and table.kinds[table.depth - 1] == DRAWING_TOKENS:
            return DRAW_TOKEN + self.token_drawn(table)
        return DuelDeal.answer(self, table)

    def answer_more(self, table: Table, kind: int, what: int) -> int:
        """Look up the answer to a kind of chance that Pantheon adds."""
        if kind == PLACING_MYTHOLOGY:
            return MYTHOLOGY_AT + self.mythology[MYTHOLOGIES - what]
        if kind == PLACING_OFFERINGS:
            return OFFERING_AT + self.offerings[3 - what]
        if kind == TURNING_STRUCK:
            return TURN_UP + self.cards[(table.age - 1) * SLOTS + what - 1]
        if kind == DRAWING_FOR_CARD:
            return DRAW_TOKEN + self.token_drawn(table)
        if kind == LOOKING:
            return self.dealt_divinity(LOOK + MOST_KINDS * (what // MYTHOLOGIES), table.legal(CHANCE))
        if kind in (SHOWING_TOPS, SHOWING_DECK, TURNING_PANTHEON):
            return self.dealt_divinity(SHOW_DIVINITY, table.legal(CHANCE))
        raise BadDeal("no chance is owed here")

    def token_drawn(self, table: Table) -> int:
        """Return the first token of the box in an order of this drawing's own."""
        standing = table.city0.count[WONDERS] + table.city1.count[WONDERS]
        first = (standing + 3 * table.age + 5 * bits.size(table.box)) % DRAWS * MOST_KINDS
        place = first
        while place < first + MOST_KINDS - 1 and not table.box >> self.draws[place] & 1:
            place += 1
        return self.draws[place]

    def dealt_divinity(self, base: int, possible: list[int]) -> int:
        """Return the first divinity in the order of its deck that may lie where it is asked for."""
        for place in range(MYTHOLOGIES * DECK):
            if base + self.decks[place] in possible:
                return base + self.decks[place]
        raise BadDeal(f"nothing that was dealt is possible; possible: {possible}")
