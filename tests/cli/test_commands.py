"""What the commands say when all is well, and what `verify` says when it is not."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from antipater import __version__, compiled
from antipater.measure import Figures
from antipater.notation.records import load_record
from bench.signatures import SIGNATURES
from tests.cli.conftest import RECORDS, Command

SOURCE = Path(__file__).parents[2] / "src"
SOUND, FALSE = 0, 1


def as_users_do(folder: Path, *arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "antipater", *arguments],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(SOURCE)} | settings,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )


def test_version(antipater: Command, tmp_path: Path) -> None:
    here = "compiled" if compiled() else "interpreted"
    assert antipater("--version") == (0, f"antipater {__version__} ({here} core)\n", "")
    answer = as_users_do(tmp_path, "--version", ANTIPATER_PURE="1")
    assert answer.stdout == f"antipater {__version__} (interpreted core)\n"


def test_no_stack_trace_in_a_process_of_its_own(tmp_path: Path) -> None:
    answer = as_users_do(tmp_path, "verify", "nothing.antipater")
    assert (answer.returncode, answer.stdout) == (2, "")
    assert answer.stderr == "antipater: there is no file nothing.antipater\n"


def test_without_a_command_it_helps(antipater: Command) -> None:
    answer = antipater()
    assert answer.code == 2
    for command in ("play", "replay", "verify", "bench"):
        assert f" {command} " in answer.output


@pytest.mark.parametrize(
    ("record", "report"),
    [
        ("civilian.antipater", "sound, finished, 154 events"),
        ("unfinished.antipater", "sound, unfinished, 99 events"),
    ],
)
def test_a_sound_record(antipater: Command, record: str, report: str) -> None:
    path = str(RECORDS / record)
    assert antipater("verify", path) == (SOUND, f"{path}: {report}\n", "")


@pytest.mark.parametrize(
    ("old", "new", "report"),
    [
        pytest.param(
            '[Result "*"]',
            '[Result "2-0 military"]',
            "the tag Result says '2-0 military', the game '*'",
            id="false result",
        ),
        pytest.param(
            "2. build:scriptorium@1",
            "2. build:stable@1",
            "line 19, column 49: stable does not lie face up in the structure; "
            "accessible: garrison, scriptorium, palisade, clay-reserve, clay-pit",
            id="illegal move",
        ),
        pytest.param(
            "17. build:lumber-yard@1",
            "17. build:lumberyard@1",
            "line 24, column 86: there is no card 'lumberyard'; did you mean lumber-yard or brickyard?",
            id="unknown card",
        ),
        pytest.param(
            '[Ruleset "duel"]',
            '[Ruleset "chess"]',
            "line 1, column 1: there is no ruleset 'chess'; there are: "
            "duel, duel+pantheon, duel+agora, duel+pantheon+agora, classic",
            id="unknown ruleset",
        ),
        pytest.param(
            '[Edition "first"]',
            '[Edition "last"]',
            "line 3, column 1: edition is one of revised, first, not 'last'",
            id="unknown edition",
        ),
        pytest.param(
            " {They stopped here, in the middle of an\neffect.}\n",
            "",
            "line 35, column 60: expected a line break at the end; the text seems to be cut off",
            id="cut after a move",
        ),
        pytest.param(
            "laboratory@1 {They stopped here, in the middle of an\neffect.}\n",
            "lab",
            "line 35, column 48: there is no card 'lab'; expected a word such as lumber-yard",
            id="cut within a move",
        ),
    ],
)
def test_a_false_record(
    antipater: Command, changed: Callable[[str, str, str], None], old: str, new: str, report: str
) -> None:
    """The report names the file, the place and what is wrong there."""
    changed("unfinished.antipater", old, new)
    assert antipater("verify", "game.antipater") == (FALSE, f"game.antipater: {report}\n", "")


def test_a_false_record_cannot_be_replayed(antipater: Command, changed: Callable[[str, str, str], None]) -> None:
    changed("civilian.antipater", '[Version "1"]', '[Version "2"]')
    message = "line 2, column 1: this game was played with version 2 of duel, and only version 1 is known here"
    assert antipater("replay", "game.antipater") == (2, "", f"antipater: game.antipater: {message}\n")


def test_replay_tells_a_game(antipater: Command) -> None:
    answer = antipater("replay", "--plain", str(RECORDS / "military.antipater"))
    assert (answer.code, answer.errors) == (0, "")
    assert answer.output.splitlines()[-1].endswith("(D7.2)")


def test_play_keeps_a_sound_record(antipater: Command, tmp_path: Path) -> None:
    """Always the first option: the game ends, its record is sound, and the seed decides it all."""
    arguments = ("play", "--plain", "--seed", "4", "--seat", "1", "--opponent", "random", "--record")
    games = []
    for name in ("one.antipater", "two.antipater"):
        assert antipater(*arguments, name, typed="1\n" * 60).code == 0
        assert "sound, finished" in antipater("verify", name).output
        games.append(load_record(tmp_path / name).events)
    assert games[0] == games[1]


@pytest.mark.parametrize(
    ("players", "opponents"), [("2", "random"), ("3", "greedy"), ("7", "greedy,random,greedy,random,greedy,random")]
)
def test_play_keeps_a_sound_record_of_classic(antipater: Command, tmp_path: Path, players: str, opponents: str) -> None:
    """Always the first option; the record names who sat where, and is replayed in words."""
    arguments = ("play", "classic", "--players", players, "--plain", "--seed", "4", "--seat", "1")
    answer = antipater(*arguments, "--opponent", opponents, "--record", "one.antipater", typed="1\n" * 60)
    assert (answer.code, answer.errors) == (0, "")
    assert "sound, finished" in antipater("verify", "one.antipater").output
    tags = load_record(tmp_path / "one.antipater").tags
    assert [tags["Seat0"], tags["Seat1"]] == [opponents.split(",", maxsplit=1)[0], "human"]
    assert "(C7." in antipater("replay", "one.antipater", "--plain", "--lang", "fr").output.splitlines()[-1]


def test_figures_as_json(antipater: Command) -> None:
    answer = antipater("bench", "duel", "--seconds", "0.1", "--json")
    figures = json.loads(answer.output)
    assert list(figures) == list(Figures.__dataclass_fields__)
    assert set(figures) == {
        "ruleset",
        "options",
        "compiled",
        "games_per_s",
        "moves_per_s",
        "steps_from_python_per_s",
        "copies_per_s",
        "moves_per_game",
        "signature",
    }
    assert (figures["ruleset"], figures["compiled"]) == ("duel", compiled())
    assert figures["signature"] == SIGNATURES["duel-revised-draft-no"]
    assert 60 < figures["moves_per_game"] < 80
    assert all(figures[rate] > 0 for rate in figures if rate.endswith("_per_s"))


def test_figures_for_people(antipater: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    figures = Figures(
        "duel", {"edition": "first"}, True, 54395.0, 3895084.1, 1102624.0, 35891830.0, 71.61, "02db1ce0b585a443"
    )
    monkeypatch.setattr("antipater.measure.measure", lambda game, seconds: figures)
    assert antipater("bench").output.splitlines() == [
        "ruleset                              duel",
        "compiled                             True",
        "games_per_s                      54,395.0",
        "moves_per_s                   3,895,084.1",
        "steps_from_python_per_s       1,102,624.0",
        "copies_per_s                 35,891,830.0",
        "moves_per_game                       71.6",
        "signature                02db1ce0b585a443",
        "edition                             first",
    ]


def test_figures_of_classic(antipater: Command) -> None:
    """The options of a ruleset are flags, and the figures say which ones were measured."""
    figures = json.loads(antipater("bench", "classic", "--players", "7", "--seconds", "0.1", "--json").output)
    assert figures["ruleset"] == "classic"
    assert figures["options"] == {"players": "7", "variant": "standard", "boards": "random", "sides": "random"}
    assert 120 < figures["moves_per_game"] < 140


def test_a_reader_who_has_read_enough() -> None:
    """A pipe that closes early ends the command, without a word."""
    command = [sys.executable, "-m", "antipater", "replay", str(RECORDS / "civilian.antipater"), "--plain"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as reading:
        assert reading.stdout is not None
        assert reading.stderr is not None
        reading.stdout.close()
        assert reading.stderr.read() == ""


def test_arena(antipater: Command) -> None:
    """The last line of JSON has the figures; people get a table; a file of results is gone on with."""
    match = ("arena", "greedy", "random", "--games", "4", "--workers", "1", "--results", "match.jsonl")
    answer = antipater(*match, "--json")
    assert answer.code == 0
    found = json.loads(answer.output.splitlines()[-1])
    assert found["games"] == 4
    assert 0.0 <= found["score"] <= 1.0
    assert found["interval"][0] <= found["elo"] <= found["interval"][1]
    again = antipater(*match)
    assert again.code == 0
    assert "greedy –" in again.output
