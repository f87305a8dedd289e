"""Compiled means: every module of the core is an extension, built from these very bytes."""

import hashlib
import importlib
import json
import os
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"
CORE = sorted(path.with_suffix(".py") for path in SOURCE.rglob("*.pxd"))


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def test_the_whole_core_is_compiled_from_these_bytes() -> None:
    files = [file for path in CORE for file in (path, path.with_suffix(".pxd"))]
    found = json.loads((SOURCE / "antipater" / "compiled.json").read_text())
    assert {file.relative_to(SOURCE).as_posix(): digest(file) for file in files} == found
    for path in CORE:
        if path.with_suffix(".pxd").read_text().startswith("# Header only"):
            continue  # its callers inline it
        name = ".".join(path.relative_to(SOURCE).with_suffix("").parts)
        assert not str(importlib.import_module(name).__file__).endswith(".py"), f"{name} runs interpreted"


def test_interpreted_on_request() -> None:
    """`ANTIPATER_PURE=1` loads the sources, whatever lies beside them."""
    code = "import antipater, antipater.rules.duel.state as state; print(antipater.compiled(), state.__file__[-3:])"
    answer = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"ANTIPATER_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert answer.stdout.split() == ["False", ".py"]
