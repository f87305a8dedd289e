"""What a described position of classic 7 Wonders must fulfil beyond its shape: every card comes from one deck and hand.

A true position shows every hand that ever was. A view shows those that passed through the viewer's, and what left them
since: all that it remembers must fit together (C8.3).
"""

from collections import Counter
from collections.abc import Iterable

from antipater.data.classic import AGES, EXTRA_GUILDS, FREE_CITY, HAND, TURNS
from antipater.data.classic_columns import COPIES
from antipater.data.classic_items import CARDS, DECK_SIZE, GUILD
from antipater.game.seats import SPECTATOR, UNKNOWN
from antipater.notation.classic_moves import CARD
from antipater.rules.classic.actions import BUILT, BUILT_FREE, DECLINED, LEFT_OVER, NOBODY, SMALL_TURN, SOLD, STAGED
from antipater.rules.classic.arrange import routes
from antipater.rules.classic.arrangement import Arrangement, BadPosition
from antipater.rules.classic.turn import ClassicState

AGE_NAMES = ("Age I", "Age II", "Age III")


def validate(state: ClassicState, given: Arrangement) -> None:
    """Refuse what could not be on one table."""
    for age, hands in enumerate(routes(state)):
        deck = Deck(state, age)
        if given.viewer == NOBODY:
            count_cards(deck, state, given)
        for route in hands:
            history = History(state, given, age, route)
            if given.viewer == NOBODY:
                history.check_whole()
            else:
                deck.take(history.known(), "memory")
    if given.viewer != NOBODY:
        check_looks(state, given)


def check_shape(given: Arrangement) -> None:
    """Refuse boards that two cities have (C1.2), and what only a view or only two players have."""
    for city, board in enumerate(given.boards):
        if board != UNKNOWN and board in given.boards[:city]:
            raise BadPosition(f"city {given.boards.index(board)} has that board already (C1.2)", "boards", city)
    if given.viewer not in (NOBODY, SPECTATOR) and given.viewer >= given.players:
        raise BadPosition(f"the viewer is none of {given.players} players", "viewer")
    sizes = {
        "memory": len(given.memory),
        "looked": len(given.looked),
        "draws": len(given.draws),
        "open": len(given.open),
    }
    for part, size in sizes.items():
        if size and part in ("memory", "looked") and given.viewer == NOBODY:
            raise BadPosition("only a viewer remembers something (viewer)", part)
        if size and part in ("draws", "open") and given.players != FREE_CITY:
            raise BadPosition("only two players play for the Free City (C9.1)", part)
        if size > AGES * TURNS:
            raise BadPosition(f"there are {AGES * TURNS} turns, not {size}", part)


class Deck:
    """The deck of one Age, from which everything comes (C1.3)."""

    def __init__(self, state: ClassicState, age: int) -> None:
        self.players = state.players
        self.age = age
        self.guilds_left = state.cities.number + EXTRA_GUILDS
        self.taken = Counter[int]()

    def copies(self, card: int) -> int:
        """Return how many of a card the deck has; any guild may be in that of Age III."""
        deck = card // DECK_SIZE
        if deck == GUILD - 1:
            return 1 if self.age == AGES - 1 else 0
        return COPIES[self.players * CARDS + card] if deck == self.age else 0

    def take(self, cards: Iterable[int], part: str, city: int = -1) -> None:
        """Take cards out; refuse more than there are."""
        for card in cards:
            self.taken[card] += 1
            if self.taken[card] > self.copies(card):
                has = f"only {self.copies(card)}" if self.copies(card) else "no"
                where = f"{AGE_NAMES[self.age]} for {self.players} players"
                raise BadPosition(f"the deck of {where} has {has} {CARD.write(card)} (C1.3)", part, city)
            if card // DECK_SIZE == GUILD - 1:
                self.guilds_left -= 1
                if self.guilds_left < 0:
                    raise BadPosition(f"more guilds than are dealt to {self.players} players (C1.3)", part, city)


