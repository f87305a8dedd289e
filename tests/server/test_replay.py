"""Past positions: the same views as the stream sent then, for the same viewpoint, and nothing later."""

import asyncio
import json

from antipater.game.dice import Dice
from antipater.server.client import Client
from antipater.server.views.patches import patched, without_nulls
from tests.server.conftest import Running
from tests.server.playing import ABOUT_THE_GAME, Follower, play_by_socket, play_by_stream, watch
from tests.server.test_secrets import check_every_byte
from tests.server.together import choose, refused, sit_down

ME, OPEN = {"kind": "me"}, {"kind": "open"}


async def at(client: Client, game: str, seq: int, **query: object) -> dict[str, object]:
    """Return a game as it was after an entry."""
    found: dict[str, object] = await client.ask("GET", f"/api/game/{game}/at/{seq}", **query)
    return found


def views_of(follower: Follower) -> dict[int, dict[str, object]]:
    """Return the last view that a stream sent at each number."""
    view: dict[str, object] = {}
    found: dict[int, dict[str, object]] = {}
    for heard in follower.heard:
        message = json.loads(heard)
        if message["type"] in ABOUT_THE_GAME:
            whole = message["type"] == "gameFull"
            view = without_nulls(message["view"]) if whole else patched(view, message["view"])
            found[message["seq"]] = view
    return found


async def test_every_position_is_the_one_that_was_sent(server: Running, seed: int) -> None:
    """Each position is asked for by one of the players, or by a spectator."""
    async with server.guest("Aa") as first, server.guest("Bb") as second, server.guest("Cc") as third:
        made = await first.create(ME, OPEN, ruleset="duel+pantheon")
        game = made["game"]["id"]
        watching = asyncio.create_task(watch(third, game))
        await second.join(game, made["invitation"])
        dice = Dice(seed)
        players = play_by_stream(first, game, Dice(dice.word())), play_by_socket(second, game, Dice(dice.word()))
        followers = await asyncio.gather(*players, watching)
        entries, clients = await server.services.archive.entries(game), (first, second, third)
        for place, (client, follower, eyes) in enumerate(zip(clients, followers, (0, 1, None), strict=True)):
            replayed = Follower()
            for seq, view in list(views_of(follower).items())[place::3]:
                found = await at(client, game, seq)
                assert (found["seq"], found["last"]) == (seq, entries[-1].seq)
                assert without_nulls(found["view"]) == view
                replayed.heard.append(json.dumps({"type": "gameState", **found}))
            check_every_byte(replayed, entries, eyes)


async def test_a_sealed_choice_is_in_no_position(server: Running, seed: int) -> None:
    """While seats choose in secret, there is no new position until all have chosen (C2.1), for any viewer."""
    async with server.guest("Aa") as first, server.guest("Bb") as second, server.guest("Cc") as third:
        clients = [first, second, third]
        game = await sit_down(*clients, ruleset="classic")
        told = (await first.look(game))["seq"]
        before = [await at(client, game, told) for client in clients]
        await choose(server, game, 2, Dice(seed))
        assert [await at(client, game, told) for client in clients] == before
        assert await refused(at(first, game, told + 1)) == (404, "no-such-entry")
        await choose(server, game, 1, Dice(seed))
        after = await at(first, game, told + 1)
        assert after["seq"] == told + 3  # revealed together: one position
        assert after["view"] == (await first.look(game))["view"]
        assert [await at(client, game, told) for client in clients] == [
            {**position, "last": after["last"]} for position in before
        ]


async def test_who_may_look_back(server: Running, seed: int) -> None:
    async with server.guest("Aa") as first, server.guest("Bb") as second, Client(server.url) as nobody:
        game = await sit_down(first, second, clock={"seconds": 600, "increment": 5})
        await choose(server, game, 3, Dice(seed))
        last = (await first.look(game))["seq"]
        assert (await at(second, game, last, seat=1, lang="fr"))["view"] == (await second.look(game, lang="fr"))["view"]
        public = await at(nobody, game, last)
        assert public["view"]["viewer"] is None  # type: ignore[index]
        assert public["clocks"]["left"][0] > 0  # type: ignore[index]
        assert await refused(at(second, game, last, seat=0)) == (403, "not-allowed")
        assert await refused(at(nobody, game, last, seat=0)) == (403, "not-allowed")
        assert await refused(at(first, "no-such-game", 1)) == (404, "no-such-game")
        assert await refused(at(first, game, last + 1)) == (404, "no-such-entry")
        assert await refused(at(first, game, -1)) == (404, "no-such-entry")


async def test_a_socket_says_that_it_is_there(server: Running) -> None:
    async with server.guest("Aa") as client:
        made = await client.create(ME, {"kind": "ai", "agent": "random"})
        async with client.socket(made["game"]["id"]) as socket:
            await socket.send(json.dumps({"type": "ping"}))
            heard = [json.loads(await socket.recv())["type"]]
            while "pong" not in heard:
                heard.append(json.loads(await socket.recv())["type"])
