"""Authentication: which user sends a request, by the cookie of a session or by a token.

Secrets are stored only as hashes. Results are cached for a short time, so that several servers on one database soon
notice when a session ends; a session that ends here takes effect at once. Streams and sockets are closed when their
session ends.
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
MAX_CACHED = 10_000  # secrets in the cache
SECOND = 1000  # milliseconds
CACHE_TIME = 30 * SECOND  # after which the store is asked again
RECORD_USE_EVERY = 3600 * SECOND  # the precision with which the last use is stored
IDLE = 30 * 24 * 3600 * SECOND  # a session that was not used for so long has ended
LIFETIME = 180 * 24 * 3600 * SECOND  # … and any session after this time


def is_secure(connection: HTTPConnection) -> bool:
    """Return whether a browser keeps `Secure` cookies here: over HTTPS, and on localhost."""
    return connection.url.scheme in ("https", "wss") or connection.url.hostname in LOCAL_HOSTS


def cookie_name(secure: bool) -> str:
    """Return the only cookie that is accepted: where `__Host-` is possible, a plain one may come from elsewhere."""
    return SECURE_COOKIE if secure else PLAIN_COOKIE


class Authenticator:
    """Identifies the user of a request."""

    def __init__(self, people: People, writer: Writer, most_connections: int) -> None:
        self.people = people
        self.writer = writer
        self.most_connections = most_connections
        self.clock: Callable[[], int] = now
        self.cache: dict[str, tuple[Viewer, int]] = {}  # by hash; with the time until which it is valid
        self.open_by_key: dict[str, list[asyncio.Event]] = {}  # open connections by the hash of their secret
        self.connections: dict[str, int] = {}  # their number, by user or by address
        self.monitor_task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start to monitor connections."""
        self.monitor_task = asyncio.create_task(self.monitor(), name="monitor_task")

    async def close(self) -> None:
        """Stop monitoring connections."""
        if self.monitor_task is not None:
            self.monitor_task.cancel()
            await asyncio.gather(self.monitor_task, return_exceptions=True)

    async def viewer(self, connection: HTTPConnection) -> Viewer:
        """Return who sends a request or opens a socket, by its token or cookie."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme:
            found = await self.identify(secret_hash(token.strip()), True) if scheme.lower() == "bearer" else None
            if found is None:
                raise Problem(401, "bad-token", "this token is unknown or was revoked")
            return found
        secret = connection.cookies.get(cookie_name(is_secure(connection)))
        return (await self.identify(secret_hash(secret), False) if secret else None) or UNKNOWN_VIEWER

    async def identify(self, key: str, is_token: bool) -> Viewer | None:
        """Return the owner of a secret by its hash, None if there is none."""
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
        """Store that a secret was used, unless that was stored lately."""
        if found.used <= time - RECORD_USE_EVERY:
            table = sessions if found.viewer.scopes is None else tokens
            await self.writer.write(before=[update(table).where(table.c.hash == found.viewer.key).values(used=time)])

    def invalidate(self, *keys: str) -> None:
        """Remove secrets from the cache and close their connections: they have ended, or have another owner now."""
        for key in keys:
            self.cache.pop(key, None)
            for ended in self.open_by_key.get(key, ()):
                ended.set()

    def check_connection_limit(self, viewer: Viewer, address: str) -> None:
        """Refuse a connection to a user or an address that has too many."""
        if self.connections.get(viewer.user or address, 0) >= self.most_connections:
            message = f"at most {self.most_connections} connections at a time; close another one first"
            raise Problem(429, "too-many-connections", message, retry_after=5)

    @contextmanager
    def connection(self, viewer: Viewer, address: str) -> Iterator[asyncio.Event]:
        """Count a connection while it is open; the event is set when its session ends."""
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
        """Close connections whose sessions have ended, by time or on another server."""
        cleared = 0
        while True:
            await asyncio.sleep(CACHE_TIME / SECOND)
            try:
                await self.check_connections()
                if self.clock() >= cleared + RECORD_USE_EVERY:
                    await self.delete_expired()
                    cleared = self.clock()
            except (SQLAlchemyError, OSError, AntipaterError) as error:
                log.warning("sessions could not be checked: %s", error)

    async def check_connections(self) -> None:
        """Close the open connections whose sessions have ended according to the store."""
        keys = list(self.open_by_key)
        self.invalidate(*(set(keys) - await self.people.live_keys(keys, self.clock(), IDLE)))

    async def delete_expired(self) -> None:
        """Delete sessions and tokens that have ended."""
        time = self.clock()
        over = (sessions.c.expires <= time) | (sessions.c.used <= time - IDLE)
        await self.writer.write(before=[delete(sessions).where(over), delete(tokens).where(tokens.c.expires <= time)])
