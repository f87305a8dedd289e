"""Streams of a game: one channel for each viewpoint and language, which players are present, and who watches.

A view is drawn once per channel, however many streams follow it, and sent as the difference from the last one.
"""

import asyncio
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, cast

from pydantic_core import to_json

from antipater.game.contract import Game, State
from antipater.server.games.log import UNCOUNTED, UNDO_TO
from antipater.server.games.projection import MOVES, GameProjection
from antipater.server.games.visibility import Reveal, Viewpoint, observe, seen
from antipater.server.times import now
from antipater.server.views.frame import Told, ViewBuilder
from antipater.server.views.patches import Difference
from antipater.server.views.registry import view_builder

MAX_NAMES = 20  # of those who watch a game
MAX_QUEUED = 64  # messages; a stream that is further behind is closed, and resumes by `after`
Lines = asyncio.Queue[bytes | None]


def shared_fields(projection: GameProjection) -> dict[str, Any]:
    """Return the fields of every message about a game besides the view: clocks, sealed choices, agreements."""
    return {
        "chosen": projection.chosen(),
        "clocks": None if projection.clocks is None else projection.clocks.snapshot(now()),
        "agreed": {what: sorted(seats) for what, seats in projection.agreed.items() if seats},
    }


def public_payload(payload: dict[str, Any]) -> dict[str, Any]:
    """Return the payload of an entry that is not a move, with entry numbers as the public knows them."""
    payload = {name: fact for name, fact in payload.items() if name != UNDO_TO}
    if UNCOUNTED not in payload:
        return payload
    facts = {name: fact for name, fact in payload.items() if name != UNCOUNTED}
    return {**facts, "to": payload["to"] - payload[UNCOUNTED]}


class Channel:
    """A game seen from one viewpoint, in one language, with or without positions in notation."""

    def __init__(
        self, game: Game, viewer: Viewpoint, names: Sequence[str], language: str, position: bool = True
    ) -> None:
        self.game = game
        self.viewer = viewer
        self.builder: ViewBuilder = view_builder(game, viewer, names, language)
        self.builder.with_position = position
        self.view: dict[str, Any] | None = None
        self.secrets = game.hides_information  # without them everybody knows the whole position
        self.observed: tuple[State, State] | None = None  # a position, and what the viewer may know of it
        self.chosen: tuple[int, dict[str, Any]] | None = None  # the entry of a sealed choice, and its description
        self.streams: set[Lines] = set()

    def ply(self, projection: GameProjection) -> int | None:
        """Return the decision that the viewer must make."""
        return None if self.viewer is None else projection.ply(self.viewer)

    def draw(self, projection: GameProjection) -> dict[str, Any]:
        """Return the view of the current position."""
        return cast("dict[str, Any]", self.builder.view(self.observe(projection.state), one=not self.secrets))

    def observe(self, state: State) -> State:
        """Return a position as the viewer may know it; the one after an entry is also the one before the next."""
        if not self.secrets:
            return state
        if self.observed is None or self.observed[0] is not state:
            self.observed = state, observe(state, self.viewer)
        return self.observed[1]

    def sealed(self, projection: GameProjection) -> dict[str, Any]:
        """Return the viewer's sealed choice and what it can be changed to; empty if there is none."""
        step = None if self.viewer is None else projection.sealed(self.viewer)
        if step is None or self.viewer is None:
            return {}
        if self.chosen is None or self.chosen[0] != step.entry.seq:
            seen = observe(step.before, self.viewer)
            choice = self.builder.choice(seen, step.choice, self.viewer)
            more = {"ply": step.entry.payload.get("ply"), "choices": self.builder.choices(seen)}
            self.chosen = step.entry.seq, {**choice, **more}
        return {"sealed": self.chosen[1]}

    def events(self, reveals: Iterable[Reveal], told: Told | None = None) -> list[dict[str, Any]]:
        """Return entries as the viewer may know them."""
        return [event for reveal in reveals for event in self.describe(reveal, told)]

    def describe(self, reveal: Reveal, told: Told | None = None) -> list[dict[str, Any]]:
        """Return entries that are revealed together."""
        return [
            {
                "seq": reveal.number + place,
                "kind": step.entry.kind,
                "seat": step.entry.seat,
                "time": reveal.time,
                **facts,
            }
            for place, (step, facts) in enumerate(zip(reveal.steps, self.facts(reveal, told), strict=True))
        ]

    def facts(self, reveal: Reveal, told: Told | None = None) -> list[dict[str, Any]]:
        """Return what the viewer may know of entries that are revealed together."""
        first, last = reveal.steps[0], reveal.steps[-1]
        if first.entry.kind not in MOVES:
            return [{"facts": public_payload(first.entry.payload)}]
        if not reveal.visible:
            return [{"choice": None, "word": None, "text": []}]
        plays = [(step.actor, step.choice) for step in reveal.steps]
        if self.secrets:
            plays = [(actor, seen(self.game, choice, actor, self.viewer)) for actor, choice in plays]
        before, after = self.observe(first.before), self.observe(last.after)
        events = self.builder.events(before, plays, after, None if self.secrets else told)
        return cast("list[dict[str, Any]]", events)

    def publish(
        self,
        projection: GameProjection,
        reveals: Sequence[Reveal],
        difference: Difference,
        shared: dict[str, Any],
    ) -> None:
        """Send what is new to every stream; *shared* is the same for all channels."""
        events = self.events(reveals, difference.told)
        view = self.draw(projection)
        message = {
            "type": "gameState",
            "seq": projection.public_seq,
            "ply": self.ply(projection),
            "events": events,
            "view": difference.between(self.view, view, shared="table"),
            **shared,
            **self.sealed(projection),
        }
        self.view = view
        self.send(to_json(message))

    def send(self, line: bytes) -> None:
        """Put a message into every stream; close those that are too far behind."""
        for lines in list(self.streams):
            if lines.qsize() >= MAX_QUEUED:
                self.close(lines)
            else:
                lines.put_nowait(line)

    def close_all(self) -> None:
        """Close every stream."""
        for lines in list(self.streams):
            self.close(lines)

    def close(self, lines: Lines) -> None:
        """Close a stream."""
        self.streams.discard(lines)
        lines.put_nowait(None)


