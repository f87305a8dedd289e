"""CountsCollector for operators in the format of Prometheus: requests, rooms, streams, the writer, opponents."""

import logging
from collections.abc import Callable, Iterator
from time import monotonic
from typing import NamedTuple

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from antipater import __version__

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
SWITCHED, FAILED = 101, 500
log = logging.getLogger("antipater.requests")


class Counts(NamedTuple):
    """What a server counts anyway, as it is at one moment."""

    rooms: int
    streams: int
    thinking: int
    waiting_writes: int
    writes: int
    write_batches: int
    workers_replaced: int


class CountsCollector(Collector):
    """CountsCollector that are read when somebody asks for them."""

    def __init__(self, count: Callable[[], Counts]) -> None:
        self.count = count

    def collect(self) -> Iterator[Metric]:
        """Yield every figure."""
        found = self.count()
        yield GaugeMetricFamily("antipater_rooms", "Games that are in memory.", found.rooms)
        yield GaugeMetricFamily("antipater_streams", "Streams and sockets that follow a game.", found.streams)
        yield GaugeMetricFamily("antipater_thinking", "Opponents that owe a choice.", found.thinking)
        yield GaugeMetricFamily("antipater_waiting_writes", "Requests to be written.", found.waiting_writes)
        yield CounterMetricFamily("antipater_writes", "Requests written and synced.", found.writes)
        yield CounterMetricFamily("antipater_write_batches", "Transactions they were written in.", found.write_batches)
        yield CounterMetricFamily("antipater_thinkers_replaced", "Thinking processes ended.", found.workers_replaced)
        version = GaugeMetricFamily("antipater_build", "The version that runs.", labels=["version"])
        version.add_metric([__version__], 1)
        yield version


class Metrics:
    """Every figure of one server."""

    def __init__(self, count: Callable[[], Counts]) -> None:
        self.registry = CollectorRegistry()
        self.registry.register(CountsCollector(count))
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

    def record(self, scope: Scope, status: int, seconds: float) -> None:
        """Count a request. The route is noted, not the address: addresses are endless, and may tell too much."""
        route = getattr(scope.get("route"), "path", "other")
        method = scope.get("method", "WS")
        self.requests.labels(method, route, str(status)).inc()
        self.seconds.labels(route).observe(seconds)
        facts = {"method": method, "route": route, "status": status, "ms": round(1000 * seconds, 1)}
        log.info("request", extra=facts)


class MetricsMiddleware:
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
                self.metrics.record(scope, status, monotonic() - begun)

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
