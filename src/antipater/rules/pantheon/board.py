"""The Pantheon beside the table: divinities, decks, tokens, and who knows what of them (P2.4)."""

from antipater.data import columns, pantheon
from antipater.data.duel import SCORE_LINES
from antipater.data.items import DIVINITY_ITEMS, GUILD, MOST_KINDS, TOKEN_ITEM, WONDER_ITEM
from antipater.data.pantheon import DECK, GATE, MYTHOLOGIES, SPACES
from antipater.data.structures import MOST_SLOTS
from antipater.game import bits
from antipater.game import block as blocks
from antipater.game.seats import SPECTATOR, UNKNOWN
from antipater.rules.duel import printed
from antipater.rules.duel.city import City
from antipater.rules.duel.decisions import ALL_LINES, EMPTY, NEAR_SLOTS, NEAR_WONDERS
from antipater.rules.duel.table import Part, Table
from antipater.rules.pantheon.decisions import BOTH, DIVINITIES_LINE, OFF_TRACK, UNDRAWN, VACANT

CHAIN_PRICE = columns.added_to("chain_price")
LOSS_PER_SPACE = columns.added_to("loss_per_space")
POINTS_PER_PANTHEON_TOKEN = columns.added_to("points_per_pantheon_token")
TEMPLE_POINTS = list(pantheon.TEMPLE_POINTS)
# The progress tokens that limit the price of a card with a chain condition, and those that make the opponent pay.
CHAIN_TOKENS = columns.bits(token for token, item in enumerate(TOKEN_ITEM) if CHAIN_PRICE[item])
LOSS_TOKENS = columns.bits(token for token, item in enumerate(TOKEN_ITEM) if LOSS_PER_SPACE[item])
PURPLE_LINE, PROGRESS_LINE = SCORE_LINES.index("purple"), SCORE_LINES.index("progress")
PRICELESS = 1 << 20
PRICES = [price for prices in pantheon.PRICES for price in prices]
ACTIVATION_REBATE = columns.added_to("activation_rebate")
REBATE_WONDERS = columns.bits(wonder for wonder, item in enumerate(WONDER_ITEM) if ACTIVATION_REBATE[item])


def knows(viewer: int, known: int) -> int:
    """Return whether a viewer knows what a set of players knows; a spectator knows what was shown to both (P2.4)."""
    if viewer == SPECTATOR:
        return 1 if known == BOTH else 0
    return known >> viewer & 1


def token_total(column: list[int], tokens: int) -> int:
    """Return what a set of progress tokens adds up to in a column."""
    total = 0
    while tokens:
        total += column[printed.TOKEN_ITEM[bits.lowest(tokens)]]
        tokens &= tokens - 1
    return total


