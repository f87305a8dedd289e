"""The view of classic 7 Wonders: Age, turn, cities, the pile, and what the viewer holds and remembers."""

from collections.abc import Hashable
from typing import NotRequired

from typing_extensions import TypedDict

from antipater.catalog import Kit
from antipater.data.classic import FREE_CITY, TURNS
from antipater.data.classic_columns import BY_NUMBER
from antipater.data.classic_items import CARDS, DECKS, NONE
from antipater.data.classic_words import GOOD_KEYS
from antipater.game.contract import State
from antipater.game.seats import CHANCE, UNKNOWN
from antipater.notation.classic_moves import choice_word
from antipater.rules.classic import seating
from antipater.rules.classic.actions import (
    BUILD,
    CHOOSING,
    DEALING,
    DECLINED,
    DRAWING,
    NOBODY,
    RANKS,
    REVIVING,
    SEVENTH,
    STAGE,
)
from antipater.rules.classic.known import known_hands, step
from antipater.rules.classic.payment import Bill, bill
from antipater.rules.classic.payment import Way as Payment
from antipater.rules.classic.reasons import DECISION_KEYS
from antipater.rules.classic.turn import ClassicState, card_in
from antipater.server.views.classic_cities import ClassicCity, city_view
from antipater.server.views.frame import Bought, LessonInfo, Plays, Price, Told, ViewBuilder, Way, Why
from antipater.text.classic.choices import city_of
from antipater.text.classic.words import ClassicWords

FEW_TURNS = 2  # that two positions of one game are apart, at most, if they help each other


class FreeCity(TypedDict):
    """The third city of a game for two."""

    city: int
    controller: int  # who plays for it in this turn


class Sealed(TypedDict):
    """A choice of the viewer that the others cannot see yet."""

    city: int
    card: str
    word: str


class Known(TypedDict):
    """A hand that went through the viewer's, as far as it is known."""

    seat: int  # who holds it
    size: int
    turns: int  # until it comes back; 0: not in this Age
    among: list[str]  # its cards are some of these …
    unseen: int  # … and so many that the viewer has never seen


class Look(TypedDict):
    """A look at the discard pile."""

    age: int
    turn: int
    seat: int
    city: int
    built: str | None  # from the pile; None: nothing, or not yet
    saw: NotRequired[list[str]]  # what lay there, if it was the viewer who looked


class Pile(TypedDict):
    """The discard pile."""

    size: int
    faces: list[str]  # while the viewer looks at it


class ClassicTable(TypedDict):
    """What lies on the table."""

    age: int
    turn: int  # from 1 on
    turns: int
    passes: str  # left, right, or swap
    phase: str | None  # the current decision: card, seventh, pile
    cities: dict[str, ClassicCity]  # by seat; left of each is the next one
    freeCity: FreeCity | None
    seventh: int | None  # who plays the seventh card now
    pile: Pile
    looks: list[Look]
    hand: list[str]  # the viewer's
    plays: int | None  # the city for which the viewer chooses now
    sealed: list[Sealed]
    known: list[Known]


