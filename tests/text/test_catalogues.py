"""The catalogues themselves: the same messages in every language, plain Fluent, well set."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from antipater.game.errors import BadOption
from antipater.text.catalogue import LANGUAGES, sources
from tests.text.speaking import duel_words

FAULTS = ("faults.ftl/fault-", "faults.ftl/noun-")  # English ones stand in the code: see test_faults.py
NO_BREAK = "\u00a0\u202f"
Reference = ast.VariableReference | ast.MessageReference | ast.FunctionReference


@cache  # to read a language takes seconds
def entries(language: str) -> tuple[tuple[str, ast.EntryType], ...]:
    """Return every entry of a language, comments too, with the name of its file."""
    return tuple((file, entry) for file, text in sources(language).items() for entry in FluentParser().parse(text).body)


def messages(language: str) -> dict[str, ast.Message]:
    """Return the messages of a language by `file/id`."""
    return {f"{file}/{entry.id.name}": entry for file, entry in entries(language) if isinstance(entry, ast.Message)}


def nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """Yield a node of the syntax and everything under it."""
    yield node
    for field in vars(node).values():
        for child in field if isinstance(field, list) else [field]:
            if isinstance(child, ast.BaseNode):
                yield from nodes(child)


def mentions(message: ast.Message, kind: type[Reference]) -> set[str]:
    """Return the names of the variables, messages or functions that a message mentions."""
    return {node.id.name for node in nodes(message) if isinstance(node, kind)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogues_are_sound(language: str) -> None:
    broken = [f"{file}: {entry.content}" for file, entry in entries(language) if isinstance(entry, ast.Junk)]
    assert broken == []
    names = [key.partition("/")[2] for key in messages(language)]
    assert sorted(names) == sorted(set(names)), "an id stands twice"
    for key, message in messages(language).items():
        assert not mentions(message, ast.FunctionReference), f"{key} needs a function"
        assert mentions(message, ast.MessageReference) <= set(names), f"{key} refers to what is not there"


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_have_the_same_messages_with_the_same_facts(language: str) -> None:
    first, other = messages(LANGUAGES[0]), messages(language)
    assert set(first) == {key for key in other if not key.startswith(FAULTS)}
    for key in first:
        for kind in (ast.VariableReference, ast.MessageReference):
            assert mentions(first[key], kind) == mentions(other[key], kind), key


RULE = re.compile(r"\b[ACDP]\d+\.\d+|\bM\d\b")


def rules_cited(message: ast.Message) -> list[str]:
    """Return the rules that a message cites itself."""
    texts = [node.value for node in nodes(message) if isinstance(node, ast.TextElement)]
    return sorted({rule for text in texts for rule in RULE.findall(text)})


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_cite_the_same_rules(language: str) -> None:
    first, other = messages(LANGUAGES[0]), messages(language)
    assert {key: rules_cited(first[key]) for key in first} == {key: rules_cited(other[key]) for key in first}


def test_french_is_set_as_french() -> None:
    """No-break spaces stand before : ; ! ? % and inside guillemets; apostrophes are curved."""
    for file, text in sources("fr").items():
        spoken = [(number, line) for number, line in enumerate(text.splitlines(), 1) if not line.startswith("#")]
        for number, line in spoken:
            place = f"{file}, line {number}: {line}"
            assert not re.search(r"(?<=\w)[:;!?](?!\S)| [:;!](?!\S)| %|(?<=\w) \?", line), place
            assert not re.search(rf"«(?![{NO_BREAK}])|(?<![{NO_BREAK}])»", line), place
            assert "'" not in line, place


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadOption, match=r"there is no language 'de'; there are: en, fr"):
        duel_words("de")


def test_what_cannot_be_said_is_an_error() -> None:
    words = duel_words("en")
    with pytest.raises(KeyError, match="no message 'no-such-message'"):
        words.say("no-such-message")
    with pytest.raises(ValueError, match="'coins' of the en catalogue cannot be filled"):
        words.say("coins")
    with pytest.raises(KeyError, match="no item number 31"):
        words.name(31)
    with pytest.raises(KeyError, match="there is help for: good-wood"):
        words.help_symbol("wood")
    with pytest.raises(KeyError, match="there are: military, blue"):
        words.score_line("bonus")
