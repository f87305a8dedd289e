"""What every ruleset's view has: who owes a choice, what the viewer may choose, how it ended; and how events are told.

A ruleset adds its table by a `Drawing` of its own. All that a drawing gets are observations.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NotRequired

from typing_extensions import TypedDict

from antipater.game.contract import Game, State
from antipater.game.seats import UNKNOWN
from antipater.text.speech import Speech
from antipater.text.words import YOU, words_about

KEPT = 32  # tables: enough for all who watch one game
KEPT_WORDS = 4096
DRAWN: dict[tuple[str, bytes], tuple[str, Any]] = {}
ABOUT = re.compile(r"[/+@=]")  # what separates the parts of what a move is about


Plays = Sequence[tuple[int, int]]  # who did what at once, as the viewer knows it: most often one seat one thing


@lru_cache(KEPT_WORDS)
def parts_of(word: str) -> tuple[str, list[str]]:
    """Return the verb of a word, and what it is about."""
    verb, _, about = word.partition(":")
    return verb, [part for part in ABOUT.split(about) if part]


class Choice(TypedDict):
    """Something that the viewer may do."""

    action: int
    word: str  # in notation; the number where a ruleset has none
    verb: str
    about: list[str]  # keys and numbers, as the word names them
    text: str


class Why(TypedDict):
    """Why something cannot be done."""

    code: str
    rule: str
    text: str


class Bought(TypedDict):
    """Units of one good that are bought from a neighbour."""

    good: str
    units: int
    seller: int
    price: int  # of one unit


class Offer(TypedDict):
    """One way to pay for an item: what goes to whom for what."""

    left: int
    right: int
    total: int  # the bank's coins included
    bought: list[Bought]
    lines: list[str]


class Price(TypedDict):
    """What an item costs the viewer now, and why."""

    total: int | None  # none: nobody sells what is missing
    lines: list[str]
    offers: NotRequired[list[Offer]]  # where there may be several ways to pay: those that are open, by rank
    chain: NotRequired[str | None]  # the building that makes it free
    why: NotRequired[Why]  # it cannot be had now


class Frame(TypedDict):
    """A table as one viewer may know it, but for what the ruleset draws."""

    ruleset: str
    version: int
    options: dict[str, str]
    viewer: int | None  # a seat; none: the public
    seats: int
    toAct: list[int]
    over: bool
    returns: list[int]
    prize: int
    position: str  # in notation
    decision: str  # what is asked of whom, or how it ended, in words
    choices: list[Choice]
    prices: dict[str, Price]  # of what the viewer might pay for now: by item; `space:3` is a space of the Pantheon


class View(Frame):
    """A table as one viewer may know it."""

    table: Any  # what the ruleset draws: facts without words, the same for all who know the same


class Told(TypedDict):
    """An action or an outcome in notation and in words, as the viewer may know it."""

    choice: int | None  # none: hidden
    word: str | None
    text: list[str]


class Drawing:
    """Draws a ruleset that has no drawing of its own: choices by number."""

    def __init__(self, game: Game, viewer: int | None, names: Sequence[str], language: str) -> None:
        self.game = game
        self.viewer = viewer
        players = [YOU if seat == viewer else name for seat, name in enumerate(names)]
        self.words: Speech[Any] = words_about(game, language, players)
        self.last: tuple[bytes, View] | None = None  # most of what others do in secret changes nothing here

    def view(self, seen: State) -> View:
        """Draw what the viewer may know."""
        key = seen.key()
        if self.last is None or self.last[0] != key:
            self.last = key, self.drawn(seen, key)
        return self.last[1]

    def drawn(self, seen: State, key: bytes) -> View:
        """Draw it anew."""
        owing = [seat for seat in seen.to_act() if seat >= 0]
        position, table = self.facts(seen, key)
        return {
            "ruleset": self.game.name,
            "version": self.game.version,
            "options": dict(self.game.options),
            "viewer": self.viewer,
            "seats": self.game.seats,
            "toAct": owing,
            "over": not seen.to_act(),
            "returns": seen.returns(),
            "prize": self.game.prize,
            "position": position,
            "decision": self.decision(seen),
            "choices": self.choices(seen) if self.viewer in owing else [],
            "prices": {} if self.viewer is None else self.prices(seen, self.viewer),
            "table": table,
        }

    def facts(self, seen: State, key: bytes) -> tuple[str, Any]:
        """Return the position and the table; drawn once for all viewers who know the same."""
        about = (self.game.name, key)
        if about not in DRAWN:
            while len(DRAWN) >= KEPT:
                del DRAWN[next(iter(DRAWN))]
            DRAWN[about] = self.position(seen), self.table(seen)
        return DRAWN[about]

    def choices(self, seen: State) -> list[Choice]:
        """List what the viewer may do."""
        seat = -1 if self.viewer is None else self.viewer
        return [self.choice(seen, action, seat) for action in seen.legal(seat)]

    def choice(self, seen: State, action: int, seat: int) -> Choice:
        """Say one thing that the viewer may do."""
        word = self.word(seen, action, seat)
        verb, about = parts_of(word)
        return {"action": action, "word": word, "verb": verb, "about": about, "text": self.said(seen, action, seat)}

    def told(self, before: State, plays: Plays, after: State) -> list[Told]:
        """Tell an event by what the viewer knew before and after it, and what `seen` left of it.

        Secret choices that came to light together are one event, whose story is told with the last of them.
        """
        words = self.played(before, plays)
        stories: list[list[str]] = [[] for _ in plays[1:]]
        stories.append(self.story(before, plays, after))
        return [
            {"choice": None if known == UNKNOWN else known, "word": word, "text": story}
            for (_, known), word, story in zip(plays, words, stories, strict=True)
        ]

    # What a ruleset fills in.

    def position(self, seen: State) -> str:
        """Write the observation in notation."""
        return " ".join(map(str, seen.fields()))

    def decision(self, seen: State) -> str:
        """Say what is asked of whom."""
        return ""

    def word(self, seen: State, action: int, seat: int) -> str:
        """Write an action or outcome that the viewer knows."""
        return str(action)

    def said(self, seen: State, action: int, seat: int) -> str:
        """Say a choice in words."""
        return str(action)

    def played(self, before: State, plays: Plays) -> list[str | None]:
        """Write what was done, as far as the viewer knows it."""
        return [None if known == UNKNOWN else self.word(before, known, seat) for seat, known in plays]

    def story(self, before: State, plays: Plays, after: State) -> list[str]:
        """Say an event in words."""
        return []

    def prices(self, seen: State, seat: int) -> dict[str, Price]:
        """Explain what the viewer's seat would pay for what it might build."""
        return {}

    def table(self, seen: State) -> Any:
        """Draw what lies on the table."""
        return None
