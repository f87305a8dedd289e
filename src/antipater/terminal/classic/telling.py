"""The log of classic 7 Wonders in words, a turn at a time for all who played it; dealt cards are not told singly."""

from collections.abc import Sequence

from antipater.data.classic import FREE_CITY
from antipater.game.seats import UNKNOWN
from antipater.rules.classic.actions import CHOOSING, DEALING, DRAWING_LAST, GIVING_BOARD, SEVENTH
from antipater.rules.classic.turn import ClassicState
from antipater.terminal.frames import is_sealed
from antipater.terminal.session import ClassicEvent, GameSession
from antipater.text.classic.words import ClassicWords


def seen_by(
    session: GameSession[ClassicState], viewer: int, events: Sequence[ClassicEvent] | None = None
) -> list[ClassicEvent]:
    """Return the events of a log, all if none are given, as a seat may know them: observations, whole turns (C8)."""
    chosen = list(session.log if events is None else events)
    if chosen:
        first = next(place for place, event in enumerate(session.log) if event is chosen[0])
        while first and is_sealed(session.log[first - 1]):
            first -= 1
            chosen.insert(0, session.log[first])
    return session.story(viewer, chosen)


def told(words: ClassicWords, events: Sequence[ClassicEvent]) -> list[list[str]]:
    """Return what happened, a list of sentences for each turn or other event.

    Whoever may not know everything gives events as that seat knows them, with all choices of a turn.
    """
    stories: list[list[str]] = []
    boards: list[str] = []
    plays: dict[int, int] = {}
    for event in events:
        kind = kind_of(event.before)
        if kind == GIVING_BOARD:
            boards.append(words.outcome(event.before, event.action))
        elif kind == CHOOSING:
            plays[FREE_CITY if event.seat in plays else event.seat] = event.action
            if not chosen_in_secret(event):
                stories.append([heading(words, event.before), *words.turn(event.before, plays, event.after)])
                plays = {}
        else:
            lines = words.event(event.before, event.action, event.seat, event.after)
            if kind == SEVENTH:
                lines.insert(0, heading(words, event.before))
            elif kind in (DEALING, DRAWING_LAST) or event.action == UNKNOWN:
                lines = lines[1:]
            stories += [lines] if lines else []
    return [boards, *stories] if boards else stories


def kind_of(state: ClassicState) -> int:
    """Return the kind of decision that is due."""
    return state.kinds[state.depth - 1] if state.depth else 0


def chosen_in_secret(event: ClassicEvent) -> bool:
    """Return whether a choice of a turn left others to choose: the turn is not resolved yet (C2.1)."""
    before, after = event.before, event.after
    return kind_of(after) == CHOOSING and (after.age, after.turn) == (before.age, before.turn)


def latest(stories: list[list[str]]) -> str:
    """Return the last turn in one line, with what came after it."""
    short = bool(stories) and len(stories[-1]) == 1
    return "  ".join(line for story in stories[-2 if short else -1 :] for line in story)


def heading(words: ClassicWords, state: ClassicState) -> str:
    """Return which turn is played in a position."""
    if kind_of(state) == SEVENTH:
        return words.say("terminal-classic-seventh-turn", age=words.age(state.age))
    return words.say("terminal-classic-turn", age=words.age(state.age), turn=state.turn + 1)
