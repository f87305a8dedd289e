"""What the long run has found, kept line by line in a file, so that a run that was stopped goes on where it was.

A line is a JSON object: what it is about, a fingerprint of the code it was found with, and what was found. Code is
compared by what it does: comments, docstrings and line numbers do not matter.
"""

import ast
import hashlib
import json
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from rich.console import Console

from bench.mutation import ALONE, FOLDERS, ROOT, RULES, files_for, rooms

SOURCE = ROOT / "src" / "antipater"
CORE = [SOURCE / folder for folder in ("game", "data")]

Line = dict[str, Any]


class Journal:
    """A file of lines; what is added is on the disk at once."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lines: list[Line] = []
        if path.exists():
            self.lines = list(readable(path.read_text(encoding="utf-8").splitlines()))
        path.parent.mkdir(parents=True, exist_ok=True)
        self.write("")  # a line that was cut off ends here

    def add(self, **line: object) -> None:
        """Add a line."""
        self.lines.append(line)
        self.write(json.dumps(line))

    def write(self, text: str) -> None:
        """Write a line to the file."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(f"{text}\n")

    def about(self, **wanted: object) -> list[Line]:
        """Return the lines that say this, the earliest first."""
        return [line for line in self.lines if all(line.get(key) == value for key, value in wanted.items())]


def readable(texts: Iterable[str]) -> Iterator[Line]:
    """Yield the lines of a file; one that was cut off is left out."""
    for text in texts:
        try:
            line = json.loads(text)
        except json.JSONDecodeError:
            continue
        if isinstance(line, dict):
            yield line


def without_words(path: Path) -> str:
    """Return what a module does, without comments, docstrings and the numbers of its lines."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and (
            ast.get_docstring(node, clean=False) is not None
        ):
            del node.body[0]
    return ast.dump(tree)


def fingerprint(paths: Iterable[Path]) -> str:
    """Return a short name for what some files do together."""
    digest = hashlib.sha256()
    for path in sorted(paths):
        text = without_words(path) if path.suffix == ".py" else path.read_text(encoding="utf-8")
        digest.update(f"{path.relative_to(ROOT).as_posix()}\n{text}\n".encode())
    return digest.hexdigest()[:16]


@cache
def code_of_rules(ruleset: str) -> str:
    """Return the fingerprint of the rules of a ruleset as they are compiled; all but classic share theirs."""
    folders = [SOURCE / folder for folder in ("game", "data", "rules")]
    paths = [path for folder in folders for kind in ("*.py", "*.pxd") for path in folder.rglob(kind)]
    return fingerprint(
        path for path in paths if RULES not in path.parents or (ALONE in path.parts) == (ruleset == ALONE)
    )


@cache
def code_of_room(room: str) -> str:
    """Return the fingerprint of the rules of a room, with what they use and what all tests use."""
    rules = [path for path in RULES.rglob("*.py") if (ALONE in path.parts) == (room == ALONE)]
    used = [path for folder in CORE for path in folder.rglob("*.py")]
    helpers = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py") if not path.match("test_*")]
    return fingerprint([*rules, *used, *helpers])


@cache
def code_of_tests(room: str) -> dict[str, str]:
    """Return the fingerprint of each file with tests of a room."""
    return {file: fingerprint([ROOT / file]) for file in files_for(room)}


def main() -> None:
    """Write the fingerprints of the code as it is now."""
    console = Console()
    for ruleset in ("duel", ALONE):
        console.print(f"games and leaks of {ruleset}: {code_of_rules(ruleset)}")
    for room in rooms():
        console.print(f"faults in rules/{room}: {code_of_room(room)}")


if __name__ == "__main__":
    main()
