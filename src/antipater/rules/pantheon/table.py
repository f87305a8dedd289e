"""What Pantheon adds to the table: divinities, decks, tokens, and who knows what of them (P2.4)."""

from antipater.data import pantheon
from antipater.data.pantheon import DECK, GATE, MYTHOLOGIES, SPACES
from antipater.game.seats import SPECTATOR, UNKNOWN
from antipater.rules.duel.actions import EMPTY
from antipater.rules.duel.city import City
from antipater.rules.duel.turn import DuelState
from antipater.rules.pantheon.actions import OFF_TRACK, UNDRAWN, VACANT

PRICES = [price for prices in pantheon.PRICES for price in prices]

BOTH = 0b11  # players who know something


def knows(viewer: int, known: int) -> int:
    """Tell whether a viewer knows what a set of players knows; a spectator knows what both do (P2.4)."""
    if viewer == SPECTATOR:
        return 1 if known == BOTH else 0
    return known >> viewer & 1


class PantheonTable(DuelState):
    """The table of Duel with a Pantheon beside it.

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
        self.slot_tokens = [-1] * 20
        self.mythology = [0] * 10  # mythology tokens, five kinds a seat
        self.offerings = [0] * 2
        self.divinities = [0] * 2  # activated
        self.safe = [0] * 2  # coins outside the treasury (P5.4)
        self.under = [-1] * 16  # the card under each built wonder
        self.on_card = 0  # progress tokens that lie on a divinity (P5.1)
        self.offered = 0  # divinities shown to choose one from
        self.snake = EMPTY
        self.minerva = OFF_TRACK

    def undrawn(self, mythology: int) -> int:
        """Return the set of divinities of a mythology, 0 to 2, that nobody has looked at."""
        there = 0b111
        for place in range(DECK):
            if self.deck[mythology * DECK + place] >= 0:
                there &= ~(1 << (self.deck[mythology * DECK + place] % DECK))
        for space in range(SPACES):
            if self.spaces[space] >= 0 and self.spaces[space] // DECK == mythology:
                there &= ~(1 << (self.spaces[space] % DECK))
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
        price = PRICES[me.seat * SPACES + space]
        if self.spaces[space] == GATE:
            price += price
        price -= self.activation_rebate(me)
        return price if price > 0 else 0

    def price_of_space(self, seat: int, space: int) -> int:
        """Return what a card of the Pantheon costs a seat before offerings, for Python callers."""
        return self.activation_price(self.city0 if seat == 0 else self.city1, space)

    def activation_rebate(self, me: City) -> int:
        """Return the coins that own wonders take off."""
        return 0

    def hide_from(self, seat: int) -> None:
        """Make UNKNOWN what only the other player has looked at (P2.4)."""
        for place in range(MYTHOLOGIES * DECK):
            if self.deck[place] >= 0 and not knows(seat, self.deck_known[place]):
                self.deck[place] = UNKNOWN
        for space in range(SPACES):
            if self.spaces[space] >= 0 and not knows(seat, self.spaces_known[space]):
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

    def save(self, block: list[int]) -> int:
        """Write every field to *block*; return how many integers there are."""
        n = DuelState.save(self, block)
        for i in range(15):
            block[n + i] = self.deck[i]
            block[n + 15 + i] = self.deck_known[i]
        n += 30
        for i in range(5):
            block[n + i] = self.deck_size[i]
        n += 5
        for i in range(6):
            block[n + i] = self.spaces[i]
            block[n + 6 + i] = self.spaces_known[i]
            block[n + 12 + i] = self.mythology_of[i]
        n += 18
        for i in range(20):
            block[n + i] = self.slot_tokens[i]
        n += 20
        for i in range(10):
            block[n + i] = self.mythology[i]
        n += 10
        for i in range(2):
            block[n + i] = self.offerings[i]
            block[n + 2 + i] = self.divinities[i]
            block[n + 4 + i] = self.safe[i]
        n += 6
        for i in range(16):
            block[n + i] = self.under[i]
        n += 16
        block[n] = self.on_card
        block[n + 1] = self.offered
        block[n + 2] = self.snake
        block[n + 3] = self.minerva
        return n + 4

    def load(self, block: list[int]) -> None:
        """Take every field from *block*, as `save` wrote it."""
        DuelState.load(self, block)
        n = DUEL_FIELDS
        for i in range(15):
            self.deck[i] = block[n + i]
            self.deck_known[i] = block[n + 15 + i]
        n += 30
        for i in range(5):
            self.deck_size[i] = block[n + i]
        n += 5
        for i in range(6):
            self.spaces[i] = block[n + i]
            self.spaces_known[i] = block[n + 6 + i]
            self.mythology_of[i] = block[n + 12 + i]
        n += 18
        for i in range(20):
            self.slot_tokens[i] = block[n + i]
        n += 20
        for i in range(10):
            self.mythology[i] = block[n + i]
        n += 10
        for i in range(2):
            self.offerings[i] = block[n + i]
            self.divinities[i] = block[n + 2 + i]
            self.safe[i] = block[n + 4 + i]
        n += 6
        for i in range(16):
            self.under[i] = block[n + i]
        n += 16
        self.on_card = block[n]
        self.offered = block[n + 1]
        self.snake = block[n + 2]
        self.minerva = block[n + 3]


DUEL_FIELDS = len(DuelState().fields())
