"""`python -m release.changelog`: the files of `changelog.d` as a chapter of CHANGELOG.md, made by towncrier.

`--draft` prints the chapter and changes nothing.
"""

import argparse
import datetime
import shutil
import subprocess
import tempfile
from pathlib import Path

from antipater import __version__

ROOT = Path(__file__).parent.parent
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
HEAD = "# Changelog\n\n<!-- new chapters begin here -->\n"


def main() -> None:
    """Make the chapter of this version."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--draft", action="store_true")
    draft = options.parse_args().draft
    log = ROOT / "CHANGELOG.md"
    fragments = [file for file in sorted((ROOT / "changelog.d").glob("*.md")) if file.name != "README.md"]
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        (place / "news").mkdir()
        for file in fragments:  # towncrier wants a kind in the name, and a plus where there is no number
            shutil.copy(file, place / "news" / f"+{file.stem}.change.md")
        (place / "towncrier.toml").write_text(SETTINGS)
        (place / "CHANGELOG.md").write_text(log.read_text() if log.exists() else HEAD)
        today = datetime.date.today().isoformat()
        subprocess.run(
            ["towncrier", "build", "--draft" if draft else "--yes", "--version", __version__, "--date", today, "--keep"]
            if not draft
            else ["towncrier", "build", "--draft", "--version", __version__, "--date", today],
            cwd=place,
            check=True,
        )
        if not draft:
            log.write_text((place / "CHANGELOG.md").read_text())
            for file in fragments:
                file.unlink()


if __name__ == "__main__":
    main()
