"""What a part adds to the view of a Duel table.

A part for which the page has drawings fills in fields of its own. Any other part returns a panel: a title and lines in
the viewer's language, which the page shows beside the table.
"""

from collections.abc import Callable
from typing import Any

from antipater.data.columns import BY_NUMBER
from antipater.game.bits import members_of
from antipater.rules.duel.turn import DuelState
from antipater.rules.pantheon.turn import PantheonState
from antipater.server.views.duel_table import CityView, DuelTable, Slot, WonderView
from antipater.server.views.frame import PartPanel, Price, Why
from antipater.text.words import Words

WhyNot = Callable[[DuelState, int, int], Why | None]


class PartView:
    """The view of a part; every method may stay as it is.

    What is added to the table is the same for all viewers who know the same, so it holds no words; panels do.
    """

    key = ""  # the name of the part
    score_lines: tuple[str, ...] = ()  # its lines on the score sheet
    guild_back = ""  # the back of the cards that it puts in the place of guilds

    def __init__(self, words: Words, why: WhyNot) -> None:
        self.words = words
        self.why = why

    def add_to_table(self, state: DuelState, table: DuelTable) -> None:
        """Add what lies on the table."""

    def add_to_slot(self, state: DuelState, slot: int, drawn: Slot) -> None:
        """Add what lies on a card of the structure."""

    def add_to_city(self, state: DuelState, seat: int, city: CityView) -> None:
        """Add what a city holds of the part."""

    def add_to_wonder(self, state: DuelState, wonder: int, drawn: WonderView) -> None:
        """Add what belongs to a wonder."""

    def add_prices(self, state: DuelState, seat: int, prices: dict[str, Price]) -> None:
        """Add what a seat would pay for things of the part."""

    def panel(self, state: DuelState) -> PartPanel | None:
        """Return a panel, or None if the page has drawings for the part."""
        return None


def part_of(state: DuelState, name: str) -> Any:
    """Return a part of a table with its fields; the one place where views ask for it."""
    if name == "pantheon" and isinstance(state, PantheonState):
        return state
    raise TypeError(f"this table has no part {name!r}: {type(state).__name__}")


def key(item: int) -> str:
    """Return the name of an item in notation."""
    return BY_NUMBER[item].key


def keys(first: int, members: int) -> list[str]:
    """Return the names of a set of items, numbered from *first*."""
    return [key(first + member) for member in members_of(members)]
