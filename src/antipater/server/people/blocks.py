"""Blocks: two users of whom one has blocked the other do not chat, challenge each other or meet in the lobby.

A user may block a limited number of others. A question is about few people, so its cost depends neither on how many
users have blocked somebody nor on how many blocks are stored.
"""

from collections.abc import Collection
from typing import Any

from sqlalchemy import and_, delete, func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from antipater.server.problems import Problem
from antipater.server.store.tables import blocks, users
from antipater.server.store.writer import Conflict, Writer
from antipater.server.times import now

MAX_BLOCKS = 200  # of one user


class Blocks:
    """All blocks."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self.engine = engine
        self.writer = writer

    async def with_blocks(self, user: str | None, others: Collection[str | None]) -> set[str]:
        """Return those of some users who have blocked a user, or whom the user has blocked."""
        asked = set(others) - {None, user}
        if user is None or not asked:
            return set()
        own = and_(blocks.c.user == user, blocks.c.blocked.in_(asked))
        foreign = and_(blocks.c.blocked == user, blocks.c.user.in_(asked))
        async with self.engine.connect() as connection:
            found = await connection.execute(select(blocks.c.user, blocks.c.blocked).where(or_(own, foreign)))
            return {one if other == user else other for one, other in found}

    async def check(self, user: str | None, others: Collection[str | None]) -> None:
        """Refuse that a user meets others if there is a block between them."""
        if await self.with_blocks(user, others):
            raise Problem(403, "blocked", "one of you has blocked the other")

    async def add(self, user: str, blocked: str) -> None:
        """Block a user; one who is blocked already stays so."""
        if user == blocked:
            raise Problem(409, "yourself", "you cannot block yourself")
        count = select(func.count()).select_from(blocks).where(blocks.c.user == user)
        async with self.engine.connect() as connection:
            if (await connection.execute(count)).scalar_one() >= MAX_BLOCKS:
                raise Problem(409, "too-many-blocks", f"you can block at most {MAX_BLOCKS} users; unblock one first")
        try:
            await self.writer.write(before=[insert(blocks).values(user=user, blocked=blocked, time=now())])
        except Conflict:
            return

    async def remove(self, user: str, blocked: str) -> None:
        """Unblock a user."""
        await self.writer.write(before=[delete(blocks).where(blocks.c.user == user, blocks.c.blocked == blocked)])

    async def list_of(self, user: str) -> list[dict[str, Any]]:
        """Return whom a user has blocked, the newest first."""
        query = select(users.c.id, users.c.name, blocks.c.time).join(blocks, blocks.c.blocked == users.c.id)
        query = query.where(blocks.c.user == user).order_by(blocks.c.time.desc(), users.c.id)
        async with self.engine.connect() as connection:
            return [dict(row._mapping) for row in await connection.execute(query)]
