"""Plants one small fault after another in the rules and asks whether a test notices.

Every fault runs in a process of its own, interpreted, against the tests of the rules; one that no test notices has
survived and is listed. Some survivors are no faults: a change that no position can show.
"""

import ast
import copy
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
RULES = ("build", "city", "cost", "course", "effects", "military", "science", "scoring", "table", "turn")
TESTS = ("tests/rulebook", "tests/rules", "tests/conformance/test_faults.py")
TOO_LONG = 90  # seconds; a fault that makes the tests hang is noticed

COMPARED = {ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt}
COMBINED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


@dataclass(frozen=True)
class Fault:
    """One change to one module."""

    module: str
    number: int
    line: int
    what: str


def changed(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """Yield every way to change one node, with words for it."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARED:
        other = copy.deepcopy(node)
        other.ops[0] = COMPARED[type(node.ops[0])]()
        yield f"{ast.unparse(node)} -> {ast.unparse(other)}", other
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in COMBINED:
        turned = copy.deepcopy(node)
        turned.op = COMBINED[type(node.op)]()
        yield f"{ast.unparse(node)} -> {ast.unparse(turned)}", turned
    elif isinstance(node, ast.BoolOp):
        swapped = copy.deepcopy(node)
        swapped.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield f"{ast.unparse(node)} -> {ast.unparse(swapped)}", swapped
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield f"{node.value} -> {node.value + 1}", ast.copy_location(ast.Constant(node.value + 1), node)
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield f"without {ast.unparse(node)}", ast.copy_location(ast.Pass(), node)


class Planter(ast.NodeTransformer):
    """Walks through functions and makes the change of one number, or only counts."""

    def __init__(self, wanted: int) -> None:
        self.wanted = wanted
        self.found: list[tuple[int, str]] = []
        self.inside = 0

    def visit(self, node: ast.AST) -> ast.AST:
        """Look at one node, then at what it holds."""
        # What initialises a city or a table is overwritten by every load, and names no rule.
        function = isinstance(node, ast.FunctionDef) and node.name not in {"__init__", "save", "load"}
        self.inside += function
        result = node
        if self.inside and not (isinstance(node, ast.FunctionDef)):
            for what, other in changed(node):
                if len(self.found) == self.wanted:
                    result = other
                self.found.append((getattr(node, "lineno", 0), what))
        if result is node:
            result = self.generic_visit(node)
        self.inside -= function
        return result


def faulty(text: str, number: int) -> tuple[ast.Module, list[tuple[int, str]]]:
    """Return a module with the change of one number, and the list of all changes; none for number -1."""
    planter = Planter(number)
    tree = planter.visit(ast.parse(text))
    assert isinstance(tree, ast.Module)
    return ast.fix_missing_locations(tree), planter.found


def faults() -> list[Fault]:
    """Return every fault that can be planted."""
    found = []
    for name in RULES:
        text = (SOURCE / "antipater" / "rules" / "duel" / f"{name}.py").read_text()
        module = f"antipater.rules.duel.{name}"
        found += [Fault(module, number, *change) for number, change in enumerate(faulty(text, -1)[1])]
    return found


def survives(fault: Fault) -> bool:
    """Run the tests with a fault planted; tell whether they all pass."""
    command = [sys.executable, "-m", "bench.planted", fault.module, str(fault.number), *TESTS]
    environment = os.environ | {"ANTIPATER_PURE": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        answer = subprocess.run(
            command,
            cwd=ROOT,
            env=environment,
            timeout=TOO_LONG,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return False
    return answer.returncode == 0


def survivors(planted: list[Fault], workers: int = 2) -> Iterator[tuple[Fault, bool]]:
    """Plant fault after fault; yield each with whether it survived."""
    with ThreadPoolExecutor(workers) as pool:
        yield from zip(planted, pool.map(survives, planted), strict=True)
