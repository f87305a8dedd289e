"""The messages about reviews, hints and analysis.

Chances are shares of 1, of the seat that chooses unless it says otherwise.
"""

from typing import Annotated, Literal

from pydantic import Field

from antipater.ai.analysis.review import PointKind, Verdict
from antipater.server.messages import Message
from antipater.server.views.frame import Choice
from antipater.server.views.registry import GameView

Status = Literal["none", "running", "stopped", "complete"]


class JudgedOption(Message):
    """A choice, the win probability after it with its range, and how many simulations tried it."""

    choice: Choice
    chance: float
    low: float
    high: float
    visits: int
    equal: bool = False  # as good as the best one, as far as the engine can tell
    line: list[str] = Field(default_factory=list)  # what is expected to follow, in words; on the analysis board


class MomentInfo(Message):
    """A choice of a game: what was played, what it lost, and the best choices beside it."""

    seq: int  # the entry of the choice; the position before it is that of the entry before
    seat: int
    age: int  # 0 while wonders are drafted
    played: int  # the action
    chance: float
    after: float  # what was played
    lost: float
    verdict: Verdict
    exact: bool
    luck: float  # what chance changed for this seat until the next choice
    options: list[JudgedOption]
    why: list[str]  # sentences


class PlayerInfo(Message):
    """What a review says of a player."""

    accuracy: float | None
    lost: float
    rate: float | None  # lost by a choice on average; forced ones do not count
    luck: float
    inaccuracies: int
    mistakes: int
    blunders: int


class TurningPoint(Message):
    """A moment that changed the game most."""

    moment: int  # its place among the moments
    kind: PointKind
    change: float  # for seat 0


class ReviewInfo(Message):
    """The review of a finished game, as far as it is made."""

    status: Status
    total: int
    judged: int  # how many choices are judged
    moments: list[MomentInfo]  # those after the requested number
    each: bool = False  # seats choose at the same time, and each has a win probability of its own
    players: list[PlayerInfo] = Field(default_factory=list)  # of a complete review …
    turning: list[TurningPoint] = Field(default_factory=list)
    doubt: float = 0.0  # … what estimates changed without a cause, for seat 0
    result: float | None = None  # the share of seat 0


class HintInfo(Message):
    """The best choices of a position."""

    exact: bool
    options: list[JudgedOption]
    why: list[str]


class AskHint(Message):
    """Ask for a hint."""

    seat: Annotated[int, Field(ge=0, le=7)] | None = None


Action = Annotated[int, Field(ge=0, le=1_000_000)]


class Examine(Message):
    """A position to examine: that of a text, of a finished game, or the start of a ruleset; and the moves after it."""

    position: Annotated[str, Field(max_length=8_000)] = ""
    ruleset: Annotated[str, Field(max_length=60)] = "duel"
    options: Annotated[dict[str, str], Field(max_length=12)] = Field(default_factory=dict)
    game: Annotated[str, Field(max_length=32)] | None = None
    at: Annotated[int, Field(ge=0, le=100_000)] = 0  # an entry of the game
    seat: Annotated[int, Field(ge=0, le=7)] | None = None  # the city that is drawn nearest
    moves: Annotated[list[Action], Field(max_length=1_000)] = Field(default_factory=list)  # chance included
    names: Annotated[list[Annotated[str, Field(max_length=40)]], Field(max_length=8)] = Field(default_factory=list)
    labels: bool = False  # all moves in words, not only the last one


class Think(Examine):
    """A position to think about."""

    simulations: Annotated[int, Field(ge=1, le=30_000)] = 3_000


class ReadRecord(Message):
    """A record to open."""

    text: Annotated[str, Field(max_length=200_000)]


class Tried(Message):
    """A move that was tried: whose it was (None: chance), and what it was in words."""

    seat: int | None
    text: str


class Outcome(Message):
    """What chance may bring, and how likely it is."""

    choice: Choice
    share: float


class ExaminedInfo(Message):
    """A position that can be drawn, with what may follow."""

    view: GameView
    names: list[str]
    seat: int | None  # must choose; None: chance decides, or the game is over
    outcomes: list[Outcome]
    tried: list[Tried]
    imagined: bool  # what the player could not know was filled in at random
    judged: bool  # the engine can judge games of this ruleset


class JudgedOutcome(Message):
    """What chance may bring, and the win probability of seat 0 after it; None where more chance follows."""

    action: int
    chance: float | None


class ThoughtInfo(Message):
    """What the engine says of a position after some thinking; it comes again with more."""

    simulations: int
    done: bool
    exact: bool = False
    options: list[JudgedOption] = Field(default_factory=list)
    outcomes: list[JudgedOutcome] = Field(default_factory=list)  # where chance decides
    why: list[str] = Field(default_factory=list)


class RecordInfo(Message):
    """A record that was read: a position to examine."""

    ruleset: str
    options: dict[str, str]
    moves: list[int]
    names: list[str]
