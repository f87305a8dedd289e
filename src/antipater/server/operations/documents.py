"""Pages of the operator: imprint, privacy, conduct; written in Markdown, a file for each language.

They are read once, at the start, and sent as blocks of words, without any HTML: the page draws headings, paragraphs,
lists, emphasis and links, and nothing else.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

from antipater.game.errors import BadOption
from antipater.server.messages import Block, Span
from antipater.server.operations.settings import Settings

IMPRINT, PRIVACY, CONDUCT = DOCUMENTS = "imprint", "privacy", "conduct"
MAX_BYTES = 200_000
WORDS = ("text", "code_inline", "image")  # of a picture only what describes it
LINKS = ("https://", "http://", "mailto:", "/")
MARKDOWN = MarkdownIt("commonmark", {"html": False})


class Documents:
    """The documents that the settings name, by language."""

    def __init__(self, settings: Settings) -> None:
        given = {name: getattr(settings, name) for name in DOCUMENTS}
        self.kept = {name: read_all(name, files) for name, files in given.items() if files}

    def blocks(self, name: str, language: str) -> list[Block] | None:
        """Return a document in a language, else in the one that there is; None if there is none."""
        found = self.kept.get(name)
        return None if found is None else found.get(language) or next(iter(found.values()))


def read_all(name: str, files: Mapping[str, Path]) -> dict[str, list[Block]]:
    """Return a document in each language; raise BadOption if a file cannot be read."""
    read = {}
    for language, file in files.items():
        try:
            text = file.read_bytes()[: MAX_BYTES + 1].decode("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadOption(f"the page {name} in {file} cannot be read: {error}") from error
        if len(text) > MAX_BYTES:
            raise BadOption(f"the page {name} in {file} is longer than {MAX_BYTES} characters")
        read[language] = list(blocks(MARKDOWN.parse(text)))
    return read


def blocks(tokens: list[Token]) -> Iterator[Block]:
    """Yield headings, paragraphs and items of lists."""
    kind = "paragraph"
    items = 0
    for token in tokens:
        if token.type == "heading_open":
            kind = "title" if token.tag == "h1" else "heading"
        elif token.type in ("heading_close", "paragraph_close"):
            kind = "item" if items else "paragraph"
        elif token.type in ("list_item_open", "list_item_close"):
            items += token.nesting
            kind = "item" if items else "paragraph"
        elif token.type == "inline":
            yield Block(kind=kind, spans=list(spans(token.children or [])))
        elif token.type in ("code_block", "fence"):
            yield Block(kind=kind, spans=[Span(text=token.content.rstrip("\n"))])


def spans(tokens: list[Token]) -> Iterator[Span]:
    """Yield the words of a block, with their emphasis and links."""
    link: str | None = None
    strong = 0
    for token in tokens:
        if token.type == "link_open":
            address = str(token.attrGet("href") or "")
            link = address if address.startswith(LINKS) and not address.startswith("//") else None
        elif token.type == "link_close":
            link = None
        elif token.type in ("strong_open", "strong_close", "em_open", "em_close"):
            strong += token.nesting
        elif token.type in (*WORDS, "softbreak", "hardbreak"):
            words = token.content if token.type in WORDS else " "
            if words:
                yield Span(text=words, strong=strong > 0, link=link)
