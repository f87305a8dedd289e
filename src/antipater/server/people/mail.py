"""Mail addresses of accounts: confirmed by a link, and used to recover the password and for notices.

A link has a secret of 256 bits after `#`, where no server and no log sees it; it works once, for a limited time.
Whoever asks for recovery gets the same answer whether or not there is such an account or address, in the same time:
the account is looked up later.
"""

import asyncio
import logging
import secrets
from typing import NamedTuple

from sqlalchemy import Executable, delete, insert, or_, select, update
from sqlalchemy.exc import SQLAlchemyError

from antipater.game.errors import AntipaterError
from antipater.server.operations.postman import Postman
from antipater.server.people.accounts import Accounts
from antipater.server.people.authentication import SECOND
from antipater.server.people.names import name_key
from antipater.server.people.second_factor import SecondFactor
from antipater.server.problems import Problem
from antipater.server.store.people import Viewer
from antipater.server.store.tables import mail_links, secret_hash, users
from antipater.server.store.writer import Conflict
from antipater.text.catalogue import say

CONFIRM, RECOVER = "confirm", "recover"
LIFETIMES = {CONFIRM: 24 * 3600 * SECOND, RECOVER: 3600 * SECOND}
QUIET = 60 * SECOND  # a second request for a link within this time changes nothing
MAX_WAITING = 200  # requests for recovery
log = logging.getLogger("antipater.server")


class MailState(NamedTuple):
    """The address of an account, and whether it gets notices."""

    address: str | None
    notices: bool


class Mail:
    """The addresses of all accounts."""

    def __init__(self, accounts: Accounts, second: SecondFactor, postman: Postman) -> None:
        self.accounts = accounts
        self.second = second
        self.postman = postman
        self.people = accounts.people
        self.writer = accounts.writer
        self.clock = accounts.authentication.clock
        self.asked: asyncio.Queue[tuple[str, str]] = asyncio.Queue(MAX_WAITING)
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start to answer requests for recovery."""
        if self.postman.enabled:
            self.task = asyncio.create_task(self.run(), name="mail")

    def check_enabled(self) -> None:
        """Refuse requests about mail on a server that sends none."""
        if not self.postman.enabled:
            raise Problem(409, "no-mail", "this server sends no mail")

    async def state(self, user: str) -> MailState:
        """Return the confirmed address of a user."""
        found = await self.people.rows(select(users.c.mail, users.c.mail_notices).where(users.c.id == user))
        return MailState(found[0]["mail"], found[0]["mail_notices"]) if found else MailState(None, False)

    async def set_address(self, viewer: Viewer, password: str, address: str, language: str) -> None:
        """Send a link to a new address; it counts when the link is followed. Notices come in this language."""
        found = await self.accounts.confirm_password(viewer, password)
        await self.writer.write(before=[update(users).where(users.c.id == found.id).values(language=language)])
        await self.send_link(found.id, found.name, CONFIRM, address, language)

    async def send_link(self, user: str, name: str, purpose: str, address: str, language: str) -> None:
        """Store the secret of a link and send it; earlier links for the same purpose become invalid.

        If a link was sent to the same address just now, by whichever process, it stays the only one, and no other
        letter is sent.
        """
        secret = secrets.token_urlsafe(32)
        expires = self.clock() + LIFETIMES[purpose]
        row = {"hash": secret_hash(secret), "user": user, "purpose": purpose, "address": address, "expires": expires}
        earlier = delete(mail_links).where(mail_links.c.user == user, mail_links.c.purpose == purpose)
        earlier = earlier.where(or_(mail_links.c.address != address, mail_links.c.expires <= expires - QUIET))
        try:
            await self.writer.write(before=[earlier, insert(mail_links).values(**row)])
        except Conflict:
            log.info("no second letter within a minute: %s", user)
            return
        facts = {"name": name, "link": f"{self.postman.page.rstrip('/')}/mail#{purpose}={secret}"}
        subject, text = say(language, f"mail-{purpose}-subject", facts), say(language, f"mail-{purpose}", facts)
        self.postman.post(address, subject, text)

    async def follow(self, purpose: str, secret: str) -> tuple[str, str]:
        """Return the user and the address of a link; refuse one that is unknown, used or too old."""
        query = select(mail_links).where(mail_links.c.hash == secret_hash(secret), mail_links.c.purpose == purpose)
        for row in await self.people.rows(query.where(mail_links.c.expires > self.clock())):
            return row["user"], row["address"]
        raise dead_link()

    async def confirm(self, secret: str) -> None:
        """Confirm an address by its link."""
        user, address = await self.follow(CONFIRM, secret)
        await self.use(user, secret, update(users).where(users.c.id == user).values(mail=address))

    async def use(self, user: str, secret: str, *changes: Executable) -> None:
        """Use a link, once, with what follows from it."""
        key = secret_hash(secret)
        try:
            await self.second.accept(user, key, delete(mail_links).where(mail_links.c.hash == key), *changes)
        except Problem as error:
            raise dead_link() from error

    async def set_notices(self, viewer: Viewer, wanted: bool) -> None:
        """Set whether a user gets notices."""
        held = await self.state(viewer.user or "")
        if held.address is None:
            raise Problem(409, "no-address", "confirm a mail address first")
        if held.notices == wanted:
            return
        changed = update(users).where(users.c.id == viewer.user).values(mail_notices=wanted)
        await self.writer.write(before=[changed])

    async def remove(self, viewer: Viewer, password: str) -> None:
        """Remove the address of a user."""
        found = await self.accounts.confirm_password(viewer, password)
        gone = update(users).where(users.c.id == found.id).values(mail=None, mail_notices=False)
        await self.writer.write(before=[gone, delete(mail_links).where(mail_links.c.user == found.id)])

    def ask_recovery(self, name: str, language: str) -> None:
        """Send a link for a new password soon, if there is an account with a confirmed address."""
        try:
            self.asked.put_nowait((name, language))
        except asyncio.QueueFull as error:
            raise Problem(503, "busy", "too many ask for recovery at the moment; try again", retry_after=30) from error

    async def run(self) -> None:
        """Answer requests for recovery, whatever happens."""
        while True:
            name, language = await self.asked.get()
            try:
                await self.send_recovery(name, language)
            except (AntipaterError, SQLAlchemyError, OSError) as error:
                log.warning("a request for recovery failed: %s", type(error).__name__)

    async def send_recovery(self, name: str, language: str) -> None:
        """Send a link for a new password, if there is an account with a confirmed address."""
        query = select(users.c.id, users.c.name, users.c.mail).where(users.c.name_key == name_key(name))
        for row in await self.people.rows(query.where(users.c.mail.is_not(None), users.c.closed.is_(None))):
            await self.send_link(row["id"], row["name"], RECOVER, row["mail"], language)

    async def recover(self, secret: str, password: str, label: str, second: str | None) -> tuple[Viewer, str, str]:
        """Set a new password by a link; end all sessions and tokens; return as `Accounts.register` does."""
        user, address = await self.follow(RECOVER, secret)
        found = await self.people.credentials(user=user)
        if found is None or (await self.state(user)).address != address:
            raise dead_link()
        await self.accounts.passwords.check(password, found.name)
        await self.second.check(found, second)
        await self.use(user, secret)
        log.info("password recovered by mail: %s", user)
        return await self.accounts.set_password(found, password, label)

    async def close(self) -> None:
        """Stop answering."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)


def dead_link() -> Problem:
    """Return the refusal of a link; it does not say what is wrong with it."""
    return Problem(401, "dead-link", "this link was used already, or is too old; ask for another one")
