"""Security headers of every answer, and checks of every request: origin, size, rate.

`Headers` is the outermost, so that every answer has them. `Guard` runs before the routes and after forwarding, which
restores the address of the real client.
"""

import asyncio
import logging
from urllib.parse import urlsplit

from starlette.datastructures import Headers as RequestHeaders
from starlette.datastructures import MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from antipater.server.messages import ProblemInfo
from antipater.server.operations.limits import ADDRESS, Limits, is_loopback, read_address
from antipater.server.operations.settings import Settings
from antipater.server.problems import Problem
from antipater.server.store.database import database_errors, first_line
from antipater.server.store.query_limits import is_interrupted

log = logging.getLogger("antipater.server")

CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
ALWAYS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
STRICT_TRANSPORT = "max-age=63072000"  # two years
SAFE = {"GET", "HEAD", "OPTIONS"}
MAX_BODY = 65_536  # bytes; more than any message needs
BODY_SECONDS = 20.0  # to send it
POLICY = 1008  # close code of sockets
LOCAL_NAMES = (".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa")
CHECKED = "antipater.checked"  # in the scope of a request that was checked before it was forwarded
MONITORED = ("/health", "/ready", "/metrics")  # asked for on this machine, without a proxy


class Headers:
    """Adds headers to every answer; forbids caching unless the answer allows it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and add headers to the answer."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        begun = False

        async def sending(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                headers = MutableHeaders(scope=message)
                for name, value in ALWAYS.items():
                    headers[name] = value
                if scope["scheme"] == "https":
                    headers["Strict-Transport-Security"] = STRICT_TRANSPORT
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            await self.app(scope, receive, sending)
        except Exception as error:
            if begun:
                raise  # headers are already sent: the connection breaks off
            await problem_response(unexpected_problem(scope, error))(scope, receive, sending)


def unexpected_problem(scope: Scope, error: Exception) -> Problem:
    """Log an unexpected error; return the problem for the client."""
    if is_interrupted(error):
        log.error("%s %s was interrupted: the query took too long", scope["method"], scope["path"])
        return Problem(503, "query-too-long", "this query takes too long at the moment; try again", retry_after=10)
    if isinstance(error, database_errors()):
        log.error("%s %s failed, the database does not answer: %s", scope["method"], scope["path"], first_line(error))
        return Problem(503, "no-database", "the database does not answer at the moment; try again", retry_after=2)
    log.error("%s %s failed", scope["method"], scope["path"], exc_info=error)
    return Problem(500, "internal", "an unexpected error occurred; it was logged")


class Guard:
    """Refuses requests from foreign pages, too large or too frequent ones, and plain HTTP if it is forbidden."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits
        self.warned = False  # about a proxy that does not name its clients

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on if it is allowed, refuse it otherwise."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        try:
            if CHECKED not in scope:
                self.check(scope)
            if scope["type"] == "http" and scope["method"] not in SAFE:
                receive = replay_body(await self.read_body(scope, receive), receive)
        except Problem as problem:
            await refuse(problem, scope, receive, send)
            return
        await self.app(scope, receive, send)

    def check(self, scope: Scope) -> None:
        """Check a request or a socket before its body is read."""
        address = scope["client"][0] if scope.get("client") else ""
        headers = RequestHeaders(scope=scope)
        unnamed = is_loopback(address) and "x-forwarded-for" not in headers and scope["path"] not in MONITORED
        if self.settings.is_public and unnamed and not self.warned:
            self.warned = True
            log.warning(
                "a request of %s came from this machine without X-Forwarded-For: if a proxy sent it, all its clients "
                "share one limit; let it set the header",
                scope["path"],
            )
        self.limits.count(ADDRESS, address)
        if self.settings.https_only and scope["scheme"] in ("http", "ws") and not is_loopback(address):
            raise Problem(403, "https-needed", "this server accepts HTTPS only")
        if scope["type"] == "websocket" or scope["method"] not in SAFE:
            self.check_origin(scope, headers)

    def check_origin(self, scope: Scope, headers: RequestHeaders) -> None:
        """Refuse requests of foreign pages with our cookies. Programs send no origin, and have no cookies of others."""
        origin = headers.get("origin")
        site = headers.get("sec-fetch-site", "none")
        if origin is None and site in ("none", "same-origin"):
            return
        if origin is not None and self.is_allowed_origin(origin, scope, headers.get("host", "")):
            return
        raise Problem(403, "foreign-origin", "pages of other sites may not use this server", origin=origin)

    def is_allowed_origin(self, origin: str, scope: Scope, host: str) -> bool:
        """Return whether an origin is in the settings; if they list none, whether it is this server's own.

        A foreign page can let its own name point here (DNS rebinding), so a name from the internet is not accepted.
        """
        if self.settings.origins:
            return origin in self.settings.origins
        parts = urlsplit(origin)
        schemes = ("https",) if scope["scheme"] in ("https", "wss") else ("http", "https")
        return parts.scheme in schemes and parts.netloc.lower() == host.lower() and is_own_name(host)

    async def read_body(self, scope: Scope, receive: Receive) -> bytes:
        """Return the body of a request; refuse one that is too large or takes too long."""
        length = RequestHeaders(scope=scope).get("content-length", "0")
        if not length.isdigit() or int(length) > MAX_BODY:
            raise too_long()
        body = b""
        try:
            async with asyncio.timeout(BODY_SECONDS):
                while True:
                    message = await receive()
                    if message["type"] != "http.request":
                        raise Problem(400, "cut-off", "the request ended before it was complete")
                    body += message.get("body", b"")
                    if len(body) > MAX_BODY:
                        raise too_long()
                    if not message.get("more_body", False):
                        return bytes(body)
        except TimeoutError:
            raise Problem(408, "too-slow", f"a request must be sent within {BODY_SECONDS:g} seconds") from None


def is_own_name(host: str) -> bool:
    """Return whether a requested host is surely not the name of a foreign page: a number, or a name of this network."""
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return False
    return bool(name) and (read_address(name) is not None or "." not in name or name.endswith(LOCAL_NAMES))


def too_long() -> Problem:
    """Return the problem that a request is too large."""
    return Problem(413, "too-long", f"a request has at most {MAX_BODY} bytes", most=MAX_BODY)


def replay_body(body: bytes, receive: Receive) -> Receive:
    """Return a function that yields a body which was already read, then what follows."""
    waiting = [body]

    async def give() -> Message:
        if waiting:
            return {"type": "http.request", "body": waiting.pop(), "more_body": False}
        return await receive()

    return give


def problem_body(problem: Problem) -> dict[str, object]:
    """Return a problem as JSON."""
    return ProblemInfo(code=problem.code, message=str(problem), facts=problem.facts).model_dump()


def problem_response(problem: Problem) -> JSONResponse:
    """Return the response to a refused request, with Retry-After if it may be repeated."""
    wait = problem.facts.get("retry_after", 1 if problem.status == 503 else None)
    headers = {} if wait is None else {"Retry-After": str(wait)}
    if problem.status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    return JSONResponse(problem_body(problem), problem.status, headers)


async def refuse(problem: Problem, scope: Scope, receive: Receive, send: Send) -> None:
    """Refuse a request or a socket before it reaches a route."""
    if scope["type"] == "http":
        await problem_response(problem)(scope, receive, send)
    else:
        await send({"type": "websocket.close", "code": POLICY, "reason": problem.code})
