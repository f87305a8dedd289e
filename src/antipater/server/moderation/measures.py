"""Measures of administrators: warn, mute, suspend or close an account, adjourn or undo a game; and who may take them.

Each is written together with its entry in the audit log, in one transaction. A measure is a function of one message,
so the page and the commands on the machine do the same; only a command makes administrators.
"""

import secrets
from typing import Any

from sqlalchemy import Executable, insert, select, update

from antipater.server.games.interventions import adjourn, go_on, remove, undo
from antipater.server.games.metadata import RUNNING
from antipater.server.games.service import GameService
from antipater.server.lobby.chat import plain_text
from antipater.server.lobby.seeks import Lobby
from antipater.server.moderation.reports import DONE
from antipater.server.people.accounts import Accounts
from antipater.server.people.names import ANONYMOUS, name_key
from antipater.server.people.second_factor import removal
from antipater.server.problems import Problem, no_such_user
from antipater.server.store.people import Viewer
from antipater.server.store.tables import audit, orders, reports, users, warnings
from antipater.server.times import now

HOUR = 3_600_000  # milliseconds
MOST_PLAYED = 1_000  # running games from which a closed account is removed
WARN, MUTE, SUSPEND, CLOSE = "warn", "mute", "suspend", "close"
ADJOURN, CONTINUE, UNDO, REMOVE = "adjourn", "continue", "undo", "remove"
SETTLE, GRANT, REVOKE, RESET = "settle", "grant", "revoke", "reset-second-factor"


class Doer:
    """Who takes a measure: an administrator, or a command on the machine."""

    def __init__(self, user: str | None = None, order: str | None = None) -> None:
        self.user = user
        self.order = order

    def entry(self, action: str, **about: Any) -> list[Executable]:
        """Return the statements that write a measure to the audit log, and that its command was carried out."""
        named = {name: about.pop(name, None) for name in ("user", "game", "report")}
        row = {"id": secrets.token_urlsafe(9), "time": now(), "action": action, **named, "facts": about}
        made: list[Executable] = [insert(audit).values(**row, administrator=self.user, order=self.order)]
        if self.order is not None:
            made.append(update(orders).where(orders.c.id == self.order).values(done=now(), answer=action))
        return made


