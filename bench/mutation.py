"""The small faults that can be planted in the rules, one at a time, to see whether a test notices.

A fault is a change of one place in the source: a comparison, an operator, a number, a condition, a statement left out.
`planted` runs the tests against it.
"""

import ast
import copy
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
RULES = ROOT / "src" / "antipater" / "rules"

FOLDERS = ("tests/rulebook", "tests/rules", "tests/notation", "tests/conformance")  # the tests of the rules
SIGNED_GAMES = "tests/conformance/test_faults.py"  # of all rooms
# Many random games of all rulesets, many worlds, many damaged texts: to be noticed without them is to be noticed.
TOO_LONG = (
    "tests/conformance/test_laws.py",
    "tests/conformance/test_knowledge.py",
    "tests/notation/test_added_positions.py",
    "tests/notation/test_damage.py",
)
ALONE = "classic"  # the room whose tests are its own; all other rooms share theirs

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


class FaultId(NamedTuple):
    """What names a fault, whatever line it is on."""

    module: str  # `duel/cost`: its room and its file
    function: str
    before: str  # the source line without the fault, and with it
    after: str
    copy: int  # which one of several that are the same in all of this


@dataclass(frozen=True)
class Fault:
    """One change to one place in one module of the rules."""

    id: FaultId
    line: int
    owner: str  # the outermost function that it is in, with its class: `City.gain`
    text: str  # the whole module with the fault

    @property
    def room(self) -> str:
        """The folder of the rules that it is in."""
        return self.id.module.split("/", maxsplit=1)[0]

    @property
    def owned_by(self) -> str:
        """The module and the outermost function that it is in: `duel/city.City.gain`."""
        return f"{self.id.module}.{self.owner}"


@dataclass(frozen=True)
class Verdict:
    """What the tests said about a fault."""

    fault: Fault
    noticed_by: str  # the first test that fails or does not end; empty if the fault survived


def changes(node: ast.AST) -> Iterator[ast.AST]:
    """Yield every way to change one node."""
    other = copy.copy(node)
    if isinstance(other, ast.Compare) and type(other.ops[0]) in COMPARED:
        other.ops = [COMPARED[type(other.ops[0])](), *other.ops[1:]]
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


def parts_of(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield what a node consists of, without types: nothing is done with them."""
    for node in ast.iter_child_nodes(tree):
        if not (isinstance(tree, ast.AnnAssign) and node is tree.annotation):
            yield node


def is_room(node: ast.AST) -> bool:
    """Return whether a node is an array of zeros that is about to be filled: what it holds before shows nowhere."""
    if isinstance(node, ast.BinOp):
        return is_room(node.left)
    return isinstance(node, ast.List) and all(isinstance(zero, ast.Constant) and zero.value == 0 for zero in node.elts)


@dataclass(frozen=True)
class Place:
    """One place inside a function that can be changed, and its new text."""

    function: str
    owner: str
    node: ast.expr | ast.stmt
    new: str
    tight: bool = False  # it is an operand, so that another operation needs parentheses there


def places(tree: ast.AST, function: str = "", owner: str = "") -> Iterator[Place]:
    """Yield every place inside a function that can be changed."""
    for node in parts_of(tree):
        if isinstance(node, ast.ClassDef):
            yield from places(node, function, owner if function else f"{owner}{node.name}.")
        elif isinstance(node, ast.FunctionDef):
            if node.name not in LAYOUT:
                for statement in node.body:
                    inside = owner if function else f"{owner}{node.name}"
                    yield from places(ast.Module([statement], []), node.name, inside)
        elif not is_room(node):
            if function:
                for condition in conditions(node):
                    yield Place(function, owner, condition, f"not {ast.unparse(condition)}")
                for other in changes(node):
                    assert isinstance(node, ast.expr | ast.stmt)
                    tight = isinstance(tree, TIGHT) and isinstance(other, TIGHT)
                    yield Place(function, owner, node, ast.unparse(other), tight)
            yield from places(node, function, owner)


def faults_of(module: str) -> list[Fault]:
    """Return every fault that can be planted in one module."""
    source = (RULES / f"{module}.py").read_bytes()
    starts = [0]  # of the lines, in bytes, as the syntax tree counts
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    found = []
    alike = Counter[tuple[str, ...]]()
    for place in places(ast.parse(source)):
        first_line, last_line = place.node.lineno, place.node.end_lineno or place.node.lineno
        begin = starts[first_line - 1] + place.node.col_offset
        end = starts[last_line - 1] + (place.node.end_col_offset or 0)
        in_parentheses = source[begin - 1 : begin] == b"(" and source[end : end + 1] == b")"
        new = f"({place.new})" if place.tight and not in_parentheses else place.new
        head, tail = source[starts[first_line - 1] : begin], source[end : starts[last_line]]
        before, after = head + source[begin:end] + tail, head + new.encode() + tail
        text = source[: starts[first_line - 1]] + after + source[starts[last_line] :]
        name = module, place.function, on_one_line(before.decode()), on_one_line(after.decode())
        found.append(Fault(FaultId(*name, alike[name]), first_line, place.owner, text.decode()))
        alike[name] += 1
    return found


def on_one_line(text: str) -> str:
    """Return source as one line, without its indentation and its comment."""
    return " ".join(text.split("  #", maxsplit=1)[0].split())


def rooms() -> list[str]:
    """Return the folders of the rules, the base game first."""
    found = [path.name for path in sorted(RULES.iterdir()) if any(path.glob("[!_]*.py"))]
    return sorted(found, key=lambda room: (room != "duel", room == "classic", room))


def all_faults(room: str) -> list[Fault]:
    """Return every fault that can be planted in one room of the rules."""
    modules = [f"{room}/{path.stem}" for path in sorted((RULES / room).glob("[!_]*.py"))]
    return [fault for module in modules for fault in faults_of(module)]


def files_for(room: str) -> list[str]:
    """Return the files with tests of a room."""
    paths = [path.relative_to(ROOT).as_posix() for folder in FOLDERS for path in (ROOT / folder).rglob("test_*.py")]
    own = [path for path in paths if path not in TOO_LONG and (ALONE in path) == (room == ALONE)]
    return sorted({*own, SIGNED_GAMES})
