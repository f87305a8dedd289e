"""The cities round the table: treasuries, cards, and running totals of everything that stands in them.

One class holds them all, a row of every array per seat, because what a city can do depends on its neighbours.
"""

from typing import Any

from antipater.data import classic_columns as columns
from antipater.data.classic_items import BOARD_ITEMS, DECKS, ITEMS, MOST_STAGES, NONE, SIDES
from antipater.data.classic_words import COLUMNS, STAGES, SYMBOLS
from antipater.game.errors import NoSuchSeat

SETS = columns.SETS
COLUMN = columns.COLUMN
OWN = columns.OWN
SOLD = columns.SOLD
DISCOUNT = columns.DISCOUNT
SHIELDS = columns.SHIELDS
SYMBOL_OF = columns.SYMBOL_OF
ANY_SYMBOL = columns.ANY_SYMBOL
FREE_BUILDING = columns.FREE_BUILDING
SEVENTH_CARD = columns.SEVENTH_CARD
COPY_GUILD = columns.COPY_GUILD
POINTS = columns.POINTS
NEXT_STAGE = columns.NEXT_STAGE


class Cities:
    """What the players own; in the game for two, the Free City is the third city, a neighbour as others are (C9.2)."""

    def __init__(self) -> None:
        self.number = 0
        self.board = [-1] * 7
        self.side = [-1] * 7
        self.coins = [0] * 7
        self.discounts = [0] * 7  # bits: raw goods on the left, on the right, manufactured ones likewise (C3.4)
        self.shields = [0] * 7
        self.any_symbol = [0] * 7  # symbols to be chosen at the end (C6.5)
        self.free_power = [0] * 7  # builds a card for nothing in every Age (C6.1) …
        self.free_left = [0] * 7  # … and has not done so in this one
        self.seventh = [0] * 7  # plays the seventh card (C6.3)
        self.copies_guild = [0] * 7  # (C6.4)
        self.cards = [0] * 28  # a bit set per city and deck
        self.count = [0] * 63  # per city: cards by colour, stages, defeats
        self.points = [0] * 63  # printed points, by the same columns
        self.symbols = [0] * 21
        self.victories = [0] * 21  # conflicts won, by Age (C5.1)
        self.own = [0] * 168  # units of every set of goods that a city can use …
        self.sold = [0] * 168  # … and that it sells

    def left_of(self, seat: int) -> int:
        """Return the left neighbour, the next seat (C1.1)."""
        return (seat + 1) % self.number if self.has_city(seat) else 0

    def right_of(self, seat: int) -> int:
        """Return the right neighbour, the seat before (C1.1)."""
        if not self.has_city(seat):
            return 0
        return seat - 1 if seat else self.number - 1

    def has_city(self, city: int) -> bool:
        """Return whether there is such a city; what Python calls asks first."""
        return 0 <= city < self.number

    def has(self, city: int, item: int) -> bool:
        """Return whether there is such a city, and such an item."""
        return self.has_city(city) and 0 <= item < ITEMS

    def check_city(self, city: int) -> None:
        """Raise NoSuchSeat unless there is such a city."""
        if not self.has_city(city):
            raise NoSuchSeat(f"there is no city {city}: the cities are 0 to {self.number - 1}")

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("cities belong to a position: pickle that")

    def next_stage(self, seat: int) -> int:
        """Return the item of the stage that comes next, NONE when all are built, or there is no board yet (C3.7)."""
        if not self.has_city(seat) or self.board[seat] < 0 or self.side[seat] < 0:
            return NONE
        side = self.board[seat] * SIDES + self.side[seat]
        return NEXT_STAGE[side * (MOST_STAGES + 1) + self.count[seat * COLUMNS + STAGES]]

    def give_board(self, seat: int, board: int, side: int) -> None:
        """Give a seat its board; its resource is no card (C1.2, C4.2)."""
        self.board[seat] = board
        self.side[seat] = side
        self.add_item(seat, BOARD_ITEMS + board)

    def gain(self, seat: int, coins: int) -> None:
        """Put coins into a treasury, or take them out."""
        self.coins[seat] += coins

    def add_card(self, seat: int, card: int) -> None:
        """Put a building into a city."""
        self.cards[seat * DECKS + (card >> 5)] |= 1 << (card & 31)
        self.add_item(seat, card)

    def add_item(self, seat: int, item: int) -> None:
        """Add an item to all running totals; nothing ever leaves a city."""
        if COLUMN[item] != NONE:
            self.count[seat * COLUMNS + COLUMN[item]] += 1
            self.points[seat * COLUMNS + COLUMN[item]] += POINTS[item]
        for some in range(SETS):
            self.own[seat * SETS + some] += OWN[item * SETS + some]
            self.sold[seat * SETS + some] += SOLD[item * SETS + some]
        self.discounts[seat] |= DISCOUNT[item]
        self.shields[seat] += SHIELDS[item]
        if SYMBOL_OF[item] != NONE:
            self.symbols[seat * SYMBOLS + SYMBOL_OF[item]] += 1
        self.any_symbol[seat] += ANY_SYMBOL[item]
        self.free_power[seat] |= FREE_BUILDING[item]
        self.seventh[seat] |= SEVENTH_CARD[item]
        self.copies_guild[seat] |= COPY_GUILD[item]

    def counted(self, seat: int, columns: int) -> int:
        """Return how many items of a set of columns a city has."""
        total = 0
        if not self.has_city(seat):
            return total
        for column in range(COLUMNS):
            if columns >> column & 1:
                total += self.count[seat * COLUMNS + column]
        return total

    def counted_in(self, seat: int, columns: int, scope: int) -> int:
        """Return how many items of a set of columns the cities of *scope* have: left, right, own (C4.1, C4.3)."""
        total = 0
        if scope & 1:
            total += self.counted(self.left_of(seat), columns)
        if scope & 2:
            total += self.counted(self.right_of(seat), columns)
        if scope & 4:
            total += self.counted(seat, columns)
        return total

    def save(self, block: list[int], n: int) -> int:
        """Write every field to *block* from place *n* on; return the place after the last."""
        block[n] = self.number
        n += 1
        for seat in range(self.number):
            block[n] = self.board[seat]
            block[n + 1] = self.side[seat]
            block[n + 2] = self.coins[seat]
            block[n + 3] = self.discounts[seat]
            block[n + 4] = self.shields[seat]
            block[n + 5] = self.any_symbol[seat]
            block[n + 6] = self.free_power[seat]
            block[n + 7] = self.free_left[seat]
            block[n + 8] = self.seventh[seat]
            block[n + 9] = self.copies_guild[seat]
            n += 10
            for i in range(4):
                block[n + i] = self.cards[seat * 4 + i]
            n += 4
            for i in range(9):
                block[n + i] = self.count[seat * 9 + i]
                block[n + 9 + i] = self.points[seat * 9 + i]
            n += 18
            for i in range(3):
                block[n + i] = self.symbols[seat * 3 + i]
                block[n + 3 + i] = self.victories[seat * 3 + i]
            n += 6
            for i in range(24):
                block[n + i] = self.own[seat * 24 + i]
                block[n + 24 + i] = self.sold[seat * 24 + i]
            n += 48
        return n

    def load(self, block: list[int], n: int) -> int:
        """Take every field from *block*, as `save` wrote it."""
        self.number = block[n]
        n += 1
        for seat in range(self.number):
            self.board[seat] = block[n]
            self.side[seat] = block[n + 1]
            self.coins[seat] = block[n + 2]
            self.discounts[seat] = block[n + 3]
            self.shields[seat] = block[n + 4]
            self.any_symbol[seat] = block[n + 5]
            self.free_power[seat] = block[n + 6]
            self.free_left[seat] = block[n + 7]
            self.seventh[seat] = block[n + 8]
            self.copies_guild[seat] = block[n + 9]
            n += 10
            for i in range(4):
                self.cards[seat * 4 + i] = block[n + i]
            n += 4
            for i in range(9):
                self.count[seat * 9 + i] = block[n + i]
                self.points[seat * 9 + i] = block[n + 9 + i]
            n += 18
            for i in range(3):
                self.symbols[seat * 3 + i] = block[n + i]
                self.victories[seat * 3 + i] = block[n + 3 + i]
            n += 6
            for i in range(24):
                self.own[seat * 24 + i] = block[n + i]
                self.sold[seat * 24 + i] = block[n + 24 + i]
            n += 48
        return n
