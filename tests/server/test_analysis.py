"""The analysis board: positions with what may follow, thinking that is streamed, and nothing that helps in a game."""

import json
from typing import Any

import pytest

from antipater import Dice, ruleset
from antipater.ai.analysis.judgement import Analyst
from antipater.ai.analysis.review import judged
from antipater.ai.search.budget import Budget
from antipater.notation.positions import write_position
from antipater.notation.records import read_record, verify
from antipater.server.client import Client, Refused
from antipater.server.knowledge import reviews as reviewing
from antipater.server.knowledge.analysis import board_info
from antipater.server.knowledge.examined import examined
from antipater.server.knowledge.messages import Examine
from tests.server.conftest import Running
from tests.server.playing import play_by_stream
from tests.server.test_knowledge import LEVEL, RANDOM, whole_review

POSITION = "duel/1 age=3 pawn=7 loot=none structure=arsenal,palace{} coins0=30 coins1=30 agenda=turn@0".format(
    ",-" * 18
)


@pytest.fixture(autouse=True)
def short_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "SIMULATIONS", 8)
    reviewing.engine_version.cache_clear()


async def streamed(client: Client, path: str, body: dict[str, Any]) -> list[dict[str, Any]]:
    """Return every line of a stream."""
    async with client.http.stream("POST", path, json=body) as answer:
        return [json.loads(line) async for line in answer.aiter_lines()]


async def test_moves_and_chance_are_tried(server: Running) -> None:
    """From a position to what follows: choices, outcomes with their shares, the end; all of it judged."""
    async with server.guest("Ada") as ada:
        board = await ada.ask("POST", "/api/analysis", {"position": POSITION})
        assert board["seat"] == 0
        assert board["judged"]
        told = await streamed(ada, "/api/analysis/think", {"position": POSITION, "simulations": 200})
        assert [one["done"] for one in told] == [True]  # a solved position needs no second look
        best = told[0]["options"][0]
        assert (told[0]["exact"], best["choice"]["word"], best["chance"]) == (True, "build:arsenal", 1.0)
        assert told[0]["why"] == ["It wins at once."]
        won = await ada.ask("POST", "/api/analysis", {"position": POSITION, "moves": [best["choice"]["action"]]})
        assert (won["seat"], won["view"]["over"], won["tried"][0]["seat"]) == (None, True, 0)
        begun = await ada.ask("POST", "/api/analysis", {"ruleset": "duel+agora"})
        assert sum(one["share"] for one in begun["outcomes"]) == pytest.approx(1)
        told = await streamed(ada, "/api/analysis/think", {"ruleset": "duel", "simulations": 200})
        assert told[-1]["outcomes"][0]["chance"] is None  # more chance follows
        for body, message in (
            ({"position": "duel/1 age=9"}, "line 1, column 12: expected an Age"),
            ({"position": POSITION, "moves": [999]}, "move 1 is not possible"),
            ({"position": POSITION, "moves": [best["choice"]["action"], 1]}, "after the end"),
            ({"ruleset": "chess"}, "no ruleset"),
        ):
            with pytest.raises(Refused, match=message):
                await ada.ask("POST", "/api/analysis", body)


async def test_running_games_are_not_analysed(server: Running) -> None:
    """Not by their number, nor by a position that was copied or changed a little; others may analyse it."""
    async with server.guest("Ada") as ada, server.guest("Bob") as bob:
        made = await ada.create({"kind": "me"}, {"kind": "open"})
        game = made["game"]["id"]
        await bob.join(game, made["invitation"])
        known = await ada.ask("GET", f"/api/game/{game}")
        text = known["view"]["position"]
        with pytest.raises(Refused, match="when it is over"):
            await ada.ask("POST", "/api/analysis", {"game": game})
        for path in ("", "/think"):
            with pytest.raises(Refused, match="a game that you are playing"):
                await ada.ask("POST", f"/api/analysis{path}", {"position": text})
        with pytest.raises(Refused, match="a game that you are playing"):
            await bob.ask("POST", "/api/analysis", {"position": f"{text} coins0=9 coins1=3"})
        house = (await ada.create({"kind": "me"}, RANDOM))["game"]["id"]
        allowed = (await ada.ask("GET", f"/api/game/{house}"))["view"]["position"]
        assert (await ada.ask("POST", "/api/analysis", {"position": allowed}))["view"]["position"] == allowed


async def test_a_review_is_exported_and_read_back(server: Running, seed: int) -> None:
    """It can be stopped and go on; the record is sound, opens on the board, and its line has the same figures."""
    async with server.guest("Ada") as ada, server.guest("Bob") as bob:
        game = (await ada.create({"kind": "me"}, LEVEL))["game"]["id"]
        await play_by_stream(ada, game, Dice(seed))
        with pytest.raises(Refused, match="not complete"):
            await ada.ask("GET", f"/api/game/{game}/review/export")
        await ada.ask("POST", f"/api/game/{game}/review", {})
        with pytest.raises(Refused, match="somebody else"):
            await bob.ask("DELETE", f"/api/game/{game}/review")
        stopped = await ada.ask("DELETE", f"/api/game/{game}/review")
        assert stopped["status"] == "stopped"
        assert stopped["judged"] < stopped["total"]
        told = await whole_review(ada, game)
        text = (await ada.http.get(f"/api/game/{game}/review/export")).text
        record = read_record(text)
        assert verify(record).sound
        wrong = [one for one in told["moments"] if one["verdict"] in ("inaccuracy", "mistake", "blunder")]
        assert sum(map(len, record.comments.values())) == len(wrong) > 0
        opened = await ada.ask("POST", "/api/analysis/record", {"text": text})
        assert opened["moves"] == [event.action for event in record.events]
        first = [event.seat >= 0 for event in record.events].index(True)
        line = {**opened, "moves": opened["moves"][: first + 12]}
        parts = await streamed(ada, "/api/analysis/review", line)
        assert parts[-1]["status"] == "complete"
        moments = [moment for part in parts for moment in part["moments"]]
        figures = [(one["seat"], one["played"], one["chance"], one["after"]) for one in moments]
        assert (
            figures
            == [(one["seat"], one["played"], one["chance"], one["after"]) for one in told["moments"]][: len(figures)]
        )
        with pytest.raises(Refused, match=r"no tag Ruleset|expected"):
            await ada.ask("POST", "/api/analysis/record", {"text": "1. nonsense"})


@pytest.mark.parametrize("name", ["duel+pantheon", "duel+agora"])
def test_two_worlds_that_differ_only_in_what_is_hidden(name: str) -> None:
    """Board and judgement are the same, whichever of the two is true."""
    game, found = ruleset(name), 0
    state, dealer, dice = game.start(), game.deal(Dice(3)), Dice(5)
    analyst = Analyst(game, Budget(simulations=8))
    while found < 3 and (seats := dealer.settle(state)):
        seat = seats[0]
        seen = state.observe(seat)
        other = next((one for one in (game.imagine(seen, Dice(n)) for n in range(8)) if one != state), None)
        if other is not None and len(state.legal(seat)) > 1:
            found += 1
            views = []
            for world in (state, other):
                asked = Examine(position=write_position(world.observe(seat)))
                board = board_info(examined(asked, "en", None, ()), "en", labels=False)
                action = state.legal(seat)[0]
                views.append((board.view, board.imagined, judged(analyst, world.observe(seat), seat, action)))
            assert views[0] == views[1]
        state.apply(dice.choose(state.legal(seat)), seat)
    assert found == 3
