"""A game with clients that repeat, reorder, lose and forge requests, on a server that restarts; the rules are a model.

The model is a bare position. It moves when the server acknowledges a request, and reads only outcomes of chance from
the log. After every step the server must show each seat what the model knows: who must choose, and the choices.
"""

import asyncio
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import httpx
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, initialize, invariant, precondition, rule

from antipater.catalog import ruleset
from antipater.game.contract import Game
from antipater.game.seats import CHANCE
from antipater.server.client import Client, Refused
from antipater.server.operations.settings import Settings
from tests.server.conftest import Running, running
from tests.server.playing import Follower

Answer = TypeVar("Answer")
ME, OPEN = {"kind": "me"}, {"kind": "open"}
NAMES = ("Ada", "Bea")
PICK = st.integers(0, 10_000)
EXAMPLES, STEPS = 8, 25


@dataclass(eq=False)
class Request:
    """A request, and the entry that it made."""

    seat: int
    ply: int
    action: int
    id: str
    counted: int | None = None


class Table(RuleBasedStateMachine):
    """Two clients, a game, a server, a model."""

    waiting = Bundle("waiting")  # requests that were prepared and not sent
    counted = Bundle("counted")  # requests that were acknowledged

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = TemporaryDirectory(prefix="antipater-machine-")
        self.stack = AsyncExitStack()
        self.cookies: list[str] = []
        self.numbers = count()
        self.seq = 0
        self.game = ""
        self.kind: Game = ruleset("duel")
        self.model = self.kind.start()

    def do(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        return self.loop.run_until_complete(work)

    # Faults of the server.

    async def start(self) -> None:
        self.server: Running = await self.stack.enter_async_context(running(Settings(data=Path(self.folder.name))))
        self.clients = [await self.stack.enter_async_context(Client(self.server.url)) for _ in NAMES]
        for client, cookie in zip(self.clients, self.cookies, strict=False):
            client.http.headers["Cookie"] = cookie

    @initialize(ruleset_name=st.sampled_from(["duel", "duel+pantheon"]))
    def begin(self, ruleset_name: str) -> None:
        self.do(self.begin_game(ruleset_name))

    async def begin_game(self, name: str) -> None:
        await self.start()
        for client, guest in zip(self.clients, NAMES, strict=True):
            await client.enter(guest)
        self.cookies = [client.http.headers["Cookie"] for client in self.clients]
        made = await self.clients[0].create(ME, OPEN, ruleset=name)
        self.game = made["game"]["id"]
        await self.clients[1].join(self.game, made["invitation"])
        self.kind = ruleset(name)
        self.model = self.kind.start()
        await self.learn_chance()

    @rule()
    def restart(self) -> None:
        """The server stops and starts; waiting requests do not notice."""
        self.do(self.stack.aclose())
        self.stack = AsyncExitStack()
        self.do(self.start())

    @rule()
    def put_rooms_away(self) -> None:
        self.server.services.games.unload_rooms(before=float("inf"))

    # Actions of clients.

    def to_act_set(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.model.to_act() if seat != CHANCE)

    def a_request(self, seat: int, pick: int) -> Request:
        legal = self.model.legal(seat)
        seen = self.do(self.clients[seat].look(self.game, after=self.seq))
        request = f"request-{next(self.numbers)}"
        return Request(seat, seen["ply"], legal[pick % len(legal)], request)

    async def send(self, asked: Request) -> int:
        return await self.clients[asked.seat].act(self.game, asked.ply, asked.action, asked.id)

    async def learn_chance(self) -> None:
        """Apply the outcomes of chance in the log to the model."""
        for entry in await self.server.services.archive.entries(self.game, self.seq):
            if entry.kind == "chance":
                assert self.model.to_act() == (CHANCE,)
                self.model.apply(entry.payload["choice"], CHANCE)
            self.seq = entry.seq

    def follow(self, asked: Request, seq: int) -> Request:
        """Move the model as the server moved."""
        assert seq == self.seq + 1
        self.model.apply(asked.action, asked.seat)
        self.seq, asked.counted = seq, seq
        self.do(self.learn_chance())
        return asked

    def refused(self, asked: Request) -> Refused:
        """Send a request that must be refused; nothing moves."""
        try:
            self.do(self.send(asked))
        except Refused as refused:
            return refused
        raise AssertionError(f"{asked} was accepted")

    @precondition(lambda self: self.to_act_set())
    @rule(target=counted, pick=PICK)
    def choose(self, pick: int) -> Request:
        asked = self.a_request(self.to_act_set()[pick % len(self.to_act_set())], pick)
        return self.follow(asked, self.do(self.send(asked)))

    @precondition(lambda self: self.to_act_set())
    @rule(target=waiting, pick=PICK)
    def prepare(self, pick: int) -> Request:
        """A request is prepared now, and arrives later, or never."""
        return self.a_request(self.to_act_set()[0], pick)

    @rule(asked=waiting)
    def deliver(self, asked: Request) -> None:
        """An earlier request arrives: it counts once, if its decision is still open."""
        before = asked.counted
        ply = self.do(self.clients[asked.seat].look(self.game))["ply"]
        if before is not None:
            assert self.do(self.send(asked)) == before
        elif ply == asked.ply:
            self.follow(asked, self.do(self.send(asked)))
        else:
            refused = self.refused(asked)
            assert (refused.status, refused.code, refused.facts["ply"]) == (409, "late", ply)

    @precondition(lambda self: self.to_act_set())
    @rule(target=counted, pick=PICK)
    def choose_and_vanish(self, pick: int) -> Request:
        """The connection breaks before the answer; the repeated request gets it."""
        asked = self.a_request(self.to_act_set()[0], pick)
        self.do(self.send_and_vanish(asked))
        seq = self.do(self.send(asked))
        return self.follow(asked, seq)

    async def send_and_vanish(self, asked: Request) -> None:
        url = httpx.URL(self.server.url)
        body = httpx.Request(
            "POST",
            f"{url}/api/game/{self.game}/action",
            json={"ply": asked.ply, "action": asked.action, "id": asked.id},
            headers={"Cookie": self.cookies[asked.seat]},
        )
        head = "".join(f"{name}: {value}\r\n" for name, value in body.headers.items())
        _, writer = await asyncio.open_connection(url.host, url.port)
        writer.write(f"POST {body.url.path} HTTP/1.1\r\n{head}\r\n".encode() + body.content)
        await writer.drain()
        writer.close()
        await writer.wait_closed()

    @rule(asked=counted, times=st.integers(1, 3))
    def repeat(self, asked: Request, times: int) -> None:
        """The same request again, several at once, gets the same answer."""

        async def all_at_once() -> list[int]:
            return list(await asyncio.gather(*(self.send(asked) for _ in range(times))))

        assert set(self.do(all_at_once())) == {asked.counted}

    @rule(asked=counted)
    def reuse_an_id(self, asked: Request) -> None:
        changed = replace(asked, action=asked.action + 1)
        assert self.refused(changed).code == "id-used"

    @precondition(lambda self: self.to_act_set())
    @rule(action=st.integers(-3, 5_000))
    def choose_the_impossible(self, action: int) -> None:
        seat = self.to_act_set()[0]
        if action not in self.model.legal(seat):
            asked = replace(self.a_request(seat, 0), action=action)
            assert self.refused(asked).status == 422

    @precondition(lambda self: len(self.to_act_set()) == 1)
    @rule(pick=PICK)
    def choose_for_another(self, pick: int) -> None:
        seat = self.to_act_set()[0]
        asked = self.a_request(seat, pick)
        assert self.refused(replace(asked, seat=1 - seat)).code in ("late", "not-allowed")

    @rule(seat=st.integers(0, 1), back=st.integers(0, 10))
    def come_back(self, seat: int, back: int) -> None:
        """A new stream contains what everybody knows."""

        async def first_message() -> Follower:
            known = Follower()
            async for message in self.clients[seat].stream(self.game, after=max(0, self.seq - back)):
                known.take(message)
                break
            return known

        known = self.do(first_message())
        assert known.seq == self.seq
        assert [event["seq"] for event in known.events] == list(range(max(0, self.seq - back) + 1, self.seq + 1))

    # Invariants.

    @invariant()
    def seats_see_what_the_model_knows(self) -> None:
        if not self.game:
            return
        for seat, client in enumerate(self.clients):
            seen = self.do(client.look(self.game, after=self.seq))
            view = seen["view"]
            owes = seat in self.model.to_act()
            assert seen["seq"] == self.seq
            assert view["toAct"] == list(self.to_act_set())
            assert [choice["action"] for choice in view["choices"]] == (self.model.legal(seat) if owes else [])
            assert (seen["ply"] is not None) == owes
            assert view["over"] == (not self.model.to_act())

    def teardown(self) -> None:
        self.do(self.stack.aclose())
        self.loop.close()
        self.folder.cleanup()


TestTable = Table.TestCase
TestTable.settings = settings(
    max_examples=EXAMPLES,
    stateful_step_count=STEPS,
    derandomize=True,
    phases=(Phase.generate,),  # servers restart in it: shrinking an example would take minutes
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)
