"""Every numbered rule is cited by a test and where it is carried out, and no number is cited that no rule has."""

import re
from itertools import groupby

from .coverage import (
    DOCUMENTS,
    NOTHING_TO_DO,
    NUMBER,
    PAGE,
    ROOT,
    TESTS,
    carried_out,
    citations,
    page,
    printing,
    rules,
)

COMPARISON = ROOT / "docs" / "comparison.md"
READINGS = ROOT / "docs" / "rules" / "chosen.md"
NAMED = re.compile(r"`([\w/]+\.py)::(\w+)`")


def test_rules_are_numbered_in_order() -> None:
    """Chapter after chapter, rule after rule, without a gap; the promos have one chapter and need no number for it."""
    numbered = [number for number in rules() if number[0] != "M"]
    chapters = [(chapter, len(list(group))) for chapter, group in groupby(numbered, lambda n: n.split(".")[0])]
    lengths = {"D": 10, "P": 7, "A": 12, "C": 9}
    assert [chapter for chapter, _ in chapters] == [f"{game}{n + 1}" for game in lengths for n in range(lengths[game])]
    assert numbered == [f"{chapter}.{rule}" for chapter, last in chapters for rule in range(1, last + 1)]
    assert [number for number in rules() if number[0] == "M"] == [f"M{n}" for n in range(1, 8)]


def test_every_rule_is_cited_by_a_test() -> None:
    cited = citations()
    missing = [rule for rule in rules() if rule not in cited]
    assert not missing, f"no test cites {', '.join(missing)}"


def test_every_cited_rule_exists() -> None:
    """In tests, in the source, and in the rules themselves."""
    known = rules()
    places = [*sorted((ROOT / "tests").rglob("*.py")), *sorted((ROOT / "src").rglob("*.py")), *DOCUMENTS]
    unknown = [
        f"{path.relative_to(ROOT)} cites {rule}"
        for path in places
        for rule in NUMBER.findall(path.read_text(encoding="utf-8"))
        if rule not in known
    ]
    assert not unknown, "\n".join(unknown)


def test_every_rule_is_cited_where_it_is_carried_out() -> None:
    """Or its page says that there is nothing to do; a rule does not say so that the source cites."""
    cited = carried_out()
    missing = [number for number, text in rules().items() if number not in cited and NOTHING_TO_DO not in text]
    assert not missing, f"neither rules nor data cite {', '.join(missing)}"
    idle = [number for number, text in rules().items() if number in cited and NOTHING_TO_DO in text]
    assert not idle, f"{', '.join(idle)}: something is done, after all"


def test_where_the_printings_differ() -> None:
    """D9.3, P5.9, P5.11, P5.20: nowhere else."""
    told = {number: printing(number, text) for number, text in rules().items() if number[0] not in "AC"}
    told = {number: where for number, where in told.items() if where != "both"}
    assert told == {"D9.3": "each its own", "P5.9": "each its own", "P5.11": "each its own", "P5.20": "revised"}


def test_the_comparison_names_real_tests() -> None:
    """Each test that `docs/comparison.md` names exists, and cites one of the rules beside it."""
    cited = citations(TESTS / "classic")
    lines = [line for line in COMPARISON.read_text(encoding="utf-8").splitlines() if "::" in line]
    assert lines
    for line in lines:
        for file, name in NAMED.findall(line):
            assert any((file, name) in cited.get(rule, []) for rule in NUMBER.findall(line)), f"{file}::{name}"


def test_every_chosen_reading_is_listed_with_its_tests() -> None:
    """`docs/rules/chosen.md` has the rules that are marked, in their order; each test named cites the rule."""
    cited = citations()
    lines = [line for line in READINGS.read_text(encoding="utf-8").splitlines() if "::" in line]
    listed = [(NUMBER.findall(line)[0], NAMED.findall(line)) for line in lines]
    assert [rule for rule, _ in listed] == [rule for rule, text in rules().items() if "(chosen" in text]
    for rule, tests in listed:
        assert set(tests) <= set(cited[rule]), rule


def test_the_page_of_coverage_is_up_to_date() -> None:
    """`python -m tests.rulebook.coverage` writes it."""
    assert PAGE.read_text(encoding="utf-8") == page()
