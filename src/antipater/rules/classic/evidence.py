"""What a view of classic 7 Wonders says about the cards it does not show: which cards lie in which places together.

Hands are followed from seat to seat. Whenever the viewer held one, its cards are known; what was discarded or put
under a stage out of sight until the viewer held it again is then known too, but not which card was which. Cards that
never passed through the viewer's hands come from the pool of their Age.
"""

from collections import Counter
from dataclasses import dataclass, field

from antipater.data import classic_columns as columns
from antipater.data.classic import EXTRA_GUILDS, FREE_CITY
from antipater.data.classic_items import CARDS, DECK_SIZE
from antipater.game.seats import UNKNOWN
from antipater.rules.classic import seating
from antipater.rules.classic.actions import (
    CHOOSING,
    HAND_ROOM,
    LEFT_OVER,
    MEMORY,
    MEMORY_AT,
    NOT_YET,
    PLAYS,
    REVIVING,
    SEVENTH,
    SMALL_TURN,
    SOLD,
)
from antipater.rules.classic.table import Table

FIRST_GUILD = CARDS - DECK_SIZE
NEVER = 99  # when a card that is in a hand, under a stage or in the deck came to the pile


@dataclass(frozen=True)
class Place:
    """Where a hidden card lies: at a place of `Table.cards`, in a hand, or in the deck."""

    play: int = UNKNOWN
    hand: int = UNKNOWN
    when: int = NEVER  # the turn of the game in which it came to the pile


@dataclass
class Group:
    """Cards and the places they lie in, without knowing which card is where; a *draw* adds a card of the pool."""

    places: list[Place] = field(default_factory=list)
    cards: list[int] = field(default_factory=list)
    draw: int = UNKNOWN


