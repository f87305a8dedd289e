"""Reads a view of classic 7 Wonders into the inputs of its net (`classic_layout`), as one seat sees it.

What the seat's own choice cannot change is looked at once for all its options, by `look_around`.
"""

from antipater.ai.evaluation import classic_layout, classic_outlook, layout
from antipater.ai.evaluation.classic_layout import (
    AHEAD,
    ANY_SYMBOL_IN,
    BOARD_IN,
    CARD_IN,
    CITY_SIZE,
    COINS,
    COLOR,
    COMES_LATER,
    COMES_NEXT,
    CONTROLLER,
    COPIES,
    DISCOUNTS,
    ELSEWHERE,
    FREE_CITY_AT,
    FREE_LEFT,
    FREE_POWER,
    LATER_PAYABLE,
    LEAD,
    LEFT_CITY,
    LINE,
    MADE_ALL,
    MAKES,
    MY,
    NEXT_PAYABLE,
    OTHERS,
    OWED,
    PASSED,
    PLAYERS,
    POINTS_IN,
    PURSE,
    READY,
    RIGHT_CITY,
    SCORE_LINES,
    SEVENTH_IN,
    SHIELD_LEAD,
    SHIELD_LEADS,
    SHIELDS_IN,
    STAGE_IN,
    SYMBOL,
    SYMBOL_STEPS,
    TURN,
    TURNS_IN_AGE,
)
from antipater.data.classic import FREE_CITY, TURNS
from antipater.data.classic_columns import RAW_SETS, SETS
from antipater.data.classic_items import CARDS, DECK_SIZE, DECKS, MOST_STAGES, SIDES
from antipater.data.classic_words import COLUMNS, GOODS, RAW_GOODS, STAGES, SYMBOLS
from antipater.game import bits
from antipater.rules.classic import actions, build, scoring, seating
from antipater.rules.classic.actions import HAND_ROOM, MEMORY, NOT_YET
from antipater.rules.classic.city import Cities
from antipater.rules.classic.turn import ClassicState

COIN_STEPS = list(layout.COIN_STEPS)
LEAD_STEPS = list(layout.LEAD_STEPS)
MEMORY_AT = list(actions.MEMORY_AT)
LOWEST = -1000


