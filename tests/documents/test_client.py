"""The browser client fits the server: its types are the server's, its packages are pinned, and the wheel carries it."""

import json
import re
import tomllib

from tests.documents.pages import ROOT
from tests.documents.schema import FILE, text

WEB = ROOT / "web"


def test_the_client_reads_the_servers_own_schema() -> None:
    """`python -m tests.documents.schema` updates the file."""
    assert FILE.read_text("utf-8") == text()


def test_packages_are_pinned_and_name_no_registry() -> None:
    package = json.loads((WEB / "package.json").read_text("utf-8"))
    wanted = {**package.get("dependencies", {}), **package["devDependencies"], **package["overrides"]}
    assert {name: version for name, version in wanted.items() if not re.fullmatch(r"\d+\.\d+\.\d+", version)} == {}
    lock = json.loads((WEB / "package-lock.json").read_text("utf-8"))
    assert [name for name, entry in lock["packages"].items() if "resolved" in entry] == []
    assert sum("@rolldown/binding-" in name for name in lock["packages"]) >= 10, "the lock is for one platform only"


def test_the_wheel_carries_the_client() -> None:
    """It is built into the package, where git does not see it and the wheel does."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert "web_client/**/*" in project["tool"]["setuptools"]["package-data"]["antipater"]
    assert 'outDir: "../src/antipater/web_client"' in (WEB / "vite.config.ts").read_text("utf-8")
    assert "src/antipater/web_client/" in (ROOT / ".gitignore").read_text("utf-8").split()
