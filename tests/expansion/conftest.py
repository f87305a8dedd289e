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
def _caravan() -> Iterator[None]:
    import antipater_caravan

    antipater_caravan.register()
    yield
    for name in NAMES:
        del catalog.KITS[name]
    del catalog.PARTS["caravan"]


@pytest.fixture(params=NAMES)
def name(request: pytest.FixtureRequest) -> str:
    """The rulesets with the expansion: without Pantheon and with it."""
    return str(request.param)
