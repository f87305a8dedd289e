"""Runs a compiled loop without the GIL, so that threads really run side by side; the only module that names Cython."""

try:
    import cython  # type: ignore[import-untyped,unused-ignore]
except ImportError:
    from antipater.game import interpreted as cython


class Worker:
    """A loop worth running without the GIL; a subclass says what one call does."""

    def work(self, rounds: int) -> int:
        """Do *rounds* rounds and return a count."""
        return 0

    def run(self, rounds: int) -> int:
        """Release the GIL and work."""
        with cython.nogil:
            done = self.work(rounds)
        return done  # noqa: RET504 - one cannot return without the GIL
