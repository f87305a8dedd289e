"""The pool of processes that choose for opponents: never in the event loop, with limits of time and memory.

A process that dies or takes too long is replaced, and the question is asked again. An opponent that fails several times
over the same choice is stood in for by `random`, so that no game stops.
"""

import asyncio
import json
import logging
import sys
from typing import Any

from antipater.game.errors import AntipaterError
from antipater.server.games.metadata import GameMetadata
from antipater.server.games.projection import GameProjection
from antipater.server.games.visibility import observe

TRIES = 3
SUBSTITUTE = "random"
log = logging.getLogger("antipater.server")


class WorkerFailed(AntipaterError):
    """A process ended, or was ended, before it answered."""


class OpponentPool:
    """So many processes, started when they are first needed; the first one may be started before."""

    def __init__(self, processes: int = 1, seconds: float = 30.0, megabytes: int = 2048) -> None:
        self.seconds = seconds
        self.megabytes = megabytes
        self.places = asyncio.Semaphore(processes)
        self.free: list[asyncio.subprocess.Process] = []
        self.all: set[asyncio.subprocess.Process] = set()
        self.replaced = 0

    async def choose(self, metadata: GameMetadata, projection: GameProjection, seat: int, seed: int) -> int:
        """Return the choice of the opponent in a seat."""
        question = {
            "ruleset": metadata.ruleset,
            "options": metadata.options,
            "fields": observe(projection.state, seat).fields(),
            "seat": seat,
            "agent": metadata.seats[seat].agent,
            "seed": seed,
        }
        for _ in range(TRIES):
            try:
                return await self.ask(question)
            except WorkerFailed as error:
                log.warning("opponent %s did not answer (%s); asking again", question["agent"], error)
        return await self.ask({**question, "agent": SUBSTITUTE})

    async def ask(self, question: dict[str, Any]) -> int:
        """Put a question to a free process."""
        async with self.places:
            process = self.free.pop() if self.free else await self.start()
            try:
                choice = await asyncio.wait_for(exchange(process, question), self.seconds)
            except TimeoutError:
                await self.end(process)
                raise WorkerFailed(f"no answer within {self.seconds:g} seconds") from None
            except BaseException:
                await self.end(process)
                raise
            self.free.append(process)
            return choice

    async def prepare(self) -> None:
        """Start a process ahead: it takes a second or more until it can think."""
        async with self.places:
            self.free.append(await self.start())

    async def start(self) -> asyncio.subprocess.Process:
        """Start a process."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "antipater.server.thinking.worker",
            str(self.megabytes),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        self.all.add(process)
        return process

    async def end(self, process: asyncio.subprocess.Process) -> None:
        """End a process that is no use any more."""
        self.replaced += 1
        self.all.discard(process)
        if process.returncode is None:
            process.kill()
        await process.wait()

    async def close(self) -> None:
        """End every process."""
        for process in list(self.all):
            await self.end(process)


async def exchange(process: asyncio.subprocess.Process, question: dict[str, Any]) -> int:
    """Send a question and wait for the answer."""
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(json.dumps(question).encode() + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
    except (ConnectionError, OSError) as error:
        raise WorkerFailed(str(error) or "the process ended") from error
    if not line:
        raise WorkerFailed("the process ended")
    return int(json.loads(line)["choice"])
