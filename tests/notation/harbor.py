"""An expansion without a notation of its own: a harbor with ships, a cargo that is hidden, verbs and decisions."""

from dataclasses import dataclass, replace
from typing import Any

from antipater.catalog import Kit, PartKit, duel_kit
from antipater.game.rows import AUTOMATIC, CHANCE, SEAT, Rows, decision, numbered, verb
from antipater.rules.duel.decisions import NEAR
from antipater.rules.duel.table import Part, Table


@dataclass(frozen=True)
class Fact:
    """A number that a part saves."""

    name: str
    least: int
    most: int
    seat: int | None = None


ROWS = Rows(
    numbered(
        (
            verb("moor", "slot", "X1"),
            verb("load", "card*hold", "X2"),
            verb("haggle", "", "X3"),
            verb("sail", "hold", "X4"),
        ),
        "harbor",
        4000,
        {**NEAR, "hold": range(5, 8)},
    ),
    numbered((verb("wind", "hold", "X5"),), "harbor", 4000, {"hold": range(5, 8)}),
    [
        replace(row, part="harbor")
        for row in (
            decision("moor", 128, SEAT, "moor", of="slot"),
            decision("load", 129, SEAT, "load", "haggle", of="hold"),
            decision("wind", 130, CHANCE, "wind", of="slots"),
            decision("unload", 192, AUTOMATIC),
        )
    ],
)


class Harbor(Part):
    """The part at the table; compiled, the game itself does not ask it, which is enough for its notation."""

    name = "harbor"
    rows = ROWS
    facts = (Fact("ships", 0, 9), Fact("cargo", 0, 3, seat=0), Fact("cargo", 0, 3, seat=1))

    def __init__(self) -> None:
        super().__init__()
        self.held = [4, 0, 0]

    def fact_values(self, table: Table) -> list[int]:
        """Return the values of its facts."""
        return self.held

    def arrange(self, table: Table, given: Any, own: Any) -> None:
        """Take the values of its facts."""
        self.held = own or self.held


PART = PartKit("harbor", {"en": "Harbor"}, "tests.notation.harbor:Harbor")


def kits() -> tuple[Kit, Kit]:
    """Return Duel with a harbor, without Pantheon and with it."""
    titles = {"en": "Duel with a harbor"}
    return duel_kit("harbor", titles=titles), duel_kit("pantheon", "harbor", titles=titles)
