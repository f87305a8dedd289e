"""Worlds behind a view of classic 7 Wonders: every way to lay the hidden cards that fits, each as likely as another.

A way is which printed card lies where, copies told apart. `evidence` says which cards lie in which places together;
within a group every arrangement is as likely as the next. What is known of the pile besides, namely what the viewer saw
in it (C8.1), what others built from it (C6.2) and what the Free City could not have built (C9.5), narrows that down.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TypeVar

from antipater.data import classic_columns as columns
from antipater.data.classic import AGES, FREE_CITY
from antipater.data.classic_items import DECK_SIZE
from antipater.game.dice import Dice
from antipater.game.seats import UNKNOWN
from antipater.rules.classic import knowledge, seating
from antipater.rules.classic.actions import HAND_ROOM, LEFT_OVER, NOBODY, PLAYS, SMALL_TURN, SOLD, UNDEALT
from antipater.rules.classic.evidence import FIRST_GUILD, Evidence, Group, Place
from antipater.rules.classic.pile import Sharing, draw_places
from antipater.rules.classic.turn import ClassicState

Thing = TypeVar("Thing")
IN_DECK = Place()
MOST_TRIES = 20_000  # a view of a real game needs a few, hundreds at the very worst


def imagine(seen: ClassicState, dice: Dice) -> ClassicState:
    """Return a position that the viewer cannot tell from the true one, each with its true chance."""
    return next(worlds_behind(seen, dice))


def worlds_behind(seen: ClassicState, dice: Dice) -> Iterator[ClassicState]:
    """Yield such positions without end; what the viewer knows is gathered once."""
    evidence = None if seen.viewer == NOBODY else Evidence(seen)
    while True:
        world = seen.copy()
        if evidence is not None:
            guess = fitting_guess(evidence, dice)
            knowledge.fill_hidden(world, guess.cards, guess.hands, guess.draws, guess.undealt, guess.guilds_left)
        yield world


def fitting_guess(evidence: Evidence, dice: Dice) -> "Guess":
    """Return the first guess that fits; raise ValueError if none does."""
    for _ in range(MOST_TRIES):
        guess = Guess(evidence, dice)
        if guess.fits:
            return guess
    raise ValueError("no world fits this view: it is not what a seat sees in any game")


def shuffled(things: Iterable[Thing], dice: Dice) -> list[Thing]:
    """Return things in random order."""
    order = list(things)
    for left in range(len(order) - 1, 0, -1):
        other = dice.roll(left + 1)
        order[left], order[other] = order[other], order[left]
    return order


class Guess:
    """One way to lay the hidden cards; `fits` tells whether it agrees with all that the viewer knows."""

    def __init__(self, evidence: Evidence, dice: Dice) -> None:
        self.evidence = evidence
        self.dice = dice
        self.cards, self.draws = list(evidence.cards), list(evidence.draws)
        self.hands = list(evidence.hands)
        self.undealt = [0] * UNDEALT
        self.guilds_left = 0
        self.batches = seen_in_pile(evidence)
        self.fits = self.lay() and self.agrees()

    def lay(self) -> bool:
        """Lay every hidden card somewhere; return whether that was possible."""
        pools = [self.pool(age) for age in range(1, self.evidence.age + 1)]
        groups = []
        for group in self.evidence.groups:
            cards = list(group.cards)
            if group.draw != UNKNOWN:
                pool = pools[group.draw // 7]
                fitting = [card for card in pool if self.batch_of_card(card) == self.batch_short_of(group)]
                if not fitting:
                    return False
                cards.append(self.dice.choose(fitting))
                pool.remove(cards[-1])
                self.draws[group.draw] = cards[-1]
            groups.append(Group(group.places, cards))
        for pool, known in zip(pools, self.evidence.pools, strict=True):
            groups.append(Group(known.places + [IN_DECK] * (len(pool) - len(known.places)), pool))
        return self.arrange(groups) and self.close_deck(pools)

    def pool(self, age: int) -> list[int]:
        """Return the cards of an Age that never passed through the viewer's hands, with some guilds in Age III."""
        cards = self.evidence.unseen(age)
        if age == AGES:
            there, possible, number = self.evidence.guilds()
            cards += there + shuffled(possible, self.dice)[:number]
        return cards

    # What the viewer saw in the pile (C8.1): batches of cards that came to it between two looks.

    def batch_of_card(self, card: int) -> int:
        """Return the batch that a card without a copy belongs to; the last is everything outside the pile."""
        return next((i for i, (_, cards) in enumerate(self.batches) if cards[card]), len(self.batches))

    def batch_of(self, place: Place) -> int:
        """Return the batch that a place belongs to."""
        return next((i for i, (when, _) in enumerate(self.batches) if place.when <= when), len(self.batches))

    def batch_short_of(self, group: Group) -> int:
        """Return the batch that the card drawn into a group must belong to."""
        short = Counter(map(self.batch_of, group.places)) - Counter(map(self.batch_of_card, group.cards))
        return next(iter(short))

    def arrange(self, groups: list[Group]) -> bool:
        """Lay the cards of each group into its places, those of each batch among themselves."""
        owners: dict[int, list[int]] = {}
        for number, group in enumerate(groups):
            for card in group.cards:
                owners.setdefault(card, []).append(number)
        if self.batches:
            return self.lay_batches(groups, owners)
        groups = self.lay_built_from_pile(groups, owners)
        for group in groups:
            for card, place in zip(group.cards, shuffled(group.places, self.dice), strict=True):
                self.put(card, place)
        return bool(groups) or not owners

    def lay_batches(self, groups: list[Group], owners: dict[int, list[int]]) -> bool:
        """Lay what the viewer saw in the pile into the places of the pile, the rest elsewhere (C8.1)."""
        last = len(self.batches)
        outside = [Counter(group.cards) for group in groups]
        places: dict[tuple[int, int], list[Place]] = {}
        for number, group in enumerate(groups):
            for place in group.places:
                places.setdefault((number, self.batch_of(place)), []).append(place)
        for age in range(1, self.evidence.age + 1):
            here = {card: copies for card, copies in owners.items() if age_of(card) == age}
            numbers = {number for copies in here.values() for number in copies}
            room = {cell: len(there) for cell, there in places.items() if cell[0] in numbers and cell[1] != last}
            cells = Sharing(here, [cards for _, cards in self.batches], room).draw(self.dice)
            if cells is None:
                return False
            for (number, batch), cards in cells.items():
                outside[number] -= Counter(cards)
                for card, place in zip(cards, shuffled(places[number, batch], self.dice), strict=True):
                    self.put(card, place)
        for number, left in enumerate(outside):
            for card, place in zip(left.elements(), shuffled(places.get((number, last), []), self.dice), strict=True):
                self.put(card, place)
        return True

    def lay_built_from_pile(self, groups: list[Group], owners: dict[int, list[int]]) -> list[Group]:
        """Lay first what others built from the pile, and return what is left to lay; nothing if two cards collide.

        Each such card lay in the pile by a given turn (C6.2). With two players a draw moves cards between groups, so
        that there `agrees` decides alone.
        """
        if self.evidence.players == FREE_CITY:
            return groups
        known = pile_of(self.evidence.cards, self.evidence.uses)
        laid: dict[tuple[int, int], int] = {}
        for when, _, card in self.evidence.looks:
            if card in owners and not lay_in_pile(card, when, known):
                for number, place, i in draw_places(owners[card], groups, when, self.dice):
                    if (number, i) in laid:
                        return []
                    laid[number, i] = card
                    self.put(card, place)
        rest = []
        for number, group in enumerate(groups):
            cards = Counter(group.cards) - Counter(card for (where, _), card in laid.items() if where == number)
            places = [place for i, place in enumerate(group.places) if (number, i) not in laid]
            rest.append(Group(places, list(cards.elements())))
        return rest

    def put(self, card: int, place: Place) -> None:
        """Lay a card into its place."""
        if place.play != UNKNOWN:
            self.cards[place.play] = card
        elif place.hand != UNKNOWN:
            first = place.hand * HAND_ROOM
            self.hands[first + self.hands[first : first + HAND_ROOM].index(UNKNOWN)] = card
        elif card < FIRST_GUILD:
            self.undealt[card % DECK_SIZE] += 1
        else:
            self.guilds_left += 1

    def close_deck(self, pools: list[list[int]]) -> bool:
        """Sort the hands, and note which guilds have not come yet and what was drawn before the viewer looked."""
        for seat in range(self.evidence.players):
            first, size = seat * HAND_ROOM, self.evidence.sizes[seat]
            self.hands[first : first + size] = sorted(self.hands[first : first + size])
        if self.evidence.age == AGES:
            dealt = {*self.hands, *self.cards}
            for place in range(DECK_SIZE, UNDEALT):
                guild = FIRST_GUILD + place % DECK_SIZE
                self.undealt[place] = int(guild in columns.BY_NUMBER and guild not in dealt)
        if self.evidence.players == FREE_CITY:
            for draw in reversed(range(PLAYS)):
                age, turn = draw // 7 + 1, draw % 7
                if self.draws[draw] == UNKNOWN and turn < SMALL_TURN and self.evidence.drawn(age, turn):
                    self.draws[draw] = self.dice.choose(self.may_have_been_drawn(age, turn))
        return True

    def may_have_been_drawn(self, age: int, turn: int) -> list[int]:
        """Return the cards that may have come by a draw: all of the hand but those drawn later (C9.4)."""
        evidence = self.evidence
        packet = next(
            seat
            for seat in (0, 1)
            if seating.holder(evidence.players, seat, age, turn) == seating.controller(age, turn)
        )
        later = [self.draws[(age - 1) * 7 + after] for after in range(turn + 1, SMALL_TURN)]
        cards = []
        for after in range(turn, SMALL_TURN + 1):
            cards.append(self.cards[evidence.play(seating.holder(evidence.players, packet, age, after), age, after)])
            if after < SMALL_TURN:
                cards.append(self.cards[evidence.play(FREE_CITY, age, after)])
        if age == evidence.age:
            first = seating.holder(evidence.players, packet, age, evidence.turn) * HAND_ROOM
            cards += self.hands[first : first + HAND_ROOM]
        return [card for card in cards if card != UNKNOWN and card not in later]

    def agrees(self) -> bool:
        """Return whether what others built lay in the pile (C6.2), and the Free City had to discard (C9.5)."""
        pile = pile_of(self.cards, self.evidence.uses)
        for when, mine, card in self.evidence.looks:
            if card >= 0 and not mine and not lay_in_pile(card, when, pile):
                return False
        if self.evidence.players == FREE_CITY:
            for turn in range(PLAYS):
                play = FREE_CITY * PLAYS + turn
                card = self.cards[play]
                could = self.evidence.open[turn if card < FIRST_GUILD else PLAYS + turn]
                if self.evidence.uses[play] == SOLD and could >> card % DECK_SIZE & 1:
                    return False
        return True


