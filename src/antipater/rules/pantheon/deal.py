"""What Pantheon deals: tokens on the structure, divinities and offerings."""

from antipater.data.pantheon import DECK, MYTHOLOGIES, OFFERINGS
from antipater.game.dice import Dice
from antipater.game.errors import BadDeal
from antipater.game.seats import CHANCE
from antipater.rules.duel.deal import DuelDeal, PartDeal
from antipater.rules.duel.state import DuelState
from antipater.rules.pantheon.decisions import (
    CHANCE_MYTHOLOGY,
    CHANCE_OFFERING,
    CHANCE_REVEAL,
    OWE_CARRYING,
    OWE_LOOKING,
    OWE_MYTHOLOGY,
    OWE_OFFERINGS,
    OWE_STRUCK,
    ROWS,
)

LOOK = ROWS.outcome("look")


class PantheonDeal(PartDeal):
    """Answers chance from what was dealt, by the position alone."""

    def __init__(self, dice: Dice) -> None:
        """Shuffle mythology tokens, offerings and divinities (P1)."""
        self.mythology = dice.shuffled([token // 2 for token in range(2 * MYTHOLOGIES)])
        self.offerings = dice.shuffled(list(range(len(OFFERINGS))))
        self.decks: list[int] = []
        for deck in range(MYTHOLOGIES):
            self.decks += dice.shuffled([deck * DECK + place for place in range(DECK)])

    def answer(self, deal: DuelDeal, state: DuelState, kind: int, what: int) -> int:
        """Return what was dealt."""
        if kind == OWE_MYTHOLOGY:
            return CHANCE_MYTHOLOGY + self.mythology[MYTHOLOGIES - what]
        if kind == OWE_OFFERINGS:
            return CHANCE_OFFERING + self.offerings[len(OFFERINGS) - what]
        if kind == OWE_STRUCK:
            return deal.card_turned(state, what - 1)
        if kind == OWE_CARRYING:
            return deal.token_drawn(state)
        if kind == OWE_LOOKING:
            return self.dealt_divinity(LOOK.number(what // MYTHOLOGIES, 0), state.legal(CHANCE))
        return self.dealt_divinity(CHANCE_REVEAL, state.legal(CHANCE))

    def dealt_divinity(self, base: int, possible: list[int]) -> int:
        """Return the first divinity in the order of its deck that may lie where it is asked for."""
        for divinity in self.decks:
            if base + divinity in possible:
                return base + divinity
        raise BadDeal(f"nothing that was dealt is possible; possible: {possible}")