class ClassicFeatures:
    """Looks at one view; what it sees is a list of inputs that are not 0, and their amounts."""

    def __init__(self, table: ClassicState) -> None:
        if not isinstance(table, ClassicState):
            raise TypeError(f"a position of classic 7 Wonders is needed here, not {table!r}")
        self.table = table
        self.count = 0
        self.around = 0  # inputs that no choice of the seat changes
        self.coming = [0] * 64  # cards in hands that come to the seat …
        self.coming_at = [0] * 64  # … and where an input tells that it can build them
        self.expected = 0  # how many of them there are
        self.far_points = 0  # of the best city that is no neighbour
        self.pooling = 0  # whether what is seen goes to the pool of all others
        self.pool = [0.0] * 320
        self.points = 0  # of the city seen last
        self.inputs = [0] * 1024
        self.amounts = [0.0] * 1024

    def inputs_needed(self) -> int:
        """Return how many inputs a net must have for what is seen here."""
        return classic_layout.CLASSIC_INPUTS

    def look_around(self, seat: int) -> None:
        """List what the next choice of *seat* cannot change."""
        self.count = 0
        self.expected = 0
        self.see_table(seat)
        self.see_others(seat)
        if self.table.age and self.table.turn < TURNS:
            self.see_hands(seat)
        self.around = self.count

    def look(self, seat: int) -> int:
        """List what else *seat* sees, after `look_around`; return how many inputs there are in all."""
        self.count = self.around
        left = self.table.cities.left_of(seat)
        right = self.table.cities.right_of(seat)
        self.see_city(self.table.cities, left, LEFT_CITY)
        best = self.points if left < self.table.players else LOWEST
        self.see_city(self.table.cities, right, RIGHT_CITY)
        best = self.points if right < self.table.players and self.points > best else best
        best = self.far_points if self.far_points > best else best
        self.see_city(self.table.cities, seat, MY)
        self.see_lead(self.points - best)
        self.see_shields(seat, left, SHIELD_LEAD)
        self.see_shields(seat, right, SHIELD_LEAD + SHIELD_LEADS)
        self.see_passed(seat)
        classic_outlook.see(self, self.table.cities, seat)
        return self.count

    def owe(self, what: int) -> None:
        """Add that a choice is still owed: 0 the discard pile, 1 the Free City, 2 the seventh card."""
        self.note(OWED + what, 1.0)

    def note(self, number: int, amount: float) -> None:
        """Add an input, or add it to the pool."""
        if self.pooling:
            self.pool[number] += amount
        else:
            self.inputs[self.count] = number
            self.amounts[self.count] = amount
            self.count += 1

    def see_table(self, seat: int) -> None:
        """See how many play, the Age and the turn, and who plays for the Free City."""
        self.note(PLAYERS + self.table.players - 2, 1.0)
        if self.table.age:
            self.note(TURN + (self.table.age - 1) * TURNS_IN_AGE + self.table.turn, 1.0)
        if self.table.players == FREE_CITY:
            self.note(FREE_CITY_AT + (0 if self.table.cities.left_of(seat) == FREE_CITY else 1), 1.0)
            if seating.controller(self.table.age, self.table.turn) == seat:
                self.note(CONTROLLER, 1.0)

    def see_others(self, seat: int) -> None:
        """See the mean of all cities that are no neighbours, and the points of the best of them."""
        self.far_points = LOWEST
        others = self.table.cities.number - 3
        if others <= 0:
            return
        for place in range(CITY_SIZE):
            self.pool[place] = 0.0
        self.pooling = 1
        for city in range(self.table.cities.number):
            if city != seat and city != self.table.cities.left_of(seat) and city != self.table.cities.right_of(seat):
                self.see_city(self.table.cities, city, 0)
                self.far_points = self.points if self.points > self.far_points else self.far_points
        self.pooling = 0
        for place in range(CITY_SIZE):
            if self.pool[place] != 0:
                self.note(OTHERS + place, self.pool[place] / others)

    def see_city(self, cities: Cities, city: int, first: int) -> None:
        """See one city: cards, board, coins, goods, symbols, points."""
        lines = [0] * 8
        lefts = [0] * 16
        rights = [0] * 16
        for deck in range(DECKS):
            self.note_all(cities.cards[city * DECKS + deck], first + CARD_IN + deck * DECK_SIZE)
        if cities.board[city] >= 0 and cities.side[city] >= 0:
            side = cities.board[city] * SIDES + cities.side[city]
            self.note(first + BOARD_IN + side, 1.0)
            for stage in range(cities.count[city * COLUMNS + STAGES]):
                self.note(first + STAGE_IN + side * MOST_STAGES + stage, 1.0)
        if build.stage_offers(cities, city, lefts, rights):
            self.note(first + READY, 1.0)
        coins = cities.coins[city]
        self.note(first + PURSE, coins * 0.125)
        for step in range(8):
            if coins >= COIN_STEPS[step]:
                self.note(first + COINS + step, 1.0)
        self.see_goods(cities, city, first)
        for place in range(4):
            if cities.discounts[city] >> place & 1:
                self.note(first + DISCOUNTS + place, 1.0)
        self.note_some(first + SHIELDS_IN, cities.shields[city], 0.25)
        for symbol in range(SYMBOLS):
            for step in range(SYMBOL_STEPS):
                if cities.symbols[city * SYMBOLS + symbol] > step:
                    self.note(first + SYMBOL + symbol * SYMBOL_STEPS + step, 1.0)
        self.note_some(first + ANY_SYMBOL_IN, cities.any_symbol[city], 1.0)
        self.note_some(first + FREE_POWER, cities.free_power[city], 1.0)
        self.note_some(first + FREE_LEFT, cities.free_left[city], 1.0)
        self.note_some(first + SEVENTH_IN, cities.seventh[city], 1.0)
        self.note_some(first + COPIES, cities.copies_guild[city], 1.0)
        for column in range(COLUMNS):
            self.note_some(first + COLOR + column, cities.count[city * COLUMNS + column], 0.25)
        self.points = scoring.score(cities, city, lines)
        for line in range(SCORE_LINES):
            self.note_some(first + LINE + line, lines[line], 0.125)
        self.note_some(first + POINTS_IN, self.points, 0.0625)

    def see_goods(self, cities: Cities, city: int, first: int) -> None:
        """See what a city makes, good by good and in all."""
        for good in range(GOODS):
            some = 1 << good if good < RAW_GOODS else RAW_SETS + (1 << (good - RAW_GOODS))
            self.note_some(first + MAKES + good, cities.own[city * SETS + some], 0.5)
        self.note_some(first + MADE_ALL, cities.own[city * SETS + RAW_SETS - 1], 0.25)
        self.note_some(first + MADE_ALL + 1, cities.own[city * SETS + SETS - 1], 0.25)

    def note_all(self, members: int, first: int) -> None:
        """Add an input for each member of a set."""
        while members:
            self.note(first + bits.lowest(members), 1.0)
            members &= members - 1

    def note_some(self, number: int, units: int, amount: float) -> None:
        """Add an input unless it is 0."""
        if units:
            self.note(number, units * amount)

    def see_lead(self, lead: int) -> None:
        """See how far I am ahead of the best rival."""
        self.note_some(AHEAD, lead, 0.125)
        for step in range(10):
            if lead >= LEAD_STEPS[step]:
                self.note(LEAD + step, 1.0)

    def see_shields(self, seat: int, other: int, first: int) -> None:
        """See how many shields I have more than a neighbour."""
        lead = self.table.cities.shields[seat] - self.table.cities.shields[other]
        lead = -6 if lead < -6 else 6 if lead > 6 else lead
        self.note(first + lead + 6, 1.0)

    def see_passed(self, seat: int) -> None:
        """See what is left of my hand, which goes on to a neighbour; copies of a card count."""
        place = seat * HAND_ROOM
        end = place + self.table.sizes[seat]
        while place < end:
            card = self.table.hands[place]
            copies = 1
            while place + copies < end and self.table.hands[place + copies] == card:
                copies += 1
            if card >= 0:
                self.note(PASSED + card, 1.0 * copies)
            place += copies

    def see_hands(self, seat: int) -> None:
        """See what went through my hands in this Age, and when it comes back."""
        nearest = self.table.turn + 1 - self.table.players
        for turn in range(nearest if nearest > 0 else 0, self.table.turn):
            if self.table.uses[self.table.place(seat, self.table.age, turn)] != NOT_YET:
                back = turn + self.table.players
                first = ELSEWHERE
                if back == self.table.turn + 1 and back < TURNS:
                    first = COMES_NEXT
                elif back < TURNS:
                    first = COMES_LATER
                self.see_hand(seat, turn, first)

    def see_hand(self, seat: int, turn: int, first: int) -> None:
        """See the hand that I had in one turn, less what has been built from it since."""
        counts = [0] * 128
        age = self.table.age
        start = (age - 1) * MEMORY
        for place in range(start + MEMORY_AT[turn], start + MEMORY_AT[turn + 1]):
            if self.table.memory[place] >= 0:
                counts[self.table.memory[place]] += 1
        packet = 0
        while seating.holder(self.table.players, packet, age, turn) != seat:
            packet += 1
        for later in range(turn, self.table.turn):
            holder = seating.holder(self.table.players, packet, age, later)
            self.leave(self.table.place(holder, age, later), counts)
            if self.table.players == FREE_CITY and seating.controller(age, later) == holder:
                self.leave(self.table.place(FREE_CITY, age, later), counts)
        for card in range(CARDS):
            if counts[card] > 0:
                self.gather(first + card, 1.0 * counts[card])
                if first != ELSEWHERE:
                    self.expect(card, NEXT_PAYABLE if first == COMES_NEXT else LATER_PAYABLE)

    def expect(self, card: int, first: int) -> None:
        """Keep a card of a hand that comes to me, once for each run of inputs."""
        for place in range(self.expected):
            if self.coming[place] == card and self.coming_at[place] == first:
                return
        self.coming[self.expected] = card
        self.coming_at[self.expected] = first
        self.expected += 1

    def leave(self, place: int, counts: list[int]) -> None:
        """Take a card that was played off a count: one of my own, or one that all have seen."""
        card = self.table.cards[place]
        if card >= 0 and self.table.uses[place] > NOT_YET:
            counts[card] -= 1

    def gather(self, number: int, amount: float) -> None:
        """Add an amount to an input that may be listed already: several hands hold the same card."""
        for place in range(self.count):
            if self.inputs[place] == number:
                self.amounts[place] += amount
                return
        self.note(number, amount)

    def seen(self, seat: int) -> list[tuple[int, float]]:
        """Return what *seat* sees, for Python callers."""
        self.table.check_seat(seat)
        self.look_around(seat)
        count = self.look(seat)
        return [(self.inputs[place], float(self.amounts[place])) for place in range(count)]
