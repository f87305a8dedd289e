"""Plants one small fault after another in the rules and asks whether a test notices.

A fault is a change of one place in the source: a comparison, an operator, a number, a condition, a statement left out.
Every fault runs in a process of its own, interpreted, against the tests of the rules: first the stated facts of the
rulebook, then everything else. One that no test notices has survived.
"""

import ast
import copy
import math
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
RULES = ROOT / "src" / "antipater" / "rules"
ROOMS = {
    "duel": (
        *("arrange", "build", "city", "cost", "course", "deal", "effects", "military", "payment", "reasons"),
        *("ruleset", "science", "scoring", "invariants", "table", "turn"),
    ),
    "classic": (
        *(
            "arrange",
            "build",
            "city",
            "deal",
            "effects",
            "evidence",
            "hands",
            "knowledge",
            "military",
            "payment",
            "pile",
        ),
        *("reasons", "ruleset", "scoring", "seating", "invariants", "table", "trade", "turn", "worlds"),
    ),
}
NO_FAULT = -1  # the number of the run that plants nothing
NO_LIMIT = -1
SLACK = 2.5  # tests run without end when they take so many times as long as without a fault
WITHOUT_END = "no end"

# What fills or copies a position field by field has a proof of its own, tests/rules/test_layout.py.
LAYOUT = {"__init__", "save", "load"}

COMPARED = {ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt}
COMBINED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
TIGHT = (ast.BinOp, ast.Compare, ast.UnaryOp)  # what binds its operands, so that another operation needs parentheses


@dataclass(frozen=True)
class Fault:
    """One change to one place in one module of one room of the rules: `duel/cost`."""

    module: str
    number: int
    function: str
    line: int
    before: str  # the source line without the fault, and with it
    after: str
    text: str  # the whole module with the fault


@dataclass(frozen=True)
class Verdict:
    """What the tests said about a fault."""

    fault: Fault
    noticed_by: str  # the first test that failed, or WITHOUT_END; empty if the fault survived


def changes(node: ast.AST) -> Iterator[ast.AST]:
    """Yield every way to change one node."""
    other = copy.deepcopy(node)
    if isinstance(other, ast.Compare) and type(other.ops[0]) in COMPARED:
        other.ops[0] = COMPARED[type(other.ops[0])]()
        yield other
    elif isinstance(other, ast.BinOp | ast.AugAssign) and type(other.op) in COMBINED:
        other.op = COMBINED[type(other.op)]()
        yield other
    elif isinstance(other, ast.BoolOp):
        other.op = ast.Or() if isinstance(other.op, ast.And) else ast.And()
        yield other
    elif isinstance(other, ast.Constant) and type(other.value) is int:
        yield ast.Constant(other.value + 1)
    elif isinstance(other, ast.Expr) and isinstance(other.value, ast.Call):
        yield ast.Pass()


def conditions(node: ast.AST) -> Iterator[ast.expr]:
    """Yield the bare condition of a node, one that is no comparison and so has no other way to be changed."""
    if isinstance(node, ast.If | ast.IfExp) and not isinstance(node.test, ast.Compare | ast.BoolOp | ast.UnaryOp):
        yield node.test


def is_room(node: ast.AST) -> bool:
    """Tell whether a node is an array of noughts that is about to be filled: what it holds before shows nowhere."""
    if isinstance(node, ast.BinOp):
        return is_room(node.left)
    return isinstance(node, ast.List) and all(isinstance(zero, ast.Constant) and zero.value == 0 for zero in node.elts)


@dataclass(frozen=True)
class Place:
    """One place inside a function that can be changed, and its new text."""

    function: str
    node: ast.expr | ast.stmt
    new: str
    tight: bool = False  # it is an operand, so that another operation needs parentheses there


def places(tree: ast.AST, function: str = "") -> Iterator[Place]:
    """Yield every place inside a function that can be changed."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef):
            if node.name not in LAYOUT:
                for statement in node.body:
                    yield from places(ast.Module([statement], []), node.name)
        elif not is_room(node):
            if function:
                for condition in conditions(node):
                    yield Place(function, condition, f"not {ast.unparse(condition)}")
                for other in changes(node):
                    assert isinstance(node, ast.expr | ast.stmt)
                    tight = isinstance(tree, TIGHT) and isinstance(other, TIGHT)
                    yield Place(function, node, ast.unparse(other), tight)
            yield from places(node, function)


def faults_of(module: str) -> list[Fault]:
    """Return every fault that can be planted in one module."""
    source = (RULES / f"{module}.py").read_bytes()
    starts = [0]  # of the lines, in bytes, as the syntax tree counts
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    found = []
    for number, place in enumerate(places(ast.parse(source))):
        first_line, last_line = place.node.lineno, place.node.end_lineno or place.node.lineno
        begin = starts[first_line - 1] + place.node.col_offset
        end = starts[last_line - 1] + (place.node.end_col_offset or 0)
        in_parentheses = source[begin - 1 : begin] == b"(" and source[end : end + 1] == b")"
        new = f"({place.new})" if place.tight and not in_parentheses else place.new
        head, tail = source[starts[first_line - 1] : begin], source[end : starts[last_line]]
        before, after = head + source[begin:end] + tail, head + new.encode() + tail
        text = source[: starts[first_line - 1]] + after + source[starts[last_line] :]
        lines = on_one_line(before.decode()), on_one_line(after.decode())
        found.append(Fault(module, number, place.function, first_line, *lines, text.decode()))
    return found


def on_one_line(text: str) -> str:
    """Return source as one line, without its indentation and its comment."""
    return " ".join(text.split("  #", maxsplit=1)[0].split())


def all_faults(rooms: Sequence[str]) -> list[Fault]:
    """Return every fault that can be planted in some rooms of the rules."""
    return [fault for room in rooms for module in ROOMS[room] for fault in faults_of(f"{room}/{module}")]


def run_tests(module: str, number: int, seconds: int = NO_LIMIT) -> str:
    """Run the tests with one fault in a process of its own; return the first that fails, WITHOUT_END or nothing."""
    answer = subprocess.run(
        [sys.executable, "-m", "bench.planted", module, str(number), str(seconds)],
        cwd=ROOT,
        env=os.environ | {"ANTIPATER_PURE": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    if answer.returncode == -signal.SIGXCPU:
        return WITHOUT_END
    if answer.returncode != 0:
        raise RuntimeError(f"the tests could not be run with fault {number} of {module}:\n{answer.stderr}")
    return answer.stdout.splitlines()[-1].removeprefix("noticed by").strip()


def time_limit(room: str) -> int:
    """Return how many seconds of processor time a fault may take, by a run without any fault, which must pass."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    failed = run_tests(f"{room}/{ROOMS[room][0]}", NO_FAULT)
    if failed:
        raise RuntimeError(f"without any fault {failed} fails: mend that first")
    return 1 + math.ceil(SLACK * (resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before))


def verdict(fault: Fault, seconds: dict[str, int]) -> Verdict:
    """Run the tests with one fault planted, for so many seconds, by the room of the fault."""
    return Verdict(fault, run_tests(fault.module, fault.number, seconds[room_of(fault.module)]))


def room_of(module: str) -> str:
    """Return the room that a module is in."""
    return module.split("/", maxsplit=1)[0]
