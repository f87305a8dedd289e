"""A finished or unfinished game cut into frames: the positions in which somebody chose, and what had led there."""

from collections.abc import Sequence
from dataclasses import dataclass

from antipater.game.seats import CHANCE
from antipater.rules.duel.actions import PLAY_TURN
from antipater.rules.duel.turn import DuelState
from antipater.terminal.session import Event


@dataclass(frozen=True)
class Frame:
    """A position in which a seat chooses, or the last one of a record."""

    state: DuelState
    events: tuple[Event, ...]  # since the frame before
    turn: int  # turns begun so far
    chosen: Event | None  # what is done in it, None in the last one


def frames(start: DuelState, events: Sequence[Event]) -> list[Frame]:
    """Cut a game into frames; chance belongs to the frame it leads to."""
    cut = []
    since: list[Event] = []
    turn = 0
    for event in events:
        if event.seat != CHANCE:
            turn += int(is_turn(event.before))
            cut.append(Frame(event.before, tuple(since), turn, event))
            since = []
        since.append(event)
    last = events[-1].after if events else start
    return [*cut, Frame(last, tuple(since), turn + int(is_turn(last)), None)]


def is_turn(state: DuelState) -> bool:
    """Tell whether a turn is owed (D4.1)."""
    return state.depth > 0 and state.kinds[state.depth - 1] == PLAY_TURN


def first_of_age(cut: Sequence[Frame], age: int) -> int | None:
    """Return the place of the first frame of an Age, if the game reached it."""
    return next((place for place, frame in enumerate(cut) if frame.state.age == age), None)


def frame_of_turn(cut: Sequence[Frame], turn: int) -> int:
    """Return the place of the first frame of a turn, of the last turn if there are fewer."""
    return next((place for place, frame in enumerate(cut) if frame.turn >= turn), len(cut) - 1)
