"""Reviews: every choice of a finished game is judged by the workers, behind the games that people play.

What was judged is kept in the store with the version of the engine, so a review that was interrupted goes on where it
was, and one that is complete is never made again.
"""

import asyncio
import hashlib
import logging
from collections import OrderedDict, deque
from collections.abc import Sequence
from functools import cache
from itertools import islice
from typing import Any

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from antipater import __version__
from antipater.ai.analysis import luck, review
from antipater.ai.evaluation.shipped import FOLDER
from antipater.game.errors import AntipaterError
from antipater.server.games.room import Room
from antipater.server.knowledge.finished import (
    Decision,
    FinishedGame,
    Judged,
    Revealed,
    can_be_reviewed,
    finished_game,
)
from antipater.server.problems import Problem
from antipater.server.store.tables import reviews
from antipater.server.store.writer import Conflict, Writer
from antipater.server.thinking.pool import OpponentPool
from antipater.server.times import now

SIMULATIONS = 3_000  # for each choice; what may be a mistake gets more
SAVED_AFTER = 16  # choices that are judged between two writes
MAX_KEPT = 64  # reviews in memory
MAX_RUNNING = 64  # at a time, on this server
log = logging.getLogger("antipater.server")


@cache
def engine_version() -> str:
    """Return what a judgement depends on besides the position: the package, its nets, and the budget."""
    nets = hashlib.sha256(b"".join(path.read_bytes() for path in sorted(FOLDER.glob("*.npz")))).hexdigest()[:12]
    return f"{__version__} {nets} {SIMULATIONS} {review.SECOND_LOOK} {review.THIRD_LOOK} {luck.SIMULATIONS}"


class ReviewWork:
    """The review of one game, as far as it is made."""

    def __init__(self, finished: FinishedGame, judged: list[Judged]) -> None:
        self.finished = finished
        self.judged = judged
        self.task: asyncio.Task[None] | None = None
        self.failed = False
        self.stopping = False  # somebody cancelled it; what is being judged is finished
        self.starters: frozenset[str] = frozenset()  # who may cancel it
        self.changed = asyncio.Event()  # set when there is more, and replaced

    @property
    def complete(self) -> bool:
        """Whether every choice is judged."""
        return len(self.judged) == len(self.finished.decisions)

    @property
    def running(self) -> bool:
        """Whether more choices are being judged."""
        return self.task is not None and not self.task.done()

    @property
    def ready(self) -> int:
        """How many choices can be told: what luck followed the last one is known with the next."""
        return len(self.judged) if self.complete else max(0, len(self.judged) - 1)

    def luck(self) -> list[float]:
        """Return the luck of seat 0 in each event, as far as it is known."""
        return self.finished.luck(self.judged)

    def add(self, judged: Sequence[Judged]) -> None:
        """Add the next judgements, and wake those who wait for them."""
        self.judged += judged
        self.wake()

    def wake(self) -> None:
        """Wake those who wait for a change."""
        self.changed.set()
        self.changed = asyncio.Event()

    async def wait_for_more(self, after: int, seconds: float) -> None:
        """Wait until more than *after* choices can be told, or the work has ended, or the time is over."""
        try:
            async with asyncio.timeout(seconds):
                while self.running and self.ready <= after:
                    await self.changed.wait()
        except TimeoutError:
            return


