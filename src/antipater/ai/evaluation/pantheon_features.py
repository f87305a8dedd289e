"""What the net sees of Pantheon besides Duel: divinities as far as the seat knows them, tokens, Minerva, the snake."""

from antipater.ai.evaluation.features import DuelFeatures, PartFeatures
from antipater.ai.evaluation.layout import (
    ACTIVATED,
    ACTIVATION,
    DECK_LEFT,
    DIVINITY,
    MINERVA_AT,
    MOST_KINDS,
    MYTHOLOGY,
    MYTHOLOGY_OF,
    OFFERED,
    OFFERING,
    ON_CARD,
    PANTHEON_INPUTS,
    SAFE,
    SLOT_TOKEN,
    SLOTS,
    SNAKE_ON,
)
from antipater.data.duel import CAPITAL
from antipater.data.pantheon import MYTHOLOGIES, SPACES
from antipater.rules.duel.city import City
from antipater.rules.pantheon.decisions import FIRST_OFFERING, OFF_TRACK

TOKEN_KINDS = MYTHOLOGIES + 3


class PantheonFeatures(PartFeatures):
    """Features that see the Pantheon."""

    inputs = PANTHEON_INPUTS

    def __init__(self, features: DuelFeatures, after: PartFeatures | None) -> None:
        super().__init__(features, after)
        table = features.table
        if table.part("pantheon") is None:
            raise TypeError(f"these features need a table with Pantheon, not one of {table.ruleset}")
        self.pantheon = table.part("pantheon")

    def see_own(self, features: DuelFeatures, me: City, opp: City) -> None:
        """See what Pantheon adds."""
        self.see_spaces(features, me, opp)
        self.see_holdings(features, me.seat, 0)
        self.see_holdings(features, opp.seat, 1)
        for slot in range(SLOTS):
            if self.pantheon.slot_tokens[slot] >= 0:
                features.mark(SLOT_TOKEN + slot * TOKEN_KINDS + self.pantheon.slot_tokens[slot])
        for mythology in range(MYTHOLOGIES):
            if self.pantheon.deck_size[mythology]:
                features.note(DECK_LEFT + mythology, self.pantheon.deck_size[mythology] / 4.0)
        features.mark_all(self.pantheon.on_card, ON_CARD)
        features.mark_all(self.pantheon.offered, OFFERED)
        self.see_pieces(features, me, opp)

    def see_spaces(self, features: DuelFeatures, me: City, opp: City) -> None:
        """See what lies on the spaces of the Pantheon; a divinity only if this seat knows it (P2.4)."""
        for space in range(SPACES):
            if self.pantheon.mythology_of[space] >= 0:
                features.mark(MYTHOLOGY_OF + space * (MYTHOLOGIES + 1) + self.pantheon.mythology_of[space])
                if self.pantheon.spaces[space] >= 0 and self.pantheon.spaces_known[space] >> me.seat & 1:
                    features.mark(DIVINITY + space * MOST_KINDS + self.pantheon.spaces[space])
                price = self.pantheon.activation_price(me, space)
                features.note(ACTIVATION + space, price * 0.125)
                price = self.pantheon.activation_price(opp, space)
                features.note(ACTIVATION + SPACES + space, price * 0.125)

    def see_holdings(self, features: DuelFeatures, seat: int, other: int) -> None:
        """See the tokens, divinities and safe coins of a seat."""
        for kind in range(MYTHOLOGIES):
            if self.pantheon.mythology[seat * MYTHOLOGIES + kind]:
                features.note(
                    MYTHOLOGY + other * MYTHOLOGIES + kind, self.pantheon.mythology[seat * MYTHOLOGIES + kind]
                )
        features.mark_all(self.pantheon.offerings[seat], OFFERING + other * (TOKEN_KINDS - FIRST_OFFERING))
        features.mark_all(self.pantheon.divinities[seat], ACTIVATED + other * MOST_KINDS)
        if self.pantheon.safe[seat]:
            features.note(SAFE + other, self.pantheon.safe[seat] * 0.125)

    def see_pieces(self, features: DuelFeatures, me: City, opp: City) -> None:
        """See Minerva and the snake."""
        if self.pantheon.minerva == OFF_TRACK:
            features.mark(MINERVA_AT + 2 * CAPITAL + 1)
        else:
            ahead = self.pantheon.minerva if me.seat == 0 else -self.pantheon.minerva
            features.mark(MINERVA_AT + CAPITAL + ahead)
        if self.pantheon.snake >= 0:
            mine = me.cards[self.pantheon.snake >> 5] >> (self.pantheon.snake & 31) & 1
            features.mark(SNAKE_ON + (0 if mine else 1))
