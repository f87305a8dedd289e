"""The guide shows the code of the example expansion as it is."""

from tests.documents.pages import ROOT, blocks
from tests.expansion.conftest import PACKAGE

GUIDE = ROOT / "docs" / "guides" / "extending.md"


def test_the_guide_shows_what_runs() -> None:
    """Every block names its file and stands there word for word; so do the rules."""
    shown = blocks(GUIDE, "python")
    assert len(shown) >= 8
    for block in shown:
        head, _, code = block.partition("\n")
        file = PACKAGE / head.removeprefix("# ")
        assert code.strip() in file.read_text("utf-8"), head
    rules = (PACKAGE / "antipater_caravan" / "__init__.py").read_text("utf-8")
    for number in range(1, 7):
        stated = next(line for line in GUIDE.read_text("utf-8").splitlines() if line.startswith(f"| V{number} |"))
        assert f"V{number}  {stated.split('|')[2].strip()}" in rules
