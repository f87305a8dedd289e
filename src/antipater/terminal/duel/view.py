"""What a screen of Duel shows: an observation, whose it is, what the cursor points at, and the expansions."""

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from antipater.data.duel import LOOT_AT
from antipater.data.items import GUILD, WONDER_ITEM
from antipater.data.structures import PLACES
from antipater.game.bits import members_of
from antipater.game.rows import Decision, Rows
from antipater.rules.duel.city import City
from antipater.rules.duel.decisions import EMPTY
from antipater.rules.duel.reasons import rows_of
from antipater.rules.duel.state import DuelState
from antipater.terminal.duel.part import TablePart, parts_of
from antipater.terminal.view import NOWHERE, TableView

if TYPE_CHECKING:
    from antipater.text.duel.words import DuelWords

BUILD, DISCARD, FIRST_WONDER = 0, 1, 2  # uses of a card; from FIRST_WONDER on, one of the own wonders
LOOT = tuple(coins for coins in LOOT_AT if coins)  # what the military tokens of a side are worth, in their order


@dataclass(frozen=True)
class DuelView(TableView):
    """Everything that drawing needs; a new one is made for every change."""

    state: DuelState
    words: "DuelWords"

    @property
    def me(self) -> City:
        """The city of the viewer."""
        return self.state.city(self.seat)

    @property
    def rival(self) -> City:
        """The other city."""
        return self.state.city(1 - self.seat)

    @property
    def seats(self) -> tuple[int, int]:
        """Both seats, the viewer's first."""
        return self.seat, 1 - self.seat

    @cached_property
    def rows(self) -> Rows:
        """The verbs and decisions of the game."""
        return rows_of(self.state)

    @property
    def parts(self) -> tuple[TablePart, ...]:
        """The expansions at the table."""
        return parts_of(self.state)

    @property
    def decision(self) -> Decision | None:
        """The decision that is due, None when the game is over."""
        return due_decision(self.state)

    @property
    def structure(self) -> int:
        """The number of the structure that lies on the table."""
        return self.state.structures + self.state.age - 1

    @property
    def places(self) -> list[tuple[int, int]]:
        """Row and column of each slot of the structure; nothing before the first Age."""
        return PLACES[self.structure] if self.state.age else []

    @property
    def card(self) -> int:
        """The card under the cursor, EMPTY if there is none or it lies face down."""
        return self.state.slots[self.cursor] if self.cursor != NOWHERE else EMPTY

    @property
    def choosing(self) -> bool:
        """Whether the viewer must take a turn now."""
        return bool(self.state.must_choose(self.seat)) and is_turn(self.state)

    def action(self, intent: int) -> int:
        """Return the action that uses the card under the cursor so."""
        if intent == BUILD:
            return self.rows.action(self.taking).number(self.cursor)
        if intent == DISCARD:
            return self.rows.action("discard").number(self.cursor)
        return self.rows.action("wonder").number(wonders_of(self.me)[intent - FIRST_WONDER], self.cursor)

    def intents(self) -> list[int]:
        """Return every use of a card, possible or not."""
        return [BUILD, DISCARD, *(FIRST_WONDER + place for place in range(len(wonders_of(self.me))))]

    @property
    def listed_intents(self) -> list[int]:
        """The uses of an accessible card under the cursor."""
        return self.intents() if self.cursor in accessible(self.state) else []

    def item(self, intent: int) -> int:
        """Return what a use of the card under the cursor is about: the card, or a wonder."""
        item: int = self.card if intent < FIRST_WONDER else WONDER_ITEM[wonders_of(self.me)[intent - FIRST_WONDER]]
        return item

    def price(self, seat: int, item: int) -> int:
        """Return what a seat pays for an item now; an expansion may have items that are not built."""
        prices = (part.price_of(self.state, seat, item) for part in self.parts)
        return next((price for price in prices if price is not None), self.state.price(seat, item))

    @property
    def taking(self) -> str:
        """The verb that brings the card under the cursor into the city: `build`, or one of an expansion."""
        return next((verb for part in self.parts if (verb := part.taken_by(self.card))), "build")

    def payable(self, seat: int, item: int) -> bool:
        """Return whether a seat can pay for a card or a wonder."""
        return self.price(seat, item) <= self.state.funds(seat)

    # Face-down cards.

    def back_of(self, slot: int) -> int:
        """Return the deck whose back a face-down card shows (D3.4)."""
        if self.state.guild_backs >> slot & 1:
            return GUILD - 1
        backs = [part.back_of(self.state, slot) for part in self.parts]
        return max([back for back in backs if back >= 0], default=self.state.age - 1)

    def back_key(self, slot: int) -> str:
        """Return the key of the messages about a back: `age`, `guild`, or what an expansion has instead."""
        if self.back_of(slot) == GUILD - 1:
            return next((part.guild_back for part in self.parts if part.guild_back), "guild")
        if self.back_of(slot) == self.state.age - 1:
            return "age"
        return next((part.back_key for part in self.parts if part.back_of(self.state, slot) >= 0), "other")

    def on_slot(self, slot: int) -> str:
        """Return what lies on a card of the structure, nothing if that is so."""
        return ", ".join(filter(None, (part.on_slot(self.words, self.state, slot) for part in self.parts)))

    def uncovered_by(self, slot: int) -> list[int]:
        """Return the slots that become accessible when the viewer takes the card of *slot* (D3.2): try it and look."""
        if not self.choosing or slot not in accessible(self.state):
            return []
        tried = self.state.copy()
        tried.apply(self.rows.action("discard").number(slot), self.seat)
        same_age = tried.age == self.state.age and tried.depth
        return members_of(tried.open & ~self.state.open) if same_age else []


def due_decision(state: DuelState) -> Decision | None:
    """Return the decision that is due, None when the game is over."""
    return rows_of(state).decision(state.kinds[state.depth - 1]) if state.depth else None


def is_turn(state: DuelState) -> bool:
    """Return whether a turn is to be taken now (D4.1)."""
    decision = due_decision(state)
    return decision is not None and decision.key == "turn"


def wonders_of(city: City) -> list[int]:
    """Return the wonders of a city in the order of their keys, built or not."""
    return members_of(city.wonders | city.built)


def accessible(state: DuelState) -> list[int]:
    """Return the slots whose cards can be taken (D3.2)."""
    return members_of(state.open & ~state.hidden)
