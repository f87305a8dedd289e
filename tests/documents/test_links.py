"""Links lead somewhere, and no page sends anybody where they should not go."""

import re
from pathlib import Path

import pytest

from tests.documents.pages import PAGES, ROOT, anchors, links, name_of

ABSOLUTE = re.compile(r"(?<![\w.~-])/(?:bin|etc|home|mnt|opt|root|srv|tmp|usr|var|work|Users)\b|\b[A-Z]:\\")
HOSTS = re.compile(r"pypi\.org|pythonhosted|npmjs|anaconda\.org|cdnjs|jsdelivr|unpkg|crates\.io", re.IGNORECASE)
FILES = [*PAGES, *sorted((ROOT / "docs" / "pictures").glob("*.svg"))]


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    for link in links(page):
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        assert target.exists(), f"{name_of(page)} links to {link}"
        assert not anchor or anchor in anchors(target), f"{name_of(page)} links to {link}"


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_nothing_of_one_machine_or_of_a_package_host(file: Path) -> None:
    text = file.read_text("utf-8")
    assert ABSOLUTE.findall(text) == []
    assert HOSTS.findall(text) == []


def test_every_page_is_in_the_index() -> None:
    """Every page can be reached from the front page."""
    reached, left = set[Path](), [ROOT / "README.md", ROOT / "docs" / "README.md"]
    while left:
        page = left.pop()
        if page not in reached and page.suffix == ".md" and page.exists():
            reached.add(page)
            left += [(page.parent / link.partition("#")[0]).resolve() for link in links(page)]
    assert {page for page in PAGES if page.parent.name != "pictures"} <= reached
