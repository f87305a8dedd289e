"""Results of games: shares of the victory, places, points and the kind of victory, as facts for the log.

Players who left are placed after all who stayed; among them, those who stayed longer are placed higher.
"""

from collections.abc import Callable, Sequence
from typing import Any

from antipater.catalog import kit
from antipater.game.contract import Game, State
from antipater.server.views.registry import builder_of

PLAYED, DRAWN = "played", "draw"
RESIGNED, OUT_OF_TIME, GONE, REMOVED = "resign", "time", "gone", "removed"  # why a seat left
ABORTED_BY, WITHDRAWN, DECLINED, ABANDONED = "abort", "withdrawn", "declined", "abandoned"
UNRATED, ABORTED_SEATS = "unrated", "abortedBy"  # facts about a rated game that ended too early
WITHOUT_RESULT = {ABORTED_BY, WITHDRAWN, DECLINED, ABANDONED}


def outcome(game: Game, state: State, reason: str, left: Sequence[int] = ()) -> dict[str, Any]:
    """Return the result of a game; *left* are the seats that left it, in order."""
    if reason in WITHOUT_RESULT:
        return {"reason": reason}
    if reason == DRAWN:
        return {"reason": reason, "returns": [game.prize // game.seats] * game.seats, "places": [1] * game.seats}
    over = not state.to_act()
    returns = state.returns()
    points = points_of(state, game.seats) if over else None
    ranks = [
        (0, left.index(seat), 0) if seat in left else (1, returns[seat], tie_break(state, seat) if over else 0)
        for seat in range(game.seats)
    ]
    places = [1 + sum(other > own for other in ranks) for own in ranks]
    if left or not over:
        winners = places.count(1)
        returns = [game.prize // winners if place == 1 else 0 for place in places]
    facts: dict[str, Any] = {"reason": reason, "returns": returns, "places": places}
    if points is not None:
        facts["points"] = points
    victory = builder_of(kit(game.name)).victory(state)
    if victory is not None:
        facts["victory"] = victory
    return facts


def points_of(state: State, seats: int) -> list[int] | None:
    """Return the points of every seat, None if the ruleset counts none."""
    sheet = getattr(state, "score_sheet", None)
    return None if sheet is None else [sum(sheet(seat)) for seat in range(seats)]


def tie_break(state: State, seat: int) -> int:
    """Return what orders the seats below the winner, in classic 7 Wonders points, then coins (C7.2)."""
    standing: Callable[[int], int] | None = getattr(state, "standing", None)
    return 0 if standing is None else standing(seat)


def has_ties(game: Game) -> bool:
    """Return whether all seats can share the victory; only then a draw can be agreed on."""
    return game.prize % game.seats == 0
