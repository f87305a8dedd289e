"""How a game with Pantheon runs: what is laid out when, what chance brings, what the added effects do at once."""

from antipater.data import columns, pantheon
from antipater.data.columns import (
    ACTIVATE_FROM_DECK,
    ACTIVATE_FROM_TOPS,
    APPLY_MILITARY_TOKEN,
    BUILD_WONDER_FROM_DISCARD,
    COPY_SYMBOL,
    DISCARD_FROM_STRUCTURE,
    PLACE_MINERVA,
    REMOVE_MILITARY_TOKEN,
    SAFE_COINS,
    STEAL_CARD,
    STEAL_WONDER,
    TAKE_TOKEN_FROM_CARD,
    TEMPLE_CARDS,
    UNBUILD_WONDER,
)
from antipater.data.items import DIVINITY_ITEMS
from antipater.data.pantheon import DECK, GATE, MYTHOLOGIES, SPACES
from antipater.data.words import WINGED_BULL
from antipater.game import bits
from antipater.game.seats import CHANCE
from antipater.rules.duel.actions import DRAW_TOKEN, TURN_UP, TURNING
from antipater.rules.duel.city import City
from antipater.rules.duel.turn import DuelState
from antipater.rules.pantheon import divinities, mythology
from antipater.rules.pantheon.actions import (
    CLAIMING,
    DRAWING_FOR_CARD,
    FIRST_OFFERING,
    GAIN_TOKEN,
    LOOK,
    LOOKING,
    MYTHOLOGY_AT,
    NO_TOKEN,
    OFFERING_AT,
    ORDER_REST,
    PLACING_MYTHOLOGY,
    PLACING_OFFERINGS,
    SHOW_DIVINITY,
    SHOWING_DECK,
    SHOWING_TOPS,
    TURNING_PANTHEON,
    TURNING_STRUCK,
    VACANT,
)
from antipater.rules.pantheon.holdings import Holdings

SYMBOL_OF = columns.SYMBOL_OF

ALL_PANTHEON_TOKENS = pantheon.ALL_TOKENS
MYTHOLOGY_SLOTS = columns.bits(pantheon.MYTHOLOGY_SLOTS)
OFFERING_SLOTS = columns.bits(pantheon.OFFERING_SLOTS)
BOTH = 0b11


