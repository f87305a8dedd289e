"""Sends mail over SMTP, one after the other, outside of every request; off unless the settings name a server.

Letters wait in memory: one that could not be sent after a few tries is dropped and logged, without its address.
"""

import asyncio
import logging
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

import aiosmtplib

from antipater.game.errors import BadOption
from antipater.server.operations.settings import Settings

MAX_WAITING = 1_000  # letters
TRIES, PAUSE = 3, 5.0  # seconds, more after each try
TIMEOUT = 20.0
log = logging.getLogger("antipater.server")


class Postman:
    """Sends letters as they come."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.page = settings.mail_page or next(
            iter(settings.origins), ""
        )  # where links lead; never what a request says
        self.host, _, port = settings.mail_server.partition(":")
        self.enabled = bool(self.host)
        if not self.enabled:
            return
        if not self.page or not settings.mail_from:
            raise BadOption("mail needs mail_from, and mail_page or origins: where its links lead")
        if port and not port.isdigit():
            raise BadOption(f"mail_server is HOST or HOST:PORT, not {settings.mail_server}")
        self.port = int(port) if port else {"tls": 465, "starttls": 587, "none": 25}[settings.mail_security]
        self.pause = PAUSE
        self.waiting: asyncio.Queue[EmailMessage] = asyncio.Queue(MAX_WAITING)
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start to send."""
        if self.enabled:
            self.task = asyncio.create_task(self.run(), name="postman")

    def post(self, address: str, subject: str, text: str) -> None:
        """Send a letter soon; if too many wait, it is dropped."""
        letter = EmailMessage()
        letter["From"] = self.settings.mail_from
        letter["To"] = address
        letter["Subject"] = subject
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=self.settings.mail_from.rpartition("@")[2].strip(">") or None)
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        try:
            self.waiting.put_nowait(letter)
        except asyncio.QueueFull:
            log.warning("a letter was dropped: %d wait already", MAX_WAITING)

    async def run(self) -> None:
        """Send one letter after the other."""
        while True:
            letter = await self.waiting.get()
            for attempt in range(1, TRIES + 1):
                try:
                    await self.send(letter)
                    break
                except (aiosmtplib.SMTPException, OSError) as error:
                    log.warning("a letter could not be sent (try %d): %s", attempt, type(error).__name__)
                    if attempt < TRIES:
                        await asyncio.sleep(attempt * self.pause)

    async def send(self, letter: EmailMessage) -> None:
        """Send a letter; raise SMTPException or OSError."""
        kept = self.settings
        await aiosmtplib.send(
            letter,
            hostname=self.host,
            port=self.port,
            username=kept.mail_user or None,
            password=kept.mail_password or None,
            use_tls=kept.mail_security == "tls",
            start_tls=kept.mail_security == "starttls",
            timeout=TIMEOUT,
        )

    async def close(self) -> None:
        """Stop sending."""
        if self.enabled and self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
