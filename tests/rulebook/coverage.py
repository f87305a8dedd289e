"""Which test proves which rule: read from the documents and from the docstrings of the tests, written as a page.

`python -m tests.rulebook.coverage` writes `docs/rules/coverage.md`.
"""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
TESTS = Path(__file__).parent
SOURCE = ROOT / "src" / "antipater"
HOMES = ("rules", "data")  # the packages that carry rules out
DOCUMENTS = tuple(ROOT / "docs" / "rules" / f"{name}.md" for name in ("duel", "pantheon", "agora", "classic"))
PAGE = ROOT / "docs" / "rules" / "coverage.md"

NUMBER = re.compile(r"\b(?:[ACDP]\d+\.\d+|M\d+)\b")
RULE = re.compile(rf"^- ({NUMBER.pattern}) (.+)$", re.MULTILINE)
NOTHING_TO_DO = "(nothing to do)"  # at the end of a rule that no code has to carry out
HEAD = """# Which test proves which rule

Written by `python -m tests.rulebook.coverage` from the docstrings of the tests in `tests/rulebook`; a test fails when
it is not up to date. The printing says whether the rule holds in both printings of Duel and Pantheon, reads differently
in each, or belongs to the revised one; of Agora and of classic 7 Wonders there is one.
"""


def rules() -> dict[str, str]:
    """Return the text of every rule by its number, in the order of the documents."""
    return {number: text for page in DOCUMENTS for number, text in RULE.findall(page.read_text(encoding="utf-8"))}


def citations(folder: Path = TESTS) -> dict[str, list[tuple[str, str]]]:
    """Return, for each number, the tests of a folder whose docstrings cite it: file and name, in the order of files."""
    found: dict[str, list[tuple[str, str]]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for number in sorted(set(NUMBER.findall(ast.get_docstring(node) or ""))):
                    found.setdefault(number, []).append((path.relative_to(folder).as_posix(), node.name))
    return found


def carried_out() -> set[str]:
    """Return the numbers that rules and data cite in docstrings, comments and reasons."""
    paths = [path for home in HOMES for path in (SOURCE / home).rglob("*.py")]
    return {number for path in paths for number in NUMBER.findall(path.read_text(encoding="utf-8"))}


def printing(number: str, text: str) -> str:
    """Return in which printing a rule holds as it is written."""
    if number[0] in "AC":
        return "first edition" if number[0] == "C" else "one"
    if "`first`:" in text or "`first` is" in text:
        return "each its own"
    return "revised" if "`revised`" in text else "both"


def row(number: str, text: str, tests: list[tuple[str, str]]) -> str:
    """Return one line of the table, the tests gathered by file."""
    files = dict.fromkeys(file for file, _ in tests)
    told = [f"{file}: " + ", ".join(f"`{name}`" for home, name in tests if home == file) for file in files]
    return f"| {number} | {'; '.join(told)} | {printing(number, text)} |\n"


def page() -> str:
    """Return the whole page, a table for each document."""
    cited = citations()
    lines = [HEAD]
    for title, letters in (
        ("7 Wonders Duel", "D"),
        ("Pantheon", "P"),
        ("Promo wonders", "M"),
        ("Agora", "A"),
        ("Classic 7 Wonders", "C"),
    ):
        lines.append(f"\n## {title}\n\n| rule | tests | printing |\n|---|---|---|\n")
        lines += [row(number, text, cited.get(number, [])) for number, text in rules().items() if number[0] in letters]
    return "".join(lines)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
