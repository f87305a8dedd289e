"""Moderation: blocks, reports, measures with their audit log, interventions that the log of a game shows, commands."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, select, text, update
from sqlalchemy.exc import DBAPIError
from typer.testing import CliRunner

from antipater.cli import app
from antipater.game.dice import Dice
from antipater.notation.reading import read_record
from antipater.server.audit import deal_verdict
from antipater.server.client import Client
from antipater.server.moderation.measures import Doer
from antipater.server.operations.settings import Settings
from antipater.server.people.blocks import MAX_BLOCKS
from antipater.server.services import Services
from antipater.server.store.tables import audit, blocks, reports, users
from tests.server.conftest import Running, running
from tests.server.playing import PATIENCE
from tests.server.together import ME, choose, post, refused, register, sit_down

BECAUSE = {"reason": "A rule was wrong."}


async def make_administrator(server: Running, client: Client, name: str = "Gwen") -> None:
    """Make an account an administrator's, with a second factor."""
    await register(client, name)
    await server.services.measures.grant(Doer(), name)
    changed = update(users).where(users.c.name == name).values(second_since=1)
    await server.services.writer.write(before=[changed])
    server.services.authentication.cache.clear()


async def administer(client: Client, path: str, **body: Any) -> Any:
    """Send a request of an administrator."""
    return await client.ask("POST", f"/api/admin/{path}", body or None)


async def log_of(client: Client) -> list[str]:
    """Return the actions in the audit log, the oldest first."""
    return [entry["action"] for entry in reversed((await client.ask("GET", "/api/admin/log"))["entries"])]


@asynccontextmanager
async def chatting(ada: Client, bea: Client) -> AsyncIterator[str]:
    """A game of two who have switched the chat on."""
    game = await sit_down(ada, bea)
    for client in (ada, bea):
        await post(client, game, "chat/switch")
    yield game


async def test_between_two_of_whom_one_has_blocked_the_other(server: Running) -> None:
    async with server.guest() as ada, server.guest() as bea, server.guest("Eve") as eve:
        await register(ada, "Ada")
        await register(bea, "Bea")
        async with chatting(ada, bea) as game:
            seek = (await bea.ask("POST", "/api/seek", {}))["game"]["id"]
            offered = (await bea.ask("POST", "/api/challenge/Ada", {}))["game"]["id"]
            await ada.ask("POST", "/api/account/blocks", {"user": "bea"})
            await ada.ask("POST", "/api/account/blocks", {"user": "Bea"})
            assert [one["name"] for one in await ada.ask("GET", "/api/account/blocks")] == ["Bea"]
            assert (await ada.look(offered))["game"]["status"] == "aborted", "an open challenge is withdrawn"
            for one, other in ((ada, "Bea"), (bea, "Ada")):
                assert await refused(post(one, game, "chat", line="Hello")) == (403, "blocked")
                assert await refused(one.ask("POST", f"/api/challenge/{other}", {})) == (403, "blocked")
            assert await ada.ask("GET", "/api/seeks") == []
            assert await refused(ada.ask("POST", f"/api/seek/{seek}/accept")) == (403, "blocked")
            assert [one["id"] for one in await eve.ask("GET", "/api/seeks")] == [seek], "others meet as before"
            bea_id = bea.user["id"] if bea.user else ""
            await ada.ask("DELETE", f"/api/account/blocks/{bea_id}")
            await post(bea, game, "chat", line="Hello")
            assert len(await ada.ask("GET", "/api/seeks")) == 1
        assert await refused(ada.ask("POST", "/api/account/blocks", {"user": "Ada"})) == (409, "yourself")
        assert await refused(ada.ask("POST", "/api/account/blocks", {"user": "nobody-here"})) == (404, "no-such-user")


async def test_blocks_are_limited(server: Running) -> None:
    async with server.guest("Ada") as ada, server.guest("Bea") as bea:
        me, other = (client.user["id"] if client.user else "" for client in (ada, bea))
        made = [{"id": f"user {number}", "kind": "guest", "name": "x", "created": 1} for number in range(MAX_BLOCKS)]
        async with server.services.database.engine.begin() as connection:
            await connection.execute(users.insert(), made)
            await connection.execute(blocks.insert(), [{"user": me, "blocked": row["id"], "time": 1} for row in made])
        assert await refused(ada.ask("POST", "/api/account/blocks", {"user": other})) == (409, "too-many-blocks")


