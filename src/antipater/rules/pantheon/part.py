"""Pantheon at the table: what it does at the moments that the base game names, and what its decisions offer."""

from itertools import permutations
from typing import Any

from antipater.data import pantheon, pantheon_words
from antipater.data.items import DIVINITY_ITEMS, GUILD
from antipater.data.pantheon import (
    DECK,
    GATE,
    MYTHOLOGIES,
    SCORE_LINE,
    SPACES,
    TEMPLE_CARDS,
)
from antipater.game import bits
from antipater.game import block as blocks
from antipater.game.dice import Dice
from antipater.game.errors import Reason
from antipater.game.seats import CHANCE, UNKNOWN
from antipater.rules.duel import numbers, printed
from antipater.rules.duel.city import City
from antipater.rules.duel.decisions import MOST_DECISIONS
from antipater.rules.duel.moments import PRICE, PURSE, UNCOVER
from antipater.rules.duel.payment import Bill
from antipater.rules.duel.table import Table
from antipater.rules.pantheon import divinities, mythology, reasons
from antipater.rules.pantheon.arrange import PantheonArrangement, arrangement_of
from antipater.rules.pantheon.arrange import arrange as arrange_pantheon
from antipater.rules.pantheon.chance import PantheonChance
from antipater.rules.pantheon.deal import PantheonDeal
from antipater.rules.pantheon.decisions import (
    BOTH,
    DIVINITIES_LINE,
    DO_ACTIVATE,
    DO_CHOOSE,
    DO_CLAIM,
    DO_CLAIM_FAR,
    DO_DECK,
    DO_PLACE,
    DO_PLACE_UNSEEN,
    DO_TOP,
    NO_TOKEN,
    OWE_CLAIM,
    OWE_DECK,
    OWE_DIVINITY,
    OWE_GAIN,
    OWE_MYTHOLOGY,
    OWE_OFFERINGS,
    OWE_ORDER,
    OWE_PANTHEON,
    OWE_PLACE,
    OWE_REST,
    ROWS,
    SUBSETS,
    VACANT,
)

OWN_TOKENS = pantheon.OWN_TOKENS
MARKED_MYTHOLOGY = list(pantheon.MARKED_MYTHOLOGY)  # slots by layout
MARKED_OFFERING = list(pantheon.MARKED_OFFERING)
# What each set of offering tokens is worth, and the least token in it.
OFFERING_VALUE = [sum(value for place, value in enumerate(pantheon.OFFERINGS) if s >> place & 1) for s in range(8)]
LEAST_OFFERING = [min([v for place, v in enumerate(pantheon.OFFERINGS) if s >> place & 1], default=0) for s in range(8)]
ORDERS = tuple(permutations(range(DECK)))  # of the divinities of a mythology

OWN_KINDS = [int(kind in {row.kind for row in ROWS.decisions}) for kind in range(MOST_DECISIONS)]
FIRST_ACTION, END_ACTION = ROWS.actions[0].first, ROWS.action_count()
FIRST_WORD, END_WORD = pantheon_words.SafeCoins.number, pantheon_words.ApplyMilitaryToken.number + 1


