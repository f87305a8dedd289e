"""A player's city: the treasury, the cards, and running totals of everything that stands in it."""

from typing import Any

from antipater.data import items
from antipater.data.duel import COINS_PER_POINT
from antipater.data.words import GOODS
from antipater.game import block as blocks
from antipater.rules.duel import city_memory, printed

AGE_DECKS = items.AGE_DECKS


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
        self.cards = [0] * 8  # its cards, a bit set per deck
        self.wonders = 0  # unbuilt
        self.built = 0
        self.tokens = 0
        self.blue_rebate = 0
        self.wonder_rebate = 0
        self.trade_income = 0
        self.extra_shields = 0
        self.wonders_play_again = 0
        self.chain_coins = 0

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("a city belongs to a position: pickle that")

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
        column = printed.COLUMN[item]
        self.count[column] += sign
        self.points[column] += sign * printed.POINTS[item]
        for good in range(GOODS):
            self.makes[good] += sign * printed.MAKES[item * GOODS + good]
        self.any_raw += sign * printed.ANY_RAW[item]
        self.any_made += sign * printed.ANY_MADE[item]
        self.fixed += sign * printed.FIXED[item]
        self.links += sign * printed.LINK[item]
        if printed.SYMBOL_OF[item] >= 0:
            self.symbols[printed.SYMBOL_OF[item]] += sign
        self.blue_rebate += sign * printed.BLUE_REBATE[item]
        self.wonder_rebate += sign * printed.WONDER_REBATE[item]
        self.trade_income += sign * printed.TRADE_INCOME[item]
        self.extra_shields += sign * printed.EXTRA_SHIELDS[item]
        self.wonders_play_again += sign * printed.WONDERS_PLAY_AGAIN[item]
        self.chain_coins += sign * printed.CHAIN_COINS[item]

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
            total += self.coins // COINS_PER_POINT
        return total

    def save(self, block: list[int], n: int) -> int:
        """Write every field to *block* from place *n* on, but for further decks; return the place after the last."""
        n = city_memory.write(self, block, n)
        n = blocks.write(self.makes, 5, block, n)
        n = blocks.write(self.count, 9, block, n)
        n = blocks.write(self.points, 9, block, n)
        n = blocks.write(self.symbols, 7, block, n)
        return blocks.write(self.cards, AGE_DECKS, block, n)

    def load(self, block: list[int], n: int) -> int:
        """Take every field from *block*, as `save` wrote it."""
        n = city_memory.read(self, block, n)
        n = blocks.read(self.makes, 5, block, n)
        n = blocks.read(self.count, 9, block, n)
        n = blocks.read(self.points, 9, block, n)
        n = blocks.read(self.symbols, 7, block, n)
        return blocks.read(self.cards, AGE_DECKS, block, n)
