"""What lies on the table: the structure, the track, tokens, wonders, the discard pile, both cities, and the parts.

An expansion is a `Part` that the table holds. The base game asks its parts at named moments and knows none of them.
"""

from antipater.data import structures
from antipater.data.duel import STARTING_COINS, WAIVERS
from antipater.data.items import GUILD
from antipater.data.structures import MOST_SLOTS
from antipater.game import bits
from antipater.game.agenda import AgendaState
from antipater.rules.duel import cost, printed
from antipater.rules.duel.city import City
from antipater.rules.duel.decisions import EMPTY, NOBODY, REVISED
from antipater.rules.duel.expansion import Expansion
from antipater.rules.duel.moments import (
    ALL_MOMENTS,
    BACK,
    BUILDING,
    DISCARD,
    NO_BUILDINGS,
    PRICE,
    PURSE,
    RECEIVE,
    TERMS,
    TURN_BEGINS,
    UNCOVER,
    WITHHELD,
)

AGES = structures.AGES


class Part(Expansion):
    """An expansion at the table: fields and decisions of its own, and answers at the moments that the base names.

    *me* is the player concerned, *opp* the other one. This class answers as if there were no expansion.
    """

    def __init__(self) -> None:
        self.wide = 0  # it needs more than 20 slots, more than 16 wonders or tokens, or further decks of cards
        self.draft_last = 0  # Age I is laid out before the draft
        self.layout = 0  # which structures are used
        self.moments = ALL_MOMENTS  # at which it answers (`rules.duel.moments`)
        self.first_action = 0  # its own actions …
        self.end_action = 0
        self.first_word = 0  # … its own effect words …
        self.end_word = 0
        self.owns_kind = [0] * 512  # … and the numbers of its own decisions

    def answering(self, moment: int) -> "Part":
        """Return the part to ask at a moment."""
        return self

    def owns_action(self, action: int) -> int:
        """Return whether a turn can be taken by this action of its own."""
        return 1 if self.first_action <= action < self.end_action else 0

    def owns_word(self, word: int) -> int:
        """Return whether an effect is its own."""
        return 1 if self.first_word <= word < self.end_word else 0

    # Set-up.

    def set_up(self, table: "Table") -> None:
        """Change what is prepared before the game."""

    def lay_out(self, table: "Table", age: int) -> None:
        """Owe what is done when the cards of an Age lie there."""

    def open_age(self, table: "Table", age: int) -> None:
        """Owe what is done before the cards of an Age are turned up."""

    # Decisions.

    def turn_options(self, table: "Table", me: City, opp: City, out: list[int], n: int) -> int:
        """Write what else a turn offers to *out* from place *n* on, ascending; return the place after the last."""
        return n

    def play(self, table: "Table", me: City, opp: City, action: int) -> None:
        """Take a turn by one of its own actions."""

    def options(self, table: "Table", kind: int, seat: int, what: int, out: list[int]) -> int:
        """Write the options of one of its own decisions, ascending; return how many there are."""
        return 0

    def chance_weights(self, table: "Table", kind: int, what: int, out: list[int]) -> int:
        """Write the weights of its own chance and return 1, or return 0: all outcomes are equally likely."""
        return 0

    def resolve(self, table: "Table", me: City, opp: City, kind: int, what: int, action: int) -> None:
        """Carry out a choice; the entry has been removed from the agenda."""

    def apply_chance(self, table: "Table", kind: int, what: int, outcome: int) -> None:
        """Apply an outcome; it removes the entry from the agenda itself, with the last one."""

    def run_automatic(self, table: "Table", me: City, opp: City, kind: int, what: int) -> None:
        """Carry out one of its own entries that needs no choice."""

    def carry_out(self, table: "Table", me: City, opp: City, word: int, a: int, b: int) -> None:
        """Carry out one of its own effects on arrival."""

    # Prices.

    def change_terms(self, table: "Table", me: City, opp: City, terms: list[int]) -> None:
        """Change the terms on which *me* buys (`rules.duel.cost`)."""

    def prices(self, table: "Table", me: City) -> int:
        """Return whether `price` can change what anything costs *me* now."""
        return 1

    def price(self, table: "Table", me: City, opp: City, item: int, total: int, traded: int) -> int:
        """Return what is paid instead of *total*, of which *traded* buys resources; -1: nothing is paid instead."""
        return -1

    def purse(self, table: "Table", me: City) -> int:
        """Return coins outside the treasury that *me* can spend."""
        return 0

    def spend(self, table: "Table", me: City, coins: int) -> int:
        """Spend up to *coins* that the treasury lacks; return how many."""
        return 0

    # Moments.

    def uncover(self, table: "Table", me: City, turning: int) -> int:
        """Owe what comes before these slots are turned up and return 1, or return 0."""
        return 0

    def back_of(self, table: "Table", slot: int) -> int:
        """Return the deck whose back a face-down card shows, -1 if it is a card of the Age or a guild."""
        return -1

    def no_buildings(self, table: "Table") -> int:
        """Return the slots whose cards are no buildings: they are neither constructed nor guilds."""
        return 0

    def withheld(self, table: "Table", deck: int) -> int:
        """Return the unseen cards of a deck that are known not to lie in the structure."""
        return 0

    def receive(self, table: "Table", me: City, opp: City, card: int) -> int:
        """Take a card that is no building into the city of *me* and return 1, or return 0."""
        return 0

    def turn_begins(self, table: "Table") -> None:
        """Act on a turn that is about to begin, for `table.turn`."""

    def discard_bonus(self, table: "Table", me: City) -> int:
        """Return the coins that *me* takes besides for discarding a card."""
        return 0

    def on_draft(self, table: "Table", me: City, opp: City, wonder: int) -> None:
        """Act on a wonder that *me* has just taken in the draft."""

    def on_building_built(self, table: "Table", me: City, opp: City, card: int) -> None:
        """Act on a building that has just been constructed in the city of *me*, before its effects."""

    def on_wonder_built(self, table: "Table", me: City, opp: City, wonder: int, card: int) -> None:
        """Act on a wonder that has just been constructed with *card*, before its effects."""

    def owe_due(self, table: "Table") -> None:
        """Owe what comes after coins, shields and losses of the item just constructed; asked if `table.due` is set."""

    def on_wonder_left(self, table: "Table", wonder: int) -> None:
        """Act on a built wonder that does not stand any longer."""

    def on_card_moved(self, table: "Table", me: City, opp: City, card: int) -> None:
        """Act on a building that has just changed from the city of *opp* to that of *me*."""

    def on_token_shown(self, table: "Table", token: int) -> None:
        """Act on a progress token that has just been drawn from the box in sight of both."""

    def new_pair(self, table: "Table", me: City, symbol: int) -> int:
        """Return whether the pair of symbols that *me* has just completed gives a progress token."""
        return 1

    def share_removed(self, table: "Table", me: City) -> int:
        """Owe the sharing of removed cards that are known and return 1, or return 0."""
        return 0

    def consume_blocker(self, table: "Table", space: int) -> int:
        """Remove what keeps the conflict pawn out of a space; return whether there was anything."""
        return 0

    def on_pawn_advanced(self, table: "Table", me: City, opp: City) -> None:
        """Act on the pawn that *me* has just moved one space forward by a shield."""

    def on_military_token(self, table: "Table", me: City, opp: City, token: int) -> int:
        """Carry out a military token that *me* has reached; return whether it did."""
        return 0

    # Points, knowledge, and all of it as integers.

    def points(self, table: "Table", me: City, opp: City, line: int) -> int:
        """Return the points that it adds to a line of the score sheet, -1 for all lines together."""
        return 0

    def hide_from(self, table: "Table", viewer: int) -> None:
        """Make UNKNOWN every field that a viewer may not know."""

    def invariant_violation(self, table: "Table") -> int:
        """Return the number of a law that its fields break, 0 if they keep all; only tests ask."""
        return 0

    def save(self, block: list[int], n: int) -> int:
        """Write every field to *block* from place *n* on; return the place after the last."""
        return n

    def load(self, block: list[int], n: int) -> int:
        """Take every field from *block*, as `save` wrote it; return the place after the last."""
        return n