async def test_reports_reach_administrators_alone(server: Running) -> None:
    async with server.guest("Ada") as ada, server.guest("Bea") as bea, server.guest() as gwen, server.guest() as eve:
        await make_administrator(server, gwen)
        async with chatting(ada, bea) as game:
            await post(bea, game, "chat", line="You play like a goat.")
            line = {"game": game, "number": 1, "reason": "abuse", "text": "Rude."}
            await ada.ask("POST", "/api/report", line)
            assert await refused(ada.ask("POST", "/api/report", line)) == (409, "already-reported")
            assert await refused(bea.ask("POST", "/api/report", line)) == (409, "yourself")
            assert await refused(eve.ask("POST", "/api/report", line)) == (403, "not-allowed")
            assert await refused(ada.ask("POST", "/api/report", {**line, "number": 7})) == (404, "no-such-line")
            await ada.ask("POST", "/api/report", {"game": game, "seat": 1, "reason": "stalling"})
            nothing = {"game": "nothing", "reason": "other"}
            assert await refused(ada.ask("POST", "/api/report", nothing)) == (404, "no-such-game")
        for client in (ada, eve):
            assert await refused(client.ask("GET", "/api/admin/reports")) == (403, "not-allowed")
        found = (await gwen.ask("GET", "/api/admin/reports"))["reports"]
        assert [(one["reason"], one["reported"], one["reporter"]) for one in found] == [
            ("stalling", "Bea", "Ada"),
            ("abuse", "Bea", "Ada"),
        ]
        assert found[1]["line"] == "You play like a goat."
        await administer(gwen, f"reports/{found[1]['id']}/settle", reason="Warned.")
        assert len((await gwen.ask("GET", "/api/admin/reports"))["reports"]) == 1
        assert (await gwen.ask("GET", "/api/admin/reports", status="done"))["reports"][0]["id"] == found[1]["id"]
        assert await log_of(gwen) == ["grant", "settle"]
        bea_id = bea.user["id"] if bea.user else ""
        assert len((await gwen.ask("GET", f"/api/admin/user/{bea_id}"))["reports"]) == 2


async def test_nobody_floods_the_administrators(server: Running) -> None:
    async with server.guest("Ada") as ada:
        games = [(await ada.create(ME, ME))["game"]["id"] for _ in range(11)]
        for game in games[:10]:
            await ada.ask("POST", "/api/report", {"game": game, "reason": "other"})
        assert await refused(ada.ask("POST", "/api/report", {"game": games[10], "reason": "other"})) == (
            429,
            "too-many",
        )


async def test_a_warning_a_mute_and_a_suspension(server: Running) -> None:
    async with server.guest() as ada, server.guest("Bea") as bea, server.guest() as gwen:
        await register(ada, "Ada")
        await make_administrator(server, gwen)
        async with chatting(ada, bea) as game:
            await administer(gwen, "user/Ada/warn", reason="Be kind.")
            assert (await ada.ask("GET", "/api/session"))["warned"] is True
            assert (await ada.ask("GET", "/api/account/warnings"))[0]["text"] == "Be kind."
            await ada.ask("POST", "/api/account/warnings/read")
            assert (await ada.ask("GET", "/api/session"))["warned"] is False
            await administer(gwen, "user/Ada/mute", hours=2, reason="Not kind.")
            assert await refused(post(ada, game, "chat", line="Why?")) == (403, "muted")
            await administer(gwen, "user/Ada/mute", hours=0, reason="Better.")
            await post(ada, game, "chat", line="Thanks.")
            seek = (await ada.ask("POST", "/api/seek", {}))["game"]["id"]
            await administer(gwen, "user/Ada/suspend", hours=24, reason="Cheated.")
            assert (await bea.look(seek))["game"]["status"] == "aborted"
            for asked in (ada.ask("POST", "/api/seek", {}), ada.look(seek), post(ada, game, "chat", line="No!")):
                assert await refused(asked) == (403, "suspended")
            await ada.look(game)  # may be finished: no administrator decides a game by a suspension
            told = await ada.ask("GET", "/api/account/warnings")
            assert [(one["kind"], one["text"]) for one in told[:2]] == [("suspend", "Cheated."), ("mute", "Better.")]
            assert (await ada.ask("GET", "/api/account/export"))["warnings"][0]["text"] == "Be kind."
            await administer(gwen, "user/Ada/suspend", hours=0, reason="A mistake.")
            await ada.look(seek)
        assert await log_of(gwen) == ["grant", "warn", "mute", "mute", "suspend", "suspend"]


