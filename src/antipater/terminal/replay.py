"""Shows a record again: step by step on the whole screen, or turn after turn in plain words."""

import sys
from pathlib import Path
from typing import Any, TextIO

from antipater.game.errors import AntipaterError
from antipater.notation.records import Record, load_record
from antipater.rules.classic.turn import ClassicState
from antipater.terminal import telling
from antipater.terminal.classic import describe as classic_describe
from antipater.terminal.classic import telling as classic_telling
from antipater.terminal.classic.view import ClassicView
from antipater.terminal.describe import score_lines
from antipater.terminal.frames import Frame, frames
from antipater.terminal.play import plain_because, refused
from antipater.terminal.seating import names_of, recorded_events
from antipater.terminal.session import GameEvent
from antipater.terminal.view import View
from antipater.text.words import Speech, Words, words_about


def replay(path: Path, language: str, plain: bool) -> int:
    """Show the record of a file; return an exit code."""
    try:
        Words(language)
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
    cut = frames(record.game().start(), recorded_events(record))
    notice = plain_because(words)
    if plain or notice:
        if notice and not plain:
            sys.stdout.write(f"{notice}\n")
        tell(cut, words, sys.stdout)
        return 0
    screen(cut, record, language)
    return 0


def screen(cut: list[Frame[Any]], record: Record, language: str) -> None:
    """Show a record on the whole screen; drawing is heavy, so only those who draw wait for it."""
    if isinstance(cut[0].state, ClassicState):
        from antipater.terminal.classic.replay_app import ClassicReplay

        ClassicReplay(cut, record, language).run()
    else:
        from antipater.terminal.replay_app import ReplayApp

        ReplayApp(cut, record, language).run()


def words_of(record: Record, language: str) -> Any:
    """Return words that call the players as the record does, or by their numbers."""
    game = record.game()
    tags = [record.tags.get(f"Seat{seat}", "") for seat in range(game.seats)]
    return words_about(game, language, names_of(tags, words_about(game, language)))


def told(words: Any, events: tuple[GameEvent[Any], ...]) -> list[list[str]]:
    """Return what happened; whoever watches a record may know everything."""
    if events and isinstance(events[0].before, ClassicState):
        return classic_telling.told(words, events)
    return telling.told(words, events)


def standing(words: Any, state: Any) -> list[str]:
    """Return the score sheet of a position."""
    if isinstance(state, ClassicState):
        return classic_describe.score_lines(ClassicView(state, 0, words))
    return score_lines(View(state, 0, words))


def turn_words(words: Speech[Any], frame: Frame[Any]) -> str:
    """Return the heading of a turn; the story of a turn of classic 7 Wonders has its own."""
    if isinstance(frame.state, ClassicState) or frame.chosen is None:
        return ""
    age, player = words.age(frame.state.age), words.player(frame.chosen.seat)
    return words.say("terminal-turn", turn=frame.turn, age=age, player=player) + "\n"


def tell(cut: list[Frame[Any]], words: Any, output: TextIO) -> None:
    """Tell a game turn after turn, and how it stands at the end."""
    turn = 0
    for frame in cut:
        for lines in told(words, frame.events):
            output.write(f"- {lines[0]}\n" + "".join(f"  {line}\n" for line in lines[1:]))
        if frame.turn > turn and frame.chosen is not None:
            turn = frame.turn
            output.write(f"\n{turn_words(words, frame)}")
    last = cut[-1].state
    output.write("\n" + "\n".join(standing(words, last)) + f"\n{words.decision(last)}\n")
