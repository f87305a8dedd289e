"""Plays a game in the terminal: on the whole screen where the terminal can be drawn on, else in plain words."""

import os
import shutil
import sys
from dataclasses import replace
from typing import Any

from antipater.catalog import ruleset
from antipater.game.errors import AntipaterError
from antipater.terminal.conversation import Conversation, record_path
from antipater.terminal.seating import check_language, open_session, words_of_session
from antipater.terminal.session import AnySession
from antipater.terminal.settings import LEAST_HEIGHT, LEAST_WIDTH, Settings
from antipater.text.words import words_about

REFUSED = 2  # exit code: what was asked for is impossible


def play(settings: Settings) -> int:
    """Play games until the person wants no more; return an exit code."""
    try:
        check_language(settings.language)
        return play_games(settings)
    except AntipaterError as problem:
        return refused(str(problem))
    except BrokenPipeError:
        raise  # the reader has read enough; the command ends quietly
    except OSError as problem:
        return refused(f"{problem.filename}: {problem.strerror}" if problem.filename else str(problem))


def refused(message: str) -> int:
    """Write one line about what is impossible; return the exit code for it."""
    sys.stderr.write(f"antipater: {message}\n")
    return REFUSED


def play_games(settings: Settings) -> int:
    """Play the game that the settings ask for, and new ones after it."""
    if settings.menu and not settings.plain and not plain_because(words_about(ruleset("duel"), settings.language)):
        from antipater.terminal.start import StartApp

        asked = StartApp(settings).run()
        if asked is None:
            return 0
        settings = asked
    while True:
        session = open_session(settings)
        try:
            words = words_of_session(session, settings.language)
            notice = plain_because(words)
            if settings.plain or notice:
                if notice and not settings.plain:
                    sys.stdout.write(f"{notice}\n")
                return Conversation(session, words, sys.stdin, sys.stdout).run()
            again = play_on_screen(session, settings.language)
        finally:
            session.close()
        if not again:
            if session.recorder is not None:
                sys.stdout.write(record_path(session, words) + "\n")
            return 0
        settings = replace(settings, seed=None, record=None, resume=None)


def play_on_screen(session: AnySession, language: str) -> bool:
    """Play one game on the whole screen; return whether the person wants another one."""
    app = session.table.game_app(session, language)
    again = app.run()
    if app.failure is not None:
        raise app.failure
    return bool(again)


def plain_because(words: Any) -> str:
    """Return why this terminal cannot be drawn on; nothing if it can."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return str(words.say("terminal-plain-no-terminal"))
    if os.environ.get("TERM", "") in ("", "dumb"):
        return str(words.say("terminal-plain-dumb"))
    width, height = shutil.get_terminal_size()
    if width < LEAST_WIDTH or height < LEAST_HEIGHT:
        sizes = {"width": width, "height": height, "least_width": LEAST_WIDTH, "least_height": LEAST_HEIGHT}
        return str(words.say("terminal-plain-too-small", **sizes))
    return ""
