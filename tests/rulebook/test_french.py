"""The rules in French are the same rules: number for number, with the same references and figures."""

import re

import pytest

from .coverage import DOCUMENTS, NOTHING_TO_DO, NUMBER, RULE, rules

FRENCH = [page.parent / "fr" / page.name for page in DOCUMENTS]
TOLD = {number: text for page in FRENCH for number, text in RULE.findall(page.read_text(encoding="utf-8"))}
RIEN_A_FAIRE = "(rien à faire)"
FIGURE = re.compile(r"\d+")
BARE = re.compile(r" [:;!?»]|« |'")


def test_every_rule_is_there_in_the_same_order() -> None:
    assert list(TOLD) == list(rules())


@pytest.mark.parametrize("number", rules())
def test_references_figures_and_rulings_are_the_same(number: str) -> None:
    english, french = rules()[number], TOLD[number]
    assert sorted(NUMBER.findall(french)) == sorted(NUMBER.findall(english))
    assert sorted(FIGURE.findall(french)) == sorted(FIGURE.findall(english))
    assert french.count("(choisi") == english.count("(chosen")
    assert french.count(RIEN_A_FAIRE) == english.count(NOTHING_TO_DO)


def test_signs_stand_as_french_wants_them() -> None:
    """No sign of two parts begins a line, and apostrophes are curved."""
    for page in FRENCH:
        for line in page.read_text(encoding="utf-8").splitlines():
            assert not BARE.search(line), line
