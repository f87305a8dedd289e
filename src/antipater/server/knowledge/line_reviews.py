"""Reviews of lines on the analysis board: a record that was pasted or opened, or moves that were tried."""

import asyncio
from collections.abc import AsyncIterator
from itertools import islice

from antipater.game.seats import CHANCE
from antipater.notation.log import Event, Record
from antipater.server.knowledge import reviews
from antipater.server.knowledge.analysis import Analyses, Asker
from antipater.server.knowledge.examined import Examined
from antipater.server.knowledge.finished import Decision, FinishedGame
from antipater.server.knowledge.messages import ReviewInfo
from antipater.server.knowledge.report import review_info
from antipater.server.knowledge.reviews import ReviewWork


def line_of(found: Examined) -> FinishedGame:
    """Return a whole game on the board as one that can be reviewed; entries are numbered from 1."""
    record = Record.start(found.game)
    record.events = [Event(who, what) for _, who, what in found.steps]
    decisions = tuple(
        Decision(place, place + 1, who, before, what)
        for place, (before, who, what) in enumerate(found.steps)
        if who != CHANCE and len(before.legal(who)) > 1
    )
    return FinishedGame(record, decisions)


async def reviewed_line(analyses: Analyses, found: Examined, asker: Asker) -> AsyncIterator[ReviewInfo]:
    """Yield the review of a line, as far as it is made: each part has the moments that are new."""
    work, told = ReviewWork(line_of(found), []), 0
    decisions = work.finished.decisions
    while not work.complete:
        begun = len(work.judged)
        due = zip(decisions[begun:], work.finished.reveals[begun:], strict=True)
        work.add(
            await asyncio.gather(
                *(
                    analyses.answer(one.inquiry(found.game, revealed, reviews.SIMULATIONS), asker.keys)
                    for one, revealed in islice(due, analyses.workers.processes)
                )
            )
        )
        info = review_info(work, found.game, found.names, asker.language, told)
        told = work.ready
        yield info if work.complete else info.model_copy(update={"status": "running"})
    if not decisions:
        yield review_info(work, found.game, found.names, asker.language, 0)
