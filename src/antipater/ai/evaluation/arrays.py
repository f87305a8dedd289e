"""Arrays in `.npz` files, read and written with the standard library alone, so that playing needs no NumPy.

A `.npz` file is a zip archive of `.npy` files: a short header, then the numbers as they lie in memory. Equal arrays
give equal files, whatever the time.
"""

import ast
import io
import math
import os
import sys
import zipfile
from array import array
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeAlias

from antipater.game.errors import BadOption

MAGIC = b"\x93NUMPY\x01\x00"
KINDS = {"<f4": "f", "<f8": "d", "<i4": "i", "<i8": "q"}  # how the header names a type of `array`
NAMES = {code: name for name, code in KINDS.items()}
LONG_AGO = (1980, 1, 1, 0, 0, 0)

Numbers: TypeAlias = "array[Any]"


def write_arrays(path: Path, arrays: Mapping[str, Numbers]) -> None:
    """Write arrays to a file; an interrupted write leaves the old file."""
    whole = path.with_name(f"{path.name}.{os.getpid()}.new")
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, numbers in arrays.items():
            header = repr({"descr": NAMES[numbers.typecode], "fortran_order": False, "shape": (len(numbers),)})
            header += " " * (-(len(MAGIC) + 2 + len(header) + 1) % 64) + "\n"
            file = zipfile.ZipInfo(f"{name}.npy", LONG_AGO)
            file.compress_type = zipfile.ZIP_DEFLATED
            content = MAGIC + len(header).to_bytes(2, "little") + header.encode() + little_endian(numbers).tobytes()
            archive.writestr(file, content)
    whole.replace(path)


def read_arrays(path: Path) -> dict[str, Numbers]:
    """Return every array of a file; raise BadOption if it is not such a file."""
    try:
        with zipfile.ZipFile(path) as archive:
            return {name.removesuffix(".npy"): read_array(archive.read(name)) for name in archive.namelist()}
    except (zipfile.BadZipFile, ValueError, KeyError, SyntaxError, EOFError) as error:
        raise BadOption(f"{path} is not a file of arrays, or it is damaged: {error}") from error


def read_array(content: bytes) -> Numbers:
    """Return the numbers of one `.npy` file."""
    stream = io.BytesIO(content)
    if stream.read(len(MAGIC)) != MAGIC:
        raise ValueError("not a .npy file of version 1")
    header = ast.literal_eval(stream.read(int.from_bytes(stream.read(2), "little")).decode())
    numbers: Numbers = array(KINDS[header["descr"]])
    numbers.frombytes(stream.read())
    if math.prod(header["shape"]) != len(numbers):
        raise ValueError("it ends too early")
    return little_endian(numbers)


def little_endian(numbers: Numbers) -> Numbers:
    """Return numbers with their bytes swapped where this machine is big-endian."""
    if sys.byteorder == "little":
        return numbers
    swapped = numbers[:]
    swapped.byteswap()
    return swapped
