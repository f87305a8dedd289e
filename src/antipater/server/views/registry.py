"""Which view builder, items and words a ruleset has; the one registry of views.

Its rows repeat what the kits of the catalog say, and will be read from there.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

from antipater.catalog import ruleset
from antipater.game.contract import Game
from antipater.server.views.classic import ClassicTable, ClassicViewBuilder
from antipater.server.views.classic_items import classic_rules
from antipater.server.views.duel import DuelViewBuilder
from antipater.server.views.duel_parts import PartView
from antipater.server.views.duel_table import DuelTable
from antipater.server.views.frame import Frame, ViewBuilder
from antipater.server.views.items import PartInfo, Rules, RulesItems, duel_rules, no_items, numbers
from antipater.server.views.pantheon import PantheonPartView
from antipater.text.catalogue import bundle, say

PLAIN = "plain"  # the family of rulesets that the page has no table for


@dataclass(frozen=True)
class Lesson:
    """A guided first game."""

    options: dict[str, str]
    opponent: str


@dataclass(frozen=True)
class Row:
    """What pages need to know about a ruleset besides its game."""

    family: str = PLAIN  # the table of the page that draws it
    parts: tuple[str, ...] = ()
    secrets: bool = True  # players know different things, so that a shared device is covered between them
    lesson: Lesson | None = None


@dataclass(frozen=True)
class Part:
    """What pages need to know about a part."""

    view: type[PartView] = PartView
    messages: Callable[[str], str] = lambda language: ""  # Fluent source that the page's own catalogues lack


ROWS: dict[str, Row] = {
    "duel": Row("duel", secrets=False, lesson=Lesson({"wonders": "first-game"}, "random")),
    "duel+pantheon": Row("duel", ("pantheon",)),
    "classic": Row("classic"),
}
PARTS: dict[str, Part] = {"pantheon": Part(PantheonPartView)}
ITEMS: dict[str, Callable[[str, Sequence[str], str], RulesItems]] = {"duel": duel_rules, "classic": classic_rules}
LESSONS = ("duel",)  # the families whose lessons the page has


class GameView(Frame):
    """A view with the table of its ruleset; None for a ruleset of the plain family."""

    table: DuelTable | ClassicTable | None


def row_of(name: str) -> Row:
    """Return the row of a ruleset; one that is not listed is plain."""
    return ROWS.get(name, Row())


def view_builder(game: Game, viewer: int | None, names: Sequence[str], language: str) -> ViewBuilder:
    """Return what builds the views of a game for a viewer, in a language."""
    row = row_of(game.name)
    if row.family == "duel":
        return DuelViewBuilder(game, viewer, names, language, [PARTS.get(part, Part()).view for part in row.parts])
    return (ClassicViewBuilder if row.family == "classic" else ViewBuilder)(game, viewer, names, language)


@cache
def rules(name: str, language: str) -> Rules:
    """Return a ruleset as data; made once for each language."""
    row = row_of(name)
    return {
        **numbers(ruleset(name)),
        **ITEMS.get(row.family, no_items)(name, row.parts, language),
        "title": title_of(name, language),
        "family": row.family,
        "parts": parts_of(name, language),
        "secrets": row.secrets,
        "lessons": row.family in LESSONS,
        "messages": "\n".join(filter(None, (PARTS.get(part, Part()).messages(language) for part in row.parts))),
    }


def parts_of(name: str, language: str) -> list[PartInfo]:
    """Return the parts of a ruleset with their titles."""
    return [{"key": part, "title": worded(language, f"part-{part}", part)} for part in row_of(name).parts]


def title_of(name: str, language: str) -> str:
    """Return the title of a ruleset."""
    return worded(language, f"ruleset-{message_id(name)}", name)


def worded(language: str, message: str, key: str) -> str:
    """Return a message of the catalogue; if there is none, its key in readable form: `free-city` is `Free city`."""
    if bundle(language).has_message(message):
        return say(language, message, {})
    words = key.replace("+", " + ").replace("-", " ")
    return words[:1].upper() + words[1:]


def message_id(key: str) -> str:
    """Return a key as a part of a message's id; Fluent takes letters, digits and hyphens."""
    return "".join(letter if letter.isalnum() else "-" for letter in key)
