"""A whole deal of Duel with Pantheon: what Duel deals, and tokens, divinities and offerings besides."""

from antipater.data.columns import TEMPLE_CARDS
from antipater.data.items import MOST_KINDS
from antipater.data.pantheon import DECK, MYTHOLOGIES
from antipater.data.words import WONDERS
from antipater.game import bits
from antipater.game.dice import Dice
from antipater.game.errors import BadDeal
from antipater.game.seats import CHANCE
from antipater.rules.duel.actions import DRAW_TOKEN, TURN_UP
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

DRAWS = 32  # orders of the box that are prepared, one for each time tokens may be drawn


class PantheonDeal(DuelDeal):
    """Answers chance from what was dealt, by the position alone.

    Tokens that went back into the box are mixed with the rest, so every drawing has an order of its own.
    """

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        tokens = [token for token in range(MYTHOLOGIES) for _ in range(2)]
        self.mythology = mixed(dice, tokens)[:MYTHOLOGIES]
        self.offerings = mixed(dice, [0, 1, 2])
        self.decks = [mythology * DECK + place for mythology in range(MYTHOLOGIES) for place in mixed(dice, [0, 1, 2])]
        self.draws = [mixed(dice, list(range(MOST_KINDS))) for _ in range(DRAWS)]

    def guild_deck(self) -> int:
        """Return the grand temples, of which three join Age III (P1.5)."""
        return TEMPLE_CARDS

    def answer_more(self, table: Table, kind: int, what: int) -> int:
        """Look up the answer to a kind of chance that Pantheon adds."""
        if kind == PLACING_MYTHOLOGY:
            return MYTHOLOGY_AT + self.mythology[len(self.mythology) - what]
        if kind == PLACING_OFFERINGS:
            return OFFERING_AT + self.offerings[len(self.offerings) - what]
        if kind == TURNING_STRUCK:
            return TURN_UP + self.cards[(table.age - 1) * 20 + what - 1]
        possible = table.legal(CHANCE)
        if kind == DRAWING_FOR_CARD:
            built = table.city0.count[WONDERS] + table.city1.count[WONDERS]
            return first_possible(
                self.draws[(built + table.age * 8 + bits.size(table.box)) % DRAWS], DRAW_TOKEN, possible
            )
        if kind == LOOKING:
            return first_possible(self.decks, LOOK + MOST_KINDS * (what // MYTHOLOGIES), possible)
        if kind in (SHOWING_TOPS, SHOWING_DECK, TURNING_PANTHEON):
            return first_possible(self.decks, SHOW_DIVINITY, possible)
        raise BadDeal("no chance is owed here")


def first_possible(order: list[int], base: int, possible: list[int]) -> int:
    """Return the first outcome in the prepared order that is possible."""
    for thing in order:
        if base + thing in possible:
            return base + thing
    raise BadDeal(f"nothing that was dealt is possible; possible: {possible}")


def mixed(dice: Dice, things: list[int]) -> list[int]:
    """Return things in random order."""
    left = list(things)
    return [left.pop(dice.roll(len(left))) for _ in things]
