"""Settlement of rate limits between the processes on one PostgreSQL: about once a second, what each has counted.

One short transaction adds what this process has counted and reads what has changed. It need not be on the disk, because
nothing is lost with it but a count. Keys are hashes: the store learns no address. Rows go when their window ends.
"""

import asyncio
import logging
from collections.abc import Sequence

from sqlalchemy import Integer, bindparam, case, delete, select, text, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from antipater.server.cluster.ownership import Ownership, database_time
from antipater.server.operations.counters import SETTLE_SECONDS, Counters, Due
from antipater.server.store.database import database_errors, first_line
from antipater.server.store.tables import counts

OVERLAP = 3_000  # milliseconds that are read again: a transaction may be committed later than it says
REMOVE_EVERY = 60  # settlements
SECOND = 1000  # milliseconds
log = logging.getLogger("antipater.server")

NEW = insert(counts).values(until=database_time() + bindparam("left", type_=Integer), updated=database_time())
ENDED = counts.c.until <= database_time()
ADD = NEW.on_conflict_do_update(
    index_elements=[counts.c.hash],
    set_={
        "count": case((ENDED, NEW.excluded.count), else_=counts.c.count + NEW.excluded.count),
        "until": case((ENDED, NEW.excluded.until), else_=counts.c.until),
        "updated": NEW.excluded.updated,
    },
)


class Settlement:
    """Settles the counters of this process with those of the others."""

    def __init__(self, ownership: Ownership, counters: Counters) -> None:
        self.ownership = ownership
        self.counters = counters
        self.since = 0  # the time of the database up to which everything is known
        self.rounds = 0
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start to settle, if other processes may use the database."""
        if self.ownership.shared:
            self.counters.shared = True
            self.task = asyncio.create_task(self.run(), name="settlement")

    async def run(self) -> None:
        """Settle at intervals, whatever happens."""
        while True:
            try:
                await self.settle()
            except database_errors() as error:
                log.warning("rate limits are counted by this process alone: %s", first_line(error))
            await asyncio.sleep(SETTLE_SECONDS)

    async def settle(self) -> None:
        """Write what was counted here for the other processes, and read what they have counted."""
        self.counters.processes = max(1, self.ownership.alive)
        told, cleared = self.counters.due(), sorted(self.counters.cleared)
        async with self.ownership.engine.begin() as connection:
            await connection.execute(text("SET LOCAL synchronous_commit = off"))
            await self.tell(connection, told, cleared)
            time: int = (await connection.execute(select(database_time()))).scalar_one()
            changed = select(counts.c.hash, counts.c.count, counts.c.until)
            changed = changed.where(counts.c.updated >= self.since - OVERLAP, counts.c.until > time)
            rows = (await connection.execute(changed)).all()
        self.since = time
        self.counters.cleared -= set(cleared)
        self.counters.settled(told, [Due(key, count, (until - time) / SECOND) for key, count, until in rows])
        self.rounds += 1

    async def tell(self, connection: AsyncConnection, told: Sequence[Due], cleared: Sequence[str]) -> None:
        """Write what was counted here; now and then, remove what has ended."""
        if cleared:
            none = update(counts).where(counts.c.hash.in_(cleared)).values(count=0, updated=database_time())
            await connection.execute(none)
        if told:
            rows = [{"hash": due.key, "count": due.amount, "left": round(due.seconds * SECOND)} for due in told]
            await connection.execute(ADD, rows)
        if self.rounds % REMOVE_EVERY == 0:
            free = select(counts.c.hash).where(ENDED).with_for_update(skip_locked=True)
            await connection.execute(delete(counts).where(counts.c.hash.in_(free)))

    async def close(self) -> None:
        """Stop."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
