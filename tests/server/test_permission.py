"""Who may do what, as a table: verb by role by how the game stands, and by what a token is good for."""

from dataclasses import replace

import pytest

from antipater.server.games.metadata import ABORTED, FREE, OPEN, OVER, PERSON, RUNNING, GameMetadata, Seat
from antipater.server.people.permissions import (
    ABORT,
    ACT,
    CHAT,
    CLAIM,
    CREATE,
    DARE,
    DECLINE,
    DRAW,
    FOLLOW,
    JOIN,
    KNOW,
    MANAGE,
    NEEDS,
    REMATCH,
    RESIGN,
    SCOPES,
    SECURE,
    SEED,
    TAKEBACK,
    WATCH,
    demand,
    may,
)
from antipater.server.problems import Problem
from antipater.server.store.people import Viewer

SEATS = (Seat(PERSON, "Ada", "ada"), Seat(PERSON, "Bot", "bot"), Seat(FREE), Seat(FREE, invited="fay"))
GAME = GameMetadata("id", "duel", 1, {}, OPEN, SEATS, "", creator="cleo")
VIEWERS = {
    "nobody": Viewer(),
    "guest": Viewer("eve", "Eve", "guest"),
    "player": Viewer("ada", "Ada", "account"),
    "creator": Viewer("cleo", "Cleo", "account"),
    "stranger": Viewer("dora", "Dora", "account"),
    "invited": Viewer("fay", "Fay", "guest"),
    "bot": Viewer("bot", "Bot", "bot", ("bot",)),
    "reading token": Viewer("ada", "Ada", "account", ("read",)),
    "playing token": Viewer("ada", "Ada", "account", ("play",)),
    "challenging token": Viewer("ada", "Ada", "account", ("challenge",)),
    "token without a scope": Viewer("ada", "Ada", "account", ()),
}
STATUSES = (OPEN, RUNNING, OVER, ABORTED)
SOMEBODY = ("guest", "player", "creator", "stranger", "invited")
SEATED = ("player", "bot", "playing token")

# Every verb: how the game may stand, and who may.
ALLOWED = {
    WATCH: (STATUSES, ("nobody", *SOMEBODY, "bot", "reading token", "playing token")),
    JOIN: ((OPEN,), (*SOMEBODY, "bot", "playing token")),
    SEED: ((OPEN,), SEATED),
    ACT: (STATUSES, SEATED),
    RESIGN: ((RUNNING,), SEATED),
    ABORT: (STATUSES, (*SEATED, "creator")),
    CLAIM: ((RUNNING,), SEATED),
    DRAW: ((RUNNING,), SEATED),
    TAKEBACK: ((RUNNING,), SEATED),
    REMATCH: ((OVER,), SEATED),
    CHAT: (STATUSES, SEATED),
    DARE: (STATUSES, (*SOMEBODY, "bot", "challenging token")),
    DECLINE: ((OPEN,), ("invited",)),
    FOLLOW: (STATUSES, (*SOMEBODY, "bot", "reading token", "playing token", "challenging token")),
    CREATE: (STATUSES, (*SOMEBODY, "bot", "playing token")),
    KNOW: (STATUSES, (*SOMEBODY, "reading token")),
    MANAGE: (STATUSES, SOMEBODY),
    SECURE: (STATUSES, ("player", "creator", "stranger")),
}


def test_no_verb_is_forgotten() -> None:
    assert set(ALLOWED) == set(NEEDS)


@pytest.mark.parametrize("verb", ALLOWED)
@pytest.mark.parametrize("viewer", VIEWERS)
def test_verb_by_viewer_by_status(verb: str, viewer: str) -> None:
    statuses, viewers = ALLOWED[verb]
    for status in STATUSES:
        expected = status in statuses and viewer in viewers
        assert may(VIEWERS[viewer], verb, replace(GAME, status=status)) == expected, status


@pytest.mark.parametrize("verb", NEEDS)
def test_no_verb_is_open_to_a_token_without_scopes_or_to_nobody(verb: str) -> None:
    """Whatever verbs there are: a token is good for what its scopes say, and only watching needs no name."""
    for status in STATUSES:
        game = replace(GAME, status=status)
        assert not may(VIEWERS["token without a scope"], verb, game)
        assert may(VIEWERS["nobody"], verb, game) <= (verb == WATCH)
        for scope in SCOPES:
            allowed = may(Viewer("ada", "Ada", "account", (scope,)), verb, game)
            assert allowed <= may(VIEWERS["player"], verb, game), "a token may more than who made it"
            assert allowed <= (scope in NEEDS[verb].scopes)


@pytest.mark.parametrize(
    ("viewer", "verb", "status", "code"),
    [
        pytest.param("nobody", CREATE, 401, "no-session", id="nobody"),
        pytest.param("reading token", CREATE, 403, "scope-needed", id="a scope is missing"),
        pytest.param("playing token", MANAGE, 403, "scope-needed", id="no token does that"),
        pytest.param("guest", SECURE, 403, "no-account", id="a guest has no password"),
    ],
)
def test_refusals_say_what_is_missing(viewer: str, verb: str, status: int, code: str) -> None:
    with pytest.raises(Problem) as refused:
        demand(VIEWERS[viewer], verb)
    assert (refused.value.status, refused.value.code) == (status, code)
    demand(VIEWERS["player"], verb)
