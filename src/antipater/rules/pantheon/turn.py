"""A position of Duel with Pantheon: what the added decisions offer, and what a choice does."""

from antipater.data import columns, duel, pantheon
from antipater.data.duel import CAPITAL
from antipater.data.pantheon import DECK, SPACES
from antipater.game import bits
from antipater.game.errors import Reason
from antipater.game.seats import CHANCE
from antipater.rules.duel import build, science, scoring
from antipater.rules.duel.actions import KEEP_TOKEN
from antipater.rules.duel.city import City
from antipater.rules.pantheon import divinities, mythology, reasons
from antipater.rules.pantheon.actions import (
    ACTIVATE,
    APPLY_LOOT,
    APPLYING_LOOT,
    BURY,
    BURYING,
    CHOOSE_DIVINITY,
    CHOOSING_DIVINITY,
    CHOOSING_TOKEN,
    CLAIM,
    CLAIMING,
    GAIN_TOKEN,
    MINERVA,
    NAME_DECK,
    NAMING,
    NO_TOKEN,
    ORDER_REST,
    ORDERING,
    PLACE,
    PLACING,
    PLACING_MINERVA,
    PUT_ON_TOP,
    RAISE,
    RAISING,
    REMOVE_LOOT,
    REMOVING_LOOT,
    SNAKE,
    SNAKING,
    STEAL,
    STEALING,
    STRIKE,
    STRIKING,
    SUBSETS,
    TAKE_WONDER,
    TAKING_WONDER,
    TURNING_STRUCK,
    UNBUILD,
    UNBUILDING,
    VACANT,
)
from antipater.rules.pantheon.course import PantheonCourse

SYMBOL_OF = columns.SYMBOL_OF
# What each set of offering tokens is worth, and the least token in it.
OFFERING_VALUE = [sum(value for place, value in enumerate(pantheon.OFFERINGS) if s >> place & 1) for s in range(8)]
LEAST_OFFERING = [min([v for place, v in enumerate(pantheon.OFFERINGS) if s >> place & 1], default=0) for s in range(8)]
LOOT_WORTH = [coins for _ in range(2) for coins in duel.LOOT_AT if coins]