def age_of(card: int) -> int:
    """Return the Age in whose deck a card is."""
    return min(card // DECK_SIZE + 1, AGES)


def seen_in_pile(evidence: Evidence) -> list[tuple[int, Counter[int]]]:
    """Return when the viewer looked at the pile, and the cards unknown before that came to it since the last time."""
    batches = []
    before: Counter[int] = Counter()
    for look, (when, mine, _) in enumerate(evidence.looks):
        if mine:
            taken = Counter(card for _, _, card in evidence.looks[:look] if card >= 0)
            pile = pile_of(evidence.cards, evidence.uses)
            known = Counter(card for card, came in pile if card != UNKNOWN and came <= when)
            ever = evidence.looked[look] + taken - known
            batches.append((when, ever - before))
            before = ever
    return batches


def pile_of(cards: list[int], uses: list[int]) -> list[tuple[int, int]]:
    """Return every card that came to the pile, UNKNOWN where it is not known, and when; cards left over come last."""
    return [
        (cards[play], (play % PLAYS) // 7 * 8 + min(play % 7, SMALL_TURN - 1))
        for play, use in enumerate(uses)
        if use in (SOLD, LEFT_OVER)
    ]


def lay_in_pile(card: int, when: int, pile: list[tuple[int, int]]) -> bool:
    """Return whether a card lay in the pile in a turn."""
    return any(there == card and came <= when for there, came in pile)
