"""An expansion from another package, as far as its words go: rows, an effect, and Fluent files without any code."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import ClassVar

from antipater.catalog import PartKit
from antipater.data.words import ON_BUILD, Effect
from antipater.game.rows import CHANCE, SEAT, Rows, decision, numbered, verb
from antipater.rules.duel.decisions import NEAR
from antipater.rules.duel.table import Part

ROOM = {**NEAR, "raven": range(3), "mood": range(2)}
ACTIONS = numbered(
    (
        verb("bribe", "card", "O1.1"),
        verb("hush", "wonder", "O1.2"),
        verb("send", "raven*slot", "O1.3"),
        verb("calm", "mood", "O1.4"),
        verb("fly", "raven", "O1.5"),
        verb("hide", "token", "O1.6"),
    ),
    "omen",
    6000,
    ROOM,
)
OUTCOMES = numbered((verb("omen", "card", "O2.1"), verb("sign", "card", "O2.2")), "omen", 6000, ROOM)
DECISIONS = [
    replace(row, part="omen")
    for row in (
        decision("bribe", 200, SEAT, "bribe", rule="O1.1", of="wonder"),
        decision("hush", 201, SEAT, "hush", rule="O1.2"),
        decision("send", 202, SEAT, "send", rule="O1.3"),
        decision("calm", 203, SEAT, "calm", rule="O1.4"),
        decision("hide", 204, SEAT, "hide", rule="O1.6"),
        decision("omens", 232, CHANCE, "omen", rule="O2.1"),
        decision("signs", 233, CHANCE, "sign", rule="O2.2"),
    )
]
LOCALES = Path(__file__).parent / "locales"


@dataclass(frozen=True)
class Foretell(Effect):
    """Look at *cards* cards of the next Age (O3.1)."""

    cards: int
    moment: ClassVar[int] = ON_BUILD


@dataclass(frozen=True)
class FeedRavens(Effect):
    """Pay *coins* (O3.2)."""

    coins: int


@dataclass(frozen=True)
class CountRavens(Effect):  # noqa: D101 (its line is made from its name)
    ravens: int


class Omen(Part):
    """An expansion that only has rows."""

    name = "omen"
    rows = Rows(ACTIONS, OUTCOMES, DECISIONS)
    score_lines = {"ravens": 40, "moods": 41}  # noqa: RUF012


KIT = PartKit("omen", {"en": "Omen", "fr": "Présage"}, "tests.text.omen:Omen", {"locales": "tests.text.omen:LOCALES"})


def locales() -> Path:
    """Return the folder, for a kit that names a function."""
    return LOCALES
