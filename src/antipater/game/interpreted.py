"""What stands in for Cython when nothing is compiled and the package is not installed."""

from contextlib import nullcontext

nogil = nullcontext()
