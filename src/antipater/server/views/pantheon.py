"""What Pantheon adds to the table: spaces with both prices, decks as far as they are known, tokens, divinities."""

from antipater.data.duel import SCORE_LINES
from antipater.data.items import DIVINITY_ITEMS, TOKEN_ITEMS
from antipater.data.pantheon import DECK, MYTHOLOGIES, MYTHOLOGY_KEYS, OFFERINGS, SCORE_LINE, SPACES
from antipater.game.bits import members_of
from antipater.game.contract import State
from antipater.rules.duel.actions import EMPTY
from antipater.rules.duel.turn import DuelState
from antipater.rules.pantheon.actions import ACTIVATE, FIRST_OFFERING, NO_TOKEN, OFF_TRACK, SUBSETS, VACANT
from antipater.rules.pantheon.turn import PantheonState
from antipater.server.views.duel import CityView, DuelDrawing, DuelTable, Slot, SpaceView, WonderView, key, keys
from antipater.server.views.frame import Price

BOTH = 0b11


class PantheonDrawing(DuelDrawing):
    """Draws Duel with Pantheon."""

    score_lines = (*SCORE_LINES, SCORE_LINE)
    backs = ("age-1", "age-2", "age-3", "temple")

    def table(self, seen: State) -> DuelTable:
        """Draw what lies on the table, and the Pantheon."""
        drawn = super().table(seen)
        state = pantheon_state(seen)
        drawn["pantheon"] = {
            "spaces": {str(space): self.space(state, space) for space in range(SPACES)},
            "decks": {name: self.deck(state, mythology) for mythology, name in enumerate(MYTHOLOGY_KEYS)},
            "offered": keys(DIVINITY_ITEMS, state.offered),
            "onCard": keys(TOKEN_ITEMS, state.on_card),
            "minerva": None if state.minerva == OFF_TRACK else state.minerva,
            "snake": None if state.snake == EMPTY else key(state.snake),
        }
        return drawn

    def prices(self, seen: State, seat: int) -> dict[str, Price]:
        """Explain prices, those of the Pantheon too: `space:3` is what its card costs before offerings (P3.2)."""
        state = pantheon_state(seen)
        found = super().prices(seen, seat)
        payable = {(action - ACTIVATE) // SUBSETS for action in state.legal(seat)}
        for space in range(SPACES):
            if state.spaces[space] != VACANT:
                price: Price = {"total": state.price_of_space(seat, space), "lines": []}
                why = None if space in payable else self.why(state, seat, ACTIVATE + space * SUBSETS)
                found[f"space:{space}"] = {**price, "why": why} if why else price
        return found

    def space(self, state: PantheonState, space: int) -> SpaceView:
        """Draw a space: what lies there as far as the viewer knows it, and the price for each seat (P3.2)."""
        divinity = state.spaces[space]
        vacant = divinity == VACANT
        return {
            "divinity": key(DIVINITY_ITEMS + divinity) if divinity >= 0 else None,
            "mythology": None
            if vacant or state.mythology_of[space] >= MYTHOLOGIES
            else MYTHOLOGY_KEYS[state.mythology_of[space]],
            "vacant": vacant,
            "faceDown": not vacant and state.spaces_known[space] != BOTH,
            "prices": [state.price_of_space(seat, space) for seat in (0, 1)],
        }

    def deck(self, state: PantheonState, mythology: int) -> list[str | None]:
        """Draw a deck from the top down, as far as the viewer knows it."""
        first = mythology * DECK
        places = list(state.deck)[first : first + state.deck_size[mythology]]
        return [key(DIVINITY_ITEMS + place) if place >= 0 else None for place in places]

    def slot(self, state: DuelState, slot: int) -> Slot:
        """Draw one card of the structure, and the token on it (P2.1)."""
        drawn = super().slot(state, slot)
        token = pantheon_state(state).slot_tokens[slot]
        if token != NO_TOKEN:
            offering = token >= FIRST_OFFERING
            drawn["token"] = (
                {"offering": OFFERINGS[token - FIRST_OFFERING]} if offering else {"mythology": MYTHOLOGY_KEYS[token]}
            )
        return drawn

    def city(self, state: DuelState, seat: int) -> CityView:
        """Draw a city, and what it holds of Pantheon."""
        drawn = super().city(state, seat)
        table = pantheon_state(state)
        kinds = range(seat * MYTHOLOGIES, (seat + 1) * MYTHOLOGIES)
        drawn["pantheon"] = {
            "mythology": {
                MYTHOLOGY_KEYS[kind % MYTHOLOGIES]: table.mythology[kind] for kind in kinds if table.mythology[kind]
            },
            "offerings": [OFFERINGS[token] for token in members_of(table.offerings[seat])],
            "divinities": keys(DIVINITY_ITEMS, table.divinities[seat]),
            "safe": table.safe[seat],
        }
        return drawn

    def wonder(self, state: DuelState, seat: int, wonder: int) -> WonderView:
        """Draw a wonder, and the card that lies under it."""
        drawn = super().wonder(state, seat, wonder)
        under = pantheon_state(state).under[wonder]
        if drawn["built"] and under >= 0:
            drawn["under"] = key(under)
        return drawn


def pantheon_state(seen: State) -> PantheonState:
    """Return an observation as one with a Pantheon."""
    if isinstance(seen, PantheonState):
        return seen
    raise TypeError(f"this draws Duel with Pantheon, not a {type(seen).__name__}")
