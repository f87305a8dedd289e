"""Shows a record again: step by step on the whole screen, or turn after turn in plain words."""

import sys
from pathlib import Path
from typing import TextIO

from antipater.ai.agents import OPPONENTS
from antipater.game.errors import AntipaterError
from antipater.notation.records import Record, load_record
from antipater.terminal.describe import score_lines
from antipater.terminal.frames import Frame, frames
from antipater.terminal.play import plain_because, refused
from antipater.terminal.seating import duel_state, recorded_events
from antipater.terminal.settings import HUMAN
from antipater.terminal.telling import told
from antipater.terminal.view import View
from antipater.text.vocabulary import Vocabulary
from antipater.text.words import Words

UNNAMED = ("?", "", HUMAN)


def replay(path: Path, language: str, plain: bool) -> int:
    """Show the record of a file; return an exit code."""
    try:
        Vocabulary(language)
    except AntipaterError as problem:
        return refused(str(problem))
    try:
        return replay_record(load_record(path), language, plain)
    except FileNotFoundError:
        return refused(f"there is no record {path}")
    except BrokenPipeError:
        raise  # whoever reads has read enough; the command ends quietly
    except OSError as problem:
        return refused(f"{path}: {problem.strerror}")
    except AntipaterError as problem:
        return refused(f"{path}: {problem}")


def replay_record(record: Record, language: str, plain: bool) -> int:
    """Show a record where it can be drawn, tell it where not."""
    words = words_of(record, language)
    cut = frames(duel_state(record.game().start()), recorded_events(record))
    notice = plain_because(words)
    if plain or notice:
        if notice and not plain:
            sys.stdout.write(f"{notice}\n")
        tell(cut, words, sys.stdout)
        return 0
    from antipater.terminal.replay_app import ReplayApp  # heavy: only those who draw wait for it

    ReplayApp(cut, record, language).run()
    return 0


def words_of(record: Record, language: str) -> Words:
    """Return words that call the players as the record does, or by their numbers."""
    numbered = Vocabulary(language)
    tags = [record.tags.get(f"Seat{seat}", "") for seat in range(record.game().seats)]
    names = [tag.capitalize() if tag in OPPONENTS else tag for tag in tags]
    return Words(language, tuple(numbered.player(seat) if name in UNNAMED else name for seat, name in enumerate(names)))


def tell(cut: list[Frame], words: Words, output: TextIO) -> None:
    """Tell a game turn after turn, and how it stands at the end."""
    turn = 0
    for frame in cut:
        for lines in told(words, frame.events):
            output.write(f"- {lines[0]}\n" + "".join(f"  {line}\n" for line in lines[1:]))
        if frame.turn > turn and frame.chosen is not None:
            turn = frame.turn
            age = words.age(frame.state.age)
            output.write(
                "\n" + words.say("terminal-turn", turn=turn, age=age, player=words.player(frame.chosen.seat)) + "\n"
            )
    view = View(cut[-1].state, 0, words)
    output.write("\n" + "\n".join(score_lines(view)) + f"\n{words.decision(view.state)}\n")
