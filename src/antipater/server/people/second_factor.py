"""The second factor of an account: codes of an authenticator (TOTP, RFC 6238), and backup codes on paper.

Once it is confirmed, every login and every recovery of the password needs a code besides, so each session of such an
account has passed it. No code counts twice: accepted ones are rows with a unique key, whichever process accepts them.
"""

import hmac
import logging
from collections.abc import Iterable
from typing import NamedTuple

import pyotp
import segno
from sqlalchemy import Executable, delete, func, insert, select, update

from antipater.server.people.accounts import Accounts
from antipater.server.people.authentication import SECOND
from antipater.server.people.passwords import new_code, normalized_code
from antipater.server.problems import Problem
from antipater.server.store.people import Credentials, Viewer
from antipater.server.store.tables import secret_hash, sessions, spare_codes, used_codes, users
from antipater.server.store.writer import Conflict

ISSUER = "Antipater"
STEP = 30 * SECOND  # how long a code is shown
DRIFT = 1  # steps that the clock of a device may be wrong
FORGET = 10 * STEP  # after which a used code of an authenticator could not be accepted anyway
SPARE_CODES, GROUPS = 10, 3  # how many backup codes, and how many groups of letters each has
log = logging.getLogger("antipater.server")


class NewSecret(NamedTuple):
    """What an authenticator needs: a secret, the same as an address, and as a picture to scan."""

    secret: str
    uri: str
    qr: str


class SecondFactor:
    """The second factors of all accounts."""

    def __init__(self, accounts: Accounts) -> None:
        self.accounts = accounts
        self.authentication = accounts.authentication
        self.people = accounts.people
        self.writer = accounts.writer
        accounts.check_second = self.check

    async def state(self, user: str) -> tuple[int | None, int]:
        """Return since when a user has a second factor, None for never, and how many backup codes are left."""
        found = await self.people.credentials(user=user)
        count = select(func.count().label("left")).select_from(spare_codes).where(spare_codes.c.user == user)
        return (found.second_since if found else None), (await self.people.rows(count))[0]["left"]

    async def prepare(self, viewer: Viewer, password: str) -> NewSecret:
        """Return a new secret, which counts when a code has confirmed it."""
        found = await self.accounts.confirm_password(viewer, password)
        if found.second_since is not None:
            raise Problem(409, "has-second-factor", "this account has a second factor; remove it first")
        secret = pyotp.random_base32()
        await self.writer.write(before=[update(users).where(users.c.id == found.id).values(second_secret=secret)])
        uri = pyotp.TOTP(secret).provisioning_uri(name=found.name, issuer_name=ISSUER)
        return NewSecret(secret, uri, segno.make(uri).svg_data_uri(border=4, scale=5, light="#fff"))

    async def confirm(self, viewer: Viewer, code: str) -> list[str]:
        """Require the second factor from now on; end the other sessions, which have not passed it."""
        found = await self.people.credentials(user=viewer.user)
        if found is None or found.second_secret is None or found.second_since is not None:
            raise Problem(409, "no-secret", "there is no secret to confirm: POST /api/account/second-factor first")
        step = self.step_of(found.second_secret, code)
        if step is None:
            raise wrong_code()
        codes, kept = new_spare_codes(found.id)
        others = [key for key in await self.accounts.credential_hashes(found.id) if key != viewer.key]
        time = self.authentication.clock()
        await self.accept(
            found.id,
            str(step),
            update(users).where(users.c.id == found.id).values(second_since=time),
            delete(sessions).where(sessions.c.user == found.id, sessions.c.hash != viewer.key),
            *kept,
        )
        self.authentication.invalidate(*others)
        log.info("second factor set up: %s", found.id)
        return codes

    async def renew_codes(self, viewer: Viewer, password: str, code: str) -> list[str]:
        """Return new backup codes; the old ones become invalid."""
        found = await self.prove(viewer, password, code)
        codes, kept = new_spare_codes(found.id)
        await self.writer.write(before=list(kept))
        return codes

    async def remove(self, viewer: Viewer, password: str, code: str) -> None:
        """Remove the second factor."""
        found = await self.prove(viewer, password, code)
        await self.writer.write(before=list(removal(found.id)))
        log.info("second factor removed: %s", found.id)

    async def prove(self, viewer: Viewer, password: str, code: str) -> Credentials:
        """Return the credentials of a user who has confirmed the password and the second factor."""
        found = await self.accounts.confirm_password(viewer, password)
        if found.second_since is None:
            raise Problem(409, "no-second-factor", "this account has no second factor")
        await self.check(found, code)
        return found

    async def check(self, found: Credentials, code: str | None) -> None:
        """Refuse somebody who knows the password and has no valid code, if the account requires one."""
        if found.second_since is None or found.second_secret is None:
            return
        if not code:
            raise Problem(401, "second-factor-needed", "this account needs a code of its authenticator, too")
        step = self.step_of(found.second_secret, code)
        if step is not None:
            await self.accept(found.id, str(step))
            return
        key = spare_hash(found.id, code)
        if not await self.people.rows(select(spare_codes.c.hash).where(spare_codes.c.hash == key)):
            log.info("second factor refused: %s", found.id)
            raise wrong_code()
        await self.accept(found.id, key, delete(spare_codes).where(spare_codes.c.hash == key))

    def step_of(self, secret: str, code: str) -> int | None:
        """Return the step of time whose code this is, None if it is no current one."""
        digits = "".join(letter for letter in code if letter.isascii() and letter.isdigit())
        now = self.authentication.clock() // STEP
        codes = pyotp.TOTP(secret)
        steps = range(now - DRIFT, now + DRIFT + 1)
        return next((step for step in steps if hmac.compare_digest(codes.generate_otp(step), digits)), None)

    async def accept(self, user: str, code: str, *changes: Executable) -> None:
        """Write that a code was used, and what follows from it; refuse one that was used before."""
        time = self.authentication.clock()
        outdated = delete(used_codes).where(used_codes.c.user == user, used_codes.c.time < time - FORGET)
        used = insert(used_codes).values(user=user, code=code, time=time)
        try:
            await self.writer.write(before=[outdated, used, *changes])
        except Conflict as error:
            raise wrong_code() from error


def wrong_code() -> Problem:
    """Return the refusal of a code; it does not say whether the code was right once."""
    return Problem(401, "wrong-second-factor", "this code is wrong, or was used already; wait for the next one")


def spare_hash(user: str, code: str) -> str:
    """Return the hash under which a backup code of a user is stored."""
    return secret_hash(f"{user} {normalized_code(code)}")


def new_spare_codes(user: str) -> tuple[list[str], Iterable[Executable]]:
    """Return new backup codes of a user, and the statements that store them instead of the old ones."""
    codes = [new_code(GROUPS) for _ in range(SPARE_CODES)]
    rows = [{"hash": spare_hash(user, code), "user": user} for code in codes]
    return codes, (delete(spare_codes).where(spare_codes.c.user == user), insert(spare_codes).values(rows))


def removal(user: str) -> tuple[Executable, ...]:
    """Return the statements that remove the second factor of a user."""
    return (
        update(users).where(users.c.id == user).values(second_secret=None, second_since=None),
        delete(spare_codes).where(spare_codes.c.user == user),
        delete(used_codes).where(used_codes.c.user == user),
    )
