"""The messages about reviews and hints. Chances are shares of 1, of the seat that chooses unless it says otherwise."""

from typing import Annotated, Literal

from pydantic import Field

from antipater.ai.analysis.review import PointKind, Verdict
from antipater.server.messages import Message
from antipater.server.views.frame import Choice

Status = Literal["none", "running", "stopped", "complete"]


class JudgedOption(Message):
    """A choice, the win probability after it with its range, and how many simulations tried it."""

    choice: Choice
    chance: float
    low: float
    high: float
    visits: int


class MomentInfo(Message):
    """A choice of a game: what was played, what it lost, and the best choices beside it."""

    seq: int  # the entry of the choice; the position before it is that of the entry before
    seat: int
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