async def test_an_account_is_closed_and_administrators_are_not(server: Running) -> None:
    async with server.guest() as ada, server.guest() as gwen, server.guest() as hope:
        await register(ada, "Ada")
        await make_administrator(server, gwen)
        await make_administrator(server, hope, "Hope")
        for measure, more in (("close", {}), ("mute", {"hours": 1}), ("suspend", {"hours": 1})):
            assert await refused(administer(gwen, f"user/Hope/{measure}", **more, **BECAUSE)) == (409, "administrator")
        await administer(gwen, "user/Ada/close", reason="A false name.")
        assert (await ada.ask("GET", "/api/session"))["user"] is None
        assert await refused(gwen.ask("GET", "/api/admin/user/Ada")) == (404, "no-such-user")
        await server.services.measures.revoke(Doer(), "Gwen")
        assert await refused(gwen.ask("GET", "/api/admin/log")) == (403, "not-allowed")
        assert (await log_of(hope))[-2:] == ["close", "revoke"]


async def test_a_closed_account_leaves_its_games_by_an_entry_of_their_logs(server: Running) -> None:
    """Otherwise its clock would run out, and an administrator would have decided a game without a trace."""
    async with server.guest() as ada, server.guest("Bea") as bea, server.guest() as gwen:
        await register(ada, "Ada")
        await make_administrator(server, gwen)
        game = await sit_down(ada, bea)
        await administer(gwen, "user/Ada/close", reason="A false name.")
        async with asyncio.timeout(PATIENCE):
            while (seen := await bea.look(game))["game"]["status"] == "running":
                await asyncio.sleep(0.05)
        assert seen["game"]["result"]["reason"] == "removed"
        told = (await bea.http.get(f"/api/game/{game}/export?format=json")).json()
        assert [entry["facts"] for entry in told["entries"] if entry["kind"] == "leave"] == [{"reason": "removed"}]
        entries = (await gwen.ask("GET", "/api/admin/log"))["entries"]
        about = [(entry["action"], entry["administrator"], entry["game"]) for entry in entries]
        assert about[:2] == [("remove", "Gwen", game), ("close", "Gwen", None)]


async def test_an_adjourned_game_rests_and_goes_on(server: Running) -> None:
    async with server.guest("Ada") as ada, server.guest("Bea") as bea, server.guest() as gwen:
        await make_administrator(server, gwen)
        clients, dice = [ada, bea], Dice(1)
        game = await sit_down(ada, bea, clock={"seconds": 600})
        await choose(server, game, 3, dice)
        room = await server.services.games.room(game)
        seat = room.projection.must_choose()[0]
        ply = room.projection.ply(seat) or 0
        await administer(gwen, f"game/{game}/adjourn", **BECAUSE)
        assert await refused(clients[seat].act(game, ply, 0)) == (409, "adjourned")
        assert await refused(administer(gwen, f"game/{game}/adjourn", **BECAUSE)) == (409, "adjourned")
        seen = await ada.look(game)
        assert (seen["ply"], seen["clocks"]["running"]) == (None, [])
        assert (seen["events"][-1]["kind"], seen["events"][-1]["facts"]) == ("adjourn", BECAUSE)
        server.services.games.unload_rooms(float("inf"))  # it is adjourned after a restart, too
        assert await refused(clients[seat].act(game, ply, 0)) == (409, "adjourned")
        await administer(gwen, f"game/{game}/continue", reason="Mended.")
        assert await refused(administer(gwen, f"game/{game}/continue", reason="Mended.")) == (409, "not-adjourned")
        assert (await clients[seat].look(game))["clocks"]["running"] == [seat]
        await choose(server, game, 2, dice)


