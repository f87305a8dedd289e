"""Messages about playing together: seeks and challenges, agreements, chat, events of a user, lists of games."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from antipater.server.messages import Bank, Days, GameInfo, Message

Line = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=200)]


# Requests.


class Seek(Message):
    """A game that waits for other players; without a seat, you get a random one."""

    ruleset: Annotated[str, StringConstraints(max_length=64)] = "duel"
    options: Annotated[dict[str, str], Field(max_length=16)] = Field(default_factory=dict)
    clock: Bank | Days | None = None
    rated: bool = False
    bots: bool = False  # whether bots may take a seat, if the game is rated
    seeds: bool | None = None
    seat: Annotated[int, Field(ge=0, le=7)] | None = None


class Seated(Message):
    """The seat that a request is about, if you have several."""

    seat: int | None = None


class Agreement(Seated):
    """Agree to an offer, or refuse it."""

    yes: bool = True


class Say(Seated):
    """A line of chat: plain text."""

    line: Line


# Responses.


class RematchInfo(Message):
    """The next game of the same players, as soon as all have agreed."""

    game: str | None = None


class ChatInfo(Message):
    """A line of chat, as it is stored."""

    number: int
    seat: int
    line: str
    time: int


class Challenges(Message):
    """Challenges without an answer: to you, and from you."""

    received: list[GameInfo]
    sent: list[GameInfo]


class UserEvent(Message):
    """Something that concerns you; the same event may come twice when a stream is resumed."""

    type: Literal["gameStart", "yourTurn", "gameEnd", "challenge", "chat", "rematch"]
    time: int  # a value for `after`
    game: GameInfo
    seats: list[int]  # your seats that it is about; of `chat` and `rematch`, the seat of who said it
    line: str = ""  # of chat


class GameList(Message):
    """Games, the newest first; `before` requests the next page."""

    games: list[GameInfo]
    before: int | None = None
