"""The log in words: every event a few lines, but what chance brings together is told together."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from antipater.data.items import DIVINITY_ITEMS, TOKEN_ITEMS, WONDER_ITEMS
from antipater.data.pantheon import MYTHOLOGIES, OFFERINGS
from antipater.game.seats import CHANCE
from antipater.rules.duel import actions as duel
from antipater.rules.pantheon import actions as pantheon
from antipater.terminal.pantheon import mythology_name
from antipater.terminal.session import Event
from antipater.text.words import Words


@dataclass(frozen=True)
class Brought:
    """What chance brings for a kind of entry: its message, its first number, and the first of its items."""

    message: str
    first: int
    item: int


TURNED = Brought("turn", duel.TURN_UP, 0)
DIVINITIES = Brought("divinities", pantheon.SHOW_DIVINITY, DIVINITY_ITEMS)
BROUGHT = {
    duel.TURNING: TURNED,
    duel.SHOWING_WONDERS: Brought("show", duel.SHOW_WONDER, WONDER_ITEMS),
    duel.SHOWING_TOKENS: Brought("board", duel.SHOW_TOKEN, TOKEN_ITEMS),
    duel.DRAWING_TOKENS: Brought("draw", duel.DRAW_TOKEN, TOKEN_ITEMS),
    duel.SHOWING_REMOVED: Brought("removed", duel.SHOW_REMOVED, 0),
    pantheon.TURNING_PANTHEON: DIVINITIES,
    pantheon.SHOWING_TOPS: DIVINITIES,
    pantheon.SHOWING_DECK: DIVINITIES,
    pantheon.DRAWING_FOR_CARD: Brought("carried", duel.DRAW_TOKEN, TOKEN_ITEMS),
    pantheon.TURNING_STRUCK: TURNED,
}


def told(words: Words, events: Iterable[Event], viewer: int | None = None) -> list[list[str]]:
    """Return what happened, a list of sentences for each event or group of events; the first one says what was done.

    With a viewer, only what that seat may know is told (P2.4).
    """
    stories = []
    for kind, group in groupby(events, key=kind_of):
        together = list(group)
        if kind is None:
            stories += [words.event(event.before, event.action, event.seat, event.after, viewer) for event in together]
        else:
            stories.append([chance_words(words, kind, together, viewer)])
    return stories


def kind_of(event: Event) -> int | None:
    """Return which kind of chance an event is, None for the choice of a seat."""
    return event.before.kinds[event.before.depth - 1] if event.seat == CHANCE else None


def chance_words(words: Words, kind: int, events: list[Event], viewer: int | None) -> str:
    """Say what chance brought, several things of a kind at once."""
    if kind == duel.PLACING_GUILDS:
        return words.say("terminal-chance-guild", cards=len(events))
    if kind == pantheon.LOOKING:
        return look_words(words, events, viewer)
    if kind == pantheon.PLACING_MYTHOLOGY:
        message = "mythology"
        names = [mythology_name(words, event.action - pantheon.MYTHOLOGY_AT) for event in events]
    elif kind == pantheon.PLACING_OFFERINGS:
        message = "offering"
        names = [words.coins(OFFERINGS[event.action - pantheon.OFFERING_AT]) for event in events]
    else:
        brought = BROUGHT[kind]
        message = brought.message
        names = [words.name(brought.item + event.action - brought.first) for event in events]
    return words.say(f"terminal-chance-{message}", items=words.all_of(names), count=len(names))


def look_words(words: Words, events: list[Event], viewer: int | None) -> str:
    """Say who looks at a deck, and only to that player at which divinities (P2.2)."""
    before = events[0].before
    looker, mythology = divmod(before.subjects[before.depth - 1], MYTHOLOGIES)
    facts = {"mythology": words.mythology(mythology), "count": len(events), **words.who(looker)}
    if viewer not in (None, looker):
        return words.sentence("terminal-chance-look-unseen", **facts)
    names = [words.name(DIVINITY_ITEMS + (event.action - pantheon.LOOK) % 16) for event in events]
    return words.sentence("terminal-chance-look", items=words.all_of(names), **facts)
