"""What Python callers ask of an expansion; what the rules ask at each moment is in `rules.duel.table.Part`."""

from collections.abc import Mapping
from typing import Any

from antipater.data.items import Item
from antipater.game.dice import Dice
from antipater.game.errors import Reason
from antipater.game.rows import Rows


class Expansion:
    """What an expansion adds, its part of a described position, its secrets and its reasons."""

    name = ""
    rows = Rows()  # its decisions and verbs
    wonders: tuple[Item, ...] = ()  # that join the draft
    deal: Any = None  # what it deals: a class with the methods of `rules.duel.deal.PartDeal`
    score_lines: Mapping[str, int] = {}  # the lines that it adds to the score sheet, with their numbers
    victories: Mapping[str, int] = {}  # the kinds of victory that it adds, with their numbers

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("an expansion belongs to a position: pickle that")

    def widen(self) -> None:
        """Make room for larger structures, more wonders and tokens, and further decks of cards."""

    def arrange(self, table: Any, given: Any, own: Any) -> None:
        """Put its part of a described position on the table, where all else lies already (`rules.duel.arrange`)."""

    def arrangement(self, table: Any) -> Any:
        """Return its part of a position, which `arrange` puts back exactly."""
        return None

    def imagine(self, table: Any, dice: Dice) -> None:
        """Fill what is UNKNOWN, every consistent way with its true chance."""

    @classmethod
    def seen(cls, action: int, actor: int, viewer: int) -> int:
        """Return one of its own events, of another actor, as *viewer* may know it."""
        return action

    def why_not(self, table: Any, action: int, seat: int) -> Reason | None:
        """Return why *seat* cannot do one of its own actions, or answer one of its own decisions, now."""
        return None

    def amend_bill(self, table: Any, me: Any, opp: Any, bill: Any) -> Any:
        """Return a bill as it changes what is paid (`rules.duel.payment`)."""
        return bill
