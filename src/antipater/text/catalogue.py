"""The Fluent catalogues: every message in every language, found by its id.

A language is a folder of `.ftl` files under `locales`: `common.ftl` for what all games share, one file for each game
and each expansion, others for the programs. They are plain Fluent, without functions, so that other clients can read
them. An expansion from another package brings files of its own: the piece `locales` of its kit is a folder with a
folder of `.ftl` files for each language, or a function that returns it.

Where an expansion is at the table, its file can replace a message: `pantheon-chance-guilds` in `pantheon.ftl` stands
for `chance-guilds`. The file of classic 7 Wonders replaces messages in the same way.
"""

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

try:
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax import ast
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(f"this needs {error.name}: pip install 'antipater[terminal]'", name=error.name) from error

from antipater.catalog import PARTS
from antipater.game.errors import BadOption

Facts = dict[str, str | int]
LANGUAGES = ("en", "fr")
SUFFIX = ".ftl"
REMEMBERED = 20_000  # sentences
OPEN, CLOSE = "\ue000", "\ue001"  # around the names of facts whose place is kept; of no meaning anywhere else


def read_files(folder: Traversable) -> dict[str, str]:
    """Return the text of every Fluent file of a folder, by its name; nothing if there is no such folder."""
    found = [file for file in folder.iterdir() if file.name.endswith(SUFFIX)] if folder.is_dir() else []
    return {file.name: file.read_text("utf-8") for file in sorted(found, key=lambda file: file.name)}


def sources(language: str) -> dict[str, str]:
    """Return the text of every file of a language that the package brings, by its name."""
    return read_files(files("antipater.text") / "locales" / language)


def part_sources(part: str, language: str) -> dict[str, str]:
    """Return the files that an expansion from another package brings: in this language, then in English."""
    kit = PARTS.get(part)
    found = kit.piece("locales") if kit else None
    folder = found() if callable(found) else found
    if folder is None:
        return {}
    root = Path(folder) if isinstance(folder, str) else folder
    own, english = read_files(root / language), read_files(root / LANGUAGES[0])
    return own if language == LANGUAGES[0] else {**own, **{f"{LANGUAGES[0]}/{name}": english[name] for name in english}}


@cache
def resources(language: str) -> dict[str, ast.Resource]:
    """Parse the files of a language, once, because this takes a while; return them by name without suffix."""
    return {name.removesuffix(SUFFIX): FluentResource(text) for name, text in sources(language).items()}


