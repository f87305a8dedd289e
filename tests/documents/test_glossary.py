"""The glossary: one line for each word, in order, each with a module that exists."""

import re

from tests.documents.pages import ROOT

PAGE = ROOT / "docs" / "glossary.md"
ROWS = re.findall(r"^\| ([^|]+) \| ([^|]+) \| `([^`|]+)` \|$", PAGE.read_text("utf-8"), re.MULTILINE)


def test_every_line_of_the_table_is_a_word() -> None:
    assert len(ROWS) == sum(line.startswith("| ") for line in PAGE.read_text("utf-8").splitlines()) - 1


def test_words_are_in_order_and_explained_once() -> None:
    words = [word.lower() for word, _, _ in ROWS]
    assert words == sorted(set(words))


def test_every_word_lives_somewhere() -> None:
    """A module of the package, or a file."""
    for word, _, where in ROWS:
        path = ROOT / "src" / where.replace(".", "/") if where.startswith("antipater.") else ROOT / where
        assert path.with_suffix(".py").is_file() or path.is_file() or (path / "__init__.py").is_file(), (
            f"{word}: {where}"
        )
