"""Forwards requests and sockets about a game to the process that plays it, and accepts them from other processes.

A forwarded request carries a proof: the secret of the receiving process, which only processes of the same database
know. It also carries the real client. If the owner has just died, the request waits until the game can be claimed
here, which takes as long as a lease.
"""

import asyncio
import hmac
import re
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import httpx
from starlette.datastructures import MutableHeaders
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from antipater.server.cluster.ownership import Owner, Ownership
from antipater.server.operations.security import CHECKED, SAFE, Guard, refuse, replay_body
from antipater.server.problems import Problem, moved

GAME_PATH = re.compile(r"^/(?:api|ws)/(?:(?:admin/)?game|(?:seek|challenge)(?=/[^/]+/))/([A-Za-z0-9_-]{1,32})(?:/|$)")
PROOF, CLIENT, SCHEME = "x-antipater-proof", "x-antipater-client", "x-antipater-scheme"
OWN_HEADERS = {PROOF, CLIENT, SCHEME}
HOP_BY_HOP = {"connection", "keep-alive", "transfer-encoding", "upgrade", "te", "trailer", "content-length"}
MAX_TRIES = 24  # attempts to reach an owner, until its lease has certainly expired …
RETRY_SECONDS = 0.25  # … with so many seconds between them
ANSWER_SECONDS = 10.0  # for an owner that is alive
PING_SECONDS = 5.0
GOING_AWAY = 1012


class OwnerDied(Exception):
    """A process that stopped playing a game before it answered."""


