"""Runs the tests of one room of the rules against planted faults: `python -m bench.planted ROOM WORKERS`.

One process collects the tests, interpreted, and then forks for every fault: the child exchanges the code of the one
function that the fault is in and runs the tests that call it, the facts of the rulebook first, until one fails. Which
test calls what is recorded once, file by file. A fault that survives so is tried again in a process of its own, from
the first import on, if the function is also called before any test runs.

The input is one JSON object: the records of files, as far as there are any, and the faults. The output has a JSON
object a line: the records that were made, and the verdict on each fault.
"""

import gc
import json
import mmap
import os
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import _lru_cache_wrapper
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType, FunctionType
from typing import Any

import pytest

import antipater
from bench.calls import Calls, FileRecord, Record, order_of
from bench.mutation import ROOT, RULES, Fault, FaultId, faults_of, files_for

QUIET = ("-p", "no:cacheprovider", "-p", "no:terminal", "--assert=plain", "--capture=no", "-c", os.devnull)
SECONDS, SLACK = 2.0, 5.0  # a test runs without end when it takes so much longer, and so many times as long
QUICK = 0.1  # seconds of a test that is asked about a change which is explained as no fault
LONG = 0.5  # seconds of a test that is asked only when all faults were tried out on quicker ones
MEMORY = 2 << 30  # bytes that a fault may make the tests use
SURVIVED, NOTICED, STUCK = 0, 1, 2  # exit codes of a child; STUCK: the code cannot be exchanged


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
            self.name = self.name or f"{report.nodeid}\n{report.longrepr}"


def run(item: pytest.Item) -> None:
    """Run one test."""
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)


# One fault.


@dataclass(frozen=True)
class Job:
    """A fault, and what is known about it beforehand."""

    place: int  # in the list that was asked for
    fault: Fault
    files: list[str]  # whose tests are asked
    hint: str  # the test that noticed it earlier
    explained: bool  # it is known to be no fault, so that no second try is needed
    again: bool = False  # no quick test notices it


class Functions:
    """The functions of the rules as they are in memory, and what they remember."""

    def __init__(self) -> None:
        things = gc.get_objects()
        self.remembering = [thing for thing in things if isinstance(thing, _lru_cache_wrapper)]
        self.found: dict[tuple[str, str], list[FunctionType]] = {}
        for thing in things:
            if isinstance(thing, FunctionType) and thing.__code__.co_filename.startswith(str(RULES)):
                code = thing.__code__
                self.found.setdefault((code.co_filename, code.co_qualname), []).append(thing)

    def plant(self, fault: Fault) -> bool:
        """Exchange the code of the function that a fault is in; return whether that is possible."""
        path = str(RULES / f"{fault.id.module}.py")
        functions = self.found.get((path, fault.owner), [])
        changed = code_called(compile(fault.text, path, "exec", dont_inherit=True), fault.owner)
        if not functions or any(function.__code__.co_freevars != changed.co_freevars for function in functions):
            return False
        for function in functions:
            function.__code__ = changed
        self.forget()
        return True

    def forget(self) -> None:
        """Make every function that remembers its answers work them out again."""
        for remembering in self.remembering:
            remembering.cache_clear()


def code_called(code: CodeType, name: str) -> CodeType:
    """Return the code of a function inside the code of its module."""
    found = [inner for inner in all_code(code) if inner.co_qualname == name]
    assert len(found) == 1, f"{name} is there {len(found)} times"
    return found[0]


