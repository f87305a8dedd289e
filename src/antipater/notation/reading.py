"""Reads records: scans the text, replays while it reads, and reports where and why it cannot go on."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from antipater.game.contract import State
from antipater.game.errors import BadText
from antipater.notation.codecs import Place, cut
from antipater.notation.contract import notation_of
from antipater.notation.log import BadTag, Event, Record
from antipater.notation.moves import read_action, without_seat
from antipater.notation.writing import TAG_NAME

TOKEN = re.compile(
    rf"""
      (?P<space>\s+)
    | \[\s*(?P<tag>{TAG_NAME})\s+"(?P<value>(?:[^"\\\x00-\x1f\x7f-\x9f]|\\["\\])*)"\s*\]
    | \{{(?P<comment>[^}}]*)\}}
    | (?P<number>[0-9]+)\.(?=\s)
    | (?P<word>[^\s\[\]{{}}]+)
    """,
    re.VERBOSE,
)
BROKEN = {  # what is wrong where a mark stands alone, with its code
    "[": ('expected a whole tag, as in [Ruleset "duel"]', "broken-tag"),
    "{": ("this comment is never closed by }}", "open-comment"),
    "}": ("this }} closes no comment", "no-comment"),
    "]": ("this ] closes no tag", "no-tag"),
}


class Token(NamedTuple):
    """A piece of a record: its kind, its text, and where it stands."""

    kind: str
    text: str
    place: Place
    value: str = ""


def tokens(text: str) -> Iterator[Token]:
    """Yield the pieces of a record; raise BadText where none begins."""
    offset, line, line_start = 0, 1, 0
    while offset < len(text):
        place = Place(line, offset - line_start + 1)
        match = TOKEN.match(text, offset)
        if match is None:
            raise place.error(*BROKEN[text[offset]])
        kind = match.lastgroup or ""
        if kind == "value":
            yield Token("tag", match["tag"], place, re.sub(r"\\(.)", r"\1", match["value"]))
        elif kind != "space":
            yield Token(kind, match[kind], place)
        breaks = match[0].count("\n")
        if breaks:
            line += breaks
            line_start = offset + match[0].rindex("\n") + 1
        offset = match.end()


class Reader:
    """A record half read: the tags, and from the first move on the position."""

    def __init__(self) -> None:
        self.record = Record({})
        self.places: dict[str, Place] = {}
        self.state: State | None = None
        self.turns = 0

    def read(self, token: Token) -> None:
        """Take in the next piece."""
        match token.kind:
            case "tag":
                self.read_tag(token)
            case "comment":
                self.read_comment(token)
            case "number":
                self.read_number(token)
            case _:
                self.read_event(token)

    def read_tag(self, token: Token) -> None:
        """Take in a tag; tags come first, each once."""
        if self.state is not None:
            raise token.place.error("the tag {word} must stand before the moves", "late-tag", word=token.text)
        if token.text in self.record.tags:
            raise token.place.error("the tag {word} stands here a second time", "tag-twice", word=token.text)
        self.record.tags[token.text] = token.value
        self.places[token.text] = token.place

    def read_comment(self, token: Token) -> None:
        """Take in a comment."""
        try:
            self.record.comment(token.text)
        except BadText as problem:
            raise token.place.error("a comment holds no control characters", "comment-characters") from problem

    def read_number(self, token: Token) -> None:
        """Take in the number of a turn, which may be left out, but not be wrong."""
        state = self.position(token.place)
        if not notation_of(state).begins_turn(state):
            raise token.place.error("no turn begins here: {waiting}", "no-turn", waiting=state.to_act())
        if token.text != str(self.turns + 1):
            raise token.place.error(
                "expected turn {expected}., not {word!r}",
                "another-turn",
                expected=self.turns + 1,
                word=cut(f"{token.text}."),
            )

    def read_event(self, token: Token) -> None:
        """Take in a move or an outcome of chance, and carry it out."""
        state = self.position(token.place)
        word, owner = without_seat(token.text, notation_of(state))
        if not state.to_act():
            raise token.place.error(
                "the game is over, expected no more than comments, not {word!r}", "after-the-end", word=cut(token.text)
            )
        seat = self.actor(state, word, owner, token)
        action = read_action(state, word, seat, token.place)
        self.turns += notation_of(state).begins_turn(state)
        state.apply(action, seat)
        self.record.events.append(Event(seat, action))

    def actor(self, state: State, word: str, owner: str, token: Token) -> int:
        """Return whose move it is: the seat after the @, or without one the only actor there is."""
        if word != token.text:
            return notation_of(state).seat(state).read(owner, token.place.right(len(word) + 1))
        if len(state.to_act()) > 1:
            raise token.place.right(len(word)).error(
                "expected @ and a seat: {waiting}", "seat-expected", waiting=state.to_act()
            )
        return state.to_act()[0]

    def position(self, place: Place) -> State:
        """Return the position reached; with the first move the tags must be complete."""
        if self.state is None:
            self.state = self.start(place)
        return self.state

    def start(self, place: Place) -> State:
        """Return the start of the game that the tags name."""
        try:
            return self.record.game().start()
        except BadTag as problem:
            there = self.places.get(problem.tag, place)
            raise BadText(problem.fault, there.line, there.column) from problem


def read_record(text: str) -> Record:
    """Return the record that a text holds; raise BadText with line, column and what was expected."""
    reader = Reader()
    line = text.count("\n") + 1
    end = Place(line, len(text) - text.rfind("\n"))
    try:
        for token in tokens(text):
            reader.read(token)
        reader.position(end)
    except BadText as problem:
        problem.ruleset = reader.record.tags.get("Ruleset", "")
        raise
    if not text.endswith("\n"):
        raise end.error("expected a line break at the end; the text seems to be cut off", "cut-off")
    return reader.record


def decoded(data: bytes) -> str:
    """Return the text of a file, which is UTF-8."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = data.count(b"\n", 0, problem.start) + 1
        column = problem.start - data.rfind(b"\n", 0, problem.start)
        raise Place(line, column).error("this is not UTF-8 text", "not-utf-8") from problem
