"""Games that end early: players resign, run out of time, are absent, or abort.

A game of two ends when one of them leaves. At a larger table the others continue: a computer opponent chooses for the
seat, which is placed last whatever it scores. The game ends when one seat, or no person, is left. A game can be
aborted, and then has no result, as long as at most one seat has made a choice. A rated game that one side ends before
every seat has made a few choices is not rated, and counts as aborted by that side.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from antipater.server.deals import Deal
from antipater.server.games.channels import Presence
from antipater.server.games.log import LEAVE
from antipater.server.games.metadata import OPEN, PERSON, GameMetadata
from antipater.server.games.outcomes import ABANDONED, ABORTED_BY, ABORTED_SEATS, GONE, OUT_OF_TIME, UNRATED, WITHDRAWN
from antipater.server.games.pending_change import PendingChange
from antipater.server.games.projection import GameProjection
from antipater.server.problems import Problem
from antipater.server.times import now

RATED_CHOICES = 8  # of every seat, before which a game that one side ends is not rated
SUBSTITUTE = "random"  # chooses for a seat that was left: it plays every ruleset


def leave(
    metadata: GameMetadata, pending: PendingChange, deal: Deal, seats: Iterable[int], reason: str
) -> GameMetadata:
    """Remove seats from a running game; end it if nobody is left to play."""
    check_not_over(pending.projection)
    for seat in seats:
        if seat in pending.projection.left:
            raise Problem(409, "left", "you have already left this game")
        pending.add(LEAVE, seat, reason=reason)
        metadata = metadata.with_seat(seat, replace(metadata.seats[seat], agent=SUBSTITUTE))
    staying = [place for place in range(len(metadata.seats)) if place not in pending.projection.left]
    if len(staying) <= 1 or not any(metadata.seats[place].kind == PERSON for place in staying):
        pending.end(deal, reason, **early_end(metadata, pending.projection, pending.projection.left))
    return pending.updated(metadata)


def early_end(metadata: GameMetadata, projection: GameProjection, left: Iterable[int]) -> dict[str, Any]:
    """Return the facts about a rated game that ends before it was really played: it is not rated, and who ended it."""
    if not metadata.rated or not projection.begun or min(projection.choices) >= RATED_CHOICES:
        return {}
    return {UNRATED: True, ABORTED_SEATS: list(left)}


def check_not_over(projection: GameProjection) -> None:
    """Refuse a request after the end."""
    if projection.ended:
        raise Problem(409, "over", "the game is over")


def expired_seats(projection: GameProjection) -> list[int]:
    """Return the seats whose clocks have run out, in that order."""
    clocks, time = projection.clocks, now()
    if clocks is None:
        return []
    running = [seat for seat in clocks.running() if seat not in projection.left]
    return sorted((seat for seat in running if clocks.runs_out(seat) <= time), key=clocks.runs_out)


def expire_clocks(metadata: GameMetadata, pending: PendingChange, deal: Deal) -> GameMetadata:
    """Remove the seats whose clocks have run out, one after the other until the game ends."""
    for seat in expired_seats(pending.projection):
        if not pending.projection.ended:
            metadata = leave(metadata, pending, deal, [seat], OUT_OF_TIME)
    return metadata


def abort(
    metadata: GameMetadata, pending: PendingChange, deal: Deal, reason: str = ABORTED_BY, seats: Iterable[int] = ()
) -> GameMetadata:
    """End a game without a result, if it is early enough; *seats* are those of whoever does."""
    check_not_over(pending.projection)
    if pending.projection.choosers.bit_count() > 1:
        raise Problem(409, "too-late", "two seats have made choices; the game can no longer be aborted, only resigned")
    facts = early_end(metadata, pending.projection, seats)
    pending.end(deal, WITHDRAWN if metadata.status == OPEN and reason == ABORTED_BY else reason, **facts)
    return pending.updated(metadata)


def abandon(metadata: GameMetadata, pending: PendingChange, deal: Deal, before: int) -> GameMetadata:
    """End a game without a result in which nothing has happened since a time; one with a clock ends by that."""
    check_not_over(pending.projection)
    if metadata.rated or pending.projection.clocks is not None or pending.projection.time > before:
        raise Problem(409, "not-gone", "this game is not abandoned")
    pending.end(deal, ABANDONED)
    return pending.updated(metadata)


def claim(
    metadata: GameMetadata, pending: PendingChange, deal: Deal, user: str | None, presence: Presence, patience: int
) -> GameMetadata:
    """Remove the seats that must choose and have been absent for *patience* milliseconds."""
    if pending.projection.clocks is not None and pending.projection.clocks.clock.per_move:
        raise Problem(409, "not-gone", "with days per move nobody has to be present; the clock decides")
    choosing = [
        seat
        for seat in pending.projection.must_choose()
        if seat in metadata.person_seats() and metadata.seats[seat].user != user and seat not in pending.projection.left
    ]
    if not choosing:
        raise Problem(409, "not-gone", "you are not waiting for anybody")
    gone = [seat for seat in choosing if presence.away_for(seat) >= patience]
    if not gone:
        wait = min(patience - presence.away_for(seat) for seat in choosing)
        raise Problem(409, "not-gone", "the player who must choose is present, or was a moment ago", wait=wait)
    return leave(metadata, pending, deal, gone, GONE)