class ClassicViewBuilder(ViewBuilder):
    """Builds the views of classic 7 Wonders."""

    words: ClassicWords
    lessons = True

    @classmethod
    def lesson(cls, kit: Kit) -> LessonInfo | None:
        """Return a first game, with as many neighbours as usual, who play easily."""
        return {"options": {}, "opponent": "random"}

    @staticmethod
    def alike(one: State, other: State) -> bool:
        """Return whether the boards are the same, and one position may follow from the other in a few turns."""
        assert isinstance(one, ClassicState)
        assert isinstance(other, ClassicState)
        apart = TURNS * (one.age - other.age) + one.turn - other.turn
        earlier, later = (other, one) if apart > 0 else (one, other)
        before, after = cities_of(earlier), cities_of(later)
        return abs(apart) <= FEW_TURNS and any(
            all(
                board == then and not any(had & ~has for had, has in zip(cards, more, strict=True))
                for (board, cards), (then, more) in zip(before, [*after[turned:], *after[:turned]], strict=True)
            )
            for turned in range(len(after))
        )

    @staticmethod
    def likeness(state: State) -> Hashable:
        """Return the cities with what stands in them, from whichever of them the table is looked at."""
        assert isinstance(state, ClassicState)
        cities = [(board, tuple(cards)) for board, cards in cities_of(state)]
        return min((*cities[turned:], *cities[:turned]) for turned in range(len(cities)))

    # What happened.

    def played(self, before: State, plays: Plays) -> list[str | None]:
        """Return what was done; of secret choices each for its city, as nobody saw who chose first."""
        state = classic_state(before)
        if kind_of(state) != CHOOSING:
            return super().played(before, plays)
        return [choice_word(state, known, city) for city, known in in_cities(state, plays)]

    def story(self, before: State, plays: Plays, after: State, told: Told | None = None) -> list[str]:
        """Return what happened and what followed from it; single cards that are dealt are left out."""
        state, then = classic_state(before), classic_state(after)
        kind = kind_of(state)
        if kind == CHOOSING:
            return self.words.turn(state, dict(in_cities(state, plays)), then)
        ((seat, known),) = plays
        lines = self.words.event(state, known, seat, then)
        if seat == CHANCE and (kind == DEALING or (kind == DRAWING and known == UNKNOWN)):
            return lines[1:]
        return lines

    # What things cost the viewer.

    def prices(self, seen: State, seat: int) -> dict[str, Price]:
        """Return what the cards of the hand and the next stage cost the city for which *seat* chooses."""
        state = classic_state(seen)
        cards = choosable(state, seat)
        if not cards:
            return {}
        city = city_of(state, seat) if state.must_choose(seat) else seat
        found = {key(card): self.price(state, seat, city, card, BUILD + card * RANKS) for card in cards}
        stage = state.cities.next_stage(city)
        if stage != NONE:
            # Whichever card it would be built with, the reason against a stage is the stage's own.
            found[key(stage)] = self.price(state, seat, city, stage, STAGE + cards[0] * RANKS)
        return found

    def price(self, state: ClassicState, seat: int, city: int, item: int, action: int) -> Price:
        """Return what an item costs a city in every way to pay, and why it cannot be built now (C3.5)."""
        due = bill(state.cities, city, item)
        price: Price = {
            "total": due.total() if due.ways else None,
            "lines": self.words.bill(state, due),
            "offers": [
                {
                    "left": way.left,
                    "right": way.right,
                    "total": due.total(rank),
                    "bought": bought(way),
                    "lines": self.words.bill(state, due, rank),
                }
                for rank, way in enumerate(due.ways if due.offered else ())
            ],
            "chain": chain_of(due),
        }
        if due.ways:
            price["way"] = way_of(due)
        why = self.why(state, seat, action)
        return {**price, "why": why} if why else price

    def why(self, state: ClassicState, seat: int, action: int) -> Why | None:
        """Return why a seat cannot do something in its turn; None if it can, or it has no card to choose."""
        if not state.must_choose(seat) or kind_of(state) not in (CHOOSING, SEVENTH):
            return None
        reason = state.why_not(action, seat)
        if reason is None:
            return None
        return {"code": reason.code, "rule": reason.rule, "text": self.words.reason(reason)}

    # What lies on the table.

    def table(self, seen: State) -> ClassicTable:
        """Return what lies on the table."""
        state = classic_state(seen)
        kind, seat = kind_of(state), state.viewer
        sits = seat < state.players
        faces = state.looks and kind == REVIVING and state.look_seat[state.looks - 1] == seat
        return {
            "age": state.age,
            "turn": min(state.turn + 1, TURNS),
            "turns": TURNS,
            "passes": "swap" if state.players == FREE_CITY else "left" if step(state) == 1 else "right",
            "phase": DECISION_KEYS.get(kind),
            "cities": {str(city): city_view(state, city) for city in range(state.cities.number)},
            "freeCity": free_city(state),
            "seventh": state.seats[state.depth - 1] if kind == SEVENTH else None,
            "pile": {"size": state.pile_size(), "faces": saw(state, state.looks - 1) if faces else []},
            "looks": [look_view(state, look) for look in range(state.looks)],
            "hand": [key(card) for card in state.hand(seat)] if sits else [],
            "plays": city_of(state, seat) if state.must_choose(seat) else None,
            "sealed": [sealed(state, city) for city in range(state.cities.number) if state.chosen[city] != NOBODY],
            "known": [
                {
                    "seat": hand.holder,
                    "size": hand.size,
                    "turns": hand.turns,
                    "among": [key(card) for card in hand.among],
                    "unseen": hand.drawn,
                }
                for hand in (known_hands(state, seat) if sits else ())
            ],
        }


