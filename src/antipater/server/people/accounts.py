"""Accounts: a name, a password, and a recovery code instead of a mail address.

A guest who makes an account stays the same user and keeps its games. Each login starts a new session. A recovery code
sets a new password once, ends all sessions and tokens, and is replaced by a new code. Closing an account deletes all
personal data; games stay, without the name.
"""

import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import Executable, delete, insert, or_, select, update

from antipater.server.games.metadata import ABORTED, OVER
from antipater.server.people.names import ANONYMOUS, checked_name, name_key
from antipater.server.people.passwords import Passwords, new_recovery_code, normalized_code
from antipater.server.people.sessions import Sessions
from antipater.server.problems import Problem
from antipater.server.store.people import Credentials, Viewer, is_in_audit
from antipater.server.store.tables import (
    aborts,
    blocks,
    chats,
    devices,
    games,
    mail_links,
    participants,
    puzzle_tries,
    puzzlers,
    ratings,
    reports,
    seats,
    secret_hash,
    sessions,
    spare_codes,
    tokens,
    used_codes,
    users,
    warnings,
)
from antipater.server.store.writer import Conflict

log = logging.getLogger("antipater.server")
AT_A_TIME = 500  # finished games that a closed account leaves in one transaction
CheckSecond = Callable[[Credentials, str | None], Awaitable[None]]  # refuses a missing or wrong second factor


