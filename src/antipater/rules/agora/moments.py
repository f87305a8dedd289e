"""What Agora answers at the moments that the base game names, where its board alone decides."""

from antipater.data import agora
from antipater.data.agora import (
    DECREE_DISCARD_COINS,
    DISCARD_BONUS,
    LEAST_PRICE,
    OPPONENT_CHAINS,
    SENATOR_BACK,
    TRADE_MANUFACTURED,
    TRADE_RAW,
    WONDER_DISCOUNT,
)
from antipater.data.duel import LINKS, REBATES, TRADE_PRICE, WAIVERS
from antipater.data.words import GOODS, GREEN, RAW_GOODS, RED, WONDERS, YELLOW
from antipater.data.words import bits as bits_of
from antipater.rules.agora import invariants
from antipater.rules.agora.board import AgoraBoard
from antipater.rules.agora.decisions import NOTHING, SENATE_LINE
from antipater.rules.duel.city import City
from antipater.rules.duel.decisions import ALL_LINES
from antipater.rules.duel.moments import (
    BACK,
    BUILDING,
    DISCARD,
    NO_BUILDINGS,
    RECEIVE,
    TERMS,
    TURN_BEGINS,
    WITHHELD,
)
from antipater.rules.duel.table import Table

IGNORED = [(agora.IGNORE_YELLOW, YELLOW), (agora.IGNORE_RED, RED), (agora.IGNORE_GREEN, GREEN)]
IGNORE_DECREE = [decree for decree, _ in IGNORED]
IGNORE_COLOR = [color for _, color in IGNORED]
MOMENTS = TERMS | BACK | NO_BUILDINGS | WITHHELD | RECEIVE | TURN_BEGINS | DISCARD | BUILDING
PRICING = bits_of([WONDER_DISCOUNT, OPPONENT_CHAINS, TRADE_RAW, TRADE_MANUFACTURED, *(decree for decree, _ in IGNORED)])


class AgoraMoments(AgoraBoard):
    """Prices, backs of cards, pairs of symbols, tokens that are shown, the beginning of a turn, points."""

    def change_terms(self, table: Table, me: City, opp: City, terms: list[int]) -> None:
        """Change prices, rebates and chains by the decrees of *me*, and fixed prices that are too new.

        A5.5 to A5.8, A5.10, A5.11, A5.15, A5.18, A6.19.
        """
        if self.fresh and table.turn == me.seat:
            for good in range(GOODS):
                if self.fresh >> good & 1:
                    terms[good] = TRADE_PRICE + opp.makes[good]
        mine = self.decrees[me.seat]
        if mine & PRICING == 0:
            return
        for place in range(3):
            if mine >> IGNORE_DECREE[place] & 1:
                terms[REBATES + IGNORE_COLOR[place]] += 1
                terms[WAIVERS] |= 1 << IGNORE_COLOR[place]
        if mine >> WONDER_DISCOUNT & 1:
            terms[REBATES + WONDERS] += 1
        if mine >> OPPONENT_CHAINS & 1:
            terms[LINKS] |= opp.links
        if mine >> TRADE_RAW & 1:
            for good in range(RAW_GOODS):
                if terms[good] > LEAST_PRICE:
                    terms[good] -= 1
        if mine >> TRADE_MANUFACTURED & 1:
            for good in range(RAW_GOODS, GOODS):
                if terms[good] > LEAST_PRICE:
                    terms[good] -= 1

    def back_of(self, table: Table, slot: int) -> int:
        """Return the deck of senators for a slot that holds one (A1.8)."""
        return SENATOR_BACK if self.senator_slots >> slot & 1 else -1

    def no_buildings(self, table: Table) -> int:
        """Return the slots that hold senators (A3.1); who may discard or bury any card takes them too (A9.5)."""
        return self.senator_slots

    def withheld(self, table: Table, deck: int) -> int:
        """Return the removed cards of this Age that Treason has shown (A11.3)."""
        return self.removed if deck == table.age - 1 and self.removed > 0 else 0

    def on_wonder_left(self, table: Table, wonder: int) -> None:
        """Forget the card under a wonder that is unbuilt or removed; its cubes and conspiracies stay (A9.9)."""
        self.wonder_cards[wonder] = NOTHING

    def on_token_shown(self, table: Table, token: int) -> None:
        """Note that a token of the box is not the one that is locked (A6.5)."""
        self.exclude(token)

    def new_pair(self, table: Table, me: City, symbol: int) -> int:
        """Note a completed pair; return whether *me* completes it for the first time (A6.17)."""
        if self.paired[me.seat] >> symbol & 1:
            return 0
        self.paired[me.seat] |= 1 << symbol
        return 1

    def discard_bonus(self, table: Table, me: City) -> int:
        """Return the coins of the decree for discards (A5.13)."""
        return DECREE_DISCARD_COINS if self.has_decree(me.seat, DISCARD_BONUS) else 0

    def turn_begins(self, table: Table) -> None:
        """Allow a conspiracy again, and fixed prices (A4.5, A6.19)."""
        self.has_triggered = 0
        self.fresh = 0

    def points(self, table: Table, me: City, opp: City, line: int) -> int:
        """Return the points of the Senate; ties are broken as without it (A12.2, A12.3)."""
        return self.senate_points(me.seat) if line in (SENATE_LINE, ALL_LINES) else 0

    def invariant_violation(self, table: Table) -> int:
        """Return the number of a law that its fields break, 0 if they keep all."""
        return invariants.invariant_violation(table, self)
