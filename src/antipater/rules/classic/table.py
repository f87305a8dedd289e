"""What lies on the table: the cities, the hands, the deck, what became of every card, and the agenda.

Every card that left a hand is kept with its seat, Age and turn: the discard pile, the cards under the stages and what
each player can know all follow from that. The agenda is a stack of decisions, three integers each; its top entry says
what happens next, nothing else does.
"""

from antipater.data.classic import FREE_CITY, MOST_PLAYERS
from antipater.data.classic_items import BOARDS_IN_BOX, CARDS, SIDES
from antipater.game.agenda import AgendaState
from antipater.game.errors import NoSuchSeat
from antipater.game.seats import SPECTATOR
from antipater.rules.classic import seating
from antipater.rules.classic.actions import (
    AGENDA,
    CHOOSING,
    DECLINED,
    EVERYBODY,
    HAND_ROOM,
    LEFT_OVER,
    MEMORY,
    MOST_LOOKS,
    NOBODY,
    PLAYS,
    SMALL_TURN,
    SOLD,
    UNDEALT,
)
from antipater.rules.classic.city import Cities


def check_boards(players: int, boards: list[int], sides: list[int]) -> None:
    """Raise ValueError unless so many can play, with such boards and sides; those below 0 are left to chance."""
    cities = players if players > FREE_CITY else FREE_CITY + 1
    if not FREE_CITY <= players <= MOST_PLAYERS or not len(boards) == len(sides) == cities:
        raise ValueError(f"{FREE_CITY} to {MOST_PLAYERS} play, with a board and a side for each city")
    if not all(-1 <= board < BOARDS_IN_BOX for board in boards) or not all(-1 <= side < SIDES for side in sides):
        raise ValueError(f"boards are 0 to {BOARDS_IN_BOX - 1}, sides 0 to {SIDES - 1}, or -1 for any")


