"""Runs tests with one fault planted in one module: `python -m bench.planted MODULE NUMBER TEST …`."""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from types import CodeType, ModuleType

import pytest

from bench.mutation import SOURCE, faulty

MODULE, NUMBER = sys.argv[1], int(sys.argv[2])


class FaultyLoader(SourceFileLoader):
    """Loads the one module with its fault."""

    def get_code(self, fullname: str) -> CodeType | None:
        """Compile the changed tree; nothing is cached."""
        tree, _ = faulty(self.get_data(self.path).decode(), NUMBER)
        return compile(tree, self.path, "exec")


class FaultyFinder(MetaPathFinder):
    """Finds the one module before anybody else does."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find only the module with the fault."""
        if fullname != MODULE:
            return None
        file = str(SOURCE / (fullname.replace(".", "/") + ".py"))
        return ModuleSpec(fullname, FaultyLoader(fullname, file), origin=file)


sys.meta_path.insert(0, FaultyFinder())
sys.exit(pytest.main(["-x", "-q", "-p", "no:cacheprovider", "--no-header", *sys.argv[3:]]))