class Accounts:
    """All accounts of this server."""

    def __init__(self, own: Sessions) -> None:
        self.sessions = own
        self.authentication = own.authentication
        self.people = own.people
        self.writer = own.writer
        self.passwords = Passwords()
        self.check_second: CheckSecond = no_second_factor

    async def register(self, viewer: Viewer, name: str, password: str, label: str) -> tuple[Viewer, str, str]:
        """Create an account, for a guest or a new user; return it, the secret of its session, and its recovery code."""
        if viewer.kind not in ("anonymous", "guest"):
            raise Problem(409, "has-account", "you already have an account; log out first to make another one")
        shown = checked_name(name)
        await self.passwords.check(password, shown)
        code = new_recovery_code()
        user = viewer.user or secrets.token_urlsafe(9)
        known = {
            "kind": "account",
            "name": shown,
            "name_key": name_key(shown),
            "password": await self.passwords.hash(password),
            "recovery": await self.passwords.hash(normalized_code(code)),
        }
        time = self.authentication.clock()
        made = (
            insert(users).values(id=user, **known, preferences={}, created=time)
            if viewer.user is None
            else update(users).where(users.c.id == user).values(**known)
        )
        secret, begun = self.sessions.begin(user, label)
        ended = await self.credential_hashes(user)
        try:
            await self.writer.write(before=[made, *self.end_sessions(user), begun])
        except Conflict as error:
            raise Problem(
                409, "name-taken", f"the name {shown} is taken by another account, or looks like its name"
            ) from error
        self.authentication.invalidate(*ended)
        return Viewer(user, shown, "account", None, secret_hash(secret)), secret, code

    async def log_in(
        self, viewer: Viewer, name: str, password: str, label: str, second: str | None = None
    ) -> tuple[Viewer, str]:
        """Start a session of an account; end the one that was open on this device."""
        found = await self.people.credentials(name_key=name_key(name))
        if not await self.passwords.verify(password, found.password if found else None) or found is None:
            log.info("login refused: %s", found.id if found else "no such account")
            raise Problem(401, "wrong-password", "there is no account with this name and password")
        await self.check_second(found, second)
        secret, begun = self.sessions.begin(found.id, label)
        before: list[Executable] = [begun]
        if viewer.key is not None and viewer.scopes is None:
            before.append(delete(sessions).where(sessions.c.hash == viewer.key))
        await self.writer.write(before=before)
        self.authentication.invalidate(viewer.key or "")
        log.info("logged in: %s", found.id)
        return Viewer(found.id, found.name, found.kind, None, secret_hash(secret)), secret

    async def recover(
        self, name: str, code: str, password: str, label: str, second: str | None = None
    ) -> tuple[Viewer, str, str]:
        """Set a new password by the recovery code; end all sessions and tokens; return as `register` does."""
        await self.passwords.check(password, name)
        found = await self.people.credentials(name_key=name_key(name))
        if not await self.passwords.verify(normalized_code(code), found.recovery if found else None) or found is None:
            log.info("recovery refused: %s", found.id if found else "no such account")
            raise Problem(401, "wrong-code", "there is no account with this name and recovery code")
        await self.check_second(found, second)
        log.info("password recovered: %s", found.id)
        return await self.set_password(found, password, label)

    async def set_password(self, found: Credentials, password: str, label: str) -> tuple[Viewer, str, str]:
        """Set a new password of somebody who has proved to be the owner; end all sessions and tokens."""
        fresh = new_recovery_code()
        known = {
            "password": await self.passwords.hash(password),
            "recovery": await self.passwords.hash(normalized_code(fresh)),
        }
        secret, begun = self.sessions.begin(found.id, label)
        ended = await self.credential_hashes(found.id)
        changed = update(users).where(users.c.id == found.id).values(**known)
        await self.writer.write(before=[changed, *self.end_sessions(found.id, tokens, devices), begun])
        self.authentication.invalidate(*ended)
        return Viewer(found.id, found.name, found.kind, None, secret_hash(secret)), secret, fresh

    async def change_password(self, viewer: Viewer, old: str, new: str, label: str) -> str:
        """Set a new password; end all sessions, and return the secret of a new one."""
        found = await self.confirm_password(viewer, old)
        await self.passwords.check(new, found.name)
        changed = update(users).where(users.c.id == found.id).values(password=await self.passwords.hash(new))
        secret, begun = self.sessions.begin(found.id, label)
        ended = await self.credential_hashes(found.id)
        await self.writer.write(before=[changed, *self.end_sessions(found.id), begun])
        log.info("password changed: %s", found.id)
        self.authentication.invalidate(*ended)
        return secret

    async def replace_recovery_code(self, viewer: Viewer, password: str) -> str:
        """Return a new recovery code; the old one becomes invalid."""
        found = await self.confirm_password(viewer, password)
        code = new_recovery_code()
        kept = await self.passwords.hash(normalized_code(code))
        await self.writer.write(before=[update(users).where(users.c.id == found.id).values(recovery=kept)])
        return code

    async def confirm_password(self, viewer: Viewer, password: str) -> Credentials:
        """Return the credentials of a user who has confirmed the password."""
        found = await self.people.credentials(user=viewer.user)
        if not await self.passwords.verify(password, found.password if found else None) or found is None:
            log.info("password not confirmed: %s", viewer.user)
            raise Problem(401, "wrong-password", "this is not the password of your account")
        return found

    async def become_bot(self, viewer: Viewer) -> Viewer:
        """Turn an account that has never played into a bot account, permanently."""
        if viewer.kind == "bot":
            return viewer
        if await self.people.has_played(viewer.user or ""):
            raise Problem(409, "has-played", "only an account that has never played can become a bot; make a new one")
        await self.writer.write(before=[update(users).where(users.c.id == viewer.user).values(kind="bot")])
        self.authentication.invalidate(*await self.credential_hashes(viewer.user or ""))
        return Viewer(viewer.user, viewer.name, "bot", viewer.scopes, viewer.key)

    async def check_owner(self, viewer: Viewer, password: str | None) -> None:
        """Refuse to close an account without its password; guests have none."""
        if viewer.kind != "guest":
            await self.confirm_password(viewer, password or "")

    async def close(self, viewer: Viewer, *more: Executable) -> None:
        """Delete the personal data of a user: name, password, sessions, tokens, ratings, chat; seats lose the name."""
        user = viewer.user or ""
        ended = await self.credential_hashes(user)
        await self.leave_finished_games(user)
        empty = ("name_key", "password", "recovery", "language", "second_secret", "second_since", "mail")
        nothing: dict[str, Any] = dict.fromkeys(empty)
        gone = update(users).where(users.c.id == user)
        await self.writer.write(
            before=[
                gone.values(
                    **nothing,
                    name=ANONYMOUS,
                    preferences={},
                    administrator=False,
                    mail_notices=False,
                    closed=self.authentication.clock(),
                ),
                update(seats).where(seats.c.user == user).values(name=ANONYMOUS, user=None),
                update(games).where(games.c.creator == user).values(creator=None),
                update(seats).where(seats.c.invited == user).values(invited=None),
                delete(participants).where(participants.c.user == user),
                delete(aborts).where(aborts.c.user == user),
                delete(devices).where(devices.c.user == user),
                delete(ratings).where(ratings.c.user == user),
                delete(chats).where(chats.c.user == user),
                delete(reports).where(or_(reports.c.user == user, reports.c.reporter == user)),
                delete(blocks).where(or_(blocks.c.user == user, blocks.c.blocked == user)),
                *self.end_sessions(user, tokens, spare_codes, used_codes, mail_links, warnings, puzzle_tries, puzzlers),
                *more,
            ]
        )
        self.authentication.invalidate(*ended)
        log.info("account closed: %s", user)

    async def leave_finished_games(self, user: str) -> None:
        """Take a user's name off finished games, some at a time: moves of others wait for each transaction."""
        played = select(participants.c.game.label("id")).where(
            participants.c.user == user, participants.c.ended.is_not(None)
        )
        made = select(games.c.id).where(games.c.creator == user, games.c.status.in_((OVER, ABORTED)))
        for query in (played, made):
            while some := [row["id"] for row in await self.people.rows(query.limit(AT_A_TIME))]:
                await self.writer.write(
                    before=[
                        update(seats)
                        .where(seats.c.user == user, seats.c.game.in_(some))
                        .values(name=ANONYMOUS, user=None),
                        update(games).where(games.c.creator == user, games.c.id.in_(some)).values(creator=None),
                        delete(participants).where(participants.c.user == user, participants.c.game.in_(some)),
                    ]
                )

    async def remove_guest(self, user: str) -> None:
        """Delete a guest who cannot come back, as closing an account does; the row stays if the audit log names it."""
        gone = delete(users).where(users.c.id == user, users.c.kind == "guest", ~is_in_audit())
        await self.close(Viewer(user, kind="guest"), gone)

    async def credential_hashes(self, user: str) -> list[str]:
        """Return the hashes of all sessions and tokens of a user."""
        found: list[str] = []
        for table in (sessions, tokens):
            found += [row["hash"] for row in await self.people.rows(select(table.c.hash).where(table.c.user == user))]
        return found

    def end_sessions(self, user: str, *more: Any) -> list[Executable]:
        """Return the statements that delete all sessions of a user, and rows of *more* tables."""
        return [delete(table).where(table.c.user == user) for table in (sessions, *more)]


async def no_second_factor(found: Credentials, code: str | None) -> None:
    """Accept everybody: no account has a second factor."""
