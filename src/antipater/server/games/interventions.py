"""Interventions of administrators in a game: adjourn it, let it go on, undo choices, remove a player.

Each is an entry of the log with its reason, so both players see it, and every replay and export has it. The deal stays
what it is: after an undo the same cards come again.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from antipater.game.seats import CHANCE
from antipater.server.deals import Deal
from antipater.server.games.ending import check_not_over, leave
from antipater.server.games.log import ADJOURN, CONTINUE, UNDO, UNDO_TO
from antipater.server.games.metadata import RUNNING, GameMetadata
from antipater.server.games.outcomes import REMOVED
from antipater.server.games.pending_change import PendingChange
from antipater.server.problems import Problem


def adjourn(metadata: GameMetadata, pending: PendingChange, reason: str) -> GameMetadata:
    """Stop a running game for a while: nobody may choose, and no clock runs."""
    check_running(metadata, pending)
    if pending.projection.adjourned:
        raise Problem(409, "adjourned", "the game is adjourned already")
    pending.add(ADJOURN, reason=reason)
    return metadata


def go_on(metadata: GameMetadata, pending: PendingChange, reason: str) -> GameMetadata:
    """Write that an adjourned game goes on."""
    check_running(metadata, pending)
    if not pending.projection.adjourned:
        raise Problem(409, "not-adjourned", "the game is not adjourned")
    pending.add(CONTINUE, reason=reason)
    return metadata


def undo(metadata: GameMetadata, pending: PendingChange, choices: int, reason: str) -> GameMetadata:
    """Take back the last choices of a running game, with everything that followed from them."""
    check_running(metadata, pending)
    moves = pending.projection.moves
    made = [seq for seq, seat in zip(moves[::3], moves[1::3], strict=True) if seat != CHANCE]
    if not 1 <= choices <= len(made):
        raise Problem(409, "too-few-choices", f"{len(made)} choices were made, so {choices} cannot be undone")
    facts: dict[str, Any] = {"reason": reason, "choices": choices, UNDO_TO: made[-choices]}
    pending.add(UNDO, **facts)
    return metadata


def remove(
    metadata: GameMetadata, pending: PendingChange, deal: Deal, seats: Sequence[int], nobody: str
) -> GameMetadata:
    """Remove seats whose account an administrator has closed, also where another process still knows the name."""
    for seat in seats:
        metadata = metadata.with_seat(seat, replace(metadata.seats[seat], name=nobody, user=None))
    return leave(metadata, pending, deal, seats, REMOVED)


def check_running(metadata: GameMetadata, pending: PendingChange) -> None:
    """Refuse an intervention in a game that has not begun or is over: its deal is published, its result stands."""
    check_not_over(pending.projection)
    if metadata.status != RUNNING:
        raise Problem(409, "not-running", "the game has not begun")
