"""How turns and Ages follow each other, and what an item does when it arrives."""

from antipater.data import columns, duel
from antipater.data.columns import (
    BUILD_FROM_DISCARD,
    BUILD_TOP_ROW,
    COINS,
    COINS_PER,
    COINS_PER_MOST,
    DESTROY_CARD,
    FIRST_OWED,
    KEEP_TOKEN_FROM_BOX,
    OPPONENT_LOSES,
    SHARE_REMOVED_CARDS,
    SHIELDS,
    SYMBOL,
)
from antipater.data.duel import GUILDS_IN_PLAY, SLOTS, WONDERS_PER_ROUND
from antipater.game.seats import CHANCE
from antipater.rules.duel import build, effects, military, science, scoring
from antipater.rules.duel.actions import (
    AUTOMATIC,
    BUILD_ASIDE,
    CHOOSE_FIRST,
    DRAFTING,
    EMPTY,
    END_TURN,
    FIRST,
    MORE_EFFECTS,
    NOBODY,
    PLACING_GUILDS,
    PLAY_TURN,
    SHOWING_WONDERS,
    START_AGE,
    START_DRAFT,
    TURNING,
)
from antipater.rules.duel.city import City
from antipater.rules.duel.table import Table

FACE_UP = columns.FACE_UP
OPEN_AT_START = columns.OPEN_AT_START
EFFECT_START = columns.EFFECT_START
EFFECT_KIND = columns.EFFECT_KIND
EFFECT_A = columns.EFFECT_A
EFFECT_B = columns.EFFECT_B
DRAFT_ORDER = list(duel.DRAFT_ORDER)

ALL_SLOTS = (1 << SLOTS) - 1
LAST_AGE = 3


