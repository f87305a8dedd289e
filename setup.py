"""Compiles the core: every module under `src` that has a `.pxd` beside it, all of them or none.

Without a working C compiler the install goes on and the same files run interpreted. `ANTIPATER_COMPILE=1` makes a
failure an error instead; `ANTIPATER_PURE=1` does not try. `ANTIPATER_PROFILE=generate` builds a core that counts what
it does, `ANTIPATER_PROFILE=use` one that is optimised for what was counted: `make release-core` does both.
"""

import ast
import hashlib
import importlib
import json
import os
import re
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext

SOURCE = Path("src")
HEADERS = sorted(SOURCE.rglob("*.pxd"))
# A header that is inlined into its callers has no extension of its own; interpreted, its `.py` is used.
CORE = [path.with_suffix(".py") for path in HEADERS if not path.read_text().startswith("# Header only")]
DIGESTS = Path("antipater", "compiled.json")
TRANSLATED = Path("build", "cython")
READ = TRANSLATED / "read.json"
PROFILE = Path("build", "profile").absolute()
PROFILING = {
    "": [],
    # What chooses a copy for the processor runs before anything can be counted, so there is one copy then.
    "generate": [f"-fprofile-generate={PROFILE}", "-DANTIPATER_ONE_COPY"],
    "use": [f"-fprofile-use={PROFILE}", "-fprofile-partial-training"],
}[os.environ.get("ANTIPATER_PROFILE", "")]
OPTIMISED = "-O3" if "-O" not in os.environ.get("CFLAGS", "") else "-pipe"  # CFLAGS=-O0 is a quick trial build
CONSTANTS = re.compile(r"^cdef int ([A-Z_0-9, ]+)$", re.MULTILINE)
# A build that traps on the first index outside an array, for `python -m bench.fuzz`.
CHECKS = ["-fsanitize=bounds,integer-divide-by-zero", "-fsanitize-undefined-trap-on-error"]
CHECKED = CHECKS if os.environ.get("ANTIPATER_CHECKED") == "1" else []
DIRECTIVES = {
    "language_level": 3,
    "infer_types": True,
    "annotation_typing": False,
    "boundscheck": bool(CHECKED),
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "embedsignature": True,
    "allow_none_for_extension_args": False,  # None for a City would crash
}


def digests() -> dict[str, str]:
    """Return the SHA-256 of every file of the core, by its path in the package."""
    files = [file for header in HEADERS for file in (header.with_suffix(".py"), header)]
    return {file.relative_to(SOURCE).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


def read_by_all() -> str:
    """Return what every module is translated with: all headers and the directives.

    If any of it changes, everything is translated again, which timestamps alone do not tell.
    """
    return json.dumps([DIRECTIVES, {name: digest for name, digest in digests().items() if name.endswith(".pxd")}])


def module_name(path: Path) -> str:
    """Return the name under which a file of the core is imported."""
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts)


def extension(path: Path) -> Extension:
    """Name the extension of one module."""
    return Extension(
        module_name(path),
        [path.as_posix()],
        # No debug sections: they are half of what is installed. No product is fused with a sum: some processors cannot,
        # and all are to come to the same values.
        extra_compile_args=(
            ["/O2"] if sys.platform == "win32" else [OPTIMISED, "-w", "-g0", "-ffp-contract=off", *CHECKED, *PROFILING]
        ),
        extra_link_args=PROFILING,
    )


def print_constants() -> None:
    """Print the values of the constants that headers declare, by their names in C."""
    sys.path.insert(0, SOURCE.as_posix())
    values = {}
    for header in HEADERS:
        name = module_name(header)
        mangled = "_".join(f"{len(part)}{part}" for part in name.split("."))
        try:
            module = importlib.import_module(name)
        except ImportError:  # something that it needs is not installed
            continue
        for constant in ", ".join(CONSTANTS.findall(header.read_text())).split(", "):
            if hasattr(module, constant):
                values[f"__pyx_v_{mangled}_{constant}"] = getattr(module, constant)
    print(json.dumps(values))


def constants() -> dict[str, int]:
    """Return the values of the constants that headers declare, by their names in C."""
    command = [sys.executable, "-c", f"import runpy; runpy.run_path({__file__!r}, run_name='constants')"]
    answer = subprocess.run(
        command, env=os.environ | {"ANTIPATER_PURE": "1"}, capture_output=True, text=True, check=True
    )
    found: dict[str, int] = json.loads(answer.stdout)
    return found


def with_constants(code: str, values: dict[str, int]) -> str:
    """Return translated code in which constants have their values.

    Cython makes variables of them, which are filled when the module is imported: the C compiler could not unroll a loop
    over five goods, nor divide by 20 slots without a division. The import checks that they still have these values.
    """

    def own(match: re.Match[str]) -> str:
        return f"static const int {match[1]} = {values[match[1]]};" if match[1] in values else match[0]

    def imported(match: re.Match[str]) -> str:
        return f"#define {match[1]} ({values[match[1]]})" if match[1] in values else match[0]

    def checked(match: re.Match[str]) -> str:
        if match[2] not in values:
            return match[0]
        message = f'PyErr_SetString(PyExc_ImportError, "build the core again: {match[2]} has changed");'
        return f"{match[1]}if ({match[2]} != {match[3]}) {{ {message} __PYX_ERR(0, 1, __pyx_L1_error) }}"

    code = re.sub(r"^static (?:const )?int (__pyx_v_\w+)(?: = -?\d+)?;$", own, code, flags=re.MULTILINE)
    code = re.sub(r"^#define (__pyx_v_\w+) \(.+\)$", imported, code, flags=re.MULTILINE)
    return re.sub(r"^( +)(__pyx_v_\w+_[A-Z_0-9]+) = (.+);$", checked, code, flags=re.MULTILINE)


