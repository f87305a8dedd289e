"""Nets of files and foreign engines play matches as every agent does."""

import shutil
import sys
from pathlib import Path

import pytest

from antipater.ai.agents import opponent
from antipater.ai.evaluation.shipped import FOLDER
from antipater.arena.game import play
from antipater.arena.match import Match
from antipater.catalog import ruleset
from antipater.game.errors import BadOption


def test_a_net_of_a_file_and_an_engine_play(tmp_path: Path) -> None:
    """`net@FILE` plays as `net` does with the same weights; `engine:COMMAND` as the agent behind it."""
    file = Path(shutil.copy(FOLDER / "duel.npz", tmp_path / "mine.npz"))
    engine = f"engine:{sys.executable} -m antipater engine --agent net@{file}"
    results = []
    for name in ("net", f"net@{file}", engine):
        tasks = list(Match((name, "greedy"), 2, "duel", seed=4).tasks())
        results.append([(outcome.share, outcome.moves) for outcome in map(play, tasks[:1])])
    assert results[0] == results[1] == results[2]


def test_nets_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    other = shutil.copy(FOLDER / "duel+agora.npz", tmp_path / "other.npz")
    game = ruleset("duel")
    with pytest.raises(BadOption, match="there is no file"):
        opponent("net@nothing.npz", 0, game)
    with pytest.raises(BadOption, match="train it again"):
        opponent(f"net@{other}:50", 0, game)
