"""What commands need beyond the game itself, said in a sentence where it is missing."""

from collections.abc import Iterator
from contextlib import contextmanager

from antipater.game.errors import BadOption


@contextmanager
def needs_server() -> Iterator[None]:
    """Import what belongs to the server; say how to get it if it is not there."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise BadOption(f"this needs {error.name}: pip install 'antipater[server]'") from error
