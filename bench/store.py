"""`python -m bench.store`: what lists, searches and wakes of streams cost in a store with many finished games.

One account has a seat in every game, which is the worst case for its lists. The cost of each request is counted in a
small store and in a large one: hundreds of steps of SQLite's machine, or pages of PostgreSQL, so that other programs do
not matter. It is timed as well, and its statements are explained: one that reads a whole table is named.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from time import perf_counter
from typing import Any

from sqlalchemy import event, insert, text

from antipater.server.operations.settings import Settings
from antipater.server.store.database import Database
from antipater.server.store.listings import Listings
from antipater.server.store.people import GuestWindow, People
from antipater.server.store.tables import deals, games, participants, seats, users
from bench.chaos_servers import postgres_server

# Games in the small store: statistics are about a thousand. PostgreSQL reads tables of a few pages as a whole, and
# indexes only of larger ones, so its small store is larger.
SMALL_SQLITE, SMALL_POSTGRESQL = 1_200, 20_000
PLAYERS = 20_000
TIMES = 25
STEP = 100  # of SQLite's machine: how exactly they are counted
MORE_STEPS, MORE_PAGES = 5, 1.5  # hundreds that a large store may add; times as many pages, because indexes are deeper
DAY = 86_400_000
LARGE_TABLES = ("games", "participants", "seats", "events", "deals", "users")
Asked = Callable[[Listings], Awaitable[Any]]

REQUESTS: dict[str, Asked] = {
    "games of somebody": lambda listed: listed.games_of("ada", False, None, None, 20),
    "own games": lambda listed: listed.games_of("ada", True, None, None, 20),
    "own games with a status": lambda listed: listed.games_of("ada", True, None, "running", 20),
    "games of somebody without any": lambda listed: listed.games_of("eve", False, None, None, 20),
    "a later page": lambda listed: listed.games_of("bea", True, 50, None, 20),
    "all public games": lambda listed: listed.search(None, None, None, None, None, 20),
    "rare games": lambda listed: listed.search("classic", "aborted", None, True, None, 20),
    "games of a player": lambda listed: listed.search(None, "over", "ada", None, None, 20),
    "rare games of a player": lambda listed: listed.search("classic", None, "ada", None, None, 20),
    "rated games of a player": lambda listed: listed.rated("ada", "duel"),
    "rare rated games of a player": lambda listed: listed.rated("ada", "classic"),
    "the lobby": lambda listed: listed.seeks(),
    "challenges": lambda listed: listed.challenges("ada"),
    "open games of a user": lambda listed: listed.created("ada", "open"),
    "a wake of a stream": lambda listed: listed.changed_for("ada", 10**9),
    "the start of a stream": lambda listed: listed.changed_for("eve", None),
    "when a game last ended": lambda listed: listed.last_end("ada"),
    "finished games for a profile": lambda listed: listed.finished("ada"),
    "outdated games in the lobby": lambda listed: listed.outdated(10**13, 1, 1, 1),
    "a position of a running game": lambda listed: listed.alike(range(20)),
    "abandoned games": lambda listed: listed.abandoned(10**13),
    "guests who are gone": lambda listed: People(listed.engine).lapsed_guests(
        GuestWindow((0, ""), 10**13, 100), 10**13, DAY
    ),
}

# Rows are copied from a first one of each table, which SQLAlchemy writes, so that types are those of the database.
NUMBERS = "WITH RECURSIVE numbers(n) AS (SELECT {first} UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < {last})"
LEVEL = "CASE n % 4 WHEN 0 THEN 'rated' WHEN 1 THEN 'casual' ELSE 'private' END"
CHANGED = {
    "users": {"id": "'player-' || n", "name": "'player-' || n", "created": "n"},
    "games": {"id": "'game-' || n", "created": "n", "ended": "n", "publicity": LEVEL},
    "deals": {"game": "'game-' || n"},
}


def say(line: str) -> None:
    """Print a line."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def copies(table: str, first: int, last: int, changed: dict[str, str], condition: str) -> str:
    """Return the statement that copies the first row of a table with other values."""
    columns = [column.name for column in {t.name: t for t in (users, games, deals, seats, participants)}[table].c]
    values = ", ".join(changed.get(name, f'old."{name}"') for name in columns)
    names = ", ".join(f'"{name}"' for name in columns)
    counted = NUMBERS.format(first=first, last=last)
    return f"INSERT INTO {table} ({names}) {counted} SELECT {values} FROM numbers, {table} AS old WHERE {condition}"


