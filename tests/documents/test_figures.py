"""Figures on the pages that can be looked up are the true ones: the sentence with the true figure is on the page."""

import re
import tomllib
from collections.abc import Callable

import pytest

from antipater.ai.engine import LONGEST_LINE, START_SECONDS
from antipater.ai.evaluation.layout import DUEL_INPUTS
from antipater.ai.evaluation.shipped import shipped_net
from antipater.ai.levels import levels_of
from antipater.catalog import ruleset
from antipater.data.duel import BUILDINGS
from antipater.data.items import AGE_CARDS, FIRST_KINDS
from antipater.envs.encoding import layout
from antipater.measure import FEW, MANY
from antipater.rules.classic.actions import RANKS
from antipater.server.operations.settings import Settings
from antipater.terminal.settings import LEAST_HEIGHT, LEAST_WIDTH
from antipater.terminal.table_app import HEIGHTS, WIDTHS
from tests.documents.pages import PAGES, ROOT, name_of
from tests.rulebook.coverage import rules
from tests.server.test_history import PLANTED

TEXTS = {name_of(page): " ".join(page.read_text("utf-8").split()) for page in PAGES}
DECISIONS, TERMINAL = "docs/decisions.md", "docs/guides/terminal.md"


def duel_sentences() -> list[tuple[str, str]]:
    """Return what pages say about the numbers of Duel and of classic 7 Wonders."""
    duel, width = ruleset("duel"), layout(ruleset("duel")).size
    most_cards = max(sum(item.deck in decks for item in BUILDINGS) for decks in ((1,), (2,), (3, 4)))
    wide = width + 20 * (len(BUILDINGS) - most_cards)
    return [
        (DECISIONS, f"name the slot of the card: {duel.actions:,} actions in all"),
        (DECISIONS, f"where naming cards takes {duel.identities:,} "),
        (DECISIONS, f"Outcomes of chance ({duel.outcomes:,} in Duel)"),
        (DECISIONS, f"one running number for {len(BUILDINGS)} cards"),
        (DECISIONS, f"than {FIRST_KINDS * AGE_CARDS:,} pairs"),
        (DECISIONS, f"never more than {RANKS}."),
        (DECISIONS, f"its Age ({most_cards} columns), not among all {len(BUILDINGS)}"),
        (DECISIONS, f"{width:,} columns for Duel instead of {wide:,}"),
        (DECISIONS, f"{MANY} seeded random games ({FEW} of classic)"),
        ("docs/chaos.md", f"plants {len(PLANTED) + 1} faults"),  # and an impossible entry
    ]


def opponent_sentences() -> list[tuple[str, str]]:
    """Return what pages say about nets, searches, levels and engines."""
    net = shipped_net("duel")
    levels = levels_of("duel")
    search, strongest = (level.simulations for level in levels[-2:])
    return [
        (DECISIONS, f"{net.hidden} and {net.second} units over {DUEL_INPUTS:,} inputs"),
        ("docs/net.md", f"of the {DUEL_INPUTS:,} inputs of Duel"),
        ("docs/net.md", f"({net.hidden} and {net.second} units)"),
        ("docs/strength.md", f"level 7 searches {search} positions a move, level 8 searches {strongest:,}"),
        ("docs/guides/arena.md", f"`level:1` … `level:{len(levels)}`"),
        ("docs/engine-protocol.md", f"at most {LONGEST_LINE:,} bytes"),
        ("docs/engine-protocol.md", f"within {START_SECONDS:.0f} seconds"),
    ]


def screen_sentences() -> list[tuple[str, str]]:
    """Return what the guide says about the sizes of terminals."""
    (_, normal, wide), (_, middling, tall) = (tuple(size for size, _ in sizes) for sizes in (WIDTHS, HEIGHTS))
    return [
        (TERMINAL, f"at least {LEAST_WIDTH} columns and {LEAST_HEIGHT} rows"),
        (TERMINAL, f"at {normal} by {middling} a panel explains"),
        (TERMINAL, f"at {wide} by {tall} the log"),
    ]


@pytest.mark.parametrize("sentences", [duel_sentences, opponent_sentences, screen_sentences])
def test_the_true_figure_is_on_the_page(sentences: Callable[[], list[tuple[str, str]]]) -> None:
    missing = [f"{page} does not say: {sentence}" for page, sentence in sentences() if sentence not in TEXTS[page]]
    assert not missing, "\n".join(missing)


def test_the_index_of_rules_names_the_first_and_the_last() -> None:
    for letter in "DPMC":
        numbers = [number for number in rules() if number[0] == letter]
        assert f"{numbers[0]} to {numbers[-1]}" in TEXTS["docs/rules/README.md"]


def test_limits_are_the_defaults() -> None:
    """The last two columns of the table in `docs/security.md`."""
    page = (ROOT / "docs" / "security.md").read_text("utf-8")
    told = re.findall(r"\| ([^|]+) \| `(\w+_limit|connections)` \|$", page, re.MULTILINE)
    limits = {name: str(field.default) for name, field in Settings.model_fields.items() if name.endswith("_limit")}
    assert {setting: value for value, setting in told} == {**limits, "connections": str(Settings().connections)}


def test_versions_of_tools_are_those_that_are_installed() -> None:
    """Every version in `docs/decisions.md` is pinned; every package that the project asks for is mentioned."""
    pinned = (ROOT / "constraints.txt").read_text("utf-8").lower().replace("_", "-")
    table = (ROOT / DECISIONS).read_text("utf-8").partition("## Tools")[2].partition("\n## ")[0]
    told = re.findall(r"^\| ([\w.-]+) \| (\d[\w.]+) \|", table.lower(), re.MULTILINE)
    told += re.findall(r"([\w-]+) (\d+\.\d+[\w.]*\d)\b(?! \|)", table.lower())
    alias = {"openspiel": "open-spiel"}
    wrong = [(name, version) for name, version in told if f"{alias.get(name, name)}=={version}\n" not in pinned]
    assert not wrong
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"].values()
    wanted = [*project["dependencies"], *(entry for entries in extras for entry in entries)]
    names = {re.split(r"[<>=\[;]", entry)[0].lower().replace("_", "-") for entry in wanted} - {"antipater"}
    mentioned = table.lower().replace("openspiel", "open-spiel").replace("_", "-")
    assert {name for name in names if name not in mentioned} == set()
