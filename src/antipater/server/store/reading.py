"""Connections that read a SQLite file: a query goes to the thread of its connection once.

aiosqlite goes there for every step of a query: to open a cursor, to execute, to fetch, to close, to roll back. Each way
to another thread and back takes longer than most of our queries do.
"""

import sqlite3
from collections import deque
from collections.abc import Iterable
from functools import partial
from typing import Any, cast

import aiosqlite
from aiosqlite.cursor import Cursor

ROWS = 256  # that are fetched with a query; a log has fewer


class ReadingConnection(aiosqlite.Connection):
    """A connection whose queries come with their rows."""

    steady = True  # no query is under way, nor was one left halfway because its caller was cancelled

    def cursor(self) -> Any:
        """Return a cursor; `await` or `async with` are not needed."""
        return ReadingCursor(self, self._conn.cursor())

    async def rollback(self) -> None:
        """Roll the transaction back, if there is one; reading begins none."""
        if not self.steady or self._conn.in_transaction:
            await super().rollback()


class ReadingCursor(Cursor):
    """A cursor that has its first rows, mostly all, when its query has been executed."""

    def __init__(self, connection: ReadingConnection, cursor: Any) -> None:
        super().__init__(connection, cursor)
        self.reader = connection
        self.rows: deque[Any] = deque()
        self.more = False  # rows may be left

    async def execute(self, sql: str, parameters: Iterable[Any] | None = None) -> "ReadingCursor":
        """Execute a query, and fetch its first rows."""
        self.reader.steady = False
        try:
            await self._execute(self.read, sql, parameters or ())  # type: ignore[no-untyped-call]
        except aiosqlite.Error:
            self.reader.steady = True
            raise
        self.reader.steady = True
        return self

    def read(self, sql: str, parameters: Iterable[Any]) -> None:
        """Execute a query, and fetch its first rows; in the thread of the connection."""
        self._cursor.execute(sql, cast("Any", parameters))
        self.rows = deque(() if self._cursor.description is None else self._cursor.fetchmany(ROWS))
        self.more = len(self.rows) == ROWS

    async def fetchall(self) -> Iterable[Any]:
        """Return all rows that are left."""
        rows, self.rows = self.rows, deque()
        if self.more:
            rows += await super().fetchall()
        return rows

    async def fetchmany(self, size: int | None = None) -> Iterable[Any]:
        """Return some of the rows that are left."""
        if not self.rows and self.more:
            return await super().fetchmany(size)
        return [self.rows.popleft() for _ in range(min(size or self.arraysize, len(self.rows)))]

    async def fetchone(self) -> Any:
        """Return the next row, None if none is left."""
        if not self.rows and self.more:
            return await super().fetchone()
        return self.rows.popleft() if self.rows else None

    async def close(self) -> None:
        """Close the cursor; after a query that was left halfway, behind it."""
        if self.reader.steady:
            self._cursor.close()
        else:
            await super().close()


def connect(file: str) -> ReadingConnection:
    """Return a connection to a file, which `await` opens."""
    # A cursor is made and closed in the thread of the event loop, while that of the connection waits.
    connection = ReadingConnection(partial(sqlite3.connect, file, check_same_thread=False), ROWS)
    connection._thread.daemon = True  # it must not hold the process
    return connection
