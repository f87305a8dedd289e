"""Stores that servers of version 1 left behind are opened, show everything as it was, and their games go on."""

import asyncio
import gzip
import json
import sqlite3
from collections.abc import AsyncIterator, Awaitable
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from sqlalchemy import Executable, func, select, update
from websockets.exceptions import ConnectionClosed

from antipater.game.dice import Dice
from antipater.notation.records import verify
from antipater.server.audit import deal_verdict, load_record
from antipater.server.client import Client, Refused
from antipater.server.operations.backup import restore
from antipater.server.operations.settings import DATABASE_FILE, Settings
from antipater.server.store.database import Database
from antipater.server.store.tables import deals, events, games, seats
from tests.cli.conftest import Command, antipater
from tests.records.kept import FOLDER, read_kept
from tests.server.conftest import Running, running
from tests.server.playing import PATIENCE, play_by_stream
from tests.server.together import post, refused

__all__ = ["antipater"]
KINDS = ("sqlite", "postgresql")
ACCOUNTS = ("Ada", "Bea", "Cleo")
NO_EVENTS = 10**6  # a number that no entry has: nothing of the log is asked for
MOST_WAITED = round(1000 * PATIENCE)  # milliseconds that a running clock may lose while a test looks at it
FAIR = "fair deal: the published seeds give all "


class Kept(NamedTuple):
    """A server on a kept store, what was left there, and the people who come back."""

    server: Running
    left: dict[str, Any]
    people: dict[str, Client]

    def id(self, title: str) -> str:
        """Return a game by what it is called in the list."""
        return str(self.left["games"][title]["id"])


def unpack(name: str, place: Path) -> None:
    """Put a copy of a kept store somewhere."""
    place.write_bytes(gzip.decompress((FOLDER / name).read_bytes()))


async def settings_of(kind: str, folder: Path, request: pytest.FixtureRequest) -> Settings:
    """Return the settings of a server on a copy of a kept store."""
    if kind == "sqlite":
        unpack("sqlite.store.gz", folder / DATABASE_FILE)
        return Settings(data=folder)
    database = request.getfixturevalue("postgres")
    unpack("postgresql.backup.gz", folder / "kept.backup")
    await restore(database, folder / "kept.backup")
    return Settings(data=folder, database=database)


@pytest.fixture(params=KINDS)
async def kept(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Kept]:
    """A server on a kept store; accounts enter by their passwords, the bot, who plays little, by its token."""
    async with opened(await settings_of(request.param, tmp_path, request), request.param) as found:
        yield found


@asynccontextmanager
async def opened(settings: Settings, kind: str) -> AsyncIterator[Kept]:
    """Run a server on a kept store."""
    left = read_kept(f"{kind}.left")
    async with running(settings) as server, AsyncExitStack() as doors:
        people = {"Talos": await doors.enter_async_context(Client(server.url, left["token"]))}
        for name in ACCOUNTS:
            people[name] = await doors.enter_async_context(Client(server.url))
            await people[name].ask("POST", "/api/session/login", {"name": name, "password": left["password"]})
        yield Kept(server, left, people)


def known_part(now: Any, then: Any) -> Any:
    """Return of an answer what an older one had, too; a newer server may say more."""
    if isinstance(then, dict):
        return {name: known_part(now[name], then[name]) for name in then}
    if isinstance(then, list) and len(now) == len(then):
        return [known_part(*pair) for pair in zip(now, then, strict=True)]
    return now


async def everything_is_as_it_was_left(kept: Kept) -> None:
    """Games, choices, sealed choices, clocks, results, ratings, chat: what everybody saw last they see again."""
    for title, then in kept.left["games"].items():
        for name in [name for name in kept.people if name in (*then["seats"], "Talos")]:
            seen = await kept.people[name].look(then["id"], after=NO_EVENTS)
            told = ("id", "ruleset", "version", "options", "status", "result", "rated", "clock")
            assert known_part(seen["game"], {key: then[key] for key in told}) == {key: then[key] for key in told}
            assert [seat["name"] for seat in seen["game"]["seats"]] == then["seats"]
            last = then["seen"][name]
            assert seen["game"]["yours"] == last["yours"]
            assert seen["ply"] == last["ply"], title
            assert [[choice["action"], choice["word"]] for choice in seen["view"]["choices"]] == last["choices"], title
            assert seen.get("chosen", []) == last["chosen"]
            assert known_part(seen.get("sealed"), last["sealed"]) == last["sealed"]
            check_clocks(seen.get("clocks"), last["clocks"])
    ada = kept.people["Ada"]
    for ruleset, leaders in kept.left["leaders"].items():
        assert known_part(await ada.ask("GET", f"/api/leaders/{ruleset}"), leaders) == leaders
    for name, profile in kept.left["profiles"].items():
        assert known_part(await ada.ask("GET", f"/api/user/{name}"), profile) == profile
    for title, lines in kept.left["chats"].items():
        assert known_part(await ada.ask("GET", f"/api/game/{kept.id(title)}/chat"), lines) == lines


