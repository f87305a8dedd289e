"""A dataset holds what was seen and done, goes on where it stopped, and is the same wherever it was played."""

import json
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest
import ray
from typer.testing import CliRunner

from antipater.catalog import ruleset
from antipater.cli import app
from antipater.envs import dataset
from antipater.envs.dataset import Plan, import_records, load, write
from antipater.envs.encoding import layout
from antipater.game.errors import BadOption
from antipater.notation.records import load_record, verify

RUN = ("selfplay", "--games", "6", "--agent", "greedy", "--seed", "3", "--workers", "1", "--out")


@pytest.fixture
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "GAMES_A_BATCH", 4)


def files(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.usefixtures("small_batches")
@pytest.mark.parametrize(
    ("name", "agents"),
    [("duel", "random"), ("duel+pantheon", "greedy,random"), ("duel+agora", "random"), ("classic", "random")],
)
def test_rows_are_the_decisions_of_the_records(name: str, agents: str, tmp_path: Path) -> None:
    plan = Plan(name, agents, games=5, seed=9)
    write(plan, tmp_path, 1, False, lambda more: None)
    rows = load(tmp_path).to_pylist()
    columns = layout(ruleset(name))
    at = 0
    for game in range(5):
        record = load_record(tmp_path / "records" / f"{game:06}.antipater")
        assert verify(record).sound
        state = record.game().start()
        for event in record.events:
            if event.seat >= 0:
                row = rows[at]
                at += 1
                assert (row["game"], row["seat"], row["action"]) == (game, event.seat, event.action)
                assert row["legal"] == state.legal(event.seat)
                assert np.array_equal(row["observation"], columns.observe(state, event.seat))
                assert row["ruleset"] == name
            state.apply(event.action, event.seat)
    assert at == len(rows)
    paths = sorted((tmp_path / "records").iterdir())
    assert import_records(paths, tmp_path / "imported.parquet") == 5
    assert pq.read_table(tmp_path / "imported.parquet").to_pylist() == rows
    assert sum(row["outcome"] for row in rows if row["ply"] == 0) != 0


@pytest.mark.parametrize(("name", "search"), [("duel", "net:8"), ("duel", "tree:8"), ("classic", "net:8")])
def test_search_targets(name: str, search: str, tmp_path: Path) -> None:
    """Visits and values belong to the legal actions; the same plan gives the same ones, and no other one mixes in."""
    plan = Plan(name, "random", games=1, seed=2, targets=search)
    for folder in ("one", "two"):
        write(plan, tmp_path / folder, 1, False, lambda more: None)
    rows = load(tmp_path / "one").to_pylist()
    assert load(tmp_path / "two").to_pylist() == rows
    for row in rows:
        assert len(row["visits"]) == len(row["values"]) == len(row["legal"])
        assert (sum(row["visits"]) > 0) == (len(row["legal"]) > 1)
        for visits, value in zip(row["visits"], row["values"], strict=True):
            assert (value is None) == (visits == 0)
            assert value is None or 0 <= value <= 1
    with pytest.raises(BadOption, match="with targets"):
        write(Plan(name, "random", games=1, seed=2), tmp_path / "one", 1, False, lambda more: None)
    with pytest.raises(BadOption, match="targets come from a search"):
        Plan(name, "random", games=1, targets="level:1")


@pytest.mark.usefixtures("small_batches")
def test_an_interrupted_dataset_goes_on(tmp_path: Path) -> None:
    """What is there is not played again, and in the end nothing tells that there was an interruption."""
    runner = CliRunner()
    assert runner.invoke(app, [*RUN, str(tmp_path / "whole")]).exit_code == 0
    assert runner.invoke(app, [*RUN, str(tmp_path / "broken")]).exit_code == 0
    lost = tmp_path / "broken" / "decisions" / "part-00001.parquet"
    kept = (tmp_path / "broken" / "decisions" / "part-00000.parquet").stat().st_mtime_ns
    lost.unlink()
    assert runner.invoke(app, [*RUN, str(tmp_path / "broken")]).exit_code == 0
    assert (tmp_path / "broken" / "decisions" / "part-00000.parquet").stat().st_mtime_ns == kept
    assert files(tmp_path / "whole") == files(tmp_path / "broken")
    card = (tmp_path / "whole" / "README.md").read_text("utf-8")
    assert "6 games of `duel`" in card
    assert json.loads((tmp_path / "whole" / "dataset.json").read_text("utf-8"))["agents"] == ["greedy", "greedy"]


def untimed(path: Path) -> list[dict[str, object]]:
    """Return the lines of a file of results, ordered, without the time that moves took."""
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    return sorted(({**line, "seconds": None} for line in lines), key=lambda line: line.get("number", -1))


@pytest.mark.usefixtures("small_batches")
def test_the_same_on_a_cluster(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A Ray cluster on this machine plays the same games, for a dataset and for a match, which goes on there."""
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    plan = Plan("duel", "greedy", games=6, seed=3)
    write(plan, tmp_path / "here", 1, False, lambda more: None)
    match = ["arena", "greedy", "tree:5", "--games", "6", "--seed", "3", "--workers", "1", "--results"]
    runner = CliRunner()
    assert runner.invoke(app, [*match, str(tmp_path / "here.jsonl")]).exit_code == 0
    whole = (tmp_path / "here.jsonl").read_text("utf-8").splitlines(keepends=True)
    (tmp_path / "there.jsonl").write_text("".join(whole[:3]), "utf-8")
    ray.init(include_dashboard=False, log_to_driver=False, configure_logging=False)
    try:
        write(plan, tmp_path / "there", 1, True, lambda more: None)
        assert runner.invoke(app, [*match, str(tmp_path / "there.jsonl"), "--cluster"]).exit_code == 0
    finally:
        ray.shutdown()
    assert files(tmp_path / "here") == files(tmp_path / "there")
    assert untimed(tmp_path / "here.jsonl") == untimed(tmp_path / "there.jsonl")


def test_refusals(tmp_path: Path) -> None:
    write(Plan("duel", "random", games=1), tmp_path / "one", 1, False, lambda more: None)
    with pytest.raises(BadOption, match="holds a dataset with seed 0, not 1"):
        write(Plan("duel", "random", games=1, seed=1), tmp_path / "one", 1, False, lambda more: None)
    (tmp_path / "notes.txt").write_text("mine")
    with pytest.raises(BadOption, match="is not empty"):
        write(Plan("duel", "random", games=1), tmp_path, 1, False, lambda more: None)
    with pytest.raises(BadOption, match="one for all, or 2"):
        Plan("duel", "random,random,random", games=1)
    with pytest.raises(BadOption, match="no opponent 'nobody'"):
        Plan("duel", "nobody", games=1)