class Catalogue:
    """The messages of one language, those of *parts* included; of two that replace a message the last part's is used.

    A missing message, or one whose facts are missing, is an error in `say`; `attempt` returns None instead.
    """

    def __init__(self, language: str, parts: tuple[str, ...] = ()) -> None:
        self.language = language
        self.parts = parts
        # Both languages run left to right, so the invisible marks that keep directions apart would only disturb
        # terminals.
        self.bundle = FluentBundle([language], use_isolating=False)
        self.origins: dict[str, str] = {}  # the file of each message, or the expansion that brings it
        self.entries: dict[str, ast.Message | ast.Term] = {}
        for origin, resource in self.all_resources():
            self.bundle.add_resource(resource)
            for entry in resource.body:
                if isinstance(entry, ast.Message | ast.Term):
                    self.entries.setdefault(entry.id.name, entry)
                    self.origins.setdefault(entry.id.name, origin)
        self.places: dict[str, str | None] = {}
        self.facts: dict[str, tuple[tuple[str, ...], frozenset[str]]] = {}

    def all_resources(self) -> Iterator[tuple[str, ast.Resource]]:
        """Yield every file with where it comes from."""
        yield from resources(self.language).items()
        for part in self.parts:
            for text in part_sources(part, self.language).values():
                yield part, FluentResource(text)

    def find(self, message: str) -> str | None:
        """Return the id under which a message stands, None if there is none."""
        if message not in self.places:
            replaced = [f"{part}-{message}" for part in reversed(self.parts)]
            found = [one for part, one in zip(reversed(self.parts), replaced, strict=True) if self.origin(one) == part]
            self.places[message] = next(iter(found), message if self.origin(message) else None)
        return self.places[message]

    def origin(self, message: str) -> str | None:
        """Return the file of a message, or the expansion that brings it, None if there is none."""
        entry = self.entries.get(message)
        return self.origins[message] if isinstance(entry, ast.Message) and entry.value else None

    def brought_by(self, part: str, start: str) -> list[str]:
        """Return the messages of an expansion whose ids have this start."""
        return [message for message, origin in self.origins.items() if origin == part and message.startswith(start)]

    def needs(self, message: str) -> tuple[tuple[str, ...], frozenset[str]]:
        """Return the facts that a message mentions, and those of them by which it chooses its words."""
        if message not in self.facts:
            mentioned, chosen_by, seen = set[str](), set[str](), {message}
            nodes: list[Any] = [self.entries[message]]
            while nodes:
                node = nodes.pop()
                if isinstance(node, ast.VariableReference):
                    mentioned.add(node.id.name)
                elif isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
                    chosen_by.add(node.selector.id.name)
                elif isinstance(node, ast.MessageReference) and node.id.name in set(self.entries) - seen:
                    seen.add(node.id.name)
                    nodes.append(self.entries[node.id.name])
                if isinstance(node, list | ast.BaseNode):
                    nodes += node if isinstance(node, list) else vars(node).values()
            self.facts[message] = tuple(sorted(mentioned)), frozenset(chosen_by)
        return self.facts[message]

    def say(self, message: str, facts: Mapping[str, str | int]) -> str:
        """Put facts into a message; raise KeyError if there is none, ValueError if a fact is missing."""
        found = self.places[message] if message in self.places else self.find(message)
        if found is None:
            raise KeyError(f"the {self.language} catalogue has no message {message!r}")
        needed, _ = self.facts[found] if found in self.facts else self.needs(found)
        return filled(self, found, tuple([(fact, facts[fact]) for fact in needed if fact in facts]))

    def attempt(self, message: str, facts: Mapping[str, str | int]) -> str | None:
        """Put facts into a message; return None if there is no such message, or a fact is missing."""
        found = self.places[message] if message in self.places else self.find(message)
        if found is None:
            return None
        try:
            return self.say(message, facts)
        except ValueError:
            return None


@lru_cache(REMEMBERED)
def filled(catalogue: Catalogue, message: str, facts: tuple[tuple[str, str | int], ...]) -> str:
    """Put facts into a message: names into the text that the others make, because there are always new names."""
    _, chosen_by = catalogue.needs(message)
    names = {name: value for name, value in facts if isinstance(value, str) and name not in chosen_by}
    others = tuple((name, f"{OPEN}{name}{CLOSE}" if name in names else value) for name, value in facts)
    parts = formatted(catalogue, message, others).split(OPEN)
    for place, part in enumerate(parts[1:], start=1):
        name, _, rest = part.partition(CLOSE)
        parts[place] = names[name] + rest
    return "".join(parts)


@lru_cache(REMEMBERED)
def formatted(catalogue: Catalogue, message: str, facts: tuple[tuple[str, str | int], ...]) -> str:
    """Return what Fluent makes of a message and facts; the same ones come again and again, and Fluent is slow."""
    pattern = catalogue.bundle.get_message(message).value
    assert pattern is not None, f"{message} is empty"
    text, errors = catalogue.bundle.format_pattern(pattern, dict(facts))
    if errors:
        raise ValueError(f"the message {message!r} of the {catalogue.language} catalogue cannot be filled: {errors[0]}")
    return str(text)


@cache
def catalogue_of(language: str, parts: tuple[str, ...] = ()) -> Catalogue:
    """Return the catalogue of a language, with the messages of expansions; raise BadOption if there is none."""
    if language not in LANGUAGES:
        raise BadOption(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
    return Catalogue(language, parts)


def bundle(language: str) -> FluentBundle:
    """Return the messages of a language that the package brings."""
    return catalogue_of(language).bundle


def say(language: str, message: str, facts: Mapping[str, str | int]) -> str:
    """Put facts into a message that belongs to no game."""
    return catalogue_of(language).say(message, facts)