class Table(AgendaState):
    """Everything on the table but how turns follow each other."""

    def __init__(self) -> None:
        super().__init__()
        self.edition = REVISED
        self.age = 0
        self.turn = 0  # the active player
        self.replay = 0  # the active player has earned another turn, one at most (D6.8, P7.2)
        self.pawn = 0  # -9 … 9, positive on player 1's side (D1.2)
        self.loot = 0b1111  # military tokens left: two bits a side, the one worth 2 first (D1.3)
        self.board = 0  # progress tokens
        self.box = 0
        self.drawn = 0
        self.pool = 0  # wonders that nobody has seen yet
        self.shown = 0  # wonders laid out for the draft
        self.present = 0  # slots with a card
        self.hidden = 0  # … that lies face down
        self.open = 0  # … that no other card covers (D3.2)
        self.guild_backs = 0  # … that shows the back of a guild (D3.4)
        self.winner = NOBODY
        self.victory = 0
        self.slots = [-1] * 32  # the face-up card of each slot
        self.unseen = [0] * 8  # cards of each back that nobody has seen yet (D3.6)
        self.discard = [0] * 8
        self.aside = 0  # cards of this Age that were removed at setup and are shown now (M3)
        self.due = 0  # an expansion owes something for the item that is being constructed
        self.expanded = 0  # there is a part to ask
        self.wide = 0  # it has room for larger structures and further decks
        self.structures = 0  # the first of the three structures that are laid out
        self.parts = Part()
        self.ask(0)
        self.city0 = City(0)
        self.city1 = City(1)
        self.city0.gain(STARTING_COINS)
        self.city1.gain(STARTING_COINS)

    def ask(self, moments: int) -> None:
        """Note at which moments the parts answer, and which of them."""
        self.asked = moments
        self.at_terms = self.parts.answering(TERMS)
        self.at_price = self.parts.answering(PRICE)
        self.at_purse = self.parts.answering(PURSE)
        self.at_uncover = self.parts.answering(UNCOVER)
        self.at_back = self.parts.answering(BACK)
        self.at_no_buildings = self.parts.answering(NO_BUILDINGS)
        self.at_withheld = self.parts.answering(WITHHELD)
        self.at_receive = self.parts.answering(RECEIVE)
        self.at_turn_begins = self.parts.answering(TURN_BEGINS)
        self.at_discard = self.parts.answering(DISCARD)
        self.at_building = self.parts.answering(BUILDING)

    def add_handicap(self, coins: int) -> None:
        """Give the second player more coins before the game (D1.7)."""
        self.city1.gain(coins)

    def win(self, winner: int, victory: int) -> None:
        """End the game at once: nothing that is still owed happens (D7.2, D8.11, D10.5)."""
        self.winner = winner
        self.victory = victory
        self.replay = 0
        while self.depth:
            self.pop()

    # The structure.

    def structure(self) -> int:
        """Return the number of the structure of this Age."""
        return self.structures + self.age - 1

    def take(self, slot: int) -> int:
        """Take a face-up card off the structure and return it; cards under it may become accessible (D3.2)."""
        card = self.slots[slot]
        self.slots[slot] = EMPTY
        self.present ^= 1 << slot
        self.open &= ~(1 << slot)
        first = (self.structures + self.age - 1) * MOST_SLOTS
        under = printed.COVERS[first + slot] & self.present
        while under:
            below = bits.lowest(under)
            if printed.COVERED_BY[first + below] & self.present == 0:
                self.open |= 1 << below
            under &= under - 1
        return card

    def back_of(self, slot: int) -> int:
        """Return the deck whose back a face-down card shows (D3.4)."""
        if self.guild_backs >> slot & 1:
            return GUILD - 1
        if self.asked & BACK:
            back = self.at_back.back_of(self, slot)
            if back >= 0:
                return back
        return self.age - 1

    def possible(self, deck: int) -> int:
        """Return the cards of a deck that a face-down card of the structure can be (D3.6)."""
        if self.asked & WITHHELD:
            return self.unseen[deck] & ~self.at_withheld.withheld(self, deck)
        return self.unseen[deck]

    def turn_up(self, slot: int, card: int) -> None:
        """Show the face of a card of the structure; from now on it is seen (D3.3, D3.6)."""
        self.slots[slot] = card
        self.unseen[card >> 5] ^= 1 << (card & 31)
        self.hidden &= ~(1 << slot)
        self.guild_backs &= ~(1 << slot)

    def discard_card(self, card: int) -> None:
        """Lay a card on the discard pile."""
        self.discard[card >> 5] |= 1 << (card & 31)

    # Prices.

    def set_terms(self, me: City, opp: City, terms: list[int]) -> None:
        """Write the terms on which *me* buys."""
        cost.set_terms(me, opp, terms)
        if self.asked & TERMS:
            self.at_terms.change_terms(self, me, opp, terms)

    def price_at(self, me: City, opp: City, item: int, terms: list[int]) -> int:
        """Return what *me* pays in all for a building or a wonder on these terms."""
        total = cost.cost_at(me, item, terms)
        if self.asked & PRICE and total:
            instead = self.at_price.price(self, me, opp, item, total, 0)
            if instead >= 0:
                return instead
        return total

    def pay(self, me: City, opp: City, item: int) -> int:
        """Pay for an item, and the opponent's Economy for missing resources; return whether a chain made it free.

        D4.6, D5.7, D5.8, D8.3.
        """
        terms = [0] * 16
        self.set_terms(me, opp, terms)
        if printed.FREE_WITH[item] & terms[cost.LINKS]:
            return 1
        waived = terms[WAIVERS] and cost.waives_coins(me, item, terms)
        traded = cost.trade_at(me, item, terms)
        total = traded if waived else printed.COIN_COST[item] + traded
        if self.asked & PRICE and total:
            instead = self.at_price.price(self, me, opp, item, total, traded)
            if instead >= 0:
                self.spend(me, instead)
                return 0
        self.spend(me, total)
        if opp.trade_income:
            opp.gain(traded)
        return 0

    def purse(self, me: City) -> int:
        """Return the coins that *me* can spend."""
        return me.coins + self.at_purse.purse(self, me) if self.asked & PURSE else me.coins

    def discard_income(self, seat: int) -> int:
        """Return the coins that a seat gets for discarding a card now (D4.2, A5.13), for Python callers."""
        me = self.city0 if seat == 0 else self.city1
        return cost.discard_income(me) + self.parts.discard_bonus(self, me)

    def spend(self, me: City, coins: int) -> None:
        """Take coins out of the treasury of *me*, then from outside it."""
        if coins > me.coins and self.asked & PURSE:
            coins -= self.at_purse.spend(self, me, coins - me.coins)
        me.coins -= coins

    # What `TurnFlow` fills in.

    def gain_item(self, me: City, opp: City, item: int) -> None:
        """Carry out what an item does on arrival in the city of *me*, after it has been settled there."""
