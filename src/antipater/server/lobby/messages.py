"""Messages of playing together: seeks and challenges, agreements, chat, events of a user, ratings and profiles."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from antipater.server.messages import Bank, Days, GameInfo, Message

Line = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=200)]


# Asked.


class Seek(Message):
    """A game for which others are sought; without a seat, chance gives one."""

    ruleset: Annotated[str, StringConstraints(max_length=64)] = "duel"
    options: Annotated[dict[str, str], Field(max_length=16)] = Field(default_factory=dict)
    clock: Bank | Days | None = None
    rated: bool = False
    seeds: bool = False
    seat: Annotated[int, Field(ge=0, le=7)] | None = None


class Seated(Message):
    """Which of your seats it is about, where you have several."""

    seat: int | None = None


class Agreement(Seated):
    """Yes or no to something that everybody must agree on."""

    yes: bool = True


class Say(Seated):
    """A line of chat: text only."""

    line: Line


# Answered.


class RematchInfo(Message):
    """The next game of the same players, as soon as all have said yes."""

    game: str | None = None


class ChatInfo(Message):
    """A line of chat, as it was kept."""

    number: int
    seat: int
    line: str
    time: int


class Challenges(Message):
    """Challenges that wait for an answer: to you, and from you."""

    received: list[GameInfo]
    sent: list[GameInfo]


class UserEvent(Message):
    """Something that concerns you; the same one may come twice when a stream is resumed."""

    type: Literal["gameStart", "yourTurn", "gameEnd", "challenge"]
    time: int  # what `after` takes
    game: GameInfo
    seats: list[int]  # yours that it is about


class GameList(Message):
    """Games, the newest first; `before` asks for those after the last one."""

    games: list[GameInfo]
    before: int | None = None
