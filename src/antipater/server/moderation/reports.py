"""Reports of users about games and lines of chat, and what administrators read: reports and the audit log.

Lists read a page of an index, however many reports and entries there are.
"""

import secrets
from typing import Any

from sqlalchemy import Select, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from antipater.server.games.metadata import GameMetadata
from antipater.server.lobby.chat import plain_text
from antipater.server.moderation.messages import NewReport
from antipater.server.problems import Problem
from antipater.server.store.people import Viewer
from antipater.server.store.tables import audit, chats, reports, users
from antipater.server.store.writer import Conflict, Writer
from antipater.server.times import now

OPEN, DONE = "open", "done"
PAGE = 50
FEW = 10


class Reports:
    """All reports."""

    def __init__(self, engine: AsyncEngine, browsing: AsyncEngine) -> None:
        self.engine = engine
        self.browsing = browsing

    async def add(self, writer: Writer, viewer: Viewer, metadata: GameMetadata, asked: NewReport) -> str:
        """Store a report; return its id. The line of chat is copied, because it may be deleted."""
        user, line = None, None
        if asked.number is not None:
            if not metadata.seats_of(viewer.user):
                raise Problem(403, "not-allowed", "only the players read the chat of a game")
            user, line = await self.line(metadata.id, asked.number)
        elif asked.seat is not None:
            if asked.seat >= len(metadata.seats):
                raise Problem(422, "bad-seats", f"the game has the seats 0 to {len(metadata.seats) - 1}")
            user = metadata.seats[asked.seat].user
        if user is not None and user == viewer.user:
            raise Problem(409, "yourself", "you cannot report yourself")
        report = secrets.token_urlsafe(9)
        row = {
            "id": report,
            "reporter": viewer.user,
            "game": metadata.id,
            "number": asked.number or 0,
            "user": user,
            "line": line,
            "reason": asked.reason,
            "text": plain_text(asked.text),
            "status": OPEN,
            "created": now(),
        }
        try:
            await writer.write(before=[insert(reports).values(**row)])
        except Conflict as error:
            raise Problem(409, "already-reported", "you have reported this already") from error
        return report

    async def line(self, game: str, number: int) -> tuple[str, str]:
        """Return who wrote a line of chat, and the line."""
        query = select(chats.c.user, chats.c.line).where(chats.c.game == game, chats.c.number == number)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).one_or_none()
        if found is None:
            raise Problem(404, "no-such-line", f"the chat of this game has no line {number}")
        return found.user, found.line

    async def page(self, status: str, before: int | None) -> list[dict[str, Any]]:
        """Return reports with a status, the newest first."""
        query = report_query().where(reports.c.status == status)
        query = query if before is None else query.where(reports.c.created < before)
        return await self.rows(query.limit(PAGE))

    async def about(self, user: str) -> list[dict[str, Any]]:
        """Return the last reports about a user."""
        return await self.rows(report_query().where(reports.c.user == user).limit(FEW))

    async def entries(self, before: int | None = None, user: str | None = None) -> list[dict[str, Any]]:
        """Return entries of the audit log, the newest first; those about a user only a few."""
        doer, about = users.alias("doer"), users.alias("about")
        names = (doer.c.name.label("administrator"), about.c.name.label("user"), audit.c.user.label("user_id"))
        query = select(audit.c.id, audit.c.time, audit.c.action, audit.c.game, audit.c.report, audit.c.facts, *names)
        query = query.outerjoin(doer, doer.c.id == audit.c.administrator).outerjoin(about, about.c.id == audit.c.user)
        query = query if before is None else query.where(audit.c.time < before)
        query = query if user is None else query.where(audit.c.user == user)
        query = query.order_by(audit.c.time.desc(), audit.c.id.desc())
        return await self.rows(query.limit(PAGE if user is None else FEW))

    async def rows(self, query: Select[Any]) -> list[dict[str, Any]]:
        """Return the rows of a query."""
        async with self.browsing.connect() as connection:
            return [dict(row._mapping) for row in await connection.execute(query)]


def report_query() -> Select[Any]:
    """Return the query for reports with the names of users, the newest first."""
    sender, about = users.alias("sender"), users.alias("about")
    kept = [reports.c[name] for name in ("id", "game", "number", "line", "reason", "text", "status", "created")]
    people = [sender.c.name.label("reporter"), reports.c.reporter.label("reporter_id")]
    people += [about.c.name.label("reported"), reports.c.user.label("reported_id")]
    query = select(*kept, *people).join(sender, sender.c.id == reports.c.reporter)
    query = query.outerjoin(about, about.c.id == reports.c.user)
    return query.order_by(reports.c.created.desc(), reports.c.id.desc())
