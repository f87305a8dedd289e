"""Permissions as a table: action by role by status of the game, and by the scopes of a token."""

from dataclasses import replace

import pytest

from antipater.server.games.metadata import ABORTED, FREE, OPEN, OVER, PERSON, RUNNING, GameMetadata, Seat
from antipater.server.people.permissions import (
    ABORT,
    ACT,
    ADMINISTER,
    CHALLENGE_USER,
    CHAT,
    CLAIM,
    CREATE_GAMES,
    DECLINE,
    DRAW,
    FOLLOW_EVENTS,
    JOIN,
    MANAGE_ACCOUNT,
    READ_ACCOUNT,
    REMATCH,
    REPORT,
    REQUIREMENTS,
    RESIGN,
    SCOPES,
    SECURE_ACCOUNT,
    SEED,
    TAKEBACK,
    TO_FINISH,
    WATCH,
    is_allowed,
    require,
)
from antipater.server.problems import Problem
from antipater.server.store.people import Viewer
from antipater.server.times import now

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
    "administrator": Viewer("gwen", "Gwen", "account", administrator=True, second_factor=True),
    "administrator without a second factor": Viewer("hope", "Hope", "account", administrator=True),
    "administrator's token": Viewer("gwen", "Gwen", "account", ("read",), administrator=True, second_factor=True),
}
STATUSES = (OPEN, RUNNING, OVER, ABORTED)
OFFICERS = ("administrator", "administrator without a second factor")
SOMEBODY = ("guest", "player", "creator", "stranger", "invited", *OFFICERS)
READERS = ("reading token", "administrator's token")
SEATED = ("player", "bot", "playing token")

# Every action: the statuses of the game, and the viewers that may do it.
ALLOWED = {
    WATCH: (STATUSES, ("nobody", *SOMEBODY, "bot", *READERS, "playing token")),
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
    CHALLENGE_USER: (STATUSES, (*SOMEBODY, "bot", "challenging token")),
    DECLINE: ((OPEN,), ("invited",)),
    FOLLOW_EVENTS: (STATUSES, (*SOMEBODY, "bot", *READERS, "playing token", "challenging token")),
    CREATE_GAMES: (STATUSES, (*SOMEBODY, "bot", "playing token")),
    READ_ACCOUNT: (STATUSES, (*SOMEBODY, *READERS)),
    MANAGE_ACCOUNT: (STATUSES, SOMEBODY),
    SECURE_ACCOUNT: (STATUSES, ("player", "creator", "stranger", *OFFICERS)),
    REPORT: (STATUSES, SOMEBODY),
    ADMINISTER: (STATUSES, ("administrator",)),
}


def test_no_verb_is_forgotten() -> None:
    assert set(ALLOWED) == set(REQUIREMENTS)


@pytest.mark.parametrize("verb", ALLOWED)
@pytest.mark.parametrize("viewer", VIEWERS)
def test_verb_by_viewer_by_status(verb: str, viewer: str) -> None:
    statuses, viewers = ALLOWED[verb]
    for status in STATUSES:
        expected = status in statuses and viewer in viewers
        assert is_allowed(VIEWERS[viewer], verb, replace(GAME, status=status)) == expected, status


@pytest.mark.parametrize("verb", REQUIREMENTS)
def test_no_verb_is_open_to_a_token_without_scopes_or_to_nobody(verb: str) -> None:
    """For every action: a token may do what its scopes allow, and only watching needs no user."""
    for status in STATUSES:
        game = replace(GAME, status=status)
        assert not is_allowed(VIEWERS["token without a scope"], verb, game)
        assert is_allowed(VIEWERS["nobody"], verb, game) <= (verb == WATCH)
        for scope in SCOPES:
            allowed = is_allowed(Viewer("ada", "Ada", "account", (scope,)), verb, game)
            assert allowed <= is_allowed(VIEWERS["player"], verb, game), "a token may more than who made it"
            assert allowed <= (scope in REQUIREMENTS[verb].scopes)


@pytest.mark.parametrize(
    ("viewer", "verb", "status", "code"),
    [
        pytest.param("nobody", CREATE_GAMES, 401, "no-session", id="nobody"),
        pytest.param("reading token", CREATE_GAMES, 403, "scope-needed", id="a scope is missing"),
        pytest.param("playing token", MANAGE_ACCOUNT, 403, "scope-needed", id="no token does that"),
        pytest.param("guest", SECURE_ACCOUNT, 403, "no-account", id="a guest has no password"),
    ],
)
def test_refusals_say_what_is_missing(viewer: str, verb: str, status: int, code: str) -> None:
    with pytest.raises(Problem) as refused:
        require(VIEWERS[viewer], verb)
    assert (refused.value.status, refused.value.code) == (status, code)
    require(VIEWERS["player"], verb)


def test_administrators_need_a_second_factor_and_suspended_users_keep_their_account() -> None:
    with pytest.raises(Problem) as refused:
        require(VIEWERS["administrator without a second factor"], ADMINISTER)
    assert (refused.value.status, refused.value.code) == (403, "administrator-needs-second-factor")
    suspended = replace(VIEWERS["player"], suspended=now() + 60_000)
    kept = {verb for verb in REQUIREMENTS if is_allowed(suspended, verb, replace(GAME, status=RUNNING))}
    assert kept == {READ_ACCOUNT, MANAGE_ACCOUNT, SECURE_ACCOUNT, *TO_FINISH}, "a suspension decides no game"
    for game in (replace(GAME, status=OVER), replace(GAME, seats=())):
        assert not any(is_allowed(suspended, verb, game) for verb in TO_FINISH), "only own games that run"
    with pytest.raises(Problem) as refused:
        require(suspended, CHAT, GAME)
    assert (refused.value.code, refused.value.facts) == ("suspended", {"until": suspended.suspended})
    assert is_allowed(replace(suspended, suspended=now() - 1), ACT, GAME)
