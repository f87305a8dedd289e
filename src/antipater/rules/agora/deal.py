"""What Agora deals: slots of senators, decrees and conspiracies."""

from antipater.data.agora import CONSPIRACIES, DECREES, SENATORS_IN_AGE, STRUCTURES
from antipater.game.dice import Dice
from antipater.game.errors import BadDeal
from antipater.game.seats import CHANCE
from antipater.rules.agora.decisions import OWE_DECREES, OWE_PEEKING, OWE_PLOTTING, OWE_SENATORS, ROWS
from antipater.rules.duel.deal import DuelDeal, PartDeal
from antipater.rules.duel.state import DuelState

SLOT_COUNTS = [sum(mark != "." for row in picture for mark in row) for picture in STRUCTURES]
SENATOR, DECREE, PLOT, PEEK = ROWS.outcomes


class AgoraDeal(PartDeal):
    """Answers chance from what was dealt, by the position alone."""

    own_cards = SENATORS_IN_AGE

    def __init__(self, dice: Dice) -> None:
        """Shuffle slots, decrees and conspiracies (A1.4, A1.5, A1.8)."""
        self.slots = [
            dice.shuffled(list(range(slots)))[:count] for slots, count in zip(SLOT_COUNTS, SENATORS_IN_AGE, strict=True)
        ]
        self.decrees = dice.shuffled(list(range(len(DECREES))))
        self.conspiracies = dice.shuffled(list(range(len(CONSPIRACIES))))

    def spread(self, deal: DuelDeal) -> None:
        """Move the cards of the Ages to the slots that no senator has."""
        for age, senators in enumerate(self.slots, start=1):
            free = [slot for slot in range(SLOT_COUNTS[age - 1]) if slot not in senators]
            for old in reversed(range(len(free))):
                deal.move_card(age, old, free[old])

    def answer(self, deal: DuelDeal, state: DuelState, kind: int, what: int) -> int:
        """Return what was dealt."""
        if kind == OWE_SENATORS:
            return SENATOR.number(self.slots[state.age - 1][SENATORS_IN_AGE[state.age - 1] - what])
        if kind == OWE_PEEKING:
            return PEEK.number(what - 1, deal.next_removed(state, max(state.part("agora").removed, 0)))
        possible = state.legal(CHANCE)
        verb, order = (DECREE, self.decrees) if kind == OWE_DECREES else (PLOT, self.conspiracies)
        if kind in (OWE_DECREES, OWE_PLOTTING):
            found = {verb.about(outcome)[1]: outcome for outcome in possible}
            for thing in order:
                if thing in found:
                    return found[thing]
        raise BadDeal(f"nothing that was dealt is possible; possible: {possible}")
