"""A game as its log: tags, events with every chance outcome, comments; replayed and verified.

A record names its ruleset, version and options, and needs no seed, because chance stands among its events.
"""

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple, Self

from antipater.catalog import UnknownVersion, check_version, ruleset
from antipater.game.contract import Game, State
from antipater.game.dealer import ScriptDealer
from antipater.game.errors import BadOption, BadText, Fault, IllegalAction
from antipater.game.seats import CHANCE
from antipater.notation.codecs import cut
from antipater.notation.contract import notation_of
from antipater.notation.moves import actor, explained, who_acts

UNFINISHED = "*"


class BadTag(BadOption):
    """A tag that is missing, or that names a ruleset, a version or an option that there is not."""

    def __init__(self, fault: Fault, tag: str) -> None:
        super().__init__(fault)
        self.tag = tag
        self.args = (fault, tag)  # so that a copy from another process is the same

    def __str__(self) -> str:
        return str(self.fault)


class Event(NamedTuple):
    """What somebody did: an action of a seat, or an outcome of CHANCE."""

    seat: int
    action: int


@dataclass
class Record:
    """A game as its log: tags in their order, events, and comments by the number of events before them."""

    tags: dict[str, str]
    events: list[Event] = field(default_factory=list)
    comments: dict[int, list[str]] = field(default_factory=dict)

    @classmethod
    def start(cls, game: Game, **tags: str) -> Self:
        """Return the record of a game that begins; *tags* are names, a date, or whatever else is worth keeping."""
        options = {option.capitalize(): value for option, value in game.options.items()}
        first = {"Ruleset": game.name, "Version": str(game.version), **options}
        seats = {f"Seat{seat}": "?" for seat in range(game.seats)}
        return cls({**first, **seats, "Date": "?", "Result": UNFINISHED, **tags})

    def game(self) -> Game:
        """Return the ruleset that the tags name; raise BadTag if there is none such, or not in that version."""
        for tag in ("Ruleset", "Version"):
            if tag not in self.tags:
                raise BadTag(Fault("the record has no tag {word}", "tag-missing", {"word": tag}), tag)
        name = self.tags["Ruleset"]
        game = chosen("Ruleset", name, {})
        try:
            check_version(name, self.tags["Version"])
        except UnknownVersion as problem:
            raise BadTag(problem.fault, "Version") from problem
        options: dict[str, str] = {}
        for option in game.choices:
            tag = option.capitalize()
            if tag in self.tags:
                options[option] = self.tags[tag]
                game = chosen(tag, name, options)
        return game

    def states(self) -> Iterator[State]:
        """Yield the start and the position after each event, each an independent copy; raise IllegalAction."""
        state = self.game().start()
        yield state.copy()
        for event in self.events:
            state.apply(event.action, event.seat)
            yield state.copy()

    def final(self) -> State:
        """Return the position after the last event."""
        state = self.game().start()
        for event in self.events:
            state.apply(event.action, event.seat)
        return state

    def dealer(self) -> ScriptDealer:
        """Return a dealer that gives the chance of this record again, whatever the seats do."""
        return ScriptDealer(event.action for event in self.events if event.seat == CHANCE)

    def comment(self, text: str) -> None:
        """Add a comment after the last event; an empty one is none."""
        if kept := comment_text(text):
            self.comments.setdefault(len(self.events), []).append(kept)

    def conclude(self, state: State) -> None:
        """Set the tags of the result and, where points decided, the score."""
        self.tags.pop("Score", None)
        self.tags |= outcome_tags(state)


def chosen(tag: str, name: str, options: dict[str, str]) -> Game:
    """Return a ruleset; if it does not exist, blame the tag."""
    try:
        return ruleset(name, **options)
    except BadOption as problem:
        raise BadTag(problem.fault, tag) from problem


def outcome_tags(state: State) -> dict[str, str]:
    """Return the tags that the last position of a game asks for."""
    return {"Result": UNFINISHED} if state.to_act() else notation_of(state).outcome(state)


@dataclass(frozen=True)
class Report:
    """What verification found."""

    problems: tuple[str, ...]
    finished: bool
    events: int

    @property
    def sound(self) -> bool:
        """Return whether everything in the record is true."""
        return not self.problems

    def __str__(self) -> str:
        if self.problems:
            return "\n".join(self.problems)
        return f"sound, {'finished' if self.finished else 'unfinished'}, {self.events} events"


def verify(record: Record) -> Report:
    """Replay a record and check every event and the tags of the end; an unfinished game may be sound."""
    try:
        state = record.game().start()
    except BadOption as problem:
        return Report((str(problem),), False, len(record.events))
    for number, event in enumerate(record.events):
        try:
            state.apply(event.action, event.seat)
        except IllegalAction as problem:
            where = f"event {number + 1}, action {event.action} of {actor(event.seat)}"
            why = explained(problem.reason, notation_of(state).names)
            return Report((f"{where}: {why}; {who_acts(state)}",), False, len(record.events))
    problems = []
    due = outcome_tags(state)
    for tag, default in (("Result", UNFINISHED), ("Score", None)):
        said = record.tags.get(tag, default)
        if said is not None and said != due.get(tag):
            problems.append(f"the tag {tag} says {said!r}, the game {due.get(tag, 'none')!r}")
    return Report(tuple(problems), not state.to_act(), len(record.events))


def printable(text: str) -> bool:
    """Return whether a text holds neither control characters nor halves of characters."""
    return not any(unicodedata.category(character) in ("Cc", "Cs") for character in text)


def comment_text(text: str) -> str:
    """Return a comment as it is kept: any white space is one space."""
    words = " ".join(text.split())
    if "}" in words or not printable(words):
        raise BadText(f"a comment is text without }} and control characters, not {cut(words)!r}")
    return words
