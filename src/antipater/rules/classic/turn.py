"""A position of classic 7 Wonders: what each decision offers, and how a turn is resolved for all at once (C2)."""

from typing import Self

from antipater.data import classic_columns
from antipater.data.classic import AGES, FREE_CITY, SALE, STARTING_COINS, TURNS
from antipater.data.classic_items import CARDS, DECK_SIZE, NONE, SIDES
from antipater.game.contract import State
from antipater.game.errors import Reason
from antipater.game.seats import CHANCE
from antipater.rules.classic import build, effects, hands, invariants, knowledge, military, reasons, scoring, seating
from antipater.rules.classic.actions import (
    AUTOMATIC,
    BUILD,
    BUILT,
    BUILT_FREE,
    CHOOSING,
    CONFLICTS,
    DECLINE,
    DECLINED,
    DRAWING_LAST,
    FREE,
    GIVE_BOARD,
    GIVING_BOARD,
    HAND_ROOM,
    LAST_CARDS,
    NOBODY,
    PASS_HANDS,
    PLAYS,
    RANKS,
    REVIVE,
    REVIVING,
    SELL,
    SEVENTH,
    SMALL_TURN,
    SOLD,
    STAGE,
    STAGED,
    START_AGE,
    UNDEALT,
)
from antipater.rules.classic.table import Table, check_boards

COIN_COST = classic_columns.COIN_COST
COLUMN = classic_columns.COLUMN
FREE_BUILDING = classic_columns.FREE_BUILDING
FROM_DISCARD = classic_columns.FROM_DISCARD
PRIZE_SHARES = 420  # divides among any number of winners


def card_in(action: int) -> int:
    """Return the card that an action is about."""
    if action < STAGE:
        return (action - BUILD) // RANKS
    if action < FREE:
        return (action - STAGE) // RANKS
    return (action - FREE) % CARDS


