"""What a screen shows: an observation, whose it is, and what is being pointed at."""

from dataclasses import dataclass

from antipater.data.duel import SLOTS
from antipater.game.bits import members_of
from antipater.rules.duel.actions import BUILD, DISCARD, EMPTY, PLAY_TURN, WONDER
from antipater.rules.duel.city import City
from antipater.rules.duel.payment import bill
from antipater.rules.duel.turn import DuelState
from antipater.rules.pantheon.turn import PantheonState
from antipater.text.words import Words

NOWHERE = -1  # no slot is pointed at
BUILDING, DISCARDING, FIRST_WONDER = 0, 1, 2  # what to do with a card; from FIRST_WONDER on, one of the own wonders
UNDECIDED = -1


@dataclass(frozen=True)
class View:
    """Everything that drawing needs; a new one is made for every change."""

    state: DuelState  # an observation
    seat: int  # whose
    words: Words
    cursor: int = NOWHERE
    intent: int = UNDECIDED

    @property
    def me(self) -> City:
        """The city of the viewer."""
        return self.state.city(self.seat)

    @property
    def rival(self) -> City:
        """The other city."""
        return self.state.city(1 - self.seat)

    @property
    def pantheon(self) -> PantheonState | None:
        """The same observation as one with a Pantheon; None in a game without it."""
        return self.state if isinstance(self.state, PantheonState) else None

    @property
    def card(self) -> int:
        """The card that is pointed at, EMPTY if there is none or it lies face down."""
        return self.state.slots[self.cursor] if self.cursor != NOWHERE else EMPTY

    @property
    def choosing(self) -> bool:
        """Whether the viewer is to take a card of the structure now."""
        state = self.state
        return bool(state.must_choose(self.seat)) and state.kinds[state.depth - 1] == PLAY_TURN

    def action(self, intent: int) -> int:
        """Return the action that does something with the card that is pointed at."""
        if intent == BUILDING:
            return BUILD + self.cursor
        if intent == DISCARDING:
            return DISCARD + self.cursor
        return WONDER + wonders_of(self.me)[intent - FIRST_WONDER] * SLOTS + self.cursor

    def intents(self) -> list[int]:
        """Return everything that can be thought of doing with a card, possible or not."""
        return [BUILDING, DISCARDING, *(FIRST_WONDER + place for place in range(len(wonders_of(self.me))))]


def safe_coins(state: DuelState, seat: int) -> int:
    """Return the coins that a seat has outside its treasury (P5.4)."""
    return state.safe[seat] if isinstance(state, PantheonState) else 0


def price(state: DuelState, seat: int, item: int) -> int:
    """Return what a card or a wonder costs a seat now."""
    return bill(state.city(seat), state.city(1 - seat), item).total


def wonders_of(city: City) -> list[int]:
    """Return the wonders of a city in the order of their keys, built or not."""
    return members_of(city.wonders | city.built)


def accessible(state: DuelState) -> list[int]:
    """Return the slots whose cards can be taken (D3.2)."""
    return members_of(state.open & ~state.hidden)


def uncovered_by(view: View, slot: int) -> list[int]:
    """Return the slots that become accessible when the viewer takes the card of *slot* (D3.2): try it and look."""
    before = view.state
    if not view.choosing or slot not in accessible(before):
        return []
    tried = before.copy()
    tried.apply(DISCARD + slot, view.seat)
    return members_of(tried.open & ~before.open) if tried.age == before.age and tried.depth else []
