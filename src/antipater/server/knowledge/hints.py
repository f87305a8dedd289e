"""Hints in casual games against opponents of the house; never in rated games, nor where another person plays."""

from collections.abc import Sequence

from antipater.ai.analysis.judgement import Judgement, Option
from antipater.server.games.log import HINT
from antipater.server.games.metadata import AI, GameMetadata
from antipater.server.games.pending_change import PendingChange
from antipater.server.games.room import Room
from antipater.server.games.visibility import observe
from antipater.server.knowledge.finished import can_be_reviewed
from antipater.server.knowledge.reviews import SIMULATIONS
from antipater.server.problems import Problem
from antipater.server.thinking.fair_queue import PEOPLE
from antipater.server.thinking.pool import OpponentPool
from antipater.server.thinking.worker import Inquiry


def check_hints(metadata: GameMetadata, seat: int) -> None:
    """Refuse a hint where it would be unfair to somebody, or where there is none."""
    others = [place for number, place in enumerate(metadata.seats) if number != seat]
    if metadata.rated:
        raise Problem(403, "no-hints-rated", "there are no hints in rated games")
    if any(place.kind != AI for place in others):
        raise Problem(403, "no-hints-people", "there are no hints in games with another person until they are over")
    if not can_be_reviewed(metadata.ruleset):
        raise Problem(409, "no-review", f"there are no hints in games of {metadata.ruleset} yet")


async def hint(room: Room, seat: int, workers: OpponentPool, keys: Sequence[str]) -> Judgement:
    """Return the judgement of what a seat must choose now; the log notes that a hint was used."""
    check_hints(room.metadata, seat)
    if seat not in room.projection.must_choose():
        raise Problem(409, "not-your-turn", "it is not your turn")
    seen = observe(room.projection.state, seat)
    if len(seen.legal(seat)) == 1:
        raise Problem(409, "one-choice", "there is only one choice, so there is nothing to hint at")
    if not room.projection.hinted:
        await room.amend(note_hint)
    inquiry: Inquiry = {
        "judge": seat,
        "ruleset": room.metadata.ruleset,
        "options": room.metadata.options,
        "fields": seen.fields(),
        "played": None,
        "simulations": SIMULATIONS,
    }
    found = await workers.judge(inquiry, keys, PEOPLE)
    return Judgement(seat, tuple(Option(*one) for one in found["options"]), found["exact"])


def note_hint(pending: PendingChange) -> None:
    """Add the note that hints were used, once."""
    if not pending.projection.hinted:
        pending.add(HINT)
