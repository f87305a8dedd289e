"""Backups: one SQLite file with all tables, from either kind of store; servers need not stop.

A SQLite store is copied by SQLite's online backup. PostgreSQL is read table by table within one transaction, which
sees one moment. A backup can be restored into either kind of store, so this is also the way from one to the other.
"""

import os
import shutil
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Select, Table, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from antipater.game.errors import AntipaterError
from antipater.server.store.database import Database, first_line
from antipater.server.store.tables import counts, games, metadata, processes, users

ROWS = 1_000  # copied at a time
# Leases and counts of rate limits are left out: they are only valid while their processes run.
TABLES = [table for table in metadata.sorted_tables if table not in (processes, counts)]


class BackupFailed(AntipaterError):
    """A backup that cannot be made or restored; nothing was changed."""


async def back_up(url: str, file: Path) -> dict[str, int]:
    """Write everything in a store to a new file; return the number of rows of each table."""
    if file.exists():
        raise BackupFailed(f"{file} already exists; choose another name")
    if not file.absolute().parent.is_dir():
        raise BackupFailed(f"there is no directory {file.parent}")
    beside = file.with_name(f"{file.name}.new")
    database = Database(url)
    try:
        if database.sqlite:
            copy_file(Path(str(database.url.database)), beside)
        else:
            await copy_tables_to(database, beside)
        counts = check_file(beside)
        sync_private(beside)
        beside.replace(file)
        return counts
    except (SQLAlchemyError, OSError, sqlite3.Error) as error:
        raise BackupFailed(f"the backup failed: {first_line(error)}") from error
    finally:
        await database.close()
        delete_file(beside)


async def restore(url: str, file: Path) -> dict[str, int]:
    """Restore a backup into an empty store; return the number of rows of each table."""
    if not file.is_file():
        raise BackupFailed(f"there is no file {file}")
    with TemporaryDirectory(prefix="antipater-restore-") as folder:
        copied = Path(folder) / "backup.sqlite3"
        try:
            copy_file(file, copied)
            check_file(copied)
        except sqlite3.Error as error:
            raise BackupFailed(f"{file} is not a backup: {error}") from error
        # An older backup is migrated to the current tables, in the copy.
        older = Database(f"sqlite+aiosqlite:///{copied}")
        await older.open()
        await older.close()
        counts = check_file(copied)
        try:
            await restore_into(Database(url), copied)
        except (SQLAlchemyError, OSError, sqlite3.Error) as error:
            raise BackupFailed(f"the backup cannot be restored: {first_line(error)}") from error
    return counts


async def restore_into(database: Database, copied: Path) -> None:
    """Write a backup with current tables into a store."""
    if not database.sqlite:
        await database.open()
        try:
            await copy_tables_from(copied, database)
        finally:
            await database.close()
        return
    place = Path(str(database.url.database))
    database.lock_file(place)  # no server may run there, and none may start
    try:
        if place.exists() and place.stat().st_size:  # locking creates an empty file
            raise BackupFailed(
                f"{place} already exists; a backup is restored only into an empty place; move the file away first"
            )
        beside = place.with_name(f"{place.name}.new")
        try:
            shutil.copyfile(copied, beside)
            sync_private(beside)
            beside.replace(place)
        finally:
            delete_file(beside)
    finally:
        await database.close()


# SQLite files.


def copy_file(source: Path, target: Path) -> None:
    """Copy a SQLite file as it is at one moment, even while a server writes to it."""
    if not source.is_file():
        raise BackupFailed(f"there are no games at {source}")
    delete_file(target)
    with closing(sqlite3.connect(source)) as read, closing(sqlite3.connect(target)) as written:
        read.backup(written)
        written.execute("PRAGMA journal_mode=DELETE")  # one file, without -wal and -shm


def check_file(file: Path) -> dict[str, int]:
    """Return the number of rows of each table of a backup; raise BackupFailed if it is damaged or not a backup."""
    with closing(sqlite3.connect(file)) as read:
        (found,) = read.execute("PRAGMA integrity_check").fetchone()
        if found != "ok":
            raise BackupFailed(f"{file} is damaged: {found}")
        there = {name for (name,) in read.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if not {"alembic_version", "games", "events"} <= there:
            raise BackupFailed(f"{file} is not a backup: it has no games")
        counted = [table.name for table in TABLES if table.name in there]
        return {name: read.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in counted}


def sync_private(file: Path) -> None:
    """Sync a file to the disk, readable for its owner only: it contains secrets."""
    file.chmod(0o600)
    with file.open("rb") as written:
        os.fsync(written.fileno())


def delete_file(file: Path) -> None:
    """Delete a file if it exists, and the files that SQLite keeps beside it."""
    for name in (file.name, f"{file.name}-wal", f"{file.name}-shm", f"{file.name}.lock"):
        with suppress(FileNotFoundError):
            file.with_name(name).unlink()


# Tables.


async def copy_tables_to(database: Database, file: Path) -> None:
    """Copy every table of a store into a new SQLite file."""
    target = Database(f"sqlite+aiosqlite:///{file}")
    await target.open()
    try:
        one_moment = database.engine.execution_options(isolation_level="REPEATABLE READ")
        async with one_moment.connect() as read, target.engine.begin() as written:
            if not await read.scalar(text("SELECT to_regclass('alembic_version')")):
                raise BackupFailed("there are no games in this database")
            await copy_tables(read, written)
    finally:
        await target.close()
    with closing(sqlite3.connect(file)) as written_file:
        written_file.execute("PRAGMA journal_mode=DELETE")


async def copy_tables_from(file: Path, database: Database) -> None:
    """Copy every table of a SQLite file into an empty store, all or nothing."""
    source = Database(f"sqlite+aiosqlite:///{file}")
    try:
        async with source.engine.connect() as read, database.engine.begin() as written:
            for table in (users, games):
                if await written.scalar(select(func.count()).select_from(table)):
                    raise BackupFailed(
                        f"the database already has {table.name}; a backup is restored only into an empty database"
                    )
            await copy_tables(read, written)
    finally:
        await source.close()


async def copy_tables(read: AsyncConnection, written: AsyncConnection) -> None:
    """Copy every row, referenced tables first."""
    if written.dialect.name == "sqlite":
        await written.execute(text("PRAGMA defer_foreign_keys=ON"))
    for table in TABLES:
        async with read.stream(oldest_first(table)) as rows:
            async for part in rows.mappings().partitions(ROWS):
                await written.execute(insert(table), [without_owner(table, dict(row)) for row in part])


def oldest_first(table: Table) -> Select[*tuple[object, ...]]:
    """Return the query for all rows, the oldest first, because newer rows may refer to them."""
    return select(table).order_by(table.c.created) if "created" in table.c else select(table)


def without_owner(table: Table, row: dict[str, object]) -> dict[str, object]:
    """Return a row without its owner, a process that no longer runs."""
    return {**row, "owner": None} if table is games else row
