"""The messages about puzzles. Chances are in percent, of the seat that chooses."""

from typing import Annotated

from pydantic import Field

from antipater.server.messages import Message, Number
from antipater.server.people.messages import RatingInfo
from antipater.server.views.frame import Choice
from antipater.server.views.registry import GameView


class ThemeInfo(Message):
    """A theme, and how many puzzles have it."""

    theme: str
    puzzles: int


class PuzzleSet(Message):
    """The puzzles of a ruleset."""

    ruleset: str
    puzzles: int
    themes: list[ThemeInfo]


class PuzzleInfo(Message):
    """A puzzle to solve: the position as its seat sees it."""

    name: str
    ruleset: str
    rating: int
    tries: int  # that counted for its rating
    exact: bool  # solved to the end, not searched
    tried: bool  # by the viewer before: nothing is rated any more
    names: list[str]  # of the players, by seat
    view: GameView


class Puzzler(Message):
    """How well somebody solves puzzles: the figures of the model, as a guest's browser keeps them."""

    mu: Annotated[float, Field(ge=-100, le=200)]
    sigma: Annotated[float, Field(gt=0, le=20)]
    tries: Number
    streak: Number  # solved in a row


class PuzzleStanding(Message):
    """The viewer's rating as people read it, and the figures to keep."""

    shown: RatingInfo
    kept: Puzzler


class TryPuzzle(Message):
    """A choice, or None to see the solution; guests send their own standing if this try counts."""

    action: Number | None = None
    counts: bool = True  # the first try of this puzzle
    standing: Puzzler | None = None


class PuzzleOption(Message):
    """A choice and its chance."""

    choice: Choice
    percent: int


class SolutionInfo(Message):
    """Why a puzzle is solved as it is."""

    options: list[PuzzleOption]  # the best first
    line: list[str]  # the solution and what follows, in words
    themes: list[str]
    why: list[str]


class TriedInfo(Message):
    """The answer to a try; the solution comes with the right choice, or if it was asked for."""

    right: bool
    percent: int | None  # the chance of the choice
    rated: bool
    standing: PuzzleStanding | None  # of a try that counted
    solution: SolutionInfo | None
