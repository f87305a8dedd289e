"""How games end before their rules end them: resigning, running out of time, being gone, aborting.

A game of two ends when one of them leaves. At a larger table the others play on: an opponent of the house chooses for
the seat that was left, which comes last whatever it scores. The game ends when one seat is left over, or no person is.
A game can be aborted, and then has no result, as long as at most one seat has chosen anything: what one seat has chosen
has not yet been answered by anybody.
"""

from collections.abc import Iterable
from dataclasses import replace

from antipater.server.deals import Deal
from antipater.server.games.channels import Presence
from antipater.server.games.log import LEAVE
from antipater.server.games.metadata import OPEN, PERSON, Standing
from antipater.server.games.outcomes import ABORTED_BY, GONE, OUT_OF_TIME, WITHDRAWN
from antipater.server.games.pending_change import Draft
from antipater.server.games.projection import Fold
from antipater.server.problems import Problem
from antipater.server.times import now

STAND_IN = "random"  # chooses for a seat that was left: it can play every ruleset


def leave(standing: Standing, draft: Draft, deal: Deal, seats: Iterable[int], reason: str) -> Standing:
    """Let seats leave a running game; end it if nobody is left to play it."""
    check_goes_on(draft.fold)
    for seat in seats:
        if seat in draft.fold.left:
            raise Problem(409, "left", "you have left this game already")
        draft.add(LEAVE, seat, reason=reason)
        standing = standing.seated(seat, replace(standing.seats[seat], agent=STAND_IN))
    staying = [place for place in range(len(standing.seats)) if place not in draft.fold.left]
    if len(staying) <= 1 or not any(standing.seats[place].kind == PERSON for place in staying):
        draft.end(deal, reason)
    return draft.standing(standing)


def check_goes_on(fold: Fold) -> None:
    """Refuse what comes after the end."""
    if fold.ended:
        raise Problem(409, "over", "the game is over")


def fallen(fold: Fold) -> list[int]:
    """Return the seats whose clocks have run out, the first to do so first."""
    clocks, time = fold.clocks, now()
    if clocks is None:
        return []
    running = [seat for seat in clocks.running() if seat not in fold.left]
    return sorted((seat for seat in running if clocks.falls(seat) <= time), key=clocks.falls)


def fall(standing: Standing, draft: Draft, deal: Deal) -> Standing:
    """Let those leave whose clocks have run out, one after the other as long as the game lasts."""
    for seat in fallen(draft.fold):
        if not draft.fold.ended:
            standing = leave(standing, draft, deal, [seat], OUT_OF_TIME)
    return standing


def abort(standing: Standing, draft: Draft, deal: Deal, reason: str = ABORTED_BY) -> Standing:
    """End a game without a result, if it is early enough."""
    check_goes_on(draft.fold)
    if draft.fold.choosers.bit_count() > 1:
        raise Problem(409, "too-late", "two seats have chosen something: the game can be resigned, no longer aborted")
    draft.end(deal, WITHDRAWN if standing.status == OPEN and reason == ABORTED_BY else reason)
    return draft.standing(standing)


def claim(
    standing: Standing, draft: Draft, deal: Deal, user: str | None, presence: Presence, patience: int
) -> Standing:
    """Let those leave who owe a choice and have been gone for so many milliseconds."""
    if draft.fold.clocks is not None and draft.fold.clocks.clock.anew:
        raise Problem(409, "not-gone", "with days for each move nobody has to be there; the clock decides")
    owing = [
        seat
        for seat in draft.fold.must_choose()
        if seat in standing.people() and standing.seats[seat].user != user and seat not in draft.fold.left
    ]
    if not owing:
        raise Problem(409, "not-gone", "nobody keeps you waiting")
    gone = [seat for seat in owing if presence.away(seat) >= patience]
    if not gone:
        wait = min(patience - presence.away(seat) for seat in owing)
        raise Problem(409, "not-gone", "whoever owes the choice is there, or was a moment ago", wait=wait)
    return leave(standing, draft, deal, gone, GONE)