def count_cards(deck: Deck, state: ClassicState, given: Arrangement) -> None:
    """Refuse a position with more cards of an Age than its deck has."""
    for city, plays in enumerate(given.plays):
        deck.take([card for _, card in plays[deck.age * HAND : (deck.age + 1) * HAND]], "plays", city)
    for seat, hand in enumerate(given.hands if deck.age == state.age - 1 else ()):
        deck.take(hand, "hands", seat)


def count_pile(deck: Deck, state: ClassicState, given: Arrangement) -> None:
    """Refuse a view in which a card has been in the pile that cannot have been there, since it lies elsewhere."""
    for city, plays in enumerate(given.plays):
        placed = plays[deck.age * HAND : (deck.age + 1) * HAND]
        deck.take(
            [card for use, card in placed if use in (BUILT, BUILT_FREE, STAGED) and card != UNKNOWN], "plays", city
        )
    if given.viewer < given.players and deck.age == state.age - 1:
        deck.take(given.hands[given.viewer], "hands", given.viewer)
    deck.take([card for card in given.revived if card != DECLINED and age_of(card) == deck.age], "revived")


class History:
    """One hand of an Age as it went round the table: who held it, what was drawn into it, what left it."""

    def __init__(self, state: ClassicState, given: Arrangement, age: int, route: list[tuple[int, bool]]) -> None:
        self.given = given
        self.age = age
        self.route = route
        self.now = age == state.age - 1
        self.holder = route[min(state.turn, SMALL_TURN)][0]  # who has it now, if this is the Age

    def played(self, city: int, turn: int) -> tuple[int, int] | None:
        """Return what a city did with a card of this Age, None if it is still to come."""
        plays = self.given.plays[city][self.age * HAND + turn : self.age * HAND + turn + 1]
        return plays[0] if plays else None

    def leaving(self, turn: int) -> list[int]:
        """Return the cards that left the hand in a turn."""
        seat, controls = self.route[turn]
        plays = [self.played(seat, turn), self.played(FREE_CITY, turn) if controls else None]
        return [play[1] for play in plays if play]

    def drawn(self, turn: int) -> list[int]:
        """Return the card that was drawn for the Free City in a turn (C9.4)."""
        place = self.age * TURNS + turn
        return self.given.draws[place : place + 1] if self.route[turn][1] else []

    def could_build(self, turn: int) -> list[int]:
        """Return what the Free City could have built where it sold a card instead (C9.5)."""
        plays = self.given.plays[FREE_CITY]
        place = self.age * HAND + turn
        if not self.route[turn][1] or len(plays) <= place or plays[place][0] != SOLD:
            return []
        return self.given.open[sum(use == SOLD for use, _ in plays[:place])]

    def check_sale(self, hand: list[int], turn: int) -> None:
        """Refuse a sale of the Free City that could have built a card of the hand left to it (C9.5)."""
        left = without(hand, self.leaving(turn)[:1])
        for card in set(left) & set(self.could_build(turn)):
            raise BadPosition(f"the Free City must build {CARD.write(card)} rather than sell (C9.5)", "open")

    def check_whole(self) -> None:
        """Go back from the hand of now to the one that was dealt; refuse a draw that was never in it."""
        hand = list(self.given.hands[self.holder]) if self.now else []
        for turn in reversed(range(HAND)):
            hand += self.leaving(turn)
            self.check_sale(hand, turn)
            for card in self.drawn(turn):
                if card not in hand:
                    raise BadPosition(f"{CARD.write(card)} was not in the hand it was drawn to (C9.4)", "draws")
                hand.remove(card)

    def known(self) -> list[int]:
        """Return all cards that a viewer knows to have been in this hand; refuse memories that do not fit."""
        found: list[int] = []
        hand: list[int] | None = None  # what it held when the viewer had it last, less what has left it openly
        unseen = 0  # cards drawn into it since, which the viewer does not know
        viewer = self.given.viewer
        for turn in range(HAND):
            drawn = self.drawn(turn)
            if hand is not None:
                hand += [card for card in drawn if card != UNKNOWN]
                found += [card for card in drawn if card != UNKNOWN]
                unseen += drawn.count(UNKNOWN)
            for seen in self.seen(turn):
                new = without(seen, hand or [])
                if (hand is not None and len(new) > unseen) or without(drawn, seen):
                    raise BadPosition(f"the hand of turn {turn + 1} of {AGE_NAMES[self.age]} does not fit", "memory")
                found += new
                hand, unseen = list(seen), 0
                self.check_sale(hand, turn)
            for card in self.leaving(turn):
                if card == UNKNOWN:
                    continue
                if hand is not None and card in hand:
                    hand.remove(card)
                    continue
                if hand is not None:
                    unseen -= 1
                    if unseen < 0:
                        raise BadPosition(f"{CARD.write(card)} was not in the hand it left", "memory")
                found.append(card)
        if self.now and self.holder == viewer:
            new = without(self.given.hands[viewer], hand or [])
            if hand is not None and len(new) > unseen:
                raise BadPosition("the hand is not what is left of the one that passed here", "hands", viewer)
            found += new
        return found

    def seen(self, turn: int) -> list[list[int]]:
        """Return the hand that the viewer remembers of a turn, if it had this one and has played from it."""
        place = self.age * TURNS + turn
        return self.given.memory[place : place + 1] if turn < TURNS and self.route[turn][0] == self.given.viewer else []


