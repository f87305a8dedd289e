"""The example expansion, registered for the time of a test as if its package were installed."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from antipater import catalog

PACKAGE = Path(__file__).parent / "caravan"
NAMES = ("duel+caravan", "duel+pantheon+caravan")

sys.path.append(str(PACKAGE))


@pytest.fixture(autouse=True)
def _caravan(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    import antipater_caravan

    monkeypatch.setattr(catalog, "PARTS", dict(catalog.PARTS))
    monkeypatch.setattr(catalog, "KITS", dict(catalog.KITS))
    antipater_caravan.register()
    yield
    from antipater.notation.contract import notation

    notation.cache_clear()


@pytest.fixture(params=NAMES)
def name(request: pytest.FixtureRequest) -> str:
    """The rulesets with the expansion: without Pantheon and with it."""
    return str(request.param)
