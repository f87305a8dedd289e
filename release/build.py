"""`python -m release.build`: the sdist and the wheels in `dist`, repaired, checked, and each tried on its own.

A wheel for each of Python 3.11, 3.12 and 3.13 that is here, or for those that are named (`--python`, a path), and one
without a compiled core, for all others. It fails if anything is missing.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

from antipater import __version__
from release import interpreters

ROOT = Path(__file__).parent.parent
DIST = ROOT / "dist"
NEEDED = ("antipater/py.typed", "antipater/web_client/index.html", "antipater/text/locales/fr/common.ftl")
IN_SDIST = ("tests/conftest.py", "web/src/main.ts", "docs/README.md", "CHANGELOG.md", "Makefile", "constraints.txt")


def run(*command: str | Path, **environment: str) -> None:
    """Run a command; a failure ends everything."""
    print("+", *command, flush=True)
    subprocess.run([str(word) for word in command], check=True, cwd=ROOT, env=os.environ | environment)


def check_tag() -> None:
    """Raise SystemExit if the commit has a tag that is not the version."""
    command = ["git", "tag", "--points-at", "HEAD"]
    answer = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    tags = [tag for tag in answer.stdout.split() if tag.startswith("v")]
    if tags and f"v{__version__}" not in tags:
        raise SystemExit(f"this commit is tagged {', '.join(tags)}, but the version is {__version__}")
    print(f"version {__version__}, {'tagged' if tags else 'not tagged: a trial'}")


def build_sdist() -> Path:
    """Build the sdist, with the page in it; return it."""
    run(sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", DIST, ".")
    sdist = next(DIST.glob("*.tar.gz"))
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    missing = [name for name in (*IN_SDIST, "src/antipater/web_client/index.html") if name not in names]
    if missing:
        raise SystemExit(f"the sdist lacks {', '.join(missing)}")
    return sdist


def unpacked(sdist: Path) -> Path:
    """Return the folder of an unpacked sdist."""
    folder = ROOT / "build" / "release"
    shutil.rmtree(folder, ignore_errors=True)
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    return next(folder.iterdir())


def build_wheel(source: Path, python: str, compiled: bool) -> Path:
    """Build a wheel from unpacked sources; return it, repaired."""
    out = ROOT / "build" / "wheels"
    shutil.rmtree(out, ignore_errors=True)
    for left in (source / "build").glob("*"):
        if left.name != "cython":  # what was translated to C is the same for every interpreter
            shutil.rmtree(left)
    how = {"ANTIPATER_COMPILE": "1"} if compiled else {"ANTIPATER_PURE": "1"}
    run("uv", "build", "--wheel", "--python", python, "--out-dir", out, source, **how)
    wheel = next(out.glob("*.whl"))
    pure = wheel.name.endswith("-py3-none-any.whl")
    if pure == compiled:
        raise SystemExit(f"{wheel.name} is tagged wrongly: the core is {'' if compiled else 'not '}compiled")
    if compiled and sys.platform == "linux":
        run("auditwheel", "repair", "--strip", "--wheel-dir", DIST, wheel)
        repaired = max(DIST.glob("*.whl"), key=lambda file: file.stat().st_mtime)
        if "manylinux" not in repaired.name:
            raise SystemExit(f"{repaired.name} is not for every Linux")
        return repaired
    return Path(shutil.copy(wheel, DIST))


def check_wheel(wheel: Path) -> None:
    """Raise SystemExit if a wheel lacks something, or says more than it should."""
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        size = sum(file.file_size for file in archive.infolist())
        metadata = archive.read(next(name for name in names if name.endswith("/METADATA"))).decode()
    missing = [name for name in NEEDED if name not in names]
    if missing:
        raise SystemExit(f"{wheel.name} lacks {', '.join(missing)}")
    bare = [line for line in metadata.splitlines() if line.startswith("Requires-Dist") and "extra ==" not in line]
    if bare:
        raise SystemExit(f"{wheel.name} needs more than nothing: {bare[0]}")
    print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB, installed {size / 1e6:.1f} MB")


def main() -> None:
    """Build, check and try everything."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--python", action="append", help="an interpreter for a compiled wheel; all that are here")
    options.add_argument("--browser", action="store_true", help="open the served page in the browser, too")
    chosen = options.parse_args()
    os.environ["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    check_tag()
    pythons = chosen.python or list(interpreters.found().values())
    print("compiled wheels for", *pythons)
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    source = unpacked(build_sdist())
    wheels = [(build_wheel(source, sys.executable, compiled=False), sys.executable)]
    wheels += [(build_wheel(source, python, compiled=True), python) for python in pythons]
    for wheel, python in wheels:
        check_wheel(wheel)
        browser = ["--browser"] if chosen.browser else []
        run(sys.executable, "-m", "release.trial", wheel, "--python", python, *browser)
    run("twine", "check", "--strict", *(str(file) for file in DIST.iterdir()))


if __name__ == "__main__":
    main()
