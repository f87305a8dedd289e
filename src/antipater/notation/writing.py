"""Writes records, whole or as one seat may know them: tags, then each Age as a paragraph, lines not too long."""

import re
from collections.abc import Mapping
from operator import itemgetter

from antipater.game.contract import State
from antipater.game.errors import BadText
from antipater.game.seats import CHANCE
from antipater.notation.codecs import cut
from antipater.notation.contract import notation_of
from antipater.notation.log import Event, Record, comment_text, printable
from antipater.notation.moves import write_action, write_seen

WIDTH = 100  # no line of moves is longer
TAG_NAME = "[A-Z][A-Za-z0-9]*"


def write_tag(name: str, value: str) -> str:
    """Return a tag as a line."""
    if not re.fullmatch(TAG_NAME, name):
        raise BadText(f"a tag is called by letters and digits, a capital first, not {cut(name)!r}")
    if not printable(value):
        raise BadText(f"the tag {name} must be one line of text, not {cut(value)!r}")
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def write_event(state: State, event: Event) -> str:
    """Return a legal event as one word: the move, then `@` and the seat if it is a seat's."""
    word = write_action(state, event.action, event.seat)
    return word if event.seat == CHANCE else f"{word}@{event.seat}"


def write_record(record: Record) -> str:
    """Return a record as text; raise IllegalAction if an event is not possible."""
    state = record.game().start()
    notation = notation_of(state)
    game = Layout(record.tags, notation.age(state))
    for number, event in enumerate(record.events):
        game.add(comment_words(record, number))
        game.begin(notation.age(state), notation.begins_turn(state))
        game.add([write_event(state, event)])
        state.apply(event.action, event.seat)
    game.add(comment_words(record, len(record.events)))
    return game.text()


def write_seen_record(record: Record, viewer: int) -> str:
    """Return a game as a seat, or a SPECTATOR, may know it; `?` is what it may not, so it cannot be replayed.

    A choice that is sealed is not there at all but for the viewer's own. Those who chose at once stand in the order of
    their seats, because nobody may know who was first. Comments and tags of other kinds might tell more: they are left
    out.
    """
    ruleset = record.game()
    public = {*Record.start(ruleset).tags, "Score"}
    state = ruleset.start()
    notation = notation_of(state)
    game = Layout({name: value for name, value in record.tags.items() if name in public}, notation.age(state))
    at_once: list[tuple[int, str]] = []  # choices that are still sealed, and the one that unseals them
    for event in record.events:
        game.begin(notation.age(state), notation.begins_turn(state))
        word = write_seen(ruleset, state, event.action, event.seat, viewer)
        at_once.append((event.seat, word if event.seat == CHANCE else f"{word}@{event.seat}"))
        state.apply(event.action, event.seat)
        if not any(state.sealed(seat) for seat in range(ruleset.seats)):
            game.add([word for _, word in sorted(at_once, key=itemgetter(0))])
            at_once.clear()
    game.add([word for seat, word in at_once if seat == viewer])
    return game.text()


class Layout:
    """A record half written: tags, then every Age as a paragraph, its turns numbered."""

    def __init__(self, tags: Mapping[str, str], age: int) -> None:
        self.lines = [write_tag(name, value) for name, value in tags.items()]
        self.words: list[str] = []
        self.age = age
        self.turns = 0
        self.begun = False  # a turn whose first word is still to come

    def begin(self, age: int, turn: bool) -> None:
        """Note that an event of this Age comes next, and whether a turn begins with it."""
        if age != self.age:
            self.lines += ["", *wrapped(self.words)]
            self.words = []
            self.age = age
        self.turns += turn
        self.begun = self.begun or turn

    def add(self, words: list[str]) -> None:
        """Write some words; the first of a turn with its number."""
        if words and self.begun:
            words = [f"{self.turns}. {words[0]}", *words[1:]]
            self.begun = False
        self.words += words

    def text(self) -> str:
        """Return the whole text."""
        return "\n".join([*self.lines, "", *wrapped(self.words)]).rstrip("\n") + "\n"


def comment_words(record: Record, number: int) -> list[str]:
    """Return the comments that stand after so many events, word by word."""
    texts = [comment_text(text) for text in record.comments.get(number, ())]
    return [word for text in texts if text for word in f"{{{text}}}".split()]


def wrapped(words: list[str]) -> list[str]:
    """Return words as lines that are not too long."""
    lines: list[str] = []
    for word in words:
        if lines and len(lines[-1]) + 1 + len(word) <= WIDTH:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
