"""A finished or unfinished game cut into frames: the positions in which somebody chose, and what had led there."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic

from antipater.game.seats import CHANCE
from antipater.rules.classic.actions import CHOOSING
from antipater.rules.classic.turn import ClassicState
from antipater.rules.duel.actions import PLAY_TURN
from antipater.terminal.session import GameEvent, Position


@dataclass(frozen=True)
class Frame(Generic[Position]):
    """A position in which seats choose, or the last one of a record."""

    state: Position
    events: tuple[GameEvent[Position], ...]  # since the frame before
    turn: int  # turns begun so far
    chosen: GameEvent[Position] | None  # what is done in it, by the first seat if several choose; None in the last one


def frames(start: Position, events: Sequence[GameEvent[Position]]) -> list[Frame[Position]]:
    """Cut a game into frames; chance belongs to the frame it leads to, and secret choices to one frame (C2.1)."""
    cut: list[Frame[Position]] = []
    since: list[GameEvent[Position]] = []
    turn = 0
    for event in events:
        if event.seat != CHANCE and not (since and is_sealed(since[-1])):
            turn += int(is_turn(event.before))
            cut.append(Frame(event.before, tuple(since), turn, event))
            since = []
        since.append(event)
    last = events[-1].after if events else start
    return [*cut, Frame(last, tuple(since), turn + int(is_turn(last)), None)]


def is_sealed(event: GameEvent[Position]) -> bool:
    """Tell whether an event is a choice that others could not see when it was made (C2.1)."""
    return event.seat != CHANCE and bool(event.after.sealed(event.seat))


def is_turn(state: Any) -> bool:
    """Tell whether a turn is owed (D4.1, C2.1)."""
    kind = CHOOSING if isinstance(state, ClassicState) else PLAY_TURN
    return bool(state.depth and state.kinds[state.depth - 1] == kind)


def first_of_age(cut: Sequence[Frame[Any]], age: int) -> int | None:
    """Return the place of the first frame of an Age, if the game reached it."""
    return next((place for place, frame in enumerate(cut) if frame.state.age == age), None)


def frame_of_turn(cut: Sequence[Frame[Position]], turn: int) -> int:
    """Return the place of the first frame of a turn, of the last turn if there are fewer."""
    return next((place for place, frame in enumerate(cut) if frame.turn >= turn), len(cut) - 1)
