"""The server's time: milliseconds since 1970 that never go back, even if the machine's clock does."""

from time import monotonic_ns, time_ns


class ServerTime:
    """The machine's clock at the start of the process, plus a monotonic count since then."""

    def __init__(self) -> None:
        self.origin = (time_ns() - monotonic_ns()) // 1_000_000

    def now(self) -> int:
        """Return the time."""
        return self.origin + monotonic_ns() // 1_000_000

    def skip(self, milliseconds: int) -> None:
        """Move the time forward; only tests do."""
        self.origin += milliseconds


TIME = ServerTime()


def now() -> int:
    """Return the server's time in milliseconds."""
    return TIME.now()