def check_clocks(now: dict[str, Any] | None, then: dict[str, Any] | None) -> None:
    """Clocks stood still while no server ran."""
    if then is None or now is None:
        assert now == then
        return
    assert now["running"] == then["running"]
    for seat, left in enumerate(then["left"]):
        assert 0 <= left - now["left"][seat] <= (MOST_WAITED if seat in now["running"] else 0)


async def finished_games_are_taken_home_as_before(kept: Kept) -> None:
    """The record is the same text; exports for programs have the same entries."""

    async def taken(game: str, form: str) -> str:
        answer = await kept.people["Ada"].http.get(f"/api/game/{game}/export", params={"format": form})
        return answer.text

    for title, then in kept.left["games"].items():
        if then["status"] == "over":
            assert await taken(then["id"], "record") == then["exports"]["record"]
        if title.endswith(" finished"):
            for form in ("json", "ndjson"):
                lines = [json.loads(line) for line in then["exports"][form].splitlines()]
                now = [json.loads(line) for line in (await taken(then["id"], form)).splitlines()]
                assert known_part(now, lines) == lines


@pytest.mark.parametrize("kind", KINDS)
def test_kept_exports_are_verified(kind: str, antipater: Command) -> None:
    """`antipater verify` accepts records and exports of old servers, and deals them again."""
    games = [game for game in read_kept(f"{kind}.left")["games"].values() if game["status"] == "over"]
    assert {game["ruleset"] for game in games} == {"duel", "duel+pantheon", "classic"}
    for game in games:
        for name, form in (("game.antipater", "record"), ("game.json", "json")):
            Path(name).write_text(game["exports"][form], "utf-8")
            answer = antipater("verify", name)
            assert answer.code == 0, answer.output
            sound, fair = answer.output.splitlines()
            assert sound.startswith(f"{name}: sound, ")
            assert fair.startswith(f"{name}: {FAIR}")


async def play_on(kept: Kept, title: str, names: tuple[str, ...], dice: Dice, most: int) -> None:
    """Go on with a game."""
    for _ in range(most):
        for name in names:
            seen = await kept.people[name].look(kept.id(title), after=NO_EVENTS)
            if seen["ply"] is not None:
                await kept.people[name].act(kept.id(title), seen["ply"], dice.choose(seen["view"]["choices"])["action"])


async def finish(kept: Kept, title: str, names: tuple[str, ...], seed: int) -> None:
    """Play a game to its end; its record is sound, and it was dealt fairly from its first entry on."""
    game, people = kept.id(title), [kept.people[name] for name in names]
    await asyncio.gather(*(play_by_stream(client, game, Dice(seed + seat)) for seat, client in enumerate(people)))
    record = load_record((await people[0].http.get(f"/api/game/{game}/export")).content)
    assert verify(record).finished
    assert deal_verdict(record).startswith(FAIR)


async def running_games_go_on(kept: Kept, seed: int) -> None:
    """Games of every ruleset are played on, to their ends; so are those with clocks, and against an opponent."""
    for title in ("duel running", "duel+pantheon running", "classic 2 running"):
        await finish(kept, title, ("Ada", "Bea"), seed)
    dice = Dice(seed)
    await play_on(kept, "duel against greedy", ("Ada",), dice, 3)
    await play_on(kept, "duel taken back", ("Ada", "Bea"), dice, 2)
    await play_on(kept, "classic 3 taken back", ACCOUNTS, dice, 2)
    ada = kept.people["Ada"]
    before = (await ada.ask("GET", "/api/user/Bea"))["statistics"]["duel+pantheon"]["games"]
    await play_on(kept, "duel+pantheon rated running", ("Ada", "Bea"), dice, 2)
    await post(ada, kept.id("duel+pantheon rated running"), "resign")
    assert (await ada.ask("GET", "/api/user/Bea"))["statistics"]["duel+pantheon"]["games"] == before + 1


async def sealed_choices_wait_and_can_be_changed(kept: Kept) -> None:
    """Two of three have chosen: one of them changes its mind, the third one chooses, and all is revealed (C2.1)."""
    game = kept.id("classic 3 sealed")
    sealed = (await kept.people["Cleo"].look(game))["sealed"]
    other = next(choice for choice in sealed["choices"] if choice["action"] != sealed["action"])
    await kept.people["Cleo"].act(game, sealed["ply"], other["action"])
    seen = await kept.people["Ada"].look(game)
    await kept.people["Ada"].act(game, seen["ply"], seen["view"]["choices"][0]["action"])
    after = await kept.people["Cleo"].look(game, after=seen["seq"])
    own = [event for event in after["events"] if event["seat"] == 2 and event["kind"] == "action"]
    assert [event["choice"] for event in own] == [other["action"]]
    assert after["ply"] is not None