class Pantheon(PantheonChance):
    """The Pantheon expansion.

    The base game asks it within the steps of a turn (P7.1): `spend` in step 1, `carry_out` in steps 3 and 7,
    `consume_blocker` and `on_pawn_advanced` in step 4, `uncover` in step 8.
    """

    name = "pantheon"
    rows = ROWS
    wonders = pantheon.WONDERS_PANTHEON
    deal = PantheonDeal
    score_lines = {SCORE_LINE: DIVINITIES_LINE}  # noqa: RUF012

    def __init__(self) -> None:
        super().__init__()
        self.draft_last = 1  # P1.1
        self.moments = PRICE | PURSE | UNCOVER
        self.first_action = FIRST_ACTION
        self.end_action = END_ACTION
        self.first_word = FIRST_WORD
        self.end_word = END_WORD
        blocks.read(self.owns_kind, MOST_DECISIONS, OWN_KINDS, 0)

    # Set-up.

    def set_up(self, table: Table) -> None:
        """Prepare temples instead of guilds and three more progress tokens (P1.2, P1.3, P1.5)."""
        table.box |= OWN_TOKENS
        table.unseen[GUILD - 1] = TEMPLE_CARDS

    def lay_out(self, table: Table, age: int) -> None:
        """Owe the tokens that lie on the structure (P1.1, P1.4)."""
        if age == 1:
            table.push(OWE_MYTHOLOGY, CHANCE, bits.size(MARKED_MYTHOLOGY[table.structures // 3]))
        elif age == 2:
            table.push(OWE_OFFERINGS, CHANCE, bits.size(MARKED_OFFERING[table.structures // 3]))

    def open_age(self, table: Table, age: int) -> None:
        """Open the Pantheon in Age II, before anything else (P1.4, P1.6)."""
        if age == 2:
            self.open_pantheon(table)

    def open_pantheon(self, table: Table) -> None:
        """Put the Gate on the most expensive empty space of player 0; owe the turning up of all divinities (P1.7)."""
        space = SPACES - 1
        while space >= 0 and self.spaces[space] != VACANT:
            space -= 1
        if space >= 0:
            self.settle_on(space, GATE, BOTH)
        if self.face_down_space() >= 0:
            table.push(OWE_PANTHEON, CHANCE, 1)

    def uncover(self, table: Table, me: City, turning: int) -> int:
        """Owe the tokens of cards before they are turned, in an order of the active player's choice (P2.1)."""
        claimed = 0
        left = turning
        while left:
            if self.slot_tokens[bits.lowest(left)] != NO_TOKEN:
                claimed |= left & -left
            left &= left - 1
        if claimed == 0:
            return 0
        if claimed & (claimed - 1):
            table.push(OWE_CLAIM, me.seat, claimed)
        else:
            table.push(OWE_GAIN, me.seat, bits.lowest(claimed))
        return 1

    # What a turn offers besides cards.

    def turn_options(self, table: Table, me: City, opp: City, out: list[int], n: int) -> int:
        """Write every activation that can be paid for, with every sensible set of offerings (P3.1 to P3.3)."""
        if table.age < 2:
            return n
        purse = table.purse(me)
        owned = self.offerings[me.seat]
        prices = [0, 0, 0, 0, 0, 0]
        self.list_prices(me, prices)
        for space in range(SPACES):
            # Written in any case, and counted only if it can be paid: quicker than a branch.
            out[n] = DO_ACTIVATE + space * SUBSETS
            n += 1 if prices[space] <= purse else 0
            if owned and prices[space] - OFFERING_VALUE[owned] <= purse:
                n = self.offering_options(space, prices[space], purse, owned, out, n)
        return n

    def offering_options(self, space: int, price: int, purse: int, owned: int, out: list[int], n: int) -> int:
        """Write the sets of offerings that help to pay for a card (P3.3).

        A token that adds nothing may not be spent: without the least of them, more would have to be paid.
        """
        for used in range(1, owned + 1):
            if used & ~owned or OFFERING_VALUE[used] - LEAST_OFFERING[used] >= price:
                continue
            if price - OFFERING_VALUE[used] <= purse:
                out[n] = DO_ACTIVATE + space * SUBSETS + used
                n += 1
        return n

    def play(self, table: Table, me: City, opp: City, action: int) -> None:
        """Activate a card of the Pantheon: pay the bank with offerings and coins, then take it (P3.2 to P3.4, P3.6)."""
        space = (action - DO_ACTIVATE) // SUBSETS
        used = (action - DO_ACTIVATE) % SUBSETS
        due = self.activation_price(me, space) - OFFERING_VALUE[used]
        self.offerings[me.seat] &= ~used
        if due > 0:
            table.spend(me, due)
        divinity = self.spaces[space]
        self.vacate(space)
        self.activate(table, me, opp, divinity)

    def activate(self, table: Table, me: City, opp: City, divinity: int) -> None:
        """Take a divinity or the Gate into the city; its effect happens at once, as of an item built (P3.4, P7.3)."""
        item = DIVINITY_ITEMS + divinity
        self.divinities[me.seat] |= 1 << divinity
        if printed.SYMBOL_OF[item] >= 0:
            me.own_symbol(printed.SYMBOL_OF[item])
        table.gain_item(me, opp, item)

    # Decisions.

    def options(self, table: Table, kind: int, seat: int, what: int, out: list[int]) -> int:
        """Write the options of a decision."""
        if seat == CHANCE:
            return self.chance_options(table, kind, what, out)
        if seat == 0:
            return self.seat_options(table, table.city0, table.city1, kind, what, out)
        return self.seat_options(table, table.city1, table.city0, kind, what, out)

    def seat_options(self, table: Table, me: City, opp: City, kind: int, what: int, out: list[int]) -> int:
        """Write what a seat may choose."""
        if kind == OWE_CLAIM:
            return numbers.write_slots(what, DO_CLAIM, DO_CLAIM_FAR, out, 0)
        if kind == OWE_PLACE:
            return mythology.place_options(self, what, DO_PLACE, out)
        if kind == OWE_DIVINITY:
            return bits.write(self.offered, DO_CHOOSE, out, 0)
        if kind == OWE_DECK:
            return self.deck_options(out)
        if kind == OWE_ORDER:
            return self.order_options(what * DECK, out)
        return divinities.options(table, self, me, opp, kind, out)

    def deck_options(self, out: list[int]) -> int:
        """Write the mythologies whose decks have cards (P4.5)."""
        n = 0
        for deck in range(MYTHOLOGIES):
            if self.deck_size[deck]:
                out[n] = DO_DECK + deck
                n += 1
        return n

    def order_options(self, first: int, out: list[int]) -> int:
        """Write which of two divinities can go on top, ascending; none if the viewer does not know them."""
        if self.deck[first] < 0 or self.deck[first + 1] < 0:
            return 0
        return bits.write(1 << self.deck[first] | 1 << self.deck[first + 1], DO_TOP, out, 0)

    def resolve(self, table: Table, me: City, opp: City, kind: int, what: int, action: int) -> None:
        """Carry out a choice of a seat."""
        if kind == OWE_CLAIM:
            table.push(OWE_GAIN, me.seat, numbers.slot_of(action, DO_CLAIM, DO_CLAIM_FAR))
        elif kind == OWE_PLACE:
            mythology.place_divinity(self, me.seat, (action - DO_PLACE) // SPACES, (action - DO_PLACE) % SPACES)
        elif kind == OWE_DIVINITY:
            self.choose_divinity(table, me, opp, what, action - DO_CHOOSE)
        elif kind == OWE_DECK:
            mythology.show_deck(table, self, me, action - DO_DECK)
        elif kind == OWE_ORDER:
            mythology.put_on_top(self, me.seat, action - DO_TOP)
        else:
            divinities.resolve(table, self, me, opp, kind, what, action)

    def choose_divinity(self, table: Table, me: City, opp: City, deck: int, divinity: int) -> None:
        """Activate one of the divinities shown; the rest goes back, that of a whole deck in an order (P4.1, P4.3)."""
        mythology.put_back(table, self, divinity)
        if deck:
            table.push(OWE_REST, me.seat, deck - 1)
        self.activate(table, me, opp, divinity)

    def run_automatic(self, table: Table, me: City, opp: City, kind: int, what: int) -> None:
        """Gain a token, or see whether a deck wants ordering."""
        if kind == OWE_GAIN:
            mythology.gain_token(table, self, me, what)
        else:
            mythology.order_rest(table, self, me.seat, what)

    def carry_out(self, table: Table, me: City, opp: City, word: int, a: int, b: int) -> None:
        """Carry out an effect of the expansion."""
        divinities.carry_out(table, self, me, opp, word, a)

    # What Python callers ask.

    def widen(self) -> None:
        """Write down more than 20 slots and 16 wonders."""
        self.wide_table = 1

    def arrange(self, table: Table, given: Any, own: Any) -> None:
        """Put what Pantheon adds on the table."""
        arrange_pantheon(table, self, given, own or PantheonArrangement())

    def arrangement(self, table: Table) -> PantheonArrangement:
        """Take stock of what Pantheon adds."""
        return arrangement_of(self)

    def imagine(self, table: Table, dice: Dice) -> None:
        """Fill what only the opponent has looked at, every consistent way with the same chance (P2.4)."""
        orders = [ORDERS[dice.roll(len(ORDERS))] for _ in range(MYTHOLOGIES)]
        self.fill([place for order in orders for place in order])

    @classmethod
    def seen(cls, action: int, actor: int, viewer: int) -> int:
        """Hide what a player looks at, which divinity is placed, and how a deck is ordered (P2.4)."""
        if actor == CHANCE:
            look = ROWS.outcome("look")
            return UNKNOWN if action in look and look.about(action)[0] != viewer else action
        if action in ROWS.action("place"):
            return DO_PLACE_UNSEEN + ROWS.action("place").about(action)[1]
        return UNKNOWN if action in ROWS.action("top") else action

    def why_not(self, table: Table, action: int, seat: int) -> Reason | None:
        """Return why *seat* cannot do something with Pantheon now."""
        return reasons.why_not(table, self, action, seat)

    def amend_bill(self, table: Table, me: City, opp: City, bill: Bill) -> Bill:
        """Return the coin that is paid instead of the cost of a card with a chain condition (P6.3)."""
        traded = sum(purchase.units * purchase.price for purchase in bill.purchases)
        instead = -1 if bill.chained else self.price(table, me, opp, bill.item, bill.total, traded)
        return bill if instead < 0 else bill.paid_instead(instead)
