"""What the rules of Duel ask of an expansion: other purses and prices, barred spaces, more points (P3 to P6)."""

from antipater.data import columns, duel, pantheon
from antipater.data.items import DIVINITY_ITEMS, TOKEN_ITEMS, WONDER_ITEMS
from antipater.data.pantheon import MYTHOLOGIES
from antipater.game import bits
from antipater.rules.duel import cost
from antipater.rules.duel.city import City
from antipater.rules.duel.turn import DuelState
from antipater.rules.pantheon.actions import OFF_TRACK
from antipater.rules.pantheon.table import PantheonTable

POINTS = columns.POINTS
ACTIVATION_REBATE = columns.ACTIVATION_REBATE
LOSS_PER_SPACE = columns.LOSS_PER_SPACE
CHAIN_PRICE = columns.CHAIN_PRICE
POINTS_PER_PANTHEON_TOKEN = columns.POINTS_PER_PANTHEON_TOKEN
TEMPLE_POINTS = list(pantheon.TEMPLE_POINTS)
NO_LIMIT = duel.NO_LIMIT
PURPLE_LINE, PROGRESS_LINE, DIVINITIES_LINE, ALL_LINES = 4, 6, 8, -1


def token_total(column: list[int], tokens: int) -> int:
    """Return what a set of progress tokens adds up to in a column."""
    total = 0
    while tokens:
        total += column[TOKEN_ITEMS + bits.lowest(tokens)]
        tokens &= tokens - 1
    return total


class Holdings(PantheonTable):
    """The table with what a city owns besides the things of Duel."""

    def tuck(self, card: int, wonder: int) -> None:
        """Remember which card lies under a wonder (P5.11)."""
        self.under[wonder] = card

    def purse(self, me: City) -> int:
        """Return the coins of the treasury and those outside it (P5.4)."""
        return me.coins + self.safe[me.seat]

    def spend(self, me: City, coins: int) -> None:
        """Spend the treasury first (P5.4)."""
        if coins > me.coins:
            self.safe[me.seat] -= coins - me.coins
            me.coins = 0
        else:
            me.coins -= coins

    def quote(self, me: City, opp: City, prices: list[int]) -> None:
        """Limit what a card with a chain condition costs, for whoever can build it for a coin (P6.3)."""
        cost.set_prices(me, opp, prices)
        prices[5] = self.chain_limit(me)

    def chain_limit(self, me: City) -> int:
        """Return the most that a card with a chain condition costs (P6.3)."""
        limit = token_total(CHAIN_PRICE, me.tokens)
        return limit if limit else NO_LIMIT

    def pay(self, me: City, opp: City, item: int) -> None:
        """Pay a coin for a card with a chain condition where that is cheaper, or Economy would profit else (P6.3)."""
        limit = self.chain_limit(me)
        if cost.pays_instead(me, opp, item, limit):
            self.spend(me, limit)
        else:
            DuelState.pay(self, me, opp, item)

    def barred(self, space: int) -> int:
        """Let Minerva stop the pawn, and leave (P5.16)."""
        if space != self.minerva:
            return 0
        self.minerva = OFF_TRACK
        return 1

    def pushed(self, me: City, opp: City) -> None:
        """Make the opponent lose coins for a space, if a token says so (P6.2)."""
        opp.lose(token_total(LOSS_PER_SPACE, me.tokens))

    def activation_rebate(self, me: City) -> int:
        """Return the coins that own wonders take off (P4.2)."""
        total = 0
        built = me.built
        while built:
            total += ACTIVATION_REBATE[WONDER_ITEMS + bits.lowest(built)]
            built &= built - 1
        return total

    def more_points(self, me: City, opp: City, line: int) -> int:
        """Return the points for temples, tokens and divinities (P3.5, P5.22, P6.1)."""
        temples = TEMPLE_POINTS[bits.size(me.cards[3])]
        tokens = token_total(POINTS_PER_PANTHEON_TOKEN, me.tokens)
        if tokens:
            held = bits.size(self.offerings[me.seat])
            for kind in range(MYTHOLOGIES):
                held += self.mythology[me.seat * MYTHOLOGIES + kind]
            tokens *= held
        divine = self.safe[me.seat]
        owned = self.divinities[me.seat]
        while owned:
            divine += POINTS[DIVINITY_ITEMS + bits.lowest(owned)]
            owned &= owned - 1
        if line == PURPLE_LINE:
            return temples
        if line == PROGRESS_LINE:
            return tokens
        if line == DIVINITIES_LINE:
            return divine
        return temples + tokens + divine if line == ALL_LINES else 0
