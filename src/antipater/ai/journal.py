"""Journals of long work: a file of lines that are only appended, the first of them the plan."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeVar

Result = TypeVar("Result")


def whole_lines(path: Path) -> list[str]:
    """Return the lines of a journal; an incomplete last one is cut off the file."""
    text = path.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    if len(whole) < len(text):
        with path.open("r+b") as file:
            file.truncate(len(whole))
    return whole.decode("utf-8").splitlines()


def in_order(results: Iterable[tuple[int, Result]], first: int) -> Iterator[Result]:
    """Yield numbered results in their order, from the first number on, however they arrive."""
    early: dict[int, Result] = {}
    for number, result in results:
        early[number] = result
        while first in early:
            yield early.pop(first)
            first += 1
