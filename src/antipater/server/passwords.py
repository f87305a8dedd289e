"""Passwords and recovery codes: what a good one is, and how they are kept (argon2id) and compared.

Whether or not there is anything to compare with, the work is the same; so nobody learns from the time that an answer
takes which names there are.
"""

import asyncio
import re
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

# What people begin passwords with most often, folded as `bare` folds them. Each stands for thousands: with figures and
# signs around it, with figures for letters, doubled. Repeated and running keys are found by rule.
COMMON = """
    password passwd passwort motdepasse contraseña senha parola wachtwoord haslo geslo salasana pass qwerty qwertyuiop
    qwertyui qwertz qwertzuiop azerty azertyuiop asdfghjkl asdfgh asdf asdfasdf zxcvbnm zxcvbn qazwsx qazwsxedc qweasd
    qweasdzxc qwer abc abcd abcde abcdef iloveyou loveyou love lovely lover mylove sunshine princess princesa football
    soccer hockey baseball basketball superman batman spiderman ironman starwars startrek trustno welcome letmein
    whatever computer internet samsung nokia iphone chocolate cookie cheese banana orange cherry apple pepper ginger
    michael jennifer jordan charlie michelle thomas daniel andrew joshua matthew robert william george anthony richard
    jessica ashley amanda nicole hannah sophie marie laura andrea maria martin stefan sebastian patrick kevin justin
    brandon tyler austin hunter taylor morgan london paris berlin dallas boston madrid liverpool chelsea arsenal
    manchester barcelona realmadrid juventus bayern shadow master monkey dragon tiger eagle falcon panther lion wolf
    horse dolphin butterfly flower summer winter spring autumn january february march april june july august september
    october november december monday friday sunday admin administrator root user guest test testtest default changeme
    secret mypassword facebook google linkedin dropbox myspace twitter yahoo hotmail pokemon pikachu minecraft fortnite
    roblox naruto blink metallica slipknot nirvana eminem rockstar guitar music mustang corvette mercedes ferrari
    porsche harley yamaha honda toyota maverick midnight superstar sweetheart sweety honey angel angels baby babygirl
    hello helloworld hellokitty freedom victoria elizabeth alexander alexandra christian christine veronica jonathan
    nicholas benjamin samantha patricia stephanie killer ninja pirate wizard matrix phoenix thunder diamond silver
    golden purple yellow green blue black white snoopy scooter buster bailey maggie daisy molly lucky money cash
    merlin gandalf hobbit frodo legend hacker server oracle cisco login access private family mother father brother
    sister friend friends forever jesus christ heaven wonders sevenwonders wondersduel sevenwondersduel antipater
    olivia emma lucas louis camille nicolas julien pierre doudou loulou soleil bonjour chouchou amour coucou marseille
    schatz hallo sommer fussball computer geheim hallohallo
"""
ON_A_GRID = """
    1q2w3e4r5t6y7u8i9o0p 1qaz2wsx3edc4rfv5tgb zaq12wsx q1w2e3r4t5y6 a1b2c3d4e5f6 147258369 123654789 741852963 159357456
"""
AROUND = re.compile(r"^[\W\d_]+|[\W\d_]+$")
LETTERS = str.maketrans("0134578@$!", "oieastbasi")  # what figures and signs stand for in words


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
    if is_common(folded) or len(set(folded)) < 3 or is_run(folded):
        raise bad_password("this password is one of the first that anybody would try")
    if name_key(password) == name_key(name):
        raise bad_password("a password is not the name")


def is_common(folded: str) -> bool:
    """Tell whether a password is a common word with what people put around it, or lies on a grid of keys."""
    if any(folded in keys for keys in ON_A_GRID.split()):
        return True
    half = folded[: len(folded) // 2]
    return any(bare(text) in COMMON.split() for text in ((folded, half) if half * 2 == folded else (folded,)))


def bare(folded: str) -> str:
    """Return the word within a password: without figures and signs around it, with letters for those inside."""
    return AROUND.sub("", folded).translate(LETTERS)


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
