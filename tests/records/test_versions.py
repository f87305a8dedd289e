"""A game of a version that is not known is refused in one sentence, and never replayed with other rules."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Command, antipater
from tests.records.kept import RULESETS, read_kept

__all__ = ["antipater"]
UNSOUND, REFUSED = 1, 2
every_ruleset = pytest.mark.parametrize("name", RULESETS)
other_versions = pytest.mark.parametrize("version", ["2", "0", "next"])


def sentence(name: str, version: str) -> str:
    return f"this game was played with version {version} of {name}, and only version 1 is known here\n"


@every_ruleset
@other_versions
def test_records_of_other_versions(name: str, version: str, antipater: Command) -> None:
    """`verify`, `play --resume` and `replay` say which version it is, and which one is known."""
    text = read_kept(f"{name}.games")["games"][-1]["record"]
    Path("game.antipater").write_text(text.replace('[Version "1"]', f'[Version "{version}"]'), "utf-8")
    said = f"game.antipater: line 2, column 1: {sentence(name, version)}"
    assert antipater("verify", "game.antipater") == (UNSOUND, said, "")
    for command in (("play", "--plain", "--resume"), ("replay", "--plain")):
        assert antipater(*command, "game.antipater") == (REFUSED, "", f"antipater: {said}")
    assert f'[Version "{version}"]' in Path("game.antipater").read_text("utf-8"), "the file was written again"


@every_ruleset
def test_exports_of_other_versions(name: str, antipater: Command) -> None:
    """`verify` reads the version of an export first: its options may be those of a later version, too."""
    games = read_kept("sqlite.left")["games"].values()
    export = json.loads(next(game["exports"]["json"] for game in games if game["ruleset"] == name and game["result"]))
    export["game"] |= {"version": 2, "options": {"invented": "later"}}
    Path("game.json").write_text(json.dumps(export), "utf-8")
    assert antipater("verify", "game.json") == (UNSOUND, f"game.json: line 1, column 1: {sentence(name, '2')}", "")


def test_deals_of_other_versions(antipater: Command) -> None:
    """A deal that cannot be made again here is not called unfair."""
    text = read_kept("sqlite.left")["games"]["duel finished"]["exports"]["record"]
    Path("game.antipater").write_text(text.replace('[Deal "1 ', '[Deal "3 '), "utf-8")
    said = "game.antipater: this deal is of version 3, and only 1 and 2 are known here\n"
    assert antipater("verify", "game.antipater") == (UNSOUND, said, "")