class ClassicState(Table):
    """A position of classic 7 Wonders."""

    def set_up(self, players: int, boards: list[int], sides: list[int]) -> None:
        """Seat the players and, if they are two, the Free City; boards and sides below 0 are left to chance (C1.2)."""
        if self.players:
            raise ValueError("a table is set up once")
        check_boards(players, boards, sides)
        self.players = players
        self.cities.number = players if players > FREE_CITY else FREE_CITY + 1
        self.push(START_AGE, 0, 0)
        for seat in range(self.cities.number):
            self.cities.coins[seat] = STARTING_COINS
            self.bank += STARTING_COINS
            self.cities.board[seat] = boards[seat]
            self.cities.side[seat] = sides[seat]
            if boards[seat] >= 0 and sides[seat] >= 0:
                self.cities.give_board(seat, boards[seat], sides[seat])
        self.push_missing_board()
        self.run_automatic()

    def push_missing_board(self) -> None:
        """Push the draw of a board for the first seat that has none yet, or only a board or a side (C1.2)."""
        seat = 0
        while seat < self.cities.number and self.cities.board[seat] >= 0 and self.cities.side[seat] >= 0:
            seat += 1
        if seat < self.cities.number:
            self.push(GIVING_BOARD, CHANCE, seat)

    # What may be done.

    def options(self, seat: int, out: list[int]) -> int:
        """Write the legal actions of *seat*, or the outcomes of CHANCE, ascending; return how many."""
        kind = self.kinds[self.depth - 1]
        if kind in (CHOOSING, SEVENTH):
            return self.card_options(seat, out)
        if kind == REVIVING:
            return self.pile_options(self.subjects[self.depth - 1], out)
        if kind == GIVING_BOARD:
            return hands.write_boards(self, self.subjects[self.depth - 1], out)
        return hands.write_cards(self, out)

    def chance_weights(self, out: list[int]) -> int:
        """Write how likely each outcome is; boards are equally likely."""
        if self.kinds[self.depth - 1] == GIVING_BOARD:
            return 0
        hands.write_weights(self, out)
        return 1

    def card_options(self, seat: int, out: list[int]) -> int:
        """Write every use of a card of the hand (C2.1): any of them can be sold, and nobody passes (C2.5).

        After the own card a controller chooses for the Free City, in the same way (C9.6).
        """
        hand = [0] * 8
        size = 0
        city = seat
        spent = NONE
        if self.chosen[seat] != NOBODY:
            city = FREE_CITY
            spent = card_in(self.chosen[seat])
        for place in range(self.sizes[seat]):
            card = self.hands[seat * HAND_ROOM + place]
            if card == spent:
                spent = NONE
            else:
                hand[size] = card
                size += 1
        n = build.write_uses(self.cities, city, hand, size, out)
        if city != seat and n:
            return n  # the Free City discards only if it can do nothing else (C9.5)
        for place in range(size):
            if place == 0 or hand[place - 1] != hand[place]:
                out[n] = SELL + hand[place]
                n += 1
        return n

    def pile_options(self, city: int, out: list[int]) -> int:
        """Write the cards of the pile that a city may build, and that none is taken (C6.2)."""
        counts = [0] * 128
        look = self.looks - 1
        if self.viewer == NOBODY:
            self.count_pile(look, counts)
        else:
            for card in range(CARDS):
                counts[card] = self.looked[look * CARDS + card]
        n = 0
        for card in range(CARDS):
            if counts[card] > 0 and not build.has_building(self.cities, city, card):
                out[n] = REVIVE + card
                n += 1
        out[n] = DECLINE
        return n + 1

    # What happens.

    def step(self, action: int, seat: int) -> None:
        """Carry out a legal action, unchecked."""
        top = self.depth - 1
        kind = self.kinds[top]
        if kind == CHOOSING:
            if self.chosen[seat] == NOBODY:
                self.chosen[seat] = action
            else:
                self.chosen[FREE_CITY] = action
            if self.undecided() == 0:
                self.pop()
                self.end_turn(self.resolve())
        elif kind == SEVENTH:
            self.chosen[seat] = action
            self.pop()
            self.resolve()
        elif kind == REVIVING:
            self.revive(self.subjects[top], action)
        elif kind == GIVING_BOARD:
            given = action - GIVE_BOARD
            self.cities.give_board(self.subjects[top], given // SIDES, given % SIDES)
            self.pop()
            self.push_missing_board()
        else:
            hands.deal_card(self, action % CARDS)
        self.run_automatic()

    def resolve(self) -> int:
        """Carry out all choices at once: payments leave, cards are placed, coins come in (C2.2).

        Prices come first, so that nothing which the turn brings helps to pay in it (C3.6).

        Return the city that may build a card of the pile when the turn is over (C6.2), NONE if there is none.
        """
        reviving_city = NONE
        lefts = [0] * 7
        rights = [0] * 7
        placed = [0] * 7
        self.note_what_free_city_could_build()
        for city in range(self.cities.number):
            if self.chosen[city] != NOBODY:
                self.write_payment(city, self.chosen[city], lefts, rights)
        for city in range(self.cities.number):
            placed[city] = NONE
            if self.chosen[city] != NOBODY:
                self.cities.gain(city, -lefts[city] - rights[city])
                placed[city] = self.play_card(city, self.chosen[city])
        for city in range(self.cities.number):
            self.cities.gain(self.cities.left_of(city), lefts[city])
            self.cities.gain(self.cities.right_of(city), rights[city])
            if placed[city] != NONE:
                self.take_from_bank(city, effects.income(self.cities, city, placed[city]))
                if FROM_DISCARD[placed[city]]:
                    reviving_city = city
            elif self.chosen[city] != NOBODY:
                self.take_from_bank(city, SALE)
        hands.clear_choices(self)
        return reviving_city

    def take_from_bank(self, city: int, coins: int) -> None:
        """Move coins between the bank, which never runs out, and a treasury (C1.4)."""
        self.cities.gain(city, coins)
        self.bank += coins

    def write_payment(self, city: int, action: int, lefts: list[int], rights: list[int]) -> None:
        """Write what a choice pays to the neighbours, by the position at the start of the turn (C2.1, C3.5)."""
        offers_left = [0] * 16
        offers_right = [0] * 16
        if action < STAGE:
            build.card_offers(self.cities, city, card_in(action), offers_left, offers_right)
        elif action < FREE:
            build.stage_offers(self.cities, city, offers_left, offers_right)
        lefts[city] = offers_left[action % RANKS]
        rights[city] = offers_right[action % RANKS]

    def play_card(self, city: int, action: int) -> int:
        """Take the card out of the hand and put it where it goes; return the item placed, NONE for a sale."""
        card = card_in(action)
        use = SOLD
        item = NONE
        if action < STAGE:
            use = BUILT
            item = card
            self.take_from_bank(city, -build.bank_price(self.cities, city, card))
        elif action < FREE:
            use = STAGED
            item = self.cities.next_stage(city)
            self.take_from_bank(city, -COIN_COST[item])
        elif action < SELL:
            use = BUILT_FREE
            item = card
            self.cities.free_left[city] = 0
        if use == STAGED:
            self.cities.add_item(city, item)
            if FREE_BUILDING[item]:
                self.cities.free_left[city] = 1
        elif use != SOLD:
            self.cities.add_card(city, card)
        place = self.place(city, self.age, self.turn)
        self.cards[place] = card
        self.uses[place] = use
        self.take(self.player_of(city), card)
        return item

    def note_what_free_city_could_build(self) -> None:
        """Keep what a discard of the Free City tells about the cards it did not have to build (C9.5)."""
        lefts = [0] * 16
        rights = [0] * 16
        if self.players != FREE_CITY or self.chosen[FREE_CITY] < SELL:
            return
        place = (self.age - 1) * 7 + self.turn
        for kind in range(UNDEALT):
            card = hands.card_of(kind, self.age)
            if COLUMN[card] != NONE and (
                build.card_offers(self.cities, FREE_CITY, card, lefts, rights)
                or build.free_building_helps(self.cities, FREE_CITY, card)
            ):
                self.open[place if kind < DECK_SIZE else PLAYS + place] |= 1 << (kind & 31)

    def end_turn(self, reviving_city: int) -> None:
        """Put what follows the turn on the agenda, what comes last first (C2.3, C2.4, C2.6).

        *reviving_city* may build a card of the pile, or NONE; the seat that plays for it chooses (C6.2, C9.8). The
        seventh card is a turn of its own, which the stage and all else that turn 6 brought already serve (C6.6).
        """
        self.push(PASS_HANDS if self.turn < TURNS - 1 else CONFLICTS, 0, 0)
        if reviving_city != NONE:
            self.push(REVIVING, self.player_of(reviving_city), reviving_city)
        if self.turn == TURNS - 1:
            self.push(LAST_CARDS, 0, 0)
            if self.players == FREE_CITY:
                self.push(DRAWING_LAST, CHANCE, 0)
            for seat in range(self.players):
                if self.cities.seventh[seat]:
                    self.turn = SMALL_TURN
                    self.push(SEVENTH, seat, 0)

    def player_of(self, city: int) -> int:
        """Return the seat that plays for a city in this turn (C9.1)."""
        return city if city < self.players else seating.controller(self.age, self.turn)

    def revive(self, city: int, action: int) -> None:
        """Build a card of the pile for nothing, or none (C6.2)."""
        self.pop()
        if action == DECLINE:
            self.look_card[self.looks - 1] = DECLINED
            return
        card = action - REVIVE
        self.look_card[self.looks - 1] = card
        self.cities.add_card(city, card)
        self.take_from_bank(city, effects.income(self.cities, city, card))

    def run_automatic(self) -> None:
        """Run automatic entries until a seat or chance must decide, or the game is over."""
        while self.depth and self.needs_no_choice():
            kind = self.kinds[self.depth - 1]
            self.pop()
            if kind == START_AGE:
                hands.begin_age(self)
            elif kind == PASS_HANDS:
                hands.pass_hands(self)
            elif kind == LAST_CARDS:
                hands.discard_last_cards(self)
            elif kind == CONFLICTS:
                military.conflicts(self.cities, self.age)
                if self.age < AGES:
                    self.push(START_AGE, 0, 0)

    def needs_no_choice(self) -> bool:
        """Return whether the top entry runs automatically; a look at the pile begins here, or is skipped (C6.2)."""
        kind = self.kinds[self.depth - 1]
        if kind == REVIVING:
            if self.looks and self.look_card[self.looks - 1] == NOBODY:
                return False
            return self.begin_look()
        return kind >= AUTOMATIC

    def begin_look(self) -> bool:
        """Begin the look at the pile of the seat that may build from it (C8.1); return whether the pile is empty."""
        counts = [0] * 128
        if self.count_pile(self.looks, counts) == 0:
            return True
        turn = self.turn if self.turn < SMALL_TURN else SMALL_TURN - 1
        self.look_when[self.looks] = (self.age - 1) * 8 + turn
        self.look_seat[self.looks] = self.seats[self.depth - 1]
        self.look_city[self.looks] = self.subjects[self.depth - 1]
        self.look_card[self.looks] = NOBODY
        self.looks += 1
        return False

    def invariant_violation(self) -> int:
        """Return the number of a law that this position breaks, 0 if it is sound."""
        return invariants.invariant_violation(self)

    def hide_from(self, seat: int) -> None:
        """Make UNKNOWN what *seat* may not know, and remember what passed through its hand (C8)."""
        knowledge.hide_from(self, seat)

    # What Python callers ask.

    def observe(self, seat: int) -> Self:
        """Return what *seat* may know, or a SPECTATOR; the view of one seat cannot become that of another (C8)."""
        if self.viewer == NOBODY:
            return State.observe(self, seat)
        if self.viewer != seat:
            raise ValueError(f"this is what seat {self.viewer} knows, not what seat {seat} knows")
        return self.copy()

    @property
    def ruleset(self) -> str:
        """The name of the ruleset that the position belongs to."""
        return "classic"

    def why_not(self, action: int, seat: int) -> Reason | None:
        """Return why *seat* cannot do *action* now, or None if it can."""
        return reasons.why_not(self, action, seat)

    def hand(self, seat: int) -> list[int]:
        """Return the cards of a hand, sorted; UNKNOWN cards in the view of another seat."""
        self.check_seat(seat)
        return [self.hands[seat * HAND_ROOM + place] for place in range(self.sizes[seat])]

    def score_sheet(self, seat: int) -> list[int]:
        """Return the points of a city as they stand, a figure for each of the seven lines (C7.1)."""
        return scoring.score_sheet(self.cities, seat)

    def returns(self) -> list[int]:
        """Share the victory among the best players; a tie goes to more coins, then it is shared (C7.2, C9.9)."""
        if self.depth:
            return [0] * self.players
        winners = [scoring.winners_with(self.cities, seat, self.players) for seat in range(self.players)]
        return [PRIZE_SHARES // shared if shared else 0 for shared in winners]

    def standing(self, seat: int) -> int:
        """Return a number that orders the seats: who has more is ahead (C7.2)."""
        self.check_seat(seat)
        return scoring.standing(self.cities, seat)
