"""Logs for operators: JSON lines, or lines for a terminal; never a secret, a chat, or a hidden card.

Everything logs through the standard library, with facts as `extra`; this module formats it, also for libraries.
Secrets are left out where a line is logged; as a second line of defence, facts with names of secrets are masked.
Warnings of one kind are logged a number of times per minute, so that no failure fills the disk.
"""

import logging
import sys
from collections.abc import Callable
from time import monotonic
from typing import TextIO

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

CONSOLE, JSON = "console", "json"
SECRETS = ("token", "password", "cookie", "authorization", "invitation", "seed", "salt", "recovery", "secret", "chat")
MASK = "(not logged)"
MOST_ALIKE, INTERVAL = 20, 60.0  # warnings of one kind that are logged, in so many seconds
MAX_KINDS = 1_000


def without_secrets(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """Mask facts whose names sound like secrets."""
    return {name: MASK if any(word in name.lower() for word in SECRETS) else value for name, value in event.items()}


class RepeatFilter(logging.Filter):
    """Lets a few lines of one kind pass in each interval; the next one says how many were left out."""

    def __init__(
        self, most: int = MOST_ALIKE, seconds: float = INTERVAL, clock: Callable[[], float] = monotonic
    ) -> None:
        super().__init__()
        self.most = most
        self.seconds = seconds
        self.clock = clock
        self.counts: dict[tuple[str, object], tuple[float, int]] = {}  # since when, and how many

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether a line is logged; lines of one logger with the same pattern are alike."""
        if record.levelno < logging.WARNING:
            return True
        kind, time = (record.name, record.msg), self.clock()
        since, count = self.counts.get(kind, (time, 0))
        if time - since >= self.seconds:
            if count > self.most:
                record.repeated = count - self.most
            since, count = time, 0
        if len(self.counts) >= MAX_KINDS:
            self.counts.clear()
        self.counts[kind] = (since, count + 1)
        return count < self.most


def start_logging(form: str = CONSOLE, level: str = "warning", target: TextIO | None = None) -> None:
    """Send all logs of this process to stderr, from a level on."""
    shared: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.ExtraAdder(),
        structlog.processors.TimeStamper("iso", utc=True),
        without_secrets,
    ]
    last: list[Processor]
    if form == JSON:
        last = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer(ensure_ascii=False)]
    else:
        plain = structlog.dev.plain_traceback
        colors = (target or sys.stderr).isatty()
        last = [structlog.dev.ConsoleRenderer(colors=colors, exception_formatter=plain)]
    handler = logging.StreamHandler(target or sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared, processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last]
        )
    )
    handler.addFilter(RepeatFilter())
    root = logging.getLogger()
    root.handlers = [handler]
    # Libraries would log too much: headers with cookies, statements with their values.
    root.setLevel(max(logging.WARNING, logging.getLevelName(level.upper())))
    logging.getLogger("antipater").setLevel(level.upper())
    for library in ("uvicorn", "uvicorn.error"):
        logging.getLogger(library).handlers = []
