"""Optional dependencies of commands, and arguments that several commands read."""

from collections.abc import Iterator
from contextlib import contextmanager

from antipater.game.errors import BadOption


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
