"""What chance brings with Pantheon: tokens on the structure, divinities that are looked at, shown or turned up."""

from antipater.data import pantheon
from antipater.data.pantheon import DECK, MYTHOLOGIES, MYTHOLOGY_TOKENS_EACH, SPACES
from antipater.data.structures import MOST_SLOTS
from antipater.game import bits
from antipater.rules.duel import numbers
from antipater.rules.duel.decisions import CHANCE_DRAW, CHANCE_DRAW_FAR, CHANCE_TURN, CHANCE_TURN_FAR
from antipater.rules.duel.table import Table
from antipater.rules.pantheon import mythology
from antipater.rules.pantheon.board import PantheonBoard
from antipater.rules.pantheon.decisions import (
    BOTH,
    CHANCE_LOOK,
    CHANCE_MYTHOLOGY,
    CHANCE_OFFERING,
    CHANCE_REVEAL,
    FIRST_OFFERING,
    NO_TOKEN,
    OWE_CARRYING,
    OWE_LOOKING,
    OWE_MYTHOLOGY,
    OWE_PANTHEON,
    OWE_SHOWING,
    OWE_STRUCK,
    OWE_TOPS,
    VACANT,
)

MARKED_MYTHOLOGY = list(pantheon.MARKED_MYTHOLOGY)  # slots by layout
MARKED_OFFERING = list(pantheon.MARKED_OFFERING)


