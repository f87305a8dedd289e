"""The server's time: milliseconds since 1970 that never go back, whatever somebody does to the machine's clock."""

from time import monotonic_ns, time_ns


class ServerTime:
    """The machine's clock as it stood when the process began, and a steady count since."""

    def __init__(self) -> None:
        self.origin = (time_ns() - monotonic_ns()) // 1_000_000

    def now(self) -> int:
        """Return the time."""
        return self.origin + monotonic_ns() // 1_000_000

    def skip(self, milliseconds: int) -> None:
        """Let time pass at once; only tests do."""
        self.origin += milliseconds


TIME = ServerTime()


def now() -> int:
    """Return the server's time in milliseconds."""
    return TIME.now()
