"""Queries for users: the owner of a secret, credentials, personal data."""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from sqlalchemy import Executable, Select, exists, or_, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql.elements import ColumnElement

from antipater.server.games.metadata import CASUAL, OPEN, PRIVATE, RATED, RUNNING
from antipater.server.store.tables import (
    audit,
    games,
    participants,
    seats,
    sessions,
    tokens,
    users,
    warnings,
)

PERSON = (users.c.id, users.c.name, users.c.kind)
STANDING = (users.c.administrator, users.c.second_since, users.c.warned, users.c.muted, users.c.suspended)
MAX_WARNINGS = 20  # in an answer


@dataclass(frozen=True)
class Viewer:
    """Who sends a request: a user, or an unknown visitor."""

    user: str | None = None
    name: str = ""
    kind: str = "anonymous"  # guest, account, bot
    scopes: tuple[str, ...] | None = None  # of the token; None: a session, which may do everything
    key: str | None = field(default=None, compare=False, repr=False)  # hash of the secret of the session or token
    administrator: bool = False
    second_factor: bool = False  # every session of such an account has passed it
    warned: bool = False  # administrators have written something that the user has not read
    muted: int = 0  # until when the user may not chat …
    suspended: int = 0  # … may not play


class GuestWindow(NamedTuple):
    """Which guests are looked at: those after one, created before a time, and no more than a number."""

    after: tuple[int, str]
    before: int
    most: int


class Identity(NamedTuple):
    """The owner of a secret, and when it was last used."""

    viewer: Viewer
    used: int


class Credentials(NamedTuple):
    """A user with the hashes of the password and the recovery code, and the secret of the second factor."""

    id: str
    name: str
    kind: str
    password: str | None
    recovery: str | None
    second_secret: str | None = None
    second_since: int | None = None


