"""Who must not ask the engine: a player, about a position of a running game that is rated or has another person."""

from antipater.catalog import kit
from antipater.game.contract import State
from antipater.game.seats import SPECTATOR
from antipater.server.games.metadata import AI, RUNNING
from antipater.server.games.service import GameService
from antipater.server.problems import Problem
from antipater.server.store.listings import MAX_GAMES, Listings
from antipater.server.views.registry import builder_of


async def check_fair(listings: Listings, games: GameService, user: str | None, *states: State) -> None:
    """Refuse positions that are like one of a running game of a user, where help would be unfair."""
    if user is None:
        return
    for metadata in await listings.games_of(user, True, None, RUNNING, MAX_GAMES):
        own = metadata.seats_of(user)
        people = any(place.kind != AI for seat, place in enumerate(metadata.seats) if seat not in own)
        if not (metadata.rated or people) or all(metadata.ruleset != state.ruleset for state in states):
            continue
        playing = (await games.room(metadata.id)).projection.state
        if any(alike(playing, state) for state in states):
            raise Problem(
                403, "running-game", "this is a position of a game that you are playing; analyse it when it is over"
            )


def alike(one: State, other: State) -> bool:
    """Return whether two positions have the same table, whatever else was changed in one of them."""
    if one.ruleset != other.ruleset:
        return False
    likeness = builder_of(kit(one.ruleset)).likeness
    return likeness(one.observe(SPECTATOR)) == likeness(other.observe(SPECTATOR))
