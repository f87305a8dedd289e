"""Puzzles on the server: the same every day, tries that count once, ratings of users and puzzles; what wins."""

from typing import Any

import pytest

from antipater.ai.puzzles.puzzle import seat_of, shipped, solution
from antipater.server.client import Client, Refused
from tests.server.conftest import Running

NEW = {"mu": 25.0, "sigma": 25 / 3, "tries": 0, "streak": 0}


def answers(name: str) -> tuple[int, int]:
    """Return the action that solves a puzzle, and one that does not."""
    puzzle = shipped().by_name[name]
    seen = puzzle.seen()
    best = solution(puzzle, seen)
    return best, next(action for action in seen.legal(seat_of(seen)) if action != best)


async def attempt(client: Client, name: str, **body: Any) -> dict[str, Any]:
    """Try a puzzle."""
    found: dict[str, Any] = await client.ask("POST", f"/api/puzzle/{name}/try", body)
    return found


async def test_a_guest_solves_the_puzzle_of_the_day(server: Running) -> None:
    """A wrong choice shows no solution, the right one does; the figures that a guest keeps come back."""
    async with Client(server.url) as visitor, server.guest("Ada") as ada:
        daily = await visitor.ask("GET", "/api/puzzle/daily", day="2026-11-17")
        assert daily["name"] == (await ada.ask("GET", "/api/puzzle/daily", day="2026-11-17", lang="fr"))["name"]
        assert daily["view"]["choices"]
        right, wrong = answers(daily["name"])
        first = await attempt(ada, daily["name"], action=wrong, standing=NEW)
        assert (first["right"], first["rated"], first["solution"]) == (False, True, None)
        assert first["standing"]["shown"]["rating"] < 1500
        second = await attempt(ada, daily["name"], action=right, counts=False)
        assert (second["right"], second["rated"], second["standing"]) == (True, False, None)
        assert second["solution"]["options"][0]["choice"]["action"] == right
        assert second["solution"]["line"]
        solved = await attempt(ada, daily["name"], action=right, standing=NEW)
        assert solved["standing"]["shown"]["rating"] > 1500
        assert solved["standing"]["kept"]["streak"] == 1
        assert (await visitor.ask("GET", f"/api/puzzle/{daily['name']}"))["tries"] == 0, "a guest moved a puzzle"


async def test_the_first_try_of_an_account_counts_once(server: Running) -> None:
    async with server.guest() as ada:
        await ada.ask("POST", "/api/account", {"name": "Ada", "password": "a long password 1"})
        name = shipped().of("duel")[0].name
        before = await ada.ask("GET", f"/api/puzzle/{name}")
        right, wrong = answers(name)
        tried = await attempt(ada, name, action=right)
        assert tried["rated"]
        assert tried["standing"]["kept"]["tries"] == 1
        after = await ada.ask("GET", f"/api/puzzle/{name}")
        assert (after["tried"], after["tries"]) == (True, 1)
        assert after["rating"] < before["rating"], "a solved puzzle is easier than was thought"
        assert not (await attempt(ada, name, action=wrong))["rated"]
        following = await ada.ask("GET", "/api/puzzle/next", ruleset="duel", last=name)
        assert following["name"] != name


async def test_what_there_is_and_what_there_is_not(server: Running) -> None:
    async with Client(server.url) as visitor:
        sets = await visitor.ask("GET", "/api/puzzles")
        assert {one["ruleset"]: one["puzzles"] for one in sets} == shipped().rulesets()
        theme = sets[0]["themes"][0]["theme"]
        found = await visitor.ask("GET", "/api/puzzle/next", ruleset=sets[0]["ruleset"], theme=theme)
        assert theme in shipped().by_name[found["name"]].themes
        with pytest.raises(Refused, match="there is no puzzle"):
            await visitor.ask("GET", "/api/puzzle/nobody")
        with pytest.raises(Refused, match="there are no puzzles"):
            await visitor.ask("GET", "/api/puzzle/next", theme="none")
        with pytest.raises(Refused, match="cannot be chosen"):
            await attempt(visitor, found["name"], action=99_999)
        known = await visitor.ask("GET", "/api/statistics")
        one = await visitor.ask("GET", f"/api/statistics/{known[0]['ruleset']}")
        assert all(row["low"] <= row["rate"] <= row["high"] for rows in one["rows"].values() for row in rows)
        with pytest.raises(Refused, match="no statistics"):
            await visitor.ask("GET", "/api/statistics/chess")
