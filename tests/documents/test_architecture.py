"""The pictures of docs/architecture.md are those that the code draws; the page names files that exist."""

import re

import pytest

from tests.architecture.test_layers import RANK
from tests.documents.architecture import ABOUT, CLICK, LAYERS, STEPS, click, layers
from tests.documents.pages import ROOT

PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")


def test_every_layer_is_described() -> None:
    assert set(ABOUT) == set(RANK)


def test_the_pictures_are_up_to_date() -> None:
    """`python -m tests.documents.architecture` draws them."""
    assert LAYERS.read_text("utf-8") == layers()
    assert CLICK.read_text("utf-8") == click()


def test_the_page_has_every_step_of_the_picture() -> None:
    assert [int(number) for number in re.findall(r"^(\d+)\. ", PAGE, re.MULTILINE)] == [*range(1, len(STEPS) + 1)]


@pytest.mark.parametrize("path", re.findall(r"`((?:server|web)/[\w/.]+)`", PAGE))
def test_files_exist(path: str) -> None:
    assert (ROOT / path).exists() or (ROOT / "src" / "antipater" / path).exists()
