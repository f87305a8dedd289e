"""Ratings follow from finished rated games; profiles and leader boards show them."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import delete, update

from antipater.game.dice import Dice
from antipater.server.client import Client
from antipater.server.operations.settings import Settings
from antipater.server.people.ratings import Rating, rated
from antipater.server.store.tables import counted, games, ratings
from tests.server.conftest import Running, running
from tests.server.playing import play_by_stream
from tests.server.together import PASSWORD, choose, play_enough, post, refused, register

CLOCK = {"seconds": 3600, "increment": 0}
RATED = {"rated": True, "clock": CLOCK, "seat": 0}


@pytest.fixture(params=["sqlite", "postgresql"])
async def server(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Running]:
    database = "" if request.param == "sqlite" else request.getfixturevalue("postgres")
    async with running(Settings(data=tmp_path, database=database)) as started:
        yield started


async def begin(first: Client, second: Client, **asked: object) -> str:
    """Start a rated game by a seek."""
    game = str((await first.ask("POST", "/api/seek", {**RATED, **asked}))["game"]["id"])
    await second.ask("POST", f"/api/seek/{game}/accept")
    return game


def test_everybody_begins_at_1500() -> None:
    assert Rating().shown().model_dump() == {"rating": 1500, "deviation": 250, "games": 0}


@pytest.mark.parametrize("players", range(2, 8))
def test_places_order_ratings_and_ties_share(players: int) -> None:
    fresh = [Rating()] * players
    after = rated(fresh, list(range(1, players + 1)))
    assert [rating.mu for rating in after] == sorted((rating.mu for rating in after), reverse=True)
    assert after[0].mu > Rating().mu > after[-1].mu
    assert all(rating.sigma < Rating().sigma and rating.games == 1 for rating in after)
    tied = rated(fresh, [1] * players)
    assert max(rating.mu for rating in tied) - min(rating.mu for rating in tied) < 1e-9


def test_a_surprise_counts_more() -> None:
    strong, weak = Rating(35.0, 2.0, 50), Rating(15.0, 2.0, 50)
    expected, surprise = rated([strong, weak], [1, 2]), rated([strong, weak], [2, 1])
    assert abs(surprise[0].mu - strong.mu) > 5 * abs(expected[0].mu - strong.mu)


async def test_ratings_can_be_computed_again_from_the_games_alone(server: Running, seed: int) -> None:
    async with server.guest() as ada, server.guest() as bea, server.guest() as cleo:
        for client, name in ((ada, "Ada"), (bea, "Bea"), (cleo, "Cleo")):
            await register(client, name)
        for first, second in ((ada, bea), (bea, cleo), (ada, cleo), (ada, bea)):
            game = await begin(first, second)
            await play_enough(server, game, Dice(seed))
            await post(second, game, "resign")
        drawn = await begin(cleo, ada, ruleset="duel+pantheon")
        await post(ada, drawn, "draw")
        await post(cleo, drawn, "draw")
        aborted = await begin(ada, bea)
        await post(ada, aborted, "abort")
        await server.services.ratings.count_finished()
        kept = await server.services.ratings.stored()
        assert kept == await server.services.ratings.recompute()
        assert len(kept) == 5
        leaders = await ada.ask("GET", "/api/leaders/duel")
        assert [(leader["place"], leader["name"], leader["games"]) for leader in leaders] == [
            (1, "Ada", 3),
            (2, "Bea", 3),
            (3, "Cleo", 2),
        ]
        assert leaders[0]["rating"] > 1500 > leaders[2]["rating"]
        history = await bea.ask("GET", "/api/user/ada/ratings/duel")
        assert len(history) == 3
        assert history[-1]["before"] == Rating().shown().model_dump()
        assert [game["before"] for game in history[:-1]] == [game["after"] for game in history[1:]]
        async with server.services.database.engine.begin() as connection:
            await connection.execute(update(ratings).values(mu=30.0))
        assert await server.services.ratings.stored() != await server.services.ratings.recompute(), "a change is found"


async def test_a_game_that_a_crash_left_out_is_counted_at_the_start(tmp_path: Path, seed: int) -> None:
    settings = Settings(data=tmp_path)
    async with running(settings) as server, server.guest() as ada, server.guest() as bea:
        await register(ada, "Ada")
        await register(bea, "Bea")
        game = await begin(ada, bea)
        await play_enough(server, game, Dice(seed))
        await post(bea, game, "resign")
        await server.services.ratings.count_finished()
        before = await server.services.ratings.stored()
        async with server.services.database.engine.begin() as connection:
            await connection.execute(delete(ratings))
            await connection.execute(delete(counted))
            await connection.execute(update(games).where(games.c.rated).values(uncounted=True))
    async with running(settings) as server:
        await server.services.ratings.count_finished()
        assert await server.services.ratings.stored() == before


async def test_only_different_accounts_with_a_clock_play_rated_games(server: Running) -> None:
    async with server.guest() as ada, server.guest("Eve") as guest:
        await register(ada, "Ada")
        assert await refused(ada.ask("POST", "/api/seek", {"rated": True})) == (422, "not-rated")
        uneven = {"rated": True, "clock": CLOCK, "options": {"handicap": "2"}}
        assert await refused(ada.ask("POST", "/api/seek", uneven)) == (422, "not-rated"), "a handicap (D1.7)"
        game = (await ada.ask("POST", "/api/seek", RATED))["game"]["id"]
        assert await refused(guest.ask("POST", f"/api/seek/{game}/accept")) == (403, "not-rated")
        alone = [{"kind": "me"}, {"kind": "ai", "agent": "greedy"}]
        assert await refused(ada.create(*alone, rated=True, clock=CLOCK)) == (422, "not-rated")
        twice = [{"kind": "me"}, {"kind": "me"}]
        assert await refused(ada.create(*twice, rated=True, clock=CLOCK)) == (422, "not-rated")


async def test_a_profile_sums_finished_games_up(server: Running, seed: int) -> None:
    async with server.guest() as ada, server.guest() as bea:
        await register(ada, "Ada")
        await register(bea, "Bea")
        played = await begin(ada, bea)
        dice = Dice(seed)
        await asyncio.gather(
            play_by_stream(ada, played, Dice(dice.word())), play_by_stream(bea, played, Dice(dice.word()))
        )
        given_up = await begin(ada, bea)
        await play_enough(server, given_up, Dice(seed))
        await post(bea, given_up, "resign")
        await server.services.ratings.count_finished()
        room = await server.services.games.room(played)
        assert room.metadata.result is not None
        place = room.metadata.result["places"][0]
        profile = await bea.ask("GET", "/api/user/ADA")
        figures = profile["statistics"]["duel"]
        assert (profile["name"], profile["kind"], profile["ratings"]["duel"]["games"]) == ("Ada", "account", 2)
        assert (figures["games"], figures["by_reason"]) == (2, {"played": 1, "resign": 1})
        tied = room.metadata.result["places"] == [1, 1]
        assert (figures["wins"], figures["ties"]) == (1 + (place == 1 and not tied), int(tied))
        assert sum(figures["wins_by_victory"].values()) == int(place == 1 and not tied)
        assert figures["average_points"] == room.metadata.result["points"][0]
        assert figures["average_place"] == (place + 1) / 2
        assert await refused(bea.ask("GET", "/api/user/Nobody%20Here")) == (404, "no-such-user")
        assert await refused(bea.ask("GET", "/api/leaders/go")) == (404, "no-such-ruleset")


async def rated_games(client: Client, name: str) -> int:
    """Return how many games of a user were rated."""
    shown = (await client.ask("GET", f"/api/user/{name}"))["ratings"]
    return int(shown["duel"]["games"]) if "duel" in shown else 0


async def test_a_game_that_one_side_ends_early_is_an_abort(server: Running, seed: int) -> None:
    """Aborted or resigned, before or after the rival's choice: it is not rated, and shown on the profile."""
    async with server.guest() as ada, server.guest() as bea:
        await register(ada, "Ada")
        await register(bea, "Bea")
        await post(ada, await begin(ada, bea), "abort")
        game = await begin(ada, bea)
        await choose(server, game, 5, Dice(seed))
        ended = await post(ada, game, "resign")
        assert (ended["result"]["unrated"], ended["result"]["abortedBy"]) == (True, [0])
        waiting = (await ada.ask("POST", "/api/seek", RATED))["game"]["id"]
        await ada.ask("POST", f"/api/seek/{waiting}/withdraw")
        await server.services.ratings.count_finished()
        assert await server.services.ratings.stored() == {}
        assert (await bea.ask("GET", "/api/user/ada"))["aborts"] == 2, "a seek that is withdrawn is none"
        assert (await bea.ask("GET", "/api/user/bea"))["aborts"] == 0


