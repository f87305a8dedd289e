"""The log of classic 7 Wonders in words, a turn at a time for all who played it; dealt cards are not told singly."""

from collections.abc import Sequence

from antipater.data.classic_items import CARDS
from antipater.game.seats import CHANCE, UNKNOWN
from antipater.rules.classic.actions import CHOOSING, DEALING, DRAWING_LAST, GIVING_BOARD, SEVENTH
from antipater.terminal.session import ClassicEvent
from antipater.text.classic.words import ClassicWords


def told(words: ClassicWords, events: Sequence[ClassicEvent], viewer: int | None = None) -> list[list[str]]:
    """Return what happened, a list of sentences for each turn or other event.

    With a viewer, only what that seat may know is told; events are those of the true game (C8).
    """
    stories: list[list[str]] = []
    boards: list[str] = []
    for event in events:
        kind = event.before.kinds[event.before.depth - 1]
        if kind == GIVING_BOARD:
            boards.append(words.outcome(event.before, event.action))
        elif event.seat == CHANCE:
            stories += drawn(words, event, kind, viewer)
        elif not event.after.sealed(event.seat):
            lines = words.event(event.before, event.action, event.seat, event.after, viewer)
            stories.append([heading(words, event), *lines] if kind in (CHOOSING, SEVENTH) else lines)
    return [boards, *stories] if boards else stories


def latest(stories: list[list[str]]) -> str:
    """Return the last turn in one line, with what came after it."""
    short = bool(stories) and len(stories[-1]) == 1
    return "  ".join(line for story in stories[-2 if short else -1 :] for line in story)


def heading(words: ClassicWords, event: ClassicEvent) -> str:
    """Return which turn an event ended."""
    state = event.before
    if state.kinds[state.depth - 1] == SEVENTH:
        return words.say("terminal-classic-seventh-turn", age=words.age(state.age))
    return words.say("terminal-classic-turn", age=words.age(state.age), turn=state.turn + 1)


def drawn(words: ClassicWords, event: ClassicEvent, kind: int, viewer: int | None) -> list[list[str]]:
    """Return which card was drawn for the Free City, to whoever may know it; hands are seen anyway (C9.4)."""
    seen = UNKNOWN if kind in (DEALING, DRAWING_LAST) else event.action
    looker = event.action // CARDS
    if seen == UNKNOWN or viewer not in (None, looker):
        after = words.event(event.before, event.action, CHANCE, event.after, viewer)[1:]
        return [after] if after else []
    return [words.event(event.before, event.action, CHANCE, event.after, viewer)]
