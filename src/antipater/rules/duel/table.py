"""What lies on the table: the structure, the track, tokens, wonders, the discard pile, both cities, and the agenda.

The agenda is a stack of decisions, three integers each: the kind, the seat that owes it, and what it is about.
Its top entry says what happens next; nothing else does.
"""

from antipater.data import columns
from antipater.data.duel import NO_LIMIT, SLOTS, STARTING_COINS
from antipater.game import bits
from antipater.game.contract import State
from antipater.game.seats import CHANCE, CHANCE_ACTS
from antipater.rules.duel import cost
from antipater.rules.duel.actions import AGENDA, EMPTY, NOBODY, REVISED
from antipater.rules.duel.city import City

COIN_COST = columns.COIN_COST
COVERED_BY = columns.COVERED_BY
COVERS = columns.COVERS


class Table(State):
    """Everything that both players see; rules change it, expansions enlarge it."""

    def __init__(self) -> None:
        self.edition = REVISED
        self.age = 0
        self.turn = 0  # the active player
        self.replay = 0  # the active player has earned another turn (D6.8)
        self.pawn = 0  # -9 … 9, positive on player 1's side (D1.2)
        self.loot = 0b1111  # military tokens left: two bits a side, the one worth 2 first (D1.3)
        self.board = 0  # progress tokens
        self.box = 0
        self.drawn = 0
        self.pool = 0  # wonders that nobody has seen yet
        self.shown = 0  # wonders laid out for the draft
        self.aside = 0  # cards of this Age that were removed at setup and are shown now (M3)
        self.present = 0  # slots with a card
        self.hidden = 0  # … that lies face down
        self.open = 0  # … that no other card covers (D3.2)
        self.guild_backs = 0  # … that shows the back of a guild (D3.4)
        self.winner = NOBODY
        self.victory = 0
        self.depth = 0
        self.slots = [-1] * 20  # the face-up card of each slot
        self.unseen = [0] * 4  # cards of each back that nobody has seen yet (D3.6)
        self.discard = [0] * 4
        self.kinds = [0] * 16
        self.seats = [0] * 16
        self.subjects = [0] * 16
        self.city0 = City(0)
        self.city1 = City(1)
        self.city0.gain(STARTING_COINS)
        self.city1.gain(STARTING_COINS)

    # The agenda.

    def to_act_set(self) -> int:
        """Return who owes the decision on top of the agenda."""
        if self.depth == 0:
            return 0
        seat = self.seats[self.depth - 1]
        return CHANCE_ACTS if seat == CHANCE else 1 << seat

    def push(self, kind: int, seat: int, what: int) -> None:
        """Put a decision on top of the agenda."""
        self.kinds[self.depth] = kind
        self.seats[self.depth] = seat
        self.subjects[self.depth] = what
        self.depth += 1

    def pop(self) -> None:
        """Strike off the top entry."""
        self.depth -= 1
        self.kinds[self.depth] = 0
        self.seats[self.depth] = 0
        self.subjects[self.depth] = 0

    def win(self, winner: int, victory: int) -> None:
        """End the game at once: nothing that is still owed happens (D7.2, D8.11)."""
        self.winner = winner
        self.victory = victory
        self.replay = 0
        while self.depth:
            self.pop()

    # The structure.

    def take(self, slot: int) -> int:
        """Take a face-up card off the structure and return it; cards under it may become accessible (D3.2)."""
        card = self.slots[slot]
        self.slots[slot] = EMPTY
        self.present ^= 1 << slot
        self.open &= ~(1 << slot)
        first = (self.age - 1) * SLOTS
        under = COVERS[first + slot] & self.present
        while under:
            below = bits.lowest(under)
            if COVERED_BY[first + below] & self.present == 0:
                self.open |= 1 << below
            under &= under - 1
        return card

    def back_of(self, slot: int) -> int:
        """Return the deck whose back a face-down card shows (D3.4)."""
        return 3 if self.guild_backs >> slot & 1 else self.age - 1

    def discard_card(self, card: int) -> None:
        """Lay a card on the discard pile."""
        self.discard[card >> 5] |= 1 << (card & 31)

    # What a ruleset fills in.

    def gain_item(self, me: City, opp: City, item: int) -> None:
        """Carry out what an item does on arrival in the city of *me*, after it has been settled there."""

    # What an expansion changes.

    def purse(self, me: City) -> int:
        """Return the coins that *me* can spend."""
        return me.coins

    def quote(self, me: City, opp: City, prices: list[int]) -> None:
        """Write what one missing unit of each good costs *me*, then the most that a card with a chain costs."""
        cost.set_prices(me, opp, prices)

    def chain_limit(self, me: City) -> int:
        """Return the most that a card with a chain condition costs *me*."""
        return NO_LIMIT

    def spend(self, me: City, coins: int) -> None:
        """Take coins out of the purse of *me*."""
        me.coins -= coins

    def pay(self, me: City, opp: City, item: int) -> None:
        """Pay for an item; the opponent's Economy receives what missing resources cost (D4.6, D8.3)."""
        if not cost.chained(me, item):
            traded = cost.trade_cost(me, opp, item)
            self.spend(me, COIN_COST[item] + traded)
            if opp.trade_income:
                opp.gain(traded)

    def barred(self, space: int) -> int:
        """Tell whether something keeps the conflict pawn out of a space, and remove it."""
        return 0

    def pushed(self, me: City, opp: City) -> None:
        """Do what follows when *me* has moved the pawn one space forward."""

    def more_points(self, me: City, opp: City, line: int) -> int:
        """Return points that an expansion adds to a line of the score sheet, or on lines of its own."""
        return 0

    def save(self, block: list[int]) -> int:
        """Write every field to *block*; return how many integers there are."""
        block[0] = self.edition
        block[1] = self.age
        block[2] = self.turn
        block[3] = self.replay
        block[4] = self.pawn
        block[5] = self.loot
        block[6] = self.board
        block[7] = self.box
        block[8] = self.drawn
        block[9] = self.pool
        block[10] = self.shown
        block[11] = self.present
        block[12] = self.hidden
        block[13] = self.open
        block[14] = self.guild_backs
        block[15] = self.winner
        block[16] = self.victory
        block[17] = self.depth
        block[94] = self.aside
        for i in range(SLOTS):
            block[18 + i] = self.slots[i]
        for i in range(4):
            block[38 + i] = self.unseen[i]
            block[42 + i] = self.discard[i]
        for i in range(AGENDA):
            block[46 + i] = self.kinds[i]
            block[62 + i] = self.seats[i]
            block[78 + i] = self.subjects[i]
        return self.city1.save(block, self.city0.save(block, 95))

    def load(self, block: list[int]) -> None:
        """Take every field from *block*, as `save` wrote it."""
        self.edition = block[0]
        self.age = block[1]
        self.turn = block[2]
        self.replay = block[3]
        self.pawn = block[4]
        self.loot = block[5]
        self.board = block[6]
        self.box = block[7]
        self.drawn = block[8]
        self.pool = block[9]
        self.shown = block[10]
        self.present = block[11]
        self.hidden = block[12]
        self.open = block[13]
        self.guild_backs = block[14]
        self.winner = block[15]
        self.victory = block[16]
        self.depth = block[17]
        self.aside = block[94]
        for i in range(SLOTS):
            self.slots[i] = block[18 + i]
        for i in range(4):
            self.unseen[i] = block[38 + i]
            self.discard[i] = block[42 + i]
        for i in range(AGENDA):
            self.kinds[i] = block[46 + i]
            self.seats[i] = block[62 + i]
            self.subjects[i] = block[78 + i]
        self.city1.load(block, self.city0.load(block, 95))
