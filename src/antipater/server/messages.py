"""The messages of the API: requests and responses. Unknown fields are refused, no type is converted."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from antipater.server.deals import MOST_SEED_BYTES
from antipater.server.views.frame import Choice
from antipater.server.views.registry import GameView

Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=24)]
ClientId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,48}$")]
Number = Annotated[int, Field(ge=0, le=2**31 - 1)]
Language = Literal["en", "fr"]
Seed = Annotated[str, StringConstraints(pattern=rf"^(?:[0-9a-f]{{2}}){{0,{MOST_SEED_BYTES}}}$")]


class Message(BaseModel):
    """The base class of all messages; strict."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


# Requests.


class NewGuest(Message):
    """Play without an account."""

    name: Name | None = None


class NewSeat(Message):
    """Who gets a seat: me, anybody with the link, or an opponent by its name. `me` several times is a hot seat."""

    kind: Literal["me", "open", "ai"]
    agent: Annotated[str, StringConstraints(max_length=64)] | None = None
    name: Name | None = None  # of a person at a hot seat


class Bank(Message):
    """A number of seconds for all choices, and an increment for each."""

    seconds: Annotated[int, Field(ge=10, le=12 * 3600)]
    increment: Annotated[int, Field(ge=0, le=600)] = 0


class Days(Message):
    """A number of days for each choice."""

    days: Annotated[int, Field(ge=1, le=30)]


class NewGame(Message):
    """A game to create."""

    ruleset: Annotated[str, StringConstraints(max_length=64)] = "duel"
    options: Annotated[dict[str, str], Field(max_length=16)] = Field(default_factory=dict)
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=8)]
    seeds: bool | None = None  # wait a few seconds for a seed of every person; None: as the server's settings say
    clock: Bank | Days | None = None  # none: no time limit
    rated: bool = False
    bots: bool = False  # whether bots may take an open seat, if the game is rated and in the lobby
    listed: bool = False  # the lobby shows it: anybody may take an open seat, or watch
    lesson: bool = False  # on the prepared deal of its ruleset: casual, alone against opponents of the house


class Join(Message):
    """Take an open seat by the secret of the link."""

    invitation: Annotated[str, StringConstraints(max_length=64)]
    seat: int | None = None


class AddSeed(Message):
    """Add a seed to the deal, in hexadecimal digits; an empty one adds nothing."""

    seed: Seed
    seat: int | None = None


class Act(Message):
    """Make a choice: *ply* names the decision, *id* this request."""

    ply: Number
    action: Number | Annotated[str, StringConstraints(max_length=128)]  # its number, or its word in notation
    id: ClientId
    seat: int | None = None  # the seat that chooses, if the user has several


class SocketAct(Act):
    """The same over a socket."""

    type: Literal["action"]


class Ping(Message):
    """Ask over a socket whether the server is there."""

    type: Literal["ping"]


# Responses.


class User(Message):
    """A person or a bot."""

    id: str
    name: str
    kind: str


class Session(Message):
    """Who you are; `secure` is false over plain HTTP from another machine."""

    user: User | None
    secure: bool
    warned: bool = False  # an administrator has written to you: GET /api/account/warnings
    administrator: bool = False


class SeatInfo(Message):
    """Who has a seat."""

    kind: str
    name: str
    user: str | None = None
    agent: str | None = None
    bot: bool = False  # the user is a program


class GameInfo(Message):
    """A game without its table."""

    id: str
    ruleset: str
    version: int
    options: dict[str, str]
    status: str
    seats: list[SeatInfo]
    yours: list[int]
    commitment: str  # SHA-256 of the server's seed and salt
    seeds: bool
    created: int
    clock: Bank | Days | None = None
    rated: bool = False
    bots: bool = False
    listed: bool = False
    rematch_of: str | None = None
    result: dict[str, Any] | None = None


class Created(Message):
    """A new game; only its creator gets the invitation, and only here."""

    game: GameInfo
    invitation: str | None = None


class Accepted(Message):
    """An accepted choice, with the number of its log entry. The same request gets the same answer."""

    seq: int