async def open_games_begin(kept: Kept) -> None:
    """The secret of a link still gives its seat, and a challenge can still be accepted."""
    ada, bea = kept.people["Ada"], kept.people["Bea"]
    assert (await ada.join(kept.id("duel open"), kept.left["invitation"]))["status"] == "running"
    challenge = kept.id("duel+pantheon challenge")
    assert [game["id"] for game in (await ada.ask("GET", "/api/challenges"))["received"]] == [challenge]
    assert (await ada.ask("POST", f"/api/challenge/{challenge}/accept"))["status"] == "running"
    assert (await bea.look(challenge))["ply"] is not None
    sought = kept.id("duel sought")
    assert (await ada.ask("POST", f"/api/seek/{sought}/accept"))["status"] == "running"


async def test_a_kept_store(kept: Kept, seed: int) -> None:
    """One server for all of it, because opening a store takes longer than asking it: first what must be unchanged."""
    await everything_is_as_it_was_left(kept)
    await finished_games_are_taken_home_as_before(kept)
    await sealed_choices_wait_and_can_be_changed(kept)
    await open_games_begin(kept)
    await running_games_go_on(kept, seed)


async def change(url: str, *statements: Executable) -> None:
    """Change something in a store by hand."""
    database = Database(url)
    async with database.engine.begin() as connection:
        for statement in statements:
            await connection.execute(statement)
    await database.close()


async def entries_of(url: str) -> dict[str, int]:
    """Return how many entries the log of each game has."""
    database = Database(url)
    async with database.engine.connect() as connection:
        rows = await connection.execute(select(events.c.game, func.count()).group_by(events.c.game))
        found = {row[0]: row[1] for row in rows}
    await database.close()
    return found


@pytest.mark.parametrize("kind", KINDS)
async def test_a_later_version_is_refused_and_left_alone(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path, caplog: pytest.LogCaptureFixture, seed: int
) -> None:
    """Whatever is asked about a game of a version that is not known gets one answer; its log stays as it is.

    Among them are games that go on by themselves: with a clock, and against an opponent. Other games are played on.
    """
    settings = await settings_of(kind, tmp_path, request)
    ids = {title: game["id"] for title, game in read_kept(f"{kind}.left")["games"].items()}
    later = ["duel running", "duel rated running", "duel finished", "duel open", "duel against greedy"]
    gone, dealt = "classic 5 running", "duel again"
    ai = update(seats).where(seats.c.game == ids["duel running"], seats.c.seat == 0).values(agent="greedy")
    await change(
        settings.database_url,
        update(games).where(games.c.id.in_([ids[title] for title in later])).values(version=2),
        update(games).where(games.c.id == ids[gone]).values(ruleset="classic+leaders"),
        update(deals).where(deals.c.game == ids[dealt]).values(version=3),
        ai,  # it owes a choice, so a server would make it at once
    )
    before = await entries_of(settings.database_url)
    async with opened(settings, kind) as kept:
        ada = kept.people["Ada"]
        for title in (*later, gone, dealt):
            for asked in asked_about(ada, ids[title], kept.left["invitation"]):
                status, code = await refused(asked)
                assert (status, code) == (409, "unknown-ruleset" if title == gone else "unknown-version")
            async with ada.socket(ids[title]) as socket:
                with pytest.raises(ConnectionClosed, match=r"known here|there is no ruleset"):
                    await socket.recv()
        with pytest.raises(Refused, match="with version 2 of duel, and only version 1 is known here") as found:
            await ada.look(ids["duel running"])
        assert found.value.facts == {"ruleset": "duel", "version": 2}
        listed = await ada.ask("GET", "/api/games/user/Ada", limit=100)
        assert {ids[title] for title in later if title != "duel open"} <= {game["id"] for game in listed["games"]}
        await finish(kept, "classic 2 running", ("Ada", "Bea"), seed)
        unknown = [ids[title] for title in (*later, gone, dealt)]
        async with kept.server.services.database.engine.connect() as connection:
            owners = await connection.execute(select(games.c.owner).where(games.c.id.in_(unknown)))
            assert set(owners.scalars()) == {None}, "another process might know how to go on"
    after = await entries_of(settings.database_url)
    assert [after.get(game) for game in unknown] == [before.get(game) for game in unknown]
    assert not [record for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")]


def asked_about(client: Client, game: str, invitation: str) -> list[Awaitable[Any]]:
    """Return requests that read or change a game."""
    return [
        client.look(game),
        client.ask("GET", f"/api/game/{game}/at/1"),
        client.ask("GET", f"/api/game/{game}/export"),
        client.act(game, 1, 0),
        client.join(game, invitation),
        post(client, game, "resign"),
        post(client, game, "takeback"),
        post(client, game, "rematch"),
        anext(aiter(client.stream(game))),
    ]


@pytest.mark.parametrize("name", ["sqlite.store.gz", "postgresql.backup.gz"])
def test_kept_stores_hold_nothing_private(name: str, tmp_path: Path) -> None:
    """They say nothing about the machine on which they were made."""
    unpack(name, tmp_path / "store")
    with closing(sqlite3.connect(tmp_path / "store")) as store:
        text = "\n".join(store.iterdump())
    assert not any(word in text for word in ("/tmp/", "/home/", "/root/", "127.0.0.1", "localhost"))
