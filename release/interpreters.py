"""The interpreters of this machine that a wheel is built for and tried with."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

VERSIONS = ("3.11", "3.12", "3.13")
SHOW = "import sys; print(*sys.version_info[:2], sep='.')"


def version_of(python: str | Path) -> str:
    """Return the version of an interpreter, nothing if it does not run."""
    try:
        answer = subprocess.run([str(python), "-c", SHOW], capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return answer.stdout.strip() if answer.returncode == 0 else ""


def candidates(version: str) -> list[Path | str]:
    """Return where an interpreter of a version may be: this one, on the path, among those of pyenv."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    on_path = shutil.which(f"python{version}")
    others = sorted(pyenv.glob(f"{version}.*/bin/python"), reverse=True)
    return [sys.executable, *([on_path] if on_path else []), *others]


def found() -> dict[str, str]:
    """Return an interpreter for every version that is here."""
    here: dict[str, str] = {}
    for version in VERSIONS:
        for python in candidates(version):
            if version_of(python) == version:
                here[version] = str(python)
                break
    return here