class Presence:
    """Which players are present: a seat whose stream is open, or that sent a request lately.

    After a restart everybody counts as having left at that moment.
    """

    def __init__(self, seats: int) -> None:
        self.streams = [0] * seats
        self.last = [now()] * seats

    def stream_opened(self, seat: int) -> bool:
        """Count a stream of a seat; return whether it is the first one."""
        self.streams[seat] += 1
        return self.streams[seat] == 1

    def stream_closed(self, seat: int) -> bool:
        """Count a closed stream of a seat; return whether it was the last one."""
        self.streams[seat] -= 1
        self.touch(seat)
        return self.streams[seat] == 0

    def touch(self, seat: int) -> None:
        """Note that a seat sent a request."""
        self.last[seat] = now()

    def away_for(self, seat: int) -> int:
        """Return for how many milliseconds a seat has been absent."""
        return 0 if self.streams[seat] else now() - self.last[seat]

    def present(self) -> list[int]:
        """Return the seats that follow the game."""
        return [seat for seat, streams in enumerate(self.streams) if streams]


class Watcher(NamedTuple):
    """Somebody who watches a game: a user, or nobody known; only accounts have a name that others read."""

    user: str = ""
    name: str = ""


class Watchers:
    """Who watches a game without playing in it. A user counts once, whoever is unknown once for each stream."""

    def __init__(self) -> None:
        self.streams: Counter[Watcher] = Counter()

    def come(self, watcher: Watcher) -> None:
        """Count a stream."""
        self.streams[watcher] += 1

    def go(self, watcher: Watcher) -> None:
        """Count a closed stream."""
        self.streams[watcher] -= 1
        self.streams += Counter()  # without those that are nought

    def info(self) -> dict[str, Any]:
        """Return how many watch, and the names of those who have one."""
        if not self.streams:
            return {"number": 0, "names": []}
        number = sum(1 if watcher.user else streams for watcher, streams in self.streams.items())
        return {"number": number, "names": sorted(watcher.name for watcher in self.streams if watcher.name)[:MAX_NAMES]}
