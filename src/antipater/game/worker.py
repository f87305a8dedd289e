"""Runs a compiled loop without the GIL, so that threads really run side by side; the only module that names Cython."""

from typing import Any

try:
    import cython  # type: ignore[import-untyped,unused-ignore]
except ImportError:
    from antipater.game import interpreted as cython

from antipater.game.errors import InUse


class Worker:
    """A loop worth running without the GIL; a subclass says what one call does. One thread uses it at a time."""

    def __init__(self) -> None:
        self.running = 0

    def work(self, rounds: int) -> int:
        """Do *rounds* rounds and return a count."""
        return 0

    def run(self, rounds: int) -> int:
        """Release the GIL and work; raise InUse if another thread runs it already."""
        self.check_idle()
        self.running = 1
        with cython.nogil:
            done = self.work(rounds)
        self.running = 0
        return done

    def check_idle(self) -> None:
        """Raise InUse while a thread runs this."""
        if self.running:
            raise InUse(f"another thread is using this {type(self).__name__}; give each thread one of its own")

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError(f"a {type(self).__name__} cannot be pickled: make another one where it is needed")
