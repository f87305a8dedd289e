"""A position of Duel: what each decision offers, and what a choice does."""

from antipater.data import columns, duel
from antipater.data.duel import SCORE_LINES, SLOTS, TOKENS_ON_BOARD, WONDERS_PER_ROUND
from antipater.data.items import CARDS, WONDER_ITEMS
from antipater.game import bits
from antipater.game.errors import Reason
from antipater.game.seats import CHANCE
from antipater.rules.duel import build, cost, effects, invariants, reasons, science, scoring
from antipater.rules.duel.actions import (
    ACTIONS,
    BEGIN,
    BUILD,
    BUILD_ASIDE,
    BUILD_ROW,
    CARD_IDENTITIES,
    CHOOSE_DRAWN,
    CHOOSE_FIRST,
    CHOOSE_TOKEN,
    CHOOSING_ROW,
    DESTROY,
    DESTROYING,
    DISCARD,
    DRAFT,
    DRAFTING,
    DRAW_TOKEN,
    DRAWING_TOKENS,
    END_TURN,
    GUILD_AT,
    KEEP_TOKEN,
    NOBODY,
    PLACING_GUILDS,
    PLAY_TURN,
    REVIVE,
    REVIVING,
    SHARE,
    SHARED,
    SHARES,
    SHARING,
    SHOW_REMOVED,
    SHOW_TOKEN,
    SHOW_WONDER,
    SHOWING_REMOVED,
    SHOWING_TOKENS,
    SHOWING_WONDERS,
    START_AGE,
    START_DRAFT,
    TAKE_TOKEN,
    TURN_UP,
    TURNING,
    WONDER,
)
from antipater.rules.duel.city import City
from antipater.rules.duel.course import Course

DECK_CARDS = columns.DECK_CARDS
DRAFT_ORDER = list(duel.DRAFT_ORDER)

TOP_ROW = columns.TOP_ROW

SHARE_MINE = [mine for mine, _ in SHARES]
SHARE_THEIRS = [theirs for _, theirs in SHARES]
WAYS_TO_SHARE = (1 << len(SHARES)) - 1
ALL_SLOTS = (1 << SLOTS) - 1
ALL_TOKENS = (1 << len(duel.PROGRESS_TOKENS)) - 1


