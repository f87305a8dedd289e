"""A sealed choice can be replaced until the last seat has chosen, and nobody else ever learns of it (C2.1)."""

import json

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from antipater.catalog import ruleset
from antipater.game.dice import Dice
from antipater.game.errors import IllegalAction
from antipater.game.seats import CHANCE as CHANCE_SEAT
from antipater.server.client import Client, Refused
from antipater.server.games.channels import Channel, shared_fields
from antipater.server.games.log import ACTION, BEGIN, CHANCE, INSTEAD, Entry
from antipater.server.games.projection import GameProjection, effective_moves
from antipater.server.games.visibility import PUBLIC
from antipater.server.operations.settings import Settings as ServerSettings
from tests.server.conftest import running

ME, OPEN = {"kind": "me"}, {"kind": "open"}
PICK = st.integers(0, 10_000)
NAMES = ["Aa", "Bb", "Cc", "Dd"]


class Changing(RuleBasedStateMachine):
    """A game in which seats replace choices, beside the same game with the last choices alone."""

    @initialize(players=st.sampled_from(["2", "3", "4"]), seed=st.integers(0, 1000))
    def deal(self, players: str, seed: int) -> None:
        self.game, self.dice = ruleset("classic", players=players), Dice(seed)
        self.log: list[Entry] = []
        self.decided: list[Entry] = []  # the same log without replaced choices
        self.projection = GameProjection(self.game)
        self.add(BEGIN, None, {})
        self.settle()

    def add(self, kind: str, seat: int | None, payload: dict[str, int]) -> None:
        """Add an entry to the log, and to the log without replaced choices."""
        entry = Entry(len(self.log) + 1, kind, seat, payload, 1)
        self.projection.apply(entry)
        self.log.append(entry)
        if INSTEAD in payload:
            place = next(n for n, old in enumerate(self.decided) if old.payload.get("log") == payload[INSTEAD])
            entry = entry._replace(seq=self.decided[place].seq, payload={**payload, "log": entry.seq})
            entry.payload.pop(INSTEAD)
            self.decided[place] = entry
        else:
            number = len(self.decided) + 1
            self.decided.append(entry._replace(seq=number, payload={**payload, "log": entry.seq}))

    def settle(self) -> None:
        while self.projection.state.to_act() == (CHANCE_SEAT,):
            self.add(CHANCE, None, {"choice": self.dice.choose(self.projection.state.legal(CHANCE_SEAT))})

    @precondition(lambda self: self.projection.must_choose())
    @rule(who=PICK, what=PICK)
    def choose(self, who: int, what: int) -> None:
        owing = self.projection.must_choose()
        seat = owing[who % len(owing)]
        legal = self.projection.state.legal(seat)
        self.add(ACTION, seat, {"choice": legal[what % len(legal)], "ply": self.projection.ply(seat) or 0})
        self.settle()

    @precondition(lambda self: any(self.projection.sealed(seat) for seat in range(self.game.seats)))
    @rule(who=PICK, what=PICK)
    def change(self, who: int, what: int) -> None:
        able = [seat for seat in range(self.game.seats) if self.projection.sealed(seat)]
        earlier = self.projection.sealed(able[who % len(able)])
        assert earlier is not None
        legal = earlier.before.legal(earlier.actor)
        payload = {"ply": earlier.entry.payload["ply"], INSTEAD: earlier.entry.seq}
        position, number = self.projection.state, self.projection.counted_seq
        with pytest.raises(IllegalAction):
            self.projection.apply(
                Entry(self.projection.seq + 1, ACTION, earlier.actor, {**payload, "choice": max(legal) + 1}, 1)
            )
        assert self.projection.state is position
        self.add(ACTION, earlier.actor, {**payload, "choice": legal[what % len(legal)]})
        assert self.projection.counted_seq == number

    @invariant()
    def replacements_leave_no_trace(self) -> None:
        known = GameProjection(self.game)
        told = list(known.reveals(self.decided))
        again = GameProjection(self.game)
        told_again = list(again.reveals(self.log))
        assert self.projection.state == again.state == known.state
        assert (self.projection.counted_seq, self.projection.public_seq, self.projection.plies) == (
            known.counted_seq,
            known.public_seq,
            known.plies,
        )
        assert shared_fields(self.projection) == shared_fields(again) == shared_fields(known)
        moves = self.game.start()
        for entry in effective_moves(self.log):
            moves.apply(entry.payload["choice"], CHANCE_SEAT if entry.seat is None else entry.seat)
        assert moves == self.projection.state
        for viewer in (PUBLIC, *range(self.game.seats)):
            channel = Channel(self.game, viewer, NAMES[: self.game.seats], "en")
            last = told[-1:]
            assert channel.events(told_again[-1:]) == channel.events(last)
            assert len(told_again) == len(told)
            assert channel.sealed(again) == Channel(self.game, viewer, NAMES[: self.game.seats], "en").sealed(known)


