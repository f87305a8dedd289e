"""Whole games as text: `docs/notation.md` specifies it.

What a record is lives in `log`, its text in `writing` and `reading`, its file in `recorder`.
"""

from antipater.notation.log import BadTag, Event, Record, Report, verify
from antipater.notation.reading import read_record
from antipater.notation.recorder import Recorder, RecordExists, load_record, resume
from antipater.notation.writing import write_record, write_seen_record

__all__ = [
    "BadTag",
    "Event",
    "Record",
    "RecordExists",
    "Recorder",
    "Report",
    "load_record",
    "read_record",
    "resume",
    "verify",
    "write_record",
    "write_seen_record",
]
