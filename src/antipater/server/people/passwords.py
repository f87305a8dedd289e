"""Passwords and recovery codes: their quality, how they are stored (argon2id) and verified.

Verifying takes the same work whether or not there is an account, so that the time of an answer does not reveal which
names exist.
"""

import asyncio
import secrets

from pwdlib import PasswordHash
from pwdlib.hashers.argon2 import Argon2Hasher

from antipater.server.people.names import name_key
from antipater.server.problems import Problem

MIN_LENGTH, MAX_LENGTH = 8, 128
MEGABYTES, ROUNDS = 19, 2  # of argon2id, as OWASP recommends
MAX_CONCURRENT = 2  # passwords hashed at the same time, so that logins cannot use up the machine
ALPHABET = "ABCDEFGHJKMNPQRSTVWXYZ23456789"  # of recovery codes: no characters that look alike
GROUPS, GROUP = 5, 5

MIN_GUESSES = 1_000_000
MAX_SCORED = 64  # characters; scoring more takes too long, and a longer password is at least as good
PROJECT_WORDS = ("antipater", "wonders", "sevenwonders", "7wonders", "duel", "pantheon")


class Passwords:
    """Hashes and verifies, a few at a time and outside the event loop."""

    def __init__(self) -> None:
        self.hashing = PasswordHash((Argon2Hasher(time_cost=ROUNDS, memory_cost=MEGABYTES * 1024, parallelism=1),))
        self.dummy_hash = self.hashing.hash(secrets.token_urlsafe(16))
        self.busy = asyncio.Semaphore(MAX_CONCURRENT)

    async def check(self, password: str, name: str) -> None:
        """Refuse a password that is easy to guess."""
        async with self.busy:
            await asyncio.to_thread(check_password, password, name)

    async def hash(self, secret: str) -> str:
        """Return the hash of a secret."""
        async with self.busy:
            return await asyncio.to_thread(self.hashing.hash, secret)

    async def verify(self, secret: str, kept: str | None) -> bool:
        """Return whether a secret matches a hash; do the same work if there is no hash."""
        async with self.busy:
            same = await asyncio.to_thread(self.hashing.verify, secret, kept or self.dummy_hash)
        return same and kept is not None


def check_password(password: str, name: str) -> None:
    """Refuse a password that is easy to guess from common passwords, words, names, dates and keyboard patterns."""
    from zxcvbn import zxcvbn  # loads its word lists, which takes half a second

    if not MIN_LENGTH <= len(password) <= MAX_LENGTH:
        raise bad_password(f"a password has {MIN_LENGTH} to {MAX_LENGTH} characters")
    if name_key(password) == name_key(name):
        raise bad_password("the password must differ from the name")
    if zxcvbn(password[:MAX_SCORED], user_inputs=[name, *PROJECT_WORDS])["guesses"] < MIN_GUESSES:
        raise bad_password("this password is too easy to guess")


def bad_password(reason: str) -> Problem:
    """Return the problem with a password."""
    return Problem(422, "bad-password", reason)


def new_recovery_code() -> str:
    """Return a new recovery code: 25 random characters."""
    return new_code(GROUPS)


def new_code(groups: int) -> str:
    """Return random characters to write down, in groups of five."""
    return "-".join("".join(secrets.choice(ALPHABET) for _ in range(GROUP)) for _ in range(groups))


def normalized_code(code: str) -> str:
    """Return a recovery code in the form that is hashed, however it was typed."""
    return "".join(letter for letter in code.upper() if letter in ALPHABET)