def without(cards: Iterable[int], others: Iterable[int]) -> list[int]:
    """Return the cards that are left when some others are taken away, each as often as it is there."""
    return sorted((Counter(cards) - Counter(others)).elements())


def check_looks(state: ClassicState, given: Arrangement) -> None:
    """Refuse a pile that the viewer cannot have seen (C8.1)."""
    left: list[int] = []  # what is left of the pile that was looked at last
    before: list[int] = []  # what must lie there or have been built from there
    looks = [look for look in range(state.looks) if state.look_seat[look] == given.viewer]
    for look, pile in zip(looks, given.looked, strict=True):
        discards = discards_until(given, state.look_when[look])
        revived = [card for card in list(state.look_card)[:look] if card >= 0]
        expected = Counter(age for age, _ in discards) - Counter(map(age_of, revived))
        if Counter(map(age_of, pile)) != expected:
            counts = ", ".join(f"{count} of {AGE_NAMES[age]}" for age, count in sorted(expected.items()))
            raise BadPosition(f"the pile had other cards when it was looked at: {counts}", "looked")
        before += [card for _, card in discards if card != UNKNOWN and card not in before]
        for card in without(before, [*pile, *revived]):
            raise BadPosition(f"{CARD.write(card)} lay in the pile, too", "looked")
        built = state.look_card[look]
        if built >= 0 and built not in pile:
            raise BadPosition(f"{CARD.write(built)} was built from it, but not there", "looked")
        left = without(pile, list(state.look_card)[look : state.looks])
    for age in range(AGES):
        deck = Deck(state, age)
        count_pile(deck, state, given)
        deck.take([card for card in left if age_of(card) == age], "looked")


def discards_until(given: Arrangement, when: int) -> list[tuple[int, int]]:
    """Return the Age and the card of everything that had gone to the pile when it was looked at."""
    return [
        (turn // HAND, card)
        for plays in given.plays
        for turn, (use, card) in enumerate(plays)
        if use in (SOLD, LEFT_OVER) and turn // HAND * 8 + min(turn % HAND, TURNS - 1) <= when
    ]


def age_of(card: int) -> int:
    """Return the Age whose deck a card comes from, counted from 0; guilds come in the last."""
    return min(card // DECK_SIZE, AGES - 1)
