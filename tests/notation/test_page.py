"""The page that specifies the notation: its examples run, and nothing that can be written is missing from it."""

import re
from pathlib import Path

import pytest

from antipater.catalog import names
from antipater.notation.contract import notation
from antipater.notation.moves import write_action
from antipater.notation.positions import read_position, write_position
from antipater.notation.records import read_record, verify, write_record, write_seen_record

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    """Return the code blocks of the page in one language."""
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("line", [line for block in blocks("position") for line in block.splitlines()])
def test_positions_of_the_page(line: str) -> None:
    assert line == write_position(read_position(line))


EXAMPLES = re.findall(r"```position\n([^`]*)```[^`]*```moves\n([^`]*)```", PAGE)


@pytest.mark.parametrize(("line", "words"), EXAMPLES)
def test_moves_of_the_page(line: str, words: str) -> None:
    state = read_position(line)
    (seat,) = state.to_act()
    assert words.split() == [write_action(state, action, seat) for action in state.legal(seat)]


def test_there_are_moves_of_every_ruleset() -> None:
    assert {line.partition("/")[0] for line, _ in EXAMPLES} == set(names())


@pytest.mark.parametrize("text", blocks("record"))
def test_records_of_the_page(text: str) -> None:
    record = read_record(text)
    assert text == write_record(record)
    assert verify(record).sound


def test_the_same_game_as_one_seat_may_know_it() -> None:
    record = read_record(blocks("record")[-1])
    (seen,) = blocks("seen")
    assert seen == write_seen_record(record, 1).partition("\n\n")[2]


def test_python_of_the_page(tmp_path: Path) -> None:
    (code,) = blocks("python")
    exec(compile(code, "notation.md", "exec"), {"path": tmp_path / "game.antipater"})


def test_every_word_is_on_the_page() -> None:
    for rows in (notation(name).rows for name in names()):
        for verb in (*rows.actions, *rows.outcomes):
            assert re.search(rf"\| `{verb.key}[:`]", PAGE), verb.key
        for decision in rows.decisions:
            assert re.search(rf"\| `{decision.key}[@:`]", PAGE), decision.key
    for field in notation("duel+pantheon+agora").fields:
        assert f"`{field}`" in PAGE
    for field in notation("classic").fields:
        assert f"`{re.sub('[1-6]$', '0', field)}`" in PAGE, "one city stands for all"
