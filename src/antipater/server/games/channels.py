"""Who watches a game: one channel for each point of view and language, its last view, and the streams that follow it.

A view is drawn once a channel, whoever many follow it, and sent as the difference to the one before.
"""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any

from pydantic_core import to_json

from antipater.game.contract import Game
from antipater.server.games.fold import MOVES, Fold, Step
from antipater.server.games.knowledge import Viewpoint, observe, seen
from antipater.server.games.log import now
from antipater.server.views.drawings import drawing
from antipater.server.views.frame import Drawing
from antipater.server.views.patches import difference

MOST_WAITING = 64  # messages; a stream that is further behind is cut, and resumes by `after`
Lines = asyncio.Queue[bytes | None]


def about(fold: Fold) -> dict[str, Any]:
    """Say what every message about a game says besides the view: the clocks, and who has said yes to what."""
    return {
        "clocks": None if fold.clocks is None else fold.clocks.shown(now()),
        "agreed": {what: sorted(seats) for what, seats in fold.agreed.items() if seats},
    }


class Channel:
    """A game seen from one point of view, in one language."""

    def __init__(self, game: Game, viewer: Viewpoint, names: Sequence[str], language: str) -> None:
        self.game = game
        self.viewer = viewer
        self.drawing: Drawing = drawing(game, viewer, names, language)
        self.view: dict[str, Any] | None = None
        self.streams: set[Lines] = set()

    def ply(self, fold: Fold) -> int | None:
        """Return the decision that the viewer owes."""
        return None if self.viewer is None else fold.ply(self.viewer)

    def draw(self, fold: Fold) -> dict[str, Any]:
        """Draw the table as it stands."""
        return {**self.drawing.view(observe(fold.state, self.viewer, self.game.seats))}

    def events(self, steps: Iterable[Step]) -> list[dict[str, Any]]:
        """Tell entries as the viewer may know them."""
        return [self.event(step) for step in steps]

    def event(self, step: Step) -> dict[str, Any]:
        """Tell one entry."""
        entry = step.entry
        told: dict[str, Any] = {"seq": entry.seq, "kind": entry.kind, "seat": entry.seat, "time": entry.time}
        if entry.kind not in MOVES:
            return {**told, "facts": entry.payload}
        known = seen(self.game, step.choice, step.actor, self.viewer)
        before, after = (observe(state, self.viewer, self.game.seats) for state in (step.before, step.after))
        return {**told, **self.drawing.told(before, known, step.actor, after)}

    def publish(self, fold: Fold, steps: Sequence[Step], game: dict[str, Any]) -> None:
        """Send what is new to every stream."""
        view = self.draw(fold)
        message = {
            "type": "gameState",
            "seq": fold.seq,
            "ply": self.ply(fold),
            "events": self.events(steps),
            "view": difference(self.view, view),
            "game": game,
            **about(fold),
        }
        self.view = view
        self.send(to_json(message))

    def send(self, line: bytes) -> None:
        """Put a message into every stream; cut those that are too far behind."""
        for lines in list(self.streams):
            if lines.qsize() >= MOST_WAITING:
                self.cut(lines)
            else:
                lines.put_nowait(line)

    def cut_all(self) -> None:
        """End every stream."""
        for lines in list(self.streams):
            self.cut(lines)

    def cut(self, lines: Lines) -> None:
        """End a stream."""
        self.streams.discard(lines)
        lines.put_nowait(None)