class PantheonBoard(Part):
    """What Pantheon adds to the table.

    A divinity is its mythology times three plus its place there; the Gate comes last. Where a place in a deck or a
    space is hidden, a set of seats says who knows it.
    """

    def __init__(self) -> None:
        super().__init__()
        self.deck = [-2] * 15  # three places a mythology, the top first
        self.deck_known = [0] * 15  # who knows what lies there
        self.deck_size = [3] * 5
        self.spaces = [-3] * 6
        self.spaces_known = [0] * 6
        self.mythology_of = [-3] * 6  # of what lies on a space, which is public
        self.slot_tokens = [-1] * 32
        self.mythology = [0] * 10  # mythology tokens, five kinds a seat
        self.offerings = [0] * 2
        self.divinities = [0] * 2  # activated
        self.safe = [0] * 2  # coins outside the treasury (P5.4)
        self.under = [-1] * 32  # the card under each built wonder
        self.on_card = 0  # progress tokens that lie on a divinity (P5.1)
        self.offered = 0  # divinities shown to choose one from
        self.snake = EMPTY
        self.minerva = OFF_TRACK
        self.wide_table = 0  # whether more than 20 slots and 16 wonders are written down

    def undrawn(self, mythology: int) -> int:
        """Return the set of divinities of a mythology, 0 to 2, that nobody has looked at."""
        there = 0b111
        for place in range(DECK):
            if self.deck[mythology * DECK + place] >= 0:
                there &= ~(1 << (self.deck[mythology * DECK + place] - mythology * DECK))
        for space in range(SPACES):
            if self.mythology_of[space] == mythology and self.spaces[space] >= 0:
                there &= ~(1 << (self.spaces[space] - mythology * DECK))
        return there & ~((self.divinities[0] | self.divinities[1]) >> (mythology * DECK))

    def leave_deck(self, divinity: int) -> None:
        """Take a divinity out of its deck; those under it move up."""
        first = divinity // DECK * DECK
        place = first
        while self.deck[place] != divinity:
            place += 1
        while place < first + DECK - 1:
            self.deck[place] = self.deck[place + 1]
            self.deck_known[place] = self.deck_known[place + 1]
            place += 1
        self.deck[place] = UNDRAWN
        self.deck_known[place] = 0
        self.deck_size[divinity // DECK] -= 1

    def vacate(self, space: int) -> None:
        """Leave a space of the Pantheon empty (P3.4)."""
        self.spaces[space] = VACANT
        self.spaces_known[space] = 0
        self.mythology_of[space] = VACANT

    def settle_on(self, space: int, divinity: int, known: int) -> None:
        """Put a divinity or the Gate on a space."""
        self.spaces[space] = divinity
        self.spaces_known[space] = known
        self.mythology_of[space] = divinity // DECK

    def activation_price(self, me: City, space: int) -> int:
        """Return what a card of the Pantheon costs before offerings (P3.2, P4.2)."""
        prices = [0, 0, 0, 0, 0, 0]
        self.list_prices(me, prices)
        return prices[space]

    def list_prices(self, me: City, prices: list[int]) -> None:
        """Write what the card on each space costs before offerings, PRICELESS where there is none (P3.2, P4.2)."""
        rebate = self.activation_rebate(me) if me.built & REBATE_WONDERS else 0
        first = me.seat * SPACES
        for space in range(SPACES):
            price = PRICES[first + space]
            if self.spaces[space] == GATE:
                price += price
            price = price - rebate if price > rebate else 0
            prices[space] = PRICELESS if self.spaces[space] == VACANT else price

    def price_of_space(self, me: City, space: int) -> int:
        """Return what a card of the Pantheon costs *me* before offerings, for Python callers."""
        return self.activation_price(me, space)

    def activation_rebate(self, me: City) -> int:
        """Return the coins that own wonders take off (P4.2)."""
        total = 0
        built = me.built
        while built:
            total += ACTIVATION_REBATE[printed.WONDER_ITEM[bits.lowest(built)]]
            built &= built - 1
        return total

    # Moments of the base game.

    def prices(self, table: Table, me: City) -> int:
        """Return whether *me* has a token that limits the price of a card with a chain condition."""
        return 1 if me.tokens & CHAIN_TOKENS else 0

    def price(self, table: Table, me: City, opp: City, item: int, total: int, traded: int) -> int:
        """Return the coin that a card with a chain condition costs, where that is cheaper (P6.3).

        Where it costs as much, it is paid instead if the opponent would profit from the trade.
        """
        if me.tokens & CHAIN_TOKENS == 0 or printed.FREE_WITH[item] == 0:
            return -1
        limit = token_total(CHAIN_PRICE, me.tokens)
        if total > limit or (total == limit and traded and opp.trade_income):
            return limit
        return -1

    def purse(self, table: Table, me: City) -> int:
        """Return the coins outside the treasury (P5.4)."""
        return self.safe[me.seat]

    def spend(self, table: Table, me: City, coins: int) -> int:
        """Spend coins outside the treasury, which was spent first (P5.4)."""
        self.safe[me.seat] -= coins
        return coins

    def on_wonder_built(self, table: Table, me: City, opp: City, wonder: int, card: int) -> None:
        """Remember which card lies under a wonder (P5.11)."""
        self.under[wonder] = card

    def on_wonder_left(self, table: Table, wonder: int) -> None:
        """Forget the card under a wonder (P5.11)."""
        self.under[wonder] = EMPTY

    def on_card_moved(self, table: Table, me: City, opp: City, card: int) -> None:
        """Take the snake off a card that its owner gets: one symbol instead of the other (P5.3, A9.7)."""
        if card == self.snake:
            self.snake = EMPTY
            me.symbols[printed.SYMBOL_OF[card]] -= 1

    def consume_blocker(self, table: Table, space: int) -> int:
        """Stop the pawn by Minerva, who leaves (P5.16)."""
        if space != self.minerva:
            return 0
        self.minerva = OFF_TRACK
        return 1

    def on_pawn_advanced(self, table: Table, me: City, opp: City) -> None:
        """Make the opponent lose coins for a space, if a token says so (P6.2)."""
        if me.tokens & LOSS_TOKENS:
            opp.lose(token_total(LOSS_PER_SPACE, me.tokens))

    def points(self, table: Table, me: City, opp: City, line: int) -> int:
        """Return the points for temples, tokens and divinities (P3.5, P5.22, P6.1)."""
        total = 0
        if line in (PURPLE_LINE, ALL_LINES):
            total += TEMPLE_POINTS[bits.size(me.cards[GUILD - 1])]
        if line in (PROGRESS_LINE, ALL_LINES):
            each = token_total(POINTS_PER_PANTHEON_TOKEN, me.tokens)
            held = bits.size(self.offerings[me.seat])
            for kind in range(MYTHOLOGIES):
                held += self.mythology[me.seat * MYTHOLOGIES + kind]
            total += each * held
        if line in (DIVINITIES_LINE, ALL_LINES):
            total += self.safe[me.seat]
            owned = self.divinities[me.seat]
            while owned:
                total += printed.POINTS[DIVINITY_ITEMS + bits.lowest(owned)]
                owned &= owned - 1
        return total

    # What is hidden, and all of it as integers.

    def hide_from(self, table: Table, viewer: int) -> None:
        """Make UNKNOWN what the viewer has not looked at and was not shown (P2.4)."""
        for place in range(MYTHOLOGIES * DECK):
            if self.deck[place] >= 0 and not knows(viewer, self.deck_known[place]):
                self.deck[place] = UNKNOWN
        for space in range(SPACES):
            if self.spaces[space] >= 0 and not knows(viewer, self.spaces_known[space]):
                self.spaces[space] = UNKNOWN

    def fill(self, seen: list[int]) -> None:
        """Fill what is UNKNOWN: three divinities a mythology in the order wanted, for each the first that is free."""
        for mythology in range(MYTHOLOGIES):
            free = self.undrawn(mythology)
            turn = 0
            for place in range(mythology * DECK, mythology * DECK + DECK):
                if self.deck[place] == UNKNOWN:
                    while not free >> seen[mythology * DECK + turn] & 1:
                        turn += 1
                    self.deck[place] = mythology * DECK + seen[mythology * DECK + turn]
                    turn += 1
            for space in range(SPACES):
                if self.spaces[space] == UNKNOWN and self.mythology_of[space] == mythology:
                    while not free >> seen[mythology * DECK + turn] & 1:
                        turn += 1
                    self.spaces[space] = mythology * DECK + seen[mythology * DECK + turn]
                    turn += 1

    def save(self, block: list[int], n: int) -> int:
        """Write every field to *block* from place *n* on; return the place after the last."""
        n = blocks.write(self.deck, 15, block, n)
        n = blocks.write(self.deck_known, 15, block, n)
        n = blocks.write(self.deck_size, 5, block, n)
        n = blocks.write(self.spaces, 6, block, n)
        n = blocks.write(self.spaces_known, 6, block, n)
        n = blocks.write(self.mythology_of, 6, block, n)
        n = blocks.write(self.slot_tokens, MOST_SLOTS if self.wide_table else NEAR_SLOTS, block, n)
        n = blocks.write(self.mythology, 10, block, n)
        n = blocks.write(self.offerings, 2, block, n)
        n = blocks.write(self.divinities, 2, block, n)
        n = blocks.write(self.safe, 2, block, n)
        n = blocks.write(self.under, MOST_KINDS if self.wide_table else NEAR_WONDERS, block, n)
        block[n] = self.on_card
        block[n + 1] = self.offered
        block[n + 2] = self.snake
        block[n + 3] = self.minerva
        return n + 4

    def load(self, block: list[int], n: int) -> int:
        """Take every field from *block*, as `save` wrote it; return the place after the last."""
        n = blocks.read(self.deck, 15, block, n)
        n = blocks.read(self.deck_known, 15, block, n)
        n = blocks.read(self.deck_size, 5, block, n)
        n = blocks.read(self.spaces, 6, block, n)
        n = blocks.read(self.spaces_known, 6, block, n)
        n = blocks.read(self.mythology_of, 6, block, n)
        n = blocks.read(self.slot_tokens, MOST_SLOTS if self.wide_table else NEAR_SLOTS, block, n)
        n = blocks.read(self.mythology, 10, block, n)
        n = blocks.read(self.offerings, 2, block, n)
        n = blocks.read(self.divinities, 2, block, n)
        n = blocks.read(self.safe, 2, block, n)
        n = blocks.read(self.under, MOST_KINDS if self.wide_table else NEAR_WONDERS, block, n)
        self.on_card = block[n]
        self.offered = block[n + 1]
        self.snake = block[n + 2]
        self.minerva = block[n + 3]
        return n + 4
