"""The pages for people: which there are, their code blocks, their links."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
CHANGELOG = ROOT / "CHANGELOG.md"
CHANGES = sorted((ROOT / "changelog.d").rglob("*.md"))
PAGES = [ROOT / "README.md", CHANGELOG, *sorted((ROOT / "docs").rglob("*.md")), *CHANGES]

FENCE = re.compile(r"^```(?P<language>\S*)\n(?P<text>.*?)^```$", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\]\((?P<target>[^)\s]+)\)")
HEADING = re.compile(r"^#+ (?P<text>.+)$", re.MULTILINE)


def name_of(page: Path) -> str:
    """Return the path of a page in the project."""
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path, *languages: str) -> list[str]:
    """Return the code blocks of a page in these languages, in order."""
    return [match["text"] for match in FENCE.finditer(page.read_text("utf-8")) if match["language"] in languages]


def prose(page: Path) -> str:
    """Return a page without its code blocks."""
    return FENCE.sub("", page.read_text("utf-8"))


def commands(page: Path) -> list[str]:
    """Return the command lines of a page: those after a `$`, and all of a block of shell script."""
    prompted = [line[2:] for block in blocks(page, "console") for line in block.splitlines() if line.startswith("$ ")]
    script = [line for block in blocks(page, "sh") for line in block.splitlines() if line and not line.startswith("#")]
    return [*prompted, *script]


def links(page: Path) -> list[str]:
    """Return where the links and pictures of a page point, but for other sites."""
    return [match["target"] for match in LINK.finditer(prose(page)) if not re.match(r"[a-z]+:", match["target"])]


def anchors(page: Path) -> set[str]:
    """Return what the headings of a page are called in links."""
    return {re.sub(r"[^\w\- ]", "", match["text"].lower()).replace(" ", "-") for match in HEADING.finditer(prose(page))}
