"""Limits of connections: requests begin soon, headers are short, answers are read, no address has too many.

Connections that send nothing would otherwise stay open for ever, until the process has no descriptors left.
"""

import asyncio
import resource
from collections import OrderedDict
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from antipater.server.operations.limits import limited_network, read_address
from antipater.server.operations.settings import Settings

MAX_HEADERS = 65_536  # bytes until the headers of a request are complete
IDLE_SECONDS = 75.0  # between requests: longer than a proxy keeps a connection, so that none sends into a closed one
BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
SEND_SECONDS = 60.0  # in which a client must read something of an answer
SHARE = 4  # connections without a request may take one part in so many of all descriptors


class ConnectionLimits:
    """The open connections of a server: how many each address has, and which ones wait for a request."""

    def __init__(self, settings: Settings) -> None:
        self.seconds = settings.header_seconds
        self.most_of_address = settings.address_connections
        self.most_waiting = max(64, raise_descriptors() // SHARE)
        self.by_address: dict[str, int] = {}
        self.waiting: OrderedDict[LimitedHttp, asyncio.TimerHandle] = OrderedDict()

    def open(self, connection: "LimitedHttp") -> None:
        """Count a new connection; close it if its address has too many. Proxies and other servers have no limit."""
        host = connection.client[0] if connection.client else ""
        near = read_address(host)
        connection.address = "" if near is None or near.is_private else limited_network(host)
        if connection.address:
            self.by_address[connection.address] = self.by_address.get(connection.address, 0) + 1
            if self.by_address[connection.address] > self.most_of_address:
                connection.transport.close()
                return
        self.wait(connection, self.seconds)

    def wait(self, connection: "LimitedHttp", seconds: float) -> None:
        """Wait so long for a request; if too many connections wait, the oldest is closed.

        Closed at once: an orderly end would wait for a client that does not read the last answer.
        """
        self.stop_waiting(connection)
        self.waiting[connection] = connection.loop.call_later(seconds, connection.transport.abort)
        if len(self.waiting) > self.most_waiting:
            oldest = next(iter(self.waiting))
            self.stop_waiting(oldest)
            oldest.transport.abort()

    def stop_waiting(self, connection: "LimitedHttp") -> None:
        """Note that a connection has sent a request, or is closed."""
        if (timer := self.waiting.pop(connection, None)) is not None:
            timer.cancel()

    def close(self, connection: "LimitedHttp") -> None:
        """Forget a connection."""
        self.stop_waiting(connection)
        if connection.address:
            self.by_address[connection.address] -= 1
            if not self.by_address[connection.address]:
                del self.by_address[connection.address]
            connection.address = ""


class LimitedHttp(HttpToolsProtocol):
    """A connection with limits; `limits` is set by the class that a server makes for itself."""

    limits: ClassVar[ConnectionLimits]
    address = ""  # under which it is counted
    header_bytes = 0
    in_headers = False
    unread: asyncio.TimerHandle | None = None  # closes a connection whose client reads nothing of an answer

    def connection_made(self, transport: Any) -> None:
        """Count the connection."""
        super().connection_made(transport)
        self.limits.open(self)

    def data_received(self, data: bytes) -> None:
        """Read data; close the connection if the headers are too long."""
        super().data_received(data)
        if self.in_headers:
            self.header_bytes += len(data)
            if self.header_bytes > MAX_HEADERS:
                self.transport.close()

    def on_message_begin(self) -> None:
        """Begin to read headers, which must be complete soon."""
        self.in_headers, self.header_bytes = True, 0
        if self in self.limits.waiting:  # not while an earlier request is answered
            self.limits.wait(self, self.limits.seconds)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Handle a request."""
        self.in_headers = False
        self.limits.stop_waiting(self)
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        if not self.transport.is_closing():
            self.limits.wait(self, self.limits.seconds if self.in_headers else IDLE_SECONDS)

    def pause_writing(self) -> None:
        """Wait until the client has read what was sent; close the connection if that takes too long."""
        super().pause_writing()
        self.unread = self.loop.call_later(SEND_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """Send on: the client has read something."""
        self.stop_watching()
        super().resume_writing()

    def stop_watching(self) -> None:
        """Note that nothing is waiting to be read, or that the connection is closed."""
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None

    def handle_websocket_upgrade(self) -> None:
        """Become a socket, which is counted by its user; refuse a request that the socket's parser does not take."""
        self.limits.close(self)
        super().handle_websocket_upgrade()
        if not getattr(self.transport.get_protocol(), "handshake_initiated", True):
            self.transport.write(BAD_REQUEST)  # too long, for example; it would stay open for ever
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self.stop_watching()
        self.limits.close(self)
        super().connection_lost(exc)


def limited_protocol(settings: Settings) -> type[LimitedHttp]:
    """Return the class of a server's connections."""
    return type("ServerHttp", (LimitedHttp,), {"limits": ConnectionLimits(settings)})


def raise_descriptors() -> int:
    """Allow this process as many open files as the system does; return how many."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return 65_536 if hard == resource.RLIM_INFINITY else hard
