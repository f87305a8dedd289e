"""The OpenAPI document, tested: every request that it allows gets an answer in the form that it describes."""

import asyncio
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import gettempdir
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.config import SchemathesisConfig
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from antipater.server.application import make_application
from antipater.server.client import Client
from antipater.server.messages import ProblemInfo
from antipater.server.operations.settings import Settings
from antipater.server.serve import GameServer, listen, local_address
from antipater.server.services import Services
from tests.server.conftest import Running
from tests.server.playing import PATIENCE

EXAMPLES = int(os.environ.get("CONTRACT_EXAMPLES", "5"))  # of each operation; `make abuse` asks for more, by chance
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
LIMITS = (
    *("address_limit", "account_limit", "game_limit", "create_limit", "fold_limit"),
    *("login_limit", "login_address_limit", "newcomer_limit"),
)


def without_limits(folder: Path) -> Settings:
    """Return settings without rate limits."""
    return Settings(data=folder, **dict.fromkeys(LIMITS, ""))  # type: ignore[arg-type]


# The document does not depend on the store; streams have no end, so they are tested elsewhere.
DOCUMENT = make_application(Services(without_limits(Path(gettempdir())))).openapi()
WITHOUT_END = "stream|metrics"
SCHEMA = schemathesis.openapi.from_dict(DOCUMENT).exclude(path_regex=WITHOUT_END)
# Every edge of every field is tried once, by somebody who is known.
ANY_REQUESTS = SchemathesisConfig.from_dict(
    {"phases": {"coverage": {"enabled": False}, "examples": {"enabled": False}}}
)
PLAIN_SCHEMA = schemathesis.openapi.from_dict(DOCUMENT, config=ANY_REQUESTS).exclude(path_regex=WITHOUT_END)


class InThread(GameServer):
    """A server without signal handlers: only the main thread gets signals."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread of its own: schemathesis sends requests without an event loop."""
    started, addresses, servers = threading.Event(), list[str](), list[GameServer]()
    loop = asyncio.new_event_loop()

    async def serve() -> None:
        services = Services(without_limits(tmp_path_factory.mktemp("contract")))
        await services.open()
        servers.append(InThread(services))
        with listen("127.0.0.1", 0) as taken:
            addresses.append(local_address(taken))
            started.set()
            await servers[0].serve([taken])
        await services.close()

    thread = threading.Thread(target=lambda: loop.run_until_complete(serve()))
    thread.start()
    assert started.wait(PATIENCE)
    yield addresses[0]
    servers[0].should_exit = True
    thread.join()
    loop.close()


async def entered(url: str) -> tuple[str, str]:
    """Become a guest with a game; return the cookie and the game."""
    async with Client(url) as client:
        await client.enter("Ada")
        made = await client.create({"kind": "me"}, {"kind": "me"})
        return client.http.headers["Cookie"], made["game"]["id"]


@pytest.fixture
def somebody(url: str) -> tuple[str, str]:
    return asyncio.run(entered(url))


@pytest.fixture(scope="module")
def a_game(url: str) -> str:
    return asyncio.run(entered(url))[1]


def examples(most: int) -> settings:
    """Return how many requests are made up for each operation."""
    return settings(
        max_examples=most,
        derandomize="CONTRACT_EXAMPLES" not in os.environ,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )


def check_answer(case: schemathesis.Case[Any], url: str, game: str, headers: dict[str, str]) -> None:
    """Send a request, half of those about a game to one that is there, and check the form of the answer."""
    if "game" in case.path_parameters and len(str(case.path_parameters["game"])) % 2:
        case.path_parameters["game"] = game
    case.cookies.clear()
    response = case.call(base_url=url, headers=headers, timeout=PATIENCE)
    case.validate_response(response, checks=CHECKS)
    if response.status_code >= 400:
        ProblemInfo.model_validate(response.json())


@SCHEMA.parametrize()
@examples(EXAMPLES)
def test_whatever_may_be_asked_is_answered(case: schemathesis.Case[Any], url: str, somebody: tuple[str, str]) -> None:
    cookie, game = somebody
    check_answer(case, url, game, {"Cookie": cookie})


@PLAIN_SCHEMA.parametrize()
@examples(max(2, EXAMPLES // 4))
def test_nobody_is_answered_in_the_same_form(case: schemathesis.Case[Any], url: str, a_game: str) -> None:
    """Without a cookie most answers are the same, whatever is asked: a few of each do."""
    check_answer(case, url, a_game, {})


def test_the_document_is_served(url: str) -> None:
    served = httpx.get(f"{url}/api/openapi.json", timeout=PATIENCE).json()
    assert served == DOCUMENT


async def test_the_document_is_written_once(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is long: writing it for each request would take a core from whoever asks for it a hundred times a second."""
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        first = await http.get("/api/openapi.json")
        monkeypatch.delattr("antipater.server.application.to_json")
        second = await http.get("/api/openapi.json")
    assert (second.status_code, second.content, second.headers["Content-Encoding"]) == (200, first.content, "gzip")


@pytest.mark.parametrize(
    ("method", "path", "status", "allowed"),
    [
        ("DELETE", "/api/seeks", 405, "GET"),
        ("PUT", "/api/session", 405, "DELETE, GET, POST"),
        ("PATCH", "/api/account", 405, "GET, POST"),
        ("GET", "/api/session/login", 405, "POST"),
        ("POST", "/api/nothing", 404, None),
        ("GET", "/api/nothing", 404, None),
        ("POST", "/rules", 405, "GET, HEAD"),
        ("TRACE", "/api/seeks", 405, "GET"),
        ("PROPFIND", "/rules", 405, "GET, HEAD"),
    ],
)
def test_all_methods_of_an_address_are_named(
    url: str, method: str, path: str, status: int, allowed: str | None
) -> None:
    found = httpx.request(method, f"{url}{path}", json={} if method != "GET" else None, timeout=PATIENCE)
    assert (found.status_code, found.headers.get("Allow")) == (status, allowed)
    if status == 404:
        assert found.json()["message"] == f"there is nothing at {path}"