class EventInfo(Message):
    """A log entry as the viewer may know it."""

    seq: int
    kind: str
    seat: int | None
    time: int
    choice: int | None = None
    word: str | None = None
    text: list[str] = Field(default_factory=list)
    facts: dict[str, Any] = Field(default_factory=dict)


class ClocksInfo(Message):
    """The time that every seat had left at a moment, and the clocks that run; in milliseconds."""

    time: int
    left: list[int]
    running: list[int]


class SealedInfo(Message):
    """A choice of the viewer that nobody else sees yet. Another choice with the same ply replaces it."""

    ply: int
    action: int
    word: str
    verb: str
    about: list[str]
    text: str
    choices: list[Choice]  # what it can be changed to, itself included


class WatchersInfo(Message):
    """How many watch a game without playing in it, and the names of those who have an account."""

    number: int = 0
    names: list[str] = Field(default_factory=list)


class GameFull(Message):
    """A whole game as the viewer may know it: the first message of every stream, and the answer to `GET`."""

    type: Literal["gameFull"] = "gameFull"
    seq: int
    ply: int | None  # the decision that the viewer must make
    game: GameInfo
    view: GameView
    events: list[EventInfo]  # those after the requested entry
    clocks: ClocksInfo | None = None
    chosen: list[int] = Field(default_factory=list)  # seats that have made a sealed choice
    agreed: dict[str, list[int]] = Field(default_factory=dict)  # seats that have agreed, by offer
    sealed: SealedInfo | None = None  # the viewer's own choice, which may still be changed
    here: list[int] = Field(default_factory=list)  # seats that follow the game
    watchers: WatchersInfo = Field(default_factory=WatchersInfo)


class GameState(Message):
    """What is new: entries, and the changes of the view and of the game (JSON merge patches)."""

    type: Literal["gameState"] = "gameState"
    seq: int
    ply: int | None
    events: list[EventInfo]
    view: dict[str, Any]
    game: dict[str, Any] = Field(default_factory=dict)
    watchers: WatchersInfo = Field(default_factory=WatchersInfo)
    clocks: ClocksInfo | None = None
    chosen: list[int] = Field(default_factory=list)  # seats that have made a sealed choice
    agreed: dict[str, list[int]] = Field(default_factory=dict)
    sealed: SealedInfo | None = None  # the viewer's own choice, which may still be changed


class Position(Message):
    """A game as it was when an entry was revealed; entries that were revealed together share a position."""

    seq: int  # the last entry revealed by then
    last: int  # … by now
    view: GameView
    clocks: ClocksInfo | None = None


class PresenceInfo(Message):
    """A player comes or goes."""

    type: Literal["presence"] = "presence"
    seat: int
    here: bool
    time: int


class WatchersChange(Message):
    """Somebody begins or stops to watch."""

    type: Literal["watchers"] = "watchers"
    watchers: WatchersInfo


class ChatLine(Message):
    """A line of chat; only the players of a game get it."""

    type: Literal["chatLine"] = "chatLine"
    number: int
    seat: int
    line: str
    time: int


class Answered(Message):
    """The answer to a request over a socket."""

    type: Literal["answer"] = "answer"
    id: str
    accepted: Accepted | None = None
    problem: "ProblemInfo | None" = None


class Pong(Message):
    """The server is there."""

    type: Literal["pong"] = "pong"


class ProblemInfo(Message):
    """A refusal: a code for programs, a sentence for people, facts."""

    code: str
    message: str
    facts: dict[str, Any] = Field(default_factory=dict)


class Health(Message):
    """Whether the server runs and can work."""

    status: str
    version: str
    rooms: int


class Span(Message):
    """Words of a page of the operator."""

    text: str
    strong: bool = False
    link: str | None = None


class Block(Message):
    """A title, a heading, a paragraph or an item of a list."""

    kind: str
    spans: list[Span]


class OpponentInfo(Message):
    """An opponent for a seat: its name, its rulesets, and its description."""

    name: str
    rulesets: list[str]
    title: str
    about: str


class Streamed(Message):
    """What a stream may contain; programs that read streams generate their types from this."""

    message: GameFull | GameState | PresenceInfo | WatchersChange | ChatLine | Answered | Pong