class Measures:
    """Everything that administrators can do."""

    def __init__(self, accounts: Accounts, games: GameService, lobby: Lobby) -> None:
        self.accounts = accounts
        self.authentication = accounts.authentication
        self.people = accounts.people
        self.writer = accounts.writer
        self.games = games
        self.lobby = lobby

    async def user(self, name: str) -> dict[str, Any]:
        """Return a user by name or id."""
        found = await self.lobby.listings.user(name, name_key(name))
        if found is None:
            raise no_such_user(name)
        return found

    async def write(self, user: str, *statements: Executable) -> None:
        """Write a measure about a user; it takes effect at once here, and within half a minute elsewhere."""
        keys = await self.accounts.credential_hashes(user)
        await self.writer.write(before=list(statements))
        self.authentication.invalidate(*keys)

    async def warn(self, doer: Doer, name: str, reason: str) -> None:
        """Write a notice to a user, which the page shows until it is read."""
        user = (await self.user(name))["id"]
        said = told(user, WARN, reason)
        await self.write(user, *doer.entry(WARN, user=user, reason=reason), *said)

    async def mute(self, doer: Doer, name: str, hours: int, reason: str) -> None:
        """Take the chat from a user for a time; 0 hours give it back."""
        await self.limit(doer, MUTE, name, hours, reason)

    async def suspend(self, doer: Doer, name: str, hours: int, reason: str) -> None:
        """Restrict a user to running games for a time; open games are withdrawn. 0 hours end it."""
        user = await self.limit(doer, SUSPEND, name, hours, reason)
        if hours:
            await self.lobby.withdraw_all(user)

    async def limit(self, doer: Doer, action: str, name: str, hours: int, reason: str) -> str:
        """Mute or suspend a user, or end that; return the user."""
        found = await self.user(name)
        user, until = found["id"], now() + hours * HOUR if hours else 0
        await self.check_no_administrator(user)
        column = {MUTE: "muted", SUSPEND: "suspended"}[action]
        changed = update(users).where(users.c.id == user).values({column: until})
        said = told(user, action, reason, until)
        await self.write(user, *doer.entry(action, user=user, reason=reason, hours=hours), changed, *said)
        return str(user)

    async def close(self, doer: Doer, name: str, reason: str) -> None:
        """Close the account of a user for good, as its owner could."""
        found = await self.user(name)
        await self.check_no_administrator(found["id"])
        await self.lobby.withdraw_all(found["id"])
        entry = doer.entry(CLOSE, user=found["id"], reason=reason)
        removed = await self.removals(found["id"], plain_text(reason), doer.user)
        await self.accounts.close(Viewer(found["id"], found["name"], found["kind"]), *entry, *removed)
        self.games.anonymize(found["id"], ANONYMOUS)

    async def removals(self, user: str, reason: str, administrator: str | None) -> list[Executable]:
        """Return the commands that remove a user from running games, each for the process that plays the game."""
        playing = await self.lobby.listings.games_of(user, True, None, RUNNING, MOST_PLAYED)
        about = {"reason": reason, "administrator": administrator}
        asked = [{"game": found.id, "seats": list(found.seats_of(user)), **about} for found in playing]
        return [insert(orders).values(**new_order(REMOVE, facts)) for facts in asked]

    async def remove(self, doer: Doer, game: str, seats: list[int], reason: str, administrator: str | None) -> None:
        """Remove a closed account from a game, whose log says so."""
        room = await self.games.room(game)
        entry = Doer(administrator, doer.order).entry(REMOVE, game=game, reason=reason)
        await room.amend(lambda pending: remove(room.metadata, pending, room.deal, seats, ANONYMOUS), *entry)

    async def check_no_administrator(self, user: str) -> None:
        """Refuse a measure against an administrator, who must be revoked first, on the machine."""
        rows = await self.people.rows(select(users.c.administrator).where(users.c.id == user))
        if rows and rows[0]["administrator"]:
            raise Problem(409, "administrator", "this user is an administrator; revoke that first, on the machine")

    async def adjourn(self, doer: Doer, game: str, reason: str) -> None:
        """Stop a game for a while."""
        room, why = await self.games.room(game), plain_text(reason)
        entry = doer.entry(ADJOURN, game=game, reason=why)
        await room.amend(lambda pending: adjourn(room.metadata, pending, why), *entry)

    async def go_on(self, doer: Doer, game: str, reason: str) -> None:
        """Write that an adjourned game goes on."""
        room, why = await self.games.room(game), plain_text(reason)
        entry = doer.entry(CONTINUE, game=game, reason=why)
        await room.amend(lambda pending: go_on(room.metadata, pending, why), *entry)

    async def undo(self, doer: Doer, game: str, choices: int, reason: str) -> None:
        """Take back the last choices of a game."""
        room, why = await self.games.room(game), plain_text(reason)
        entry = doer.entry(UNDO, game=game, reason=why, choices=choices)
        await room.amend(lambda pending: undo(room.metadata, pending, choices, why), *entry)

    async def settle(self, doer: Doer, report: str, reason: str) -> None:
        """Note that a report was dealt with."""
        rows = await self.people.rows(select(reports.c.user, reports.c.game).where(reports.c.id == report))
        if not rows:
            raise Problem(404, "no-such-report", f"there is no report {report!r}")
        entry = doer.entry(SETTLE, report=report, reason=reason, **rows[0])
        await self.writer.write(before=[*entry, update(reports).where(reports.c.id == report).values(status=DONE)])

    async def grant(self, doer: Doer, name: str) -> None:
        """Make an account an administrator's; it counts when the account has a second factor."""
        found = await self.user(name)
        if found["kind"] != "account":
            raise Problem(
                409, "no-account", f"{found['name']} has no account; only an account can be an administrator's"
            )
        changed = update(users).where(users.c.id == found["id"]).values(administrator=True)
        await self.write(found["id"], *doer.entry(GRANT, user=found["id"]), changed)

    async def revoke(self, doer: Doer, name: str) -> None:
        """Make an administrator an ordinary user."""
        user = (await self.user(name))["id"]
        changed = update(users).where(users.c.id == user).values(administrator=False)
        await self.write(user, *doer.entry(REVOKE, user=user), changed)

    async def reset_second_factor(self, doer: Doer, name: str) -> None:
        """Remove the second factor of a user who has lost the phone and the backup codes."""
        user = (await self.user(name))["id"]
        await self.write(user, *doer.entry(RESET, user=user), *removal(user))


def new_order(action: str, facts: dict[str, Any]) -> dict[str, Any]:
    """Return the row of a command that a server carries out."""
    row = {"id": secrets.token_urlsafe(9), "action": action, "facts": facts, "created": now()}
    return {**row, "refused": False, "answer": ""}


def told(user: str, kind: str, text: str, until: int | None = None) -> list[Executable]:
    """Return the statements that tell a user about a measure."""
    row = {"id": secrets.token_urlsafe(9), "user": user, "kind": kind, "text": text, "time": now(), "until": until}
    return [insert(warnings).values(**row), update(users).where(users.c.id == user).values(warned=True)]
