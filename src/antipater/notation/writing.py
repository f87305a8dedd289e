"""Writes records: the tags, then the moves of each Age as a paragraph, turns numbered, lines not too long."""

import re

from antipater.game.contract import State
from antipater.game.errors import BadText
from antipater.game.seats import CHANCE
from antipater.notation.log import Event, Record, comment_text, printable
from antipater.notation.moves import speech_of, write_action
from antipater.notation.vocabulary import quoted

WIDTH = 100  # no line of moves is longer
TAG_NAME = "[A-Z][A-Za-z0-9]*"


def write_tag(name: str, value: str) -> str:
    """Return a tag as a line."""
    if not re.fullmatch(TAG_NAME, name):
        raise BadText(f"a tag is called by letters and digits, a capital first, not {quoted(name)}")
    if not printable(value):
        raise BadText(f"the tag {name} must be one line of text, not {quoted(value)}")
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def write_event(state: State, event: Event) -> str:
    """Return a legal event as one word: the move, then `@` and the seat if it is a seat's."""
    word = write_action(state, event.action, event.seat)
    return word if event.seat == CHANCE else f"{word}@{event.seat}"


def write_record(record: Record) -> str:
    """Return a record as text; raise IllegalAction if an event is not possible."""
    lines = [write_tag(name, value) for name, value in record.tags.items()]
    state = record.game().start()
    words: list[str] = []
    turns = 0
    speech = speech_of(state)
    age = speech.age(state)
    for number, event in enumerate(record.events):
        words += comment_words(record, number)
        if speech.age(state) != age:  # every Age is a paragraph
            age = speech.age(state)
            lines += ["", *wrapped(words)]
            words = []
        word = write_event(state, event)
        if speech.begins_turn(state):
            turns += 1
            word = f"{turns}. {word}"
        words.append(word)
        state.apply(event.action, event.seat)
    words += comment_words(record, len(record.events))
    return "\n".join([*lines, "", *wrapped(words)]).rstrip("\n") + "\n"


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
