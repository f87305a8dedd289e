"""Pages name what exists: modules, files, and attributes of modules that are written with their paths."""

import re
from pathlib import Path

import pytest

from tests.documents.pages import CHANGELOG, PAGES, ROOT, name_of, prose

SOURCE = ROOT / "src" / "antipater"
PACKAGES = sorted(path.name for path in SOURCE.iterdir() if (path / "__init__.py").is_file())
# `rules.duel.cost`, `antipater.text.words`: a path of ours, perhaps with an attribute at its end.
DOTTED = re.compile(rf"`(?:antipater\.)?((?:{'|'.join(PACKAGES)})(?:\.(?!svg`)\w+)+)(?::\w+)?`")
# `server/games/room.py`, `game/rows.py`: a file of the package, or of the project.
FILE = re.compile(r"`((?:[\w.-]+/)+[\w-]+\.(?:py|pxd|ts|svelte|ftl|toml))`")
# What changed its name stands in the changelog with both names.
HISTORY = {"CHANGELOG.md"}
TOLD = [page for page in PAGES if name_of(page) not in HISTORY and name_of(page) != "docs/soak.md"]


def exists(path: str) -> bool:
    """Return whether a dotted path names a module of ours, or something that a module defines."""
    parts = path.split(".")
    for length in range(len(parts), 0, -1):
        place = SOURCE.joinpath(*parts[:length])
        module = place.with_suffix(".py") if place.with_suffix(".py").is_file() else place / "__init__.py"
        if module.is_file():
            rest = parts[length : length + 1]
            return not rest or bool(re.search(rf"\b{rest[0]}\b", module.read_text("utf-8")))
    return False


@pytest.mark.parametrize("page", TOLD, ids=name_of)
def test_modules_exist(page: Path) -> None:
    assert [path for path in DOTTED.findall(prose(page)) if not exists(path)] == []


@pytest.mark.parametrize("page", TOLD, ids=name_of)
def test_files_exist(page: Path) -> None:
    """As paths of the project, of the package, of the server, or beside the page's own subject."""
    roots = (ROOT, SOURCE, SOURCE / "server", SOURCE / "ai", ROOT / "tests" / "rulebook", ROOT / "web" / "src")
    missing = [path for path in FILE.findall(prose(page)) if not any((root / path).exists() for root in roots)]
    assert missing == []


def test_the_names_that_programs_use_now_exist() -> None:
    """The second column of the table of names in the changelog."""
    rows = re.findall(r"^ *\| (`.+?) \| (`.+?) \|$", CHANGELOG.read_text("utf-8"), re.MULTILINE)
    assert rows
    for _, now in rows:
        for path in DOTTED.findall(now):
            assert exists(path), path
