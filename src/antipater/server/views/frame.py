"""What the views of all rulesets share: who must choose, the viewer's choices, the result, and events in words.

A ruleset adds its table with a `ViewBuilder` of its own. All that a builder gets are observations.
"""

import re
from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from antipater.catalog import Kit, PartKit, kit
from antipater.game.contract import Game, State
from antipater.game.seats import UNKNOWN
from antipater.notation.moves import word_of
from antipater.notation.positions import write_position
from antipater.text.language import capitalized, readable
from antipater.text.words import YOU, GameWords, words_about

KEPT = 64  # tables and positions: enough for everyone who watches one game
KEPT_WORDS = 4096
BUILT: dict[tuple[str, Hashable, str], tuple[Any, State]] = {}
ABOUT = re.compile(r"[/+@=]")  # separates the things that a move is about

Plays = Sequence[tuple[int, int]]  # (seat, action) of one event as the viewer knows it; most events have one pair
Told = dict[Hashable, Any]  # events of one update, for viewers who know the whole position
# How an item is paid: it has no cost; a chain or a token makes it free; the city produces all of it; coins of the
# printed cost; missing resources are bought; a fixed price instead of the cost.
Way = Literal["free", "chain", "token", "production", "coins", "trade", "fixed"]


@lru_cache(KEPT_WORDS)
def split_word(word: str) -> tuple[str, list[str]]:
    """Return the verb of a word, and what it is about."""
    verb, _, about = word.partition(":")
    return verb, [part for part in ABOUT.split(about) if part]


class Choice(TypedDict):
    """Something that the viewer may do."""

    action: int
    word: str  # in notation; the number if a ruleset has no notation
    verb: str
    about: list[str]  # keys and numbers, as they stand in the word
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
    """One way to pay for an item: who gets how much for what."""

    left: int
    right: int
    total: int  # the bank's coins included
    bought: list[Bought]
    lines: list[str]


class Price(TypedDict):
    """What an item costs the viewer now, and why."""

    total: int | None  # None: nobody sells what is missing
    lines: list[str]
    way: NotRequired[Way]  # absent if it cannot be paid
    offers: NotRequired[list[Offer]]  # the ways to pay that are open, by rank, if there can be several
    chain: NotRequired[str | None]  # the building that makes it free
    why: NotRequired[Why]  # why it cannot be built now


class PartLine(TypedDict):
    """A line of a panel, in the viewer's language."""

    label: str
    value: str
    items: NotRequired[list[str]]  # keys of items, drawn after the value


class PartPanel(TypedDict):
    """What a page shows of a part that it has no drawings for."""

    title: str
    lines: list[PartLine]
    cities: dict[str, list[PartLine]]  # by seat


class Frame(TypedDict):
    """A game as one viewer may know it, without the table of its ruleset."""

    ruleset: str
    version: int
    options: dict[str, str]
    viewer: int | None  # a seat; None: the public
    seats: int
    toAct: list[int]
    over: bool
    returns: list[int]
    prize: int
    position: str  # in notation; empty in streams that leave it out
    decision: str  # who must choose what, or how the game ended, in words
    choices: list[Choice]
    prices: dict[str, Price]  # what the viewer would pay now, by item; `space:3` is a space of the Pantheon
    parts: dict[str, PartPanel]  # panels of parts that the page has no drawings for, by part


class View(Frame):
    """A game as one viewer may know it."""

    table: Any  # facts without words, the same for all viewers who know the same


class EventText(TypedDict):
    """An action or an outcome in notation and in words, as the viewer may know it."""

    choice: int | None  # None: hidden
    word: str | None
    text: list[str]


class LessonInfo(TypedDict):
    """A guided first game."""

    options: dict[str, str]
    opponent: str


