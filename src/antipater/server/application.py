"""The web application over open services: routes, middleware, error responses."""

from functools import partial

try:
    from fastapi import FastAPI, Request, Response
    from fastapi.exceptions import RequestValidationError
    from fastapi.responses import JSONResponse
    from pydantic_core import to_json
    from starlette.exceptions import HTTPException
    from starlette.routing import Match, Route
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(f"this needs {error.name}: pip install 'antipater[server]'", name=error.name) from error

from antipater import __version__
from antipater.server.operations.metrics import MetricsMiddleware
from antipater.server.operations.security import Guard, Headers, problem_response
from antipater.server.problems import Problem
from antipater.server.routes import (
    accounts,
    administration,
    analysis,
    conduct,
    documents,
    games,
    health,
    history,
    knowledge,
    lobby,
    mail,
    page,
    profiles,
    puzzles,
    rules,
    second_factor,
    sessions,
    statistics,
    streams,
    table,
)
from antipater.server.services import Services
from antipater.server.store.writer import CannotWrite, WriterClosed

DOCUMENT = "/api/openapi.json"
API = (
    *(sessions, accounts, second_factor, conduct, games, table, lobby, profiles, streams, rules, health, history),
    *(documents, mail, administration, knowledge, analysis, puzzles, statistics),
)


def make_application(opened: Services) -> FastAPI:
    """Return the web application over services that are open."""
    app = FastAPI(
        title="Antipater",
        version=__version__,
        description="7 Wonders Duel over HTTP: games, streams, rules.",
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
    )
    app.state.services = opened
    # Shared by all applications: `include_router` would build every route again, and match them more slowly.
    app.add_api_route(DOCUMENT, partial(described, app), include_in_schema=False)
    for routes in (*API, page):  # the page last, because it matches every path that is left
        app.router.routes.extend(routes.router.routes)
    app.add_exception_handler(Problem, refuse)
    app.add_exception_handler(RequestValidationError, refuse_message)
    app.add_exception_handler(WriterClosed, refuse_for_now)
    app.add_exception_handler(CannotWrite, refuse_for_now)
    app.add_exception_handler(HTTPException, refuse_address)
    # The outermost is added last. Forwarding comes before the guard, because the guard needs the real client.
    app.add_middleware(Guard, settings=opened.settings, limits=opened.limits)
    if opened.ownership.shared:
        from antipater.server.cluster.forwarding import Forwarding  # needs httpx, which a single process does not

        guard = Guard(app, opened.settings, opened.limits)  # forwarded requests do not pass the other guard
        app.add_middleware(Forwarding, ownership=opened.ownership, has_room=opened.games.has_room, guard=guard)
    app.add_middleware(Headers)
    app.add_middleware(MetricsMiddleware, metrics=opened.metrics)
    return app


async def described(app: FastAPI, request: Request) -> Response:
    """Return the description of the API; it is long, so it is written once."""
    if not hasattr(app.state, "described"):
        app.state.described = rules.both(to_json(app.openapi()))
    return rules.sent(app.state.described, request)


async def refuse(request: Request, error: Exception) -> JSONResponse:
    """Return the response to a refused request."""
    assert isinstance(error, Problem)
    return problem_response(error)


async def refuse_message(request: Request, error: Exception) -> JSONResponse:
    """Return the response to a message that cannot be parsed: the field, and what was expected there."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return problem_response(Problem(422, "bad-message", f"{where}: {first['msg']}", where=where))


async def refuse_address(request: Request, error: Exception) -> JSONResponse:
    """Return the response where no route matches the path or the method."""
    assert isinstance(error, HTTPException)
    status, path, headers = error.status_code, request.url.path, dict(error.headers or {})
    methods = allowed_methods(request) if status == 405 else []
    if status == 404 or (status == 405 and not methods):
        return problem_response(Problem(404, "no-such-address", f"there is nothing at {path}"))
    if status == 405:
        headers = {"Allow": ", ".join(methods)}
    code = "no-such-method" if status == 405 else "bad-request"
    refused = problem_response(Problem(status, code, f"{request.method} {path}: {error.detail}"))
    refused.headers.update(headers)
    return refused


def allowed_methods(request: Request) -> list[str]:
    """Return the methods of all routes that match the path of a request; the page has none at paths for programs."""
    routers = [routes.router for routes in API]
    if not request.url.path.lstrip("/").startswith(page.NO_PAGES):
        routers.append(page.router)
    routes = [route for router in routers for route in router.routes if isinstance(route, Route)]
    found = [route.methods or () for route in routes if route.matches(request.scope)[0] != Match.NONE]
    return sorted({method for methods in found for method in methods})


async def refuse_for_now(request: Request, error: Exception) -> JSONResponse:
    """Return the response while the server stops or cannot write."""
    code = "stopping" if isinstance(error, WriterClosed) else "cannot-write"
    return problem_response(Problem(503, code, str(error), retry_after=2))
