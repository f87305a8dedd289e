"""Runs the tests of the rules with one fault planted: `python -m bench.planted MODULE NUMBER SECONDS`.

The last line says `noticed by` and the first test that fails, or nothing after it if all pass. Who takes more seconds
of processor time is ended by SIGXCPU.
"""

import os
import resource
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from types import CodeType, ModuleType

import pytest

import antipater
from bench.mutation import NO_FAULT, NO_LIMIT, ROOT, RULES, faults_of, room_of

# The facts of the rulebook are quick and sharp; the slow tests are asked only where nothing else notices.
SLOW = {
    "duel": ("tests/rules/test_payment.py", "tests/rules/test_reasons.py::test_a_reason_for_every_illegal_action"),
    "classic": ("tests/rules/test_classic_trade.py", "tests/rules/test_classic_scores.py"),
}
FACTS = {
    "duel": ("tests/rulebook", "--ignore=tests/rulebook/test_citations.py", "--ignore=tests/rulebook/classic"),
    "classic": ("tests/rulebook/classic",),
}
OTHERS = {room: [str(path) for path in sorted(ROOT.glob(f"tests/rules/test_{room}_*.py"))] for room in ("classic",)}
OTHERS["duel"] = [
    str(path) for path in sorted(ROOT.glob("tests/rules/test_*.py")) if str(path) not in OTHERS["classic"]
]


def stages(room: str) -> tuple[tuple[str, ...], ...]:
    """Return what is asked about a fault in a room of the rules, one after the other."""
    quick = (*OTHERS[room], *(f"--deselect={test}" for test in SLOW[room]))
    return FACTS[room], quick, ("tests/conformance/test_faults.py", *SLOW[room])


QUICK = ("-x", "-q", "--assert=plain", "-p", "no:cacheprovider", "-c", os.devnull, f"--rootdir={ROOT}")


def name_of(module: str) -> str:
    """Return the full name of a module: `antipater.rules.duel.cost` for `duel/cost`."""
    return f"antipater.rules.{module.replace('/', '.')}"


class FaultyLoader(SourceFileLoader):
    """Loads one module with its fault; nothing is cached."""

    text = ""

    def get_code(self, fullname: str) -> CodeType | None:
        """Compile the changed source."""
        return compile(self.text, self.path, "exec")


class FaultyFinder(MetaPathFinder):
    """Finds the one module before anybody else does."""

    def __init__(self, module: str, text: str) -> None:
        self.name = name_of(module)
        self.loader = FaultyLoader(self.name, str(RULES / f"{module}.py"))
        self.loader.text = text

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find only the module with the fault."""
        return ModuleSpec(fullname, self.loader, origin=self.loader.path) if fullname == self.name else None


class FirstFailure:
    """Keeps the name of the first test, or of the first file, that fails."""

    def __init__(self) -> None:
        self.name = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Look at one phase of one test."""
        if report.failed:
            self.name = self.name or report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Look at one file: a fault may stop it from being imported."""
        if report.failed:
            self.name = self.name or report.nodeid


def first_failure(room: str) -> str:
    """Run stage after stage until a test fails; return its name."""
    for stage in stages(room):
        seen = FirstFailure()
        code = pytest.main([*QUICK, *stage], plugins=[seen])
        if code != pytest.ExitCode.OK:
            return seen.name or f"{stage[0]} ({pytest.ExitCode(code).name.lower()})"
    return ""


def main() -> None:
    """Plant, run, tell."""
    module, number, seconds = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    if seconds != NO_LIMIT:
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
    if number != NO_FAULT:
        # After the package itself, whose own finder would come first otherwise.
        assert antipater.__version__
        sys.meta_path.insert(0, FaultyFinder(module, faults_of(module)[number].text))
    failed = first_failure(room_of(module))
    if number != NO_FAULT and not isinstance(sys.modules[name_of(module)].__loader__, FaultyLoader):
        sys.exit(f"the fault in {module} was never loaded")
    sys.stdout.write(f"\nnoticed by {failed}\n")


main()
