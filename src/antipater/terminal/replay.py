"""Shows a record: frame by frame on the whole screen, or turn after turn in plain words.

A frame is a position in which somebody chose, together with what had led there.
"""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TextIO

from antipater.game.contract import State
from antipater.game.errors import AntipaterError
from antipater.game.seats import CHANCE
from antipater.notation.reading import decoded
from antipater.notation.records import Record, load_record, read_record
from antipater.terminal.play import plain_because, refused
from antipater.terminal.seating import check_language, names_of, recorded_events
from antipater.terminal.session import GameEvent, Position
from antipater.terminal.table import table_of
from antipater.text.words import words_about


@dataclass(frozen=True)
class Frame(Generic[Position]):
    """A position in which seats choose, or the last one of a record."""

    state: Position
    events: tuple[GameEvent[Position], ...]  # since the frame before
    turn: int  # turns begun so far
    chosen: GameEvent[Position] | None  # what is done in it, by the first seat if several choose; None in the last one


def frames_of(record: Record) -> list[Frame[Any]]:
    """Cut a record into frames; chance belongs to the frame it leads to, and secret choices to one frame (C2.1)."""
    table, events = table_of(record.game()), recorded_events(record)
    frames: list[Frame[State]] = []
    since: list[GameEvent[State]] = []
    turn = 0
    for event in events:
        if event.seat != CHANCE and not (since and since[-1].sealed):
            turn += int(table.is_turn(event.before))
            frames.append(Frame(event.before, tuple(since), turn, event))
            since = []
        since.append(event)
    last = events[-1].after if events else record.game().start()
    return [*frames, Frame(last, tuple(since), turn + int(table.is_turn(last)), None)]


def first_of_age(frames: Sequence[Frame[Any]], age: int) -> int | None:
    """Return the place of the first frame of an Age, if the game reached it."""
    return next((place for place, frame in enumerate(frames) if frame.state.age == age), None)


def frame_of_turn(frames: Sequence[Frame[Any]], turn: int) -> int:
    """Return the place of the first frame of a turn, of the last turn if there are fewer."""
    return next((place for place, frame in enumerate(frames) if frame.turn >= turn), len(frames) - 1)


def words_of_record(record: Record, language: str) -> Any:
    """Return words that call the players as the record does, or by their numbers."""
    game = record.game()
    tags = [record.tags.get(f"Seat{seat}", "") for seat in range(game.seats)]
    return words_about(game, language, names_of(tags, words_about(game, language)))


def replay(path: Path, language: str, plain: bool) -> int:
    """Show the record of a file; return an exit code."""
    try:
        check_language(language)
    except AntipaterError as problem:
        return refused(str(problem))
    try:
        piped = str(path) == "-"
        record = read_record(decoded(sys.stdin.buffer.read())) if piped else load_record(path)
        return replay_record(record, language, plain)
    except FileNotFoundError:
        return refused(f"there is no record {path}")
    except BrokenPipeError:
        raise  # the reader has read enough; the command ends quietly
    except OSError as problem:
        return refused(f"{path}: {problem.strerror}")
    except AntipaterError as problem:
        return refused(f"{path}: {problem}")


def replay_record(record: Record, language: str, plain: bool) -> int:
    """Show a record on the whole screen if the terminal can be drawn on, else in plain words."""
    words, frames = words_of_record(record, language), frames_of(record)
    notice = plain_because(words)
    if plain or notice:
        if notice and not plain:
            sys.stdout.write(f"{notice}\n")
        write_frames(record, frames, words, sys.stdout)
    else:
        table_of(record.game()).replay_app(frames, record, language).run()
    return 0


def write_frames(record: Record, frames: list[Frame[Any]], words: Any, output: TextIO) -> None:
    """Write a game turn after turn, and its score at the end."""
    table, turn = table_of(record.game()), 0
    for frame in frames:
        for lines in table.log_entries(words, frame.events):
            output.write(f"- {lines[0]}\n" + "".join(f"  {line}\n" for line in lines[1:]))
        if frame.turn > turn and frame.chosen is not None:
            turn = frame.turn
            heading = table.turn_heading(words, frame)
            output.write(f"\n{heading}\n" if heading else "\n")
    last = frames[-1].state
    sheet = "\n".join(table.score_lines(table.view(last, 0, words)))
    output.write(f"\n{sheet}\n{words.decision(last)}\n")
