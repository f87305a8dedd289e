"""The results file of a match: its settings, then one line for each game; lines are only appended."""

import json
from dataclasses import asdict
from io import TextIOWrapper
from pathlib import Path
from typing import Any

from antipater.arena.game import Outcome
from antipater.game.errors import AntipaterError


class Journal:
    """The results of a match in a file."""

    def __init__(self, path: Path, match: dict[str, Any]) -> None:
        self.path = path
        self.match = match
        self.outcomes = self.read() if path.exists() and path.stat().st_size else []
        self.file: TextIOWrapper = path.open("a", encoding="utf-8")
        if not self.outcomes and self.file.tell() == 0:
            self.write(match)

    def read(self) -> list[Outcome]:
        """Return the games of the file; an incomplete last line is cut off."""
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
            raise AntipaterError(f"{self.path} is not a results file of a match: {error}") from error
        if match != self.match:
            raise AntipaterError(
                f"{self.path} belongs to another match: {json.dumps(match)}, not {json.dumps(self.match)};"
                " give another file, or play that match"
            )
        return outcomes

    def add(self, outcome: Outcome) -> None:
        """Append one game."""
        self.outcomes.append(outcome)
        self.write(asdict(outcome))

    def write(self, line: dict[str, Any]) -> None:
        """Append one line and flush it."""
        self.file.write(json.dumps(line) + "\n")
        self.file.flush()

    def close(self) -> None:
        """Close the file."""
        self.file.close()


def outcome(line: dict[str, Any]) -> Outcome:
    """Return the outcome of a line."""
    moves, seconds = line.pop("moves"), line.pop("seconds")
    return Outcome(moves=(moves[0], moves[1]), seconds=(seconds[0], seconds[1]), **line)
