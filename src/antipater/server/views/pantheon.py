"""What Pantheon adds to the view: spaces with both prices, decks as far as they are known, tokens, divinities."""

from antipater.data.items import DIVINITY_ITEMS, TOKEN_ITEMS
from antipater.data.pantheon import DECK, MYTHOLOGIES, MYTHOLOGY_KEYS, OFFERINGS, SCORE_LINE, SPACES
from antipater.game.bits import members_of
from antipater.rules.duel.actions import EMPTY
from antipater.rules.duel.turn import DuelState
from antipater.rules.pantheon.actions import ACTIVATE, FIRST_OFFERING, NO_TOKEN, OFF_TRACK, SUBSETS, VACANT
from antipater.server.views.duel_parts import PartView, key, keys, part_of
from antipater.server.views.duel_table import CityView, DuelTable, Slot, SpaceView, WonderView
from antipater.server.views.frame import Price

BOTH = 0b11


class PantheonPartView(PartView):
    """The view of the Pantheon."""

    key = "pantheon"
    score_lines = (SCORE_LINE,)
    guild_back = "temple"

    def add_to_table(self, state: DuelState, table: DuelTable) -> None:
        """Add the Pantheon, the snake and Minerva."""
        part = part_of(state, self.key)
        table["pantheon"] = {
            "spaces": {str(space): self.space(state, space) for space in range(SPACES)},
            "decks": {name: self.deck(state, mythology) for mythology, name in enumerate(MYTHOLOGY_KEYS)},
            "offered": keys(DIVINITY_ITEMS, part.offered),
            "onCard": keys(TOKEN_ITEMS, part.on_card),
            "minerva": None if part.minerva == OFF_TRACK else part.minerva,
            "snake": None if part.snake == EMPTY else key(part.snake),
        }

    def add_prices(self, state: DuelState, seat: int, prices: dict[str, Price]) -> None:
        """Add the spaces: `space:3` is what its card costs before offerings (P3.2)."""
        part = part_of(state, self.key)
        payable = {(action - ACTIVATE) // SUBSETS for action in state.legal(seat)}
        for space in range(SPACES):
            if part.spaces[space] != VACANT:
                price: Price = {"total": part.price_of_space(seat, space), "lines": [], "way": "coins"}
                why = None if space in payable else self.why(state, seat, ACTIVATE + space * SUBSETS)
                prices[f"space:{space}"] = {**price, "why": why} if why else price

    def space(self, state: DuelState, space: int) -> SpaceView:
        """Return a space: what lies there as far as the viewer knows it, and the price for each seat (P3.2)."""
        part = part_of(state, self.key)
        divinity = part.spaces[space]
        vacant = divinity == VACANT
        return {
            "divinity": key(DIVINITY_ITEMS + divinity) if divinity >= 0 else None,
            "mythology": None
            if vacant or part.mythology_of[space] >= MYTHOLOGIES
            else MYTHOLOGY_KEYS[part.mythology_of[space]],
            "vacant": vacant,
            "faceDown": not vacant and part.spaces_known[space] != BOTH,
            "prices": [part.price_of_space(seat, space) for seat in (0, 1)],
        }

    def deck(self, state: DuelState, mythology: int) -> list[str | None]:
        """Return a deck from the top down, as far as the viewer knows it."""
        part = part_of(state, self.key)
        first = mythology * DECK
        places = list(part.deck)[first : first + part.deck_size[mythology]]
        return [key(DIVINITY_ITEMS + place) if place >= 0 else None for place in places]

    def add_to_slot(self, state: DuelState, slot: int, drawn: Slot) -> None:
        """Add the token on a card (P2.1)."""
        token = part_of(state, self.key).slot_tokens[slot]
        if token != NO_TOKEN:
            offering = token >= FIRST_OFFERING
            drawn["token"] = (
                {"offering": OFFERINGS[token - FIRST_OFFERING]} if offering else {"mythology": MYTHOLOGY_KEYS[token]}
            )

    def add_to_city(self, state: DuelState, seat: int, city: CityView) -> None:
        """Add tokens, divinities and safe coins."""
        part = part_of(state, self.key)
        kinds = range(seat * MYTHOLOGIES, (seat + 1) * MYTHOLOGIES)
        city["pantheon"] = {
            "mythology": {
                MYTHOLOGY_KEYS[kind % MYTHOLOGIES]: part.mythology[kind] for kind in kinds if part.mythology[kind]
            },
            "offerings": [OFFERINGS[token] for token in members_of(part.offerings[seat])],
            "divinities": keys(DIVINITY_ITEMS, part.divinities[seat]),
            "safe": part.safe[seat],
        }

    def add_to_wonder(self, state: DuelState, wonder: int, drawn: WonderView) -> None:
        """Add the card that lies under a wonder."""
        under = part_of(state, self.key).under[wonder]
        if drawn["built"] and under >= 0:
            drawn["under"] = key(under)