async def fill(database: Database, first: int, last: int) -> None:
    """Store finished games of one user against many others."""
    game = {"version": 1, "options": {}, "build": "0", "ruleset": "duel", "status": "over", "creator": "ada"}
    async with database.engine.begin() as connection:
        if first == 0:
            people = ("ada", "bea", "eve", "player")
            rows = [{"id": name, "kind": "guest", "name": name, "created": 0} for name in people]
            await connection.execute(insert(users), rows)
            made = {"id": "game", "created": 0, "ended": 0, "listed": False, "rated": False, "publicity": "private"}
            await connection.execute(insert(games).values(**made, **game))
            secret = {"version": 1, "seed": b"", "salt": b"", "commitment": ""}
            await connection.execute(insert(deals).values(game="game", **secret))
            for seat, user in enumerate(("ada", "bea")):
                await connection.execute(insert(seats).values(game="game", seat=seat, user=user, kind="person"))
                part = {"ruleset": "duel", "status": "over", "publicity": "private", "created": 0, "ended": 0}
                part |= {"seats": 1 << seat, "result": {"reason": "played", "places": [1, 2], "points": [60, 50]}}
                await connection.execute(insert(participants).values(game="game", user=user, invited=False, **part))
            everybody = copies("users", 0, PLAYERS, CHANGED["users"], "old.id = 'player'")
            await connection.execute(text(everybody))
        for table, key in (("games", "old.id = 'game'"), ("deals", "old.game = 'game'")):
            await connection.execute(text(copies(table, first, last, CHANGED[table], key)))
        rival = f"'player-' || (n % {PLAYERS})"
        for user, chosen in (("ada", "'ada'"), ("bea", rival)):
            sat = {"game": "'game-' || n", "user": chosen}
            known = {**sat, "created": "n", "ended": "n", "publicity": LEVEL}
            mine = f"old.game = 'game' AND old.\"user\" = '{user}'"
            await connection.execute(text(copies("seats", first, last, sat, mine)))
            await connection.execute(text(copies("participants", first, last, known, mine)))
    if not database.sqlite:  # which never counts its rows by itself, as PostgreSQL does
        async with database.engine.begin() as connection:
            await connection.execute(text("ANALYZE"))


async def times(database: Database) -> dict[str, float]:
    """Return the shortest time of each request in milliseconds: others may use the machine, too."""
    listed, found = Listings(database.engine), {}
    for name, ask in REQUESTS.items():
        took = []
        for _ in range(TIMES):
            began = perf_counter()
            await ask(listed)
            took.append(1000 * (perf_counter() - began))
        found[name] = min(took)
    return found


async def cost_of(database: Database, ask: Asked) -> int:
    """Return what a request costs: hundreds of steps of SQLite's machine, or pages that PostgreSQL looks at."""
    return await (steps_of(database, ask) if database.sqlite else pages_of(database, ask))


async def steps_of(database: Database, ask: Asked) -> int:
    """Return how many hundreds of steps of SQLite's machine a request takes."""
    counted = 0

    def count() -> bool:
        nonlocal counted
        counted += 1
        return False

    def connected(connection: Any, record: object) -> None:
        connection.run_async(lambda driver: driver.set_progress_handler(count, STEP))

    await database.engine.dispose()
    event.listen(database.engine.sync_engine, "connect", connected)
    listed = Listings(database.engine)
    try:
        await ask(listed)  # connects, which reads the tables
        counted = 0
        await ask(listed)
        return counted
    finally:
        event.remove(database.engine.sync_engine, "connect", connected)