@pytest.mark.parametrize("asked", [{}, {"ruleset": "classic", "options": {"players": "3"}}], ids=["duel", "classic"])
async def test_an_undone_game_shows_it_and_its_deal_stays_fair(server: Running, asked: dict[str, Any]) -> None:
    async with server.guest("Ada") as ada, server.guest("Bea") as bea, server.guest("Cleo") as cleo:
        clients, dice = [ada, bea, cleo][: 3 if asked else 2], Dice(2)
        game = await sit_down(*clients, **asked)
        await choose(server, game, 10, dice)
        before = (await ada.look(game))["view"]
        await choose(server, game, 7, dice)
        await server.services.measures.undo(Doer(), game, 7, "A rule was wrong.")
        assert (await ada.look(game))["view"] == before
        server.services.games.unload_rooms(float("inf"))
        seen = await ada.look(game)
        assert seen["view"] == before
        assert (seen["events"][-1]["kind"], seen["events"][-1]["facts"]) == ("undo", {**BECAUSE, "choices": 7})
        assert await refused(administer(ada, f"game/{game}/undo", choices=1, **BECAUSE)) == (403, "not-allowed")
        with pytest.raises(Exception, match="cannot be undone"):
            await server.services.measures.undo(Doer(), game, 500, "Too far.")
        while (await server.services.games.room(game)).metadata.status == "running":
            await choose(server, game, 1, dice)
        written = (await ada.http.get(f"/api/game/{game}/export?format=record")).text
        assert '[Administrator "undo 7: A rule was wrong."]' in written
        assert "fair deal" in deal_verdict(read_record(written)), "an undo changes no card"
        replayed = await ada.ask("GET", f"/api/game/{game}/at/{seen['seq']}")
        assert replayed["view"]["table"] == before["table"]
        with pytest.raises(Exception, match="over"):
            await server.services.measures.undo(Doer(), game, 1, "Too late.")


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_nobody_changes_the_audit_log(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    database = "" if kind == "sqlite" else request.getfixturevalue("postgres")
    services = Services(Settings(data=tmp_path, database=database))
    await services.open()
    try:
        await services.writer.write(before=Doer().entry("grant", reason="For this test."))
        for change in (update(audit).values(action="nothing"), delete(audit)):
            with pytest.raises(DBAPIError, match="append-only"):
                async with services.database.engine.begin() as connection:
                    await connection.execute(change)
        async with services.database.engine.connect() as connection:
            assert (await connection.execute(select(audit.c.action))).scalars().all() == ["grant"]
    finally:
        await services.close()


async def test_commands_on_the_machine(tmp_path: Path) -> None:
    """For each: the running server carries it out and says so, or says why not."""
    settings = Settings(data=tmp_path)

    async def command(*words: str) -> tuple[int, str]:
        done = await asyncio.to_thread(CliRunner().invoke, app, ["admin", *words, "--data", str(tmp_path)])
        return done.exit_code, done.output + str(done.exception or "")

    async with running(settings) as server, server.guest() as ada, server.guest("Bea") as bea:
        await register(ada, "Ada")
        game = await sit_down(ada, bea)
        await choose(server, game, 2, Dice(3))
        await bea.ask("POST", "/api/report", {"game": game, "seat": 0, "reason": "other", "text": "Slow."})
        code, listed = await command("reports")
        assert code == 0
        assert "other: Ada" in listed
        assert (await command("undo", game, "A wrong rule.", "--choices", "2"))[1].startswith("undo: done")
        assert (await ada.look(game))["events"][-1]["kind"] == "undo"
        code, said = await command("undo", game, "Again.", "--choices", "2")
        assert code != 0
        assert "cannot be undone" in said
        assert (await command("grant", "Ada"))[0] == 0
        assert "administrator" in (await command("suspend", "Ada", "No."))[1]
        assert "no user" in (await command("warn", "Nobody", "Hello."))[1]
        assert await refused(ada.ask("GET", "/api/admin/log")) == (403, "administrator-needs-second-factor")
        said = (await command("log"))[1]
        assert said.index("grant Ada") < said.index(f"undo {game}")
        async with server.services.database.engine.connect() as connection:
            assert (await connection.execute(select(reports.c.text))).scalars().all() == ["Slow."]
            assert (await connection.execute(text("SELECT count(*) FROM orders WHERE done IS NULL"))).scalar_one() == 0
