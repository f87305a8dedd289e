"""Reads a position of Duel into the inputs of the net (`layout`), as one seat sees it, prices and points included."""

from antipater.ai.evaluation import layout, outlook
from antipater.ai.evaluation.layout import (
    AFFORDABLE,
    AGE,
    AHEAD,
    ANY,
    ASIDE,
    BOARD,
    BUILT,
    CARD,
    CARD_IN,
    CARD_SIZE,
    CARDS_LEFT,
    CITY,
    CITY_SIZE,
    COINS,
    COLOR,
    DIFFERENT,
    DISCARDED,
    DRAWN,
    FIRST_WONDERS,
    FIXED,
    FREE,
    GUILD_BACK,
    HIDDEN,
    KINDS,
    LAST_CARD,
    LEAD,
    LOOT,
    MAKES,
    MAKES_TWO,
    NEXT,
    OPEN,
    OWED,
    PAIR,
    PAWN,
    POINTS,
    PRESENT,
    PRICE,
    PURSE,
    READY,
    SHOWN,
    SLOT,
    SLOT_SIZE,
    SYMBOL,
    TOKEN,
    TURNING_UP,
    UNDER_ONE,
    UNDER_TWO,
    UNSEEN,
    WONDER,
    WONDER_PRICE,
    WONDERS_BUILT,
)
from antipater.data.duel import CAPITAL, TERMS
from antipater.data.items import AGE_CARDS, AGE_DECKS, DECK_SIZE, ITEMS
from antipater.data.structures import MOST_SLOTS
from antipater.data.words import COLORS, GOODS, SYMBOLS, WONDERS
from antipater.game import bits
from antipater.rules.duel import printed, science, scoring
from antipater.rules.duel.city import City
from antipater.rules.duel.decisions import OWE_TURN, OWE_TURNING
from antipater.rules.duel.moments import PRICE as CHANGES_PRICES
from antipater.rules.duel.state import DuelState

CARD_PLACE = list(layout.CARD_PLACE)
COIN_STEPS = list(layout.COIN_STEPS)
LEAD_STEPS = list(layout.LEAD_STEPS)
SLOTS = layout.SLOTS
LAST_AGE, GUILDS = 3, 3
WORD, WHOLE = 32, 0xFFFFFFFF  # inputs are marked 32 to a number


class PartFeatures:
    """What an expansion adds to what is seen; those of several expansions form a chain."""

    inputs = layout.DUEL_INPUTS  # that a net must have for what this expansion adds
    ambitious = False  # whether it adds a way to victory, which self-play has to try

    def __init__(self, features: "DuelFeatures", after: "PartFeatures | None") -> None:
        self.after = after

    def see(self, features: "DuelFeatures", me: City, opp: City) -> None:
        """See what this expansion adds, then what the next one does."""
        self.see_own(features, me, opp)
        if self.after is not None:
            self.after.see(features, me, opp)

    def see_own(self, features: "DuelFeatures", me: City, opp: City) -> None:
        """See what this expansion adds."""

    def ambitions(self, seat: int) -> float:
        """Return how far a seat is on the ways to victory that this expansion and those after it add."""
        return self.ambition(seat) + (self.after.ambitions(seat) if self.after is not None else 0.0)

    def ambition(self, seat: int) -> float:
        """Return how far a seat is on a way to victory that this expansion adds."""
        return 0.0


