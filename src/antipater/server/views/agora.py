"""What Agora adds to the view: the Senate, senators and cubes of each city, conspiracies as far as they are known."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from antipater.data.agora import CHAMBER_POINTS, CHAMBERS, CONSPIRACIES, DECREES, SECTION_KEYS, SECTION_OF, SENATORS
from antipater.data.items import DECK_SIZE, SENATOR_DECK
from antipater.game.bits import members_of
from antipater.game.seats import UNKNOWN
from antipater.rules.agora.arrange import MOST_READY
from antipater.rules.agora.decisions import ACTIONS_ROOM, NO_DECREE, NOTHING, OWE_SENATE, ROWS
from antipater.rules.duel.state import DuelState
from antipater.server.views.duel_parts import PartView, key
from antipater.server.views.duel_table import ChamberView, CityAgora, CityView, ConspiracyView, DuelTable, Slot
from antipater.server.views.frame import PartPanel, Price
from antipater.text.duel.words import DuelWords

if TYPE_CHECKING:
    from antipater.rules.agora.board import AgoraBoard

RECRUIT = ROWS.action("recruit")


class AgoraPartView(PartView):
    """The view of the Senate."""

    backs: ClassVar[Mapping[int, str]] = {SENATOR_DECK - 1: "senator"}

    @classmethod
    def rules_words(cls, words: DuelWords) -> dict[str, str]:
        """Return the names and effects of conspiracies and decrees."""
        found: dict[str, str] = words.part("agora").page_words()
        return found

    def part(self, state: DuelState) -> "AgoraBoard":
        """Return the Senate at a table."""
        part: AgoraBoard = state.part(self.name)
        return part

    def panel(self, state: DuelState) -> PartPanel | None:
        """Return that the page has drawings for the Senate."""
        return None

    def add_to_table(self, state: DuelState, table: DuelTable) -> None:
        """Add the Senate, the deck of conspiracies and the senate actions that are left."""
        table["agora"] = {
            "chambers": {str(chamber + 1): self.chamber(state, chamber) for chamber in range(CHAMBERS)},
            "deck": self.part(state).deck_size,
            "actions": self.actions(state),
        }

    def actions(self, state: DuelState) -> int:
        """Return the senate actions that are left to a politician (A3.4)."""
        if not state.depth or state.kinds[state.depth - 1] != OWE_SENATE:
            return 0
        return int(state.subjects[state.depth - 1]) % ACTIONS_ROOM

    def chamber(self, state: DuelState, chamber: int) -> ChamberView:
        """Return a chamber: decrees face up by their keys, cubes and controller (A2.5, A2.6)."""
        part = self.part(state)
        there = [decree for decree in (part.decree[chamber], part.second[chamber]) if decree != NO_DECREE]
        holder = part.control[chamber]
        return {
            "section": SECTION_KEYS[SECTION_OF[chamber]],
            "points": CHAMBER_POINTS[chamber],
            "decrees": [DECREES[decree].key if decree >= 0 else None for decree in there],
            "cubes": [part.cubes[seat * CHAMBERS + chamber] for seat in (0, 1)],
            "controller": None if holder == NOTHING else holder,
        }

    def add_to_slot(self, state: DuelState, slot: int, drawn: Slot) -> None:
        """Add what a senator costs each seat (A3.2)."""
        if is_senator(state.slots[slot]):
            costs = [self.part(state).cost_of_senator(state.city(seat)) for seat in (0, 1)]
            drawn["prices"] = costs
            if drawn["accessible"]:
                drawn["ways"] = ["coins" if cost else "free" for cost in costs]

    def add_prices(self, state: DuelState, seat: int, prices: dict[str, Price]) -> None:
        """Put the price of recruiting in the place of that of building (A3.2)."""
        for slot in members_of(state.open & ~state.hidden):
            senator = state.slots[slot]
            if is_senator(senator):
                cost = self.part(state).cost_of_senator(state.city(seat))
                price: Price = {"total": cost, "lines": [], "way": "coins" if cost else "free"}
                why = self.why(state, seat, RECRUIT.number(slot))
                prices[key(senator)] = {**price, "why": why} if why else price

    def add_to_city(self, state: DuelState, seat: int, city: CityView) -> None:
        """Add senators, cubes in supply, chambers controlled and conspiracies."""
        part = self.part(state)
        held: CityAgora = {
            "senators": [SENATORS[senator].key for senator in members_of(part.senators[seat])],
            "supply": part.cubes_in_supply(seat),
            "controls": sum(part.control[chamber] == seat for chamber in range(CHAMBERS)),
            "conspiracies": self.conspiracies(state, seat),
        }
        city["agora"] = held

    def conspiracies(self, state: DuelState, seat: int) -> list[ConspiracyView]:
        """Return the conspiracies of a seat: prepared, kept, triggered; names as far as they are known (A11.1)."""
        part = self.part(state)
        first = seat * MOST_READY
        found: list[ConspiracyView] = []
        for place in range(first, first + part.ready_count[seat]):
            one: ConspiracyView = {"conspiracy": name_of(part.ready[place]), "state": "prepared"}
            found.append(with_card(one, part.ready_cards[place]))
        kept: list[int] = (
            [UNKNOWN] * part.kept_count[seat] if part.kept[seat] == UNKNOWN else members_of(part.kept[seat])
        )
        found += [{"conspiracy": name_of(conspiracy), "state": "hidden"} for conspiracy in kept]
        for conspiracy in members_of(part.triggered[seat]):
            one = {"conspiracy": name_of(conspiracy), "state": "triggered"}
            found.append(with_card(one, part.under[conspiracy]))
        return found


def is_senator(card: int) -> bool:
    """Return whether a card of the structure is a senator."""
    return card >= 0 and card // DECK_SIZE == SENATOR_DECK - 1


def name_of(conspiracy: int) -> str | None:
    """Return the key of a conspiracy, None where it is not known."""
    return CONSPIRACIES[conspiracy].key if conspiracy >= 0 else None


def with_card(one: ConspiracyView, card: int) -> ConspiracyView:
    """Return a conspiracy with the card under it, if there is one."""
    return {**one, "card": key(card)} if card >= 0 else one
