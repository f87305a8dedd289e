"""A position of Duel, alone or with expansions: what each decision offers, and what a choice does."""

from typing import Any

from antipater.data import columns, duel
from antipater.data.duel import SCORE_LINES, TOKENS_ON_BOARD
from antipater.data.items import AGE_CARDS, AGE_DECKS, CARDS, DECKS, ITEMS
from antipater.data.structures import AGES, MOST_SLOTS
from antipater.game import bits
from antipater.game.errors import NoSuchSeat, Reason
from antipater.game.seats import CHANCE
from antipater.rules.duel import build, cost, effects, invariants, numbers, printed, reasons, science, scoring
from antipater.rules.duel.city import City
from antipater.rules.duel.decisions import (
    AGENDA,
    AUTOMATIC_BIT,
    CARD_IDENTITIES,
    DO_BEGIN,
    DO_BUILD,
    DO_BUILD_FAR,
    DO_DESTROY,
    DO_DESTROY_FAR,
    DO_DISCARD,
    DO_DISCARD_FAR,
    DO_DRAFT,
    DO_DRAFT_FAR,
    DO_KEEP,
    DO_KEEP_FAR,
    DO_REVIVE,
    DO_REVIVE_FAR,
    DO_ROW,
    DO_ROW_FAR,
    DO_SHARE,
    DO_TOKEN,
    DO_TOKEN_FAR,
    DO_WONDER,
    DO_WONDER_FAR,
    FIRST,
    NEAR_SLOTS,
    NOBODY,
    OWE_AGE,
    OWE_ASIDE,
    OWE_DESTROY,
    OWE_DRAFT,
    OWE_DRAWN,
    OWE_END_TURN,
    OWE_FIRST,
    OWE_REVIVE,
    OWE_ROW,
    OWE_TOKEN,
    OWE_TOKENS,
    OWE_TURN,
    OWE_TURNING,
    REVISED,
    SHARED,
    SHARES,
    VICTORIES,
    WIDE_IDENTITIES,
)
from antipater.rules.duel.flow import TurnFlow
from antipater.rules.duel.moments import DISCARD, NO_BUILDINGS, PRICE
from antipater.rules.duel.pair import Pair
from antipater.rules.duel.table import Part

DECK_CARDS = columns.DECK_CARDS
DRAFT_ORDER = list(duel.DRAFT_ORDER)
SHARE_MINE = [mine for mine, _ in SHARES]
SHARE_THEIRS = [theirs for _, theirs in SHARES]
WAYS_TO_SHARE = (1 << len(SHARES)) - 1
ALL_TOKENS = (1 << len(duel.PROGRESS_TOKENS)) - 1


def victories_of(parts: tuple[type[Part], ...]) -> dict[str, int]:
    """Return the kinds of victory that can end a game with these expansions, with their numbers (D10.1)."""
    return VICTORIES | {key: kind for part in parts for key, kind in part.victories.items()}


