"""Messages about users: login, passwords, sessions, tokens, personal data, ratings and profiles."""

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from antipater.server.messages import Language, Message, Name, Session, User

# Longer than any valid password, so that a long one is refused by the rule for passwords and not by a schema.
Password = Annotated[str, StringConstraints(min_length=1, max_length=512)]
Code = Annotated[str, StringConstraints(min_length=1, max_length=64)]
Address = Annotated[
    str,
    StringConstraints(
        max_length=254, pattern=r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+$"
    ),
]
Scope = Literal["read", "play", "bot", "challenge"]
Label = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=60, pattern=r"^[^\x00-\x1f]*$")
]


PreferenceName = Annotated[str, StringConstraints(pattern=r"^[a-zA-Z]{1,32}$")]
PreferenceValue = Annotated[str, StringConstraints(max_length=64, pattern=r"^[^\x00-\x1f]*$")] | bool | int


# Requests.


class NewAccount(Message):
    """Make an account; a guest keeps its games."""

    name: Name
    password: Password


class LogIn(Message):
    """Log in to an account."""

    name: Name
    password: Password
    second: Code | None = None  # a code of the authenticator or a backup code, if the account has a second factor


class Recover(Message):
    """Set a new password by the recovery code."""

    name: Name
    code: Code
    password: Password
    second: Code | None = None


class ChangePassword(Message):
    """Set a new password by the old one."""

    old: Password
    new: Password


class Proof(Message):
    """Confirm the password for an action that cannot be undone; guests have none."""

    password: Password | None = None


class Preferences(Message):
    """The settings of the page that an account keeps; the page knows what they mean."""

    settings: dict[PreferenceName, PreferenceValue] = Field(default_factory=dict, max_length=40)


class SecondCode(Message):
    """Confirm that the authenticator works."""

    second: Code


class SecondProof(Message):
    """Confirm the password and the second factor."""

    password: Password
    second: Code


class NewAddress(Message):
    """Set the mail address of the account; a link is sent there."""

    password: Password
    address: Address
    lang: Language = "en"


class FollowLink(Message):
    """Follow a link from a letter."""

    secret: Code


class AskRecovery(Message):
    """Ask for a link to set a new password."""

    name: Name
    lang: Language = "en"


class NewPassword(Message):
    """Set a new password by a link."""

    secret: Code
    password: Password
    second: Code | None = None


class WantNotices(Message):
    """Whether to get letters when it is your turn in a game of days."""

    yes: bool


class NewToken(Message):
    """Make a token for a program."""

    label: Label
    scopes: Annotated[list[Scope], Field(min_length=1, max_length=4)]
    days: Annotated[int, Field(ge=1, le=3650)] | None = None  # None: until it is revoked


# Responses.


class Entered(Message):
    """An account with a new session, and its recovery code, which is shown only here."""

    session: Session
    recovery: str


class RecoveryCode(Message):
    """A recovery code, which is shown only here."""

    recovery: str


class MailInfo(Message):
    """Whether the server sends mail, and the confirmed address of the account."""

    offered: bool
    address: str | None = None
    notices: bool = False


class SecondFactorInfo(Message):
    """Whether the account has a second factor, and how many backup codes are left."""

    since: int | None
    spare_codes: int


class SecondSecret(Message):
    """What an authenticator needs; `qr` is a picture of the address, as a data URI."""

    secret: str
    uri: str
    qr: str


class SpareCodes(Message):
    """Codes that replace the second factor, each once; they are shown only here."""

    codes: list[str]


class SessionInfo(Message):
    """A session: device, start, last use (to the hour); `current` is the one of this request."""

    id: str
    label: str
    created: int
    used: int
    expires: int
    current: bool


class TokenInfo(Message):
    """A token without its secret: `prefix` is the beginning of the secret, and names the token."""

    prefix: str
    label: str
    scopes: list[str]
    created: int
    used: int | None
    expires: int | None


class MadeToken(Message):
    """A new token; its secret is shown only here."""

    token: str
    info: TokenInfo


class AccountInfo(Message):
    """Who you are, and the scopes of your token; `scopes` is null for a session, which may do everything."""

    user: User
    scopes: list[str] | None


class Kept(Message):
    """All data that the server keeps about a user; hashes of secrets are left out."""

    user: dict[str, Any]
    sessions: list[dict[str, Any]]
    tokens: list[dict[str, Any]]
    ratings: list[dict[str, Any]]
    chats: list[dict[str, Any]]
    games: list[dict[str, Any]]
    entries: list[dict[str, Any]]  # their entries in the logs of their games
    warnings: list[dict[str, Any]]
    reports: list[dict[str, Any]]
    blocks: list[dict[str, Any]]


class NewBlock(Message):
    """Block a user, by name or id."""

    user: Annotated[str, StringConstraints(min_length=1, max_length=64)]


class BlockInfo(Message):
    """A user whom you have blocked."""

    id: str
    name: str
    time: int


class WarningInfo(Message):
    """What an administrator has told you: a warning, a mute or a suspension, with its end."""

    kind: str
    text: str
    time: int
    until: int | None


class RatingInfo(Message):
    """The strength of a user: a number near 1500, and its standard deviation."""

    rating: int
    deviation: int
    games: int


class Ranked(RatingInfo):
    """A place on a leader board."""

    place: int
    name: str
    kind: str


class Statistics(Message):
    """The games of a user under one ruleset; averages are over the games that have such a figure."""

    games: int
    wins: int
    ties: int
    by_reason: dict[str, int]  # by how the game ended: played, resign, time …
    wins_by_victory: dict[str, int]
    average_points: float | None
    average_place: float | None
    average_minutes: float | None


class Profile(Message):
    """A user as everybody may see them."""

    name: str
    kind: str
    created: int
    ratings: dict[str, RatingInfo]
    statistics: dict[str, Statistics]  # of the last games
    aborts: int = 0  # rated games that the user has aborted within a day


class RatedGame(Message):
    """A rated game in the history of a user."""

    game: str
    ended: int
    place: int
    before: RatingInfo
    after: RatingInfo
