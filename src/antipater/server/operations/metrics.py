"""Metrics for operators in the format of Prometheus: requests, rooms, streams, the writer, opponents."""

import logging
import secrets
from collections.abc import Callable, Iterator
from time import monotonic
from typing import NamedTuple

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from antipater import __version__

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
SWITCHED, FAILED = 101, 500
REQUEST, USER = "antipater.request", "antipater.user"  # in the scope of a request: its id, and that of its user
log = logging.getLogger("antipater.requests")


class Counts(NamedTuple):
    """Figures of a server at one moment."""

    rooms: int
    streams: int
    thinking: int
    waiting_writes: int
    writes: int
    write_batches: int
    workers_replaced: int
    questions_waiting: int
    oldest_question: float  # seconds that it has waited
    database_connections: int  # in use


class CountsCollector(Collector):
    """Reads the figures when the metrics are requested."""

    def __init__(self, count: Callable[[], Counts]) -> None:
        self.count = count

    def collect(self) -> Iterator[Metric]:
        """Yield every figure."""
        found = self.count()
        yield GaugeMetricFamily("antipater_rooms", "Games in memory.", found.rooms)
        yield GaugeMetricFamily("antipater_streams", "Streams and sockets that follow a game.", found.streams)
        yield GaugeMetricFamily("antipater_thinking", "Opponents that must choose.", found.thinking)
        yield GaugeMetricFamily("antipater_waiting_writes", "Requests waiting to be written.", found.waiting_writes)
        yield CounterMetricFamily("antipater_writes", "Requests written and synced.", found.writes)
        yield CounterMetricFamily("antipater_write_batches", "Transactions that wrote them.", found.write_batches)
        yield CounterMetricFamily(
            "antipater_thinkers_replaced", "Worker processes of opponents that were replaced.", found.workers_replaced
        )
        yield GaugeMetricFamily(
            "antipater_questions_waiting", "Questions that wait for a worker of opponents.", found.questions_waiting
        )
        yield GaugeMetricFamily(
            "antipater_oldest_question_seconds", "How long the oldest of them has waited.", found.oldest_question
        )
        yield GaugeMetricFamily(
            "antipater_database_connections", "Database connections in use.", found.database_connections
        )
        version = GaugeMetricFamily("antipater_build", "The running version.", labels=["version"])
        version.add_metric([__version__], 1)
        yield version


class Metrics:
    """All metrics of one server."""

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

        self.refusals = Counter(
            "antipater_refusals", "Requests refused by a limit.", ("limit",), registry=self.registry
        )
        self.choices = Histogram(
            "antipater_choice_seconds",
            "Thinking of opponents for one choice.",
            ("ruleset",),
            registry=self.registry,
            buckets=SECONDS,
        )

    def count_refusal(self, limit: str) -> None:
        """Count a request that a limit refused."""
        self.refusals.labels(limit).inc()

    def count_choice(self, ruleset: str, seconds: float) -> None:
        """Count the thinking of an opponent for one choice."""
        self.choices.labels(ruleset).observe(seconds)

    def text(self) -> bytes:
        """Return all metrics as text."""
        return generate_latest(self.registry)

    def record(self, scope: Scope, status: int, seconds: float) -> None:
        """Count a request by its route, not its path: paths are countless, and may contain secrets."""
        route = getattr(scope.get("route"), "path", "other")
        method = scope.get("method", "WS")
        self.requests.labels(method, route, str(status)).inc()
        self.seconds.labels(route).observe(seconds)
        facts = {"method": method, "route": route, "status": status, "ms": round(1000 * seconds, 1)}
        facts |= {"request": scope.get(REQUEST), "user": scope.get(USER)}  # ids, never names
        log.info("request", extra=facts)


class MetricsMiddleware:
    """Measures every request; the outermost middleware."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and record when the answer begins."""
        begun = monotonic()
        noted = False
        scope[REQUEST] = request = secrets.token_hex(8)

        def note(status: int) -> None:
            nonlocal noted
            if not noted:
                noted = True
                self.metrics.record(scope, status, monotonic() - begun)

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).setdefault("X-Request-ID", request)
                note(message["status"])
            elif message["type"] == "websocket.accept":
                note(SWITCHED)
            await send(message)

        try:
            await self.app(scope, receive, sending)
        except BaseException:
            note(FAILED)
            raise
