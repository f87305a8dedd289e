"""The layout is a test, so that it stays true."""

import ast
import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "antipater"

# Folders in the order of dependence, lowest first; those on one line are strangers to each other.
ORDER = (
    ("game",),
    ("data", "parallel"),
    ("rules.duel", "rules.classic"),
    ("rules.pantheon",),
    ("catalog",),
    ("notation",),
    ("text", "ai.search"),
    ("ai",),
    ("terminal", "server", "arena", "envs"),
    ("commands",),
    ("cli",),
)
RANK = {room: rank for rank, rooms in enumerate(ORDER) for room in rooms}
STANDARD_ONLY = ("game", "data", "rules.duel", "rules.pantheon", "rules.classic", "catalog", "notation")
TRACKED = [path for path in sorted(SOURCE.rglob("*.py")) if path.parent != SOURCE or path.stem in RANK]


def room(module: str) -> str:
    """Return the room of a module of ours: `antipater.rules.duel.cost` lives in `rules.duel`."""
    parts = module.split(".")[1:]
    return next((".".join(parts[:depth]) for depth in (2, 1) if ".".join(parts[:depth]) in RANK), "")


def name_of(path: Path) -> str:
    return ".".join(["antipater", *path.relative_to(SOURCE).with_suffix("").parts])


def imports(path: Path) -> set[str]:
    """Return every module that a file imports, wherever in the file."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            found |= {f"{node.module}.{alias.name}" for alias in node.names} | {str(node.module)}
    return found


@pytest.mark.parametrize("path", TRACKED, ids=name_of)
def test_imports_point_downwards(path: Path) -> None:
    """A room imports itself and lower ranks; equal ranks are strangers."""
    here = room(name_of(path))
    for target in {room(module) for module in imports(path) if module.startswith("antipater.")} - {"", here}:
        assert RANK[target] < RANK.get(here, -1) or here == "", f"{name_of(path)} must not import {target}"


@pytest.mark.parametrize("path", TRACKED, ids=name_of)
def test_the_core_uses_the_standard_library_alone(path: Path) -> None:
    import sys

    if room(name_of(path)) in STANDARD_ONLY:
        foreign = {module.split(".")[0] for module in imports(path)} - set(sys.stdlib_module_names) - {"antipater"}
        # `worker` may name Cython, and runs without it.
        assert foreign <= ({"cython"} if path.stem == "worker" else set())


def test_modules_are_small_and_well_named() -> None:
    """At most 400 lines; a docstring says what a module knows; no drawer for odds and ends."""
    for path in sorted(SOURCE.rglob("*.py")):
        text = path.read_text()
        assert text.count("\n") <= 400, f"{path.name} is too long"
        assert ast.get_docstring(ast.parse(text)), f"{path.name} does not say what it knows"
        assert path.stem not in {"utils", "util", "helpers", "common", "models", "manager", "misc"}


def lines_of_code(source: str) -> int:
    """Count the lines that do something: no blank lines, comments, docstrings or imports."""
    idle: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and not isinstance(node.value, ast.Constant):
            continue
        if isinstance(node, ast.Expr | ast.Import | ast.ImportFrom):
            idle |= set(range(node.lineno, (node.end_lineno or 0) + 1))
    lines = enumerate(source.split("\n"), start=1)
    return sum(number not in idle and not re.fullmatch(r"\s*(#.*)?", line) for number, line in lines)


def test_the_core_stays_small() -> None:
    """The compiled core (games, search, solver, learning) is under 8,900 lines of code; environments under 230."""
    core = [path.with_suffix(".py") for path in SOURCE.rglob("*.pxd")]
    environments = [path for path in core if path.parent.name == "envs"]
    assert sum(lines_of_code(path.read_text()) for path in core if path not in environments) < 8_900
    assert sum(lines_of_code(path.read_text()) for path in environments) < 230
