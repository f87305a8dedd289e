"""A hook of MkDocs: links to files that are no pages, such as an example or a test, become their names."""

import re
from pathlib import PurePosixPath
from typing import Any

LINK = re.compile(r"\[(?P<words>[^\]\[]+)\]\((?P<target>[^)\s:]+)\)")


def on_page_markdown(markdown: str, page: Any, **others: Any) -> str:
    """Return a page without links that lead out of the folder of documents."""
    depth = len(PurePosixPath(page.file.src_uri).parent.parts)

    def kept(match: re.Match[str]) -> str:
        up = PurePosixPath(match["target"]).parts.count("..")
        return match["words"] if up > depth else match[0]

    return LINK.sub(kept, markdown)
