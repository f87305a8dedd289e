"""Messages about moderation: reports, measures, the audit log."""

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from antipater.server.messages import Message

Words = Annotated[str, StringConstraints(strip_whitespace=True, max_length=300)]
Reason = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=300)]
GameId = Annotated[str, StringConstraints(min_length=1, max_length=32)]
YEARS = 10 * 366 * 24  # hours; longer than anybody means


# Requests.


class NewReport(Message):
    """Report a game, or one line of its chat, to the administrators."""

    game: GameId
    reason: Literal["abuse", "cheating", "name", "stalling", "other"]
    number: Annotated[int, Field(ge=1, le=2**31 - 1)] | None = None  # of the line of chat
    seat: Annotated[int, Field(ge=0, le=7)] | None = None  # who is reported; of a line, whoever wrote it
    text: Words = ""


class Because(Message):
    """Why an administrator does something; whom it concerns reads it."""

    reason: Reason


class ForHours(Because):
    """For how long; 0 ends it."""

    hours: Annotated[int, Field(ge=0, le=YEARS)]


class UndoChoices(Because):
    """How many choices to take back."""

    choices: Annotated[int, Field(ge=1, le=1000)]


# Responses.


class ReportInfo(Message):
    """A report for administrators."""

    id: str
    reporter: str
    reporter_id: str
    reported: str | None
    reported_id: str | None
    game: str
    number: int  # of the line of chat; 0: the game
    line: str | None
    reason: str
    text: str
    status: str
    created: int


class ReportList(Message):
    """Reports, the newest first; `before` requests the next page."""

    reports: list[ReportInfo]
    before: int | None = None


class AuditEntry(Message):
    """What an administrator did; without an administrator, a command on the machine."""

    id: str
    time: int
    administrator: str | None
    action: str
    user: str | None
    user_id: str | None
    game: str | None
    report: str | None
    facts: dict[str, Any]


class AuditList(Message):
    """Entries of the audit log, the newest first; `before` requests the next page."""

    entries: list[AuditEntry]
    before: int | None = None


class StandingInfo(Message):
    """A user as administrators see them: measures that hold, and the last reports and entries of the audit log."""

    id: str
    name: str
    kind: str
    created: int
    administrator: bool
    muted: int
    suspended: int
    reports: list[ReportInfo]
    entries: list[AuditEntry]
