"""Sessions of guests and accounts: a secret in a cookie. They can be listed and ended.

Over HTTPS and on localhost the cookie is `__Host-`, `Secure`. Over plain HTTP from another machine browsers keep no
such cookie, so there it is a plain one, and the page shows a warning.
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

MAX_LABEL = 200  # characters of the user agent
ID_LENGTH = 16  # characters of a session's hash that identify it for its owner


class Sessions:
    """All sessions of this server."""

    def __init__(self, authentication: Authenticator) -> None:
        self.authentication = authentication
        self.people = authentication.people
        self.writer = authentication.writer

    async def open(self, name: str | None, label: str) -> tuple[Viewer, str]:
        """Create a guest and a session; return the guest, and the secret for the cookie."""
        user = secrets.token_urlsafe(9)
        if name is not None and await self.people.credentials(name_key=name_key(checked_name(name))):
            raise Problem(409, "name-taken", f"the name {name} is taken by an account; log in, or choose another name")
        shown = checked_name(name) if name is not None else f"Guest {secrets.token_hex(2)}"
        secret, begun = self.begin(user, label)
        guest = {"id": user, "kind": "guest", "name": shown, "preferences": {}, "created": self.authentication.clock()}
        await self.writer.write(before=[insert(users).values(**guest), begun])
        return Viewer(user, shown, "guest", None, secret_hash(secret)), secret

    def begin(self, user: str, label: str) -> tuple[str, Executable]:
        """Return the secret of a new session, and the statement that stores it."""
        secret = secrets.token_urlsafe(32)
        time = self.authentication.clock()
        row = {"hash": secret_hash(secret), "user": user, "label": label[:MAX_LABEL], "created": time, "used": time}
        return secret, insert(sessions).values(**row, expires=time + LIFETIME)

    async def list_of(self, user: str) -> list[dict[str, Any]]:
        """Return the sessions of a user that have not ended."""
        return await self.people.sessions_of(user, self.authentication.clock(), IDLE)

    async def end(self, viewer: Viewer, shown: str | None = None) -> None:
        """End the session of a viewer, or another one of the same user."""
        keys = [row["hash"] for row in await self.list_of(viewer.user or "")]
        ended = [key for key in keys if (key == viewer.key if shown is None else key[:ID_LENGTH] == shown)]
        if not ended:
            raise Problem(404, "no-such-session", f"you have no session {shown!r}")
        await self.writer.write(before=[delete(sessions).where(sessions.c.hash.in_(ended))])
        self.authentication.invalidate(*ended)


def set_cookie(response: Response, secret: str, secure: bool) -> None:
    """Set the cookie of a session, which scripts cannot read."""
    name, age = cookie_name(secure), LIFETIME // SECOND
    response.set_cookie(name, secret, max_age=age, path="/", secure=secure, httponly=True, samesite="lax")


def delete_cookie(response: Response, secure: bool) -> None:
    """Delete the cookie of a session."""
    response.delete_cookie(cookie_name(secure), path="/", secure=secure, httponly=True, samesite="lax")
