"""The log in words: every event a few lines, but cards turned up together are told together."""

from collections.abc import Iterable
from itertools import groupby

from antipater.data.items import TOKEN_ITEMS, WONDER_ITEMS
from antipater.game.seats import CHANCE
from antipater.terminal.session import Event
from antipater.text.choices import OUTCOMES, verb
from antipater.text.words import Words

FIRST_ITEM = {"turn": 0, "show": WONDER_ITEMS, "board": TOKEN_ITEMS, "draw": TOKEN_ITEMS}


def told(words: Words, events: Iterable[Event]) -> list[list[str]]:
    """Return what happened, a list of sentences for each event or group of events; the first one says what was done."""
    stories = []
    for kind, group in groupby(events, key=kind_of):
        together = list(group)
        if kind == "":
            stories += [words.event(event.before, event.action, event.seat, event.after) for event in together]
        else:
            stories.append([chance_words(words, kind, together)])
    return stories


def kind_of(event: Event) -> str:
    """Return which kind of chance an event is, nothing for the choice of a seat."""
    return verb(OUTCOMES, event.action)[0] if event.seat == CHANCE else ""


def chance_words(words: Words, kind: str, events: list[Event]) -> str:
    """Say what chance brought, several things of a kind at once."""
    if kind == "guild":
        return words.say("terminal-chance-guild", cards=len(events))
    items = [FIRST_ITEM[kind] + verb(OUTCOMES, event.action)[1] for event in events]
    return words.say(
        f"terminal-chance-{kind}", items=words.all_of([words.name(item) for item in items]), count=len(items)
    )
