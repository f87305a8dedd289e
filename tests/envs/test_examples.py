"""The examples run, and are short."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
SHORT = 40


@pytest.mark.parametrize(
    ("name", "argument", "said"),
    [
        ("random_rollout.py", "80", "games ended"),
        ("own_agent.py", "10", "miser"),
        ("masked_ppo.py", "512", "mean reward in 50 games"),
    ],
)
def test_examples_run(name: str, argument: str, said: str) -> None:
    answer = subprocess.run(
        [sys.executable, EXAMPLES / name, argument],
        env=os.environ | {"OMP_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 0, answer.stderr
    assert said in answer.stdout


@pytest.mark.parametrize("name", ["random_rollout.py", "own_agent.py", "masked_ppo.py"])
def test_examples_are_short(name: str) -> None:
    assert len((EXAMPLES / name).read_text("utf-8").splitlines()) < SHORT
