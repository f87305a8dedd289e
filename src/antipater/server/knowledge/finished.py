"""A finished game as a record, with the public number of each event: what a review is made from."""

import asyncio
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from antipater.ai.agents import players_of
from antipater.ai.analysis.judgement import Judgement, Option
from antipater.ai.analysis.luck import luck_of_events
from antipater.ai.analysis.review import Moment
from antipater.game.contract import State
from antipater.game.seats import CHANCE
from antipater.notation.log import Event, Record
from antipater.server.games.projection import GameProjection, effective_moves
from antipater.server.games.room import Room
from antipater.server.games.slices import in_slices
from antipater.server.games.visibility import observe

Judged = dict[str, Any]  # the answer of a worker


@dataclass(frozen=True)
class Decision:
    """A real choice: its place among the events, its public number, the position before it, and the action."""

    place: int
    seq: int
    seat: int
    state: State
    action: int

    def fields(self) -> list[int]:
        """Return the position as the seat could know it then."""
        return observe(self.state, self.seat).fields()

    def moment(self, judged: Judged) -> Moment:
        """Return the choice with its judgement."""
        options = tuple(Option(*one) for one in judged["options"])
        return Moment(self.place, self.state, self.action, Judgement(self.seat, options, judged["exact"]))


@dataclass(frozen=True)
class FinishedGame:
    """The record of a game and its real choices, in order."""

    record: Record
    decisions: tuple[Decision, ...]

    @cached_property
    def luck(self) -> list[float]:
        """The luck of seat 0 in each event; none where all choose at once."""
        return luck_of_events(self.record) if self.record.game().seats == 2 and not self.at_once else []

    @property
    def at_once(self) -> bool:
        """Whether seats choose at the same time."""
        return any(len(decision.state.to_act()) > 1 for decision in self.decisions)


def can_be_reviewed(ruleset: str) -> bool:
    """Return whether there is a net that judges games of a ruleset."""
    return players_of(ruleset).net is not None


async def finished_game(room: Room) -> FinishedGame:
    """Return a finished game, without what was taken back."""
    entries = await room.archive.entries(room.metadata.id)
    effective = {entry.seq for entry in effective_moves(entries)}
    record, decisions = Record.start(room.projection.game), []
    async for reveal in in_slices(GameProjection(room.projection.game).reveals(entries)):
        for place, step in enumerate(reveal.steps):
            if step.entry.seq not in effective:
                continue
            if step.actor != CHANCE and len(step.before.legal(step.actor)) > 1:
                seq = reveal.number + place
                decisions.append(Decision(len(record.events), seq, step.actor, step.before, step.choice))
            record.events.append(Event(step.actor, step.choice))
    return await with_luck(FinishedGame(record, tuple(decisions)))


async def with_luck(found: FinishedGame) -> FinishedGame:
    """Return a game whose luck is known: in a thread, because every outcome of chance is judged for it."""
    await asyncio.to_thread(lambda: found.luck)
    return found
