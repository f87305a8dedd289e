"""The Senate and the conspiracies beside the table, and who knows what of them (A11)."""

from typing import Any

from antipater.data import agora
from antipater.data.agora import CHAMBERS, CORRUPTION, CUBES, ORGANIZED_CRIME, SENATOR_BACK
from antipater.game import bits
from antipater.game import block as blocks
from antipater.game.seats import SPECTATOR, UNKNOWN
from antipater.rules.agora import trail
from antipater.rules.agora.decisions import NO_TOKEN, NOTHING
from antipater.rules.duel import effects
from antipater.rules.duel.city import City
from antipater.rules.duel.table import Part, Table

CHAMBER_POINTS = list(agora.CHAMBER_POINTS)


def leader(first: int, second: int) -> int:
    """Return the seat with strictly more cubes, of two numbers of them, -1 if there is none (A2.5)."""
    if first > second:
        return 0
    return 1 if second > first else NOTHING


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
        self.trail = [0] * 48  # how conspiracies moved, entry by entry (`rules.agora.trail`)
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
        return leader(self.cubes[chamber], self.cubes[CHAMBERS + chamber])

    def settle_control(self) -> None:
        """Work out who controls each chamber and has which decrees (A2.5, A2.7)."""
        for chamber in range(CHAMBERS):
            self.control[chamber] = leader(self.cubes[chamber], self.cubes[CHAMBERS + chamber])
        self.settle_decrees()

    def settle_decrees(self) -> None:
        """Give each seat the decrees of the chambers that it controls; what they brought is kept (A2.7, A5.19)."""
        self.decrees[0] = 0
        self.decrees[1] = 0
        for chamber in range(CHAMBERS):
            seat = self.control[chamber]
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

    def controller_of(self, chamber: int) -> int:
        """Return the seat with strictly more cubes in a chamber, for Python callers."""
        return self.controller(chamber)

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

    def exclude(self, token: int) -> None:
        """Note that a token of the box, which both have seen, is not the one that is locked (A6.5)."""
        self.suspects &= ~(1 << token)
        if self.locked != NO_TOKEN and self.suspects & (self.suspects - 1) == 0:
            self.locked_known = 0b11

    # What is hidden, and all of it as integers.

    def hide_from(self, table: Table, viewer: int) -> None:
        """Make UNKNOWN what the viewer has not looked at and was not shown (A11.1, A11.2)."""
        for seat in range(2):
            if seat == viewer:
                continue
            if self.kept_count[seat]:
                self.kept[seat] = UNKNOWN
            for place in range(seat * 14, seat * 14 + self.ready_count[seat]):
                self.ready[place] = UNKNOWN
        for place in range(self.deck_size):
            if self.deck[place] >= 0 and (viewer == SPECTATOR or not self.deck_known[place] >> viewer & 1):
                self.deck[place] = UNKNOWN
        for place in range(self.trail_count):
            self.trail[place] = trail.hidden_from(self.trail[place], viewer)
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
        n = blocks.write(self.trail, 48, block, n)
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
        n = blocks.read(self.trail, 48, block, n)
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
        """Put a conspiracy on a place of the deck."""
        self.deck[place] = conspiracy

    def fill_hand(self, seat: int, kept: int, ready: list[int]) -> None:
        """Give a seat what it has kept and prepared."""
        self.kept[seat] = kept
        for place, conspiracy in enumerate(ready):
            self.ready[seat * 14 + place] = conspiracy

    def fill_trail(self, place: int, entry: int) -> None:
        """Put an entry of the trail, with what only one player saw."""
        self.trail[place] = entry

    def fill_locked(self, table: Table, token: int) -> None:
        """Lock a token of the box."""
        self.locked = token
        table.box &= ~(1 << token)

    def note_senators(self, table: Table) -> None:
        """Count the senators of both cities as seen."""
        table.unseen[SENATOR_BACK] &= ~(self.senators[0] | self.senators[1])

    def removed_count(self, table: Table) -> int:
        """Return how many removed cards of this Age are left."""
        return effects.removed_left(table)

    def fill_removed(self, cards: int) -> None:
        """Set the removed cards of this Age that Treason has shown."""
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
        for place in range(48):
            self.trail[place] = given["trail"][place]
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
        if given["control"]:
            self.hold_control(given["control"])

    def hold_control(self, control: list[int]) -> None:
        """Take control as it was before the last cube, while a decree is turned up under it (A2.8)."""
        for chamber in range(CHAMBERS):
            self.control[chamber] = control[chamber]
        self.settle_decrees()
