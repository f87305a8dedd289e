"""The Fluent catalogues: every message in every language, found by its id.

A language is a folder of `.ftl` files under `locales`; its files together are one catalogue. Clients in other languages
read the same files, so they are plain Fluent, without functions of ours.
"""

from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from antipater.game.errors import BadOption

LANGUAGES = ("en", "fr")
REMEMBERED = 20_000  # sentences
OPEN, CLOSE = "\ue000", "\ue001"  # around the names of facts whose place is kept; of no meaning anywhere else


def sources(language: str) -> dict[str, str]:
    """Return the text of every file of a language, by its name."""
    folder = files("antipater.text") / "locales" / language
    found = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    return {file.name: file.read_text("utf-8") for file in sorted(found, key=lambda file: file.name)}


@cache
def resources(language: str) -> list[ast.Resource]:
    """Read the files of a language, once: this takes a while."""
    if language not in LANGUAGES:
        raise BadOption(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
    return [FluentResource(text) for text in sources(language).values()]


@cache
def bundle(language: str) -> FluentBundle:
    """Return the catalogue of a language."""
    # Both languages run left to right, so the invisible marks that keep directions apart would only disturb terminals.
    messages = FluentBundle([language], use_isolating=False)
    for resource in resources(language):
        messages.add_resource(resource)
    return messages


@cache
def choosing(language: str) -> frozenset[str]:
    """Return the facts by which some message of a language chooses its words: `person`, `coins`."""
    nodes: list[Any] = [entry for resource in resources(language) for entry in resource.body]
    found = set()
    while nodes:
        node = nodes.pop()
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            found.add(node.selector.id.name)
        if isinstance(node, list | ast.BaseNode):
            nodes += node if isinstance(node, list) else vars(node).values()
    return frozenset(found)


def say(language: str, message: str, facts: dict[str, str | int]) -> str:
    """Put facts into a message; an unknown message or a missing fact is an error, never shown to people."""
    return said(language, message, tuple(facts.items()))


@lru_cache(REMEMBERED)
def said(language: str, message: str, facts: tuple[tuple[str, str | int], ...]) -> str:
    """Put facts into a message: names into the text that the others make, for there are ever new ones."""
    chosen_by = choosing(language)
    names = {name: value for name, value in facts if isinstance(value, str) and name not in chosen_by}
    others = tuple((name, f"{OPEN}{name}{CLOSE}" if name in names else value) for name, value in facts)
    parts = formatted(language, message, others).split(OPEN)
    for place, part in enumerate(parts[1:], start=1):
        name, _, rest = part.partition(CLOSE)
        parts[place] = names[name] + rest
    return "".join(parts)


@lru_cache(REMEMBERED)
def formatted(language: str, message: str, facts: tuple[tuple[str, str | int], ...]) -> str:
    """Let Fluent put facts into a message; the same ones come again and again, and Fluent takes its time."""
    messages = bundle(language)
    if not messages.has_message(message):
        raise KeyError(f"the {language} catalogue has no message {message!r}")
    pattern = messages.get_message(message).value
    if pattern is None:
        raise KeyError(f"the message {message!r} of the {language} catalogue is empty")
    text, errors = messages.format_pattern(pattern, dict(facts))
    if errors:
        raise ValueError(f"the message {message!r} of the {language} catalogue cannot be filled: {errors[0]}")
    return str(text)
