"""Permissions: one function, one table.

An action requires a role, a status of the game and, for a token, a scope. `is_allowed` is checked before every request
about a game or an account; nothing else decides.
"""

from typing import NamedTuple

from antipater.server.games.metadata import OPEN, OVER, RUNNING, GameMetadata
from antipater.server.problems import Problem, not_allowed
from antipater.server.store.people import Viewer
from antipater.server.times import now

READ, PLAY, BOT, CHALLENGE = SCOPES = "read", "play", "bot", "challenge"  # scopes of tokens

# Roles. `user` is anybody with a session or a token, `session` has a session and no token, `account` has a session and
# a password, `administrator` was made one on the machine and has a second factor, `player` has a seat in the game,
# `creator` made it, `invited` may take a seat reserved for them.
ANYBODY, USER, SESSION, ACCOUNT, CREATOR, PLAYER = "anybody", "user", "session", "account", "creator", "player"
INVITED, ADMINISTRATOR = "invited", "administrator"

WATCH, ACT, JOIN, SEED = "watch", "act", "join", "seed"  # at a game
RESIGN, ABORT, CLAIM = "resign", "abort", "claim"
DRAW, TAKEBACK, REMATCH, CHAT = "draw", "takeback", "rematch", "chat"
CHALLENGE_USER, DECLINE = "challenge", "decline"
FOLLOW_EVENTS = "follow your events"
CREATE_GAMES, READ_ACCOUNT, MANAGE_ACCOUNT, SECURE_ACCOUNT = (
    "create games",
    "read this account",
    "manage this account",
    "secure this account",
)
REPORT, ADMINISTER = "report", "administer"
# What a suspended user may still do; the second, in own running games: no administrator decides a game by a suspension.
ALWAYS = (READ_ACCOUNT, MANAGE_ACCOUNT, SECURE_ACCOUNT)
TO_FINISH = (WATCH, ACT, RESIGN, CLAIM, DRAW, TAKEBACK)


class Requirement(NamedTuple):
    """What an action requires: one of these roles, a status of the game, and for a token one of these scopes."""

    roles: set[str]
    status: str | None = None  # None: any
    scopes: tuple[str, ...] = (PLAY, BOT)


REQUIREMENTS = {
    WATCH: Requirement({ANYBODY}, scopes=(READ, PLAY, BOT)),
    JOIN: Requirement({USER}, OPEN),
    SEED: Requirement({PLAYER}, OPEN),
    ACT: Requirement({PLAYER}),  # any status: the last choice of a game may be requested again when it is over
    RESIGN: Requirement({PLAYER}, RUNNING),
    ABORT: Requirement({PLAYER, CREATOR}),
    CLAIM: Requirement({PLAYER}, RUNNING),
    DRAW: Requirement({PLAYER}, RUNNING),
    TAKEBACK: Requirement({PLAYER}, RUNNING),
    REMATCH: Requirement({PLAYER}, OVER),
    CHAT: Requirement({PLAYER}),
    CHALLENGE_USER: Requirement({USER}, scopes=(CHALLENGE, BOT)),
    DECLINE: Requirement({INVITED}, OPEN, scopes=(CHALLENGE, PLAY, BOT)),
    FOLLOW_EVENTS: Requirement({USER}, scopes=SCOPES),
    CREATE_GAMES: Requirement({USER}),
    READ_ACCOUNT: Requirement({USER}, scopes=(READ,)),
    MANAGE_ACCOUNT: Requirement({SESSION}, scopes=()),
    SECURE_ACCOUNT: Requirement({ACCOUNT}, scopes=()),
    REPORT: Requirement({SESSION}, scopes=()),
    ADMINISTER: Requirement({ADMINISTRATOR}, scopes=()),
}


def roles(viewer: Viewer, game: GameMetadata | None) -> set[str]:
    """Return all roles of a viewer, in general and at a game."""
    found = {ANYBODY}
    if viewer.user is None:
        return found
    found.add(USER)
    if viewer.scopes is None:
        found.add(SESSION)
        if viewer.kind != "guest":
            found.add(ACCOUNT)
        if viewer.administrator and viewer.second_factor:
            found.add(ADMINISTRATOR)
    if game is not None:
        if game.creator == viewer.user:
            found.add(CREATOR)
        if game.seats_of(viewer.user):
            found.add(PLAYER)
        if any(seat.invited == viewer.user for seat in game.seats):
            found.add(INVITED)
    return found


def in_scope(viewer: Viewer, verb: str) -> bool:
    """Return whether a viewer has a session, or a token with the scope for an action."""
    return viewer.scopes is None or any(scope in viewer.scopes for scope in REQUIREMENTS[verb].scopes)


def is_suspended(viewer: Viewer, verb: str, game: GameMetadata | None) -> bool:
    """Return whether an administrator keeps a viewer from doing something for now."""
    if viewer.suspended <= now() or verb in ALWAYS:
        return False
    finishing = game is not None and game.status == RUNNING and bool(game.seats_of(viewer.user))
    return not (finishing and verb in TO_FINISH)


def is_allowed(viewer: Viewer, verb: str, game: GameMetadata | None = None) -> bool:
    """Return whether a viewer may do something, at a game or in general."""
    need = REQUIREMENTS[verb]
    if is_suspended(viewer, verb, game):
        return False
    fits_status = need.status is None or (game is not None and game.status == need.status)
    return fits_status and bool(need.roles & roles(viewer, game)) and in_scope(viewer, verb)


def require(viewer: Viewer, verb: str, game: GameMetadata | None = None) -> None:
    """Refuse an action that a viewer may not do, with the reason."""
    if is_allowed(viewer, verb, game):
        return
    if viewer.user is None and game is None:
        raise Problem(401, "no-session", "log in or become a guest first: POST /api/session")
    if not in_scope(viewer, verb):
        scopes = list(REQUIREMENTS[verb].scopes)
        wanted = f"a token with the scope {' or '.join(scopes)}" if scopes else "a session, not a token"
        raise Problem(403, "scope-needed", f"to {verb} you need {wanted}", scopes=scopes)
    if is_suspended(viewer, verb, game):
        raise Problem(403, "suspended", "an administrator has suspended this account", until=viewer.suspended)
    if verb == ADMINISTER and viewer.administrator:
        message = "administrators need a second factor: POST /api/account/second-factor"
        raise Problem(403, "administrator-needs-second-factor", message)
    if verb == SECURE_ACCOUNT:
        raise Problem(403, "no-account", "a guest has no password; make an account first: POST /api/account")
    raise not_allowed(verb)
