"""A finished game as a record, with the public number of each event: what a review is made from."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from antipater.ai.agents import players_of
from antipater.ai.analysis.judgement import Judgement, Option
from antipater.ai.analysis.luck import reveals_of
from antipater.ai.analysis.review import Moment
from antipater.game.contract import Game, State
from antipater.game.seats import CHANCE
from antipater.notation.log import Event, Record
from antipater.server.games.projection import GameProjection, effective_moves
from antipater.server.games.room import Room
from antipater.server.games.slices import in_slices
from antipater.server.games.visibility import observe
from antipater.server.thinking.worker import Inquiry

Judged = dict[str, Any]  # the answer of a worker
Revealed = tuple[int, list[int], list[int]]  # a seat, and what it sees before and after chance


@dataclass(frozen=True)
class Decision:
    """A real choice: its place among the events, its public number, the position before it, and the action."""

    place: int
    seq: int
    seat: int
    state: State
    action: int

    def inquiry(self, game: Game, reveals: list[Revealed], simulations: int) -> Inquiry:
        """Return what a worker is asked: about the position as the seat could know it, and what chance did after it."""
        return {
            "judge": self.seat,
            "ruleset": game.name,
            "options": dict(game.options),
            "fields": observe(self.state, self.seat).fields(),
            "played": self.action,
            "simulations": simulations,
            "reveals": reveals,
        }

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
    def reveals(self) -> list[list[Revealed]]:
        """What chance did after each choice, as workers are asked about it; nothing where all choose at once."""
        found: list[list[Revealed]] = [[] for _ in self.decisions]
        if self.record.game().seats != 2 or self.at_once:
            return found
        places = [decision.place for decision in self.decisions]
        for number, one in reveals_of(self.record).items():
            if (after := bisect_right(places, number)) > 0:
                found[after - 1].append((one.viewer, one.before.fields(), one.after.fields()))
        return found

    def luck(self, judged: Sequence[Judged]) -> list[float]:
        """Return the luck of seat 0, at the events of the choices that it followed."""
        luck = [0.0] * len(self.record.events)
        for decision, one in zip(self.decisions, judged, strict=False):
            luck[decision.place] = one["luck"]
        return luck

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
    return FinishedGame(record, tuple(decisions))
