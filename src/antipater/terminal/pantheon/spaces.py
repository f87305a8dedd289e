"""The spaces and decks of the Pantheon as a viewer sees them (P1 to P3)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from antipater.data.items import DIVINITY_ITEMS, NONE
from antipater.data.pantheon import DECK, MYTHOLOGY_KEYS, OFFERINGS, SPACES
from antipater.game.bits import members_of
from antipater.game.seats import UNKNOWN
from antipater.rules.duel.state import DuelState
from antipater.rules.pantheon.decisions import BOTH, FIRST_OFFERING, ROWS, VACANT
from antipater.rules.pantheon.part import Pantheon
from antipater.terminal.canvas import shortened
from antipater.terminal.duel.view import DuelView
from antipater.text.language import capitalized

if TYPE_CHECKING:
    from antipater.text.duel.words import DuelWords

ACTIVATE = ROWS.action("activate")


def pantheon_of(state: DuelState) -> Pantheon:
    """Return the Pantheon of a table that has one."""
    part: Pantheon = state.part("pantheon")
    return part


def mythology(words: "DuelWords", number: int) -> str:
    """Return the adjective of a mythology inside a sentence: `Roman`."""
    return words.say(f"mythology-{MYTHOLOGY_KEYS[number]}")


def mythology_name(words: "DuelWords", number: int) -> str:
    """Return a mythology by itself: `Roman`."""
    return capitalized(mythology(words, number))


def token_name(words: "DuelWords", token: int) -> str:
    """Return the name of a token that lies on a card of the structure."""
    if token >= FIRST_OFFERING:
        return words.say("terminal-offering", coins=OFFERINGS[token - FIRST_OFFERING])
    return words.say("mythology-token", mythology=mythology(words, token))


@dataclass(frozen=True)
class Space:
    """A space of the Pantheon as the viewer sees it."""

    number: int  # from 0
    divinity: int  # VACANT, or UNKNOWN where it lies face down and the viewer does not know it
    mythology: int  # of what lies there
    face_down: bool
    prices: tuple[int, int]  # for the viewer and for the other player, before offerings

    @property
    def vacant(self) -> bool:
        """Whether nothing lies there."""
        return self.divinity == VACANT

    @property
    def item(self) -> int:
        """The item that lies there, NONE if there is none or the viewer does not know it."""
        return NONE if self.divinity < 0 else DIVINITY_ITEMS + self.divinity

    def name(self, words: "DuelWords", width: int = 99) -> str:
        """Return what lies there in so many cells: a divinity, a mythology with a question mark, or nothing."""
        if self.vacant:
            return ""
        if self.divinity == UNKNOWN:
            return shortened(mythology_name(words, self.mythology), width - 1) + "?"
        return shortened(words.name(self.item), width)


def spaces_of(view: DuelView) -> list[Space]:
    """Return the six spaces; a divinity that was not shown to both still lies face down (P2.4)."""
    part = pantheon_of(view.state)
    return [
        Space(
            space,
            part.spaces[space],
            part.mythology_of[space],
            part.spaces[space] != VACANT and part.spaces_known[space] != BOTH,
            (part.price_of_space(view.me, space), part.price_of_space(view.rival, space)),
        )
        for space in range(SPACES)
    ]


def ordered_spaces(view: DuelView) -> list[Space]:
    """Return the spaces from the cheapest to the most expensive for the viewer, as that player sees the board."""
    return spaces_of(view) if view.seat == 0 else spaces_of(view)[::-1]


def space_and_offerings(action: int) -> tuple[int, list[int]]:
    """Return the space of an activation, and the values of the offering tokens that pay for it."""
    space, used = ACTIVATE.about(action)
    return space, [OFFERINGS[token] for token in members_of(used)]


def coins_due(view: DuelView, action: int) -> int:
    """Return the coins that an activation takes besides its offerings, which give no change (P2.3, P3.3)."""
    space, offerings = space_and_offerings(action)
    return max(0, pantheon_of(view.state).price_of_space(view.me, space) - sum(offerings))


def deck_contents(state: DuelState, number: int) -> list[int]:
    """Return what the deck of a mythology holds from the top down; a negative number where the viewer knows nothing."""
    part, first = pantheon_of(state), number * DECK
    return list(part.deck)[first : first + part.deck_size[number]]
