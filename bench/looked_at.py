"""Games that a bench plays and looks at; with a journal, a run that was stopped goes on where it was.

A line of the journal is a job, what was found, and a fingerprint of what judges: its code and its nets. What another
judge has found is not used.
"""

import hashlib
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from antipater.ai.evaluation.shipped import FOLDER
from antipater.parallel import parallel_map
from bench.journal import SOURCE, Journal, fingerprint

JUDGES = ("ai/search", "ai/evaluation")
PARTS = ("analysis/judgement", "analysis/review", "endgame", "net_player", "classic_player", "levels")
Job = tuple[Any, ...]
Found = list[Any]


@cache
def code_of_judges() -> str:
    """Return the fingerprint of what judges positions, and plays the games."""
    code = [path for folder in JUDGES for kind in ("*.py", "*.pxd") for path in (SOURCE / folder).rglob(kind)]
    nets = hashlib.sha256(b"".join(path.read_bytes() for path in sorted(FOLDER.rglob("*.npz")))).hexdigest()[:12]
    return f"{fingerprint([*code, *(SOURCE / 'ai' / f'{part}.py' for part in PARTS)])} {nets}"


def looked_at(
    function: Callable[[Any], Found], jobs: Iterable[Job], journal: Path | None, processes: int
) -> Iterator[Found]:
    """Yield what a function finds for each job, those of the journal first; what is new is written there."""
    kept = Journal(journal) if journal else None
    lines = kept.about(code=code_of_judges()) if kept else []
    known = {tuple(line["job"]): line["found"] for line in lines}
    wanted = list(jobs)
    yield from (known[job] for job in wanted if job in known)
    left = ((function, job) for job in wanted if job not in known)
    for job, found in parallel_map(with_job, left, processes, cluster=False):
        if kept:
            kept.add(job=list(job), code=code_of_judges(), found=found)
        yield found


def with_job(pair: tuple[Callable[[Any], Found], Job]) -> tuple[Job, Found]:
    """Return a job and what is found for it."""
    function, job = pair
    return job, function(job)
