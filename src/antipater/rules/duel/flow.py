"""How turns and Ages follow each other, and what an item does when it arrives."""

from antipater.data import duel, items, words
from antipater.data.duel import GUILDS_IN_PLAY, WONDERS_PER_ROUND
from antipater.data.items import AGE_DECKS
from antipater.data.structures import MOST_SLOTS
from antipater.data.words import FIRST_OWED
from antipater.game import bits
from antipater.game import block as blocks
from antipater.game.seats import CHANCE
from antipater.rules.duel import build, effects, military, numbers, printed, science, scoring, table_memory
from antipater.rules.duel.city import City
from antipater.rules.duel.decisions import (
    AGENDA,
    AUTOMATIC_BIT,
    CHANCE_BOARD,
    CHANCE_BOARD_FAR,
    CHANCE_DRAW,
    CHANCE_DRAW_FAR,
    CHANCE_GUILD,
    CHANCE_GUILD_FAR,
    CHANCE_REMOVED,
    CHANCE_SHOW,
    CHANCE_SHOW_FAR,
    CHANCE_TURN,
    CHANCE_TURN_FAR,
    EMPTY,
    FIRST,
    NEAR_SLOTS,
    NOBODY,
    OWE_AGE,
    OWE_ASIDE,
    OWE_DRAFT,
    OWE_DRAWING,
    OWE_EFFECTS,
    OWE_END_TURN,
    OWE_FIRST,
    OWE_GUILDS,
    OWE_ROUND,
    OWE_TOKENS,
    OWE_TURN,
    OWE_TURNING,
    OWE_WONDERS,
)
from antipater.rules.duel.moments import NO_BUILDINGS, TURN_BEGINS, UNCOVER, WITHHELD
from antipater.rules.duel.table import Table

COINS = words.Coins.number
COINS_PER = words.CoinsPer.number
COINS_PER_MOST = words.CoinsPerMost.number
SHIELDS = words.Shields.number
OPPONENT_LOSES = words.OpponentLoses.number
SYMBOL = words.Symbol.number
DESTROY_CARD = words.DestroyCard.number
BUILD_FROM_DISCARD = words.BuildFromDiscard.number
KEEP_TOKEN_FROM_BOX = words.KeepTokenFromBox.number
BUILD_TOP_ROW = words.BuildTopRow.number
SHARE_REMOVED_CARDS = words.ShareRemovedCards.number

DRAFT_ORDER = list(duel.DRAFT_ORDER)
LAST_AGE = 3
FIRST_FREE_DECK = items.FREE_DECKS[0] - 1
FREE_DECKS = len(items.FREE_DECKS)


