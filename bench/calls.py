"""Which test calls which function of the rules, and how long each test takes: recorded once, for `planted`."""

import os
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType

from bench.mutation import ROOT, RULES


def order_of(test: str, room: str) -> int:
    """Return when a test is asked: facts of the room first, then other facts, tests of the rules, all others."""
    if test.startswith("tests/rulebook/"):
        own = test.startswith(f"tests/rulebook/{room}/") or (room == "duel" and test.count("/") == 2)
        return 0 if own else 1
    return 2 if test.startswith("tests/rules/") else 3


def owner_of(code: CodeType) -> str:
    """Return the outermost function that some code belongs to: `classic/city.Cities.gain`."""
    module = Path(code.co_filename).relative_to(RULES).with_suffix("").as_posix()
    return f"{module}.{code.co_qualname.split('.<locals>', maxsplit=1)[0]}"


@dataclass
class FileRecord:
    """What the tests of one file call, and how long they take."""

    seconds: dict[str, float] = field(default_factory=dict)  # of processor time, by test
    calls: dict[str, list[str]] = field(default_factory=dict)  # by test
    collecting: list[str] = field(default_factory=list)  # what is called while the tests are collected …
    shared: list[str] = field(default_factory=list)  # … and by modules that are imported then, for all files


class Record:
    """What the tests of all files call."""

    def __init__(self, files: dict[str, FileRecord]) -> None:
        self.files = files

    def seconds(self, test: str) -> float:
        """Return how long a test takes."""
        return self.files[test.split("::", maxsplit=1)[0]].seconds[test]

    def tests_for(self, owner: str, files: Iterable[str]) -> list[str]:
        """Return the tests of some files that call a function."""
        return [test for file in files for test, calls in self.files[file].calls.items() if owner in calls]

    def files_collected_with(self, owner: str, files: Iterable[str]) -> list[str]:
        """Return those of some files whose tests are made with the help of a function; all if the files share it."""
        shared = any(owner in record.shared for record in self.files.values())
        return [file for file in files if shared or owner in self.files[file].collecting]


class Calls:
    """Notes which functions of the rules are called, in this thread."""

    def __init__(self) -> None:
        self.folder = f"{RULES}{os.sep}"
        self.file = ""  # that is being collected
        self.codes: dict[int, CodeType] = {}
        self.shared: set[str] = set()  # called by modules that the file imports

    def __call__(self, frame: FrameType, event: str, arg: object) -> None:
        """Note one call."""
        code = frame.f_code
        if id(code) not in self.codes:
            self.codes[id(code)] = code
            if self.file and code.co_filename.startswith(self.folder) and self.importing(frame):
                self.shared.add(owner_of(code))

    def importing(self, frame: FrameType | None) -> bool:
        """Return whether a call comes from the import of a module other than the file itself."""
        while frame is not None and frame.f_code.co_name != "<module>":
            frame = frame.f_back
        return frame is not None and frame.f_code.co_filename != str(ROOT / self.file)

    def owners(self) -> list[str]:
        """Return the functions that were called since this was last asked."""
        codes = [code for code in self.codes.values() if code.co_filename.startswith(self.folder)]
        self.codes = {}
        return sorted({owner_of(code) for code in codes if code.co_name != "<module>"})
