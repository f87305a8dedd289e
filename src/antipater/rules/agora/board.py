"""The Senate and the conspiracies beside the table, and who knows what of them (A11)."""

from typing import Any

from antipater.data import agora
from antipater.data.agora import (
    CHAMBERS,
    CORRUPTION,
    CUBES,
    LEAST_PRICE,
    OPPONENT_CHAINS,
    ORGANIZED_CRIME,
    SENATOR_BACK,
    TRADE_MANUFACTURED,
    TRADE_RAW,
    WONDER_DISCOUNT,
)
from antipater.data.duel import LINKS, REBATES, TRADE_PRICE, WAIVERS
from antipater.data.words import GOODS, GREEN, RAW_GOODS, RED, WONDERS, YELLOW
from antipater.game import bits
from antipater.game import block as blocks
from antipater.game.seats import SPECTATOR, UNKNOWN
from antipater.rules.agora.decisions import NO_TOKEN, NOTHING, SENATE_LINE
from antipater.rules.duel import effects
from antipater.rules.duel.city import City
from antipater.rules.duel.decisions import ALL_LINES
from antipater.rules.duel.table import Part, Table

CHAMBER_POINTS = list(agora.CHAMBER_POINTS)
IGNORED = [(agora.IGNORE_YELLOW, YELLOW), (agora.IGNORE_RED, RED), (agora.IGNORE_GREEN, GREEN)]
IGNORE_DECREE = [decree for decree, _ in IGNORED]
IGNORE_COLOR = [color for _, color in IGNORED]


