"""What a viewer may know: a seat what the contract's `observe` and `seen` leave it, a spectator what every seat knows.

The contract has no viewer without a seat. What all seats know is found by hiding in turn what each one does not: the
result is an observation like any other, and nothing that any seat keeps to itself is left in it.
"""

from antipater.game.contract import Game, State
from antipater.game.seats import UNKNOWN

Viewpoint = int | None  # a seat, or the public
PUBLIC = None


def observe(state: State, viewer: Viewpoint, seats: int) -> State:
    """Return the position as a viewer may know it."""
    if viewer is not PUBLIC:
        return state.observe(viewer)
    seen = state.copy()
    for seat in range(seats):
        seen.hide(seat)
    return seen


def seen(game: Game, action: int, actor: int, viewer: Viewpoint) -> int:
    """Return an action or outcome as a viewer may know it, UNKNOWN where it is hidden."""
    if viewer is not PUBLIC:
        return game.seen(action, actor, viewer)
    for seat in range(game.seats):
        if action != UNKNOWN:
            action = game.seen(action, actor, seat)
    return action