class PantheonState(PantheonCourse):
    """A position of 7 Wonders Duel with the Pantheon expansion."""

    # What decisions offer.

    def more_turn_options(self, me: City, out: list[int], n: int) -> int:
        """Write every activation that can be paid for, with every sensible set of offerings (P3.1 to P3.3)."""
        if self.age < 2:
            return n
        purse = self.purse(me)
        owned = self.offerings[me.seat]
        for space in range(SPACES):
            if self.spaces[space] == VACANT:
                continue
            price = self.activation_price(me, space)
            for used in range(SUBSETS):
                # A token that adds nothing may not be spent: without the least of them, more would have to be paid.
                if used & ~owned or (used and OFFERING_VALUE[used] - LEAST_OFFERING[used] >= price):
                    continue
                if price - OFFERING_VALUE[used] <= purse:
                    out[n] = ACTIVATE + space * SUBSETS + used
                    n += 1
        return n

    def more_options(self, kind: int, seat: int, what: int, out: list[int]) -> int:
        """Write the options of a decision that Pantheon adds."""
        if seat == CHANCE:
            return self.chance_options(kind, what, out)
        if seat == 0:
            return self.seat_options(self.city0, self.city1, kind, what, out)
        return self.seat_options(self.city1, self.city0, kind, what, out)

    def seat_options(self, me: City, opp: City, kind: int, what: int, out: list[int]) -> int:
        """Write what a seat may choose."""
        if kind == CLAIMING:
            return bits.write(what, CLAIM, out, 0)
        if kind == PLACING:
            return mythology.place_options(self, what, PLACE, out)
        if kind == CHOOSING_DIVINITY:
            return bits.write(self.offered, CHOOSE_DIVINITY, out, 0)
        if kind == NAMING:
            return self.deck_options(out)
        if kind == ORDERING:
            return self.order_options(what * DECK, out)
        if kind == CHOOSING_TOKEN:
            return bits.write(self.on_card, KEEP_TOKEN, out, 0)
        if kind == SNAKING:
            return divinities.green_options(opp, SNAKE, out)
        if kind == STEALING:
            return divinities.theft_options(opp, STEAL, out)
        if kind == STRIKING:
            return bits.write(self.present, STRIKE, out, 0)
        if kind == UNBUILDING:
            return bits.write(me.built | opp.built, UNBUILD, out, 0)
        if kind == RAISING:
            return bits.write(me.wonders, RAISE, out, 0)
        if kind == BURYING:
            return self.pile_options_from(BURY, out)
        if kind == TAKING_WONDER:
            return bits.write(opp.wonders, TAKE_WONDER, out, 0)
        if kind == PLACING_MINERVA:
            return divinities.minerva_options(self, MINERVA, out)
        if kind == REMOVING_LOOT:
            return bits.write(self.loot, REMOVE_LOOT, out, 0)
        return bits.write(self.loot, APPLY_LOOT, out, 0)

    def deck_options(self, out: list[int]) -> int:
        """Write the mythologies whose decks have cards (P4.5)."""
        n = 0
        for deck in range(5):
            if self.deck_size[deck]:
                out[n] = NAME_DECK + deck
                n += 1
        return n

    def order_options(self, first: int, out: list[int]) -> int:
        """Write which of two divinities can go on top, ascending."""
        if self.deck[first] < 0 or self.deck[first + 1] < 0:  # unknown to whoever only watches
            return 0
        return bits.write(1 << self.deck[first] | 1 << self.deck[first + 1], PUT_ON_TOP, out, 0)

    # What a choice does.

    def play_more(self, me: City, opp: City, action: int) -> None:
        """Activate a card of the Pantheon: pay with offerings and coins, then take it (P3.2 to P3.4)."""
        space = (action - ACTIVATE) // SUBSETS
        used = (action - ACTIVATE) % SUBSETS
        due = self.activation_price(me, space) - OFFERING_VALUE[used]
        self.offerings[me.seat] &= ~used
        if due > 0:
            self.spend(me, due)
        divinity = self.spaces[space]
        self.vacate(space)
        self.activate(me, opp, divinity)

    def resolve_more(self, me: City, opp: City, kind: int, what: int, action: int) -> None:
        """Carry out a choice of a seat."""
        if kind == CLAIMING:
            self.push(GAIN_TOKEN, me.seat, action - CLAIM)
        elif kind == PLACING:
            mythology.place_divinity(self, me.seat, (action - PLACE) // SPACES, (action - PLACE) % SPACES)
        elif kind == CHOOSING_DIVINITY:
            self.choose_divinity(me, opp, what, action - CHOOSE_DIVINITY)
        elif kind == NAMING:
            mythology.show_deck(self, me, action - NAME_DECK)
        elif kind == ORDERING:
            mythology.put_on_top(self, me.seat, action - PUT_ON_TOP)
        elif kind == CHOOSING_TOKEN:
            self.box |= self.on_card ^ 1 << (action - KEEP_TOKEN)
            self.on_card = 0
            science.take_token(self, me, opp, action - KEEP_TOKEN)
        elif kind == SNAKING:
            self.snake = action - SNAKE
            me.own_symbol(SYMBOL_OF[self.snake])
            science.look_at_symbol(self, me, SYMBOL_OF[self.snake])
        elif kind == STEALING:
            opp.remove_card(action - STEAL)
            me.add_card(action - STEAL)
        elif kind == STRIKING:
            self.strike(me, action - STRIKE)
        else:
            self.resolve_wonders_and_war(me, opp, kind, what, action)

    def resolve_wonders_and_war(self, me: City, opp: City, kind: int, what: int, action: int) -> None:
        """Carry out a choice that an Egyptian or Roman divinity gives."""
        if kind == UNBUILDING:
            wonder = action - UNBUILD
            if me.built >> wonder & 1:
                divinities.unbuild(self, me, opp, wonder)
            else:
                divinities.unbuild(self, opp, me, wonder)
        elif kind == RAISING:
            self.push(BURYING, me.seat, action - RAISE)
        elif kind == BURYING:
            card = action - BURY
            self.discard[card >> 5] ^= 1 << (card & 31)
            self.tuck(card, what)
            build.build_wonder(self, me, opp, what)
        elif kind == TAKING_WONDER:
            opp.wonders ^= 1 << (action - TAKE_WONDER)
            me.wonders |= 1 << (action - TAKE_WONDER)
        elif kind == PLACING_MINERVA:
            self.minerva = action - MINERVA - CAPITAL
        elif kind == REMOVING_LOOT:
            self.loot ^= 1 << (action - REMOVE_LOOT)
        elif kind == APPLYING_LOOT:
            self.loot ^= 1 << (action - APPLY_LOOT)
            opp.lose(LOOT_WORTH[action - APPLY_LOOT])

    def choose_divinity(self, me: City, opp: City, deck: int, divinity: int) -> None:
        """Activate one of the divinities shown; the rest goes back, that of a whole deck in an order (P4.1, P4.3)."""
        mythology.put_back(self, divinity)
        if deck:
            self.push(ORDER_REST, me.seat, deck - 1)
        self.activate(me, opp, divinity)

    def strike(self, me: City, slot: int) -> None:
        """Discard a card of the structure, seen by both as it goes; then its token is gained (P5.9, P5.19)."""
        divinities.lose_slot_token(self, slot)
        if self.slot_tokens[slot] != NO_TOKEN:
            self.push(GAIN_TOKEN, me.seat, slot)
        if self.hidden >> slot & 1:
            self.push(TURNING_STRUCK, CHANCE, slot + 1)
        else:
            self.discard_card(self.take(slot))

    # What Python callers ask.

    def why_not(self, action: int, seat: int) -> Reason | None:
        """Say why *seat* cannot do *action* now, or return None if it can."""
        return reasons.why_not(self, action, seat)

    def score_sheet(self, seat: int) -> list[int]:
        """Return the points of *seat* as they stand, the lines of Duel and one for divinities (P5.22)."""
        me, opp = (self.city0, self.city1) if seat == 0 else (self.city1, self.city0)
        lines = [scoring.category(self, me, opp, line) for line in range(len(duel.SCORE_LINES))]
        return [points + self.more_points(me, opp, line) for line, points in enumerate([*lines, 0])]
