"""The example expansion as a package of its own: installed, found by its entry point, and played."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.expansion.conftest import NAMES, PACKAGE

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package, installed by pip from a copy of its sources."""
    folder = tmp_path_factory.mktemp("installed")
    copy = shutil.copytree(PACKAGE, folder / "sources", ignore=shutil.ignore_patterns("__pycache__"))
    options = ["--quiet", "--disable-pip-version-check", "--no-deps", "--no-index", "--no-build-isolation"]
    command = [sys.executable, "-m", "pip", "install", *options, "--target", str(folder / "site"), str(copy)]
    subprocess.run(command, check=True, capture_output=True)
    return folder / "site"


def python(site: Path, *arguments: str) -> str:
    """Run Python with the package installed; return what it prints."""
    paths = [str(site), str(ROOT / "src"), str(ROOT)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    return subprocess.run(
        [sys.executable, *arguments], check=True, capture_output=True, text=True, env=environment, cwd=site
    ).stdout


def test_the_catalog_lists_it(site: Path) -> None:
    listed = python(site, "-c", "from antipater.catalog import names; print(*names())").split()
    assert listed == ["duel", "duel+pantheon", "duel+agora", "duel+pantheon+agora", "classic", *NAMES]


def test_it_is_played_and_verified(site: Path, tmp_path: Path) -> None:
    """Two opponents play it on the command line, and the record is read again."""
    code = """
from antipater import Dice, ruleset
from antipater.ai.agents import opponent
from antipater.game.seats import CHANCE
for name in ("duel+caravan", "duel+pantheon+caravan"):
    game = ruleset(name)
    players = [opponent("greedy", seat, game) for seat in range(2)]
    state, deal = game.start(), game.deal(Dice(1))
    while acting := state.to_act():
        seat = acting[0]
        state.apply(deal.outcome(state) if seat == CHANCE else players[seat].choose(state.observe(seat), seat), seat)
    print(name, *state.returns())
"""
    assert [line.split()[0] for line in python(site, "-c", code).splitlines()] == list(NAMES)


def test_loading_rulesets_stays_light(site: Path) -> None:
    """Neither the package nor a ruleset, with other packages or without, loads what only texts and servers need."""
    code = "import sys, antipater; antipater.ruleset('duel+caravan'), antipater.ruleset('classic'); print(*sys.modules)"
    heavy = ("fluent", "typer", "numpy", "fastapi", "starlette", "textual", "antipater.text", "antipater.server")
    assert [name for name in python(site, "-c", code).split() if name.startswith(heavy)] == []
