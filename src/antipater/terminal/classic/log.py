"""The log of classic 7 Wonders in words: one entry for a turn of all players; single dealt cards are left out."""

from collections.abc import Sequence

from antipater.data.classic import FREE_CITY
from antipater.game.seats import UNKNOWN
from antipater.rules.classic.actions import CHOOSING, DEALING, DRAWING_LAST, GIVING_BOARD, SEVENTH
from antipater.rules.classic.turn import ClassicState
from antipater.terminal.classic.view import due_decision
from antipater.terminal.session import GameEvent
from antipater.text.classic.words import ClassicWords

Event = GameEvent[ClassicState]


def log_entries(words: ClassicWords, events: Sequence[Event]) -> list[list[str]]:
    """Return what happened, a list of sentences for each turn or other event.

    Events are given as their reader knows them, with all choices of a turn (C8).
    """
    entries: list[list[str]] = []
    boards: list[str] = []
    plays: dict[int, int] = {}
    for event in events:
        kind = due_decision(event.before)
        if kind == GIVING_BOARD:
            boards.append(words.outcome(event.before, event.action))
        elif kind == CHOOSING:
            plays[FREE_CITY if event.seat in plays else event.seat] = event.action
            if not is_unresolved(event):
                entries.append([heading(words, event.before), *words.turn(event.before, plays, event.after)])
                plays = {}
        else:
            lines = words.event(event.before, event.action, event.seat, event.after)
            if kind == SEVENTH:
                lines.insert(0, heading(words, event.before))
            elif kind in (DEALING, DRAWING_LAST) or event.action == UNKNOWN:
                lines = lines[1:]
            entries += [lines] if lines else []
    return [boards, *entries] if boards else entries


def is_unresolved(event: Event) -> bool:
    """Return whether others must still choose after a choice of a turn (C2.1)."""
    before, after = event.before, event.after
    return due_decision(after) == CHOOSING and (after.age, after.turn) == (before.age, before.turn)


def latest(entries: list[list[str]]) -> str:
    """Return the last turn in one line, with what came after it."""
    short = bool(entries) and len(entries[-1]) == 1
    return "  ".join(line for entry in entries[-2 if short else -1 :] for line in entry)


def heading(words: ClassicWords, state: ClassicState) -> str:
    """Return which turn is played in a position."""
    if due_decision(state) == SEVENTH:
        return words.say("terminal-classic-seventh-turn", age=words.age(state.age))
    return words.say("terminal-classic-turn", age=words.age(state.age), turn=state.turn + 1)
