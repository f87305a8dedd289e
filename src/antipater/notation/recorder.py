"""Keeps the file of a game while it is played: every event is in the file before the next one happens.

While a game runs, events are appended one a line, so an interrupt loses nothing. On closing the whole file is written
again beside the old one, with its tags, and then put in its place at once.
"""

import os
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from antipater.game.contract import State
from antipater.game.dealer import Dealer
from antipater.game.errors import AntipaterError
from antipater.game.seats import CHANCE
from antipater.notation.log import Event, Record, comment_text
from antipater.notation.reading import decoded, read_record
from antipater.notation.writing import write_event, write_record


class RecordExists(AntipaterError):
    """A new game would overwrite the record of another."""


class Recorder:
    """A running game and its file; `state` is the position, to look at."""

    def __init__(self, path: Path, record: Record, state: State) -> None:
        self.path = path
        self.record = record
        self.state = state
        record.conclude(state)
        replace_file(path, write_record(record))

    @classmethod
    def start(cls, path: Path, record: Record) -> Self:
        """Begin the file of a new game; raise RecordExists rather than overwrite another."""
        if not path.parent.is_dir():
            raise RecordExists(f"there is no folder {path.parent}: make it first, or choose another one")
        try:
            path.touch(exist_ok=False)  # two games that start at once cannot both have it
        except FileExistsError as error:
            raise RecordExists(f"{path} exists already: resume it, or choose another name") from error
        return cls(path, record, record.final())

    @classmethod
    def resume(cls, path: Path) -> Self:
        """Go on with the game of a file."""
        return cls(path, *resume(path))

    def apply(self, action: int, seat: int) -> None:
        """Carry out an action of a seat or an outcome of CHANCE, and keep it; raise IllegalAction."""
        event = Event(seat, action)
        word = write_event(self.state, event)
        self.state.apply(action, seat)
        self.record.events.append(event)
        self.append(word)

    def settle(self, dealer: Dealer) -> tuple[int, ...]:
        """Settle chance, and keep it, until somebody else must act or the game is over; return who."""
        while self.state.to_act() == (CHANCE,):
            self.apply(dealer.outcome(self.state), CHANCE)
        return self.state.to_act()

    def rewind(self, events: int) -> None:
        """Forget all events after the first so many, in the file too."""
        del self.record.events[events:]
        self.state = self.record.final()
        self.close()

    def comment(self, text: str) -> None:
        """Keep a comment after the last event."""
        self.record.comment(text)
        self.append(f"{{{comment_text(text)}}}")

    def append(self, line: str) -> None:
        """Put a line into the file now; nothing stays open, so nothing waits to be written."""
        with self.path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(f"{line}\n")

    def close(self) -> None:
        """Write the whole record in its final form."""
        self.record.conclude(self.state)
        replace_file(self.path, write_record(self.record))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def load_record(path: Path) -> Record:
    """Return the record of a file; raise BadText if it holds none."""
    return read_record(decoded(path.read_bytes()))


def resume(path: Path) -> tuple[Record, State]:
    """Return the record of a file and the position it has reached.

    A last line without its end was being written when the game was interrupted; it is dropped.
    """
    data = path.read_bytes()
    record = read_record(decoded(data[: data.rfind(b"\n") + 1]))
    return record, record.final()


def replace_file(path: Path, text: str) -> None:
    """Put a text in the place of a file at once: whatever happens, the old text or the new one is there, whole."""
    beside = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        with beside.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    finally:
        with suppress(FileNotFoundError):
            beside.unlink()
