"""Passwords and recovery codes: what a good one is, and how they are kept (argon2id) and compared.

Whether or not there is anything to compare with, the work is the same; so nobody learns from the time that an answer
takes which names there are.
"""

import asyncio
import secrets

from pwdlib import PasswordHash
from pwdlib.hashers.argon2 import Argon2Hasher

from antipater.server.people.names import name_key
from antipater.server.problems import Problem

MIN_LENGTH, MAX_LENGTH = 8, 128
MEGABYTES, ROUNDS = 19, 2  # of argon2id, as OWASP advises
MAX_CONCURRENT = 2  # passwords that are worked on at the same time, so that logins cannot take the machine
ALPHABET = "ABCDEFGHJKMNPQRSTVWXYZ23456789"  # of recovery codes: nothing that can be taken for something else
GROUPS, GROUP = 5, 5

MIN_GUESSES = 1_000_000
MAX_SCORED = 64  # characters, whose guessing takes a moment already; a longer password is at least as good
PROJECT_WORDS = ("antipater", "wonders", "sevenwonders", "7wonders", "duel", "pantheon")


class Passwords:
    """Hashes and compares, a few at a time and outside the event loop."""

    def __init__(self) -> None:
        self.hashing = PasswordHash((Argon2Hasher(time_cost=ROUNDS, memory_cost=MEGABYTES * 1024, parallelism=1),))
        self.dummy_hash = self.hashing.hash(secrets.token_urlsafe(16))
        self.busy = asyncio.Semaphore(MAX_CONCURRENT)

    async def check(self, password: str, name: str) -> None:
        """Refuse a password that is easily guessed."""
        async with self.busy:
            await asyncio.to_thread(check_password, password, name)

    async def hash(self, secret: str) -> str:
        """Return a secret as it is kept."""
        async with self.busy:
            return await asyncio.to_thread(self.hashing.hash, secret)

    async def verify(self, secret: str, kept: str | None) -> bool:
        """Tell whether a secret is the one that is kept; do the same work if none is kept."""
        async with self.busy:
            same = await asyncio.to_thread(self.hashing.verify, secret, kept or self.dummy_hash)
        return same and kept is not None


def check_password(password: str, name: str) -> None:
    """Refuse a password that somebody would find who tries common ones, words, names, dates and runs of keys first."""
    from zxcvbn import zxcvbn  # reads its lists of words, which takes half a second

    if not MIN_LENGTH <= len(password) <= MAX_LENGTH:
        raise bad_password(f"a password has {MIN_LENGTH} to {MAX_LENGTH} characters")
    if name_key(password) == name_key(name):
        raise bad_password("a password is not the name")
    if zxcvbn(password[:MAX_SCORED], user_inputs=[name, *PROJECT_WORDS])["guesses"] < MIN_GUESSES:
        raise bad_password("this password is one of the first that anybody would try")


def bad_password(reason: str) -> Problem:
    """Return the refusal of a password."""
    return Problem(422, "bad-password", reason)


def new_recovery_code() -> str:
    """Return a code that sets a new password: 25 random characters."""
    return "-".join("".join(secrets.choice(ALPHABET) for _ in range(GROUP)) for _ in range(GROUPS))


def normalized_code(code: str) -> str:
    """Return a recovery code as it is hashed, however it was typed."""
    return "".join(letter for letter in code.upper() if letter in ALPHABET)
