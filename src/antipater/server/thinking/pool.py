"""The pool of worker processes that choose for opponents, outside the event loop and within limits of time and memory.

A question about a seat goes to the worker that has its agent, so that search trees are kept from move to move. If that
worker is busy, any free one answers with a new agent: no game waits while a worker is idle. A worker that dies or
takes too long is replaced and the question is asked again; only its trees are lost. An opponent that fails several
times over one choice is replaced by `random` for that choice, so that no game stops. `fair_queue` decides which
question comes next.
"""

import asyncio
import json
import logging
import sys
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from time import monotonic
from types import MappingProxyType
from typing import Any

from antipater.game.errors import AntipaterError
from antipater.server.games.metadata import PERSON, GameMetadata
from antipater.server.games.projection import GameProjection
from antipater.server.games.visibility import observe
from antipater.server.thinking.fair_queue import ANALYSIS, OPPONENTS_ONLY, PEOPLE, FairQueue
from antipater.server.thinking.worker import Inquiry, Question, Release

MAX_TRIES = 3
SUBSTITUTE = "random"
log = logging.getLogger("antipater.server")


class WorkerFailed(AntipaterError):
    """A worker that ended, or was ended, before it answered."""


class Worker:
    """A worker process, and the seats whose agents it has; its own cache drops them in the same order."""

    def __init__(self, process: asyncio.subprocess.Process, limit: int) -> None:
        self.process = process
        self.limit = limit
        self.agents: OrderedDict[tuple[str, int], None] = OrderedDict()

    def add(self, game: str, seat: int) -> None:
        """Note that the worker gets a question about a seat."""
        self.agents[game, seat] = None
        self.agents.move_to_end((game, seat))
        while len(self.agents) > self.limit:
            self.agents.popitem(last=False)

    def release(self, game: str, seat: int | None = None) -> None:
        """Drop the agent of a seat, or those of all seats of a game."""
        keys = [key for key in self.agents if key[0] == game and seat in (None, key[1])]
        if not keys:
            return
        for key in keys:
            del self.agents[key]
        if self.process.returncode is None and self.process.stdin is not None:
            with suppress(RuntimeError, OSError):  # the process may have ended just now
                self.process.stdin.write(encoded({"release": game, "seat": seat}))

    async def ask(self, question: Question | Inquiry) -> dict[str, Any]:
        """Send a question and wait for the answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(encoded(question))
            await self.process.stdin.drain()
            line = await self.process.stdout.readline()
        except (ConnectionError, OSError) as error:
            raise WorkerFailed(str(error) or "the process ended") from error
        if not line:
            raise WorkerFailed("the process ended")
        answer: dict[str, Any] = json.loads(line)
        return answer


def creators(metadata: GameMetadata) -> Sequence[str]:
    """Return the creator of a game, to whom the time of its opponents is charged."""
    return [metadata.creator or metadata.id]


class OpponentPool:
    """A number of workers, each started when it is first needed, or ahead by `prepare`."""

    def __init__(
        self,
        processes: int = 1,
        seconds: float = 30.0,
        megabytes: int = 2048,
        agents: int = 64,
        entered: Mapping[str, str] = MappingProxyType({}),
        niceness: int = 0,
    ) -> None:
        self.processes = processes
        self.niceness = niceness  # of the processes: with more, others come first
        self.seconds = seconds
        self.megabytes = megabytes
        self.agents = agents  # kept by each worker
        self.entered = dict(entered)  # opponents that the operator has entered
        self.queue = FairQueue(processes)
        self.keys_of: Callable[[GameMetadata], Sequence[str]] = creators  # to whom the time is charged
        self.on_chosen: Callable[[str, float], None] = lambda ruleset, seconds: None
        self.free: list[Worker] = []
        self.workers: set[Worker] = set()
        self.replaced = 0

    async def choose(self, metadata: GameMetadata, projection: GameProjection, seat: int, seed: int, begun: int) -> int:
        """Return the choice of the opponent in a seat; if its agent has to be created, with these seeds."""
        question: Question = {
            "game": metadata.id,
            "seat": seat,
            "ruleset": metadata.ruleset,
            "options": metadata.options,
            "agent": metadata.seats[seat].agent or SUBSTITUTE,
            "seed": seed,
            "begun": begun,
            "fields": observe(projection.state, seat).fields(),
        }
        people = any(place.kind == PERSON and place.agent is None for place in metadata.seats)
        rank, keys = PEOPLE if people else OPPONENTS_ONLY, self.keys_of(metadata)
        for _ in range(MAX_TRIES):
            try:
                return int((await self.ask(question, rank, keys))["choice"])
            except WorkerFailed as error:
                log.warning("opponent %s did not answer (%s); asking again", question["agent"], error)
        return int((await self.ask({**question, "agent": SUBSTITUTE}, rank, keys))["choice"])

    async def judge(self, inquiry: Inquiry, keys: Sequence[str], rank: int = ANALYSIS) -> dict[str, Any]:
        """Return the judgement of a choice; raise WorkerFailed if no worker could answer."""
        for left in reversed(range(MAX_TRIES)):
            try:
                return await self.ask(inquiry, rank, keys)
            except WorkerFailed as error:
                log.warning("a position could not be judged (%s); %d tries left", error, left)
                if not left:
                    raise
        raise AssertionError  # the loop has returned or raised

    def release(self, game: str) -> None:
        """Drop the agents of a game: it is over, was taken back, or is played by another process."""
        for worker in self.workers:
            worker.release(game)

    async def ask(self, question: Question | Inquiry, rank: int = PEOPLE, keys: Sequence[str] = ()) -> dict[str, Any]:
        """Return the answer of a worker, when it is the question's turn."""
        async with self.queue.place(rank, keys):
            worker = await self.worker_for(question)
            begun = monotonic()
            try:
                answer = await asyncio.wait_for(worker.ask(question), self.seconds)
            except TimeoutError:
                await self.end(worker)
                raise WorkerFailed(f"no answer within {self.seconds:g} seconds") from None
            except BaseException:
                await self.end(worker)
                raise
            self.free.append(worker)
            self.on_chosen(question["ruleset"], monotonic() - begun)
            return answer

    async def worker_for(self, question: Question | Inquiry) -> Worker:
        """Return the worker that gets a question; an inquiry needs no agent, so any worker will do."""
        if "judge" in question:
            return self.take() or await self.start()
        worker = self.take(question["game"], question["seat"]) or await self.start()
        self.assign(worker, question["game"], question["seat"])
        return worker

    def take(self, game: str = "", seat: int = -1) -> Worker | None:
        """Remove and return a free worker: the one with the agent of a seat, else the one with the fewest agents."""
        if not self.free:
            return None
        worker = min(self.free, key=lambda worker: ((game, seat) not in worker.agents, len(worker.agents)))
        self.free.remove(worker)
        return worker

    def assign(self, worker: Worker, game: str, seat: int) -> None:
        """Note which worker has the agent of a seat, and drop the agent of any other worker: it is out of date."""
        for other in self.workers - {worker}:
            other.release(game, seat)
        worker.add(game, seat)

    async def prepare(self) -> None:
        """Start a worker ahead: it takes a second or more until it can answer."""
        async with self.queue.place(PEOPLE, ()):
            self.free.append(await self.start())

    async def start(self) -> Worker:
        """Start a worker."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "antipater.server.thinking.worker",
            str(self.megabytes),
            str(self.agents),
            json.dumps(self.entered),
            str(self.niceness),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        worker = Worker(process, self.agents)
        self.workers.add(worker)
        return worker

    async def end(self, worker: Worker) -> None:
        """End a worker that is of no use any more."""
        self.replaced += 1
        self.workers.discard(worker)
        if worker.process.returncode is None:
            worker.process.kill()
        await worker.process.wait()

    async def close(self) -> None:
        """End every worker."""
        for worker in list(self.workers):
            await self.end(worker)


def encoded(message: Question | Release | Inquiry) -> bytes:
    """Return a message as a line."""
    return json.dumps(message).encode() + b"\n"
