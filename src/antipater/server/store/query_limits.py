"""Time limits of queries: PostgreSQL has them by a setting, SQLite calls us at intervals and is interrupted.

No query of a server may run for long, because a few of them would hold all connections; and none may run on while the
server stops.
"""

from time import monotonic
from typing import Any

from sqlalchemy import Engine, event
from sqlalchemy.exc import DBAPIError

STEPS = 10_000  # of SQLite's machine between two calls: half a millisecond or so
CANCELLED = "57014"  # PostgreSQL: query_canceled


class QueryLimits:
    """The limit of every query of a database; `stop` interrupts those that run, and all later ones."""

    def __init__(self, seconds: float | None = None) -> None:
        self.seconds = seconds
        self.stopping = False

    def attach(self, engine: Engine) -> None:
        """Apply the limit to all connections of an engine for SQLite."""

        def connected(connection: Any, record: Any) -> None:
            deadline = record.info["deadline"] = Deadline(self)
            connection.run_async(lambda driver: driver.set_progress_handler(deadline.is_over, STEPS))

        def executing(connection: Any, *_: object) -> None:
            connection.info["deadline"].start()

        event.listen(engine, "connect", connected)
        event.listen(engine, "before_cursor_execute", executing)

    def stop(self) -> None:
        """Interrupt every query."""
        self.stopping = True


class Deadline:
    """When the query of one connection is interrupted."""

    def __init__(self, limits: QueryLimits) -> None:
        self.limits = limits
        self.until = float("inf")

    def start(self) -> None:
        """Start to measure a query."""
        self.until = float("inf") if self.limits.seconds is None else monotonic() + self.limits.seconds

    def is_over(self) -> bool:
        """Return whether SQLite must interrupt the query; called in the thread of the connection."""
        return self.limits.stopping or monotonic() > self.until


def is_interrupted(error: Exception) -> bool:
    """Return whether a query was interrupted because it took too long."""
    if not isinstance(error, DBAPIError):
        return False
    return str(error.orig) == "interrupted" or getattr(error.orig, "sqlstate", None) == CANCELLED
