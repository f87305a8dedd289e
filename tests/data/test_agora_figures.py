"""Every figure of Agora, compared with an independent list of what is printed."""

import json
from pathlib import Path
from typing import Any

import pytest

from antipater.data import agora, structures
from antipater.data.agora_words import PlaceOrConspire, SenateActions
from antipater.data.words import GOOD_KEYS, Points

FIGURES: dict[str, Any] = json.loads((Path(__file__).parent / "agora.json").read_text(encoding="utf-8"))
AGES = ("I", "II", "III")


def test_chambers() -> None:
    """A1.4, A2.1: sections, points, and which decrees lie face up."""
    for place, row in enumerate(FIGURES["chambers"]):
        assert agora.SECTION_KEYS[agora.SECTION_OF[place]] == row["section"]
        assert agora.CHAMBER_POINTS[place] == row["vp"]
        assert (place in agora.FACE_UP_CHAMBERS) == (row["decree_at_setup"] == "face_up")
        assert row["neighbours"] == [n for n in (place, place + 2) if 1 <= n <= agora.CHAMBERS]
    assert FIGURES["influence_cubes"]["per_player"] == agora.CUBES


def test_senators() -> None:
    """A1.2, A3.4, A3.9."""
    for item, row in zip(agora.SENATORS, FIGURES["senators"], strict=True):
        (effect,) = row["effects"]
        if row["kind"] == "politician":
            assert item.effects == (SenateActions(agora.SECTION_KEYS.index(row["section"])),)
            for line in effect["table"]:
                most = len(agora.SENATE_ACTIONS) - 1 if line["to"] is None else line["to"]
                assert {agora.SENATE_ACTIONS[blue] for blue in range(line["from"], most + 1)} == {line["actions"]}
        else:
            assert item.effects == (PlaceOrConspire(),)
    assert list(agora.SENATORS_IN_AGE) == list(FIGURES["setup"]["senators_per_age"].values())


@pytest.mark.parametrize("what", ["decrees", "conspiracies"])
def test_names(what: str) -> None:
    """Keys, labels and names in both languages, in the order of the rules."""
    ours: Any = getattr(agora, what.upper())
    for place, (row, printed) in enumerate(zip(ours, FIGURES[what], strict=True)):
        words = printed["label" if what == "decrees" else "name"]
        assert row.key == printed["id"].replace("_", "-")
        assert (row.label if what == "decrees" else row.name) == words["en"]
        assert row.french == words["fr"]
        assert row.rule == f"A{5 if what == 'decrees' else 6}.{place + 1}"


def test_moves_of_conspiracies() -> None:
    """A6: a printed move stands at the end of a conspiracy."""
    for row, printed in zip(agora.CONSPIRACIES, FIGURES["conspiracies"], strict=True):
        assert ("move" in row.parts) == (printed["effects"][-1]["type"] == "move_cube")


def test_wonders_and_tokens() -> None:
    """A8.1, A8.3, A8.6."""
    for item, row in zip(agora.WONDERS_AGORA, FIGURES["wonders"], strict=True):
        assert (item.name, item.french) == (row["name"]["en"], row["name"]["fr"])
        assert item.needs == tuple(row["cost"][good] for good in GOOD_KEYS)
        assert sum(effect.points for effect in item.effects if isinstance(effect, Points)) == row["vp"]
    for item, row in zip(agora.TOKENS_AGORA, FIGURES["progress_tokens"], strict=True):
        assert (item.name, item.french) == (row["name"]["en"], row["name"]["fr"])


@pytest.mark.parametrize("age", range(3))
def test_structures(age: int) -> None:
    """A1.3, A9.1: what covers what, what lies face up, where the tokens of Pantheon lie."""
    number = agora.LAYOUT * structures.AGES + age
    slots = FIGURES["structures"][AGES[age]]["slots"]
    assert structures.SLOT_COUNT[number] == len(slots) == FIGURES["setup"]["age_deck_sizes_in_play"][AGES[age]]
    for row in slots:
        slot = row["slot"]
        assert structures.FACE_UP[number] >> slot & 1 == int(row["face_up"])
        covers = structures.COVERED_BY[number * structures.MOST_SLOTS + slot]
        assert [above for above in range(len(slots)) if covers >> above & 1] == sorted(row["covered_by"])
        assert structures.TOP_ROW[number] >> slot & 1 == int(row["row"] == 1)
    tokens = (agora.MYTHOLOGY_SLOTS, agora.OFFERING_SLOTS, ())[age]
    assert [row["slot"] for row in slots if row["pantheon_token"]] == list(tokens)