def classic_state(seen: State) -> ClassicState:
    """Return an observation as one of classic 7 Wonders."""
    if isinstance(seen, ClassicState):
        return seen
    raise TypeError(f"this is no position of classic 7 Wonders: {type(seen).__name__}")


def key(item: int) -> str:
    """Return the name of an item in notation."""
    return BY_NUMBER[item].key


def kind_of(state: ClassicState) -> int:
    """Return the kind of the current decision, 0 when the game is over."""
    return state.kinds[state.depth - 1] if state.depth else 0


def in_cities(state: ClassicState, plays: Plays) -> list[tuple[int, int]]:
    """Return the choices of a turn with their cities: the second one of a seat is for the Free City (C9.4)."""
    seats = [seat for seat, _ in plays]
    return [(FREE_CITY if seat in seats[:place] else seat, known) for place, (seat, known) in enumerate(plays)]


def choosable(state: ClassicState, seat: int) -> list[int]:
    """Return the cards that a seat can choose from; after the own card of a controller, those that are left."""
    cards = state.hand(seat)
    if kind_of(state) == CHOOSING and state.must_choose(seat) and state.chosen[seat] != NOBODY:
        cards.remove(card_in(state.chosen[seat]))
    return cards


def bought(way: Payment) -> list[Bought]:
    """Return what is bought from whom."""
    return [
        {"good": GOOD_KEYS[line.good], "units": line.units, "seller": line.seller, "price": line.price}
        for line in way.purchases
    ]


def way_of(due: Bill) -> Way:
    """Return how a city would pay for an item in the cheapest way (C3.1 to C3.5)."""
    if due.chain != NONE:
        return "chain"
    if due.ways[0].purchases:
        return "trade"
    if due.coins:
        return "coins"
    return "production" if any(due.needed) else "free"


def chain_of(due: Bill) -> str | None:
    """Return the building that makes an item free (C3.3)."""
    return None if due.chain == NONE else key(due.chain)


def sealed(state: ClassicState, city: int) -> Sealed:
    """Return a choice of the viewer that waits for those of the others."""
    chosen = state.chosen[city]
    return {"city": city, "card": key(card_in(chosen)), "word": choice_word(state, chosen, city)}


def free_city(state: ClassicState) -> FreeCity | None:
    """Return the Free City and who plays for it (C9.1)."""
    if state.players != FREE_CITY:
        return None
    return {"city": FREE_CITY, "controller": seating.controller(state.age, state.turn)}


def look_view(state: ClassicState, look: int) -> Look:
    """Return a look at the pile, which everybody saw happen (C6.2); what lay there only the looker knows (C8.1)."""
    age, turn = divmod(state.look_when[look], 8)
    card = state.look_card[look]
    view: Look = {
        "age": age + 1,
        "turn": turn + 1,
        "seat": state.look_seat[look],
        "city": state.look_city[look],
        "built": None if card in (NOBODY, DECLINED) else key(card),
    }
    return {**view, "saw": saw(state, look)} if state.look_seat[look] == state.viewer else view


def saw(state: ClassicState, look: int) -> list[str]:
    """Return the cards of the pile that the viewer saw at a look."""
    return [key(card) for card in range(CARDS) for _ in range(state.looked[look * CARDS + card])]


def cities_of(state: ClassicState) -> list[tuple[int, list[int]]]:
    """Return the board of each city in play, and the sets of cards that stand in it."""
    cities = state.cities
    return [
        (cities.board[city], list(cities.cards[city * DECKS : (city + 1) * DECKS])) for city in range(cities.number)
    ]
