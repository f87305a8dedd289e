"""Reviews of finished games and hints in casual ones: complete, kept, and never unfair."""

from typing import Any

import pytest
from sqlalchemy import func, select

from antipater.game.dice import Dice
from antipater.server.client import Client, Refused
from antipater.server.knowledge import reviews as reviewing
from antipater.server.store.tables import reviews
from tests.server.conftest import Running
from tests.server.playing import play_by_stream, watch

RANDOM = {"kind": "ai", "agent": "random"}
LEVEL = {"kind": "ai", "agent": "level:2"}


@pytest.fixture(autouse=True)
def short_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "SIMULATIONS", 8)
    reviewing.engine_version.cache_clear()


async def whole_review(client: Client, game: str) -> dict[str, Any]:
    """Start a review and read it until it is complete; moments come in order, each once."""
    moments: list[dict[str, Any]] = []
    told = await client.ask("POST", f"/api/game/{game}/review", {})
    while told["status"] == "running" or len(moments) < told["judged"]:
        told = await client.ask("GET", f"/api/game/{game}/review", after=len(moments), wait=5)
        moments += told["moments"]
    return {**told, "moments": moments}


async def test_a_review_adds_up_and_is_kept(server: Running, seed: int) -> None:
    """What choices, luck and doubt changed makes the result; a second review asks no worker."""
    async with server.guest("Ada") as ada, server.guest("Bob") as bob:
        game = (await ada.create({"kind": "me"}, LEVEL))["game"]["id"]
        with pytest.raises(Refused, match="when it is over"):
            await ada.ask("POST", f"/api/game/{game}/review", {})
        await play_by_stream(ada, game, Dice(seed))
        told = await whole_review(ada, game)
        moments = told["moments"]
        assert told["status"] == "complete"
        assert len(moments) == told["total"] > 20
        assert [one["seq"] for one in moments] == sorted({one["seq"] for one in moments})
        for one in moments:
            options = {option["choice"]["action"]: option for option in one["options"]}
            assert options[one["played"]]["chance"] == one["after"]
            assert one["lost"] == pytest.approx(max(0.0, one["chance"] - one["after"]))
        first = moments[0]["chance"] if moments[0]["seat"] == 0 else 1 - moments[0]["chance"]
        lost = [player["lost"] for player in told["players"]]
        total = first - lost[0] + lost[1] + told["players"][0]["luck"] + told["doubt"]
        assert total == pytest.approx(told["result"])
        async with server.services.database.engine.connect() as connection:
            assert (await connection.execute(select(func.count()).select_from(reviews))).scalar_one() == 1
        server.services.reviews.works.clear()
        await server.services.analysts.close()
        again = await whole_review(bob, game)
        assert not server.services.analysts.workers
        assert again["moments"] == moments
        french = await bob.ask("GET", f"/api/game/{game}/review", lang="fr")
        assert french["moments"][0]["options"][0]["choice"]["text"] != moments[0]["options"][0]["choice"]["text"]


async def test_who_gets_hints(server: Running, seed: int) -> None:
    """Hints are for casual games against the house, on one's own turn; the record says that they were used."""
    async with server.guest("Ada") as ada, server.guest("Bob") as bob:
        game = (await ada.create({"kind": "me"}, RANDOM))["game"]["id"]
        with pytest.raises(Refused):
            await bob.ask("POST", f"/api/game/{game}/hint", {})
        for _ in range(2):
            found = await ada.ask("POST", f"/api/game/{game}/hint", {})
            assert 0 < len(found["options"]) <= 3
            assert found["options"] == sorted(found["options"], key=lambda option: -option["chance"])
        known = await play_by_stream(ada, game, Dice(seed))
        assert [event["kind"] for event in known.events].count("hint") == 1
        assert '[Hints "yes"]' in (await ada.http.get(f"/api/game/{game}/export")).text
        alone = (await ada.create({"kind": "me"}, {"kind": "me"}))["game"]["id"]
        with pytest.raises(Refused, match="another person"):
            await ada.ask("POST", f"/api/game/{alone}/hint", {})
        classic = (await ada.create({"kind": "me"}, RANDOM, RANDOM, ruleset="classic"))["game"]["id"]
        assert len((await ada.ask("POST", f"/api/game/{classic}/hint", {}))["options"]) == 3


async def test_a_forced_choice_has_no_hint(server: Running) -> None:
    """The last of four wonders goes to whoever took the first: nothing is told, and the record stays without hints."""
    async with server.guest("Ada") as ada:
        game = (await ada.create({"kind": "me"}, RANDOM))["game"]["id"]
        seen = await ada.look(game)
        await ada.act(game, seen["ply"], seen["view"]["choices"][0]["action"])
        async for message in ada.stream(game):
            if message.get("ply") is not None and len(message.get("view", {}).get("choices", [])) == 1:
                break
        with pytest.raises(Refused, match="one-choice"):
            await ada.ask("POST", f"/api/game/{game}/hint", {})
        assert "Hints" not in (await ada.http.get(f"/api/game/{game}/export")).text


async def test_a_review_of_classic_adds_up_for_every_seat(server: Running) -> None:
    """Each seat has a win probability of its own; what is not its choice is luck."""
    async with server.guest("Ada") as ada:
        game = (await ada.create(RANDOM, RANDOM, RANDOM, ruleset="classic"))["game"]["id"]
        await watch(ada, game)
        told = await whole_review(ada, game)
        shares = 0.0
        for seat, player in enumerate(told["players"]):
            first = next(one for one in told["moments"] if one["seat"] == seat)
            shares += first["chance"] - player["lost"] + player["luck"]
        assert shares == pytest.approx(1.0)
        assert told["doubt"] == 0.0