class PantheonCourse(Holdings):
    """The table in the course of a game: everything that happens without a choice of a seat."""

    # What is laid out.

    def set_up(self, edition: int, wonders: int, first: int, second: int) -> None:
        """Prepare the table: temples instead of guilds, three more progress tokens, Age I before the draft (P1)."""
        DuelState.set_up(self, edition, wonders, first, second)
        self.box = ALL_PANTHEON_TOKENS
        self.unseen[3] = TEMPLE_CARDS

    def owe_draft(self) -> None:
        """Wait with the draft until Age I lies there (P1.1)."""

    def lay_out(self, age: int) -> None:
        """Lay out an Age and what belongs on it, or to it (P1.1, P1.4)."""
        if age == 1:
            DuelState.owe_draft(self)
            self.push(PLACING_MYTHOLOGY, CHANCE, bits.size(MYTHOLOGY_SLOTS))
        elif age == 2:
            self.push(PLACING_OFFERINGS, CHANCE, bits.size(OFFERING_SLOTS))
        DuelState.lay_out(self, age)
        if age == 2:
            self.open_pantheon()

    def open_pantheon(self) -> None:
        """Put the Gate on the dearest empty space of player 0 and owe the turning up of all divinities (P1.4, P1.7)."""
        space = SPACES - 1
        while space >= 0 and self.spaces[space] != VACANT:
            space -= 1
        if space >= 0:
            self.settle_on(space, GATE, BOTH)
        if self.face_down_space() >= 0:
            self.push(TURNING_PANTHEON, CHANCE, 1)

    def face_down_space(self) -> int:
        """Return the first space with a divinity that not both know, or -1."""
        for space in range(SPACES):
            if self.spaces[space] != VACANT and self.spaces_known[space] != BOTH:
                return space
        return -1

    def next_slot(self, slots: int) -> int:
        """Return the first of a set of slots that has no token yet."""
        while self.slot_tokens[bits.lowest(slots)] != NO_TOKEN:
            slots &= slots - 1
        return bits.lowest(slots)

    # What chance brings.

    def chance_options(self, kind: int, what: int, out: list[int]) -> int:
        """Write what chance can bring for the kinds that Pantheon adds."""
        if kind == LOOKING:
            seat = what // MYTHOLOGIES
            place = mythology.unknown_place(self, seat, what % MYTHOLOGIES)
            return mythology.place_outcomes(self, place, LOOK + (seat << 4), out)
        if kind == SHOWING_TOPS:
            return mythology.place_outcomes(self, bits.lowest(what) * DECK, SHOW_DIVINITY, out)
        if kind == SHOWING_DECK:
            return mythology.place_outcomes(self, self.place_shown(what), SHOW_DIVINITY, out)
        if kind == TURNING_PANTHEON:
            return self.turning_options(self.face_down_space(), out)
        if kind == DRAWING_FOR_CARD:
            return bits.write(self.box, DRAW_TOKEN, out, 0)
        if kind == TURNING_STRUCK:
            back = self.back_of(what - 1)
            return bits.write(self.unseen[back], TURN_UP + (back << 5), out, 0)
        if kind == PLACING_MYTHOLOGY:
            return bits.write(self.kinds_left(), MYTHOLOGY_AT, out, 0)
        return bits.write(self.offerings_left(), OFFERING_AT, out, 0)

    def turning_options(self, space: int, out: list[int]) -> int:
        """Write which divinity a space may show: the one that lies there, or any that a watcher does not know of."""
        if self.spaces[space] >= 0:
            out[0] = SHOW_DIVINITY + self.spaces[space]
            return 1
        kind = self.mythology_of[space]
        return bits.write(self.undrawn(kind), SHOW_DIVINITY + kind * DECK, out, 0)

    def place_shown(self, what: int) -> int:
        """Return the place of a deck that is shown next, from the top down."""
        deck = what // (DECK + 1)
        return deck * DECK + self.deck_size[deck] - what % (DECK + 1)

    def kind_left(self, kind: int) -> int:
        """Return how many mythology tokens of a kind do not lie on a slot."""
        left = 2
        for slot in range(20):
            if self.slot_tokens[slot] == kind:
                left -= 1
        return left

    def kinds_left(self) -> int:
        """Return the set of mythologies of which a token is left."""
        kinds = 0
        for kind in range(MYTHOLOGIES):
            if self.kind_left(kind):
                kinds |= 1 << kind
        return kinds

    def offerings_left(self) -> int:
        """Return the set of offering tokens that do not lie on a slot."""
        left = 0b111
        for slot in range(20):
            if self.slot_tokens[slot] >= FIRST_OFFERING:
                left &= ~(1 << (self.slot_tokens[slot] - FIRST_OFFERING))
        return left

    def chance_weights(self, out: list[int]) -> int:
        """Weigh mythology tokens by how many of a kind are left; all else is equally likely (P1.1)."""
        if self.kinds[self.depth - 1] != PLACING_MYTHOLOGY:
            return 0
        n = 0
        for kind in range(MYTHOLOGIES):
            if self.kind_left(kind):
                out[n] = self.kind_left(kind)
                n += 1
        return 1

    def happen_more(self, kind: int, outcome: int) -> None:
        """Carry out what chance brings; the last of its kind strikes the entry off."""
        top = self.depth - 1
        what = self.subjects[top]
        if kind == LOOKING:
            mythology.looked(self, what // MYTHOLOGIES, (outcome - LOOK) & 15)
        elif kind == TURNING_PANTHEON:
            self.turn_divinity(self.face_down_space())
        elif kind == TURNING_STRUCK:
            self.pop()
            self.turn_up(what - 1, outcome - TURN_UP)
            self.discard_card(self.take(what - 1))
        elif kind == SHOWING_TOPS:
            self.strike_off(top, what & (what - 1))
            mythology.show(self, bits.lowest(what) * DECK, outcome - SHOW_DIVINITY)
        elif kind == SHOWING_DECK:
            place = self.place_shown(what)
            self.strike_off(top, what - 1 if (what - 1) % (DECK + 1) else 0)
            mythology.show(self, place, outcome - SHOW_DIVINITY)
        else:
            self.strike_off(top, what - 1)
            if kind == DRAWING_FOR_CARD:
                self.box ^= 1 << (outcome - DRAW_TOKEN)
                self.on_card |= 1 << (outcome - DRAW_TOKEN)
            elif kind == PLACING_MYTHOLOGY:
                self.slot_tokens[self.next_slot(MYTHOLOGY_SLOTS)] = outcome - MYTHOLOGY_AT
            else:
                self.slot_tokens[self.next_slot(OFFERING_SLOTS)] = FIRST_OFFERING + outcome - OFFERING_AT

    def strike_off(self, top: int, left: int) -> None:
        """Say what is left of an entry, or strike it off."""
        self.subjects[top] = left
        if left == 0:
            self.pop()

    def turn_divinity(self, space: int) -> None:
        """Turn up a divinity of the Pantheon; one that carries tokens draws them (P1.4, P5.1)."""
        self.spaces_known[space] = BOTH
        if self.face_down_space() < 0:
            self.pop()
        if self.spaces[space] == mythology.TOKEN_CARRIER:
            mythology.draw_for_card(self)

    # What goes on by itself.

    def uncover(self, seat: int, turning: int) -> None:
        """Let the active player take the tokens of cards before they are turned, in an order of choice (P2.1)."""
        claimed = 0
        left = turning
        while left:
            if self.slot_tokens[bits.lowest(left)] != NO_TOKEN:
                claimed |= left & -left
            left &= left - 1
        if claimed == 0:
            self.push(TURNING, CHANCE, turning)
        elif claimed & (claimed - 1):
            self.push(CLAIMING, seat, claimed)
        else:
            self.push(GAIN_TOKEN, seat, bits.lowest(claimed))

    def go_on_more(self, kind: int, seat: int, what: int) -> None:
        """Gain a token, or see whether a deck wants ordering."""
        if kind == GAIN_TOKEN:
            if seat == 0:
                mythology.gain_token(self, self.city0, what)
            else:
                mythology.gain_token(self, self.city1, what)
        elif kind == ORDER_REST:
            mythology.order_rest(self, seat, what)

    def carry_out_more(self, me: City, opp: City, kind: int, a: int, b: int) -> None:
        """Carry out one effect of the expansion; every word has its arm."""
        if kind == SAFE_COINS:
            self.safe[me.seat] += a
        elif kind == ACTIVATE_FROM_TOPS:
            mythology.show_tops(self, me)
        elif kind == ACTIVATE_FROM_DECK:
            mythology.name_deck(self, me)
        elif kind == TAKE_TOKEN_FROM_CARD:
            divinities.owe_token(self, me)
        elif kind == COPY_SYMBOL:
            divinities.owe_symbol(self, me, opp)
        elif kind == STEAL_CARD:
            divinities.owe_theft(self, me, opp)
        elif kind == DISCARD_FROM_STRUCTURE:
            divinities.owe_strike(self, me)
        elif kind == UNBUILD_WONDER:
            divinities.owe_unbuilding(self, me, opp)
        elif kind == BUILD_WONDER_FROM_DISCARD:
            divinities.owe_raising(self, me)
        elif kind == STEAL_WONDER:
            divinities.owe_wonder(self, me, opp)
        elif kind == PLACE_MINERVA:
            divinities.owe_minerva(self, me)
        elif kind == REMOVE_MILITARY_TOKEN:
            divinities.owe_removal(self, me)
        elif kind == APPLY_MILITARY_TOKEN:
            divinities.owe_application(self, me)

    def grant_link(self, seat: int, kind: int) -> None:
        """Let a mythology token make its temple free (P3.5)."""
        if seat == 0:
            self.city0.links |= 1 << (WINGED_BULL + kind)
        else:
            self.city1.links |= 1 << (WINGED_BULL + kind)

    def own_divinities(self, seat: int, owned: int) -> None:
        """Give a seat divinities with the symbols they bring, and nothing else of their effects."""
        self.divinities[seat] = owned
        while owned:
            item = DIVINITY_ITEMS + bits.lowest(owned)
            if SYMBOL_OF[item] >= 0:
                self.gain_symbol(seat, SYMBOL_OF[item])
            owned &= owned - 1

    def gain_symbol(self, seat: int, symbol: int) -> None:
        """Give a seat a symbol that no item of the city brings."""
        if seat == 0:
            self.city0.own_symbol(symbol)
        else:
            self.city1.own_symbol(symbol)

    def bear_snake(self, card: int) -> None:
        """Let the snake lie on a green card: its symbol counts for the other player too (P5.3)."""
        self.snake = card
        if self.city0.cards[card >> 5] >> (card & 31) & 1:
            self.gain_symbol(1, SYMBOL_OF[card])
        else:
            self.gain_symbol(0, SYMBOL_OF[card])

    def activate(self, me: City, opp: City, divinity: int) -> None:
        """Take a divinity or the Gate into the city; its effect happens at once (P3.4)."""
        item = DIVINITY_ITEMS + divinity
        self.divinities[me.seat] |= 1 << divinity
        if SYMBOL_OF[item] >= 0:
            me.own_symbol(SYMBOL_OF[item])
        self.gain_item(me, opp, item)
