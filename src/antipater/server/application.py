"""Puts a server together: store, writer, house, opponents, sessions; and the web application over them."""

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from antipater import __version__
from antipater.server.cluster.broadcast import Hints
from antipater.server.cluster.ownership import Ownership
from antipater.server.games.history import Past
from antipater.server.games.service import House
from antipater.server.lobby.chat import Chats
from antipater.server.lobby.notices import Bell, Notices
from antipater.server.lobby.seeks import Lobby
from antipater.server.operations.limits import Limits
from antipater.server.operations.metrics import Metrics, Watch
from antipater.server.operations.security import Guard, Headers, answer
from antipater.server.operations.settings import Settings
from antipater.server.people.accounts import Accounts
from antipater.server.people.authentication import Entrance
from antipater.server.people.profiles import Profiles
from antipater.server.people.ratings import Ratings
from antipater.server.people.sessions import Sessions
from antipater.server.people.tokens import Tokens
from antipater.server.problems import Problem
from antipater.server.store.archive import Archive
from antipater.server.store.database import Database
from antipater.server.store.listings import Listings
from antipater.server.store.people import People
from antipater.server.store.writer import CannotWrite, Writer, WriterClosed
from antipater.server.thinking.pool import Thinkers


class Services:
    """Everything that routes need, opened and closed in order."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database_url)
        self.archive = Archive(self.database.engine)
        self.ownership = Ownership(self.database.engine, self.database.name)
        self.writer = Writer(self.database, settings.batch, self.ownership.held)
        self.thinkers = Thinkers(settings.workers, settings.think_seconds, settings.think_megabytes)
        self.house = House(self.archive, self.writer, self.thinkers.choose, self.ownership, settings.idle_seconds)
        self.past = Past()
        self.listings = Listings(self.database.engine)
        self.bell = Bell()
        self.notices = Notices(self.listings, self.bell)
        self.lobby = Lobby(self.house, self.listings)
        self.chats = Chats(self.database.engine, self.writer)
        self.ratings = Ratings(self.database.engine, self.writer)
        self.profiles = Profiles(self.database.engine, self.listings)
        self.hints = Hints(self.database.engine, self.bell.ring)
        self.house.listeners += [self.bell.noticed, self.ratings.noticed, self.hints.noticed]
        self.limits = Limits(settings)
        self.metrics = Metrics(self)
        self.people = People(self.database.engine)
        self.entrance = Entrance(self.people, self.writer, settings.connections)
        self.sessions = Sessions(self.entrance)
        self.tokens = Tokens(self.entrance)
        self.accounts = Accounts(self.sessions)

    async def open(self) -> None:
        """Open the store and begin; raise StoreUnusable if that is impossible."""
        await self.database.open()
        self.writer.start()
        await self.house.start()
        self.entrance.start()
        await self.ownership.start()
        self.hints.start()
        self.ratings.start()

    async def close(self) -> None:
        """Stop: no more moves, what waits is written, then the store is closed."""
        await self.entrance.close()
        self.notices.close()
        await self.hints.close()
        await self.ratings.close()
        await self.house.close()
        await self.thinkers.close()
        await self.writer.close()
        await self.ownership.close()
        await self.database.close()


def services(connection: HTTPConnection) -> Services:
    """Return the services of the application that a request or a socket came to."""
    found: Services = connection.app.state.services
    return found


def make_application(opened: Services) -> FastAPI:
    """Return the web application over services that are open."""
    from antipater.server.routes import (
        accounts,
        games,
        health,
        history,
        lobby,
        page,
        profiles,
        rules,
        sessions,
        streams,
        table,
    )

    app = FastAPI(
        title="Antipater",
        version=__version__,
        description="7 Wonders Duel over HTTP: games, streams, rules.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.services = opened
    for routes in (sessions, accounts, games, table, lobby, profiles, streams, rules, health):
        app.include_router(routes.router)
    app.include_router(history.router)
    app.include_router(page.router)  # the last: it takes every address that is left
    app.add_exception_handler(Problem, refuse)
    app.add_exception_handler(RequestValidationError, refuse_message)
    app.add_exception_handler(WriterClosed, refuse_for_now)
    app.add_exception_handler(CannotWrite, refuse_for_now)
    app.add_exception_handler(HTTPException, refuse_address)
    # The outermost is added last. Forwarding comes before the guard, which wants to know who really asks.
    app.add_middleware(Guard, settings=opened.settings, limits=opened.limits)
    if opened.ownership.shared:
        from antipater.server.cluster.forwarding import Forwarding

        guard = Guard(app, opened.settings, opened.limits)  # what is handed over does not come to the other one
        app.add_middleware(Forwarding, ownership=opened.ownership, has_room=opened.house.has_room, guard=guard)
    app.add_middleware(Headers)
    app.add_middleware(Watch, metrics=opened.metrics)
    return app


async def refuse(request: Request, error: Exception) -> JSONResponse:
    """Answer with what was wrong."""
    assert isinstance(error, Problem)
    return answer(error)


async def refuse_message(request: Request, error: Exception) -> JSONResponse:
    """Answer a message that cannot be read: where, and what was expected there."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return answer(Problem(422, "bad-message", f"{where}: {first['msg']}", where=where))


async def refuse_address(request: Request, error: Exception) -> JSONResponse:
    """Answer what no route is for, or not with this method."""
    assert isinstance(error, HTTPException)
    code = {404: "no-such-address", 405: "no-such-method"}.get(error.status_code, "bad-request")
    refused = answer(Problem(error.status_code, code, f"{request.method} {request.url.path}: {error.detail}"))
    refused.headers.update(error.headers or {})
    return refused


async def refuse_for_now(request: Request, error: Exception) -> JSONResponse:
    """Answer that the server is stopping, or that it cannot write at the moment."""
    code = "stopping" if isinstance(error, WriterClosed) else "cannot-write"
    return answer(Problem(503, code, str(error), retry_after=2))
