"""`python -m release.changelog`: the files of `changelog.d` as a chapter of CHANGELOG.md, made by towncrier.

`--draft` prints the chapter of this version and changes nothing.
"""

import argparse
import datetime
import re
import subprocess
import tempfile
from pathlib import Path

from antipater import __version__

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "changelog.d"
LOG = ROOT / "CHANGELOG.md"
SETTINGS = """
[tool.towncrier]
name = "Antipater"
directory = "news"
filename = "CHANGELOG.md"
start_string = "<!-- new chapters begin here -->\\n"
title_format = "## {version}, {project_date}"
underlines = ["", "", ""]
issue_format = ""

[[tool.towncrier.type]]
directory = "change"
name = "What is new"
showcontent = true
"""
KIND = "### What is new\n"
HEAD = "# Changelog\n\n<!-- new chapters begin here -->\n"
LISTED = re.compile(r"^- \[.+\]\(.+\)\n", re.MULTILINE)


def entry(text: str) -> str:
    """Return a file of `changelog.d` as an entry of the chapter: its title in bold, its links seen from the top."""
    return re.sub(r"\A# (.+)\n", r"**\1**\n", text).replace("](../", "](")


def chapter(log: str) -> str:
    """Return the chapter of this version, nothing if there is none."""
    found = re.search(rf"^## {re.escape(__version__)},.*?(?=^## |\Z)", log, re.MULTILINE | re.DOTALL)
    return found[0] if found else ""


def with_chapter(fragments: list[Path], log: str) -> str:
    """Return a changelog with a chapter of these files."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        (place / "news").mkdir()
        for file in fragments:  # towncrier wants a kind in the name, and a plus where there is no number
            (place / "news" / f"+{file.stem}.change.md").write_text(entry(file.read_text("utf-8")), "utf-8")
        (place / "towncrier.toml").write_text(SETTINGS)
        (place / LOG.name).write_text(log, "utf-8")
        command = ["towncrier", "build", "--keep", "--version", __version__]
        command += ["--date", datetime.date.today().isoformat()]
        subprocess.run(command, cwd=place, check=True, capture_output=True)
        return (place / LOG.name).read_text("utf-8")


def main() -> None:
    """Make the chapter of this version."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--draft", action="store_true")
    draft = options.parse_args().draft
    log = LOG.read_text("utf-8") if LOG.exists() else HEAD
    fragments = [file for file in sorted(FOLDER.glob("*.md")) if file.name != "README.md"]
    if fragments:
        told = chapter(log)
        log = with_chapter(fragments, log.replace(told, ""))
        made = chapter(log)
        # What comes after the chapter was made and before its tag joins it.
        log = log.replace(made, f"{made.rstrip()}\n{told.partition(KIND)[2].lstrip()}")
    if not chapter(log):
        raise SystemExit(f"nothing is told about {__version__}, in changelog.d or in {LOG.name}")
    if draft:
        print(chapter(log))
        return
    LOG.write_text(log, "utf-8")
    for file in fragments:
        file.unlink()
    index = FOLDER / "README.md"
    index.write_text(LISTED.sub("", index.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
