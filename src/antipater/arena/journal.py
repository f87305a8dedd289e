"""The file of a match: what is being played, then one line for each game; it only ever grows."""

import json
from dataclasses import asdict
from io import TextIOWrapper
from pathlib import Path
from typing import Any

from antipater.arena.game import Outcome
from antipater.game.errors import AntipaterError


class Journal:
    """Keeps the outcomes of a match in a file, and finds those again that are there."""

    def __init__(self, path: Path, match: dict[str, Any]) -> None:
        self.path = path
        self.match = match
        self.outcomes = self.read() if path.exists() and path.stat().st_size else []
        self.file: TextIOWrapper = path.open("a", encoding="utf-8")
        if not self.outcomes and self.file.tell() == 0:
            self.write(match)

    def read(self) -> list[Outcome]:
        """Return the games of the file; the rest of a line that an interrupted run left is cut off."""
        text = self.path.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        if len(whole) < len(text):
            with self.path.open("r+b") as file:
                file.truncate(len(whole))
        lines = whole.decode("utf-8", "replace").splitlines()
        if not lines:
            return []
        try:
            match = json.loads(lines[0])
            outcomes = [outcome(json.loads(line)) for line in lines[1:]]
        except (ValueError, TypeError, KeyError) as error:
            raise AntipaterError(f"{self.path} is no file of results of a match: {error}") from error
        if match != self.match:
            raise AntipaterError(
                f"{self.path} is of another match: {json.dumps(match)}, not {json.dumps(self.match)};"
                " give another file, or play that match"
            )
        return outcomes

    def add(self, outcome: Outcome) -> None:
        """Write one game down."""
        self.outcomes.append(outcome)
        self.write(asdict(outcome))

    def write(self, line: dict[str, Any]) -> None:
        """Write one line, so that it is there even if the next moment brings the end."""
        self.file.write(json.dumps(line) + "\n")
        self.file.flush()

    def close(self) -> None:
        """Close the file."""
        self.file.close()


def outcome(line: dict[str, Any]) -> Outcome:
    """Make an outcome of a line again."""
    moves, seconds = line.pop("moves"), line.pop("seconds")
    return Outcome(moves=(moves[0], moves[1]), seconds=(seconds[0], seconds[1]), **line)
