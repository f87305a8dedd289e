"""Games that end early, and what players agree on."""

import asyncio
import json

import pytest

from antipater.catalog import ruleset
from antipater.game.dice import Dice
from antipater.server.client import Client
from antipater.server.games.agreements import reveals
from antipater.server.games.metadata import GameMetadata
from antipater.server.games.outcomes import outcome
from antipater.server.games.projection import GameProjection, effective_moves
from antipater.server.times import TIME
from tests.conformance.toys import FOLD, STAY, HighCardGame
from tests.server.conftest import Running
from tests.server.together import ME, choose, post, refused, sit_down

GREEDY = {"kind": "ai", "agent": "greedy"}


@pytest.fixture(autouse=True)
def time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Restore the time after a test that moves it."""
    monkeypatch.setattr(TIME, "origin", TIME.origin)


async def test_resigning_gives_the_victory_away_and_publishes_the_deal(server: Running) -> None:
    async with server.guest("Ada") as ada, server.guest("Bea") as bea, server.guest("Eve") as eve:
        game = await sit_down(ada, bea)
        await choose(server, game, 5, Dice(1))
        assert await refused(post(eve, game, "resign")) == (403, "not-allowed")
        over = await post(bea, game, "resign")
        assert (over["status"], over["result"]) == ("over", {"reason": "resign", "returns": [2, 0], "places": [1, 2]})
        assert [event["kind"] for event in (await ada.look(game))["events"]][-3:] == ["leave", "end", "publish"]
        assert await refused(post(ada, game, "resign")) == (403, "not-allowed")


async def test_a_game_can_be_aborted_until_two_seats_have_chosen(server: Running) -> None:
    async with server.guest("Ada") as ada, server.guest("Bea") as bea:
        game = await sit_down(ada, bea)
        await choose(server, game, 1, Dice(1))
        assert (await post(bea, game, "abort"))["status"] == "aborted"
        assert await refused(post(bea, game, "abort")) == (409, "over")
        game = await sit_down(ada, bea)
        await choose(server, game, 2, Dice(1))
        assert await refused(post(bea, game, "abort")) == (409, "too-late")
        waiting = (await ada.create(ME, {"kind": "open"}))["game"]["id"]
        assert (await post(ada, waiting, "abort"))["result"] == {"reason": "withdrawn"}


async def test_who_is_gone_can_be_played_on_without(server: Running) -> None:
    async with server.guest("Ada") as ada, server.guest("Bea") as bea:
        game = await sit_down(ada, bea)
        assert await refused(post(ada, game, "claim")) == (409, "not-gone"), "Ada owes the choice herself"
        assert await refused(post(bea, game, "claim")) == (409, "not-gone"), "Ada was here a moment ago"
        async with bea.socket(game) as watching:
            await watching.recv()
            async with ada.socket(game) as socket:
                await socket.recv()
                here = json.loads(await watching.recv())
                assert (here["type"], here["seat"], here["here"]) == ("presence", 0, True)
                TIME.skip(10_000_000)
                assert await refused(post(bea, game, "claim")) == (409, "not-gone"), "she follows the game"
            assert json.loads(await watching.recv())["here"] is False
        assert await refused(post(bea, game, "claim")) == (409, "not-gone"), "she has just left"
        TIME.skip(200_000)
        assert (await post(bea, game, "claim"))["result"] == {"reason": "gone", "returns": [0, 2], "places": [2, 1]}
        slow = await sit_down(ada, bea, clock={"days": 3})
        TIME.skip(10_000_000)
        assert await refused(post(bea, slow, "claim")) == (409, "not-gone"), "the clock decides"


async def test_a_draw_is_agreed_on_by_both_and_forgotten_with_the_next_choice(server: Running) -> None:
    async with server.guest("Ada") as ada, server.guest("Bea") as bea:
        game = await sit_down(ada, bea)
        await post(ada, game, "draw")
        assert (await bea.look(game))["agreed"] == {"draw": [0]}
        await post(bea, game, "draw", yes=False)
        assert (await bea.look(game))["agreed"] == {}
        await post(ada, game, "draw")
        await choose(server, game, 1, Dice(1))
        assert (await bea.look(game))["agreed"] == {}, "the position has changed"
        await post(ada, game, "draw")
        over = await post(bea, game, "draw")
        assert over["result"] == {"reason": "draw", "returns": [1, 1], "places": [1, 1]}
        alone = (await ada.create(ME, GREEDY))["game"]["id"]
        assert await refused(post(ada, alone, "draw")) == (409, "no-draw")


async def test_a_choice_is_taken_back_if_nothing_was_revealed_since(server: Running) -> None:
    """The log keeps everything; the position, and only it, goes back; no ply is used twice."""
    async with server.guest("Ada") as ada, server.guest("Bea") as bea:
        game = await sit_down(ada, bea)
        assert await refused(post(ada, game, "takeback")) == (409, "no-takeback")
        before = await ada.look(game)
        await choose(server, game, 2, Dice(1))
        await post(ada, game, "takeback")
        await post(bea, game, "takeback")
        after = await ada.look(game)
        assert after["view"] == before["view"]
        assert after["ply"] == after["seq"] > before["seq"]
        assert [event["kind"] for event in after["events"]][-5:] == ["action", "action", "agree", "agree", "takeback"]
        entries = await server.services.archive.entries(game)
        assert [move.kind for move in effective_moves(entries)] == ["chance"] * (before["seq"] - 1)
        game_rules = (await server.services.games.room(game)).metadata.game()
        assert (
            GameProjection.replay(game_rules, entries).state
            == GameProjection.replay(game_rules, entries[: before["seq"]]).state
        )
        await choose(server, game, 4, Dice(1))
        assert await refused(post(ada, game, "takeback")) == (409, "no-takeback"), "four more wonders were drawn"


async def test_opponents_accept_takebacks_and_are_asked_again(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer to the question before the takeback does not count."""
    games, opponents, held = server.services.games, server.services.opponents, asyncio.Event()
    choose_at_once = opponents.choose

    async def hold(metadata: GameMetadata, projection: GameProjection, seat: int, seed: int, begun: int) -> int:
        await held.wait()
        return await choose_at_once(metadata, projection, seat, seed, begun)

    monkeypatch.setattr(opponents, "choose", hold)
    async with server.guest("Ada") as ada:
        game = (await ada.create(ME, GREEDY))["game"]["id"]
        before = await ada.look(game)
        await ada.act(game, before["ply"], before["view"]["choices"][0]["action"])
        await post(ada, game, "takeback")
        seen = await ada.look(game)
        assert seen["view"] == before["view"]
        await ada.act(game, seen["ply"], seen["view"]["choices"][1]["action"])
        held.set()
        room = await games.room(game)
        while room.thinking:
            await asyncio.wait(room.thinking.values())
        chosen = [
            (entry.seat, entry.payload["ply"])
            for entry in await server.services.archive.entries(game)
            if entry.kind == "action"
        ]
        assert [seat for seat, _ in chosen] == [0, 0, 1, 1]
        assert chosen[2][1] > chosen[1][1] > chosen[0][1]


