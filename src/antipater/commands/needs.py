"""Optional dependencies of commands, and arguments that several commands read."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from antipater.game.errors import BadOption

HELP = {"help_option_names": ["-h", "--help"]}
STANDARD_INPUT = "-"


def chosen_language(language: str | None) -> str:
    """Return the language that was asked for, else that of the environment if there is a translation, else English."""
    if language:
        return language
    locale = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return "fr" if locale.lower().startswith("fr") else "en"


def checked_file(path: Path | None) -> Path | None:
    """Return a path; raise BadOption if there is no such file, and it is not the standard input."""
    if path is not None and str(path) != STANDARD_INPUT and not path.is_file():
        raise BadOption(f"{path} is a directory, not a record" if path.is_dir() else f"there is no file {path}")
    return path


def content_of(path: Path) -> bytes:
    """Return what is in a file, or comes from the standard input."""
    return sys.stdin.buffer.read() if str(path) == STANDARD_INPUT else path.read_bytes()


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Raise BadOption with the install command if an import of an extra of the package fails."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise BadOption(f"this needs {error.name}: pip install 'antipater[{extra}]'") from error


def read_options(given: list[str]) -> dict[str, str]:
    """Return the options of a ruleset from words such as `promos=yes`."""
    for word in given:
        if "=" not in word:
            raise BadOption(f"an option is NAME=VALUE, as in players=4, not {word!r}")
    return {word.partition("=")[0]: word.partition("=")[2] for word in given}
