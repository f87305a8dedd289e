"""Games are exported in three formats; the deals of finished ones can be checked, and no other deal passes."""

import json
from pathlib import Path
from typing import Any

import pytest

from antipater.catalog import names
from antipater.game.dice import Dice
from antipater.game.errors import BadText
from antipater.notation.records import verify
from antipater.server.audit import COMMIT, DEAL, deal_verdict, load_record
from antipater.server.client import Client, Refused
from antipater.server.deals import UnfairDeal
from tests.cli.conftest import Command, antipater
from tests.server.conftest import Running
from tests.server.playing import play_by_stream
from tests.server.together import add_high_card

__all__ = ["antipater"]
ME, RANDOM = {"kind": "me"}, {"kind": "ai", "agent": "random"}


async def taken(client: Client, game: str, kind: str) -> str:
    """Return an export of a game."""
    answer = await client.http.get(f"/api/game/{game}/export", headers={"Accept": kind})
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith(kind)
    return answer.text


async def finished(server: Running, client: Client, seed: int, ruleset: str) -> str:
    options = {"players": "2"} if ruleset == "classic" else {}
    made = await client.create(ME, RANDOM, ruleset=ruleset, options=options, seeds=True)
    game: str = made["game"]["id"]
    await client.ask("POST", f"/api/game/{game}/seed", {"seed": "00ff"})
    await play_by_stream(client, game, Dice(seed))
    return game


@pytest.mark.parametrize("ruleset", names())
async def test_a_finished_game_is_dealt_again(
    server: Running, seed: int, ruleset: str, tmp_path: Path, antipater: Command
) -> None:
    async with server.guest("Ada d'Este") as ada, server.guest() as stranger:
        game = await finished(server, ada, seed, ruleset)
        text = await taken(stranger, game, "text/plain")
        export = json.loads(await taken(stranger, game, "application/json"))
        lines = [json.loads(line) for line in (await taken(ada, game, "application/x-ndjson")).splitlines()]
    assert lines[1:] == export["entries"]
    assert {name: lines[0][name] for name in ("complete",)} == {"complete": True}
    records = load_record(text.encode()), load_record(json.dumps(export).encode())
    for record in records:
        assert verify(record).finished
        assert deal_verdict(record).startswith("fair deal: the published seeds give all ")
    assert records[0].events == records[1].events
    assert records[0].tags["Seat0"] == "Ada d'Este"
    for name, kept in (("game.antipater", text), ("game.json", json.dumps(export))):
        (tmp_path / name).write_text(kept, "utf-8")
        answer = antipater("verify", name)
        assert answer.code == 0
        assert [line.partition(",")[0] for line in answer.output.splitlines()] == [
            f"{name}: sound",
            f"{name}: {deal_verdict(records[0])}",
        ]


async def test_a_resigned_game_can_be_verified(server: Running, seed: int) -> None:
    """Its deal is published; its record contains how it ended, and the shares."""
    async with server.guest("Ada") as ada:
        game = (await ada.create(ME, RANDOM))["game"]["id"]
        await ada.ask("POST", f"/api/game/{game}/resign", {})
        record = load_record((await taken(ada, game, "text/plain")).encode())
    assert verify(record).sound
    assert not verify(record).finished
    assert deal_verdict(record).startswith("fair deal")
    assert (record.tags["Result"], record.tags["Termination"], record.tags["Returns"]) == ("*", "resign", "0-2")


def other_digit(text: str) -> str:
    return ("1" if text[0] == "0" else "0") + text[1:]


async def test_another_deal_is_found_out(server: Running, seed: int) -> None:
    async with server.guest("Ada") as ada:
        game = await finished(server, ada, seed, "duel")
        text = await taken(ada, game, "text/plain")
        export = json.loads(await taken(ada, game, "application/json"))
    record = load_record(text.encode())
    record.tags[COMMIT] = other_digit(record.tags[COMMIT])
    with pytest.raises(UnfairDeal, match="the published seed gives the commitment"):
        deal_verdict(record)
    record = load_record(text.encode())
    record.tags["Seed0"] = other_digit(record.tags["Seed0"])
    with pytest.raises(UnfairDeal, match=r"move \d+ is outcome \d+; the seeds give \d+"):
        deal_verdict(record)
    record.tags[DEAL] = "1 none none"
    with pytest.raises(UnfairDeal, match="not in the form that a server writes"):
        deal_verdict(record)
    first = next(entry for entry in export["entries"] if entry["kind"] == "action")
    first["choice"] = 0
    assert "action 0 of seat" in str(verify(load_record(json.dumps(export).encode())))


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda export: export.pop("entries"), "this is not an export of a game: KeyError"),
        (lambda export: export.update(complete=False), "this export hides what its viewer may not know"),
        (lambda export: export["game"].update(version=9), "with version 9 of duel, and only version 1 is known"),
        (lambda export: export["game"].update(ruleset="chess"), "there is no ruleset 'chess'"),
    ],
)
def test_what_is_no_export_is_said(damage: Any, message: str) -> None:
    game = {"id": "g", "ruleset": "duel", "version": 1, "options": {}, "commitment": ""}
    export: dict[str, Any] = {"game": game, "complete": True, "entries": []}
    assert load_record(json.dumps(export).encode()).events == []
    damage(export)
    with pytest.raises(BadText, match=message):
        load_record(json.dumps(export).encode())
    with pytest.raises(BadText, match="neither a record nor an export"):
        load_record(b"{ not json")


async def test_a_running_game_hides_what_its_viewer_may_not_know(server: Running, seed: int) -> None:
    """The seat that looked at divinities reads their names, the public reads `?` (P2.4); nobody reads the deal."""
    async with server.guest("Ada") as ada, server.guest("Ben") as ben:
        game = (await ada.create(ME, ME, ruleset="duel+pantheon"))["game"]["id"]
        dice = Dice(seed)
        while True:
            seats = (await ada.look(game))["view"]["toAct"]
            seen = await ada.look(game, seat=seats[0])
            public = await taken(ben, game, "text/plain")
            if "?" in public.partition("\n\n")[2]:
                break
            choice = dice.choose(seen["view"]["choices"])["action"]
            await ada.act(game, seen["ply"], choice, seat=seats[0])
        own = {seat: (await ada.http.get(f"/api/game/{game}/export?seat={seat}")).text for seat in (0, 1)}
        assert len({public, *own.values()}) > 1
        for text in (public, *own.values()):
            assert f'[{COMMIT} "' in text
            assert f"[{DEAL} " not in text
        export = json.loads(await taken(ben, game, "application/json"))
        assert export["complete"] is False
        assert any(entry.get("choice", 0) is None for entry in export["entries"])
        with pytest.raises(Refused, match="as seat 1 does"):
            await ben.ask("GET", f"/api/game/{game}/export", format="json", seat=1)


async def test_a_ruleset_without_notation_is_exported_as_json(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    add_high_card(monkeypatch)
    async with server.guest("Ada") as ada:
        made = await ada.create(ME, RANDOM, ruleset="high-card")
        game = made["game"]["id"]
        with pytest.raises(Refused, match="406 no-notation"):
            await ada.ask("GET", f"/api/game/{game}/export")
        assert json.loads(await taken(ada, game, "application/json"))["game"]["ruleset"] == "high-card"
