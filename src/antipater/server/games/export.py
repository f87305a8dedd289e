"""Exports of a game: as a record in notation, as JSON, or as JSON lines.

An export of a finished game contains everything, because its deal is published. One of a running game contains what
the viewer may know; hidden moves are written as `?`, and such a record cannot be replayed.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from antipater.game.seats import CHANCE as CHANCE_SEAT
from antipater.notation.codecs import HIDDEN
from antipater.notation.log import Event, Record
from antipater.notation.moves import write_action
from antipater.notation.writing import wrapped, write_record, write_tag
from antipater.server.audit import deal_tags
from antipater.server.games.channels import Channel
from antipater.server.games.log import ADJOURN, CONTINUE, PUBLISH, UNDO, Entry
from antipater.server.games.metadata import GameMetadata
from antipater.server.games.projection import MOVES, GameProjection, effective_moves
from antipater.server.games.slices import in_slices
from antipater.server.games.visibility import Step
from antipater.server.problems import Problem
from antipater.server.views.frame import has_notation


class Export:
    """A game with its log, ready to be written for the viewer of a channel."""

    def __init__(self, metadata: GameMetadata, projection: GameProjection, entries: Sequence[Entry]) -> None:
        self.metadata = metadata
        self.projection = projection
        self.entries = entries
        self.effective = {entry.seq for entry in effective_moves(entries)}
        self.events: list[tuple[Step, dict[str, Any]]] = []

    async def tell(self, channel: Channel) -> None:
        """Describe the log as the viewer of a channel may know it."""
        async for reveal in in_slices(GameProjection(self.projection.game).reveals(self.entries)):
            self.events += zip(reveal.steps, channel.describe(reveal), strict=True)

    @property
    def complete(self) -> bool:
        """Whether nothing is hidden."""
        return self.projection.ended

    async def lines(self) -> list[dict[str, Any]]:
        """Return every entry for programs."""
        return [self.line(step, event) async for step, event in in_slices(self.events)]

    def line(self, step: Step, event: dict[str, Any]) -> dict[str, Any]:
        """Return one entry: seat, kind, time, and whether it is still in effect."""
        facts = {name: fact for name, fact in event.items() if name != "text"}
        if step.entry.kind in MOVES:
            facts["counts"] = step.entry.seq in self.effective
            if self.complete:
                facts |= {"choice": step.choice, "word": self.word(step)}
        return facts

    def word(self, step: Step) -> str:
        """Return a move of a finished game in notation, or its number if the ruleset has none."""
        if not has_notation(self.projection.game.name):
            return str(step.choice)
        return write_action(step.before, step.choice, step.actor)

    def record(self) -> str:
        """Return the game in notation."""
        if not has_notation(self.projection.game.name):
            raise Problem(
                406, "no-notation", f"{self.projection.game.name} has no notation for records; request application/json"
            )
        record = Record.start(self.projection.game, **self.tags())
        if self.complete:
            record.events = [Event(step.actor, step.choice) for step, _ in self.moves()]
            record.conclude(self.projection.state)
            return write_record(record)
        tags = [write_tag(name, value) for name, value in record.tags.items()]
        return "\n".join([*tags, "", *wrapped([seen_word(*move) for move in self.moves()])]).rstrip("\n") + "\n"

    def moves(self) -> list[tuple[Step, dict[str, Any]]]:
        """Return the moves that are in effect."""
        return [(step, event) for step, event in self.events if step.entry.seq in self.effective]

    def tags(self) -> dict[str, str]:
        """Return the tags of a record: players, date, deal."""
        published = next((entry.payload for entry in self.entries if entry.kind == PUBLISH), None)
        names = {f"Seat{seat}": name or "?" for seat, name in enumerate(self.metadata.names)}
        date = datetime.fromtimestamp(self.metadata.created / 1000, UTC).date().isoformat()
        dealt = deal_tags(self.metadata.id, self.metadata.commitment, self.projection.seeds, published)
        hints = {"Hints": "yes"} if self.projection.hinted else {}
        return {**names, "Date": date, **hints, **dealt, **self.interventions(), **self.ending()}

    def interventions(self) -> dict[str, str]:
        """Return the tag of a game in which administrators intervened: what they did, and why."""
        told = []
        for entry in self.entries:
            if entry.kind in (ADJOURN, CONTINUE, UNDO):
                many = f" {entry.payload['choices']}" if entry.kind == UNDO else ""
                told.append(f"{entry.kind}{many}: {entry.payload['reason']}")
        return {"Administrator": "; ".join(told)} if told else {}

    def ending(self) -> dict[str, str]:
        """Return the tags of a game that ended early: the reason, and the share of each seat."""
        result = self.projection.result or {}
        if result.get("reason", "played") == "played":
            return {}
        shares = "-".join(str(share) for share in result.get("returns") or ())
        return {"Termination": str(result["reason"]), **({"Returns": shares} if shares else {})}


def seen_word(step: Step, event: dict[str, Any]) -> str:
    """Return a move of a running game as the viewer may know it."""
    word = event["word"] or HIDDEN
    return word if step.actor == CHANCE_SEAT else f"{word}@{step.actor}"