class DuelState(Course):
    """A position of 7 Wonders Duel."""

    def set_up(self, edition: int, wonders: int, first: int, second: int) -> None:
        """Prepare the table: 5 tokens on the board, the draft, Age I; or the wonders of a first game (D1, D2)."""
        self.edition = edition
        self.box = ALL_TOKENS
        for deck in range(4):
            self.unseen[deck] = DECK_CARDS[deck]
        self.pool = wonders
        self.city0.wonders = first
        self.city1.wonders = second
        self.push(START_AGE, 0, 1)
        self.owe_draft()
        self.push(SHOWING_TOKENS, CHANCE, TOKENS_ON_BOARD)

    def owe_draft(self) -> None:
        """Owe both rounds of the draft, if there are wonders to draft (D2.1, D2.2)."""
        if self.pool:
            self.push(START_DRAFT, 0, WONDERS_PER_ROUND)
            self.push(START_DRAFT, 0, 0)

    # What the decision on top of the agenda offers.

    def options(self, seat: int, out: list[int]) -> int:
        """Write what *seat* may do now."""
        kind = self.kinds[self.depth - 1]
        what = self.subjects[self.depth - 1]
        if kind == PLAY_TURN:
            if seat == 0:
                return self.turn_options(self.city0, self.city1, out)
            return self.turn_options(self.city1, self.city0, out)
        if kind == TURNING:
            back = self.back_of(bits.lowest(what))
            return bits.write(self.unseen[back], TURN_UP + (back << 5), out, 0)
        if kind == DRAFTING:
            return bits.write(self.shown, DRAFT, out, 0)
        if kind == CHOOSE_TOKEN:
            return bits.write(self.board, TAKE_TOKEN, out, 0)
        if kind == CHOOSE_DRAWN:
            return bits.write(self.drawn, KEEP_TOKEN, out, 0)
        if kind == REVIVING:
            return self.pile_options_from(REVIVE, out)
        if kind == DESTROYING:
            if seat == 0:
                return self.destroy_options(self.city1, what, out)
            return self.destroy_options(self.city0, what, out)
        if kind == CHOOSE_FIRST:
            return bits.write(0b11, BEGIN, out, 0)
        if kind == PLACING_GUILDS:
            return bits.write(ALL_SLOTS & ~self.guild_backs, GUILD_AT, out, 0)
        if kind == SHOWING_WONDERS:
            return bits.write(self.pool, SHOW_WONDER, out, 0)
        if kind == SHOWING_TOKENS:
            return bits.write(self.box, SHOW_TOKEN, out, 0)
        if kind == DRAWING_TOKENS:
            return bits.write(self.box, DRAW_TOKEN, out, 0)
        if kind == CHOOSING_ROW:
            return bits.write(self.present & TOP_ROW[self.age - 1], BUILD_ROW, out, 0)
        if kind == SHARING:
            return bits.write(WAYS_TO_SHARE, SHARE, out, 0)
        if kind == SHOWING_REMOVED:
            return bits.write(self.unseen[self.age - 1], SHOW_REMOVED + ((self.age - 1) << 5), out, 0)
        return self.more_options(kind, seat, what, out)

    def more_options(self, kind: int, seat: int, what: int, out: list[int]) -> int:
        """Write the options of a kind of decision that an expansion adds."""
        return 0

    def turn_options(self, me: City, opp: City, out: list[int]) -> int:
        """Write what a turn offers: construct, discard, or construct a wonder (D4.1, D4.4)."""
        accessible = self.open & ~self.hidden
        prices = [0, 0, 0, 0, 0, 0]
        self.quote(me, opp, prices)
        purse = self.purse(me)
        n = 0
        left = accessible
        while left:
            slot = bits.lowest(left)
            out[n] = BUILD + slot
            n += 1 if cost.cost_at(me, self.slots[slot], prices) <= purse else 0
            left &= left - 1
        n = bits.write(accessible, DISCARD, out, n)
        left = me.wonders
        while left:
            wonder = bits.lowest(left)
            if cost.cost_at(me, WONDER_ITEMS + wonder, prices) <= purse:
                n = bits.write(accessible, WONDER + wonder * SLOTS, out, n)
            left &= left - 1
        return self.more_turn_options(me, out, n)

    def more_turn_options(self, me: City, out: list[int], n: int) -> int:
        """Write what else a turn offers, from place *n* on; return the place after the last."""
        return n

    def pile_options_from(self, base: int, out: list[int]) -> int:
        """Write the cards of the discard pile (D6.5), counted from *base*."""
        n = 0
        for deck in range(4):
            n = bits.write(self.discard[deck], base + (deck << 5), out, n)
        return n

    def destroy_options(self, opp: City, color: int, out: list[int]) -> int:
        """Write the opponent's cards of one colour (D6.4)."""
        n = 0
        for deck in range(4):
            n = bits.write(effects.cards_of_color(opp, color, deck), DESTROY + (deck << 5), out, n)
        return n

    def identity(self, action: int) -> int:
        """Return what an option does: what is done with a card is named by the card, not by its slot."""
        if action < DRAFT:
            return action // SLOTS * CARDS + self.slots[action % SLOTS]
        return CARD_IDENTITIES + action - DRAFT

    # What a choice does.

    def step(self, action: int, seat: int) -> None:
        """Carry out a legal action, then whatever goes on by itself."""
        if seat == CHANCE:
            self.happen(action)
        elif seat == 0:
            self.resolve(self.city0, self.city1, action)
        else:
            self.resolve(self.city1, self.city0, action)
        self.go_on()

    def resolve(self, me: City, opp: City, action: int) -> None:
        """Carry out the choice of a seat."""
        kind = self.kinds[self.depth - 1]
        what = self.subjects[self.depth - 1]
        self.pop()
        if kind == PLAY_TURN:
            self.play_turn(me, opp, action)
        elif kind == DRAFTING:
            self.draft(me, action - DRAFT, what)
        elif kind == CHOOSE_TOKEN:
            self.board ^= 1 << (action - TAKE_TOKEN)
            science.take_token(self, me, opp, action - TAKE_TOKEN)
        elif kind == CHOOSE_DRAWN:
            self.box |= self.drawn ^ 1 << (action - KEEP_TOKEN)
            self.drawn = 0
            science.take_token(self, me, opp, action - KEEP_TOKEN)
        elif kind == REVIVING:
            card = action - REVIVE
            self.discard[card >> 5] ^= 1 << (card & 31)
            build.build_for_nothing(self, me, opp, card)
        elif kind == DESTROYING:
            opp.remove_card(action - DESTROY)
            self.discard_card(action - DESTROY)
        elif kind == CHOOSE_FIRST:
            self.begin_turn(action - BEGIN)
        elif kind == CHOOSING_ROW:
            build.build_for_nothing(self, me, opp, self.take(action - BUILD_ROW))
        elif kind == SHARING:
            self.share(me, opp, action - SHARE)
        else:
            self.resolve_more(me, opp, kind, what, action)

    def share(self, me: City, opp: City, way: int) -> None:
        """Give *me* one of the three cards and the opponent another, which waits; discard the third (M3, M6)."""
        first = (self.age - 1) << 5
        cards = [0, 0, 0]
        bits.write(self.aside, first, cards, 0)
        self.aside = 0
        mine = SHARE_MINE[way]
        theirs = SHARE_THEIRS[way]
        self.discard_card(cards[3 - mine - theirs])
        self.push(BUILD_ASIDE, opp.seat, cards[theirs])
        build.build_for_nothing(self, me, opp, cards[mine])

    def resolve_more(self, me: City, opp: City, kind: int, what: int, action: int) -> None:
        """Carry out the choice of a kind of decision that an expansion adds."""

    def play_turn(self, me: City, opp: City, action: int) -> None:
        """Take an accessible card and construct it, discard it, or construct a wonder with it (D4.1)."""
        self.push(END_TURN, me.seat, 0)
        if action < DISCARD:
            build.build(self, me, opp, self.take(action - BUILD))
        elif action < WONDER:
            self.discard_card(self.take(action - DISCARD))
            me.gain(cost.discard_income(me))
        elif action >= ACTIONS:
            self.play_more(me, opp, action)
        else:
            wonder = (action - WONDER) // SLOTS
            card = self.take((action - WONDER) % SLOTS)
            self.pay(me, opp, WONDER_ITEMS + wonder)
            self.tuck(card, wonder)
            build.build_wonder(self, me, opp, wonder)

    def play_more(self, me: City, opp: City, action: int) -> None:
        """Take a turn of a kind that an expansion adds."""

    def tuck(self, card: int, wonder: int) -> None:
        """Lay a card under a wonder: it is in nobody's city and not in the discard pile (D4.3)."""

    def draft(self, me: City, wonder: int, picked: int) -> None:
        """Take a wonder; *picked* were taken before it (D2.1, D2.2)."""
        self.shown ^= 1 << wonder
        me.wonders |= 1 << wonder
        if self.shown:
            self.push(DRAFTING, DRAFT_ORDER[picked + 1], picked + 1)

    def happen(self, outcome: int) -> None:
        """Carry out what chance brings; the last of its kind strikes the entry off."""
        top = self.depth - 1
        kind = self.kinds[top]
        if kind == TURNING:
            self.turn_up(bits.lowest(self.subjects[top]), outcome - TURN_UP)
            self.subjects[top] &= self.subjects[top] - 1
        elif kind > SHOWING_REMOVED:
            self.happen_more(kind, outcome)
            return
        else:
            self.subjects[top] -= 1
            if kind == PLACING_GUILDS:
                self.guild_backs |= 1 << (outcome - GUILD_AT)
            elif kind == SHOWING_WONDERS:
                self.pool ^= 1 << (outcome - SHOW_WONDER)
                self.shown |= 1 << (outcome - SHOW_WONDER)
            elif kind == SHOWING_TOKENS:
                self.box ^= 1 << (outcome - SHOW_TOKEN)
                self.board |= 1 << (outcome - SHOW_TOKEN)
            elif kind == DRAWING_TOKENS:
                self.box ^= 1 << (outcome - DRAW_TOKEN)
                self.drawn |= 1 << (outcome - DRAW_TOKEN)
            else:
                card = outcome - SHOW_REMOVED
                self.unseen[card >> 5] ^= 1 << (card & 31)
                self.aside |= 1 << (card & 31)
        if self.subjects[top] == 0:
            self.pop()

    def happen_more(self, kind: int, outcome: int) -> None:
        """Carry out a kind of chance that an expansion adds."""

    def turn_up(self, slot: int, card: int) -> None:
        """Show the face of a card of the structure; from now on it is seen (D3.3, D3.6)."""
        self.slots[slot] = card
        self.unseen[card >> 5] ^= 1 << (card & 31)
        self.hidden &= ~(1 << slot)
        self.guild_backs &= ~(1 << slot)

    def invariant_violation(self) -> int:
        """Return the number of a law that this position breaks, 0 if it is sound."""
        return invariants.invariant_violation(self)

    # What Python callers ask.

    def why_not(self, action: int, seat: int) -> Reason | None:
        """Say why *seat* cannot do *action* now, or return None if it can."""
        return reasons.why_not(self, action, seat)

    def returns(self) -> list[int]:
        """Return 2 for the winner and 0 for the loser, 1 each if the victory is shared (D10.3)."""
        if self.winner == NOBODY:
            return [0, 0]
        if self.winner == SHARED:
            return [1, 1]
        return [2, 0] if self.winner == 0 else [0, 2]

    def score_sheet(self, seat: int) -> list[int]:
        """Return the points of *seat* as they stand, a figure for each of `data.duel.SCORE_LINES` (D10.2)."""
        me, opp = (self.city0, self.city1) if seat == 0 else (self.city1, self.city0)
        return [scoring.category(self, me, opp, line) for line in range(len(SCORE_LINES))]

    def funds(self, seat: int) -> int:
        """Return the coins that a seat can spend."""
        return self.purse(self.city0 if seat == 0 else self.city1)

    def city(self, seat: int) -> City:
        """Return the city of a seat, to look at."""
        return self.city0 if seat == 0 else self.city1