class AgoraBoard(Part):
    """What Agora adds to the table.

    Chambers are counted from 0. `cubes` and `ready` have a run for each seat. What a viewer may not know is UNKNOWN.
    """

    def __init__(self) -> None:
        super().__init__()
        # The Senate: all of it is public.
        self.cubes = [0] * 12  # of player 0 in each chamber, then of player 1; the rest of the 12 is in the supply
        self.control = [-1] * 6  # the seat that controls each chamber, -1 for nobody (A2.5)
        self.decree = [-2] * 6  # the decree of each chamber; FACE_DOWN, or NO_DECREE after A6.15
        self.second = [-3] * 6  # the decree under it after A6.15
        self.decrees = [0] * 2  # the decrees that each seat has, as a set (A2.7)
        self.decrees_unseen = 0xFFFF  # the set of decrees that nobody has seen
        self.senators = [0] * 2  # in each city, as a set
        self.senator_slots = 0  # the slots of this Age that hold senators, face up or down
        self.kept = [0] * 2  # neither prepared nor triggered, as a set: private
        self.kept_count = [0] * 2
        self.ready = [-1] * 28  # prepared, 14 a seat, in the order of preparing: private
        self.ready_cards = [-1] * 28  # the card under each of them
        self.ready_count = [0] * 2
        self.triggered = [0] * 2  # as a set
        self.under = [-1] * 16  # the card under each triggered conspiracy
        self.has_triggered = 0  # a conspiracy has been triggered at the start of this turn (A4.5)
        self.deck = [-2] * 16  # from the top, UNDRAWN where nobody has looked: known to those in `deck_known`
        self.deck_known = [0] * 16  # sets of seats
        self.deck_size = 16
        # How conspiracies moved: the seat times 8 plus what happened; then what everybody saw, and what only it saw.
        self.trail = [-1] * 40
        self.trail_public = [-1] * 40  # the place in `ready` times 16 plus the conspiracy triggered
        self.trail_first = [-1] * 40  # the upper card looked at, or the one prepared
        self.trail_second = [-1] * 40  # the lower card looked at
        self.trail_kept = [-1] * 40  # which of the two was kept: 0 or 1
        self.trail_count = 0
        self.locked = -3  # the token on Obscurantism (A6.5)
        self.locked_known = 0  # the seats that know it; 3 for everybody
        self.suspects = 0  # the tokens that it can be for those who do not know, as a set
        self.removed = 0  # the removed cards of this Age that Treason has shown and that are still there, as a set
        self.removed_known = -1  # the seat that knows them
        self.paired = [0] * 2  # the symbols of which a seat has completed the pair, as a set (A6.17)
        self.fresh = 0  # goods whose fixed price does not hold in this turn yet, as a set (A6.19)
        self.wonder_cards = [-1] * 32  # the card under each built wonder
        self.due0 = 0
        self.due1 = 0

    # The Senate.

    def supply(self, seat: int) -> int:
        """Return the cubes of a seat that are not in the Senate (A2.2)."""
        return CUBES - self.in_senate(seat)

    def in_senate(self, seat: int) -> int:
        """Return the cubes of a seat in the Senate."""
        total = 0
        for chamber in range(CHAMBERS):
            total += self.cubes[seat * CHAMBERS + chamber]
        return total

    def controller(self, chamber: int) -> int:
        """Return the seat with strictly more cubes in a chamber, -1 if there is none (A2.5)."""
        lead = self.cubes[chamber] - self.cubes[CHAMBERS + chamber]
        if lead > 0:
            return 0
        return 1 if lead < 0 else NOTHING

    def settle_control(self) -> None:
        """Work out who controls each chamber and has which decrees (A2.5, A2.7)."""
        self.decrees[0] = 0
        self.decrees[1] = 0
        for chamber in range(CHAMBERS):
            seat = self.controller(chamber)
            self.control[chamber] = seat
            if seat >= 0:
                if self.decree[chamber] >= 0:
                    self.decrees[seat] |= 1 << self.decree[chamber]
                if self.second[chamber] >= 0:
                    self.decrees[seat] |= 1 << self.second[chamber]

    def has_decree(self, seat: int, decree: int) -> int:
        """Return whether a seat has a decree (A2.7)."""
        return self.decrees[seat] >> decree & 1

    def senate_points(self, seat: int) -> int:
        """Return the points of the chambers that a seat controls (A12.2)."""
        total = 0
        for chamber in range(CHAMBERS):
            if self.control[chamber] == seat:
                total += CHAMBER_POINTS[chamber]
        return total

    def senator_cost(self, me: City) -> int:
        """Return the coins that a senator costs (A3.2, A8.6)."""
        return 0 if me.tokens >> CORRUPTION & 1 else bits.size(self.senators[me.seat])

    def keeps_both(self, me: City) -> int:
        """Return whether *me* keeps both conspiracies (A4.2)."""
        return me.tokens >> ORGANIZED_CRIME & 1

    def cost_of_senator(self, me: City) -> int:
        """Return the coins that a senator costs *me*, for Python callers."""
        return self.senator_cost(me)

    def cubes_in_supply(self, seat: int) -> int:
        """Return the cubes in the supply of a seat, for Python callers."""
        return self.supply(seat)

    def ready_set(self, seat: int) -> int:
        """Return the prepared conspiracies of a seat as a set, as far as the viewer knows them."""
        found = 0
        for place in range(seat * 14, seat * 14 + self.ready_count[seat]):
            if self.ready[place] >= 0:
                found |= 1 << self.ready[place]
        return found

    # Moments of the base game.

    def change_terms(self, table: Table, me: City, opp: City, terms: list[int]) -> None:
        """Change prices, rebates and chains by the decrees of *me*, and fixed prices that are too new.

        A5.5 to A5.8, A5.10, A5.11, A5.15, A5.18, A6.19.
        """
        if self.fresh and table.turn == me.seat:
            for good in range(GOODS):
                if self.fresh >> good & 1:
                    terms[good] = TRADE_PRICE + opp.makes[good]
        mine = self.decrees[me.seat]
        if mine == 0:
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

    def prices(self, table: Table, me: City) -> int:
        """Return that nothing is paid instead of a cost."""
        return 0

    def back_of(self, table: Table, slot: int) -> int:
        """Return the deck of senators for a slot that holds one (A1.8)."""
        return SENATOR_BACK if self.senator_slots >> slot & 1 else -1

    def no_buildings(self, table: Table) -> int:
        """Return the slots that hold senators (A3.1)."""
        return self.senator_slots

    def withheld(self, table: Table, deck: int) -> int:
        """Return the removed cards of this Age that Treason has shown (A11.3)."""
        return self.removed if deck == table.age - 1 and self.removed > 0 else 0

    def on_wonder_left(self, table: Table, wonder: int) -> None:
        """Forget the card under a wonder that is unbuilt or removed."""
        self.wonder_cards[wonder] = NOTHING

    def on_token_shown(self, table: Table, token: int) -> None:
        """Note that a token of the box is not the one that is locked (A6.5)."""
        self.suspects &= ~(1 << token)
        if self.locked != NO_TOKEN and self.suspects & (self.suspects - 1) == 0:
            self.locked_known = 0b11

    def new_pair(self, table: Table, me: City, symbol: int) -> int:
        """Note a completed pair; return whether *me* completes it for the first time (A6.17)."""
        if self.paired[me.seat] >> symbol & 1:
            return 0
        self.paired[me.seat] |= 1 << symbol
        return 1

    def turn_begins(self, table: Table) -> None:
        """Allow a conspiracy again, and fixed prices (A4.5, A6.19)."""
        self.has_triggered = 0
        self.fresh = 0

    def points(self, table: Table, me: City, opp: City, line: int) -> int:
        """Return the points of the Senate (A12.2)."""
        return self.senate_points(me.seat) if line in (SENATE_LINE, ALL_LINES) else 0

    # What is hidden, and all of it as integers.

    def hide_from(self, table: Table, viewer: int) -> None:
        """Make UNKNOWN what the viewer has not looked at and was not shown (A11.1, A11.2)."""
        for seat in range(2):
            if seat == viewer:
                continue
            self.kept[seat] = UNKNOWN
            for place in range(seat * 14, seat * 14 + self.ready_count[seat]):
                self.ready[place] = UNKNOWN
        for place in range(self.deck_size):
            if self.deck[place] >= 0 and (viewer == SPECTATOR or not self.deck_known[place] >> viewer & 1):
                self.deck[place] = UNKNOWN
        for place in range(self.trail_count):
            if self.trail[place] >> 3 != viewer:
                self.trail_first[place] = UNKNOWN
                self.trail_second[place] = UNKNOWN
                self.trail_kept[place] = UNKNOWN
        if (
            self.locked >= 0
            and self.locked_known != 0b11
            and (viewer == SPECTATOR or not self.locked_known >> viewer & 1)
        ):
            table.box |= 1 << self.locked
            self.locked = UNKNOWN
        if self.removed > 0 and self.removed & table.unseen[table.age - 1] and viewer != self.removed_known:
            self.removed = UNKNOWN

    def save(self, block: list[int], n: int) -> int:
        """Write every field to *block* from place *n* on; return the place after the last."""
        n = blocks.write(self.cubes, 12, block, n)
        n = blocks.write(self.control, 6, block, n)
        n = blocks.write(self.decree, 6, block, n)
        n = blocks.write(self.second, 6, block, n)
        n = blocks.write(self.decrees, 2, block, n)
        n = blocks.write(self.senators, 2, block, n)
        n = blocks.write(self.kept, 2, block, n)
        n = blocks.write(self.kept_count, 2, block, n)
        n = blocks.write(self.ready, 28, block, n)
        n = blocks.write(self.ready_cards, 28, block, n)
        n = blocks.write(self.ready_count, 2, block, n)
        n = blocks.write(self.triggered, 2, block, n)
        n = blocks.write(self.under, 16, block, n)
        n = blocks.write(self.deck, 16, block, n)
        n = blocks.write(self.deck_known, 16, block, n)
        n = blocks.write(self.trail, 40, block, n)
        n = blocks.write(self.trail_public, 40, block, n)
        n = blocks.write(self.trail_first, 40, block, n)
        n = blocks.write(self.trail_second, 40, block, n)
        n = blocks.write(self.trail_kept, 40, block, n)
        n = blocks.write(self.paired, 2, block, n)
        n = blocks.write(self.wonder_cards, 32, block, n)
        block[n] = self.decrees_unseen
        block[n + 1] = self.senator_slots
        block[n + 2] = self.has_triggered
        block[n + 3] = self.deck_size
        block[n + 4] = self.trail_count
        block[n + 5] = self.locked
        block[n + 6] = self.locked_known
        block[n + 7] = self.suspects
        block[n + 8] = self.removed
        block[n + 9] = self.removed_known
        block[n + 10] = self.fresh
        return n + 11

    def load(self, block: list[int], n: int) -> int:
        """Take every field from *block*, as `save` wrote it; return the place after the last."""
        n = blocks.read(self.cubes, 12, block, n)
        n = blocks.read(self.control, 6, block, n)
        n = blocks.read(self.decree, 6, block, n)
        n = blocks.read(self.second, 6, block, n)
        n = blocks.read(self.decrees, 2, block, n)
        n = blocks.read(self.senators, 2, block, n)
        n = blocks.read(self.kept, 2, block, n)
        n = blocks.read(self.kept_count, 2, block, n)
        n = blocks.read(self.ready, 28, block, n)
        n = blocks.read(self.ready_cards, 28, block, n)
        n = blocks.read(self.ready_count, 2, block, n)
        n = blocks.read(self.triggered, 2, block, n)
        n = blocks.read(self.under, 16, block, n)
        n = blocks.read(self.deck, 16, block, n)
        n = blocks.read(self.deck_known, 16, block, n)
        n = blocks.read(self.trail, 40, block, n)
        n = blocks.read(self.trail_public, 40, block, n)
        n = blocks.read(self.trail_first, 40, block, n)
        n = blocks.read(self.trail_second, 40, block, n)
        n = blocks.read(self.trail_kept, 40, block, n)
        n = blocks.read(self.paired, 2, block, n)
        n = blocks.read(self.wonder_cards, 32, block, n)
        self.decrees_unseen = block[n]
        self.senator_slots = block[n + 1]
        self.has_triggered = block[n + 2]
        self.deck_size = block[n + 3]
        self.trail_count = block[n + 4]
        self.locked = block[n + 5]
        self.locked_known = block[n + 6]
        self.suspects = block[n + 7]
        self.removed = block[n + 8]
        self.removed_known = block[n + 9]
        self.fresh = block[n + 10]
        return n + 11

    # What Python callers ask and fill.

    def ready_now(self, seat: int) -> int:
        """Return the prepared conspiracies of a seat as a set, for Python callers."""
        return self.ready_set(seat)

    def fill_deck(self, place: int, conspiracy: int) -> None:
        """Say what lies on a place of the deck."""
        self.deck[place] = conspiracy

    def fill_hand(self, seat: int, kept: int, ready: list[int]) -> None:
        """Say what a seat has kept and prepared."""
        self.kept[seat] = kept
        for place, conspiracy in enumerate(ready):
            self.ready[seat * 14 + place] = conspiracy

    def fill_trail(self, place: int, first: int, second: int, kept: int) -> None:
        """Say what only one player saw."""
        self.trail_first[place] = first
        self.trail_second[place] = second
        self.trail_kept[place] = kept

    def fill_locked(self, table: Table, token: int) -> None:
        """Say which token of the box is locked."""
        self.locked = token
        table.box &= ~(1 << token)

    def removed_count(self, table: Table) -> int:
        """Return how many removed cards of this Age are left."""
        return effects.removed_left(table)

    def fill_removed(self, cards: int) -> None:
        """Say which removed cards of this Age Treason has shown."""
        self.removed = cards

    def refill_board(self, given: dict[str, Any]) -> None:
        """Take every field from a description (`rules.agora.arrange`)."""
        for place in range(12):
            self.cubes[place] = given["cubes"][place]
        for place in range(CHAMBERS):
            self.decree[place] = given["decree"][place]
            self.second[place] = given["second"][place]
        for place in range(28):
            self.ready[place] = given["ready"][place]
            self.ready_cards[place] = given["ready_cards"][place]
        for place in range(16):
            self.under[place] = given["under"][place]
            self.deck[place] = given["deck"][place]
            self.deck_known[place] = given["deck_known"][place]
        for place in range(40):
            self.trail[place] = given["trail"][0][place]
            self.trail_public[place] = given["trail"][1][place]
            self.trail_first[place] = given["trail"][2][place]
            self.trail_second[place] = given["trail"][3][place]
            self.trail_kept[place] = given["trail"][4][place]
        for place in range(32):
            self.wonder_cards[place] = given["wonder_cards"][place]
        for seat in range(2):
            self.senators[seat] = given["senators"][seat]
            self.kept[seat] = given["kept"][seat]
            self.kept_count[seat] = given["kept_count"][seat]
            self.ready_count[seat] = given["ready_count"][seat]
            self.triggered[seat] = given["triggered"][seat]
            self.paired[seat] = given["paired"][seat]
        self.decrees_unseen = given["decrees_unseen"]
        self.senator_slots = given["senator_slots"]
        self.has_triggered = given["has_triggered"]
        self.deck_size = given["deck_size"]
        self.trail_count = given["trail_count"]
        self.locked = given["locked"]
        self.locked_known = given["locked_known"]
        self.suspects = given["suspects"]
        self.removed = given["removed"]
        self.removed_known = given["removed_known"]
        self.fresh = given["fresh"]
        self.settle_control()
