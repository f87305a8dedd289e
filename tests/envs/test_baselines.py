"""The baselines learn, play in the arena, and draw their curves; a few steps of each."""

import json
from pathlib import Path

import pytest

from antipater.ai.agents import players_of
from examples.baselines import __main__ as baselines
from examples.baselines import alphazero, dqn, policy, ppo
from examples.baselines.curves import drawn


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few games, short pieces, little to learn from."""
    for module, sizes in (
        (ppo, {"GAMES": 4, "LENGTH": 4, "EPOCHS": 1}),
        (dqn, {"GAMES": 4, "LENGTH": 8, "FIRST": 4, "AHEAD": 2, "BATCH": 8}),
        (alphazero, {"GAMES": 1, "SIMULATIONS": 2, "BATCH": 8}),
    ):
        for name, size in sizes.items():
            monkeypatch.setattr(module, name, size)
    monkeypatch.setattr(baselines, "STEPS", {"ppo": 16, "dqn": 32, "alphazero": 90})
    monkeypatch.setattr(baselines, "POINTS", 1)
    monkeypatch.setattr(baselines, "RIVALS", ("random",))
    monkeypatch.setattr(baselines, "score", lambda net, opponent: policy.score(net, "random", games=2))


@pytest.mark.usefixtures("tiny")
def test_train_and_report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    curves = {}
    for name in baselines.LEARNERS:
        baselines.train(name, 1, tmp_path, share=1.0)
        curves[name] = [json.loads((tmp_path / f"{name}-1.json").read_text())]
    assert drawn(curves, baselines.OPPONENTS).count("<polyline") == 6
    monkeypatch.setattr(baselines, "LEARNERS", {"alphazero": alphazero.learn})
    monkeypatch.setitem(players_of("duel").opponents, "alphazero", players_of("duel").opponents["random"])
    monkeypatch.setitem(players_of("duel").opponents, "alphazero, searching", players_of("duel").opponents["random"])
    rungs = baselines.leaderboard(tmp_path, seed=1, games=2)
    assert {rung.name for rung in rungs} == {"alphazero", "alphazero, searching", "random"}