async def pages_of(database: Database, ask: Asked) -> int:
    """Return how many pages PostgreSQL looks at for the statements of a request."""
    pages = 0
    async with database.engine.connect() as connection:
        for statement, parameters in await statements_of(database, ask):
            explained = f"EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) {statement}"
            found = (await connection.exec_driver_sql(explained, parameters)).scalar_one()
            plan = (json.loads(found) if isinstance(found, str) else found)[0]["Plan"]
            pages += plan["Shared Hit Blocks"] + plan["Shared Read Blocks"]
    return pages


async def statements_of(database: Database, ask: Asked) -> list[tuple[str, Any]]:
    """Return the statements of a request with their parameters."""
    sent: list[tuple[str, Any]] = []

    def note(connection: Any, cursor: Any, statement: str, parameters: Any, *more: Any) -> None:
        sent.append((statement, parameters))

    engine = database.engine.sync_engine
    event.listen(engine, "before_cursor_execute", note)
    try:
        await ask(Listings(database.engine))
    finally:
        event.remove(engine, "before_cursor_execute", note)
    return sent


async def whole_tables(database: Database, ask: Asked) -> list[str]:
    """Return the tables that a request reads from one end to the other, by the plans of its statements."""
    explain = "EXPLAIN QUERY PLAN " if database.sqlite else "EXPLAIN "
    found = set()
    async with database.engine.connect() as connection:
        for statement, parameters in await statements_of(database, ask):
            for row in await connection.exec_driver_sql(explain + statement, parameters):
                line = str(row[-1])
                read = [t for t in LARGE_TABLES if f"Seq Scan on {t}" in line or line in (f"SCAN {t}", f"SCAN old {t}")]
                found.update(read)
    return sorted(found)


async def measure(url: str, many: int) -> bool:
    """Measure one database; return whether every statement uses an index and costs as much as in a small store."""
    database = Database(url)
    await database.open()
    try:
        counted = "SQLite: hundreds of steps" if database.sqlite else "PostgreSQL: pages"
        small = SMALL_SQLITE if database.sqlite else SMALL_POSTGRESQL
        say(f"{counted} and milliseconds with {small:,} and {many:,} finished games")
        await fill(database, 0, small)
        few = await times(database)
        cost = {name: await cost_of(database, ask) for name, ask in REQUESTS.items()}
        began = perf_counter()
        await fill(database, small, many)
        say(f"  filled in {perf_counter() - began:.0f} s")
        full = await times(database)
        costs = {name: await cost_of(database, ask) for name, ask in REQUESTS.items()}
        whole = {name: await whole_tables(database, ask) for name, ask in REQUESTS.items()}
        most = {n: cost[n] + MORE_STEPS if database.sqlite else MORE_PAGES * cost[n] + MORE_STEPS for n in REQUESTS}
        grown = [name for name in REQUESTS if costs[name] > most[name]]
        for name in REQUESTS:
            reads = f"   reads all of {', '.join(whole[name])}" if whole[name] else ""
            rises = "   RISES" if name in grown else ""
            told = f"{cost[name]:6} {costs[name]:6}   {few[name]:7.2f} {full[name]:7.2f}"
            say(f"  {name:32} {told}{reads}{rises}")
        return not any(whole.values()) and not grown
    finally:
        await database.close()


async def run(options: argparse.Namespace) -> bool:
    """Measure the databases that are asked for."""
    good = True
    with tempfile.TemporaryDirectory(prefix="antipater-store-") as folder:
        if "sqlite" in options.databases:
            good &= await measure(Settings(data=Path(folder)).database_url, options.games)
        if "postgresql" in options.databases:
            async with AsyncExitStack() as stack:
                server = stack.enter_context(postgres_server())
                url = server.get_uri().replace("postgresql://", "postgresql+asyncpg://")
                good &= await measure(url, options.games)
    return good


def main() -> None:
    """Parse the arguments; fail if a statement reads a whole table, or costs more in the large store."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("databases", nargs="*", default=["sqlite", "postgresql"], help="sqlite, postgresql")
    parser.add_argument("--games", type=int, default=200_000, help="in the large store")
    sys.exit(0 if asyncio.run(run(parser.parse_args())) else 1)


if __name__ == "__main__":
    main()
