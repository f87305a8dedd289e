"""Messages about accounts: entering and leaving, passwords, sessions, tokens, and all that is kept about somebody."""

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from antipater.server.messages import Message, Name, Session, User

# Longer than any that fits, so that one that is too long is refused by the rule for passwords and not by a schema.
Password = Annotated[str, StringConstraints(min_length=1, max_length=512)]
Code = Annotated[str, StringConstraints(min_length=1, max_length=64)]
Scope = Literal["read", "play", "bot", "challenge"]
Label = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=60, pattern=r"^[^\x00-\x1f]*$")
]


# Asked.


class NewAccount(Message):
    """Make an account; a guest keeps its games."""

    name: Name
    password: Password


class LogIn(Message):
    """Enter an account."""

    name: Name
    password: Password


class Recover(Message):
    """Set a new password by the recovery code."""

    name: Name
    code: Code
    password: Password


class ChangePassword(Message):
    """Set a new password by the old one."""

    old: Password
    new: Password


class Proof(Message):
    """Say the password again, for what cannot be undone; guests have none."""

    password: Password | None = None


class NewToken(Message):
    """Make a token for a program."""

    label: Label
    scopes: Annotated[list[Scope], Field(min_length=1, max_length=4)]
    days: Annotated[int, Field(ge=1, le=3650)] | None = None  # None: until it is revoked


# Answered.


class Entered(Message):
    """An account that is open now, with its recovery code, which is said this once."""

    session: Session
    recovery: str


class RecoveryCode(Message):
    """A recovery code, which is said this once."""

    recovery: str


class SessionInfo(Message):
    """A session: which device, since when, last used when (to the hour); `current` is the one that asks."""

    id: str
    label: str
    created: int
    used: int
    expires: int
    current: bool


class TokenInfo(Message):
    """A token without its secret: `prefix` is how that begins, and names the token."""

    prefix: str
    label: str
    scopes: list[str]
    created: int
    used: int | None
    expires: int | None


class MadeToken(Message):
    """A token that was made; its secret is said this once."""

    token: str
    info: TokenInfo


class AccountInfo(Message):
    """Who you are, and by what: `scopes` is null for a session, which is good for all."""

    user: User
    scopes: list[str] | None


class Kept(Message):
    """All that the server keeps about somebody; hashes of secrets are left out."""

    user: dict[str, Any]
    sessions: list[dict[str, Any]]
    tokens: list[dict[str, Any]]
    ratings: list[dict[str, Any]]
    chats: list[dict[str, Any]]
    games: list[dict[str, Any]]
    entries: list[dict[str, Any]]  # what they did, from the logs of their games


class RatingInfo(Message):
    """How strong somebody is: a number near 1500, and how far off it may be (one standard deviation)."""

    rating: int
    deviation: int
    games: int


class Ranked(RatingInfo):
    """A place of a leader board."""

    place: int
    name: str
    kind: str


class Statistics(Message):
    """What somebody has played under one ruleset; averages are over the games that have such a figure."""

    games: int
    wins: int
    ties: int
    by_reason: dict[str, int]  # how the games ended: played, resign, time …
    wins_by_victory: dict[str, int]
    average_points: float | None
    average_place: float | None
    average_minutes: float | None


class Profile(Message):
    """Somebody, as everybody may know them."""

    name: str
    kind: str
    created: int
    ratings: dict[str, RatingInfo]
    statistics: dict[str, Statistics]


class RatedGame(Message):
    """A rated game in somebody's history."""

    game: str
    ended: int
    place: int
    before: RatingInfo
    after: RatingInfo
