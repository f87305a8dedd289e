"""Who asks: by the cookie of a session or by a token, and for how long a connection may believe it.

Secrets are known by their hashes alone. What was found is believed for a short while, so that several servers on one
database agree soon when a session ends; whoever ends one here is heard at once. A stream or a socket holds its session:
it is closed when that is over.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from sqlalchemy import delete, update
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import HTTPConnection

from antipater.game.errors import AntipaterError
from antipater.server.problems import Problem
from antipater.server.store.people import Identity, People, Viewer
from antipater.server.store.tables import secret_hash, sessions, tokens
from antipater.server.store.writer import Writer
from antipater.server.times import now

log = logging.getLogger("antipater.server")
SECURE_COOKIE, PLAIN_COOKIE = "__Host-antipater", "antipater"
LOCAL_HOSTS = {"localhost", "127.0.0.1", "::1"}
UNKNOWN_VIEWER = Viewer()
MAX_CACHED = 10_000  # secrets kept in memory
SECOND = 1000  # milliseconds
CACHE_TIME = 30 * SECOND  # how long without asking the store again
RECORD_USE_EVERY = 3600 * SECOND  # how exactly the last use is noted
IDLE = 30 * 24 * 3600 * SECOND  # a session that was not used for so long is over
LIFETIME = 180 * 24 * 3600 * SECOND  # … and any after this time


def is_secure(connection: HTTPConnection) -> bool:
    """Tell whether a browser keeps `Secure` cookies here: over HTTPS, and on this machine."""
    return connection.url.scheme in ("https", "wss") or connection.url.hostname in LOCAL_HOSTS


def cookie_name(secure: bool) -> str:
    """Return the only cookie that is believed: where `__Host-` can be kept, others could have set a plain one."""
    return SECURE_COOKIE if secure else PLAIN_COOKIE


class Authenticator:
    """Recognises whoever asks."""

    def __init__(self, people: People, writer: Writer, most_connections: int) -> None:
        self.people = people
        self.writer = writer
        self.most_connections = most_connections
        self.clock: Callable[[], int] = now
        self.cache: dict[str, tuple[Viewer, int]] = {}  # by hash; with the time until which it is believed
        self.open_by_key: dict[str, list[asyncio.Event]] = {}  # connections by the hash they came by
        self.connections: dict[str, int] = {}  # by account, or by address
        self.monitor_task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look after connections."""
        self.monitor_task = asyncio.create_task(self.monitor(), name="monitor_task")

    async def close(self) -> None:
        """Stop looking after connections."""
        if self.monitor_task is not None:
            self.monitor_task.cancel()
            await asyncio.gather(self.monitor_task, return_exceptions=True)

    async def viewer(self, connection: HTTPConnection) -> Viewer:
        """Return who asks, by the token or the cookie of a request or a socket."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme:
            found = await self.identify(secret_hash(token.strip()), True) if scheme.lower() == "bearer" else None
            if found is None:
                raise Problem(401, "bad-token", "this token is unknown or was revoked")
            return found
        secret = connection.cookies.get(cookie_name(is_secure(connection)))
        return (await self.identify(secret_hash(secret), False) if secret else None) or UNKNOWN_VIEWER

    async def identify(self, key: str, is_token: bool) -> Viewer | None:
        """Return whom a secret, by its hash, belongs to; None if to nobody."""
        time = self.clock()
        viewer, until = self.cache.get(key, (None, 0))
        if viewer is not None and time < until and (viewer.scopes is not None) == is_token:
            return viewer
        self.cache.pop(key, None)
        found = await (self.people.by_token(key, time) if is_token else self.people.by_session(key, time, IDLE))
        if found is None:
            return None
        await self.record_use(found, time)
        while len(self.cache) >= MAX_CACHED:
            del self.cache[next(iter(self.cache))]
        self.cache[key] = (found.viewer, time + CACHE_TIME)
        return found.viewer

    async def record_use(self, found: Identity, time: int) -> None:
        """Note that a secret was used, unless that was noted lately."""
        if found.used <= time - RECORD_USE_EVERY:
            table = sessions if found.viewer.scopes is None else tokens
            await self.writer.write(before=[update(table).where(table.c.hash == found.viewer.key).values(used=time)])

    def invalidate(self, *keys: str) -> None:
        """Believe these no longer, and close what they hold open: they have ended, or mean somebody else now."""
        for key in keys:
            self.cache.pop(key, None)
            for ended in self.open_by_key.get(key, ()):
                ended.set()

    def check_connection_limit(self, viewer: Viewer, address: str) -> None:
        """Refuse a connection to who has enough of them."""
        if self.connections.get(viewer.user or address, 0) >= self.most_connections:
            message = f"at most {self.most_connections} connections at a time; close another one first"
            raise Problem(429, "too-many-connections", message, retry_after=5)

    @contextmanager
    def connection(self, viewer: Viewer, address: str) -> Iterator[asyncio.Event]:
        """Keep a connection open as long as its session lasts: the event is set when it is over."""
        who = viewer.user or address
        self.connections[who] = self.connections.get(who, 0) + 1
        ended = asyncio.Event()
        if viewer.key is not None:
            self.open_by_key.setdefault(viewer.key, []).append(ended)
        try:
            yield ended
        finally:
            self.connections[who] -= 1
            if not self.connections[who]:
                del self.connections[who]
            if viewer.key is not None:
                self.open_by_key[viewer.key].remove(ended)
                if not self.open_by_key[viewer.key]:
                    del self.open_by_key[viewer.key]

    async def monitor(self) -> None:
        """Close connections whose sessions have ended, here by time or on another server."""
        cleared = 0
        while True:
            await asyncio.sleep(CACHE_TIME / SECOND)
            try:
                await self.check_connections()
                if self.clock() >= cleared + RECORD_USE_EVERY:
                    await self.delete_expired()
                    cleared = self.clock()
            except (SQLAlchemyError, OSError, AntipaterError) as error:
                log.warning("sessions could not be looked after: %s", error)

    async def check_connections(self) -> None:
        """Ask the store which sessions of open connections are over, and close those."""
        keys = list(self.open_by_key)
        self.invalidate(*(set(keys) - await self.people.live_keys(keys, self.clock(), IDLE)))

    async def delete_expired(self) -> None:
        """Remove sessions and tokens that are over: what is not needed is not kept."""
        time = self.clock()
        over = (sessions.c.expires <= time) | (sessions.c.used <= time - IDLE)
        await self.writer.write(before=[delete(sessions).where(over), delete(tokens).where(tokens.c.expires <= time)])
