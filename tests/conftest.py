"""Shared by all tests: the seed, printed at the top and given with `--seed`, so that every run can be repeated."""

import os

import hypothesis
import pytest

from antipater import compiled

hypothesis.settings.register_profile("antipater", deadline=None, derandomize=True, database=None, print_blob=True)
hypothesis.settings.load_profile("antipater")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--seed", type=int, default=20150814, help="what all random games of the tests begin with")


def pytest_report_header(config: pytest.Config) -> str:
    return f"antipater: seed {config.getoption('--seed')}, core {'compiled' if compiled() else 'interpreted'}"


@pytest.fixture(scope="session")
def seed(request: pytest.FixtureRequest) -> int:
    return int(request.config.getoption("--seed"))


@pytest.fixture(scope="session")
def many() -> bool:
    """Whether the core is compiled, so that long runs are cheap."""
    return compiled()


def pytest_configure(config: pytest.Config) -> None:
    if os.environ.get("ANTIPATER_TEST_COMPILED") == "1" and not compiled():
        raise pytest.UsageError("this leg needs the compiled core; `make build` says what went wrong")