def with_signatures(code: str, header: str) -> str:
    """Return translated code whose classes tell `inspect.signature` how they are made.

    Cython begins their docstrings with a line for people; CPython reads one that ends in two dashes.
    """
    bare = re.findall(r"^cdef class (\w+):$", header, re.MULTILINE)  # without a base whose signature they would have

    def unannotated(match: re.Match[str]) -> str:
        written = match[2].encode().decode("unicode_escape")  # as a string of C has it
        (made,) = ast.parse(f"def made({written}): ...").body
        assert isinstance(made, ast.FunctionDef)
        for argument in ast.walk(made.args):
            if isinstance(argument, ast.arg):
                argument.annotation = None  # CPython reads none
        return f"{match[1]}{ast.unparse(made.args)})\\n--"

    code = re.sub(r'(PyDoc_STR\("\w+\()(.*?)\) -> None(?=\\n\\n)', unannotated, code)

    def said(match: re.Match[str]) -> str:
        name, doc = match["name"], match["doc"]
        return f"{match[1]}{name}()\\n--\\n\\n{doc}" if name in bare and f"{name}(" not in doc else match[0]

    static = re.compile(
        r'("[\w.]+\.""(?P<name>\w+)", /\*tp_name\*/(?:\n.*){1,40}?\n  PyDoc_STR\(")(?P<doc>.*"\), /\*tp_doc\*/)'
    )
    return static.sub(said, code)


class AllOrNothing(build_ext):
    """Builds every extension, or removes what it built and goes on without."""

    def finalize_options(self) -> None:
        """Compile on every processor unless told otherwise."""
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        """Build; where that fails, say so and go on, unless told not to."""
        try:
            self.translate()
            super().run()
        except Exception as error:
            if os.environ.get("ANTIPATER_COMPILE") == "1":
                raise
            print(f"antipater: the core is not compiled and runs interpreted ({error})", file=sys.stderr)
            self.remove_all()
            self.extensions.clear()
            self.distribution.ext_modules = []
            return
        self.destination(DIGESTS.as_posix()).parent.mkdir(parents=True, exist_ok=True)
        self.destination(DIGESTS.as_posix()).write_text(json.dumps(digests(), indent=1) + "\n")

    def translate(self) -> None:
        """Translate the core to C."""
        from Cython.Build import cythonize

        before = {file: (file.read_text(), file.stat()) for file in TRANSLATED.rglob("*.c")}
        translated = cythonize(
            self.extensions,
            include_path=["src"],
            build_dir=TRANSLATED.as_posix(),
            nthreads=2,
            compiler_directives=DIRECTIVES,
            force=self.force or not READ.exists() or READ.read_text() != read_by_all(),
            quiet=True,
        )
        READ.write_text(read_by_all())
        values = constants()
        for extension, in_c in zip(self.extensions, translated, strict=True):
            extension.sources = in_c.sources
            for file in map(Path, in_c.sources):
                code, (old, status) = file.read_text(), before.get(file, ("", file.stat()))
                header = file.relative_to(TRANSLATED).with_suffix(".pxd").read_text()
                with_values = with_signatures(with_constants(code, values), header)
                if with_values != code:
                    file.write_text(with_values)
                if with_values == old:  # nothing to compile: it is as old as it was
                    os.utime(file, ns=(status.st_atime_ns, status.st_mtime_ns))

    def destination(self, file: str) -> Path:
        """Return where a file of the package goes: beside the sources for an editable install."""
        return (SOURCE if self.inplace or self.editable_mode else Path(self.build_lib)) / file

    def remove_all(self) -> None:
        """Remove every extension that was built, so that none is used with interpreted others."""
        for extension in self.extensions:
            for folder in (Path(self.build_lib), SOURCE):
                (folder / self.get_ext_filename(self.get_ext_fullname(extension.name))).unlink(missing_ok=True)
        for folder in (Path(self.build_lib), SOURCE):
            (folder / DIGESTS).unlink(missing_ok=True)


class HonestWheel(bdist_wheel):
    """A wheel that is tagged for this interpreter only if it holds a compiled core."""

    def run(self) -> None:
        """Compile first; without a compiled core the wheel is for every interpreter."""
        if self.distribution.has_ext_modules():
            self.run_command("build_ext")
        self.root_is_pure = not self.distribution.has_ext_modules()
        super().run()


if __name__ == "constants":
    print_constants()
else:
    wanted = [] if os.environ.get("ANTIPATER_PURE") == "1" else [extension(path) for path in CORE]
    setup(ext_modules=wanted, cmdclass={"build_ext": AllOrNothing, "bdist_wheel": HonestWheel})
