"""Figures for operators in the format of Prometheus: requests, rooms, streams, the writer, opponents."""

import logging
from collections.abc import Iterator
from time import monotonic
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from antipater import __version__

if TYPE_CHECKING:
    from antipater.server.application import Services

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
SWITCHED, FAILED = 101, 500
log = logging.getLogger("antipater.requests")


class Figures(Collector):
    """What services count anyway, read when somebody asks."""

    def __init__(self, use: "Services") -> None:
        self.use = use

    def collect(self) -> Iterator[Metric]:
        """Read every figure."""
        use = self.use
        streams = sum(len(channel.streams) for room in use.house.rooms.values() for channel in room.channels.values())
        thinking = sum(len(room.thinking) for room in use.house.rooms.values())
        yield GaugeMetricFamily("antipater_rooms", "Games that are in memory.", len(use.house.rooms))
        yield GaugeMetricFamily("antipater_streams", "Streams and sockets that follow a game.", streams)
        yield GaugeMetricFamily("antipater_thinking", "Opponents that owe a choice.", thinking)
        yield GaugeMetricFamily("antipater_waiting_writes", "Requests to be written.", use.writer.waiting.qsize())
        yield CounterMetricFamily("antipater_writes", "Requests written and synced.", use.writer.requests)
        yield CounterMetricFamily("antipater_write_batches", "Transactions they were written in.", use.writer.batches)
        yield CounterMetricFamily("antipater_thinkers_replaced", "Thinking processes ended.", use.thinkers.replaced)
        version = GaugeMetricFamily("antipater_build", "The version that runs.", labels=["version"])
        version.add_metric([__version__], 1)
        yield version


class Metrics:
    """Every figure of one server."""

    def __init__(self, use: "Services") -> None:
        self.registry = CollectorRegistry()
        self.registry.register(Figures(use))
        names = ("method", "route", "status")
        self.requests = Counter("antipater_requests", "Requests answered.", names, registry=self.registry)
        self.seconds = Histogram(
            "antipater_request_seconds",
            "From a request to the first byte of its answer.",
            ("route",),
            registry=self.registry,
            buckets=SECONDS,
        )

    def text(self) -> bytes:
        """Return every figure as text."""
        return generate_latest(self.registry)

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        """Count a request. The route is noted, not the address: addresses are endless, and may tell too much."""
        route = getattr(scope.get("route"), "path", "other")
        method = scope.get("method", "WS")
        self.requests.labels(method, route, str(status)).inc()
        self.seconds.labels(route).observe(seconds)
        facts = {"method": method, "route": route, "status": status, "ms": round(1000 * seconds, 1)}
        log.info("request", extra=facts)


class Watch:
    """Measures every request, from the outside of everything else."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, and note when the answer begins."""
        begun = monotonic()
        noted = False

        def note(status: int) -> None:
            nonlocal noted
            if not noted:
                noted = True
                self.metrics.note(scope, status, monotonic() - begun)

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                note(message["status"])
            elif message["type"] == "websocket.accept":
                note(SWITCHED)
            await send(message)

        try:
            await self.app(scope, receive, sending)
        except BaseException:
            note(FAILED)
            raise
