"""Logs for operators: JSON lines, or lines for a terminal; never a secret, a chat, or a hidden card.

Everything logs through the standard library, with facts as `extra`; this module formats it, also for libraries.
Secrets are left out where a line is logged; as a second line of defence, facts with names of secrets are masked.
"""

import logging
import sys
from typing import TextIO

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

CONSOLE, JSON = "console", "json"
SECRETS = ("token", "password", "cookie", "authorization", "invitation", "seed", "salt", "recovery", "secret", "chat")
MASK = "(not logged)"


def without_secrets(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """Mask facts whose names sound like secrets."""
    return {name: MASK if any(word in name.lower() for word in SECRETS) else value for name, value in event.items()}


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
    root = logging.getLogger()
    root.handlers = [handler]
    # Libraries would log too much: headers with cookies, statements with their values.
    root.setLevel(max(logging.WARNING, logging.getLevelName(level.upper())))
    logging.getLogger("antipater").setLevel(level.upper())
    for library in ("uvicorn", "uvicorn.error"):
        logging.getLogger(library).handlers = []