class Course(Table):
    """The table in the course of a game: everything that happens without a choice."""

    # What goes on by itself.

    def go_on(self) -> None:
        """Work off the agenda until somebody owes a decision."""
        while self.depth and self.kinds[self.depth - 1] >= AUTOMATIC:
            kind = self.kinds[self.depth - 1]
            seat = self.seats[self.depth - 1]
            what = self.subjects[self.depth - 1]
            self.pop()
            if kind == END_TURN:
                self.end_turn(seat)
            elif kind == MORE_EFFECTS:
                if seat == 0:
                    self.carry_out_from(self.city0, self.city1, what & 0xFF, what >> 8)
                else:
                    self.carry_out_from(self.city1, self.city0, what & 0xFF, what >> 8)
            elif kind == START_AGE:
                self.start_age(what)
            elif kind == START_DRAFT:
                self.push(DRAFTING, DRAFT_ORDER[what], what)
                self.push(SHOWING_WONDERS, CHANCE, WONDERS_PER_ROUND)
            elif kind == BUILD_ASIDE:
                if seat == 0:
                    build.build_for_nothing(self, self.city0, self.city1, what)
                else:
                    build.build_for_nothing(self, self.city1, self.city0, what)
            else:
                self.go_on_more(kind, seat, what)

    def go_on_more(self, kind: int, seat: int, what: int) -> None:
        """Work off a kind of entry that an expansion adds."""

    def begin_turn(self, seat: int) -> None:
        """Make *seat* the active player."""
        self.turn = seat
        self.push(PLAY_TURN, seat, 0)

    def end_turn(self, seat: int) -> None:
        """Turn cards up, then end the Age, play again, or pass the turn on (D3.3, D4.5, D6.8)."""
        turning = self.open & self.hidden
        if turning:
            self.push(END_TURN, seat, 0)
            self.uncover(seat, turning)
        elif self.present == 0:
            self.replay = 0
            self.end_age()
        else:
            self.begin_turn(seat if self.replay else 1 - seat)
            self.replay = 0

    def uncover(self, seat: int, turning: int) -> None:
        """Owe the turning of a set of slots."""
        self.push(TURNING, CHANCE, turning)

    def end_age(self) -> None:
        """Lay out the next Age, or count the points (D9.1, D10.1)."""
        if self.age == LAST_AGE:
            scoring.settle_by_points(self)
        else:
            self.start_age(self.age + 1)

    def start_age(self, age: int) -> None:
        """Lay out the structure of an Age; then somebody begins, chosen in sight of it (D3.1, D9.4)."""
        self.age = age
        self.present = ALL_SLOTS
        self.hidden = ALL_SLOTS & ~FACE_UP[age - 1]
        self.open = OPEN_AT_START[age - 1]
        for slot in range(SLOTS):
            self.slots[slot] = EMPTY
        if age == 1:
            self.begin_turn(0)
        else:
            self.settle_who_begins()
        self.lay_out(age)

    def settle_who_begins(self) -> None:
        """Owe the choice of who begins the Age to the weaker player, or to the last active one (D9.2, D9.3)."""
        if self.pawn == 0 and self.edition == FIRST:
            self.begin_turn(self.turn)
        elif self.pawn == 0:
            self.push(CHOOSE_FIRST, self.turn, 0)
        else:
            self.push(CHOOSE_FIRST, 1 if self.pawn > 0 else 0, 0)

    def lay_out(self, age: int) -> None:
        """Owe the face-up cards of an Age, and before them where the guilds are (D3.5)."""
        self.push(TURNING, CHANCE, FACE_UP[age - 1])
        if age == LAST_AGE:
            self.push(PLACING_GUILDS, CHANCE, GUILDS_IN_PLAY)

    # What an item does on arrival.

    def gain_item(self, me: City, opp: City, item: int) -> None:
        """Carry out an item's effects in the order of D4.6."""
        self.carry_out_from(me, opp, item, EFFECT_START[item])

    def carry_out_from(self, me: City, opp: City, item: int, first: int) -> None:
        """Carry out the effects of an item from entry *first* on.

        What an effect leaves on the agenda is resolved before the item's next effect (D6.10).
        """
        end = EFFECT_START[item + 1]
        for entry in range(first, end):
            if EFFECT_KIND[entry] >= FIRST_OWED and entry + 1 < end:
                self.push(MORE_EFFECTS, me.seat, (entry + 1) << 8 | item)
                self.carry_out(me, opp, EFFECT_KIND[entry], EFFECT_A[entry], EFFECT_B[entry])
                return
            self.carry_out(me, opp, EFFECT_KIND[entry], EFFECT_A[entry], EFFECT_B[entry])
            if self.winner != NOBODY:
                return

    def carry_out(self, me: City, opp: City, kind: int, a: int, b: int) -> None:
        """Carry out one effect; every word that happens on arrival has its arm."""
        if kind == COINS:
            me.gain(a)
        elif kind == COINS_PER:
            effects.coins_per(me, a, b)
        elif kind == COINS_PER_MOST:
            effects.coins_per_most(me, opp, a, b)
        elif kind == SHIELDS:
            military.advance(self, me, opp, a + b * me.extra_shields)
        elif kind == OPPONENT_LOSES:
            opp.lose(a)
        elif kind == SYMBOL:
            science.look_at_symbol(self, me, a)
        elif kind == DESTROY_CARD:
            effects.destroy_card(self, me, opp, a)
        elif kind == BUILD_FROM_DISCARD:
            effects.build_from_discard(self, me)
        elif kind == KEEP_TOKEN_FROM_BOX:
            effects.keep_token_from_box(self, me, a)
        elif kind == BUILD_TOP_ROW:
            effects.build_top_row(self, me)
        elif kind == SHARE_REMOVED_CARDS:
            effects.share_removed_cards(self, me)
        else:
            self.carry_out_more(me, opp, kind, a, b)

    def carry_out_more(self, me: City, opp: City, kind: int, a: int, b: int) -> None:
        """Carry out an effect that an expansion adds."""