class People:
    """Queries; only the writer writes."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def rows(self, query: Select[Any]) -> list[dict[str, Any]]:
        """Return the rows of a query."""
        async with self.engine.connect() as connection:
            return [dict(row._mapping) for row in await connection.execute(query)]

    async def by_session(self, key: str, now: int, idle: int) -> Identity | None:
        """Return the owner of a session; None if it has ended, or was not used for longer than *idle*."""
        query = select(*PERSON, *STANDING, sessions.c.used).join(sessions, sessions.c.user == users.c.id)
        query = query.where(sessions.c.hash == key, sessions.c.expires > now, sessions.c.used > now - idle)
        for row in await self.rows(query.where(users.c.closed.is_(None))):
            return Identity(viewer_of(row, None, key), row["used"])
        return None

    async def by_token(self, key: str, now: int) -> Identity | None:
        """Return the owner of a token, with its scopes; None if it has ended."""
        query = select(*PERSON, *STANDING, tokens.c.scopes, tokens.c.used).join(tokens, tokens.c.user == users.c.id)
        query = query.where(tokens.c.hash == key, users.c.closed.is_(None))
        query = query.where((tokens.c.expires > now) | tokens.c.expires.is_(None))
        for row in await self.rows(query):
            return Identity(viewer_of(row, tuple(row["scopes"]), key), row["used"] or 0)
        return None

    async def credentials(self, *, name_key: str | None = None, user: str | None = None) -> Credentials | None:
        """Return the credentials of a user, by name or id."""
        secrets = (users.c.password, users.c.recovery, users.c.second_secret, users.c.second_since)
        query = select(*PERSON, *secrets).where(users.c.closed.is_(None))
        query = query.where(users.c.name_key == name_key if user is None else users.c.id == user)
        return next((Credentials(**row) for row in await self.rows(query)), None)

    async def has_played(self, user: str) -> bool:
        """Return whether a user has or had a seat anywhere."""
        return bool(await self.rows(select(seats.c.game).where(seats.c.user == user).limit(1)))

    async def sessions_of(self, user: str, now: int, idle: int) -> list[dict[str, Any]]:
        """Return the sessions of a user, the newest first."""
        query = select(sessions).where(sessions.c.user == user).order_by(sessions.c.created.desc(), sessions.c.hash)
        return await self.rows(query.where(sessions.c.expires > now, sessions.c.used > now - idle))

    async def tokens_of(self, user: str) -> list[dict[str, Any]]:
        """Return the tokens of a user, the newest first."""
        return await self.rows(
            select(tokens).where(tokens.c.user == user).order_by(tokens.c.created.desc(), tokens.c.hash)
        )

    async def warnings_of(self, user: str) -> list[dict[str, Any]]:
        """Return what administrators have told a user lately, the newest first."""
        told = select(warnings.c.kind, warnings.c.text, warnings.c.time, warnings.c.until)
        return await self.rows(told.where(warnings.c.user == user).order_by(warnings.c.time.desc()).limit(MAX_WARNINGS))

    def warnings_read(self, user: str) -> Executable:
        """Return the statement that notes that a user has read the warnings."""
        return update(users).where(users.c.id == user).values(warned=False)

    async def preferences_of(self, user: str) -> dict[str, Any]:
        """Return the settings of the page that a user has kept."""
        return dict((await self.rows(select(users.c.preferences).where(users.c.id == user)))[0]["preferences"])

    def preferences_kept(self, user: str, preferences: dict[str, Any]) -> Executable:
        """Return the statement that keeps the settings of a user."""
        return update(users).where(users.c.id == user).values(preferences=preferences)

    async def standing_of(self, user: str) -> dict[str, Any]:
        """Return what administrators have decided about a user."""
        return (await self.rows(select(*STANDING).where(users.c.id == user)))[0]

    async def lapsed_guests(self, guests: GuestWindow, now: int, idle: int) -> tuple[list[str], tuple[int, str]]:
        """Return guests who cannot come back and have no game that is open or running, and the last one looked at.

        So many are looked at as the window has, whatever is stored.
        """
        after, before, most = guests
        order = (users.c.created, users.c.id)
        older = select(*order).where(users.c.kind == "guest", users.c.created < before, tuple_(*order) > after)
        looked = await self.rows(older.order_by(*order).limit(most))
        live = sessions.c.user == users.c.id, sessions.c.expires > now, sessions.c.used > now - idle
        acts = tokens.c.user == users.c.id, or_(tokens.c.expires.is_(None), tokens.c.expires > now)
        at_all = participants.c.publicity.in_((PRIVATE, CASUAL, RATED))  # so that the index finds them
        plays = participants.c.user == users.c.id, at_all, participants.c.status.in_((OPEN, RUNNING))
        made = games.c.creator == users.c.id, games.c.status.in_((OPEN, RUNNING))
        query = select(users.c.id).where(users.c.id.in_([row["id"] for row in looked]))
        query = query.where(*(~exists().where(*conditions) for conditions in (live, acts, plays, made)))
        gone = [row["id"] for row in await self.rows(query.where(or_(users.c.closed.is_(None), ~is_in_audit())))]
        return gone, (looked[-1]["created"], looked[-1]["id"]) if len(looked) == most else (0, "")

    async def live_keys(self, keys: Collection[str], now: int, idle: int) -> set[str]:
        """Return those of some sessions and tokens that have not ended."""
        found = set()
        for key in keys:
            if await self.by_session(key, now, idle) or await self.by_token(key, now):
                found.add(key)
        return found


def is_in_audit() -> ColumnElement[bool]:
    """Return the condition that the log of administrators names a user."""
    return exists().where(audit.c.user == users.c.id)


def viewer_of(row: dict[str, Any], scopes: tuple[str, ...] | None, key: str) -> Viewer:
    """Return the owner of a session or token, with what administrators have decided about the user."""
    return Viewer(
        row["id"],
        row["name"],
        row["kind"],
        scopes,
        key,
        administrator=row["administrator"],
        second_factor=row["second_since"] is not None,
        warned=row["warned"],
        muted=row["muted"],
        suspended=row["suspended"],
    )
