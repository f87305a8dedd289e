"""Wrong input: a sentence that says what was wrong and what would be right, exit code 2, and never a stack trace."""

from pathlib import Path

import pytest

from antipater.ai.agents import players_of
from tests.cli.conftest import Command

REFUSED = 2
BUDGET = (
    "a budget is a number of simulations, 1 to 100000000, or of seconds with an s, up to 3600s, "
    "and perhaps of threads, up to /64"
)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("play --edition second", "edition is one of revised, first, not 'second'"),
        ("play --wonders none", "wonders is one of draft, first-game, not 'none'"),
        ("play --lang de", "there is no language 'de'; there are: en, fr"),
        (
            "play --opponent deep-blue",
            f"there is no opponent 'deep-blue' in duel; there are: {', '.join((*players_of('duel').names, 'human'))}",
        ),
        ("arena greedy", "a match needs at least two agents, not 1"),
        ("arena greedy tree:x", f"tree needs a budget, tree:500 or tree:0.5s: {BUDGET}, not 'x'"),
        ("arena greedy random --option players", "an option is NAME=VALUE, as in players=4, not 'players'"),
        ("arena greedy random --sprt 5", "a test is two Elo differences, the lower first, as in 0,20, not '5'"),
        ("arena greedy random --results folder", "folder: Is a directory"),
        ("play --seed -1", "a seed is a whole number from 0 to 2^256 - 1, not -1"),
        (f"play --seed {2**256}", f"a seed is a whole number from 0 to 2^256 - 1, not {2**256}"),
        ("play --resume nothing.antipater", "there is no file nothing.antipater"),
        ("play --resume folder", "folder is a directory, not a record"),
        ("play --record taken.antipater", "taken.antipater exists already: resume it, or choose another name"),
        ("replay nothing.antipater", "there is no file nothing.antipater"),
        ("replay folder", "folder is a directory, not a record"),
        ("verify nothing.antipater", "there is no file nothing.antipater"),
        ("verify folder", "folder is a directory, not a record"),
        (
            "bench chess",
            "there is no ruleset 'chess'; there are: duel, duel+pantheon, duel+agora, duel+pantheon+agora, classic",
        ),
        ("play --seat 2", "a seat of duel is 0 to 1, not 2"),
        ("play --players 4", "duel has no option 'players'; it has: edition, wonders, promos, handicap"),
        ("play classic --promos", "classic has no option 'promos'; it has: players, variant, boards, sides"),
        ("play classic --players 8", "players is one of 3, 4, 5, 6, 7, 2, not '8'"),
        (
            "bench classic --players 2 --variant standard",
            "two players play the variant free-city, 3 to 7 the variant standard: not players=2 with variant=standard",
        ),
        (
            "play classic --sides abc",
            "sides is random, a, b, or 3 letters a, b or ? (random), one for each city, not 'abc'",
        ),
        ("play --opponent greedy,random", "name one opponent for the other seats of duel, not 2: greedy,random"),
        ("play classic --seat 3", "a seat of classic is 0 to 2, not 3"),
        (
            "play classic --players 4 --opponent greedy,random",
            "name one opponent, or 3 of them separated by commas, for the other seats of classic, not 2: greedy,random",
        ),
    ],
)
def test_refused_in_a_sentence(antipater: Command, tmp_path: Path, arguments: str, message: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "taken.antipater").touch()
    assert antipater(*arguments.split()) == (REFUSED, "", f"antipater: {message}\n")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("play --seed seven", "Invalid value for '--seed': Input should be a valid integer, unable to parse string"),
        ("play --seat -1", "Invalid value for '--seat': Input should be greater than or equal to 0"),
        ("play --speed 3", "No such option: --speed"),
        ("bench --seconds 0", "Invalid value for '--seconds': Input should be greater than or equal to 0.1"),
        ("replay", "Missing argument 'FILE'."),
        ("plya", "No such command 'plya'."),
    ],
)
def test_called_in_a_wrong_way(antipater: Command, arguments: str, message: str) -> None:
    answer = antipater(*arguments.split())
    assert answer.code == REFUSED
    assert answer.output == ""
    assert answer.usage_error.startswith(message)


def test_an_unreadable_file_is_named(antipater: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def denied(path: Path) -> bytes:
        raise PermissionError(13, "Permission denied", str(path))

    (tmp_path / "secret.antipater").touch()
    monkeypatch.setattr(Path, "read_bytes", denied)
    answer = antipater("verify", "secret.antipater")
    assert answer == (REFUSED, "", "antipater: secret.antipater: Permission denied\n")


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("draft:sphinx", "You cannot take the Sphinx: choose one of the wonders on the table (D2.1)"),
        (
            "build:aqueduct",
            "“build:aqueduct” is not a move here. Possible are: draft:circus-maximus, draft:great-lighthouse, "
            "draft:statue-of-zeus, draft:temple-of-artemis.",
        ),
        ("5", "There is no option 5: type a number from 1 to 4, or ? for help."),
        (
            "the sphinx",
            "I do not understand “the sphinx”. Type a number from 1 to 4, a word such as draft:circus-maximus, "
            "or ? for help.",
        ),
    ],
)
def test_an_impossible_move_is_explained(antipater: Command, typed: str, message: str) -> None:
    """The game goes on and asks again."""
    answer = antipater("play", "--plain", "--seed", "1", "--seat", "0", typed=f"{typed}\n")
    assert answer.code == 0
    assert answer.errors == ""
    assert f"Your choice: {message}\nYour choice: " in answer.output
