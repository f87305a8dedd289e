"""What a screen of classic 7 Wonders shows: an observation, whose it is, what the cursor points at, and prices."""

from dataclasses import dataclass

from antipater.data.classic_columns import COIN_COST
from antipater.data.classic_items import NONE
from antipater.rules.classic import actions, build, trade
from antipater.rules.classic.actions import CHOOSING, NOBODY, RANKS, REVIVING, SEVENTH
from antipater.rules.classic.turn import ClassicState, card_in
from antipater.terminal.view import TableView
from antipater.text.classic.choices import city_of
from antipater.text.classic.words import ClassicWords

BUILD, STAGE, FREE, SELL = range(4)  # uses of a card


@dataclass(frozen=True)
class Price:
    """What an item costs a city now: coins in all, NONE if nobody sells what is missing, and in how many ways."""

    coins: int
    ways: int  # that the treasury can pay
    chained: bool = False
    there: bool = False  # the same building stands in the city already


@dataclass(frozen=True)
class ClassicView(TableView):
    """Everything that drawing needs; a new one is made for every change."""

    state: ClassicState
    words: ClassicWords

    @property
    def city(self) -> int:
        """The city for which the viewer chooses: the own one, or the Free City (C9.4)."""
        return city_of(self.state, self.seat) if self.state.must_choose(self.seat) else self.seat

    @property
    def hand(self) -> list[int]:
        """The cards that the viewer can choose from; after the own card of a controller, those that are left."""
        cards = self.state.hand(self.seat)
        given = self.state.chosen[self.seat]
        if given != NOBODY and self.choosing:
            cards.remove(card_in(given))
        return cards

    @property
    def card(self) -> int:
        """The card under the cursor, NONE if there is none."""
        return self.hand[self.cursor] if 0 <= self.cursor < len(self.hand) else NONE

    @property
    def decision(self) -> int:
        """The kind of decision that is due, 0 when the game is over."""
        return due_decision(self.state)

    @property
    def choosing(self) -> bool:
        """Whether the viewer must choose a card of a hand now."""
        return bool(self.state.must_choose(self.seat)) and self.decision in (CHOOSING, SEVENTH)

    @property
    def reviving(self) -> bool:
        """Whether the viewer looks at the discard pile now (C6.2)."""
        return bool(self.state.must_choose(self.seat)) and self.decision == REVIVING

    @property
    def sealed(self) -> int:
        """The own choice that waits for those of the others, NOBODY if there is none."""
        return self.state.chosen[self.seat] if self.decision == CHOOSING else NOBODY

    @property
    def stage(self) -> int:
        """The next stage of the city for which the viewer chooses, NONE when all are built."""
        return self.state.cities.next_stage(self.city)

    def intents(self) -> list[int]:
        """Return every use of a card, possible or not."""
        free = [FREE] if self.state.cities.free_power[self.city] else []
        return [BUILD, STAGE, *free, SELL]

    @property
    def listed_intents(self) -> list[int]:
        """The uses of the card under the cursor, while the viewer must choose."""
        return self.intents() if self.card != NONE and self.choosing else []

    def has_intent(self, intent: int) -> bool:
        """Return whether there is such a use of a card; a city that may not build for nothing is told so."""
        return intent in (BUILD, STAGE, FREE, SELL)

    def action(self, intent: int) -> int:
        """Return the action that uses the card under the cursor so, in the cheapest way."""
        return first_action(intent, self.card)

    def actions(self, intent: int) -> list[int]:
        """Return every way to use the card under the cursor so, the cheapest first (C3.5)."""
        first = self.action(intent)
        ways = RANKS if intent in (BUILD, STAGE) else 1
        return [action for action in self.state.legal(self.seat) if first <= action < first + ways]

    def price(self, item: int) -> Price:
        """Return what a card or a stage costs the city for which the viewer chooses."""
        return price_for(self.state, self.city, item)


def due_decision(state: ClassicState) -> int:
    """Return the kind of decision that is due, 0 when the game is over."""
    return state.kinds[state.depth - 1] if state.depth else 0


def first_action(intent: int, card: int) -> int:
    """Return the first number of the actions that use a card so."""
    if intent == BUILD:
        return actions.BUILD + card * RANKS
    if intent == STAGE:
        return actions.STAGE + card * RANKS
    return (actions.FREE if intent == FREE else actions.SELL) + card


def price_for(state: ClassicState, city: int, item: int) -> Price:
    """Return what a card or a stage costs a city now (C3.1 to C3.5)."""
    cities = state.cities
    if build.has_building(cities, city, item):
        return Price(NONE, 0, there=True)
    if build.chained(cities, city, item):
        return Price(0, 1, chained=True)
    cheapest = trade.cheapest(cities, city, item)
    if cheapest == NONE:
        return Price(NONE, 0)
    return Price(cheapest + COIN_COST[item], len(trade.offers_for(cities, city, item)))
