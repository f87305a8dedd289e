"""What a described position of classic 7 Wonders must fulfil beyond its shape: every card comes from one deck and hand.

A true position shows every hand that ever was. A view shows those that passed through the viewer's, and what left them
since: all that it remembers must fit together (C8.3).
"""

from collections import Counter
from collections.abc import Iterable

from antipater.data.classic import AGES, EXTRA_GUILDS, FREE_CITY, HAND, TURNS
from antipater.data.classic_columns import COPIES
from antipater.data.classic_items import CARDS, DECK_SIZE, GUILD
from antipater.game.errors import AGE_NAMES, BadPosition
from antipater.game.seats import SPECTATOR, UNKNOWN
from antipater.notation.classic_moves import CARD
from antipater.rules.classic.actions import BUILT, BUILT_FREE, DECLINED, LEFT_OVER, NOBODY, SMALL_TURN, SOLD, STAGED
from antipater.rules.classic.arrange import routes
from antipater.rules.classic.arrangement import Arrangement
from antipater.rules.classic.turn import ClassicState


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
    if given.players == FREE_CITY:
        check_open(given)
    if given.viewer != NOBODY:
        check_looks(state, given)


def check_open(given: Arrangement) -> None:
    """Refuse that the Free City could have built a card of another Age where it sold one (C9.5); guilds come in any."""
    sales = [turn for turn, (use, _) in enumerate(given.plays[FREE_CITY]) if use == SOLD]
    for turn, cards in zip(sales, given.open, strict=True):
        for card in cards:
            if card // DECK_SIZE not in (turn // HAND, GUILD - 1):
                raise BadPosition(
                    "the deck of {age} for {players} players has no {item} (C1.3)",
                    "not-in-deck",
                    "open",
                    item=CARD.write(card),
                    age=turn // HAND + 1,
                    players=given.players,
                )


def check_shape(given: Arrangement) -> None:
    """Refuse boards that two cities have (C1.2), and what only a view or only two players have."""
    for city, board in enumerate(given.boards):
        if board != UNKNOWN and board in given.boards[:city]:
            owner = given.boards.index(board)
            raise BadPosition("{owner} has that board already (C1.2)", "board-twice", "boards", city, owner=owner)
    if given.viewer not in (NOBODY, SPECTATOR) and given.viewer >= given.players:
        raise BadPosition("the viewer is none of {players} players", "no-such-viewer", "viewer", players=given.players)
    sizes = {
        "memory": len(given.memory),
        "looked": len(given.looked),
        "draws": len(given.draws),
        "open": len(given.open),
    }
    for part, size in sizes.items():
        if size and part in ("memory", "looked") and given.viewer == NOBODY:
            raise BadPosition("only a viewer remembers something (viewer)", "no-viewer", part)
        if size and part in ("draws", "open") and given.players != FREE_CITY:
            raise BadPosition("only two players play for the Free City (C9.1)", "no-free-city", part)
        if size > AGES * TURNS:
            raise BadPosition(
                "there are {expected} turns, not {found}", "too-many-turns", part, expected=AGES * TURNS, found=size
            )


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
                facts = {"item": CARD.write(card), "age": self.age + 1, "players": self.players}
                if not self.copies(card):
                    raise BadPosition(
                        "the deck of {age} for {players} players has no {item} (C1.3)",
                        "not-in-deck",
                        part,
                        city,
                        **facts,
                    )
                raise BadPosition(
                    "the deck of {age} for {players} players has only {most} {item} (C1.3)",
                    "too-many-copies",
                    part,
                    city,
                    most=self.copies(card),
                    **facts,
                )
            if card // DECK_SIZE == GUILD - 1:
                self.guilds_left -= 1
                if self.guilds_left < 0:
                    raise BadPosition(
                        "more guilds than are dealt to {players} players (C1.3)",
                        "guilds-dealt",
                        part,
                        city,
                        players=self.players,
                    )


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
            raise BadPosition(
                "the Free City must build {item} rather than sell (C9.5)",
                "free-city-builds",
                "open",
                item=CARD.write(card),
            )

    def check_whole(self) -> None:
        """Go back from the hand of now to the one that was dealt; refuse a draw that was never in it."""
        hand = list(self.given.hands[self.holder]) if self.now else []
        for turn in reversed(range(HAND)):
            hand += self.leaving(turn)
            self.check_sale(hand, turn)
            for card in self.drawn(turn):
                if card not in hand:
                    raise BadPosition(
                        "{item} was not in the hand it was drawn to (C9.4)",
                        "drawn-elsewhere",
                        "draws",
                        item=CARD.write(card),
                    )
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
                    raise BadPosition(
                        "the hand of turn {turn} of {age} does not fit",
                        "hand-does-not-fit",
                        "memory",
                        turn=turn + 1,
                        age=self.age + 1,
                    )
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
                        raise BadPosition(
                            "{item} was not in the hand it left", "left-another-hand", "memory", item=CARD.write(card)
                        )
                found.append(card)
        if self.now and self.holder == viewer:
            new = without(self.given.hands[viewer], hand or [])
            if hand is not None and len(new) > unseen:
                raise BadPosition(
                    "the hand is not what is left of the one that passed here", "another-hand", "hands", viewer
                )
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
            raise BadPosition(
                "the pile had other cards when it was looked at: {words}",
                "another-pile",
                "looked",
                words=tuple(f"{count} of {AGE_NAMES[age + 1]}" for age, count in sorted(expected.items())),
                counts=tuple(str(expected[age]) for age in range(AGES)),
            )
        before += [card for _, card in discards if card != UNKNOWN and card not in before]
        for card in without(before, [*pile, *revived]):
            raise BadPosition("{item} lay in the pile, too", "lay-in-pile", "looked", item=CARD.write(card))
        built = state.look_card[look]
        if built >= 0 and built not in pile:
            raise BadPosition(
                "{item} was built from it, but not there", "built-from-pile", "looked", item=CARD.write(built)
            )
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
