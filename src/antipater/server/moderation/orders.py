"""Commands on the machine: rows that a command writes and a server carries out, because it alone changes games.

A server looks for them once a second. If several processes find one, one of them carries it out: its entry in the
audit log is unique. A command about a game is left to the process that plays it.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from antipater.game.errors import AntipaterError
from antipater.server.moderation.measures import (
    ADJOURN,
    CLOSE,
    CONTINUE,
    GRANT,
    MUTE,
    REMOVE,
    RESET,
    REVOKE,
    SETTLE,
    SUSPEND,
    UNDO,
    WARN,
    Doer,
    Measures,
    new_order,
)
from antipater.server.problems import Problem
from antipater.server.store.database import first_line
from antipater.server.store.tables import orders
from antipater.server.store.writer import Conflict, Writer
from antipater.server.times import now

PAUSE = 1.0  # seconds
KEEP = 86_400_000  # milliseconds; the audit log has what was done
MAX_ANSWER = 300
log = logging.getLogger("antipater.server")


class Orders:
    """Carries out commands as they come."""

    def __init__(self, engine: AsyncEngine, writer: Writer, measures: Measures) -> None:
        self.engine = engine
        self.writer = writer
        self.actions: dict[str, Callable[..., Awaitable[None]]] = {
            WARN: measures.warn,
            MUTE: measures.mute,
            SUSPEND: measures.suspend,
            CLOSE: measures.close,
            ADJOURN: measures.adjourn,
            CONTINUE: measures.go_on,
            UNDO: measures.undo,
            REMOVE: measures.remove,
            SETTLE: measures.settle,
            GRANT: measures.grant,
            REVOKE: measures.revoke,
            RESET: measures.reset_second_factor,
        }
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start to look for commands."""
        self.task = asyncio.create_task(self.run(), name="orders")

    async def run(self) -> None:
        """Look for commands, whatever happens."""
        while True:
            try:
                await self.carry_out_all()
            except (AntipaterError, SQLAlchemyError, OSError) as error:
                log.warning("commands could not be carried out: %s", first_line(error))
            await asyncio.sleep(PAUSE)

    async def carry_out_all(self) -> None:
        """Carry out the waiting commands, in their order."""
        query = select(orders).where(orders.c.done.is_(None)).order_by(orders.c.created).limit(20)
        async with self.engine.connect() as connection:
            waiting = [dict(row._mapping) for row in await connection.execute(query)]
        for order in waiting:
            await self.carry_out(order["id"], order["action"], order["facts"])

    async def carry_out(self, order: str, action: str, facts: dict[str, Any]) -> None:
        """Carry out one command, and note why if that is refused."""
        try:
            if action not in self.actions:
                raise Problem(422, "no-such-action", f"this server cannot {action}")
            await self.actions[action](Doer(order=order), **facts)
        except Conflict:
            return  # another process has carried it out
        except Problem as problem:
            if problem.status == 503:
                return  # another process plays the game, or nothing can be written: later
            answer = {"done": now(), "refused": True, "answer": str(problem)[:MAX_ANSWER]}
            await self.writer.write(before=[update(orders).where(orders.c.id == order).values(**answer)])
        outdated = delete(orders).where(orders.c.done < now() - KEEP)
        await self.writer.write(before=[outdated])

    async def close(self) -> None:
        """Stop looking."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)


async def place_order(engine: AsyncEngine, action: str, facts: dict[str, Any], seconds: float) -> tuple[bool, str]:
    """Write a command and wait for a server to carry it out; return whether it did, and its answer."""
    row = new_order(action, facts)
    async with engine.begin() as connection:
        await connection.execute(insert(orders).values(**row))
    for _ in range(max(1, round(seconds / 0.2))):
        await asyncio.sleep(0.2)
        async with engine.connect() as connection:
            found = (await connection.execute(select(orders).where(orders.c.id == row["id"]))).one()
        if found.done is not None:
            return not found.refused, found.answer
    return True, ""
