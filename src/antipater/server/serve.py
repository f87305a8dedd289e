"""Starts a server in this process, and stops it in order."""

import asyncio
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType

import uvicorn

from antipater.game.errors import BadOption
from antipater.server.application import make_application
from antipater.server.operations.advice import advice
from antipater.server.operations.connections import IDLE_SECONDS, limited_protocol
from antipater.server.operations.gc_schedule import collect_periodically
from antipater.server.operations.logs import start_logging
from antipater.server.operations.network import announcement
from antipater.server.operations.settings import Settings
from antipater.server.routes.rules import prepare
from antipater.server.services import Services

log = logging.getLogger("antipater.server")
SHUTDOWN_SECONDS = 4  # for requests that run
STOP_SECONDS = 9  # then the process ends, whatever runs: what was acknowledged is on the disk
SWITCH_SECONDS = 0.0005  # the writing thread needs the interpreter once per row, and moves wait for it


class GameServer(uvicorn.Server):
    """A web server that ends its streams before it waits for connections to close."""

    def __init__(self, opened: Services) -> None:
        super().__init__(
            uvicorn.Config(
                make_application(opened),
                http=limited_protocol(opened.settings),
                log_config=None,
                access_log=False,
                lifespan="off",
                ws="websockets-sansio",
                ws_max_size=16_384,
                ws_per_message_deflate=False,  # compression takes 100 kB per socket, and messages are small already
                server_header=False,
                timeout_keep_alive=int(IDLE_SECONDS),
                timeout_graceful_shutdown=SHUTDOWN_SECONDS,
            )
        )
        self.opened = opened
        self.ending = False  # whether a signal was received

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop in order on SIGINT and SIGTERM, and return, so that the caller can close the store.

        The limit of time begins with the signal, even if the event loop never gets to stop anything.
        """
        loop = asyncio.get_running_loop()

        def received(number: int, frame: FrameType | None) -> None:
            if loop.is_closed():
                raise KeyboardInterrupt
            if not self.ending:
                self.ending = True
                timer = threading.Timer(STOP_SECONDS, end_process)
                timer.daemon = True
                timer.start()
            loop.call_soon_threadsafe(self.handle_exit, number, None)

        numbers = (signal.SIGINT, signal.SIGTERM)
        before = {number: signal.signal(number, received) for number in numbers}
        try:
            yield
        finally:
            for number in numbers:
                signal.signal(number, before[number])

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to listen, and publish the address to the other processes of the database."""
        await super().startup(sockets)
        if sockets:
            await self.opened.ownership.publish_address(self.opened.settings.advertise or local_address(sockets[0]))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End streams, then finish requests."""
        self.opened.notices.close()
        self.opened.games.close_streams()
        await super().shutdown(sockets)


def end_process() -> None:
    """End this process at once."""
    sys.stderr.write(f"The server did not stop within {STOP_SECONDS} seconds; it ends now. No move is lost.\n")
    sys.stderr.flush()
    os._exit(1)


def listen(host: str, port: int) -> socket.socket:
    """Return a listening socket; raise BadOption with the reason if the address cannot be used."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family, backlog=512)
    except OSError as error:
        hint = "; --port 0 takes any free port" if port else ""
        raise BadOption(f"the server cannot listen on {host} port {port}: {error.strerror or error}{hint}") from error


def address(taken: socket.socket) -> str:
    """Return the address to open in a browser."""
    host, port = taken.getsockname()[:2]
    shown = {"0.0.0.0": "localhost", "::": "localhost", "127.0.0.1": "localhost"}.get(host, host)
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"


def local_address(taken: socket.socket) -> str:
    """Return the address at which other processes of this machine reach this one."""
    return address(taken).rstrip("/").replace("//localhost", "//127.0.0.1")


async def run(settings: Settings) -> None:
    """Open everything, serve, close everything."""
    opened = Services(settings)
    await opened.open()
    prepare()
    await opened.opponents.prepare()
    await opened.analysts.prepare()
    sys.setswitchinterval(SWITCH_SECONDS)
    collecting = asyncio.create_task(collect_periodically(), name="garbage collector")
    try:
        taken = listen(settings.host, settings.port)
        with taken:
            sys.stdout.write(f"Antipater is ready: {address(taken)}\n{announcement(taken, sys.stdout.isatty())}")
            sys.stdout.write("Ctrl+C stops it; no move is lost.\n")
            sys.stdout.flush()
            for sentence in advice(settings):
                log.warning("%s", sentence)
            await GameServer(opened).serve([taken])
    finally:
        collecting.cancel()
        await opened.close()


def event_loop() -> asyncio.AbstractEventLoop:
    """Return the fastest event loop that is installed."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


def serve(settings: Settings) -> None:
    """Serve until the process is stopped."""
    start_logging(settings.log, settings.log_level)
    with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=event_loop) as runner:
        runner.run(run(settings))
    sys.stdout.write("Stopped.\n")