async def test_who_aborts_too_much_waits_for_an_hour(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async with server.guest() as ada, server.guest() as bea:
        await register(ada, "Ada")
        await register(bea, "Bea")
        for _ in range(4):
            await post(ada, await begin(ada, bea), "abort")
        waiting = (await bea.ask("POST", "/api/seek", RATED))["game"]["id"]
        assert await refused(ada.ask("POST", "/api/seek", RATED)) == (429, "too-many-aborts")
        assert await refused(ada.ask("POST", f"/api/seek/{waiting}/accept")) == (429, "too-many-aborts")
        asked = [{"kind": "me"}, {"kind": "open"}]
        assert await refused(ada.create(*asked, rated=True, clock=CLOCK)) == (429, "too-many-aborts")
        await ada.ask("POST", "/api/seek", {})
        time = server.services.conduct.clock()
        monkeypatch.setattr(server.services.conduct, "clock", lambda: time + 3_600_001)
        await ada.ask("POST", f"/api/seek/{waiting}/accept")


async def test_the_sixth_game_of_a_pair_in_a_day_does_not_count(server: Running, seed: int) -> None:
    async with server.guest() as ada, server.guest() as bea, server.guest() as cleo:
        for client, name in ((ada, "Ada"), (bea, "Bea"), (cleo, "Cleo")):
            await register(client, name)
        for rival in (bea, bea, bea, bea, bea, bea, cleo):
            game = await begin(ada, rival)
            await play_enough(server, game, Dice(seed))
            await post(rival, game, "resign")
            await server.services.ratings.count_finished()
        assert await rated_games(cleo, "bea") == 5
        assert await rated_games(cleo, "ada") == 6
        assert await server.services.ratings.stored() == await server.services.ratings.recompute()


async def test_a_closed_account_feeds_no_rating(server: Running, seed: int) -> None:
    async with server.guest() as ada, server.guest() as bea:
        await register(ada, "Ada")
        await register(bea, "Bea")
        game = await begin(ada, bea)
        await play_enough(server, game, Dice(seed))
        await bea.ask("POST", "/api/account/close", {"password": PASSWORD})
        await post(ada, game, "resign")
        await server.services.ratings.count_finished()
        assert await server.services.ratings.stored() == {}


async def test_bots_are_marked_and_take_rated_seeks_if_they_may(server: Running) -> None:
    async with server.guest() as ada, server.guest() as talos:
        await register(ada, "Ada")
        await register(talos, "Talos")
        await talos.ask("POST", "/api/account/bot")
        closed = (await ada.ask("POST", "/api/seek", RATED))["game"]["id"]
        assert await refused(talos.ask("POST", f"/api/seek/{closed}/accept")) == (403, "no-bots")
        allowed = (await ada.ask("POST", "/api/seek", {**RATED, "bots": True}))["game"]["id"]
        joined = await talos.ask("POST", f"/api/seek/{allowed}/accept")
        assert [seat["bot"] for seat in joined["seats"]] == [False, True]
        assert [seat["bot"] for seat in (await ada.look(allowed))["game"]["seats"]] == [False, True]
        casual = (await ada.ask("POST", "/api/seek", {"seat": 0}))["game"]["id"]
        await talos.ask("POST", f"/api/seek/{casual}/accept")
        assert (await ada.ask("GET", "/api/user/talos"))["kind"] == "bot"
