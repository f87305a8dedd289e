"""Who must not ask the engine: a player, about a position of a running game that is rated or has another person."""

from collections.abc import Sequence

from antipater.catalog import kit
from antipater.game.contract import State
from antipater.game.seats import SPECTATOR
from antipater.server.games.metadata import AI, RUNNING
from antipater.server.games.service import GameService
from antipater.server.problems import Problem
from antipater.server.store.listings import Listings
from antipater.server.views.registry import builder_of


async def check_fair(
    listings: Listings, games: GameService, user: str | None, most: int, states: Sequence[State]
) -> None:
    """Refuse positions that seem to be of one of the running games of a user, where help would be unfair.

    All that somebody asks about is given: a line may lead through a position of a game, or begin behind it.
    """
    if user is None:
        return
    views: list[State] = []
    for metadata in await listings.games_of(user, True, None, RUNNING, most):
        own = metadata.seats_of(user)
        people = any(place.kind != AI for seat, place in enumerate(metadata.seats) if seat not in own)
        family = kit(metadata.ruleset).family  # with another expansion, a position is much the same
        if not (metadata.rated or people) or all(family != kit(state.ruleset).family for state in states):
            continue
        playing = (await games.room(metadata.id)).projection.state.observe(SPECTATOR)
        views = views or [state.observe(SPECTATOR) for state in states]
        alike = builder_of(kit(metadata.ruleset)).alike
        if any(alike(playing, view) for view in views if kit(view.ruleset).family == family):
            raise Problem(
                403, "running-game", "this is a position of a game that you are playing; analyse it when it is over"
            )