class ViewBuilder:
    """Builds the views of a ruleset; a family without a builder of its own has this one: choices in words, no table.

    The kit of a ruleset names its builder as its piece `view`.
    """

    lessons = False  # the page explains the family in a guided game

    def __init__(self, game: Game, viewer: int | None, names: Sequence[str], language: str) -> None:
        self.game = game
        self.viewer = viewer
        players = [YOU if seat == viewer else name for seat, name in enumerate(names)]
        self.options = dict(game.options)
        self.words: GameWords[Any] = words_about(game, language, players)
        self.notated = has_notation(game.name)
        self.with_position = True  # whether the viewer reads positions in notation
        # The last view; secret choices of others often change nothing for this viewer.
        self.last: tuple[Hashable, View, State] | None = None

    @staticmethod
    def alike(one: State, other: State) -> bool:
        """Return whether two positions seem to be of one game, a few turns apart or with details changed.

        Both are what everybody may know.
        """
        return one.key() == other.key()

    @staticmethod
    def likeness(state: State) -> Hashable:
        """Return what positions of one game have in common, and those of other games hardly ever, to find them by.

        The position is what everybody may know.
        """
        return state.key()

    def view(self, seen: State, one: bool = False) -> View:
        """Return the view of an observation; *one*: all viewers of the game get the same object, which is not changed.

        The observation is kept as long as its view, so that no other one gets its id.
        """
        key: Hashable = id(seen) if one else seen.key()
        if self.last is None or self.last[0] != key:
            self.last = key, self.built(seen, key), seen
        return self.last[1]

    def built(self, seen: State, key: Hashable) -> View:
        """Return a new view."""
        to_act = [seat for seat in seen.to_act() if seat >= 0]
        table = self.facts(seen, key, "table", self.table)
        return {
            "ruleset": self.game.name,
            "version": self.game.version,
            "options": self.options,
            "viewer": self.viewer,
            "seats": self.game.seats,
            "toAct": to_act,
            "over": not seen.to_act(),
            "returns": seen.returns(),
            "prize": self.game.prize,
            "position": self.facts(seen, key, "position", self.position) if self.with_position else "",
            "decision": self.decision(seen),
            "choices": self.choices(seen) if self.viewer in to_act else [],
            "prices": {} if self.viewer is None else self.prices(seen, self.viewer),
            "parts": self.panels(seen),
            "table": table,
        }

    def facts(self, seen: State, key: Hashable, what: str, build: Callable[[State], Any]) -> Any:
        """Return the position or the table; built once for all viewers who know the same."""
        about = (self.game.name, key, what)
        if about not in BUILT:
            while len(BUILT) >= KEPT:
                del BUILT[next(iter(BUILT))]
            BUILT[about] = build(seen), seen
        return BUILT[about][0]

    def choices(self, seen: State) -> list[Choice]:
        """Return what the viewer may do."""
        seat = -1 if self.viewer is None else self.viewer
        return [self.choice(seen, action, seat) for action in seen.legal(seat)]

    def choice(self, seen: State, action: int, seat: int) -> Choice:
        """Return one action as a choice, in notation and in words."""
        word = self.word(seen, action, seat)
        verb, about = split_word(word)
        return {"action": action, "word": word, "verb": verb, "about": about, "text": self.text(seen, action, seat)}

    def events(self, before: State, plays: Plays, after: State, told: Told | None = None) -> list[EventText]:
        """Return an event in words, by what the viewer knew before and after it.

        Secret choices that are revealed together are one event; its story comes with the last of them. In *told* is
        what other viewers of the same positions were told; a story in which nobody is named is the same for all.
        """
        if told is None:
            return self.texts(before, plays, after, self.played(before, plays))
        about = (id(before), id(after), *plays)  # the positions are kept with it, so that no other one gets their ids
        if (self.words.language, about) in told:
            found: list[EventText] = told[self.words.language, about]
            return found
        if about not in told:
            told[about] = self.played(before, plays), before, after
        self.words.named = False
        events = self.texts(before, plays, after, told[about][0], told)
        if not self.words.named:
            told[self.words.language, about] = events
        return events

    def texts(
        self, before: State, plays: Plays, after: State, words: list[str | None], told: Told | None = None
    ) -> list[EventText]:
        """Return an event with the words of its moves, and its story in sentences."""
        stories: list[list[str]] = [[] for _ in plays[1:]]
        stories.append(self.story(before, plays, after, told))
        return [
            {"choice": None if known == UNKNOWN else known, "word": word, "text": story}
            for (_, known), word, story in zip(plays, words, stories, strict=True)
        ]

    def position(self, seen: State) -> str:
        """Return the observation in notation, or as numbers."""
        return write_position(seen) if self.notated else " ".join(map(str, seen.fields()))

    def decision(self, seen: State) -> str:
        """Return who must choose what, or how the game ended, in words."""
        return self.words.decision(seen)

    def word(self, seen: State, action: int, seat: int) -> str:
        """Return an action or outcome that the viewer knows, in notation or as a number."""
        return word_of(seen, action, seat) if self.notated else str(action)

    def text(self, seen: State, action: int, seat: int) -> str:
        """Return a choice in words, with its price."""
        return self.words.action(seen, action, seat)

    # What a ruleset overrides.

    @classmethod
    def victory(cls, state: State) -> str | None:
        """Return the kind of victory of a finished game, None if there are no kinds."""
        return None

    @classmethod
    def lesson(cls, kit: Kit) -> LessonInfo | None:
        """Return the guided first game of a ruleset, None if it has none."""
        return None

    def played(self, before: State, plays: Plays) -> list[str | None]:
        """Return what was done in notation, as far as the viewer knows it."""
        return [None if known == UNKNOWN else self.word(before, known, seat) for seat, known in plays]

    def story(self, before: State, plays: Plays, after: State, told: Told | None = None) -> list[str]:
        """Return what happened and what followed from it, in sentences; *told* may keep what other viewers need too."""
        return [line for seat, known in plays for line in self.words.event(before, known, seat, after)]

    def prices(self, seen: State, seat: int) -> dict[str, Price]:
        """Return what *seat* would pay for what it could build."""
        return {}

    def panels(self, seen: State) -> dict[str, PartPanel]:
        """Return the panels of parts that the page has no drawings for."""
        return {}

    def table(self, seen: State) -> Any:
        """Return the table: facts without words."""
        return None


def title_of(kit: Kit | PartKit, language: str) -> str:
    """Return the title of a ruleset or an expansion: in the language, in any other, or its name in words."""
    return kit.titles.get(language) or next(iter(kit.titles.values()), worded(kit.name))


def worded(key: str) -> str:
    """Return a key in readable form: `free-city` is `Free city`."""
    return capitalized(readable(key.replace("+", " + ")))


def has_notation(ruleset: str) -> bool:
    """Return whether moves and positions of a ruleset can be written."""
    return "notation" in kit(ruleset).pieces