class PantheonChance(PantheonBoard):
    """The Pantheon, and what chance does to it."""

    def face_down_space(self) -> int:
        """Return the first space with a divinity that lies face down, or -1."""
        for space in range(SPACES):
            if self.spaces[space] != VACANT and self.spaces_known[space] != BOTH:
                return space
        return -1

    def chance_options(self, table: Table, kind: int, what: int, out: list[int]) -> int:
        """Write what chance can bring."""
        if kind == OWE_LOOKING:
            seat = what // MYTHOLOGIES
            place = mythology.unknown_place(self, seat, what % MYTHOLOGIES)
            return mythology.place_outcomes(self, place, CHANCE_LOOK + (seat << 4), out)
        if kind == OWE_TOPS:
            return mythology.place_outcomes(self, bits.lowest(what) * DECK, CHANCE_REVEAL, out)
        if kind == OWE_SHOWING:
            return mythology.place_outcomes(self, self.place_shown(what), CHANCE_REVEAL, out)
        if kind == OWE_PANTHEON:
            return self.turning_options(self.face_down_space(), out)
        if kind == OWE_CARRYING:
            return numbers.write_kinds(table.box, CHANCE_DRAW, CHANCE_DRAW_FAR, out, 0)
        if kind == OWE_STRUCK:
            back = table.back_of(what - 1)
            return numbers.write_deck(table.possible(back), back, CHANCE_TURN, CHANCE_TURN_FAR, out, 0)
        if kind == OWE_MYTHOLOGY:
            return bits.write(self.kinds_left(table), CHANCE_MYTHOLOGY, out, 0)
        return bits.write(self.offerings_left(), CHANCE_OFFERING, out, 0)

    def turning_options(self, space: int, out: list[int]) -> int:
        """Write which divinity a space may show: the one that lies there, or any that a viewer does not know of."""
        if self.spaces[space] >= 0:
            out[0] = CHANCE_REVEAL + self.spaces[space]
            return 1
        kind = self.mythology_of[space]
        return bits.write(self.undrawn(kind), CHANCE_REVEAL + kind * DECK, out, 0)

    def place_shown(self, what: int) -> int:
        """Return the place of a deck that is shown next, from the top down."""
        deck = what // (DECK + 1)
        return deck * DECK + self.deck_size[deck] - what % (DECK + 1)

    def next_slot(self, slots: int) -> int:
        """Return the first of a set of slots that has no token yet."""
        while self.slot_tokens[bits.lowest(slots)] != NO_TOKEN:
            slots &= slots - 1
        return bits.lowest(slots)

    def count_left(self, table: Table, left: list[int]) -> None:
        """Write how many mythology tokens of each kind do not lie on a slot yet (P1.1)."""
        for kind in range(MYTHOLOGIES):
            left[kind] = MYTHOLOGY_TOKENS_EACH
        slots = MARKED_MYTHOLOGY[table.structures // 3]
        while slots:
            token = self.slot_tokens[bits.lowest(slots)]
            if 0 <= token < MYTHOLOGIES:
                left[token] -= 1
            slots &= slots - 1

    def kinds_left(self, table: Table) -> int:
        """Return the set of mythologies of which a token is left."""
        left = [0, 0, 0, 0, 0]
        self.count_left(table, left)
        kinds = 0
        for kind in range(MYTHOLOGIES):
            if left[kind]:
                kinds |= 1 << kind
        return kinds

    def offerings_left(self) -> int:
        """Return the set of offering tokens that do not lie on a slot."""
        left = 0b111
        for slot in range(MOST_SLOTS):
            if self.slot_tokens[slot] >= FIRST_OFFERING:
                left &= ~(1 << (self.slot_tokens[slot] - FIRST_OFFERING))
        return left

    def chance_weights(self, table: Table, kind: int, what: int, out: list[int]) -> int:
        """Weigh mythology tokens by how many of a kind are left; all else is equally likely (P1.1)."""
        if kind != OWE_MYTHOLOGY:
            return 0
        left = [0, 0, 0, 0, 0]
        self.count_left(table, left)
        n = 0
        for mythology_kind in range(MYTHOLOGIES):
            if left[mythology_kind]:
                out[n] = left[mythology_kind]
                n += 1
        return 1

    def apply_chance(self, table: Table, kind: int, what: int, outcome: int) -> None:
        """Apply what chance brings; the last of its kind removes the entry."""
        if kind == OWE_LOOKING:
            mythology.looked(table, self, what // MYTHOLOGIES, (outcome - CHANCE_LOOK) & 15)
        elif kind == OWE_PANTHEON:
            self.turn_divinity(table, self.face_down_space())
        elif kind == OWE_STRUCK:
            table.pop()
            table.turn_up(what - 1, numbers.card_of(outcome, CHANCE_TURN, CHANCE_TURN_FAR))
            table.discard_card(table.take(what - 1))
        elif kind == OWE_TOPS:
            table.leave(what & (what - 1))
            mythology.show(table, self, bits.lowest(what) * DECK, outcome - CHANCE_REVEAL)
        elif kind == OWE_SHOWING:
            place = self.place_shown(what)
            table.leave(what - 1 if (what - 1) % (DECK + 1) else 0)
            mythology.show(table, self, place, outcome - CHANCE_REVEAL)
        else:
            table.leave(what - 1)
            if kind == OWE_CARRYING:
                token = numbers.kind_of(outcome, CHANCE_DRAW, CHANCE_DRAW_FAR)
                table.box ^= 1 << token
                self.on_card |= 1 << token
                table.parts.on_token_shown(table, token)
            elif kind == OWE_MYTHOLOGY:
                slot = self.next_slot(MARKED_MYTHOLOGY[table.structures // 3])
                self.slot_tokens[slot] = outcome - CHANCE_MYTHOLOGY
            else:
                slot = self.next_slot(MARKED_OFFERING[table.structures // 3])
                self.slot_tokens[slot] = FIRST_OFFERING + outcome - CHANCE_OFFERING

    def turn_divinity(self, table: Table, space: int) -> None:
        """Turn up a divinity of the Pantheon; one that carries tokens draws them (P1.4, P5.1, P5.18)."""
        self.spaces_known[space] = BOTH
        if self.face_down_space() < 0:
            table.pop()
        if self.spaces[space] == mythology.TOKEN_CARRIER:
            mythology.draw_for_card(table, self)