class Reviews:
    """The reviews of finished games."""

    def __init__(self, engine: AsyncEngine, writer: Writer, workers: OpponentPool) -> None:
        self.engine = engine
        self.writer = writer
        self.workers = workers
        self.works: OrderedDict[str, ReviewWork] = OrderedDict()
        self.lock = asyncio.Lock()

    async def work(self, room: Room) -> ReviewWork:
        """Return the review of a game as far as it is made; refuse games that are not over."""
        if not room.projection.ended:
            raise Problem(409, "not-over", "a game can be reviewed when it is over")
        if not can_be_reviewed(room.metadata.ruleset):
            raise Problem(409, "no-review", f"there is no review for games of {room.metadata.ruleset} yet")
        game = room.metadata.id
        async with self.lock:
            if game not in self.works:
                finished = await finished_game(room)
                self.works[game] = ReviewWork(finished, await self.stored(game, len(finished.decisions)))
            self.works.move_to_end(game)
            self.forget()
            return self.works[game]

    async def start(self, room: Room, keys: Sequence[str]) -> ReviewWork:
        """Start the review of a game, or go on with it; *keys* are charged for the time."""
        work = await self.work(room)
        if work.complete or work.running:
            return work
        if sum(one.running for one in self.works.values()) >= MAX_RUNNING:
            raise Problem(503, "busy", "too many games are being reviewed; try again in a minute", retry_after=60)
        work.failed = work.stopping = False
        work.starters = frozenset(keys)
        work.task = asyncio.create_task(self.run(room, work, keys), name=f"review {room.metadata.id}")
        return work

    async def cancel(self, room: Room, who: str) -> ReviewWork:
        """Stop a review, for whoever started it; what is judged stays."""
        work = await self.work(room)
        if work.task is not None:
            if who not in work.starters:
                raise Problem(403, "not-yours", "somebody else has started this review")
            work.stopping = True
            await asyncio.wait([work.task])
        return work

    async def run(self, room: Room, work: ReviewWork, keys: Sequence[str]) -> None:
        """Judge the choices that are left, as many at a time as there are workers, and add them in their order."""
        asked: deque[asyncio.Task[Judged]] = deque()
        due = zip(work.finished.decisions, work.finished.reveals, strict=True)
        left = islice(due, len(work.judged), None)
        try:
            while not work.complete:
                for one in islice(left, 0 if work.stopping else self.workers.processes - len(asked)):
                    asked.append(asyncio.create_task(self.judge(room, *one, keys), name="review of a choice"))
                if not asked:
                    break  # it was stopped, and what had been asked is answered
                work.add([await asked.popleft()])
                if len(work.judged) % SAVED_AFTER == 0:
                    await self.save(room.metadata.id, work.judged)
            await self.save(room.metadata.id, work.judged)
        except AntipaterError as error:
            log.warning("the review of game %s stopped: %s", room.metadata.id, error)
            work.failed = True
        finally:
            for task in asked:
                task.cancel()
            work.task = None
            work.wake()

    async def judge(self, room: Room, decision: Decision, reveals: list[Revealed], keys: Sequence[str]) -> Judged:
        """Return the judgement of one choice, and the luck that followed it."""
        return await self.workers.judge(decision.inquiry(room.projection.game, reveals, SIMULATIONS), keys)

    async def stored(self, game: str, most: int) -> list[Judged]:
        """Return what this version of the engine has judged of a game before."""
        query = select(reviews.c.judged).where(reviews.c.game == game, reviews.c.engine == engine_version())
        async with self.engine.connect() as connection:
            found: list[Judged] | None = (await connection.execute(query)).scalar_one_or_none()
        return found[:most] if found else []

    async def save(self, game: str, judged: list[dict[str, Any]]) -> None:
        """Write what was judged of a game; a review by another version of the engine goes."""
        row = {"game": game, "engine": engine_version(), "judged": judged, "updated": now()}
        statements = [delete(reviews).where(reviews.c.game == game), insert(reviews).values(**row)]
        try:
            await self.writer.write(before=statements)
        except Conflict:
            log.info("the review of game %s was written by another process", game)

    def forget(self) -> None:
        """Drop the least recently used reviews from memory; they are in the store."""
        idle = [game for game, work in self.works.items() if not work.running]
        for game in idle[: max(0, len(self.works) - MAX_KEPT)]:
            del self.works[game]

    async def close(self) -> None:
        """Stop all reviews; they can be continued."""
        tasks = [work.task for work in self.works.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
