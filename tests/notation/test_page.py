"""The page that specifies the notation: its examples run, and nothing that can be written is missing from it."""

import re
from pathlib import Path

import pytest

from antipater.notation.moves import CHANCE_VERBS, SEAT_VERBS, write_action
from antipater.notation.pantheon_agenda import KINDS
from antipater.notation.positions import LINES, read_position, write_position
from antipater.notation.records import read_record, verify, write_record

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    """Return the code blocks of the page in one language."""
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("line", [line for block in blocks("position") for line in block.splitlines()])
def test_positions_of_the_page(line: str) -> None:
    assert line == write_position(read_position(line))


@pytest.mark.parametrize(("line", "words"), list(zip(blocks("position"), blocks("moves"), strict=False)))
def test_moves_of_the_page(line: str, words: str) -> None:
    state = read_position(line)
    (seat,) = state.to_act()
    assert words.split() == [write_action(state, action, seat) for action in state.legal(seat)]


def test_record_of_the_page() -> None:
    (text,) = blocks("record")
    record = read_record(text)
    assert text == write_record(record)
    assert verify(record).sound


def test_python_of_the_page(tmp_path: Path) -> None:
    (code,) = blocks("python")
    exec(compile(code, "notation.md", "exec"), {"path": tmp_path / "game.antipater"})


def test_every_word_is_on_the_page() -> None:
    for verb in (*SEAT_VERBS, *CHANCE_VERBS):
        assert f"| `{verb.word}:" in PAGE
    for field in LINES["duel+pantheon"].fields:
        assert f"`{field}`" in PAGE
    for kind in KINDS.values():
        assert re.search(rf"\| `{kind.word}[@:`]", PAGE), kind.word
