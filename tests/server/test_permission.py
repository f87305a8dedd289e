"""Who may do what, as a table."""

from dataclasses import replace

import pytest

from antipater.server.games.standing import ABORTED, FREE, OPEN, OVER, PERSON, RUNNING, Seat, Standing, Viewer
from antipater.server.permission import ACT, JOIN, NEEDS, SEED, WATCH, may

GAME = Standing("id", "duel", 1, {}, OPEN, (Seat(PERSON, "Ada", "ada"), Seat(FREE)), "", creator="cleo")
VIEWERS = {
    "player": Viewer("ada"),
    "creator": Viewer("cleo"),
    "stranger": Viewer("eve"),
    "anonymous": Viewer(),
}
ALLOWED = {(WATCH, status, viewer) for status in (OPEN, RUNNING, OVER, ABORTED) for viewer in VIEWERS} | {
    (JOIN, OPEN, "player"),
    (JOIN, OPEN, "creator"),
    (JOIN, OPEN, "stranger"),
    (SEED, OPEN, "player"),
    (ACT, RUNNING, "player"),
}


@pytest.mark.parametrize("verb", NEEDS)
@pytest.mark.parametrize("status", [OPEN, RUNNING, OVER, ABORTED])
@pytest.mark.parametrize("viewer", VIEWERS)
def test_verb_by_status_by_viewer(verb: str, status: str, viewer: str) -> None:
    assert may(VIEWERS[viewer], verb, replace(GAME, status=status)) == ((verb, status, viewer) in ALLOWED)
