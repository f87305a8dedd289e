"""Who may do what: one function, one table."""

from antipater.server.games.standing import OPEN, RUNNING, Standing, Viewer

# Roles of a viewer at a game, and the verbs that each adds. `player` has a seat, `creator` made the game.
WATCH, ACT, JOIN, SEED = "watch", "act", "join", "seed"
NEEDS = {
    WATCH: ({"anybody"}, None),
    JOIN: ({"user"}, OPEN),
    SEED: ({"player"}, OPEN),
    ACT: ({"player"}, RUNNING),
}


def roles(viewer: Viewer, game: Standing) -> set[str]:
    """Return everything that a viewer is at a game."""
    found = {"anybody"}
    if viewer.user is not None:
        found.add("user")
        if game.creator == viewer.user:
            found.add("creator")
        if game.seats_of(viewer.user):
            found.add("player")
    return found


def may(viewer: Viewer, verb: str, game: Standing) -> bool:
    """Tell whether a viewer may do something at a game as it stands."""
    needed, status = NEEDS[verb]
    return bool(needed & roles(viewer, game)) and status in (None, game.status)
