"""Compiles the core: every module under `src` that has a `.pxd` beside it, all of them or none.

Without a working C compiler the install goes on and the same files run interpreted. `ANTIPATER_COMPILE=1` makes a
failure an error instead; `ANTIPATER_PURE=1` does not try.
"""

import hashlib
import json
import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src")
HEADERS = sorted(SOURCE.rglob("*.pxd"))
# A header that is inlined into its callers has no extension of its own; interpreted, its `.py` is used.
CORE = [path.with_suffix(".py") for path in HEADERS if not path.read_text().startswith("# Header only")]
DIGESTS = Path("antipater", "compiled.json")
DIRECTIVES = {
    "language_level": 3,
    "infer_types": True,
    "annotation_typing": False,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "embedsignature": True,
}


def digests() -> dict[str, str]:
    """Return the SHA-256 of every file of the core, by its path in the package."""
    files = [file for header in HEADERS for file in (header.with_suffix(".py"), header)]
    return {file.relative_to(SOURCE).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


def extension(path: Path) -> Extension:
    """Name the extension of one module."""
    return Extension(
        ".".join(path.relative_to(SOURCE).with_suffix("").parts), [path.as_posix()], extra_compile_args=["-O3", "-w"]
    )


class AllOrNothing(build_ext):
    """Builds every extension, or removes what it built and goes on without."""

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
            return
        self.destination(DIGESTS.as_posix()).write_text(json.dumps(digests(), indent=1) + "\n")

    def translate(self) -> None:
        """Translate the core to C."""
        from Cython.Build import cythonize

        # A changed header changes every module that reads it, which timestamps alone do not tell.
        self.force = self.force or self.headers_changed()
        translated = cythonize(
            self.extensions,
            include_path=["src"],
            build_dir="build/cython",
            nthreads=2,
            compiler_directives=DIRECTIVES,
            force=self.force,
            quiet=True,
        )
        for extension, in_c in zip(self.extensions, translated, strict=True):
            extension.sources = in_c.sources

    def headers_changed(self) -> bool:
        """Tell whether any `.pxd` is another one than at the last build."""
        last = self.destination(DIGESTS.as_posix())
        built = json.loads(last.read_text()) if last.exists() else {}
        return any(built.get(name) != digest for name, digest in digests().items() if name.endswith(".pxd"))

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


wanted = [] if os.environ.get("ANTIPATER_PURE") == "1" else [extension(path) for path in CORE]
setup(ext_modules=wanted, cmdclass={"build_ext": AllOrNothing})
