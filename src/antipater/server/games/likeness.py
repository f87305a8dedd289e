"""What recognises the positions of a running game, as a number: the analysis board refuses them to everybody.

Only games in which help would be unfair have one. The store finds games by it, so neither the number of games nor that
of processes matters.
"""

import hashlib

from antipater.catalog import kit
from antipater.game.contract import State
from antipater.game.seats import SPECTATOR
from antipater.server.games.metadata import PERSON, GameMetadata
from antipater.server.games.projection import GameProjection
from antipater.server.views.registry import builder_of

BYTES = 7  # fits into a signed integer of eight


def is_help_unfair(metadata: GameMetadata) -> bool:
    """Return whether a game is rated, or played by different people."""
    return metadata.rated or len({seat.user for seat in metadata.seats if seat.kind == PERSON}) > 1


def likeness_of(metadata: GameMetadata, projection: GameProjection) -> int | None:
    """Return what recognises the position of a game; None if it is not running, or help is not unfair."""
    if not projection.begun or projection.ended or not is_help_unfair(metadata):
        return None
    return likeness(projection.state)


def likeness(state: State) -> int:
    """Return what positions of one game have in common, also with seats turned or details changed."""
    rules = kit(state.ruleset)
    common = builder_of(rules).likeness(state.observe(SPECTATOR))
    about = repr((rules.family, common))  # with another expansion, a position is much the same
    return int.from_bytes(hashlib.sha256(about.encode()).digest()[:BYTES])