TestChanging = Changing.TestCase
TestChanging.settings = settings(
    max_examples=12, stateful_step_count=20, derandomize=True, deadline=None, database=None
)


async def test_changing_over_the_wire(settings: ServerSettings) -> None:
    """The last choice counts; repeated requests get the same answer; others notice nothing; it survives a restart."""
    async with running(settings) as server, server.guest("Ada") as ada, server.guest("Bea") as bea:
        made = await ada.create(ME, ME, OPEN, ruleset="classic", options={"boards": "gizah,rhodos,?", "sides": "a"})
        game = made["game"]["id"]
        await bea.join(game, made["invitation"])
        seen = await ada.look(game, seat=1)
        ply, words = seen["ply"], [choice["word"] for choice in seen["view"]["choices"]]
        async with bea.socket(game) as listening:
            before = json.loads(await listening.recv())
            number = await ada.act(game, ply, words[0], "first", seat=1)
            assert await ada.act(game, ply, words[1], "second", seat=1) == number == before["seq"] + 1
            assert await ada.act(game, ply, words[0], "first", seat=1) == number  # repeated, it changes nothing
            own = await ada.look(game, seat=1)
            assert (own["ply"], own["sealed"]["ply"], own["sealed"]["word"]) == (None, ply, words[1])
            assert [choice["word"] for choice in own["sealed"]["choices"]] == words
            assert [choice["word"] for choice in own["view"]["table"]["sealed"]] == [words[1]]
            for wrong, action, code in ((ply, "build:palace", "illegal-action"), (ply + 1, words[0], "late")):
                with pytest.raises(Refused, match=code):
                    await ada.act(game, wrong, action, "third", seat=1)
            with pytest.raises(Refused, match="id-used"):
                await ada.act(game, ply, 1, "second", seat=1)
            with pytest.raises(Refused, match="not-allowed"):
                await bea.act(game, ply, words[0], "third", seat=1)
            other = await ada.look(game, seat=0)
            answer = await ada.act(game, other["ply"], other["view"]["choices"][0]["word"], seat=0)
            assert answer == number + 1, "the answer to another seat tells of the change"
            heard = [json.loads(await listening.recv()) for _ in range(2)]
            assert [message["chosen"] for message in heard] == [[1], [0, 1]]
            assert all(message["view"] == {} and "sealed" not in message for message in heard)
        cookies = [client.http.headers["Cookie"] for client in (ada, bea)]
    async with running(settings) as server, Client(server.url) as ada, Client(server.url) as bea:
        ada.http.headers["Cookie"], bea.http.headers["Cookie"] = cookies
        assert {**await ada.look(game, seat=1), "chosen": [1], "here": [2]} == own
        assert await ada.act(game, ply, words[2], "third", seat=1) == number + 1
        last = await bea.look(game)
        await bea.act(game, last["ply"], last["view"]["choices"][0]["word"])
        told = (await bea.look(game, after=last["seq"]))["events"]
        assert [event["seq"] for event in told] == list(range(last["seq"] + 1, last["seq"] + 1 + len(told)))
        assert (await ada.look(game, seat=1, after=last["seq"]))["events"][1]["word"] == words[2]
        assert (await bea.look(game))["ply"] == last["seq"] + len(told)
        with pytest.raises(Refused, match="late"):
            await ada.act(game, ply, words[0], "fourth", seat=1)
        assert await ada.act(game, ply, words[1], "second", seat=1) == number