def test_a_revealed_choice_cannot_be_taken_back() -> None:
    state = HighCardGame().start()
    for card in (1, 3):
        state.apply(card, -1)
    one, both = state.copy(), state.copy()
    one.apply(STAY, 0)
    both.apply(STAY, 0)
    both.apply(FOLD, 1)
    assert not reveals(state, one, 2), "a sealed choice tells nobody anything"
    assert reveals(one, both, 2)


async def test_a_rematch_swaps_the_seats_and_keeps_the_rest(server: Running) -> None:
    async with server.guest("Ada") as ada, server.guest("Bea") as bea:
        options = {option: values[-1] for option, values in ruleset("duel+pantheon").choices.items()}
        asked = {"ruleset": "duel+pantheon", "options": options, "clock": {"seconds": 600, "increment": 3}}
        game = await sit_down(ada, bea, **asked)
        assert await refused(post(ada, game, "rematch")) == (403, "not-allowed")
        await post(ada, game, "resign")
        assert await post(ada, game, "rematch") == {"game": None}
        server.services.games.unload_rooms(before=float("inf"))
        again = (await post(bea, game, "rematch"))["game"]
        assert await post(ada, game, "rematch") == {"game": again}, "asked twice, made once"
        made = (await ada.look(again))["game"]
        assert [seat["name"] for seat in made["seats"]] == ["Bea", "Ada"]
        assert (made["rematch_of"], made["status"], made["yours"]) == (game, "running", [1])
        assert {key: made[key] for key in ("ruleset", "options", "clock")} == asked
        assert (await ada.look(game))["events"][-1]["facts"] == {"game": again}


