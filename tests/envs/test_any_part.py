"""An expansion that brings no columns and no drawing: its facts are numbers, its decisions are among those due."""

from collections.abc import Iterator

import numpy as np
import pytest

from antipater import catalog
from antipater.envs import encoding
from antipater.envs.duel_columns import facts
from antipater.envs.encoding import Layout, Sheet, layout
from antipater.envs.render import DuelDrawing
from antipater.envs.saved import FIRST, Places
from antipater.game.plain import PlainState
from antipater.game.seats import UNKNOWN
from antipater.rules.duel.arrange import Arrangement, arranged
from tests.notation import harbor
from tests.notation.harbor import Harbor


class Saved(PlainState):
    """A position that holds the facts of a harbor, and nothing else."""

    def __init__(self, held: list[int]) -> None:
        self.held = held

    def facts(self) -> list[int]:
        """Return every field."""
        return self.held


class BareHarbor(Harbor):
    """A harbor that names no facts."""

    facts = ()


@pytest.fixture(autouse=True)
def _harbor(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Register the expansion for the time of a test."""
    part = catalog.PartKit("harbor", {"en": "Harbor"}, "tests.envs.test_any_part:BareHarbor")
    monkeypatch.setitem(catalog.PARTS, "harbor", part)
    for kit in harbor.kits():
        monkeypatch.setitem(catalog.KITS, kit.name, kit)
    yield
    for kit in harbor.kits():
        encoding.LAYOUTS.pop((kit.name, 2), None)


@pytest.mark.parametrize(
    ("held", "seat", "row"),
    [
        ([4, 0, 3], 0, [5, 1, 4]),
        ([4, 0, 3], 1, [5, 4, 1]),
        ([0, UNKNOWN, 2], 0, [1, 0, 3]),
    ],
)
def test_facts_are_columns(held: list[int], seat: int, row: list[int]) -> None:
    """Those of the table, then mine, then theirs; 0 is what the seat does not know."""
    places = Places()
    places.note("harbor.facts", [FIRST, FIRST + 1, FIRST + 2])
    sheets = Sheet(places), Sheet(places)
    for me, sheet in enumerate(sheets):
        facts(sheet, Harbor, me)
    columns = Layout("harbor", 1, tuple(sheets[0].fields), tuple(tuple(sheet.fields) for sheet in sheets))
    assert [one.name for one in columns.fields] == ["harbor ships", "my harbor cargo", "their harbor cargo"]
    assert columns.high.tolist() == [10, 4, 4]
    assert columns.encode(Saved(held), seat).tolist() == row


@pytest.mark.parametrize("name", [kit.name for kit in harbor.kits()])
def test_its_decisions_are_among_those_due(name: str) -> None:
    """All else of the row is as without it."""
    game = catalog.ruleset(name)
    columns, before = layout(game), layout(catalog.ruleset(name.removesuffix("+harbor")))
    due = next(one for one in columns.fields if one.name == "owed")
    assert due.labels[-2:] == ("moor", "load")
    assert columns.size == before.size + 2
    assert columns.actions == game.actions
    state = catalog.ruleset(name.removesuffix("+harbor")).start()
    rows = [each.view(each.observe(start, 0)) for each, start in ((columns, game.start()), (before, state))]
    for field in rows[1]:
        if field != "owed":
            assert np.array_equal(rows[0][field], rows[1][field]), field


def test_its_facts_are_drawn() -> None:
    state = arranged(Arrangement(age=1, victory=1, winner=0, parts={"harbor": [2, UNKNOWN, 3]}), (Harbor,))
    assert DuelDrawing().text(state, 0)[-1] == "harbor: ships 2, cargo ?, cargo 3"
