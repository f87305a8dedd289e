"""A move counts once, whatever happens to the request; and plies distinguish decisions."""

import asyncio
import json

import pytest

from antipater.game.dice import Dice
from antipater.server.client import Client, Refused
from antipater.server.games.log import ACTION
from antipater.server.operations.settings import Settings
from antipater.server.store.database import shielded
from tests.conformance.toys import FOLD, STAY
from tests.server.conftest import Running, running
from tests.server.playing import PATIENCE
from tests.server.together import add_high_card, choose

ME, OPEN = {"kind": "me"}, {"kind": "open"}


async def first_choice(client: Client, game: str) -> tuple[int, int]:
    """Return the decision that a client must make, and a possible choice."""
    seen = await client.look(game)
    return seen["ply"], seen["view"]["choices"][0]["action"]


async def test_the_same_request_counts_once(server: Running) -> None:
    async with server.guest("Ada") as ada:
        game = (await ada.create(ME, ME))["game"]["id"]
        ply, action = await first_choice(ada, game)
        answers = await asyncio.gather(*(ada.act(game, ply, action, "the-request", seat=0) for _ in range(5)))
        assert len(set(answers)) == 1
        again = await ada.act(game, ply, action, "the-request", seat=0)
        assert again == answers[0]
        entries = await server.services.archive.entries(game)
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
        assert [entry.seq for entry in entries if entry.kind == ACTION] == [again]


async def test_the_last_request_of_a_game_can_be_repeated(server: Running, seed: int) -> None:
    """A client that lost the answer gets it when the game is over; at a hot seat without naming the seat."""
    dice = Dice(seed)
    async with server.guest("Ada") as ada:
        game = (await ada.create(ME, ME))["game"]["id"]
        room = await server.services.games.room(game)
        while room.projection.must_choose():
            seat = room.projection.must_choose()[0]
            ply = room.projection.ply(seat) or 0
            action = dice.choose(room.projection.state.legal(seat))
            seq = await room.act(seat, ply, action, f"request-{ply}")
        assert room.metadata.status == "over"
        assert await ada.act(game, ply, action, f"request-{ply}") == seq
        with pytest.raises(Refused, match="late"):
            await ada.act(game, ply, action, "another", seat=seat)


async def test_a_stream_may_leave_positions_out(server: Running) -> None:
    """Whoever does not read them sees all the rest, in the first message and in differences."""
    async with server.guest("Ada") as ada:
        game = (await ada.create(ME, ME))["game"]["id"]
        ply, action = await first_choice(ada, game)
        async with ada.socket(game, seat=0) as whole, ada.socket(game, seat=0, position="no") as without:
            full, short = [json.loads(await socket.recv())["view"] for socket in (whole, without)]
            assert full["position"].startswith("duel/")
            assert short == {**full, "position": ""}
            await ada.act(game, ply, action, "first", seat=0)
            full, short = [json.loads(await socket.recv())["view"] for socket in (whole, without)]
            assert full.pop("position").startswith("duel/")
            assert short == full


async def test_a_late_request_gets_the_current_ply(server: Running) -> None:
    async with server.guest("Ada") as ada:
        game = (await ada.create(ME, ME))["game"]["id"]
        ply, action = await first_choice(ada, game)
        await ada.act(game, ply, action, "first", seat=0)
        now = await ada.look(game, seat=1)
        with pytest.raises(Refused, match="late") as refused:
            await ada.act(game, ply, action, "second", seat=1)
        assert refused.value.status == 409
        assert refused.value.facts == {"ply": now["ply"], "seq": now["seq"]}
        with pytest.raises(Refused, match="id-used"):
            await ada.act(game, ply, action + 1, "first", seat=0)
        with pytest.raises(Refused, match="id-used"):
            await ada.act(game, now["ply"], now["view"]["choices"][0]["action"], "first", seat=1)
        assert (await ada.look(game))["seq"] == now["seq"]


async def test_impossible_and_foreign_moves_change_nothing(server: Running) -> None:
    async with server.guest("Ada") as ada, server.guest("Eve") as eve:
        game = (await ada.create(ME, ME))["game"]["id"]
        before = await ada.look(game)
        for action, problem in ((9_999, "illegal-action"), ("build:nothing", "illegal-action"), (0, "illegal-action")):
            with pytest.raises(Refused, match=problem) as refused:
                await ada.act(game, before["ply"], action, seat=0)
            assert refused.value.status == 422
        with pytest.raises(Refused, match="not-allowed"):
            await eve.act(game, before["ply"], before["view"]["choices"][0]["action"])
        with pytest.raises(Refused, match="not-allowed"):
            await eve.look(game, seat=0)
        with pytest.raises(Refused, match="no-such-game"):
            await eve.look("nothing-here")
        assert await ada.look(game) == before


async def test_secret_choices_leave_the_plies_of_others_alone(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both must choose at once; that one has chosen is known, the choice is not."""
    add_high_card(monkeypatch)
    async with server.guest("Ada") as ada, server.guest("Bea") as bea:
        made = await ada.create(ME, OPEN, ruleset="high-card")
        game = made["game"]["id"]
        await bea.join(game, made["invitation"])
        before = await bea.look(game)
        assert before["view"]["toAct"] == [0, 1]
        ply = (await ada.look(game))["ply"]
        assert ply == before["ply"]
        await ada.act(game, ply, STAY)
        waiting = await bea.look(game, after=before["seq"])
        assert waiting["ply"] == before["ply"]
        assert waiting["view"]["toAct"] == [1]
        assert [(event["seat"], event["choice"]) for event in waiting["events"]] == [(0, None)]
        assert (await ada.look(game))["ply"] is None
        await bea.act(game, before["ply"], FOLD)
        assert (await bea.look(game))["view"]["returns"] == [2, 0]


async def test_a_restart_in_mid_game_loses_nothing(settings: Settings, seed: int) -> None:
    dice = Dice(seed)
    async with running(settings) as server, server.guest("Ada") as ada:
        game = (await ada.create(ME, ME, ruleset="duel+pantheon"))["game"]["id"]
        await choose(server, game, 30, dice)
        before = [await ada.look(game, seat=seat) for seat in (0, 1)]
        cookie = ada.http.headers["Cookie"]
    async with running(settings) as server, Client(server.url) as ada:
        ada.http.headers["Cookie"] = cookie
        assert before == [await ada.look(game, seat=seat) for seat in (0, 1)]
        while (await server.services.games.room(game)).projection.must_choose():
            await choose(server, game, 1, dice)
        assert (await ada.look(game))["view"]["over"]


async def test_a_room_that_nobody_uses_is_put_away_and_comes_back(server: Running) -> None:
    async with server.guest("Ada") as ada:
        game = (await ada.create(ME, ME))["game"]["id"]
        before = await ada.look(game)
        server.services.games.unload_rooms(before=float("inf"))
        assert not server.services.games.rooms
        assert before == await ada.look(game)


async def test_a_query_is_not_cut_off_when_its_asker_goes_away() -> None:
    asked, answered = asyncio.Event(), asyncio.Event()

    async def query() -> None:
        asked.set()
        await asyncio.sleep(0)
        answered.set()

    asker = asyncio.create_task(shielded(query()))
    await asked.wait()
    asker.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asker
    await asyncio.wait_for(answered.wait(), PATIENCE)