class DuelState(TurnFlow):
    """A position of 7 Wonders Duel; *part_types* are the expansions at the table, in their order."""

    def __init__(self, part_types: tuple[type[Part], ...] = ()) -> None:
        super().__init__()
        self.part_types = tuple(part_types)
        for kind in self.part_types:
            self.parts = Pair(self.parts, kind()) if self.expanded else kind()
            self.expanded = 1
            self.ask(self.parts.moments)
        self.wide = self.parts.wide
        if self.wide:
            self.parts.widen()
        self.structures = self.parts.layout * AGES

    def set_up(self, edition: int, wonders: int, first: int, second: int) -> None:
        """Prepare the table: 5 tokens on the board, the draft, Age I; or the wonders of a first game (D1, D2)."""
        if self.depth or self.winner != NOBODY or edition not in (REVISED, FIRST):
            raise ValueError(f"a table is set up once, by the edition {REVISED} or {FIRST}")
        self.edition = edition
        self.box = ALL_TOKENS
        for deck in range(AGE_DECKS):
            self.unseen[deck] = DECK_CARDS[deck]
        self.pool = wonders
        self.city0.wonders = first
        self.city1.wonders = second
        self.parts.set_up(self)
        self.push(OWE_AGE, 0, 1)
        if not self.parts.draft_last:
            self.owe_draft()
        self.push(OWE_TOKENS, CHANCE, TOKENS_ON_BOARD)

    # What the decision on top of the agenda offers.

    def options(self, seat: int, out: list[int]) -> int:
        """Write what *seat* may do now, or what chance may bring."""
        kind = self.kinds[self.depth - 1]
        what = self.subjects[self.depth - 1]
        if kind == OWE_TURN:
            if seat == 0:
                return self.turn_options(self.city0, self.city1, out)
            return self.turn_options(self.city1, self.city0, out)
        if kind == OWE_TURNING:
            return self.chance_options(kind, what, out)
        if self.expanded and self.parts.owns_kind[kind]:
            return self.parts.options(self, kind, seat, what, out)
        if seat == CHANCE:
            return self.chance_options(kind, what, out)
        if seat == 0:
            return self.owed_options(self.city0, self.city1, kind, what, out)
        return self.owed_options(self.city1, self.city0, kind, what, out)

    def owed_options(self, me: City, opp: City, kind: int, what: int, out: list[int]) -> int:
        """Write what a seat may choose besides an ordinary turn."""
        if kind == OWE_DRAFT:
            return numbers.write_kinds(self.shown, DO_DRAFT, DO_DRAFT_FAR, out, 0)
        if kind == OWE_TOKEN:
            return numbers.write_kinds(self.board, DO_TOKEN, DO_TOKEN_FAR, out, 0)
        if kind == OWE_DRAWN:
            return numbers.write_kinds(self.drawn, DO_KEEP, DO_KEEP_FAR, out, 0)
        if kind == OWE_REVIVE:
            return numbers.write_decks(self.discard, DO_REVIVE, DO_REVIVE_FAR, out)
        if kind == OWE_DESTROY:
            return self.destroy_options(opp, what, out)
        if kind == OWE_FIRST:
            return bits.write(0b11, DO_BEGIN, out, 0)
        if kind == OWE_ROW:
            return numbers.write_slots(effects.top_row(self), DO_ROW, DO_ROW_FAR, out, 0)
        return bits.write(WAYS_TO_SHARE, DO_SHARE, out, 0)

    def turn_options(self, me: City, opp: City, out: list[int]) -> int:
        """Write what a turn offers: construct, discard, or construct a wonder (D4.1, D4.4)."""
        accessible = self.open & ~self.hidden
        terms = [0] * 16
        self.set_terms(me, opp, terms)
        purse = self.purse(me)
        buildings = accessible & ~self.at_no_buildings.no_buildings(self) if self.asked & NO_BUILDINGS else accessible
        if self.asked & PRICE and self.at_price.prices(self, me):
            built = self.affordable(me, opp, self.slots, buildings, terms, purse)
            wonders = self.affordable(me, opp, printed.WONDER_ITEM, me.wonders, terms, purse)
        else:
            built = cost.affordable(me, self.slots, buildings, terms, purse)
            wonders = cost.affordable(me, printed.WONDER_ITEM, me.wonders, terms, purse)
        if self.wide:
            first = numbers.write_turn(accessible, built, wonders, out)
            n = self.parts.turn_options(self, me, opp, out, first)
            numbers.sort(out, first, n)
            return n
        n = bits.write(accessible, DO_DISCARD, out, bits.write(built, DO_BUILD, out, 0))
        while wonders:
            n = bits.write(accessible, DO_WONDER + bits.lowest(wonders) * NEAR_SLOTS, out, n)
            wonders &= wonders - 1
        return self.parts.turn_options(self, me, opp, out, n) if self.expanded else n

    def affordable(self, me: City, opp: City, items: list[int], places: int, terms: list[int], purse: int) -> int:
        """Return the places of *items* that cost *me* no more than *purse*, where a part changes prices."""
        found = 0
        while places:
            if self.price_at(me, opp, items[bits.lowest(places)], terms) <= purse:
                found |= places & -places
            places &= places - 1
        return found

    def destroy_options(self, opp: City, color: int, out: list[int]) -> int:
        """Write the opponent's cards of one colour (D6.4)."""
        n = 0
        for deck in range(DECKS):
            cards = effects.cards_of_color(opp, color, deck)
            if cards:
                n = numbers.write_deck(cards, deck, DO_DESTROY, DO_DESTROY_FAR, out, n)
        return n

    def identity(self, action: int) -> int:
        """Return what an option does: what is done with a card is named by the card, not by its slot."""
        if self.wide:
            if action < DO_DISCARD or DO_BUILD_FAR <= action < DO_DISCARD_FAR:
                return self.slots[numbers.turn_slot(action)]
            if action < DO_WONDER or DO_DISCARD_FAR <= action < DO_WONDER_FAR:
                return CARDS + self.slots[numbers.turn_slot(action)]
            if action < DO_DRAFT or DO_WONDER_FAR <= action < DO_DRAFT_FAR:
                return (2 + numbers.turn_wonder(action)) * CARDS + self.slots[numbers.turn_slot(action)]
            return WIDE_IDENTITIES + action
        if action < DO_DRAFT:
            return action // NEAR_SLOTS * AGE_CARDS + self.slots[action % NEAR_SLOTS]
        return CARD_IDENTITIES + action - DO_DRAFT

    # What a choice does.

    def step(self, action: int, seat: int) -> None:
        """Carry out a legal action, then everything that needs no choice."""
        kind = self.kinds[self.depth - 1]
        if seat == CHANCE:
            self.apply_chance(action)
        elif kind == OWE_TURN:
            # Its end takes the place of the turn on the agenda, under all that the turn brings.
            self.kinds[self.depth - 1] = OWE_END_TURN
            if seat == 0:
                self.play_turn(self.city0, self.city1, action)
            else:
                self.play_turn(self.city1, self.city0, action)
        else:
            what = self.subjects[self.depth - 1]
            self.pop()
            if seat == 0:
                self.resolve(self.city0, self.city1, kind, what, action)
            else:
                self.resolve(self.city1, self.city0, kind, what, action)
        if self.depth and self.kinds[self.depth - 1] & AUTOMATIC_BIT:
            self.run_automatic()

    def resolve(self, me: City, opp: City, kind: int, what: int, action: int) -> None:
        """Carry out the choice of a seat besides an ordinary turn."""
        if self.expanded and self.parts.owns_kind[kind]:
            self.parts.resolve(self, me, opp, kind, what, action)
        elif kind == OWE_DRAFT:
            self.draft(me, opp, numbers.kind_of(action, DO_DRAFT, DO_DRAFT_FAR), what)
        elif kind == OWE_TOKEN:
            token = numbers.kind_of(action, DO_TOKEN, DO_TOKEN_FAR)
            self.board ^= 1 << token
            science.take_token(self, me, opp, token)
        elif kind == OWE_DRAWN:
            token = numbers.kind_of(action, DO_KEEP, DO_KEEP_FAR)
            self.box |= self.drawn ^ 1 << token
            self.drawn = 0
            science.take_token(self, me, opp, token)
        elif kind == OWE_REVIVE:
            card = numbers.card_of(action, DO_REVIVE, DO_REVIVE_FAR)
            self.discard[card >> 5] ^= 1 << (card & 31)
            build.build_for_nothing(self, me, opp, card)
        elif kind == OWE_DESTROY:
            card = numbers.card_of(action, DO_DESTROY, DO_DESTROY_FAR)
            opp.remove_card(card)
            self.discard_card(card)
        elif kind == OWE_FIRST:
            self.begin_turn(action - DO_BEGIN)
        elif kind == OWE_ROW:
            build.build_for_nothing(self, me, opp, self.take(numbers.slot_of(action, DO_ROW, DO_ROW_FAR)))
        else:
            self.share(me, opp, action - DO_SHARE)

    def share(self, me: City, opp: City, way: int) -> None:
        """Give *me* one of the three cards and the opponent another, which waits; discard the third (M3, M6)."""
        first = (self.age - 1) << 5
        cards = [0, 0, 0]
        bits.write(self.aside, first, cards, 0)
        self.aside = 0
        mine = SHARE_MINE[way]
        theirs = SHARE_THEIRS[way]
        self.discard_card(cards[3 - mine - theirs])
        self.push(OWE_ASIDE, opp.seat, cards[theirs])
        build.build_for_nothing(self, me, opp, cards[mine])

    def play_turn(self, me: City, opp: City, action: int) -> None:
        """Take an accessible card and construct it, discard it, or construct a wonder with it (D4.1, D4.3)."""
        if action >= DO_DRAFT and not numbers.is_ordinary(action):
            self.parts.play(self, me, opp, action)
            return
        card = self.take(numbers.turn_slot(action))
        if action < DO_DISCARD or DO_BUILD_FAR <= action < DO_DISCARD_FAR:
            build.build(self, me, opp, card)
        elif action < DO_WONDER or DO_DISCARD_FAR <= action < DO_WONDER_FAR:
            self.discard_card(card)
            me.gain(cost.discard_income(me))
            if self.asked & DISCARD:
                me.gain(self.at_discard.discard_bonus(self, me))
        else:
            wonder = numbers.turn_wonder(action)
            self.pay(me, opp, printed.WONDER_ITEM[wonder])
            build.build_wonder(self, me, opp, wonder, card)

    def draft(self, me: City, opp: City, wonder: int, picked: int) -> None:
        """Take a wonder; *picked* were taken before it (D2.1, D2.2)."""
        self.shown ^= 1 << wonder
        me.wonders |= 1 << wonder
        if self.shown:
            self.push(OWE_DRAFT, DRAFT_ORDER[picked + 1], picked + 1)
        if self.expanded:
            self.parts.on_draft(self, me, opp, wonder)

    # What Python callers ask.

    @property
    def ruleset(self) -> str:
        """The name of the ruleset that the position belongs to."""
        return "+".join(["duel", *(kind.name for kind in self.part_types)])

    def part(self, name: str) -> Any:
        """Return the expansion of a name at this table, None if it is not there."""
        found = self.parts
        while isinstance(found, Pair):
            if found.second.name == name:
                return found.second
            found = found.first
        return found if name and found.name == name else None

    def made_with(self) -> tuple[Any, ...]:
        """Return the expansions, which make an empty table of the same ruleset."""
        return (self.part_types,)

    def check_seat(self, seat: int) -> None:
        """Raise NoSuchSeat unless somebody sits there."""
        self.city(seat)

    def check_fields(self) -> None:
        """Raise an error unless this is a position that can be played; what others index by comes first."""
        if not (0 <= self.depth <= AGENDA and 0 <= self.age <= AGES):
            raise ValueError(f"these are not the fields of a position of {self.ruleset}")
        TurnFlow.check_fields(self)

    def hide_from(self, seat: int) -> None:
        """Make UNKNOWN what *seat* may not know: an expansion's secrets (D4.8)."""
        if self.expanded:
            self.parts.hide_from(self, seat)

    def invariant_violation(self) -> int:
        """Return the number of a law that this position breaks, 0 if it is sound."""
        broken = invariants.invariant_violation(self)
        return broken if broken or not self.expanded else self.parts.invariant_violation(self)

    def why_not(self, action: int, seat: int) -> Reason | None:
        """Return why *seat* cannot do *action* now, or None if it can."""
        return reasons.why_not(self, action, seat)

    def returns(self) -> list[int]:
        """Return 2 for the winner and 0 for the loser, 1 each if the victory is shared (D10.3)."""
        if self.winner == NOBODY:
            return [0, 0]
        if self.winner == SHARED:
            return [1, 1]
        return [2, 0] if self.winner == 0 else [0, 2]

    def score_sheet(self, seat: int) -> list[int]:
        """Return the points of *seat* as they stand, a figure for each of `score_lines` (D10.2)."""
        me, opp = self.city(seat), self.city(1 - seat)
        sheet = [scoring.category(self, me, opp, line) for line in range(len(SCORE_LINES))] + [0] * len(self.own_lines)
        for place, line in enumerate([*range(len(SCORE_LINES)), *self.own_lines.values()]):
            sheet[place] += self.parts.points(self, me, opp, line)
        return sheet

    @property
    def own_lines(self) -> dict[str, int]:
        """The lines that expansions add to the score sheet, with their numbers."""
        return {key: line for kind in self.part_types for key, line in kind.score_lines.items()}

    @property
    def score_lines(self) -> tuple[str, ...]:
        """The lines of the score sheet, in its order."""
        return (*SCORE_LINES, *self.own_lines)

    @property
    def victory_kind(self) -> str | None:
        """How the game was won, None while it lasts (D10.1)."""
        return next((key for key, kind in victories_of(self.part_types).items() if kind == self.victory), None)

    def terms(self, seat: int) -> list[int]:
        """Return the terms on which a seat buys (`rules.duel.cost`)."""
        terms = [0] * 16
        self.set_terms(self.city(seat), self.city(1 - seat), terms)
        return [terms[place] for place in range(16)]

    def price(self, seat: int, item: int) -> int:
        """Return what a seat would pay for a building or a wonder now; `payment.bill` explains it."""
        terms = [0] * 16
        if not 0 <= item < ITEMS:
            raise NoSuchSeat(f"there is no item {item}: the items are 0 to {ITEMS - 1}")
        self.set_terms(self.city(seat), self.city(1 - seat), terms)
        return self.price_at(self.city(seat), self.city(1 - seat), item, terms)

    def back(self, slot: int) -> int:
        """Return the deck whose back the face-down card of a slot shows (D3.4)."""
        if not 0 <= slot < MOST_SLOTS:
            raise NoSuchSeat(f"there is no slot {slot}: the slots are 0 to {MOST_SLOTS - 1}")
        return self.back_of(slot)

    def funds(self, seat: int) -> int:
        """Return the coins that a seat can spend."""
        return self.purse(self.city(seat))

    def city(self, seat: int) -> City:
        """Return the city of a seat, to look at."""
        if seat not in (0, 1):
            raise NoSuchSeat(f"there is no seat {seat}: the seats are 0 and 1")
        return self.city0 if seat == 0 else self.city1