async def test_at_a_larger_table_the_others_play_on(server: Running, seed: int) -> None:
    """A computer opponent chooses for the seat that was left, and it is placed last."""
    async with server.guest("Ada") as ada, server.guest("Bea") as bea, server.guest("Cleo") as cleo:
        game = await sit_down(ada, bea, cleo, ruleset="classic")
        room = await server.services.games.room(game)
        assert (await post(ada, game, "resign"))["status"] == "running"
        assert await refused(ada.act(game, 1, 1)) == (409, "left")
        dice = Dice(seed)
        while room.metadata.status == "running":
            owing = [seat for seat in room.projection.must_choose() if seat in (1, 2)]
            for seat in owing:
                ply = room.projection.ply(seat)
                assert ply is not None
                await room.act(seat, ply, dice.choose(room.projection.state.legal(seat)), f"{seat}-{ply}")
            if not owing:
                await asyncio.sleep(0.005)
        result = room.metadata.result
        assert result is not None
        assert result["reason"] == "played"
        assert result["places"][0] == 3
        assert result["returns"][0] == 0
        assert sum(result["returns"]) == room.projection.game.prize


def test_places_of_those_who_left() -> None:
    game = ruleset("classic", players="4")
    facts = outcome(game, game.start(), "resign", left=(2, 0, 1))
    assert facts == {"reason": "resign", "returns": [0, 0, 0, game.prize], "places": [3, 2, 4, 1]}


async def test_who_watches_is_known_to_all(server: Running) -> None:
    """Spectators are counted, a user once; accounts are named, guests and players are not."""
    async with server.guest("Ada") as ada, server.guest("Bea") as bea, server.guest("Cleo") as cleo:
        game = await sit_down(ada, bea)
        await cleo.ask("POST", "/api/account", {"name": "Cleopatra", "password": "seven pillars of salt"})
        async with cleo.socket(game) as first, cleo.socket(game) as second, Client(server.url) as nobody:
            for socket in (first, second):
                assert json.loads(await socket.recv())["watchers"] == {"number": 1, "names": ["Cleopatra"]}
            async with nobody.socket(game) as third, ada.socket(game) as player:
                assert json.loads(await third.recv())["watchers"]["number"] == 2
                assert json.loads(await player.recv())["watchers"] == {"number": 2, "names": ["Cleopatra"]}
                await choose(server, game, 1, Dice(1))
                while (said := json.loads(await first.recv()))["type"] != "gameState":
                    assert said["type"] == "watchers"
                assert said["watchers"]["number"] == 2
        while (left := (await bea.look(game))["watchers"]) != {"number": 0, "names": []}:
            assert left["number"] <= 2
            await asyncio.sleep(0.01)  # until the server has noticed that all have gone


async def test_who_comes_and_goes_is_told_to_all_at_once(server: Running) -> None:
    """Players and spectators learn it without a move."""
    async with server.guest("Ada") as ada, server.guest("Bea") as bea, Client(server.url) as nobody:
        game = await sit_down(ada, bea)
        async with ada.socket(game) as player:
            await player.recv()
            async with nobody.socket(game) as spectator:
                await spectator.recv()
                for socket in (player, spectator):
                    assert json.loads(await socket.recv()) == {
                        "type": "watchers",
                        "watchers": {"number": 1, "names": []},
                    }
            assert json.loads(await player.recv())["watchers"]["number"] == 0
