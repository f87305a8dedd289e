"""What a request costs does not depend on how many games are stored; no query runs without end.

Cost is counted in steps of SQLite's machine, so that the tests do not depend on the speed of the computer.
"""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import insert, text
from sqlalchemy.exc import DBAPIError, OperationalError

from antipater.server.operations.security import unexpected_problem
from antipater.server.store.database import Database
from antipater.server.store.tables import deals, games, participants, seats, users
from bench.store import REQUESTS, steps_of, whole_tables

ENDLESS = text("WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t) SELECT max(n) FROM t")


async def fill(database: Database, first: int, last: int) -> None:
    """Store finished private games of a user against others."""
    ids = [(number, f"game-{number:06}") for number in range(first, last)]
    shared = {"version": 1, "options": {}, "build": "0", "ruleset": "duel", "status": "over"}
    public = {"listed": False, "rated": False, "publicity": "private"}
    async with database.engine.begin() as connection:
        if first == 0:
            people = [{"id": name, "kind": "guest", "name": name, "created": 0} for name in ("ada", "bea", "eve")]
            await connection.execute(insert(users), people)
        made = [{"id": game, "created": n, "ended": n, "creator": "ada", **shared, **public} for n, game in ids]
        await connection.execute(insert(games), made)
        secret = {"version": 1, "seed": b"", "salt": b"", "commitment": ""}
        await connection.execute(insert(deals), [{"game": game, **secret} for _, game in ids])
        taken = [(0, "ada"), (1, "bea")]
        places = [{"game": g, "seat": seat, "user": user, "kind": "person"} for _, g in ids for seat, user in taken]
        await connection.execute(insert(seats), places)
        rows = [
            {"game": g, "user": user, "invited": False, "ruleset": "duel", "status": "over", "publicity": "private"}
            | {"created": n, "ended": n}
            for n, g in ids
            for _, user in taken
        ]
        await connection.execute(insert(participants), rows)


async def test_lists_cost_the_same_whatever_is_stored(tmp_path: Path) -> None:
    database = Database(f"sqlite+aiosqlite:///{tmp_path / 'store.sqlite3'}")
    await database.open()
    try:
        await fill(database, 0, 1_200)  # statistics are about a thousand games
        few = {name: await steps_of(database, ask) for name, ask in REQUESTS.items()}
        await fill(database, 1_200, 4_000)
        many = {name: await steps_of(database, ask) for name, ask in REQUESTS.items()}
        whole = {name: await whole_tables(database, ask) for name, ask in REQUESTS.items()}
    finally:
        await database.close()
    grown = {name: (few[name], many[name]) for name in REQUESTS if many[name] > few[name] + 5}
    assert grown == {}
    assert {name: read for name, read in whole.items() if read} == {}, "every statement uses an index"


async def test_a_query_without_end_is_interrupted(tmp_path: Path) -> None:
    database = Database(f"sqlite+aiosqlite:///{tmp_path / 'store.sqlite3'}", query_seconds=0.05)
    await database.open()
    try:
        async with database.browsing.connect() as connection:
            with pytest.raises(OperationalError) as interrupted:
                await connection.execute(ENDLESS)
            assert (await connection.execute(text("SELECT 1"))).scalar_one() == 1, "the connection is of use"
    finally:
        await database.close()
    problem = unexpected_problem({"method": "GET", "path": "/"}, interrupted.value)
    assert (problem.status, problem.code) == (503, "query-too-long")


async def test_a_query_without_end_is_interrupted_by_postgresql(postgres: str) -> None:
    database = Database(postgres, query_seconds=0.5)  # connecting takes queries, too
    await database.open()
    try:
        async with database.browsing.connect() as connection:
            with pytest.raises(DBAPIError) as interrupted:
                await connection.execute(text("SELECT pg_sleep(600)"))
    finally:
        await database.close()
    problem = unexpected_problem({"method": "GET", "path": "/"}, interrupted.value)
    assert (problem.status, problem.code) == (503, "query-too-long")


async def test_closing_the_store_interrupts_queries(tmp_path: Path) -> None:
    database = Database(f"sqlite+aiosqlite:///{tmp_path / 'store.sqlite3'}")
    await database.open()

    async def query() -> None:
        async with database.browsing.connect() as connection:
            await connection.execute(ENDLESS)

    running = asyncio.create_task(query())
    while not database.browsing.pool.checkedout():  # type: ignore[attr-defined]
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.05)
    database.limits.stop()
    with pytest.raises(OperationalError, match="interrupted"):
        await running
    await database.close()