class DuelFeatures:
    """Looks at one table; what it sees are marks of the inputs whose amount is 1, and a list of others."""

    def __init__(self, table: DuelState, parts: tuple[type[PartFeatures], ...] = ()) -> None:
        if not isinstance(table, DuelState):
            raise TypeError(f"a position of Duel is needed here, not {table!r}")
        self.table = table
        self.count = 0
        self.marks = [0] * 129  # of the inputs whose amount is 1
        self.inputs = [0] * 1024  # of the others
        self.amounts = [0.0] * 1024
        self.slot_first = SLOT  # an expansion with other structures changes these three
        self.age_slots = SLOTS
        self.left_first = CARDS_LEFT
        self.known_terms = [0] * 64  # of both cities, and what they make: what a price depends on
        self.new_terms = [1, 1]  # how often they were new
        self.known_price = [0] * 1024  # of items …
        self.priced_at = [0] * 1024  # … and on which terms that was
        self.needed = layout.DUEL_INPUTS
        self.ambitious = 0  # whether an expansion adds a way to victory
        self.more: PartFeatures | None = None
        for part in reversed(parts):
            self.more = part(self, self.more)
            self.needed = max(self.needed, part.inputs)
            self.ambitious |= part.ambitious
        self.words = (self.needed + WORD - 1) // WORD

    def inputs_needed(self) -> int:
        """Return how many inputs a net must have for what is seen here."""
        return self.needed

    def look(self, seat: int) -> int:
        """Mark what *seat* sees, and list the inputs whose amount may differ from 1; return how many are listed."""
        self.count = 0
        for word in range(self.words):
            self.marks[word] = 0
        if seat == 0:
            self.see(self.table.city0, self.table.city1)
        else:
            self.see(self.table.city1, self.table.city0)
        return self.count

    def list_all(self, seat: int) -> int:
        """List all that *seat* sees; return how many inputs there are."""
        self.look(seat)
        for word in range(self.words):
            members = self.marks[word]
            while members:
                self.note(word * WORD + bits.lowest(members), 1.0)
                members &= members - 1
        return self.count

    def seen(self, seat: int) -> list[tuple[int, float]]:
        """Return what *seat* sees, for Python callers."""
        self.table.check_seat(seat)
        count = self.list_all(seat)
        return [(self.inputs[place], float(self.amounts[place])) for place in range(count)]

    def note(self, number: int, amount: float) -> None:
        """Add an input to the list."""
        self.inputs[self.count] = number
        self.amounts[self.count] = amount
        self.count += 1

    def mark(self, number: int) -> None:
        """Mark an input: its amount is 1."""
        self.marks[number >> 5] |= 1 << (number & 31)

    def mark_all(self, members: int, first: int) -> None:
        """Mark an input for each member of a set; *first* is that of member 0."""
        wide = members
        wide <<= first & 31
        self.marks[first >> 5] |= wide & WHOLE
        self.marks[(first >> 5) + 1] |= wide >> 32

    def see(self, me: City, opp: City) -> None:
        """See everything."""
        self.see_terms(me, opp)
        self.see_terms(opp, me)
        mine = scoring.total(self.table, me, opp)
        theirs = scoring.total(self.table, opp, me)
        self.see_city(me, opp, CITY, mine)
        self.see_city(opp, me, CITY + CITY_SIZE, theirs)
        self.see_lead(mine - theirs)
        self.see_table(me, opp)
        self.see_structure(me, opp)
        outlook.see(self, self.table, me, opp)
        self.see_piles()
        if self.more is not None:
            self.more.see(self, me, opp)

    def ambition(self, seat: int) -> float:
        """Return how far a seat is on the ways to victory that expansions add."""
        return self.more.ambitions(seat) if self.more is not None else 0.0

    def see_terms(self, me: City, opp: City) -> None:
        """See on which terms a city buys, and forget the prices that it had on others.

        Most actions change neither city's terms, so most prices are found once for all options of a position.
        """
        terms = [0] * 16
        self.table.set_terms(me, opp, terms)
        # An expansion that changes prices does so for reasons of its own: nothing is kept then.
        apart = 1 if self.table.asked & CHANGES_PRICES and self.table.at_price.prices(self.table, me) else 0
        first = me.seat * 32
        changed = apart
        for place in range(TERMS):
            changed |= self.known_terms[first + place] ^ terms[place]
            self.known_terms[first + place] = terms[place]
        for good in range(GOODS):
            changed |= self.known_terms[first + TERMS + good] ^ me.makes[good]
            self.known_terms[first + TERMS + good] = me.makes[good]
        helpers = me.any_raw << 16 | me.any_made << 8 | apart
        changed |= self.known_terms[first + TERMS + GOODS] ^ helpers
        self.known_terms[first + TERMS + GOODS] = helpers
        if changed:
            self.new_terms[me.seat] += 1

    def price_of(self, me: City, opp: City, item: int) -> int:
        """Return what an item costs a city whose terms were seen."""
        place = me.seat * ITEMS + item
        if self.priced_at[place] != self.new_terms[me.seat]:
            self.priced_at[place] = self.new_terms[me.seat]
            self.known_price[place] = self.find_price(me, opp, item)
        return self.known_price[place]

    def find_price(self, me: City, opp: City, item: int) -> int:
        """Return what an item costs a city, by the rules."""
        terms = [0] * 16
        for place in range(TERMS):
            terms[place] = self.known_terms[me.seat * 32 + place]
        return self.table.price_at(me, opp, item, terms)

    def see_city(self, me: City, opp: City, first: int, points: int) -> None:
        """See what stands in a city, what it makes, what it can spend, and what its wonders cost."""
        for deck in range(AGE_DECKS):
            self.mark_all(me.cards[deck], first + CARD_IN + CARD_PLACE[deck * DECK_SIZE])
        self.mark_all(me.built & FIRST_WONDERS, first + BUILT)
        self.mark_all(me.wonders & FIRST_WONDERS, first + WONDER)
        self.mark_all(me.tokens, first + TOKEN)
        purse = self.table.purse(me)
        self.note(first + PURSE, purse * 0.125)
        for step in range(8):
            if purse >= COIN_STEPS[step]:
                self.mark(first + COINS + step)
        for good in range(GOODS):
            if me.makes[good]:
                self.note(first + MAKES + good, me.makes[good] * 0.5)
                if me.makes[good] > 1:
                    self.mark(first + MAKES_TWO + good)
        self.mark_all(me.fixed, first + FIXED)
        if me.any_raw:
            self.note(first + ANY, me.any_raw)
        if me.any_made:
            self.note(first + ANY + 1, me.any_made)
        for symbol in range(SYMBOLS):
            if me.symbols[symbol]:
                self.mark(first + SYMBOL + symbol)
                if me.symbols[symbol] > 1:
                    self.mark(first + PAIR + symbol)
        self.mark(first + DIFFERENT + science.different_symbols(me))
        for color in range(COLORS):
            if me.count[color]:
                self.note(first + COLOR + color, me.count[color] * 0.25)
        self.note(first + POINTS, points * 0.0625)
        self.see_wonders(me, opp, first, purse)

    def see_wonders(self, me: City, opp: City, first: int, purse: int) -> None:
        """See what the wonders that wait to be built cost."""
        left = me.wonders & FIRST_WONDERS
        while left:
            wonder = bits.lowest(left)
            price = self.price_of(me, opp, printed.WONDER_ITEM[wonder])
            self.note(first + WONDER_PRICE + wonder, price * 0.125)
            if price <= purse:
                self.mark(first + READY + wonder)
            left &= left - 1

    def see_lead(self, lead: int) -> None:
        """See who is ahead in points."""
        self.note(AHEAD, lead * 0.125)
        for step in range(10):
            if lead >= LEAD_STEPS[step]:
                self.mark(LEAD + step)

    def see_table(self, me: City, opp: City) -> None:
        """See the track, the Age, the tokens, and what is owed by whom."""
        ahead = self.table.pawn if me.seat == 0 else -self.table.pawn
        self.mark(PAWN + CAPITAL + ahead)
        self.mark_all(self.table.loot >> (2 * me.seat) & 0b11, LOOT)
        self.mark_all(self.table.loot >> (2 * opp.seat) & 0b11, LOOT + 2)
        self.mark(AGE + self.table.age)
        self.mark(WONDERS_BUILT + me.count[WONDERS] + opp.count[WONDERS])
        self.mark(self.left_first + bits.size(self.table.present))
        self.mark_all(self.table.board, BOARD)
        self.mark_all(self.table.drawn, DRAWN)
        self.mark_all(self.table.shown & FIRST_WONDERS, SHOWN)
        if self.table.depth:
            top = self.table.depth - 1
            kind = self.table.kinds[top]
            if kind < KINDS:
                self.mark(OWED + kind + (0 if self.table.seats[top] == me.seat else KINDS))
            if kind == OWE_TURNING:
                self.note(TURNING_UP, bits.size(self.table.subjects[top]))
            stays = kind == OWE_TURN or self.table.replay
            mine = (self.table.turn == me.seat) == stays
            if mine:
                self.mark(NEXT)
            if self.table.present:
                last = mine == (bits.size(self.table.present) & 1)
                self.mark(LAST_CARD + (0 if last else CITY_SIZE))
        if self.table.replay:
            self.mark(NEXT + 1)

    def see_structure(self, me: City, opp: City) -> None:
        """See every card of the structure: where it lies, what covers it, what it costs both."""
        if self.table.age == 0:
            return
        my_purse = self.table.purse(me)
        their_purse = self.table.purse(opp)
        first = (self.table.age - 1) * self.age_slots
        covers = self.table.structure() * MOST_SLOTS
        left = self.table.present
        while left:
            slot = bits.lowest(left)
            left &= left - 1
            place = self.slot_first + (first + slot) * SLOT_SIZE
            self.mark(place + PRESENT)
            if self.table.guild_backs >> slot & 1:
                self.mark(place + GUILD_BACK)
            if self.table.hidden >> slot & 1:
                self.mark(place + HIDDEN)
            card = self.table.slots[slot]
            if 0 <= card < AGE_CARDS:
                place = CARD + CARD_PLACE[card] * CARD_SIZE
                cover = bits.size(printed.COVERED_BY[covers + slot] & self.table.present)
                self.mark(place + (OPEN if cover == 0 else UNDER_ONE if cover == 1 else UNDER_TWO))
                self.note_price(place, self.price_of(me, opp, card), my_purse)
                self.note_price(place + 1, self.price_of(opp, me, card), their_purse)

    def note_price(self, place: int, price: int, purse: int) -> None:
        """Add what a card costs somebody, and whether there are coins enough."""
        if price <= purse:
            self.mark(place + AFFORDABLE)
        if price:
            self.note(place + PRICE, price * 0.125)
        else:
            self.mark(place + FREE)

    def see_piles(self) -> None:
        """See the discard pile, the cards set aside, and those that may still come in this Age."""
        for deck in range(AGE_DECKS):
            self.mark_cards(self.table.discard[deck], deck, DISCARDED)
        if self.table.age:
            self.mark_cards(self.table.unseen[self.table.age - 1], self.table.age - 1, UNSEEN)
            self.mark_cards(self.table.aside, self.table.age - 1, ASIDE)
        if self.table.age == LAST_AGE:
            self.mark_cards(self.table.unseen[GUILDS], GUILDS, UNSEEN)

    def mark_cards(self, cards: int, deck: int, which: int) -> None:
        """Add an input of each card of a set."""
        while cards:
            card = deck * DECK_SIZE + bits.lowest(cards)
            self.mark(CARD + CARD_PLACE[card] * CARD_SIZE + which)
            cards &= cards - 1
