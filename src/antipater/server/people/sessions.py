"""Sessions: how guests and accounts stay recognised, by a secret in a cookie. They can be listed and ended.

Over HTTPS and on this machine the cookie is `__Host-`, `Secure`; on a plain LAN address browsers keep no such cookie,
so there it goes without, and the page is told to warn.
"""

import secrets
from typing import Any

from fastapi import Response
from sqlalchemy import Executable, delete, insert

from antipater.server.people.authentication import IDLE, LIFETIME, SECOND, Authenticator, cookie_name
from antipater.server.people.names import checked_name, name_key
from antipater.server.problems import Problem
from antipater.server.store.people import Viewer
from antipater.server.store.tables import secret_hash, sessions, users

MAX_LABEL = 200  # most characters of what a device says about itself
ID_LENGTH = 16  # characters of a session's hash, by which its owner names it


class Sessions:
    """Every session of this server."""

    def __init__(self, authentication: Authenticator) -> None:
        self.authentication = authentication
        self.people = authentication.people
        self.writer = authentication.writer

    async def open(self, name: str | None, label: str) -> tuple[Viewer, str]:
        """Make a guest and a session; return both, the session as the secret for the cookie."""
        user = secrets.token_urlsafe(9)
        if name is not None and await self.people.credentials(name_key=name_key(checked_name(name))):
            raise Problem(409, "name-taken", f"{name} is the name of an account; log in, or choose another name")
        shown = checked_name(name) if name is not None else f"Guest {secrets.token_hex(2)}"
        secret, begun = self.begin(user, label)
        guest = {"id": user, "kind": "guest", "name": shown, "preferences": {}, "created": self.authentication.clock()}
        await self.writer.write(before=[insert(users).values(**guest), begun])
        return Viewer(user, shown, "guest", None, secret_hash(secret)), secret

    def begin(self, user: str, label: str) -> tuple[str, Executable]:
        """Return the secret of a new session, and what the store notes of it."""
        secret = secrets.token_urlsafe(32)
        time = self.authentication.clock()
        row = {"hash": secret_hash(secret), "user": user, "label": label[:MAX_LABEL], "created": time, "used": time}
        return secret, insert(sessions).values(**row, expires=time + LIFETIME)

    async def list_of(self, user: str) -> list[dict[str, Any]]:
        """Return the sessions of somebody that are not over."""
        return await self.people.sessions_of(user, self.authentication.clock(), IDLE)

    async def end(self, viewer: Viewer, shown: str | None = None) -> None:
        """End the session that a viewer came by, or one of its others."""
        keys = [row["hash"] for row in await self.list_of(viewer.user or "")]
        ended = [key for key in keys if (key == viewer.key if shown is None else key[:ID_LENGTH] == shown)]
        if not ended:
            raise Problem(404, "no-such-session", f"you have no session {shown!r}")
        await self.writer.write(before=[delete(sessions).where(sessions.c.hash.in_(ended))])
        self.authentication.invalidate(*ended)


def set_cookie(response: Response, secret: str, secure: bool) -> None:
    """Hand the secret of a session to a browser, so that no script can read it."""
    name, age = cookie_name(secure), LIFETIME // SECOND
    response.set_cookie(name, secret, max_age=age, path="/", secure=secure, httponly=True, samesite="lax")


def delete_cookie(response: Response, secure: bool) -> None:
    """Let a browser forget the secret."""
    response.delete_cookie(cookie_name(secure), path="/", secure=secure, httponly=True, samesite="lax")
