"""Layers of the server: views know observations only, subjects import downwards, the terminal loads no server."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.test_layers import SOURCE, imports, name_of

VIEWS = sorted((SOURCE / "server" / "views").glob("*.py"))


@pytest.mark.parametrize("path", VIEWS, ids=lambda path: path.stem)
def test_views_know_observations_only(path: Path) -> None:
    """They import nothing of the server but one another: no rooms, no projections, no store, no deals."""
    ours = {module for module in imports(path) if module.startswith("antipater.server")}
    assert all(module.startswith("antipater.server.views") for module in ours), f"{path.name} imports {ours}"
    for word in (".observe(", ".imagine(", ".deal(", ".hide("):
        assert word not in path.read_text(), f"{path.name} must not use {word}"


def test_playing_in_the_terminal_loads_no_server() -> None:
    code = "import sys, antipater.cli, antipater.terminal.play; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    heavy = ("fastapi", "sqlalchemy", "uvicorn", "alembic", "antipater.server")
    assert [name for name in loaded if name.startswith(heavy)] == []


# Subjects of the server in the order of dependence, lowest first; a longer name counts before a shorter one.
SUBJECTS = (
    ("problems", "times", "deals", "views", "client"),
    ("audit", "bridge", "messages", "games.clocks", "games.log"),
    ("games.metadata",),
    ("store",),
    ("operations",),
    ("people", "cluster"),
    ("games",),
    ("lobby", "thinking"),
    ("moderation", "knowledge"),
    ("services",),
    ("routes",),
    ("application",),
    ("serve",),
)
SUBJECT_RANK = {subject: rank for rank, subjects in enumerate(SUBJECTS) for subject in subjects}
SERVER = sorted((SOURCE / "server").rglob("*.py"))


def subject(module: str) -> str:
    """Return the subject of a module: `antipater.server.games.log` is `games.log`, its neighbours are `games`."""
    parts = module.split(".")[2:] if module.startswith("antipater.server.") else []
    return next((".".join(parts[:depth]) for depth in (2, 1) if ".".join(parts[:depth]) in SUBJECT_RANK), "")


@pytest.mark.parametrize("path", SERVER, ids=name_of)
def test_server_imports_point_downwards(path: Path) -> None:
    """A subject imports itself and lower ones; equal ranks do not know each other."""
    here = subject(name_of(path))
    for target in {subject(module) for module in imports(path)} - {"", here}:
        assert SUBJECT_RANK[target] < SUBJECT_RANK[here], f"{name_of(path)} must not import {target}"
