"""Passwords and recovery codes: what a good one is, and how they are kept (argon2id) and compared.

Whether or not there is anything to compare with, the work is the same; so nobody learns from the time that an answer
takes which names there are.
"""

import asyncio
import secrets
from itertools import pairwise

from pwdlib import PasswordHash
from pwdlib.hashers.argon2 import Argon2Hasher

from antipater.server.names import name_key
from antipater.server.problems import Problem

SHORTEST, LONGEST = 8, 128
MEGABYTES, ROUNDS = 19, 2  # of argon2id, as OWASP advises
AT_ONCE = 2  # passwords that are worked on at the same time, so that logins cannot take the machine
ALPHABET = "ABCDEFGHJKMNPQRSTVWXYZ23456789"  # of recovery codes: nothing that can be taken for something else
GROUPS, GROUP = 5, 5

# The most common ones of eight characters and more, as they are compared; repeated and running keys are found by rule.
COMMON = """
    password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword passwort motdepasse contraseña
    qwertyuiop qwerty123 qwerty12 qwertyui qwerty1234 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx q1w2e3r4 qazwsxedc asdfghjkl
    asdfasdf azertyuiop azerty123 zxcvbnm1 zxcvbnm123 iloveyou iloveyou1 sunshine sunshine1 princess princess1 football
    football1 baseball baseball1 basketball superman superman1 batman123 starwars starwars1 trustno1 welcome1 welcome123
    letmein1 letmein123 whatever whatever1 computer computer1 internet samsung1 chocolate michael1 jennifer jordan23
    charlie1 michelle liverpool chelsea1 arsenal1 manchester barcelona realmadrid juventus shadow123 master123 monkey123
    dragon123 abc12345 abcd1234 a1b2c3d4 abc123456 1234qwer qwer1234 123qweasd 123456qwerty admin123 administrator
    changeme changeme1 default1 guest123 test1234 testtest secret123 mypassword lovelove loveyou1 myspace1 facebook
    google123 linkedin dropbox1 pokemon1 pokemon123 minecraft fortnite1 naruto123 blink182 metallica slipknot mustang1
    corvette mercedes ferrari1 porsche1 harley123 maverick midnight spiderman superstar sweetheart hello123 helloworld
    hellokitty freedom1 victoria elizabeth alexander alexandra christian christine veronica jonathan nicholas
    benjamin samantha patricia stephanie qweasdzxc qweasdzxc1 147258369 123654789 987654321 741852963 159357456 7wonders
    sevenwonders 7wondersduel sevenwondersduel antipater antipater1
"""


class Passwords:
    """Hashes and compares, a few at a time and outside the event loop."""

    def __init__(self) -> None:
        self.hashing = PasswordHash((Argon2Hasher(time_cost=ROUNDS, memory_cost=MEGABYTES * 1024, parallelism=1),))
        self.nobodys = self.hashing.hash(secrets.token_urlsafe(16))
        self.busy = asyncio.Semaphore(AT_ONCE)

    async def hash(self, secret: str) -> str:
        """Return a secret as it is kept."""
        async with self.busy:
            return await asyncio.to_thread(self.hashing.hash, secret)

    async def fits(self, secret: str, kept: str | None) -> bool:
        """Tell whether a secret is the one that is kept; do the same work if none is kept."""
        async with self.busy:
            same = await asyncio.to_thread(self.hashing.verify, secret, kept or self.nobodys)
        return same and kept is not None


def check_password(password: str, name: str) -> None:
    """Refuse a password that others would try first."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise bad_password(f"a password has {SHORTEST} to {LONGEST} characters")
    folded = password.casefold()
    if folded in COMMON.split() or len(set(folded)) < 3 or is_run(folded):
        raise bad_password("this password is one of the first that anybody would try")
    if name_key(password) == name_key(name):
        raise bad_password("a password is not the name")


def is_run(text: str) -> bool:
    """Tell whether a text counts up or down, as 12345678 and hgfedcba do; 0 comes after 9, too."""
    steps = {
        (ord(second) - ord(first)) % 10 if second.isdigit() and first.isdigit() else ord(second) - ord(first)
        for first, second in pairwise(text)
    }
    return steps <= {1} or steps <= {-1} or steps <= {9}


def bad_password(reason: str) -> Problem:
    """Return the refusal of a password."""
    return Problem(422, "bad-password", reason)


def new_recovery_code() -> str:
    """Return a code that sets a new password: 25 random characters."""
    return "-".join("".join(secrets.choice(ALPHABET) for _ in range(GROUP)) for _ in range(GROUPS))


def plain_code(code: str) -> str:
    """Return a recovery code as it is hashed, however it was typed."""
    return "".join(letter for letter in code.upper() if letter in ALPHABET)
