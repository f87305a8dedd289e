"""Who watches a game: one channel for each point of view and language, its last view, and the streams that follow it.

A view is drawn once a channel, whoever many follow it, and sent as the difference to the one before.
"""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any

from pydantic_core import to_json

from antipater.game.contract import Game
from antipater.server.games.fold import MOVES, Fold
from antipater.server.games.knowledge import Viewpoint, observe, seen
from antipater.server.games.log import UNCOUNTED, now
from antipater.server.games.telling import Telling
from antipater.server.views.frame import ViewBuilder
from antipater.server.views.patches import Difference
from antipater.server.views.registry import view_builder

MOST_WAITING = 64  # messages; a stream that is further behind is cut, and resumes by `after`
Lines = asyncio.Queue[bytes | None]


def about(fold: Fold) -> dict[str, Any]:
    """Say what every message about a game says besides the view: clocks, sealed choices, who has said yes to what."""
    return {
        "chosen": fold.chosen(),
        "clocks": None if fold.clocks is None else fold.clocks.shown(now()),
        "agreed": {what: sorted(seats) for what, seats in fold.agreed.items() if seats},
    }


def remarked(payload: dict[str, Any]) -> dict[str, Any]:
    """Return a remark as anybody may know it: the numbers of entries as they were told."""
    if UNCOUNTED not in payload:
        return payload
    facts = {name: fact for name, fact in payload.items() if name != UNCOUNTED}
    return {**facts, "to": payload["to"] - payload[UNCOUNTED]}


class Channel:
    """A game seen from one point of view, in one language."""

    def __init__(self, game: Game, viewer: Viewpoint, names: Sequence[str], language: str) -> None:
        self.game = game
        self.viewer = viewer
        self.builder: ViewBuilder = view_builder(game, viewer, names, language)
        self.view: dict[str, Any] | None = None
        self.chosen: tuple[int, dict[str, Any]] | None = None  # the entry of a sealed choice, and what is said of it
        self.streams: set[Lines] = set()

    def ply(self, fold: Fold) -> int | None:
        """Return the decision that the viewer owes."""
        return None if self.viewer is None else fold.ply(self.viewer)

    def draw(self, fold: Fold) -> dict[str, Any]:
        """Draw the table as it stands."""
        return {**self.builder.view(observe(fold.state, self.viewer))}

    def sealed(self, fold: Fold) -> dict[str, Any]:
        """Say what the viewer has chosen in secret and may still change, and into what; nothing if there is none."""
        step = None if self.viewer is None else fold.sealed(self.viewer)
        if step is None or self.viewer is None:
            return {}
        if self.chosen is None or self.chosen[0] != step.entry.seq:
            seen = observe(step.before, self.viewer)
            choice = self.builder.choice(seen, step.choice, self.viewer)
            more = {"ply": step.entry.payload.get("ply"), "choices": self.builder.choices(seen)}
            self.chosen = step.entry.seq, {**choice, **more}
        return {"sealed": self.chosen[1]}

    def events(self, tellings: Iterable[Telling], after: int = 0) -> list[dict[str, Any]]:
        """Tell entries as the viewer may know them, those from after a number on."""
        late = (telling for telling in tellings if telling.number + len(telling.steps) - 1 > after)
        return [event for telling in late for event in self.told(telling) if event["seq"] > after]

    def told(self, telling: Telling) -> list[dict[str, Any]]:
        """Tell entries that are told together."""
        return [
            {
                "seq": telling.number + place,
                "kind": step.entry.kind,
                "seat": step.entry.seat,
                "time": telling.time,
                **facts,
            }
            for place, (step, facts) in enumerate(zip(telling.steps, self.facts(telling), strict=True))
        ]

    def facts(self, telling: Telling) -> list[dict[str, Any]]:
        """Say of entries that are told together what the viewer may know."""
        first, last = telling.steps[0], telling.steps[-1]
        if first.entry.kind not in MOVES:
            return [{"facts": remarked(first.entry.payload)}]
        if not telling.open:
            return [{"choice": None, "word": None, "text": []}]
        plays = [(step.actor, seen(self.game, step.choice, step.actor, self.viewer)) for step in telling.steps]
        before, after = observe(first.before, self.viewer), observe(last.after, self.viewer)
        return [{**told} for told in self.builder.events(before, plays, after)]

    def publish(self, fold: Fold, tellings: Sequence[Telling], game: dict[str, Any], difference: Difference) -> None:
        """Send what is new to every stream."""
        view = self.draw(fold)
        message = {
            "type": "gameState",
            "seq": fold.told,
            "ply": self.ply(fold),
            "events": self.events(tellings),
            "view": difference.between(self.view, view, shared="table"),
            "game": game,
            **about(fold),
            **self.sealed(fold),
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
