"""Plays a game in the terminal: drawn where it can be, as a conversation where not."""

import os
import shutil
import sys
from dataclasses import replace
from typing import TYPE_CHECKING

from antipater.game.errors import AntipaterError
from antipater.terminal.classic.plain import ClassicConversation
from antipater.terminal.plain import Conversation
from antipater.terminal.seating import open_session, words_of_session
from antipater.terminal.session import AnySession, ClassicSession
from antipater.terminal.settings import LEAST_HEIGHT, LEAST_WIDTH, Settings
from antipater.text.language import Language
from antipater.text.words import Words

if TYPE_CHECKING:
    from antipater.terminal.playing import Playing

REFUSED = 2  # exit code: what was asked for is impossible


def play(settings: Settings) -> int:
    """Play games until the person has had enough; return an exit code."""
    try:
        Words(settings.language)
        return play_games(settings)
    except AntipaterError as problem:
        return refused(str(problem))
    except BrokenPipeError:
        raise  # whoever reads has read enough; the command ends quietly
    except OSError as problem:
        return refused(f"{problem.filename}: {problem.strerror}" if problem.filename else str(problem))


def refused(message: str) -> int:
    """Say in one line what is impossible; return the exit code for it."""
    sys.stderr.write(f"antipater: {message}\n")
    return REFUSED


def play_games(settings: Settings) -> int:
    """Play the game that the settings ask for, and new ones after it."""
    while True:
        session = open_session(settings)
        try:
            words = words_of_session(session, settings.language)
            notice = plain_because(words)
            if settings.plain or notice:
                if notice and not settings.plain:
                    sys.stdout.write(f"{notice}\n")
                talk = ClassicConversation if isinstance(session, ClassicSession) else Conversation
                return talk(session, words, sys.stdin, sys.stdout).run()
            again = draw(session, settings.language)
        finally:
            session.close()
        if not again:
            say_where_it_is(session, words)
            return 0
        settings = replace(settings, seed=None, record=None, resume=None)


def draw(session: AnySession, language: str) -> bool:
    """Play one game on the whole screen; return whether the person wants another one."""
    app = app_for(session, language)
    again = app.run()
    if app.failure is not None:
        raise app.failure
    return bool(again)


def app_for(session: AnySession, language: str) -> "Playing":
    """Return the screen for a game; drawing is heavy, so only those who draw wait for it."""
    if isinstance(session, ClassicSession):
        from antipater.terminal.classic.app import ClassicApp

        return ClassicApp(session, language)
    from antipater.terminal.app import GameApp

    return GameApp(session, language)


def say_where_it_is(session: AnySession, words: Language) -> None:
    """Say where the record is, and how to go on with the game if it is not over."""
    message = "terminal-recorded" if session.over else "terminal-how-to-go-on"
    if session.recorder is not None:
        sys.stdout.write(words.say(message, file=str(session.recorder.path)) + "\n")


def plain_because(words: Language) -> str:
    """Say why this terminal cannot be drawn on; nothing if it can."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return words.say("terminal-plain-no-terminal")
    if os.environ.get("TERM", "") in ("", "dumb"):
        return words.say("terminal-plain-dumb")
    width, height = shutil.get_terminal_size()
    if width < LEAST_WIDTH or height < LEAST_HEIGHT:
        sizes = {"width": width, "height": height, "least_width": LEAST_WIDTH, "least_height": LEAST_HEIGHT}
        return words.say("terminal-plain-too-small", **sizes)
    return ""
