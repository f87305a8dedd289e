"""Journals of long work: a file of lines that are only appended, the first of them the plan."""

from pathlib import Path


def whole_lines(path: Path) -> list[str]:
    """Return the lines of a journal; an incomplete last one is cut off the file."""
    text = path.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    if len(whole) < len(text):
        with path.open("r+b") as file:
            file.truncate(len(whole))
    return whole.decode("utf-8").splitlines()
