"""Tokens for programs: random, shown once, stored as hashes, limited by scopes."""

import secrets
from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, insert

from antipater.server.people.authentication import Authenticator
from antipater.server.people.permissions import BOT
from antipater.server.problems import Problem
from antipater.server.store.people import Viewer
from antipater.server.store.tables import secret_hash, tokens

PREFIX = "antipater_"  # by which people, and scanners for leaked secrets, recognise a token
PREFIX_LENGTH = len(PREFIX) + 6  # characters by which its owner recognises it
MAX_TOKENS = 50  # of one account
DAY = 24 * 3600 * 1000


class Tokens:
    """All tokens of this server."""

    def __init__(self, authentication: Authenticator) -> None:
        self.authentication = authentication
        self.people = authentication.people
        self.writer = authentication.writer

    async def create(
        self, viewer: Viewer, label: str, scopes: Sequence[str], days: int | None
    ) -> tuple[dict[str, Any], str]:
        """Create a token; return its row, and its secret, which cannot be read again."""
        if BOT in scopes and viewer.kind != "bot":
            raise Problem(
                422, "bad-scope", "only the token of a bot account can have the scope bot: POST /api/account/bot"
            )
        kept = await self.list_of(viewer)
        if len(kept) >= MAX_TOKENS:
            raise Problem(409, "too-many-tokens", f"an account has at most {MAX_TOKENS} tokens; revoke one first")
        secret = PREFIX + secrets.token_urlsafe(32)
        time = self.authentication.clock()
        row = {
            "hash": secret_hash(secret),
            "user": viewer.user,
            "prefix": secret[:PREFIX_LENGTH],
            "label": label,
            "scopes": sorted(set(scopes)),
            "created": time,
            "expires": None if days is None else time + days * DAY,
        }
        await self.writer.write(before=[insert(tokens).values(**row)])
        return {**row, "used": None}, secret

    async def list_of(self, viewer: Viewer) -> list[dict[str, Any]]:
        """Return the tokens of a user."""
        return await self.people.tokens_of(viewer.user or "")

    async def revoke(self, viewer: Viewer, prefix: str) -> None:
        """Delete a token, named by its prefix."""
        keys = [row["hash"] for row in await self.list_of(viewer) if row["prefix"] == prefix]
        if not keys:
            raise Problem(404, "no-such-token", f"you have no token that begins with {prefix!r}")
        await self.writer.write(before=[delete(tokens).where(tokens.c.hash.in_(keys))])
        self.authentication.invalidate(*keys)
