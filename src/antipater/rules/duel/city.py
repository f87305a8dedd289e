"""A player's city: the treasury, the cards, and running totals of everything that stands in it."""

from antipater.data import columns
from antipater.data.words import GOODS

COLUMN = columns.COLUMN
POINTS = columns.POINTS
MAKES = columns.MAKES
ANY_RAW = columns.ANY_RAW
ANY_MADE = columns.ANY_MADE
FIXED = columns.FIXED
LINK = columns.LINK
SYMBOL_OF = columns.SYMBOL_OF
BLUE_REBATE = columns.BLUE_REBATE
WONDER_REBATE = columns.WONDER_REBATE
TRADE_INCOME = columns.TRADE_INCOME
EXTRA_SHIELDS = columns.EXTRA_SHIELDS
WONDERS_PLAY_AGAIN = columns.WONDERS_PLAY_AGAIN
CHAIN_COINS = columns.CHAIN_COINS


class City:
    """What one player owns. Totals are columns: added when an item arrives, subtracted when it leaves."""

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat
        self.coins = 0
        self.makes = [0] * 5  # units of each good from brown and grey cards
        self.any_raw = 0  # units of any raw good (D5.5)
        self.any_made = 0
        self.fixed = 0  # goods that cost one coin (D5.4)
        self.count = [0] * 9  # cards by colour, built wonders, progress tokens
        self.points = [0] * 9  # printed points, by the same columns
        self.symbols = [0] * 7
        self.links = 0  # chain symbols (D5.8)
        self.cards = [0] * 4  # its cards, a bit set per deck
        self.wonders = 0  # unbuilt
        self.built = 0
        self.tokens = 0
        self.blue_rebate = 0
        self.wonder_rebate = 0
        self.trade_income = 0
        self.extra_shields = 0
        self.wonders_play_again = 0
        self.chain_coins = 0

    def gain(self, coins: int) -> None:
        """Take coins from the bank, which never runs out (D1.5)."""
        self.coins += coins

    def lose(self, coins: int) -> None:
        """Give coins to the bank, at most all there are (D5.14)."""
        self.coins = self.coins - coins if coins < self.coins else 0

    def own_symbol(self, symbol: int) -> None:
        """Own a science symbol that no card or token of the city brings."""
        self.symbols[symbol] += 1

    def settle(self, item: int, sign: int) -> None:
        """Add (1) or subtract (-1) everything an item stands for."""
        column = COLUMN[item]
        self.count[column] += sign
        self.points[column] += sign * POINTS[item]
        for good in range(GOODS):
            self.makes[good] += sign * MAKES[item * GOODS + good]
        self.any_raw += sign * ANY_RAW[item]
        self.any_made += sign * ANY_MADE[item]
        self.fixed += sign * FIXED[item]
        self.links += sign * LINK[item]
        if SYMBOL_OF[item] >= 0:
            self.symbols[SYMBOL_OF[item]] += sign
        self.blue_rebate += sign * BLUE_REBATE[item]
        self.wonder_rebate += sign * WONDER_REBATE[item]
        self.trade_income += sign * TRADE_INCOME[item]
        self.extra_shields += sign * EXTRA_SHIELDS[item]
        self.wonders_play_again += sign * WONDERS_PLAY_AGAIN[item]
        self.chain_coins += sign * CHAIN_COINS[item]

    def add_card(self, card: int) -> None:
        """Put a building into the city."""
        self.cards[card >> 5] |= 1 << (card & 31)
        self.settle(card, 1)

    def remove_card(self, card: int) -> None:
        """Take a building out of the city."""
        self.cards[card >> 5] &= ~(1 << (card & 31))
        self.settle(card, -1)

    def counted(self, columns: int) -> int:
        """Return how many items of a set of columns it has; sets of three coins are the column after the last."""
        total = 0
        for column in range(9):
            if columns >> column & 1:
                total += self.count[column]
        if columns >> 9 & 1:
            total += self.coins // 3
        return total

    def save(self, block: list[int], n: int) -> int:
        """Write every field to *block* from place *n* on; return the place after the last."""
        block[n] = self.seat
        block[n + 1] = self.coins
        block[n + 2] = self.any_raw
        block[n + 3] = self.any_made
        block[n + 4] = self.fixed
        block[n + 5] = self.links
        block[n + 6] = self.wonders
        block[n + 7] = self.built
        block[n + 8] = self.tokens
        block[n + 9] = self.blue_rebate
        block[n + 10] = self.wonder_rebate
        block[n + 11] = self.trade_income
        block[n + 12] = self.extra_shields
        block[n + 13] = self.wonders_play_again
        block[n + 14] = self.chain_coins
        n += 15
        for i in range(5):
            block[n + i] = self.makes[i]
        n += 5
        for i in range(9):
            block[n + i] = self.count[i]
        n += 9
        for i in range(9):
            block[n + i] = self.points[i]
        n += 9
        for i in range(7):
            block[n + i] = self.symbols[i]
        n += 7
        for i in range(4):
            block[n + i] = self.cards[i]
        return n + 4

    def load(self, block: list[int], n: int) -> int:
        """Take every field from *block*, as `save` wrote it."""
        self.seat = block[n]
        self.coins = block[n + 1]
        self.any_raw = block[n + 2]
        self.any_made = block[n + 3]
        self.fixed = block[n + 4]
        self.links = block[n + 5]
        self.wonders = block[n + 6]
        self.built = block[n + 7]
        self.tokens = block[n + 8]
        self.blue_rebate = block[n + 9]
        self.wonder_rebate = block[n + 10]
        self.trade_income = block[n + 11]
        self.extra_shields = block[n + 12]
        self.wonders_play_again = block[n + 13]
        self.chain_coins = block[n + 14]
        n += 15
        for i in range(5):
            self.makes[i] = block[n + i]
        n += 5
        for i in range(9):
            self.count[i] = block[n + i]
        n += 9
        for i in range(9):
            self.points[i] = block[n + i]
        n += 9
        for i in range(7):
            self.symbols[i] = block[n + i]
        n += 7
        for i in range(4):
            self.cards[i] = block[n + i]
        return n + 4