def all_code(code: CodeType) -> Iterator[CodeType]:
    """Yield some code and all code inside it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from all_code(constant)


class Planter:
    """A plugin of pytest that runs no tests of its own accord, but forks for every fault."""

    def __init__(self, room: str, workers: int, known: dict[str, FileRecord], jobs: list[Job], output: int) -> None:
        self.room, self.workers, self.jobs, self.output = room, workers, jobs, output
        self.known = frozenset(known)  # files that need not be recorded
        self.record = Record(dict(known))
        self.calls = Calls()
        self.failure = FirstFailure()
        self.items: dict[str, pytest.Item] = {}
        self.functions = Functions()
        self.noticed = Counter[tuple[str, str]]()  # how often a test noticed a fault in a function
        self.place = mmap.mmap(-1, 4 * workers)  # the test that each worker is at

    def say(self, **answer: object) -> None:
        """Write a line of output."""
        os.write(self.output, json.dumps(answer).encode() + b"\n")

    # Recording.

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(self, collector: pytest.Collector) -> Generator[None, Any, Any]:
        """Note what is called while a file is collected."""
        if not isinstance(collector, pytest.Module) or collector.nodeid in self.known:
            return (yield)
        self.calls.file, self.calls.shared = collector.nodeid, set()
        sys.settrace(self.calls)
        try:
            return (yield)
        finally:
            sys.settrace(None)
            called = self.calls.owners()
            self.record.files[collector.nodeid] = FileRecord({}, {}, called, sorted(self.calls.shared))
            self.calls.file = ""

    def make_records(self) -> None:
        """Run every test once, without any fault, and note what it calls and how long it takes, file by file."""
        self.functions = Functions()
        todo = [file for file in self.record.files if file not in self.known]
        with TemporaryDirectory() as folder:
            busy: dict[int, str] = {}
            while todo or busy:
                while todo and len(busy) < self.workers:
                    file = todo.pop()
                    child = os.fork()
                    if not child:
                        self.run_file(file, Path(folder) / file.replace("/", "."))
                    busy[child] = file
                file = busy.pop(os.wait()[0])
                answer = Path(folder) / file.replace("/", ".")
                told = json.loads(answer.read_text() if answer.exists() else f'{{"failed": "{file}"}}')
                if told["failed"]:
                    sys.exit(f"without any fault {told['failed']} fails: mend that first")
                self.record.files[file].seconds, self.record.files[file].calls = told["seconds"], told["calls"]
                self.say(file=file, record=vars(self.record.files[file]))

    def run_file(self, file: str, answer: Path) -> None:
        """Run the tests of one file in a child."""
        seconds, calls = {}, {}
        for name in [name for name in self.items if name.split("::")[0] == file]:
            self.functions.forget()
            began = time.process_time()
            sys.settrace(self.calls)
            run(self.items[name])
            sys.settrace(None)
            seconds[name], calls[name] = round(time.process_time() - began, 4), self.calls.owners()
        answer.write_text(json.dumps({"failed": self.failure.name, "seconds": seconds, "calls": calls}))
        os._exit(0)

    # Planting.

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Do everything: pytest has collected the tests and is asked to run them."""
        if self.failure.name:
            sys.exit(f"the tests cannot be collected: {self.failure.name}")
        self.items = {item.nodeid: item for item in session.items}
        for path in sorted((RULES / self.room).glob("[!_]*.py")):  # some are imported only when they are needed
            import_module(f"antipater.rules.{self.room}.{path.stem}")
        self.make_records()
        self.functions = Functions()
        gc.freeze()
        with TemporaryDirectory() as folder:
            busy: dict[int, tuple[int, Job, list[str]]] = {}
            todo = list(reversed(self.jobs))
            while todo or busy:
                while todo and len(busy) < self.workers:
                    job = todo.pop()
                    worker = next(n for n in range(self.workers) if n not in {slot for slot, *_ in busy.values()})
                    tests = self.tests_for(job)
                    busy[self.start(job, tests, worker, Path(folder))] = worker, job, tests
                child, status = os.wait()
                worker, job, tests = busy.pop(child)
                code = os.waitstatus_to_exitcode(status)
                if code in (SURVIVED, STUCK) and not (job.again or job.explained):
                    todo.insert(0, replace(job, again=True))
                    self.say(place=job.place, again=True)
                else:
                    self.finish(job, tests, worker, Path(folder) / str(worker), code)
        return True

    def tests_for(self, job: Job) -> list[str]:
        """Return the tests to ask: the one that noticed the fault earlier, then quick ones before long ones.

        Of those, facts come first, and of those the ones that noticed other faults here; a long one that did counts as
        quick. Long ones are asked when it is tried again. What is explained as no fault is asked of the quickest alone:
        that no test notices it takes them all.
        """
        owner = job.fault.owned_by

        def rank(test: str) -> tuple[bool, bool, int, int, float]:
            noticed, seconds = self.noticed[owner, test], self.record.seconds(test)
            return test != job.hint, seconds > SECONDS and not noticed, order_of(test, self.room), -noticed, seconds

        def is_asked(test: str) -> bool:
            seconds = self.record.seconds(test)
            if job.explained:
                return seconds <= QUICK
            return seconds > LONG if job.again else seconds <= LONG or test == job.hint or self.noticed[owner, test] > 0

        return sorted(filter(is_asked, self.record.tests_for(owner, job.files)), key=rank)

    def start(self, job: Job, tests: list[str], worker: int, folder: Path) -> int:
        """Begin with a fault in a child; return its process id."""
        answer = folder / str(worker)
        answer.unlink(missing_ok=True)
        child = os.fork()
        if child:
            return child
        try:
            code = self.try_out(job.fault, tests, worker)
            if code != NOTICED and job.again:
                files = self.record.files_collected_with(job.fault.owned_by, job.files)
                files = job.files if code == STUCK else files
                code = try_alone(job.fault, files, self.record, answer) if files else SURVIVED
            os._exit(code)
        finally:
            os._exit(99)

    def try_out(self, fault: Fault, tests: list[str], worker: int) -> int:
        """Run tests with a fault planted until one fails; one that takes too long ends the child."""
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
        if not self.functions.plant(fault):
            return STUCK
        for number, test in enumerate(tests):
            self.place[4 * worker : 4 * worker + 4] = number.to_bytes(4, "little")
            signal.setitimer(signal.ITIMER_PROF, SECONDS + SLACK * self.record.seconds(test))
            run(self.items[test])
            if self.failure.name:
                return NOTICED
        signal.setitimer(signal.ITIMER_PROF, 0)
        return SURVIVED

    def finish(self, job: Job, tests: list[str], worker: int, answer: Path, code: int) -> None:
        """Give the verdict on a fault whose child has ended; one that was killed did not end, or used all memory."""
        noticed_by = ""
        if answer.exists():
            noticed_by = answer.read_text() or "tests (without end)"
        elif code == NOTICED or code < 0:
            noticed_by = tests[int.from_bytes(self.place[4 * worker : 4 * worker + 4], "little")]
            self.noticed[job.fault.owned_by, noticed_by] += 1
        elif code != SURVIVED:
            sys.exit(f"the tests could not be run with {job.fault.id}")
        self.say(place=job.place, noticed_by=noticed_by)


