"""Every numbered rule is cited by a test, and no number is cited that no rule has."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules" / "duel.md"
NUMBER = re.compile(r"\bD\d+\.\d+\b")


def rules() -> list[str]:
    """Return the numbers of all rules, in the order of the document."""
    return re.findall(r"^- (D\d+\.\d+) ", RULES.read_text(encoding="utf-8"), re.MULTILINE)


def cited_by_tests() -> set[str]:
    """Return the numbers in the docstrings of all tests."""
    cited: set[str] = set()
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                cited |= set(NUMBER.findall(ast.get_docstring(node) or ""))
    return cited


def test_rules_are_numbered_in_order() -> None:
    chapters = [[rule for rule in rules() if rule.startswith(f"D{chapter}.")] for chapter in range(1, 11)]
    assert all(chapters)
    assert rules() == [f"D{n}.{k}" for n, chapter in enumerate(chapters, 1) for k in range(1, len(chapter) + 1)]


def test_every_rule_is_cited_by_a_test() -> None:
    cited = cited_by_tests()
    missing = [rule for rule in rules() if rule not in cited]
    assert not missing, f"no test cites {', '.join(missing)}"


def test_every_cited_rule_exists() -> None:
    """In tests, in the source, and in the rules themselves."""
    known = set(rules())
    places = [*sorted((ROOT / "tests").rglob("*.py")), *sorted((ROOT / "src").rglob("*.py")), RULES]
    unknown = [
        f"{path.relative_to(ROOT)} cites {rule}"
        for path in places
        for rule in NUMBER.findall(path.read_text(encoding="utf-8"))
        if rule not in known
    ]
    assert not unknown, "\n".join(unknown)
