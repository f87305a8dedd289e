"""The store, on SQLite and on PostgreSQL: written once, in order, all or nothing."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import func, insert, select, text

from antipater.server.store.archive import Archive
from antipater.server.store.database import Database, StoreUnusable
from antipater.server.store.tables import events, games, metadata
from antipater.server.store.writer import Conflict, Writer, WriterClosed
from tests.server.conftest import SHIPPED


@pytest.fixture(params=["sqlite", "postgresql"])
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Database]:
    kind = request.param
    url = (
        f"sqlite+aiosqlite:///{tmp_path / 'store.sqlite3'}" if kind == "sqlite" else request.getfixturevalue("postgres")
    )
    database = Database(url)
    await database.open()
    async with database.engine.begin() as connection:
        row = {"ruleset": "duel", "version": 1, "options": {}, "status": "open", "build": "0", "created": 0}
        flags = {"listed": False, "rated": False, "seeds": False}
        await connection.execute(insert(games), [{"id": f"game-{n}", **row, **flags} for n in range(20)])
    yield database
    await database.close()


def row(game: int, seq: int, client: str | None = None) -> dict[str, object]:
    entry = {"seq": seq, "kind": "action", "seat": 0, "payload": {"choice": seq}, "time": 0, "client": client}
    return {"game": f"game-{game}", **entry}


async def test_what_waits_is_written_together(database: Database) -> None:
    writer = Writer(database)
    writer.start()
    for seq in range(1, 11):
        await asyncio.gather(*(writer.write([row(game, seq)]) for game in range(20)))
    assert writer.requests == 200
    assert writer.batches <= 20
    await writer.close()
    archive = Archive(database.engine)
    for game in range(20):
        entries = await archive.entries(f"game-{game}")
        assert [(entry.seq, entry.payload) for entry in entries] == [(seq, {"choice": seq}) for seq in range(1, 11)]
    with pytest.raises(WriterClosed):
        await writer.write([row(0, 11)])


async def test_only_the_guilty_request_of_a_batch_is_refused(database: Database) -> None:
    writer = Writer(database)
    writer.start()
    await writer.write([row(0, 1, "taken")])
    wrong = [row(1, 1), row(0, 1)], [row(0, 2, "taken")], [row(2, 1), row(2, 1)]
    right = [row(3, 1)], [row(4, 1), row(4, 2)]
    answers = await asyncio.gather(*(writer.write(rows) for rows in (*wrong, *right)), return_exceptions=True)
    assert [type(answer) for answer in answers] == [Conflict, Conflict, Conflict, type(None), type(None)]
    await writer.close()
    async with database.engine.connect() as connection:
        assert (await connection.execute(select(func.count()).select_from(events))).scalar_one() == 4


def test_what_is_shipped_is_durable_and_slow_to_guess() -> None:
    """Tests hash quickly and wait for no disk; a server waits, and hashes as OWASP recommends."""
    assert SHIPPED == ("FULL", 19, 2)


async def test_tables_are_what_the_migrations_make(database: Database) -> None:
    """A column that no migration adds would be missing on every server with an older database."""
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    async with database.engine.connect() as connection:
        difference = await connection.run_sync(
            lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)
        )
    assert difference == []


async def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'store.sqlite3'}"
    first, second = Database(url), Database(url)
    await first.open()
    with pytest.raises(StoreUnusable, match="another server is using"):
        await second.open()
    await first.close()
    await second.open()
    await second.close()


async def test_an_unusable_database_is_named_without_its_password() -> None:
    database = Database("postgresql+asyncpg://somebody:hunter2@127.0.0.1:1/nothing")
    with pytest.raises(StoreUnusable, match="cannot be used") as refused:
        await database.open()
    assert "hunter2" not in str(refused.value)


async def test_readers_see_every_row_and_outlive_a_caller_that_leaves(database: Database) -> None:
    numbers = text(
        "WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < :most) "
        "SELECT n FROM counted"
    )
    for most in (0, 1, 255, 256, 257, 1000):  # around what is fetched with a query
        wanted = list(range(1, most + 1)) or [1]
        async with database.engine.connect() as connection:
            assert list((await connection.execute(numbers, {"most": most})).scalars()) == wanted
            assert (await connection.execute(numbers, {"most": most})).first() == (1,)
            rows = await connection.stream(numbers, {"most": most})
            assert [row.n async for row in rows] == wanted
    asked = [asyncio.create_task(Archive(database.engine).last_seq(f"game-{n}")) for n in range(20)]
    await asyncio.sleep(0)
    for task in asked[::2]:
        task.cancel()
    await asyncio.gather(*asked, return_exceptions=True)
    archive = Archive(database.engine)
    assert await asyncio.gather(*(archive.last_seq(f"game-{n}") for n in range(20))) == [0] * 20
