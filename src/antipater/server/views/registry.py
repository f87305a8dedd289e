"""What pages are told about a ruleset, by the pieces of its kit: views, rules as data, titles and words."""

from collections.abc import Sequence
from functools import cache

from antipater.ai.agents import players_of
from antipater.catalog import PARTS, Kit, kit, ruleset
from antipater.game.contract import Game
from antipater.server.views.classic import ClassicTable
from antipater.server.views.duel_table import DuelTable
from antipater.server.views.frame import Frame, ViewBuilder, title_of
from antipater.server.views.items import PartInfo, Rules, RulesItems, no_items, numbers
from antipater.text.catalogue import catalogue_of, part_sources

PLAIN = "plain"  # the family of rulesets that the page has no table for


class GameView(Frame):
    """A view with the table of its ruleset; None for a ruleset of the plain family."""

    table: DuelTable | ClassicTable | None


def builder_of(kit: Kit) -> type[ViewBuilder]:
    """Return what builds the views of a ruleset; one whose kit names none has choices in words and no table."""
    found: type[ViewBuilder] = kit.piece("view") if "view" in kit.pieces else ViewBuilder
    return found


def view_builder(game: Game, viewer: int | None, names: Sequence[str], language: str) -> ViewBuilder:
    """Return what builds the views of a game for a viewer, in a language."""
    return builder_of(kit(game.name))(game, viewer, names, language)


def family_of(kit: Kit) -> str:
    """Return which table of the page draws a ruleset."""
    return kit.family if "view" in kit.pieces else PLAIN


@cache
def rules(name: str, language: str) -> Rules:
    """Return a ruleset as data; made once for each language."""
    rows, game = kit(name), ruleset(name)
    items: RulesItems = rows.piece("rules")(game, language) if "rules" in rows.pieces else no_items()
    sources = [text for part in rows.parts for text in part_sources(part, language).values()]
    return {
        **numbers(game),
        **items,
        "title": title_of(rows, language),
        "family": family_of(rows),
        "parts": parts_of(rows, language),
        "secrets": game.hides_information,
        "lessons": builder_of(rows).lessons,
        "reviews": players_of(name).net is not None,
        "messages": "\n".join(sources),
    }


def parts_of(kit: Kit, language: str) -> list[PartInfo]:
    """Return the parts of a ruleset with their titles."""
    return [{"key": part, "title": title_of(PARTS[part], language)} for part in kit.parts]


def message(kit: Kit, language: str, *keys: str) -> str | None:
    """Return a message of the catalogue about a ruleset, or of its parts; None if there is none."""
    return catalogue_of(language, kit.parts).attempt("-".join(map(message_id, keys)), {})


def message_id(key: str) -> str:
    """Return a key as a part of a message's id; Fluent takes letters, digits and hyphens."""
    return "".join(letter if letter.isalnum() else "-" for letter in key)
