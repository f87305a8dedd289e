"""Every ruleset and every expansion, each with its kit: what belongs to it, named by module path and loaded when asked.

This is the only list. Notation, texts, server, terminal, environments, opponents and, by way of the server, the page
ask it. A package adds rulesets by an entry point of the group `antipater.rulesets`, a function that calls `register`
and `register_part`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any, Literal, overload

from antipater.game.contract import Game, State
from antipater.game.errors import BadOption, Fault

if TYPE_CHECKING:
    from antipater.rules.classic.ruleset import Classic
    from antipater.rules.duel.ruleset import Duel

ENTRY_POINTS = "antipater.rulesets"
LONGEST_VERSION = 20  # characters that a message shows


def loaded(path: str) -> Any:
    """Return what a path names: `package.module:attribute`."""
    module, _, attribute = path.partition(":")
    return getattr(import_module(module), attribute)


@dataclass(frozen=True)
class PartKit:
    """An expansion of Duel: its part of the table, its name in each language, and what it adds elsewhere."""

    name: str
    titles: Mapping[str, str]  # by language
    part: str  # the path of its class, a `rules.duel.table.Part`
    pieces: Mapping[str, str] = field(default_factory=dict)  # paths by what they are for

    def piece(self, use: str) -> Any:
        """Return what it adds for a use, None if nothing."""
        return loaded(self.pieces[use]) if use in self.pieces else None


@dataclass(frozen=True)
class Kit:
    """A ruleset: its name in each language, its expansions, and the pieces of its family."""

    name: str
    family: str  # rulesets that are played at the same kind of table
    titles: Mapping[str, str]  # by language
    game: str  # the path of its class, a `Game`
    parts: tuple[str, ...] = ()
    versions: tuple[int, ...] = (1,)  # of the rules whose logs can be replayed, the last one is current
    pieces: Mapping[str, str] = field(default_factory=dict)  # paths by what they are for

    @property
    def version(self) -> int:
        """The current version of its rules."""
        return self.versions[-1]

    def make(self, **options: str | int | bool) -> Game:
        """Return the ruleset with its options: `players=5` is "5", `promos=True` is "yes"."""
        return self.made({option: written(value) for option, value in options.items()})

    def made(self, options: dict[str, str]) -> Game:
        """Return the ruleset with its options as they are written."""
        kind = loaded(self.game)
        game: Game = (
            kind(tuple(loaded(PARTS[name].part) for name in self.parts), **options) if self.parts else kind(**options)
        )
        return game

    def piece(self, use: str) -> Any:
        """Return the piece of its family for a use; raise BadOption if there is none."""
        if use not in self.pieces:
            raise BadOption(f"{self.name} has no {use}")
        return loaded(self.pieces[use])

    def part_pieces(self, use: str) -> dict[str, Any]:
        """Return what each expansion adds for a use, by the name of the expansion, None where it adds nothing."""
        return {name: PARTS[name].piece(use) for name in self.parts}


PARTS: dict[str, PartKit] = {}
KITS: dict[str, Kit] = {}


def register_part(part: PartKit) -> None:
    """Add an expansion; raise BadOption if another one has its name."""
    if PARTS.setdefault(part.name, part) != part:
        raise BadOption(f"there is another expansion {part.name!r}")


def register(kit: Kit) -> None:
    """Add a ruleset; raise BadOption if another one has its name, or an expansion of it is not registered."""
    missing = [name for name in kit.parts if name not in PARTS]
    if missing:
        raise BadOption(f"{kit.name} needs the expansion {missing[0]!r}, which is not registered")
    if KITS.setdefault(kit.name, kit) != kit:
        raise BadOption(f"there is another ruleset {kit.name!r}")


DUEL_PIECES = {
    "notation": "antipater.notation.duel:DuelNotation",
    "words": "antipater.text.duel.words:DuelWords",
    "view": "antipater.server.views.duel:DuelViewBuilder",
    "rules": "antipater.server.views.items:duel_rules",
    "terminal": "antipater.terminal.duel:TABLE",
    "encoder": "antipater.envs.duel_columns:duel_fields",
    "render": "antipater.envs.render:DuelDrawing",
    "drawing": "antipater.notation.drawing:draw_duel",
    "players": "antipater.ai.duel:duel_players",
    "why": "antipater.ai.analysis.duel_facts:facts",
    "themes": "antipater.ai.puzzles.themes:duel_themes",
    "teacher": "antipater.ai.training.games:DUEL",
}
CLASSIC_PIECES = {
    "notation": "antipater.notation.classic:ClassicNotation",
    "words": "antipater.text.classic.words:ClassicWords",
    "view": "antipater.server.views.classic:ClassicViewBuilder",
    "rules": "antipater.server.views.classic_items:classic_rules",
    "terminal": "antipater.terminal.classic:TABLE",
    "encoder": "antipater.envs.classic_columns:classic_fields",
    "render": "antipater.envs.render:ClassicDrawing",
    "drawing": "antipater.notation.drawing:draw_classic",
    "players": "antipater.ai.classic:classic_players",
    "why": "antipater.ai.analysis.classic_facts:facts",
    "themes": "antipater.ai.puzzles.classic_themes:classic_themes",
    "teacher": "antipater.ai.training.games:CLASSIC",
}


def duel_kit(*parts: str, titles: Mapping[str, str]) -> Kit:
    """Return the kit of Duel with these expansions."""
    name = "+".join(["duel", *parts])
    return Kit(name, "duel", titles, "antipater.rules.duel.ruleset:Duel", parts, pieces=DUEL_PIECES)


register_part(
    PartKit(
        "pantheon",
        {"en": "Pantheon", "fr": "Panthéon"},
        "antipater.rules.pantheon.part:Pantheon",
        {
            "notation": "antipater.notation.pantheon:PantheonNotation",
            "words": "antipater.text.pantheon.words:PantheonWords",
            "view": "antipater.server.views.pantheon:PantheonPartView",
            "terminal": "antipater.terminal.pantheon:PART",
            "encoder": "antipater.envs.pantheon_columns:pantheon_fields",
            "players": "antipater.ai.pantheon:PANTHEON",
            "why": "antipater.ai.analysis.pantheon_facts:facts",
        },
    )
)
register_part(
    PartKit(
        "agora",
        {"en": "Agora", "fr": "Agora"},
        "antipater.rules.agora.part:Agora",
        {
            "notation": "antipater.notation.agora:AgoraNotation",
            "words": "antipater.text.agora.words:AgoraWords",
            "view": "antipater.server.views.agora:AgoraPartView",
            "terminal": "antipater.terminal.agora:PART",
            "encoder": "antipater.envs.agora_columns:agora_fields",
            "players": "antipater.ai.agora:AGORA",
            "why": "antipater.ai.analysis.agora_facts:facts",
        },
    )
)
register(duel_kit(titles={"en": "Duel", "fr": "Duel"}))
register(duel_kit("pantheon", titles={"en": "Duel with Pantheon", "fr": "Duel avec Panthéon"}))
register(duel_kit("agora", titles={"en": "Duel with Agora", "fr": "Duel avec Agora"}))
register(
    duel_kit(
        "pantheon",
        "agora",
        titles={"en": "Duel with Pantheon and Agora", "fr": "Duel avec Panthéon et Agora"},
    )
)
register(
    Kit(
        "classic",
        "classic",
        {"en": "Classic 7 Wonders", "fr": "7 Wonders classique"},
        "antipater.rules.classic.ruleset:Classic",
        pieces=CLASSIC_PIECES,
    )
)


@cache
def load_packages() -> None:
    """Register the rulesets of other packages, once."""
    for found in entry_points(group=ENTRY_POINTS):
        found.load()()


def names() -> tuple[str, ...]:
    """Return the names of all rulesets."""
    load_packages()
    return tuple(KITS)


def kit(name: str) -> Kit:
    """Return the kit of a ruleset; raise BadOption if there is none of this name."""
    if name not in names():
        facts = {"word": name, "words": tuple(KITS)}
        raise BadOption(Fault("there is no ruleset {word!r}; there are: {words}", "no-ruleset", facts))
    return KITS[name]


def kit_of(state: State) -> Kit:
    """Return the kit of the ruleset that a position belongs to."""
    return kit(state.ruleset)


def written(value: str | int | bool) -> str:
    """Return the value of an option as it is written."""
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


@overload
def ruleset(
    name: Literal["duel", "duel+pantheon", "duel+agora", "duel+pantheon+agora"], **options: str | int | bool
) -> "Duel": ...


@overload
def ruleset(name: Literal["classic"], **options: str | int | bool) -> "Classic": ...


@overload
def ruleset(name: str, **options: str | int | bool) -> Game: ...


def ruleset(name: str, **options: str | int | bool) -> Game:
    """Return a ruleset with its options: `ruleset("duel", promos=True)`, `ruleset("classic", players=5)`."""
    return kit(name).make(**options)


class UnknownVersion(BadOption):
    """A version of a ruleset whose games cannot be replayed here."""


def check_version(name: str, version: int | str, what: str = "this game was played") -> None:
    """Raise UnknownVersion unless texts of this version of a ruleset can be read; *what* begins the sentence."""
    known = [str(number) for number in kit(name).versions]
    if str(version) in known:
        return
    *others, last = known
    these = f"versions {', '.join(others)} and {last} are" if others else f"version {last} is"
    fault = Fault(
        "{what} with version {word} of {ruleset}, and only {these} known here",
        "unknown-version",
        {
            "what": what,
            "word": str(version)[:LONGEST_VERSION],
            "ruleset": name,
            "these": these,
            "words": tuple(known),
        },
    )
    raise UnknownVersion(fault)
