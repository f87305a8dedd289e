"""The terminal knows its games by the catalog: what all games share names none, and Duel names no expansion."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from antipater import terminal
from antipater.catalog import KITS, PARTS, kit
from antipater.terminal.duel.part import TablePart
from antipater.terminal.table import TerminalTable

SOURCE = Path(terminal.__path__[0])
FAMILIES = ("duel", "classic", "pantheon", "agora")
MAY_IMPORT = {
    "": (),
    "duel": ("duel",),
    "classic": ("classic",),
    "pantheon": ("duel", "pantheon"),
    "agora": ("duel", "agora"),
}


def imports(path: Path) -> set[str]:
    """Return every module that a file imports, wherever in the file."""
    nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
    found = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    for node in nodes:
        if isinstance(node, ast.ImportFrom):
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.py")), ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_module_names_no_other_family(path: Path) -> None:
    place = path.relative_to(SOURCE).parts
    here = place[0] if len(place) > 1 else ""
    others = [family for family in FAMILIES if family not in MAY_IMPORT[here]]
    for family in others:
        for layer in ("terminal", "rules", "text", "data"):
            found = [name for name in imports(path) if f"{name}.".startswith(f"antipater.{layer}.{family}.")]
            assert not found, f"{path} imports {found}"


def test_every_ruleset_has_a_table_and_every_piece_is_one() -> None:
    for name in KITS:
        assert isinstance(kit(name).piece("terminal"), TerminalTable)
    assert isinstance(PARTS["pantheon"].piece("terminal"), TablePart)


def test_the_plain_mode_loads_no_drawing() -> None:
    """Whole screens are heavy: only who draws waits for them."""
    code = (
        "import sys; from antipater.terminal import play, replay; from antipater.catalog import KITS, kit;"
        "[(kit(name).piece('terminal'), kit(name).part_pieces('terminal')) for name in KITS];"
        "print([name for name in sys.modules if name.startswith('textual')])"
    )
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert answer.stdout == "[]\n"
