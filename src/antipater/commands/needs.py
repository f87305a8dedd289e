"""What commands need beyond the game itself, said in a sentence where it is missing; what several of them read."""

from collections.abc import Iterator
from contextlib import contextmanager

from antipater.game.errors import BadOption


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Import what belongs to an extra of the package; say how to get it if it is not there."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise BadOption(f"this needs {error.name}: pip install 'antipater[{extra}]'") from error


def read_options(given: list[str]) -> dict[str, str]:
    """Read options of a ruleset, `promos=yes`."""
    for word in given:
        if "=" not in word:
            raise BadOption(f"an option is NAME=VALUE, as in players=4, not {word!r}")
    return {word.partition("=")[0]: word.partition("=")[2] for word in given}
