"""Who asks: guests by a name and a secret in a cookie. Secrets are random, and stored as hashes only.

Over HTTPS and on this machine the cookie is `__Host-`, `Secure`; on a plain LAN address browsers keep no such cookie,
so there it goes without, and the page is told to warn.
"""

import secrets
import unicodedata

from fastapi import Response
from sqlalchemy import insert
from starlette.requests import HTTPConnection

from antipater.server.games.house import digest
from antipater.server.games.log import now
from antipater.server.games.standing import Viewer
from antipater.server.problems import Problem
from antipater.server.store.archive import Archive
from antipater.server.store.tables import sessions, users
from antipater.server.store.writer import Writer
from antipater.text.words import YOU

SECURE_COOKIE, PLAIN_COOKIE = "__Host-antipater", "antipater"
LIFETIME = 90 * 24 * 3600  # seconds
REMEMBERED = 10_000  # sessions kept in memory
HERE = {"localhost", "127.0.0.1", "::1"}
NOBODY = Viewer()


class Sessions:
    """Every session of this server."""

    def __init__(self, archive: Archive, writer: Writer) -> None:
        self.archive = archive
        self.writer = writer
        self.known: dict[str, Viewer] = {}  # by the hash of the secret

    async def viewer(self, connection: HTTPConnection) -> Viewer:
        """Return who asks, by the cookie of a request or a socket."""
        secret = connection.cookies.get(SECURE_COOKIE) or connection.cookies.get(PLAIN_COOKIE)
        if not secret:
            return NOBODY
        hashed = digest(secret)
        if hashed not in self.known:
            found = await self.archive.viewer(hashed, now())
            if found is None:
                return NOBODY
            while len(self.known) >= REMEMBERED:
                del self.known[next(iter(self.known))]
            self.known[hashed] = found
        return self.known[hashed]

    async def open(self, name: str | None, label: str) -> tuple[Viewer, str]:
        """Make a guest and a session; return both, the session as the secret for the cookie."""
        user = secrets.token_urlsafe(9)
        viewer = Viewer(user, fair_name(name or f"Guest {user[:4]}"), "guest")
        secret = secrets.token_urlsafe(32)
        time = now()
        guest = {"id": user, "kind": viewer.kind, "name": viewer.name, "preferences": {}, "created": time}
        session = {"hash": digest(secret), "user": user, "label": label[:200], "created": time, "used": time}
        await self.writer.write(
            before=[
                insert(users).values(**guest),
                insert(sessions).values(**session, expires=time + 1000 * LIFETIME),
            ]
        )
        return viewer, secret


def fair_name(name: str) -> str:
    """Return a name in its normal form; refuse one that cannot be shown, or that sentences would mistake."""
    normal = " ".join(unicodedata.normalize("NFKC", name).split())
    if not normal or any(unicodedata.category(letter)[0] == "C" for letter in normal):
        raise Problem(422, "bad-name", "a name is made of letters that can be shown")
    if normal.casefold() == YOU.casefold():
        raise Problem(422, "bad-name", f"nobody can be called {normal}")
    return normal


def is_secure(connection: HTTPConnection) -> bool:
    """Tell whether a browser keeps `Secure` cookies here: over HTTPS, and on this machine."""
    return connection.url.scheme in ("https", "wss") or connection.url.hostname in HERE


def set_cookie(response: Response, secret: str, secure: bool) -> None:
    """Hand the secret of a session to a browser, so that no script can read it."""
    name = SECURE_COOKIE if secure else PLAIN_COOKIE
    response.set_cookie(name, secret, max_age=LIFETIME, path="/", secure=secure, httponly=True, samesite="lax")