class Forwarding:
    """Middleware before the application."""

    def __init__(self, app: ASGIApp, ownership: Ownership, has_room: Callable[[str], bool], guard: Guard) -> None:
        self.app = app
        self.guard = guard
        self.ownership = ownership
        self.has_room = has_room  # whether a game is in memory here
        assert ownership.peers is not None
        self.http = ownership.peers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request here if it is about no game or one that is here; forward it otherwise."""
        if not self.ownership.shared or scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        forwarded = self.accept_forwarded(scope)
        if forwarded:
            scope[CHECKED] = True  # and counted, by the process that forwards it
        about = GAME_PATH.match(scope["path"])
        if about is None or forwarded or self.has_room(about[1]):
            await self.app(scope, receive, send)
        else:
            await self.check_and_forward(about[1], scope, receive, send)

    def accept_forwarded(self, scope: Scope) -> bool:
        """Return whether another process forwards this request; if so, set its real client. The proof is required."""
        headers = MutableHeaders(scope=scope)
        proof, client, scheme = (headers.get(name, "") for name in (PROOF, CLIENT, SCHEME))
        for name in OWN_HEADERS:
            del headers[name]
        if not hmac.compare_digest(proof.encode(), self.ownership.secret.encode()):
            return False
        scope["client"] = (client, 0)
        scope["scheme"] = scheme
        return True

    async def check_and_forward(self, game: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Check a request as if it were served here, before any of it is read; then forward it."""
        try:
            self.guard.check(scope)
            scope[CHECKED] = True
            if scope["type"] == "websocket":
                await self.forward_socket(game, scope, receive, send)
            else:
                body = b"" if scope["method"] in SAFE else await self.guard.read_body(scope, receive)
                await self.forward(game, body, scope, receive, send)
        except Problem as problem:
            await refuse(problem, scope, receive, send)

    async def forward(self, game: str, body: bytes, scope: Scope, receive: Receive, send: Send) -> None:
        """Forward a request, and relay the answer."""
        answer: Response = JSONResponse(moved_body(), 503, {"Retry-After": "1"})
        for _ in range(MAX_TRIES):
            owner = await self.ownership.owner(game)
            if owner is None:
                await self.app(scope, receive if scope["method"] in SAFE else replay_body(body, receive), send)
                return
            try:
                answer = await self.while_owner_lives(owner, game, self.ask(owner, scope, body))
                break
            except (httpx.ConnectError, httpx.UnsupportedProtocol):
                await asyncio.sleep(RETRY_SECONDS)  # nothing was sent yet, so it can be sent again
            except OwnerDied:
                if not is_safe_to_repeat(scope):
                    break
            except (httpx.HTTPError, TimeoutError):
                break
        await answer(scope, receive, send)

    async def while_owner_lives(self, owner: Owner, game: str, asking: Coroutine[Any, Any, Response]) -> Response:
        """Wait for an answer as long as the owner plays the game: a stopped process never answers."""
        task = asyncio.create_task(asking)
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                while not (await asyncio.wait({task}, timeout=RETRY_SECONDS))[0]:
                    if await self.ownership.owner(game) != owner:
                        raise OwnerDied
                return task.result()
        finally:
            task.cancel()

    async def ask(self, owner: Owner, scope: Scope, body: bytes) -> Response:
        """Send a request to its owner."""
        query = scope["query_string"].decode("latin-1")
        url = f"{owner.address}{scope['raw_path'].decode('latin-1')}{'?' if query else ''}{query}"
        request = self.http.build_request(scope["method"], url, headers=forwarded_headers(owner, scope), content=body)
        answered = await self.http.send(request, stream=True)
        headers = MutableHeaders(
            raw=[pair for pair in answered.headers.raw if pair[0].decode().lower() not in HOP_BY_HOP]
        )
        passed_on = StreamingResponse(relay_body(answered), answered.status_code)
        passed_on.raw_headers = headers.raw
        return passed_on

    async def forward_socket(self, game: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Connect a socket with one to the owner."""
        for _ in range(MAX_TRIES):
            owner = await self.ownership.owner(game)
            if owner is None:
                await self.app(scope, receive, send)
                return
            try:
                other = await open_socket(owner, scope)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(RETRY_SECONDS)
                continue
            async with other:
                await relay_socket(WebSocket(scope, receive, send), other)
            return
        await WebSocket(scope, receive, send).close(GOING_AWAY)


def is_safe_to_repeat(scope: Scope) -> bool:
    """Return whether a request can be sent again if its fate is unknown: it only reads, or has an id."""
    return scope["method"] in SAFE or scope["path"].endswith("/action")


def forwarded_headers(owner: Owner, scope: Scope) -> list[tuple[str, str]]:
    """Return the headers of a forwarded request: its own, the client, and the proof."""
    kept = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in scope["headers"]]
    client = scope["client"][0] if scope.get("client") else ""
    ours = [(PROOF, owner.secret), (CLIENT, client), (SCHEME, scope["scheme"])]
    return [pair for pair in kept if pair[0] not in HOP_BY_HOP] + ours


async def relay_body(answered: httpx.Response) -> AsyncIterator[bytes]:
    """Yield the body of an answer; it breaks off if the owner does."""
    try:
        async for part in answered.aiter_raw():
            yield part
    except httpx.HTTPError:
        return
    finally:
        await answered.aclose()


async def open_socket(owner: Owner, scope: Scope) -> ClientConnection:
    """Open a socket to the owner with the headers of the client."""
    there = urlsplit(owner.address)
    query = scope["query_string"].decode("latin-1")
    names = {"host", *(f"sec-websocket-{part}" for part in ("key", "version", "extensions", "accept", "protocol"))}
    headers = [(name, value) for name, value in forwarded_headers(owner, scope) if name not in names]
    host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), there.netloc)
    url = f"ws://{host}{scope['raw_path'].decode('latin-1')}?{query}"
    return await connect(
        url,
        additional_headers=headers,
        proxy=None,
        compression=None,
        open_timeout=PING_SECONDS,
        ping_interval=PING_SECONDS,
        ping_timeout=PING_SECONDS,
        host=there.hostname,
        port=there.port,
    )


async def relay_socket(near: WebSocket, far: ClientConnection) -> None:
    """Relay messages both ways until one side closes; close the other with the same code."""
    await near.accept()
    inward = asyncio.create_task(relay_in(near, far))
    outward = asyncio.create_task(relay_out(near, far))
    try:
        await asyncio.wait({inward, outward}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (inward, outward):
            task.cancel()
        await asyncio.gather(inward, outward, return_exceptions=True)
        code = far.close_code if far.close_code not in (None, 1005, 1006) else GOING_AWAY
        with suppress(RuntimeError, WebSocketDisconnect):
            await near.close(code, far.close_reason)


async def relay_in(near: WebSocket, far: ClientConnection) -> None:
    """Relay messages of the client."""
    with suppress(WebSocketDisconnect, ConnectionClosed):
        while True:
            await far.send(await near.receive_text())


async def relay_out(near: WebSocket, far: ClientConnection) -> None:
    """Relay messages of the owner."""
    with suppress(WebSocketDisconnect, ConnectionClosed):
        while True:
            await near.send_text(await far.recv(decode=True))


def moved_body() -> dict[str, object]:
    """Return the body of the answer when no owner can be reached."""
    problem = moved()
    return {"code": problem.code, "message": str(problem), "facts": problem.facts}
