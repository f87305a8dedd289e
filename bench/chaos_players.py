"""Players that continue whatever happens to the server, repeat requests until answered, and record everything."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from itertools import count
from typing import Any

import httpx

from antipater.game.dice import Dice
from antipater.server.client import Client, Refused
from bench.history import Asked, History

ME, OPEN, RANDOM = {"kind": "me"}, {"kind": "open"}, {"kind": "ai", "agent": "random"}
PAUSE = 0.05
PATIENCE = 3.0  # for an answer; then the request is repeated
NUMBERS = count()


class Table:
    """One game after the other between two guests, or a guest and an opponent; with a spectator."""

    def __init__(
        self, addresses: Sequence[str], history: History, dice: Dice, against: dict[str, Any] | None = None
    ) -> None:
        self.addresses = addresses  # of servers, or of a proxy before one
        self.history = history
        self.dice = dice
        self.against = against
        self.games: list[str] = []
        self.guests: list[Client] = []
        self.game = ""
        self.number = next(NUMBERS)
        self.over = asyncio.Event()
        self.last = 0.0  # when a move was last acknowledged

    async def open(self, door: str) -> None:
        """Create the guests and the first game, before the first fault."""
        for name in ("Ada", "Bea", "Eve"):
            guest = Client(door)
            guest.http.timeout = httpx.Timeout(PATIENCE)
            self.guests.append(guest)
            await self.until_answered(partial(guest.enter, f"{name} {self.number}"))
        await self.until_answered(self.begin)
        for guest in self.guests:
            guest.http.base_url = httpx.URL(self.addresses[self.dice.roll(len(self.addresses))])

    async def until_answered(self, request: Callable[[], Awaitable[object]]) -> None:
        """Repeat a request while a busy server does not answer, or asks for a repetition."""
        while True:
            try:
                await request()
                return
            except httpx.HTTPError:
                pass
            except Refused as refused:
                if refused.status < 500:
                    raise
            await asyncio.sleep(PAUSE)

    async def begin(self) -> None:
        """Create a game, and take its seats."""
        made = await self.guests[0].create(ME, self.against or OPEN, ruleset="duel")
        if made["invitation"]:
            await self.guests[1].join(made["game"]["id"], made["invitation"])
        self.game = made["game"]["id"]
        self.games.append(self.game)
        self.over = asyncio.Event()

    async def play(self) -> None:
        """Play until cancelled."""
        async with asyncio.TaskGroup() as group:
            for seat in (0,) if self.against else (0, 1):
                group.create_task(self.seat(seat))
            group.create_task(self.watch())
            group.create_task(self.renew())

    async def renew(self) -> None:
        """Create a new game when one is over."""
        while True:
            await self.over.wait()
            tried = [guest.http.base_url for guest in self.guests[:2]]
            try:
                await self.begin()
            except (httpx.HTTPError, Refused):
                for guest, door in zip(self.guests, tried, strict=False):
                    await self.leave(guest, door)

    async def seat(self, seat: int) -> None:
        """Make choices in a seat."""
        guest = self.guests[seat]
        while True:
            game, door = self.game, guest.http.base_url
            try:
                seen = await guest.look(game, after=max(0, self.dice.roll(40)))
            except (httpx.HTTPError, Refused):
                await self.leave(guest, door)
                continue
            self.history.see(f"seat {seat}", game, seen)
            if seen["game"]["status"] == "over":
                self.over.set()
            if seen["ply"] is None or not seen["view"]["choices"]:
                await asyncio.sleep(PAUSE)
                continue
            action = self.dice.choose(seen["view"]["choices"])["action"]
            request = f"{self.number}-{seat}-{next(NUMBERS)}"
            asked = self.history.ask(game, request, seat, seen["ply"], action)
            await self.insist(guest, asked)

    async def insist(self, guest: Client, asked: Asked) -> None:
        """Repeat a request until there is a final answer; sometimes send it twice at once."""
        while True:
            door = guest.http.base_url
            tries = [self.ask(guest, asked) for _ in range(2 if self.dice.roll(8) == 0 else 1)]
            answers = [answer for answer in await asyncio.gather(*tries) if answer is not None]
            for answer in answers:
                if isinstance(answer, int):
                    self.history.acknowledge(asked, answer)
                    self.last = asyncio.get_running_loop().time()
                else:
                    self.history.refuse(asked, answer)
            if answers:
                return
            await self.leave(guest, door)

    async def ask(self, guest: Client, asked: Asked) -> int | str | None:
        """Send a request once; return the entry, a final refusal, or nothing."""
        try:
            return await guest.act(asked.game, asked.ply, asked.action, asked.id, seat=asked.seat)
        except httpx.HTTPError:
            return None
        except Refused as refused:
            return None if refused.status >= 500 or refused.code == "http" else str(refused.code)

    async def watch(self) -> None:
        """Follow the games by their streams, from the beginning or from a later entry."""
        guest = self.guests[2]
        while True:
            game, door = self.game, guest.http.base_url
            try:
                async for message in guest.stream(game, after=self.dice.roll(20)):
                    if "events" in message:
                        self.history.see("the public", game, message)
                    if game != self.game:
                        break
            except (httpx.HTTPError, Refused, ValueError):
                await self.leave(guest, door)
            await asyncio.sleep(PAUSE)

    async def leave(self, guest: Client, door: httpx.URL) -> None:
        """Wait a little, then switch to the next address, unless the guest has switched for another request."""
        await asyncio.sleep(PAUSE + self.dice.roll(100) / 1000)
        if guest.http.base_url == door:
            place = next((n for n, other in enumerate(self.addresses) if httpx.URL(other).port == door.port), 0)
            guest.http.base_url = httpx.URL(self.addresses[(place + 1) % len(self.addresses)])

    async def close(self) -> None:
        """Close the clients of the guests."""
        for guest in self.guests:
            await guest.http.aclose()
