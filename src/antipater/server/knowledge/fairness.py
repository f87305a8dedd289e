"""Where the engine must not help: a position of a running game that is rated, or that different people play.

Whoever asks, a position is refused that is recognised by what all positions of the game have in common. A player of the
game is refused more: also what is only like it, because a player has reasons to change details.
"""

from collections.abc import Sequence

from antipater.catalog import kit
from antipater.game.contract import State
from antipater.game.seats import SPECTATOR
from antipater.server.games.likeness import is_help_unfair, likeness
from antipater.server.games.metadata import RUNNING
from antipater.server.games.service import GameService
from antipater.server.problems import Problem
from antipater.server.store.listings import Listings
from antipater.server.views.registry import builder_of


async def check_fair(
    listings: Listings, games: GameService, user: str | None, most: int, states: Sequence[State]
) -> None:
    """Refuse positions that seem to be of a running game where help would be unfair.

    All that somebody asks about is given: a line may lead through a position of a game, or begin behind it.
    """
    if await listings.alike({likeness(state) for state in states}) or await is_own(listings, games, user, most, states):
        raise Problem(403, "running-game", "this is a position of a running game; analyse it when the game is over")


async def is_own(listings: Listings, games: GameService, user: str | None, most: int, states: Sequence[State]) -> bool:
    """Return whether one of the positions is like that of a running game of a user, where help would be unfair."""
    views: list[State] = []
    for metadata in [] if user is None else await listings.games_of(user, True, None, RUNNING, most):
        family = kit(metadata.ruleset).family  # with another expansion, a position is much the same
        if not is_help_unfair(metadata) or all(family != kit(state.ruleset).family for state in states):
            continue
        try:
            playing = (await games.room(metadata.id)).projection.state.observe(SPECTATOR)
        except Problem as problem:
            if problem.code != "moved":
                raise
            continue  # another process plays it; its positions as they are were looked for in the store
        views = views or [state.observe(SPECTATOR) for state in states]
        alike = builder_of(kit(metadata.ruleset)).alike
        if any(alike(playing, view) for view in views if kit(view.ruleset).family == family):
            return True
    return False
