"""What the server keeps apart: views from true positions, heavy imports from those who only play."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.test_layers import SOURCE, imports

VIEWS = sorted((SOURCE / "server" / "views").glob("*.py"))


@pytest.mark.parametrize("path", VIEWS, ids=lambda path: path.stem)
def test_views_know_observations_only(path: Path) -> None:
    """They import nothing of the server but one another: no rooms, no folds, no store, no deals."""
    ours = {module for module in imports(path) if module.startswith("antipater.server")}
    assert all(module.startswith("antipater.server.views") for module in ours), f"{path.name} imports {ours}"
    for word in (".observe(", ".imagine(", ".deal(", ".hide("):
        assert word not in path.read_text(), f"{path.name} must not use {word}"


def test_playing_in_the_terminal_loads_no_server() -> None:
    code = "import sys, antipater.cli, antipater.terminal.play; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    heavy = ("fastapi", "sqlalchemy", "uvicorn", "alembic", "antipater.server")
    assert [name for name in loaded if name.startswith(heavy)] == []
