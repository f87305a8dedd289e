"""Devices from which a user has logged in: a secret in a cookie that outlives sessions.

It gives no access. But whoever guesses passwords from many addresses reaches the limit of an account; the owner, on a
device that is known, still gets in with the right password.
"""

import secrets

from fastapi import Response
from sqlalchemy import Executable, delete, insert, select
from starlette.requests import HTTPConnection

from antipater.server.people.authentication import SECOND, cookie_name
from antipater.server.store.people import People
from antipater.server.store.tables import devices, secret_hash, users
from antipater.server.store.writer import Writer
from antipater.server.times import now

LIFETIME = 365 * 24 * 3600 * SECOND
SUFFIX = "-device"


class Devices:
    """All known devices."""

    def __init__(self, people: People, writer: Writer) -> None:
        self.people = people
        self.writer = writer

    async def known(self, connection: HTTPConnection, secure: bool, name_key: str) -> str | None:
        """Return the key of the device that sends a request, None if the account has not logged in there."""
        secret = connection.cookies.get(cookie_name(secure) + SUFFIX)
        if not secret:
            return None
        query = select(devices.c.hash).join(users, users.c.id == devices.c.user)
        query = query.where(devices.c.hash == secret_hash(secret), users.c.name_key == name_key)
        found = await self.people.rows(query.where(devices.c.created > now() - LIFETIME))
        return str(found[0]["hash"]) if found else None

    async def add(self, response: Response, secure: bool, user: str) -> None:
        """Remember the device of a user who has just logged in."""
        secret = secrets.token_urlsafe(32)
        changes: list[Executable] = [
            delete(devices).where(devices.c.user == user, devices.c.created <= now() - LIFETIME),
            insert(devices).values(hash=secret_hash(secret), user=user, created=now()),
        ]
        await self.writer.write(before=changes)
        name = cookie_name(secure) + SUFFIX
        age = LIFETIME // SECOND
        response.set_cookie(name, secret, max_age=age, path="/", secure=secure, httponly=True, samesite="lax")