class Evidence:
    """All that a view tells, put together once; `worlds` draws from it."""

    def __init__(self, seen: Table) -> None:
        self.viewer, self.players, self.age, self.turn = seen.viewer, seen.players, seen.age, seen.turn
        self.cities = seen.cities.number
        self.decision = seen.kinds[seen.depth - 1] if seen.depth else 0
        self.cards, self.uses, self.draws = list(seen.cards), list(seen.uses), list(seen.draws)
        self.hands, self.sizes, self.memory = list(seen.hands), list(seen.sizes), list(seen.memory)
        self.groups: list[Group] = []
        self.pools = [Group() for _ in range(self.age)]
        self.located: list[Counter[int]] = [Counter() for _ in range(self.age)]
        for age in range(1, self.age + 1):
            for packet in range(self.players):
                self.follow(age, packet)
            last = self.play(FREE_CITY, age, SMALL_TURN)
            if self.players == FREE_CITY and self.uses[last] == LEFT_OVER:
                self.pools[age - 1].places.append(self.place(last, age, SMALL_TURN))
        looks = range(seen.looks)
        self.looks = [
            (seen.look_when[look], seen.look_seat[look] == self.viewer, seen.look_card[look]) for look in looks
        ]
        self.looked = [Counter(dict(enumerate(seen.looked[look * CARDS : (look + 1) * CARDS]))) for look in looks]
        self.open = list(seen.open)

    # Following one hand through an Age.

    def follow(self, age: int, packet: int) -> None:
        """Follow the hand that was dealt to seat *packet*, turn by turn, and group what leaves it unseen."""
        held: Counter[int] | None = None
        group = Group()
        for turn in range(SMALL_TURN + 1):
            seat = seating.holder(self.players, packet, age, turn)
            view = self.hand_at(seat, age, turn)
            controls = self.players == FREE_CITY and turn < SMALL_TURN and seating.controller(age, turn) == seat
            draw = (age - 1) * 7 + turn if controls and self.drawn(age, turn) else UNKNOWN
            if view is not None:
                own = Counter([self.draws[draw]]) if draw != UNKNOWN else Counter()
                self.located[age - 1] += own
                self.close_group(group, held, view - own, age)
                held, group = Counter(view), Group()
            elif draw != UNKNOWN and held is not None:
                group.draw = draw
            plays = [self.play(seat, age, turn)] + ([self.play(FREE_CITY, age, turn)] if controls else [])
            for play in plays:
                self.account_for(play, age, turn, held, group)
        if age == self.age:
            seat = seating.holder(self.players, packet, age, self.turn)
            if seat != self.viewer:
                group.places += [Place(hand=seat)] * self.sizes[seat]
        self.close_group(group, held, Counter(), age)

    def account_for(self, play: int, age: int, turn: int, held: Counter[int] | None, group: Group) -> None:
        """Account for one card that left the hand: seen, or somewhere out of sight."""
        card = self.cards[play]
        if self.uses[play] == NOT_YET:
            return
        if card == UNKNOWN:
            group.places.append(self.place(play, age, turn))
        elif held is None:
            self.located[age - 1][card] += 1
        elif held[card]:
            held[card] -= 1
        else:
            self.note_draw(group, card, age)

    def close_group(self, group: Group, held: Counter[int] | None, now: Counter[int], age: int) -> None:
        """Make a group of what left a hand since the viewer last had it, given what is in it *now*."""
        if held is None:
            self.pools[age - 1].places += group.places
            self.located[age - 1] += now
            return
        for card in (now - held).elements():
            self.note_draw(group, card, age)
            held[card] += 1
        group.cards = sorted((held - now).elements())
        if group.places:
            self.groups.append(group)

    def note_draw(self, group: Group, card: int, age: int) -> None:
        """Note that the card drawn for the Free City has shown itself."""
        self.draws[group.draw] = card
        group.draw = UNKNOWN
        self.located[age - 1][card] += 1

    # Reading the view.

    def play(self, city: int, age: int, turn: int) -> int:
        """Return the place of what a city played."""
        return city * PLAYS + (age - 1) * 7 + turn

    def place(self, play: int, age: int, turn: int) -> Place:
        """Return where a card is that was discarded or put under a stage."""
        when = (age - 1) * 8 + min(turn, SMALL_TURN - 1)
        return Place(play=play, when=when if self.uses[play] in (SOLD, LEFT_OVER) else NEVER)

    def drawn(self, age: int, turn: int) -> bool:
        """Return whether the card for the Free City has been drawn in a turn."""
        if (age, turn) == (self.age, self.turn):
            return self.decision in (CHOOSING, SEVENTH, REVIVING) or self.uses[self.play(0, age, turn)] != NOT_YET
        return (age, turn) < (self.age, self.turn)

    def hand_at(self, seat: int, age: int, turn: int) -> Counter[int] | None:
        """Return the viewer's hand in a turn, None if somebody else held these cards."""
        if seat != self.viewer or turn == SMALL_TURN:
            return None
        if self.uses[self.play(seat, age, turn)] == NOT_YET:
            now = (age, turn) == (self.age, self.turn)
            return Counter(self.hand_of(seat)) if now else None
        first = (age - 1) * MEMORY + MEMORY_AT[turn]
        remembered = self.memory[first : (age - 1) * MEMORY + MEMORY_AT[turn + 1]]
        return Counter(card for card in remembered if card != UNKNOWN)

    def hand_of(self, seat: int) -> list[int]:
        """Return a hand that the view shows."""
        return self.hands[seat * HAND_ROOM : seat * HAND_ROOM + self.sizes[seat]]

    # The pool of an Age.

    def unseen(self, age: int) -> list[int]:
        """Return the cards of an Age, guilds apart, that the viewer has not located."""
        first = (age - 1) * DECK_SIZE
        deck = {card: columns.COPIES[self.players * CARDS + card] for card in range(first, first + DECK_SIZE)}
        return sorted((Counter(deck) - self.located[age - 1]).elements())

    def guilds(self) -> tuple[list[int], list[int], int]:
        """Return the guilds that are in though not located, those that may be, and how many of the latter are."""
        located = {card for card in self.located[-1] if card >= FIRST_GUILD and self.located[-1][card]}
        shown = {card for counts in self.looked for card, n in counts.items() if n > 0}
        shown |= {card for _, _, card in self.looks if card >= FIRST_GUILD}
        there = {card for card in shown if card >= FIRST_GUILD} - located
        possible = {FIRST_GUILD + kind for kind in range(DECK_SIZE) if columns.GUILD_CARDS >> kind & 1}
        return sorted(there), sorted(possible - located - there), self.cities + EXTRA_GUILDS - len(located) - len(there)