class Table(AgendaState):
    """Everything in the game, hidden things included; in an observation those are UNKNOWN."""

    def __init__(self) -> None:
        super().__init__()
        self.viewer = NOBODY  # the seat whose view this is; NOBODY for the true position
        self.players = 0
        self.age = 0
        self.turn = 0  # 0 … 5, and 6 while the seventh card is played
        self.bank = 0  # coins taken from the bank so far, less those paid to it
        self.guilds_left = 0  # guilds still to be dealt
        self.chosen = [-1] * 7  # the choice of each city for this turn, sealed until all have chosen (C2.1)
        self.sizes = [0] * 7  # cards in each hand
        self.hands = [-1] * 56  # sorted
        self.undealt = [0] * 48  # copies of each card that are still in the deck of this Age
        self.cards = [-1] * 147  # which card each city played, by Age and turn …
        self.uses = [0] * 147  # … and what for
        self.draws = [-1] * 21  # cards that the controllers of the Free City drew (C9.4)
        self.open = [0] * 42  # cards that the Free City could have built where it discarded, Age deck and guilds (C9.5)
        self.looks = 0  # how often the pile has been looked at (C6.2) …
        self.look_when = [0] * 3  # … in which turn of the game …
        self.look_seat = [0] * 3  # … by whom …
        self.look_city = [0] * 3  # … for which city …
        self.look_card = [0] * 3  # … and which card was built
        self.memory = [-1] * 297  # in an observation: the hands that passed through the viewer's hand (C8.1) …
        self.looked = [0] * 384  # … and how many of each card the pile held when they looked
        self.cities = Cities()

    def check_seat(self, seat: int) -> None:
        """Raise NoSuchSeat unless somebody sits there."""
        if not 0 <= seat < self.players:
            raise NoSuchSeat(f"there is no seat {seat}: the seats are 0 to {self.players - 1}")

    # The agenda.

    def to_act_set(self) -> int:
        """Return who must decide the top entry of the agenda."""
        if self.depth and self.seats[self.depth - 1] == EVERYBODY:
            return self.undecided()
        return AgendaState.to_act_set(self)

    def undecided(self) -> int:
        """Return the set of seats that have not chosen yet (C2.1); a controller chooses twice (C9.4)."""
        waiting = 0
        for seat in range(self.players):
            if self.chosen[seat] == NOBODY:
                waiting |= 1 << seat
        if self.players == 2 and self.chosen[2] == NOBODY:
            waiting |= 1 << seating.controller(self.age, self.turn)
        return waiting

    def sealed(self, seat: int) -> int:
        """Return whether *seat* has made a choice that the others may not see yet (C2.1)."""
        if self.depth == 0 or self.kinds[self.depth - 1] != CHOOSING or not 0 <= seat < self.players:
            return 0
        return 1 if self.chosen[seat] != NOBODY else 0

    # Who plays what.

    def place(self, city: int, age: int, turn: int) -> int:
        """Return the place of what a city played in `cards` and `uses`."""
        return city * PLAYS + (age - 1) * 7 + turn

    def give(self, seat: int, card: int) -> None:
        """Put a card into a hand, in its order."""
        first = seat * HAND_ROOM
        place = first + self.sizes[seat]
        while place > first and self.hands[place - 1] > card:
            self.hands[place] = self.hands[place - 1]
            place -= 1
        self.hands[place] = card
        self.sizes[seat] += 1

    def take(self, seat: int, card: int) -> None:
        """Take a card out of a hand."""
        place = seat * HAND_ROOM
        while self.hands[place] != card:
            place += 1
        last = seat * HAND_ROOM + self.sizes[seat] - 1
        while place < last:
            self.hands[place] = self.hands[place + 1]
            place += 1
        self.hands[last] = NOBODY
        self.sizes[seat] -= 1

    def count_pile(self, look: int, out: list[int]) -> int:
        """Count the cards of the pile as they were at a look, or now if *look* is `looks`; return how many (C8.2)."""
        until = self.look_when[look] if look < self.looks else 3 * 8
        total = 0
        for card in range(CARDS):
            out[card] = 0
        for city in range(self.cities.number):
            for age in range(1, 4):
                for turn in range(7):
                    place = self.place(city, age, turn)
                    # A look in the sixth turn comes after the last cards are discarded (C2.4).
                    when = (age - 1) * 8 + (turn if turn < SMALL_TURN else SMALL_TURN - 1)
                    if self.uses[place] in (SOLD, LEFT_OVER) and when <= until:
                        total += 1
                        if self.cards[place] >= 0:
                            out[self.cards[place]] += 1
        for earlier in range(look):
            if self.look_card[earlier] != DECLINED:
                total -= 1
                out[self.look_card[earlier]] -= 1
        return total

    def pile_size(self) -> int:
        """Return how many cards lie in the discard pile, which everybody knows (C8.1)."""
        out = [0] * 128
        looks = self.looks
        if looks and self.look_card[looks - 1] == NOBODY:
            looks -= 1
        return self.count_pile(looks, out)

    # Everything, saved and loaded.

    def load_unchecked(self, fields: list[int]) -> None:
        """Take every field from a list; how many there are depends on players and viewer."""
        if len(fields) <= 92 or not (2 <= fields[1] <= 7 and fields[92] == max(3, fields[1])):
            raise ValueError("these are not the fields of a position of classic 7 Wonders")
        self.viewer = fields[0]
        self.players = fields[1]
        self.cities.number = fields[92]
        AgendaState.load_unchecked(self, fields)

    def check_fields(self) -> None:
        """Raise an error unless this is a position that can be played; what others index by comes first."""
        inside = 0 <= self.depth <= AGENDA and 0 <= self.age <= 3 and 0 <= self.turn <= SMALL_TURN
        inside = inside and 0 <= self.looks <= MOST_LOOKS and NOBODY <= self.viewer <= SPECTATOR
        for city in range(self.cities.number):
            inside = inside and 0 <= self.sizes[city] <= HAND_ROOM
        if not inside:
            raise ValueError("these are not the fields of a position of classic 7 Wonders")
        AgendaState.check_fields(self)

    def save(self, block: list[int]) -> int:
        """Write every field to *block*; return how many integers there are. Only a view has a memory."""
        block[0] = self.viewer
        block[1] = self.players
        block[2] = self.age
        block[3] = self.turn
        block[4] = self.bank
        block[5] = self.guilds_left
        block[6] = self.depth
        block[7] = self.looks
        for i in range(AGENDA):
            block[8 + i] = self.kinds[i]
            block[16 + i] = self.seats[i]
            block[24 + i] = self.subjects[i]
        for i in range(MOST_LOOKS):
            block[32 + i] = self.look_when[i]
            block[35 + i] = self.look_seat[i]
            block[38 + i] = self.look_city[i]
            block[41 + i] = self.look_card[i]
        for i in range(UNDEALT):
            block[44 + i] = self.undealt[i]
        n = self.cities.save(block, 92)
        for city in range(self.cities.number):
            block[n] = self.chosen[city]
            block[n + 1] = self.sizes[city]
            for i in range(HAND_ROOM):
                block[n + 2 + i] = self.hands[city * HAND_ROOM + i]
            n += 10
            for i in range(PLAYS):
                block[n + i] = self.cards[city * PLAYS + i]
                block[n + 21 + i] = self.uses[city * PLAYS + i]
            n += 42
        if self.players == 2:
            for i in range(PLAYS):
                block[n + i] = self.draws[i]
                block[n + 21 + i] = self.open[i]
                block[n + 42 + i] = self.open[21 + i]
            n += 63
        if self.viewer != NOBODY:
            for i in range(3 * MEMORY):
                block[n + i] = self.memory[i]
            n += 3 * MEMORY
            for i in range(MOST_LOOKS * CARDS):
                block[n + i] = self.looked[i]
            n += MOST_LOOKS * CARDS
        return n

    def load(self, block: list[int]) -> None:
        """Take every field from *block*, as `save` wrote it."""
        self.viewer = block[0]
        self.players = block[1]
        self.age = block[2]
        self.turn = block[3]
        self.bank = block[4]
        self.guilds_left = block[5]
        self.depth = block[6]
        self.looks = block[7]
        for i in range(AGENDA):
            self.kinds[i] = block[8 + i]
            self.seats[i] = block[16 + i]
            self.subjects[i] = block[24 + i]
        for i in range(MOST_LOOKS):
            self.look_when[i] = block[32 + i]
            self.look_seat[i] = block[35 + i]
            self.look_city[i] = block[38 + i]
            self.look_card[i] = block[41 + i]
        for i in range(UNDEALT):
            self.undealt[i] = block[44 + i]
        n = self.cities.load(block, 92)
        for city in range(self.cities.number):
            self.chosen[city] = block[n]
            self.sizes[city] = block[n + 1]
            for i in range(HAND_ROOM):
                self.hands[city * HAND_ROOM + i] = block[n + 2 + i]
            n += 10
            for i in range(PLAYS):
                self.cards[city * PLAYS + i] = block[n + i]
                self.uses[city * PLAYS + i] = block[n + 21 + i]
            n += 42
        if self.players == 2:
            for i in range(PLAYS):
                self.draws[i] = block[n + i]
                self.open[i] = block[n + 21 + i]
                self.open[21 + i] = block[n + 42 + i]
            n += 63
        if self.viewer != NOBODY:
            for i in range(3 * MEMORY):
                self.memory[i] = block[n + i]
            n += 3 * MEMORY
            for i in range(MOST_LOOKS * CARDS):
                self.looked[i] = block[n + i]
