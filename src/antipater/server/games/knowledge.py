"""What a viewer may know: a seat, or the public, what the contract's `observe` and `seen` leave it."""

from antipater.game.contract import Game, State
from antipater.game.seats import SPECTATOR

Viewpoint = int | None  # a seat, or the public
PUBLIC = None


def observe(state: State, viewer: Viewpoint) -> State:
    """Return the position as a viewer may know it."""
    return state.observe(SPECTATOR if viewer is PUBLIC else viewer)


def seen(game: Game, action: int, actor: int, viewer: Viewpoint) -> int:
    """Return an action or outcome as a viewer may know it, UNKNOWN where it is hidden."""
    return game.seen(action, actor, SPECTATOR if viewer is PUBLIC else viewer)