# A fault in a process of its own.


class FaultyLoader(SourceFileLoader):
    """Loads one module with its fault; nothing is cached."""

    text = ""

    def get_code(self, fullname: str) -> CodeType | None:
        """Compile the changed source."""
        return compile(self.text, self.path, "exec")


class FaultyFinder(MetaPathFinder):
    """Finds the one module before anybody else does."""

    def __init__(self, fault: Fault) -> None:
        self.name = f"antipater.rules.{fault.id.module.replace('/', '.')}"
        self.loader = FaultyLoader(self.name, str(RULES / f"{fault.id.module}.py"))
        self.loader.text = fault.text

    def find_spec(self, fullname: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Find only the module with the fault."""
        return ModuleSpec(fullname, self.loader, origin=self.loader.path) if fullname == self.name else None


def try_alone(fault: Fault, files: list[str], record: Record, answer: Path) -> int:
    """Become a new process in which the fault is there from the first import on; it leaves its answer in a file."""
    number = [other.id for other in faults_of(fault.id.module)].index(fault.id)
    seconds = sum(sum(record.files[file].seconds.values()) for file in files)
    answer.write_text("")
    signal.setitimer(signal.ITIMER_PROF, 10 * SECONDS + SLACK * seconds)
    ordered = sorted(files, key=lambda file: (order_of(file, fault.room), file))
    command = [sys.executable, "-m", "bench.planted", fault.id.module, str(number), str(answer), *ordered]
    os.execv(sys.executable, command)


def answer_alone(module: str, number: int, answer: Path, files: Iterable[str]) -> None:
    """Run whole files with a fault; write the first test that fails, or remove the file if none does."""
    assert antipater.__version__  # its own finder would come first otherwise
    sys.meta_path.insert(0, FaultyFinder(faults_of(module)[number]))
    failure = FirstFailure()
    code = pytest.main([*QUIET, f"--rootdir={ROOT}", "-x", *files], plugins=[failure])
    if code == pytest.ExitCode.OK:
        answer.unlink()
    else:
        answer.write_text(failure.name.splitlines()[0] if failure.name else f"{module} cannot be imported")
    os._exit(0)


def main() -> None:
    """Read what is asked, and answer."""
    if len(sys.argv) > 3:
        answer_alone(sys.argv[1], int(sys.argv[2]), Path(sys.argv[3]), sys.argv[4:])
    room, workers = sys.argv[1], int(sys.argv[2])
    asked = json.load(sys.stdin)
    output = os.dup(1)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    modules = {entry["fault"][0] for entry in asked["faults"]}
    faults = {fault.id: fault for module in modules for fault in faults_of(module)}
    jobs = [
        Job(place, faults[FaultId(*entry["fault"])], entry["files"], entry["hint"], entry["explained"])
        for place, entry in enumerate(asked["faults"])
    ]
    known = {file: FileRecord(**record) for file, record in asked["records"].items()}
    planter = Planter(room, workers, known, jobs, output)
    code = pytest.main([*QUIET, f"--rootdir={ROOT}", *files_for(room)], plugins=[planter, planter.failure])
    sys.exit(int(code))


if __name__ == "__main__":
    main()