class TurnFlow(Table):
    """The table in the course of a game: everything that happens without a choice."""

    def run_automatic(self) -> None:
        """Run automatic entries until a seat or chance must choose."""
        while self.depth and self.kinds[self.depth - 1] & AUTOMATIC_BIT:
            kind = self.kinds[self.depth - 1]
            seat = self.seats[self.depth - 1]
            what = self.subjects[self.depth - 1]
            if seat == 0:
                self.run_entry(self.city0, self.city1, kind, what)
            else:
                self.run_entry(self.city1, self.city0, kind, what)

    def run_entry(self, me: City, opp: City, kind: int, what: int) -> None:
        """Carry out the top entry, which needs no choice."""
        if kind == OWE_END_TURN:
            self.end_turn(me)
            return
        self.pop()
        if kind == OWE_EFFECTS:
            # The item's number has a ninth bit, which stands apart: numbers below 256 were there first.
            self.carry_out_from(me, opp, what & 0xFF | what >> 24 << 8, what >> 8 & 0xFFFF)
        elif kind == OWE_AGE:
            self.start_age(what)
        elif kind == OWE_ROUND:
            # The wonders of a round are drawn only when it begins (D2.3).
            self.push(OWE_DRAFT, DRAFT_ORDER[what], what)
            self.push(OWE_WONDERS, CHANCE, WONDERS_PER_ROUND)
        elif kind == OWE_ASIDE:
            build.build_for_nothing(self, me, opp, what)
        else:
            self.parts.run_automatic(self, me, opp, kind, what)

    def begin_turn(self, seat: int) -> None:
        """Make *seat* the active player."""
        self.turn = seat
        self.push(OWE_TURN, seat, 0)
        if self.asked & TURN_BEGINS:
            self.at_turn_begins.turn_begins(self)

    def end_turn(self, me: City) -> None:
        """Turn cards up, then end the Age, play again, or pass the turn on (D3.3, D4.5, D6.8).

        The end of the turn stays on the agenda while cards are turned up; the next turn takes its place.
        """
        turning = self.open & self.hidden
        if turning:
            if not (self.asked & UNCOVER and self.at_uncover.uncover(self, me, turning)):
                self.push(OWE_TURNING, CHANCE, turning)
        elif self.present == 0:
            self.replay = 0
            self.pop()
            self.end_age()
        else:
            self.turn = me.seat if self.replay else 1 - me.seat
            self.replay = 0
            self.kinds[self.depth - 1] = OWE_TURN
            self.seats[self.depth - 1] = self.turn
            if self.asked & TURN_BEGINS:
                self.at_turn_begins.turn_begins(self)

    def end_age(self) -> None:
        """Lay out the next Age, or count the points (D9.1, D10.1)."""
        if self.age == LAST_AGE:
            scoring.settle_by_points(self)
        else:
            self.start_age(self.age + 1)

    def start_age(self, age: int) -> None:
        """Lay out the structure of an Age; player 0 begins Age I, a player chosen in sight of it the others.

        D1.1, D3.1, D9.4.
        """
        self.age = age
        structure = self.structure()
        self.present = (1 << printed.SLOT_COUNT[structure]) - 1
        self.hidden = self.present & ~printed.FACE_UP[structure]
        self.open = printed.OPEN_AT_START[structure]
        for slot in range(MOST_SLOTS):
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
            self.push(OWE_FIRST, self.turn, 0)
        else:
            self.push(OWE_FIRST, 1 if self.pawn > 0 else 0, 0)

    def owe_draft(self) -> None:
        """Owe both rounds of the draft, if there are wonders to draft (D2.1, D2.2)."""
        if self.pool:
            self.push(OWE_ROUND, 0, WONDERS_PER_ROUND)
            self.push(OWE_ROUND, 0, 0)

    def lay_out(self, age: int) -> None:
        """Owe the face-up cards of an Age, and before them where the guilds are (D3.5)."""
        if self.expanded:
            if age == 1 and self.parts.draft_last:
                self.owe_draft()
            self.parts.lay_out(self, age)
        self.push(OWE_TURNING, CHANCE, printed.FACE_UP[self.structure()])
        if age == LAST_AGE:
            self.push(OWE_GUILDS, CHANCE, GUILDS_IN_PLAY)
        if self.expanded:
            self.parts.open_age(self, age)

    # What an item does on arrival.

    def gain_item(self, me: City, opp: City, item: int) -> None:
        """Carry out an item's effects in the order of D4.6.

        What an expansion owes after coins, shields and losses comes before the effects that leave a decision.
        """
        if self.due:
            self.due = 0
            later = printed.EFFECT_START[item]
            while later < printed.EFFECT_END[item] and printed.EFFECT_KIND[later] < FIRST_OWED:
                later += 1
            if later < printed.EFFECT_END[item]:
                self.push(OWE_EFFECTS, me.seat, item >> 8 << 24 | later << 8 | item & 0xFF)
            self.parts.owe_due(self)
            self.carry_out_run(me, opp, printed.EFFECT_START[item], later)
            return
        if printed.EFFECT_START[item] != printed.EFFECT_END[item]:
            self.carry_out_from(me, opp, item, printed.EFFECT_START[item])

    def carry_out_from(self, me: City, opp: City, item: int, first: int) -> None:
        """Carry out the effects of an item from entry *first* on.

        What an effect leaves on the agenda is resolved before the item's next effect (D6.10).
        """
        end = printed.EFFECT_END[item]
        for entry in range(first, end):
            word = printed.EFFECT_KIND[entry]
            if entry + 1 < end and (word >= FIRST_OWED or (word == SHIELDS and self.expanded)):
                self.push(OWE_EFFECTS, me.seat, item >> 8 << 24 | (entry + 1) << 8 | item & 0xFF)
                self.carry_out(me, opp, word, printed.EFFECT_A[entry], printed.EFFECT_B[entry])
                return
            self.carry_out(me, opp, word, printed.EFFECT_A[entry], printed.EFFECT_B[entry])
            if self.winner != NOBODY:
                return

    def carry_out_run(self, me: City, opp: City, first: int, end: int) -> None:
        """Carry out effects that leave nothing between them to be resolved."""
        for entry in range(first, end):
            self.carry_out(me, opp, printed.EFFECT_KIND[entry], printed.EFFECT_A[entry], printed.EFFECT_B[entry])
            if self.winner != NOBODY:
                return

    def carry_out(self, me: City, opp: City, word: int, a: int, b: int) -> None:
        """Carry out one effect; every word that acts on arrival has its arm."""
        if word == COINS:
            me.gain(a)
        elif word == COINS_PER:
            effects.coins_per(me, a, b)
        elif word == COINS_PER_MOST:
            effects.coins_per_most(me, opp, a, b)
        elif word == SHIELDS:
            military.advance(self, me, opp, military.strength(me, a, b))
        elif word == OPPONENT_LOSES:
            opp.lose(a)
        elif word == SYMBOL:
            science.look_at_symbol(self, me, a)
        elif word == DESTROY_CARD:
            effects.destroy_card(self, me, opp, a)
        elif word == BUILD_FROM_DISCARD:
            effects.build_from_discard(self, me)
        elif word == KEEP_TOKEN_FROM_BOX:
            effects.keep_token_from_box(self, me, a)
        elif word == BUILD_TOP_ROW:
            effects.build_top_row(self, me)
        elif word == SHARE_REMOVED_CARDS:
            effects.share_removed_cards(self, me)
        else:
            self.parts.carry_out(self, me, opp, word, a, b)

    # Chance.

    def chance_options(self, kind: int, what: int, out: list[int]) -> int:
        """Write what chance may bring."""
        if kind == OWE_TURNING:
            back = self.back_of(bits.lowest(what))
            return numbers.write_deck(self.possible(back), back, CHANCE_TURN, CHANCE_TURN_FAR, out, 0)
        if kind == OWE_GUILDS:
            free = (1 << printed.SLOT_COUNT[self.structure()]) - 1 & ~self.guild_backs
            if self.asked & NO_BUILDINGS:
                free &= ~self.at_no_buildings.no_buildings(self)
            return numbers.write_slots(free, CHANCE_GUILD, CHANCE_GUILD_FAR, out, 0)
        if kind == OWE_WONDERS:
            return numbers.write_kinds(self.pool, CHANCE_SHOW, CHANCE_SHOW_FAR, out, 0)
        if kind == OWE_TOKENS:
            return numbers.write_kinds(self.box, CHANCE_BOARD, CHANCE_BOARD_FAR, out, 0)
        if kind == OWE_DRAWING:
            return numbers.write_kinds(self.box, CHANCE_DRAW, CHANCE_DRAW_FAR, out, 0)
        removed = self.unseen[self.age - 1]
        if self.asked & WITHHELD and self.at_withheld.withheld(self, self.age - 1):
            removed &= self.at_withheld.withheld(self, self.age - 1)
        return bits.write(removed, CHANCE_REMOVED + ((self.age - 1) << 5), out, 0)

    def chance_weights(self, out: list[int]) -> int:
        """Write the weights of an expansion's chance and return 1; all else is equally likely."""
        kind = self.kinds[self.depth - 1]
        if kind != OWE_TURNING and self.expanded and self.parts.owns_kind[kind]:
            return self.parts.chance_weights(self, kind, self.subjects[self.depth - 1], out)
        return 0

    def apply_chance(self, outcome: int) -> None:
        """Apply what chance brings; the last of its kind removes the entry. Cards come in the order of slots (D3.7)."""
        kind = self.kinds[self.depth - 1]
        what = self.subjects[self.depth - 1]
        if kind == OWE_TURNING:
            self.turn_up(bits.lowest(what), numbers.card_of(outcome, CHANCE_TURN, CHANCE_TURN_FAR))
            self.leave(what & (what - 1))
        elif self.expanded and self.parts.owns_kind[kind]:
            self.parts.apply_chance(self, kind, what, outcome)
        else:
            self.leave(what - 1)
            if kind == OWE_GUILDS:
                self.guild_backs |= 1 << numbers.slot_of(outcome, CHANCE_GUILD, CHANCE_GUILD_FAR)
            elif kind == OWE_WONDERS:
                wonder = numbers.kind_of(outcome, CHANCE_SHOW, CHANCE_SHOW_FAR)
                self.pool ^= 1 << wonder
                self.shown |= 1 << wonder
            elif kind == OWE_TOKENS:
                token = numbers.kind_of(outcome, CHANCE_BOARD, CHANCE_BOARD_FAR)
                self.box ^= 1 << token
                self.board |= 1 << token
            elif kind == OWE_DRAWING:
                token = numbers.kind_of(outcome, CHANCE_DRAW, CHANCE_DRAW_FAR)
                self.box ^= 1 << token
                self.drawn |= 1 << token
                if self.expanded:
                    self.parts.on_token_shown(self, token)
            else:
                card = outcome - CHANCE_REMOVED
                self.unseen[card >> 5] ^= 1 << (card & 31)
                self.aside |= 1 << (card & 31)

    # All of it as integers.

    def save(self, block: list[int]) -> int:
        """Write every field to *block*; return how many integers there are."""
        n = table_memory.write(self, block, 0)
        block[n] = self.depth
        n = blocks.write(self.slots, NEAR_SLOTS, block, n + 1)
        n = blocks.write(self.unseen, AGE_DECKS, block, n)
        n = blocks.write(self.discard, AGE_DECKS, block, n)
        n = blocks.write(self.kinds, AGENDA, block, n)
        n = blocks.write(self.seats, AGENDA, block, n)
        n = blocks.write(self.subjects, AGENDA, block, n)
        block[n] = self.aside
        n = self.city1.save(block, self.city0.save(block, n + 1))
        if self.wide:
            n = self.save_wide(block, n)
        return self.parts.save(block, n) if self.expanded else n

    def load(self, block: list[int]) -> None:
        """Take every field from *block*, as `save` wrote it."""
        n = table_memory.read(self, block, 0)
        self.depth = block[n]
        n = blocks.read(self.slots, NEAR_SLOTS, block, n + 1)
        n = blocks.read(self.unseen, AGE_DECKS, block, n)
        n = blocks.read(self.discard, AGE_DECKS, block, n)
        n = blocks.read(self.kinds, AGENDA, block, n)
        n = blocks.read(self.seats, AGENDA, block, n)
        n = blocks.read(self.subjects, AGENDA, block, n)
        self.aside = block[n]
        n = self.city1.load(block, self.city0.load(block, n + 1))
        if self.wide:
            n = self.load_wide(block, n)
        if self.expanded:
            self.parts.load(block, n)

    def save_wide(self, block: list[int], n: int) -> int:
        """Write further slots and decks; return the place after the last."""
        for slot in range(NEAR_SLOTS, MOST_SLOTS):
            block[n] = self.slots[slot]
            n += 1
        for deck in range(FIRST_FREE_DECK, FIRST_FREE_DECK + FREE_DECKS):
            block[n] = self.unseen[deck]
            block[n + 1] = self.discard[deck]
            block[n + 2] = self.city0.cards[deck]
            block[n + 3] = self.city1.cards[deck]
            n += 4
        return n

    def load_wide(self, block: list[int], n: int) -> int:
        """Take further slots and decks, as `save_wide` wrote them; return the place after the last."""
        for slot in range(NEAR_SLOTS, MOST_SLOTS):
            self.slots[slot] = block[n]
            n += 1
        for deck in range(FIRST_FREE_DECK, FIRST_FREE_DECK + FREE_DECKS):
            self.unseen[deck] = block[n]
            self.discard[deck] = block[n + 1]
            self.city0.cards[deck] = block[n + 2]
            self.city1.cards[deck] = block[n + 3]
            n += 4
        return n
