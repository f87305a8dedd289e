"""Waits for the players' seeds, for a while: a player whose program sends none keeps nobody from playing."""

import asyncio
import logging

from antipater.game.errors import AntipaterError
from antipater.server.games.metadata import OPEN
from antipater.server.games.pending_change import start_if_ready
from antipater.server.games.room import Room

log = logging.getLogger("antipater.server")


class SeedWait:
    """Starts games whose seats are all taken when the time for seeds is over."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.starting: set[asyncio.Task[None]] = set()

    def check(self, room: Room) -> None:
        """Begin to wait if a game lacks nothing but seeds; stop if it has begun or is withdrawn."""
        game = room.metadata.id
        if room.metadata.status == OPEN and room.metadata.seeds and not room.metadata.open_seats():
            if game not in self.timers:
                self.timers[game] = asyncio.get_running_loop().call_later(self.seconds, self.start, room)
        elif (timer := self.timers.pop(game, None)) is not None:
            timer.cancel()

    def start(self, room: Room) -> None:
        """Start a game without the seeds that are missing."""
        self.timers.pop(room.metadata.id, None)
        task = asyncio.create_task(self.start_without(room))
        self.starting.add(task)
        task.add_done_callback(self.starting.discard)

    async def start_without(self, room: Room) -> None:
        """Start a game; if that fails now, whoever opens it next waits again."""
        try:
            await room.amend(lambda pending: start_if_ready(room.metadata, pending, room.deal, wait=False))
        except AntipaterError as error:
            log.warning("game %s could not be started without all seeds: %s", room.metadata.id, error)

    async def close(self) -> None:
        """Stop waiting."""
        for timer in self.timers.values():
            timer.cancel()
        self.timers.clear()
        await asyncio.gather(*self.starting, return_exceptions=True)
