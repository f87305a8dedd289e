"""What Pantheon adds to the view: spaces with both prices, decks as far as they are known, tokens, divinities."""

from typing import Any

from antipater.data.items import DIVINITY_ITEMS, MOST_DIVINITIES, TOKEN_ITEM
from antipater.data.pantheon import DECK, MYTHOLOGIES, MYTHOLOGY_KEYS, OFFERINGS, PRICES, SPACES
from antipater.game.bits import members_of
from antipater.rules.duel.decisions import EMPTY
from antipater.rules.duel.state import DuelState
from antipater.rules.pantheon.decisions import BOTH, FIRST_OFFERING, NO_TOKEN, OFF_TRACK, ROWS, VACANT
from antipater.server.views.duel_parts import PartView, key, keys
from antipater.server.views.duel_table import CityView, DuelTable, Slot, SpaceView, WonderView
from antipater.server.views.frame import PartPanel, Price
from antipater.text.duel.words import DuelWords

ACTIVATE = ROWS.action("activate")
DIVINITIES = range(DIVINITY_ITEMS, DIVINITY_ITEMS + MOST_DIVINITIES)  # the item of each divinity


class PantheonPartView(PartView):
    """The view of the Pantheon."""

    guild_back = "temple"

    @classmethod
    def rules_words(cls, words: DuelWords) -> dict[str, str]:
        """Return the names of the mythologies."""
        part = words.part("pantheon")
        return {f"mythology-{key}": part.mythology(number) for number, key in enumerate(MYTHOLOGY_KEYS)}

    def part(self, state: DuelState) -> Any:
        """Return the Pantheon at a table."""
        return state.part(self.name)

    def panel(self, state: DuelState) -> PartPanel | None:
        """Return that the page has drawings for the Pantheon."""
        return None

    def add_to_table(self, state: DuelState, table: DuelTable) -> None:
        """Add the Pantheon, the snake and Minerva."""
        part = self.part(state)
        table["pantheon"] = {
            "spaces": {str(space): self.space(state, space) for space in range(SPACES)},
            "decks": {name: self.deck(state, mythology) for mythology, name in enumerate(MYTHOLOGY_KEYS)},
            "offered": keys(DIVINITIES, part.offered),
            "onCard": keys(TOKEN_ITEM, part.on_card),
            "minerva": None if part.minerva == OFF_TRACK else part.minerva,
            "snake": None if part.snake == EMPTY else key(part.snake),
        }

    def add_prices(self, state: DuelState, seat: int, prices: dict[str, Price]) -> None:
        """Add the spaces: `space:3` is what its card costs before offerings (P3.2)."""
        part = self.part(state)
        payable = {ACTIVATE.about(action)[0] for action in state.legal(seat) if action in ACTIVATE}
        for space in range(SPACES):
            if part.spaces[space] != VACANT:
                price: Price = {"total": part.price_of_space(state.city(seat), space), "lines": [], "way": "coins"}
                why = None if space in payable else self.why(state, seat, ACTIVATE.number(space, 0))
                prices[f"space:{space}"] = {**price, "why": why} if why else price

    def space(self, state: DuelState, space: int) -> SpaceView:
        """Return a space: what lies there as far as the viewer knows it, and the price for each seat (P3.2)."""
        part = self.part(state)
        divinity = part.spaces[space]
        vacant = divinity == VACANT
        return {
            "divinity": key(DIVINITIES[divinity]) if divinity >= 0 else None,
            "mythology": None
            if vacant or part.mythology_of[space] >= MYTHOLOGIES
            else MYTHOLOGY_KEYS[part.mythology_of[space]],
            "vacant": vacant,
            "faceDown": not vacant and part.spaces_known[space] != BOTH,
            # A vacant space shows what is printed there: whoever puts a divinity on it decides by that.
            "prices": [PRICES[seat][space] for seat in (0, 1)]
            if vacant
            else [part.price_of_space(state.city(seat), space) for seat in (0, 1)],
        }

    def deck(self, state: DuelState, mythology: int) -> list[str | None]:
        """Return a deck from the top down, as far as the viewer knows it."""
        part = self.part(state)
        first = mythology * DECK
        places = list(part.deck)[first : first + part.deck_size[mythology]]
        return [key(DIVINITIES[place]) if place >= 0 else None for place in places]

    def add_to_slot(self, state: DuelState, slot: int, drawn: Slot) -> None:
        """Add the token on a card (P2.1)."""
        token = self.part(state).slot_tokens[slot]
        if token != NO_TOKEN:
            offering = token >= FIRST_OFFERING
            drawn["token"] = (
                {"offering": OFFERINGS[token - FIRST_OFFERING]} if offering else {"mythology": MYTHOLOGY_KEYS[token]}
            )

    def add_to_city(self, state: DuelState, seat: int, city: CityView) -> None:
        """Add tokens, divinities and safe coins."""
        part = self.part(state)
        kinds = range(seat * MYTHOLOGIES, (seat + 1) * MYTHOLOGIES)
        city["pantheon"] = {
            "mythology": {
                MYTHOLOGY_KEYS[kind % MYTHOLOGIES]: part.mythology[kind] for kind in kinds if part.mythology[kind]
            },
            "offerings": [OFFERINGS[token] for token in members_of(part.offerings[seat])],
            "divinities": keys(DIVINITIES, part.divinities[seat]),
            "safe": part.safe[seat],
        }

    def add_to_wonder(self, state: DuelState, wonder: int, drawn: WonderView) -> None:
        """Add the card that lies under a wonder."""
        under = self.part(state).under[wonder]
        if drawn["built"] and under >= 0:
            drawn["under"] = key(under)
