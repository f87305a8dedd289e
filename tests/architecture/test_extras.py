"""Without the packages of an extra, Python says which command installs it."""

import subprocess
import sys

import pytest

ABSENT = "import sys; sys.modules[{package!r}] = None; import {module}"


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [
        ("antipater.text.catalogue", "fluent.runtime", "terminal"),
        ("antipater.server.application", "fastapi", "server"),
        ("antipater.envs.openspiel_game", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_package_names_its_extra(module: str, package: str, extra: str) -> None:
    code = ABSENT.format(package=package, module=module)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert f"this needs {package}: pip install 'antipater[{extra}]'" in done.stderr
