"""Everything that a page shows to be typed is run."""

import io
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from antipater.cli import main
from tests.documents.pages import PAGES, ROOT, blocks, commands, name_of, prose

# These pages leave names to the reader, so they have tests of their own.
ELSEWHERE = {
    "docs/notation.md": "tests/notation/test_page.py",
    "docs/guides/extending.md": "tests/expansion/test_page.py",
}
WITH_EXAMPLES = [
    page for page in PAGES if name_of(page) not in ELSEWHERE and (blocks(page, "python") or commands(page))
]
TARGETS = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)


def run_command(line: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run an `antipater` of a page, with nobody at the keyboard; with settings, in a process of its own."""
    words = shlex.split(line, comments=True)
    settings = dict(word.split("=", 1) for word in words if re.match(r"[A-Z_]+=", word))
    program, *arguments = words[len(settings) :]
    assert program == "antipater", f"a page shows a command that no test can run: {line}"
    if not settings:
        monkeypatch.setattr(sys, "argv", words)
        monkeypatch.setattr(sys, "stdin", io.StringIO())
        monkeypatch.setattr(os, "cpu_count", lambda: 1)  # games side by side take processes that start slowly
        with pytest.raises(SystemExit) as left:
            main()
        assert not left.value.code, line
        return
    answer = subprocess.run(
        [sys.executable, "-m", "antipater", *arguments],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(ROOT / "src"), "XDG_STATE_HOME": str(folder)} | settings,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 0, f"{line}\n{answer.stdout}{answer.stderr}"


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=name_of)
def test_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Python blocks run in order in one fresh namespace; then the commands, in the folder they left."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    names: dict[str, object] = {"__name__": "__main__"}
    for number, block in enumerate(blocks(page, "python"), start=1):
        exec(compile(block, f"{name_of(page)}, block {number}", "exec"), names)
    for line in commands(page):
        if line.startswith("make"):
            assert set(line.split()[1:]) <= set(TARGETS), line
        else:
            run_command(line, tmp_path, monkeypatch)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_make_targets_exist(page: Path) -> None:
    """A target that is mentioned is there."""
    assert set(re.findall(r"`make ([a-z-]+)`", prose(page))) <= set(TARGETS)


def test_pages_with_tests_elsewhere() -> None:
    """A page is left out only where another test names it."""
    for page, test in ELSEWHERE.items():
        assert Path(page).name in (ROOT / test).read_text("utf-8")
