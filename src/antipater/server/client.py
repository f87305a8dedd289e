"""A small client for bots and tests: creates, joins and follows games, and makes choices."""

import json
import secrets
from collections.abc import AsyncIterator
from contextlib import suppress
from functools import cache
from ssl import SSLContext
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import connect

from antipater.game.errors import AntipaterError

TIMEOUT = 30.0


class Refused(AntipaterError):
    """A request that the server refuses; `status`, `code` and `facts` give the reason."""

    def __init__(self, status: int, answer: dict[str, Any]) -> None:
        super().__init__(f"{status} {answer.get('code')}: {answer.get('message')}")
        self.status = status
        self.code = answer.get("code")
        self.facts: dict[str, Any] = answer.get("facts") or {}


@cache
def certificates() -> SSLContext:
    """Return whose certificates are trusted: read once, because that takes longer than a request."""
    return httpx.create_ssl_context()


class Client:
    """One user at one server."""

    def __init__(self, address: str, token: str | None = None) -> None:
        self.address = address.rstrip("/")
        self.http = httpx.AsyncClient(base_url=self.address, timeout=TIMEOUT, verify=certificates())
        if token is not None:
            self.http.headers["Authorization"] = f"Bearer {token}"
        self.user: dict[str, Any] | None = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: Any = None, **query: Any) -> Any:
        """Send a request and return the answer; raise Refused with the server's reason."""
        asked = {name: value for name, value in query.items() if value is not None}
        response = await self.http.request(method, path, json=body, params=asked)
        if response.status_code >= 400:
            raise Refused(response.status_code, problem_of(response))
        # Browsers send `Secure` cookies to localhost over plain HTTP; cookie jars of programs do not.
        for cookie in response.headers.get_list("set-cookie"):
            self.http.headers["Cookie"] = cookie.partition(";")[0]
        return response.json() if response.content else None

    async def enter(self, name: str | None = None) -> dict[str, Any]:
        """Become a guest."""
        session = await self.ask("POST", "/api/session", {"name": name} if name else {})
        self.user = session["user"]
        return dict(self.user or {})

    async def create(self, *seats: dict[str, Any], ruleset: str = "duel", **more: Any) -> dict[str, Any]:
        """Create a game: `create({"kind": "me"}, {"kind": "ai", "agent": "greedy"})`."""
        made: dict[str, Any] = await self.ask("POST", "/api/game", {"ruleset": ruleset, "seats": list(seats), **more})
        return made

    async def join(self, game: str, invitation: str) -> dict[str, Any]:
        """Take an open seat."""
        joined: dict[str, Any] = await self.ask("POST", f"/api/game/{game}/join", {"invitation": invitation})
        return joined

    async def add_seed(self, game: dict[str, Any]) -> None:
        """Add a random seed to the deal of a game for all own seats, if the game waits for seeds."""
        if game["status"] == "open" and game["seeds"] and game["yours"]:
            with suppress(Refused):  # it may have started in the meantime
                await self.ask("POST", f"/api/game/{game['id']}/seed", {"seed": secrets.token_hex(16)})

    async def look(self, game: str, **query: Any) -> dict[str, Any]:
        """Return a game as this user may see it."""
        seen: dict[str, Any] = await self.ask("GET", f"/api/game/{game}", **query)
        return seen

    async def act(
        self, game: str, ply: int, action: int | str, request: str | None = None, seat: int | None = None
    ) -> int:
        """Make a choice; return the number of its log entry."""
        body = {"ply": ply, "action": action, "id": request or secrets.token_urlsafe(12), "seat": seat}
        return int((await self.ask("POST", f"/api/game/{game}/action", body))["seq"])

    async def stream(self, game: str, **query: Any) -> AsyncIterator[dict[str, Any]]:
        """Yield the messages of a game's stream over HTTP."""
        async for message in self.lines(f"/api/game/{game}/stream", **query):
            yield message

    async def events(self, **query: Any) -> AsyncIterator[dict[str, Any]]:
        """Yield the events of this user: challenges, games that begin, need a choice or end."""
        async for event in self.lines("/api/stream/event", **query):
            yield event

    async def lines(self, path: str, **query: Any) -> AsyncIterator[dict[str, Any]]:
        """Yield the messages of a stream of JSON lines."""
        async with self.http.stream("GET", path, params=query, timeout=None) as response:
            if response.status_code >= 400:
                await response.aread()
                raise Refused(response.status_code, problem_of(response))
            async for line in response.aiter_lines():
                if line:
                    yield json.loads(line)

    def socket(self, game: str, after: int = 0, **query: Any) -> connect:
        """Return a socket that follows a game: `async with client.socket(id) as socket`."""
        scheme, _, rest = self.address.partition("://")
        asked = "&".join(f"{name}={value}" for name, value in {"after": after, **query}.items())
        address = f"{'wss' if scheme == 'https' else 'ws'}://{rest}/ws/game/{game}?{asked}"
        proof = {name: self.http.headers[name] for name in ("Cookie", "Authorization") if name in self.http.headers}
        return connect(address, additional_headers=proof, proxy=None)


def problem_of(response: httpx.Response) -> dict[str, Any]:
    """Return the problem in a response."""
    try:
        found = response.json()
    except ValueError:
        found = None
    return found if isinstance(found, dict) else {"code": "http", "message": response.text[:200]}
