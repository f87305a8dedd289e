"""Accounts: created, logged in to, recovered, closed; and what cannot be found out by trying."""

import json
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from antipater.server.client import Client, Refused
from antipater.server.operations.settings import Settings
from antipater.server.people.authentication import IDLE, LIFETIME
from antipater.server.people.passwords import Passwords, check_password
from antipater.server.problems import Problem
from antipater.server.store.tables import seats, sessions
from tests.server.conftest import Running, running
from tests.server.playing import PATIENCE

PASSWORD, OTHER = "seven hills of Rome", "the lighthouse keeper"
ME = {"kind": "me"}


async def register(client: Client, name: str, password: str = PASSWORD) -> dict[str, Any]:
    """Make an account."""
    made: dict[str, Any] = await client.ask("POST", "/api/account", {"name": name, "password": password})
    return made


async def log_in(client: Client, name: str, password: str = PASSWORD) -> dict[str, Any]:
    """Log in to an account."""
    session: dict[str, Any] = await client.ask("POST", "/api/session/login", {"name": name, "password": password})
    return session


async def name_of(client: Client) -> str | None:
    """Return who a client is."""
    user = (await client.ask("GET", "/api/session"))["user"]
    return None if user is None else str(user["name"])


async def refusal(asked: Any) -> tuple[int, str | None]:
    """Return the problem of a refused request."""
    with pytest.raises(Refused) as refused:
        await asked
    return refused.value.status, refused.value.code


@pytest.mark.parametrize(
    "password",
    [
        *(
            "short",
            "x" * 129,
            "password",
            "PassWord123",
            "12345678",
            "98765432",
            "aaaaaaaa",
            "abababab",
            "Ada Lovelace",
        ),
        *("Ada Lovelace", "P@ssw0rd!", "lovelace1", "qazwsxedc", "sunshine7", "antipater1", "19870423", "x" * 128),
    ],
)
def test_passwords_that_are_tried_first(password: str) -> None:
    with pytest.raises(Problem) as refused:
        check_password(password, "Ada Lovelace")
    assert refused.value.code == "bad-password"


async def test_passwords_are_argon2id_and_unknown_ones_cost_the_same_work(monkeypatch: pytest.MonkeyPatch) -> None:
    passwords = Passwords()
    kept = await passwords.hash(PASSWORD)
    assert kept.startswith("$argon2id$")
    assert await passwords.verify(PASSWORD, kept)
    assert not await passwords.verify(OTHER, kept)
    compared: list[str] = []

    def verify(secret: str, against: str) -> bool:
        compared.append(against)
        return True

    monkeypatch.setattr(passwords.hashing, "verify", verify)
    assert not await passwords.verify(PASSWORD, None), "nothing fits where nothing is kept"
    assert [against.split("$")[:4] for against in compared] == [kept.split("$")[:4]], "the same work"


async def test_a_guest_becomes_an_account_and_keeps_its_games(server: Running) -> None:
    async with server.guest("Ada") as ada, Client(server.url) as elsewhere:
        guest, before = ada.user, ada.http.headers["Cookie"]
        game = (await ada.create(ME, ME))["game"]["id"]
        made = await register(ada, "Ada Lovelace")
        assert guest is not None
        assert made["session"]["user"] == {"id": guest["id"], "name": "Ada Lovelace", "kind": "account"}
        assert (await ada.look(game))["game"]["yours"] == [0, 1]
        assert before != ada.http.headers["Cookie"], "the session is a new one"
        elsewhere.http.headers["Cookie"] = before
        assert await name_of(elsewhere) is None, "the old one is over"
        assert await refusal(register(ada, "Another")) == (409, "has-account")
        async with server.guest() as eve:
            assert await refusal(register(eve, "ada_lovelace")) == (409, "name-taken")
            assert await refusal(register(eve, "Moderator")) == (422, "bad-name")
            assert await refusal(register(eve, "Eve", "password")) == (422, "bad-password")
        with pytest.raises(Refused, match="name-taken"):
            async with server.guest("ADA LOVELACE"):
                pass


async def test_wrong_names_and_wrong_passwords_are_answered_alike(server: Running) -> None:
    async with Client(server.url) as ada, Client(server.url) as eve:
        code = (await register(ada, "Ada"))["recovery"]
        answers = []
        for name in ("Ada", "Nobody Else"):
            for path, body in (
                ("/api/session/login", {"name": name, "password": OTHER}),
                ("/api/account/recovery", {"name": name, "code": code[:-1], "password": OTHER}),
            ):
                answered = await eve.http.post(path, json=body)
                answers.append((path, answered.status_code, answered.text))
        assert answers[:2] == answers[2:]
        assert {status for _, status, _ in answers} == {401}


async def test_logins_begin_new_sessions_that_can_be_listed_and_ended(server: Running) -> None:
    async with Client(server.url) as phone, Client(server.url) as laptop:
        await register(phone, "Ada")
        async with server.guest() as guest:
            before = guest.http.headers["Cookie"]
            await log_in(guest, "ada")
            assert await name_of(guest) == "Ada"
            laptop.http.headers["Cookie"] = before
            assert await name_of(laptop) is None, "entering ended the guest's session on that device"
            laptop.http.headers["Cookie"] = guest.http.headers["Cookie"]
        kept = await phone.ask("GET", "/api/session/all")
        assert [session["current"] for session in kept] == [False, True]
        assert all(session["label"].startswith("python-httpx") for session in kept)
        assert await refusal(laptop.ask("DELETE", "/api/session/all/unknown")) == (404, "no-such-session")
        await phone.ask("DELETE", f"/api/session/all/{kept[0]['id']}")
        assert (await name_of(phone), await name_of(laptop)) == ("Ada", None)
        cookie = phone.http.headers["Cookie"]
        await phone.ask("DELETE", "/api/session")
        phone.http.headers["Cookie"] = cookie
        assert await name_of(phone) is None
        assert await refusal(phone.ask("GET", "/api/session/all")) == (401, "no-session")


async def test_sessions_end_by_themselves(server: Running) -> None:
    """After a time without use, and after their whole lifetime however much they were used."""
    authentication = server.services.authentication
    began = authentication.clock()
    async with server.guest("Ada") as used, server.guest("Bea") as left:
        for time in range(0, LIFETIME, IDLE // 2):
            authentication.clock = partial(int, began + time)
            assert await name_of(used) == "Ada"
        assert await name_of(left) is None
        authentication.clock = partial(int, began + LIFETIME + 60_000)
        assert await name_of(used) is None
        assert len(await server.services.people.rows(select(sessions))) == 2
        await authentication.delete_expired()
        assert await server.services.people.rows(select(sessions)) == [], "what is over is not kept"


async def test_a_recovery_code_is_good_once(server: Running) -> None:
    async with Client(server.url) as ada, Client(server.url) as other:
        code = (await register(ada, "Ada"))["recovery"]
        token = (await ada.ask("POST", "/api/account/tokens", {"label": "x", "scopes": ["read"]}))["token"]
        typed = code.lower().replace("-", " ")
        asked = {"name": "Ada", "code": typed, "password": OTHER}
        fresh = (await other.ask("POST", "/api/account/recovery", asked))["recovery"]
        assert fresh != code
        assert (await name_of(ada), await name_of(other)) == (None, "Ada")
        async with Client(server.url, token) as program:
            assert await refusal(program.ask("GET", "/api/account")) == (401, "bad-token")
        assert await refusal(other.ask("POST", "/api/account/recovery", asked)) == (401, "wrong-code")
        assert await refusal(log_in(ada, "Ada")) == (401, "wrong-password")
        await log_in(ada, "Ada", OTHER)
        newest = (await ada.ask("POST", "/api/account/recovery-code", {"password": OTHER}))["recovery"]
        assert await refusal(other.ask("POST", "/api/account/recovery", {**asked, "code": fresh})) == (
            401,
            "wrong-code",
        )
        await other.ask("POST", "/api/account/recovery", {**asked, "code": newest})


async def test_a_new_password_ends_the_other_sessions(server: Running) -> None:
    async with Client(server.url) as ada, Client(server.url) as other:
        await register(ada, "Ada")
        await log_in(other, "Ada")
        change = {"old": PASSWORD, "new": OTHER}
        assert await refusal(ada.ask("POST", "/api/account/password", {**change, "old": OTHER})) == (
            401,
            "wrong-password",
        )
        assert await refusal(ada.ask("POST", "/api/account/password", {**change, "new": "ada"})) == (
            422,
            "bad-password",
        )
        await ada.ask("POST", "/api/account/password", change)
        assert (await name_of(ada), await name_of(other)) == ("Ada", None)
        await log_in(other, "Ada", OTHER)
        async with server.guest() as guest:
            assert await refusal(guest.ask("POST", "/api/account/password", change)) == (403, "no-account")


async def test_no_secret_is_kept_readable(server: Running, settings: Settings) -> None:
    """Neither the store nor the export contains a password, a code, a cookie or a token."""
    async with Client(server.url) as ada:
        code = (await register(ada, "Ada"))["recovery"]
        token = (await ada.ask("POST", "/api/account/tokens", {"label": "bot", "scopes": ["play"]}))["token"]
        cookie = ada.http.headers["Cookie"].partition("=")[2]
        kept = json.dumps(await ada.ask("GET", "/api/account/export")).encode()
        stored = b"".join(file.read_bytes() for file in settings.data.iterdir())
        assert b"Ada" in kept
        assert b"Ada" in stored
        for secret in (PASSWORD, code, cookie, token):
            assert secret.encode() not in kept + stored
        assert b"$argon2id$" not in kept
        assert {file.stat().st_mode & 0o077 for file in settings.data.iterdir()} == {0}, "and others cannot read it"


async def test_who_leaves_takes_everything_along(server: Running) -> None:
    async with Client(server.url) as ada, server.guest("Bea") as bea:
        user = (await register(ada, "Ada Lovelace"))["session"]["user"]["id"]
        made = await ada.create(ME, {"kind": "open"})
        game = made["game"]["id"]
        await bea.join(game, made["invitation"])
        seen = await ada.look(game)
        mover = ada if seen["ply"] is not None else bea
        seen = await mover.look(game)
        await mover.act(game, seen["ply"], seen["view"]["choices"][0]["action"])
        kept = await ada.ask("GET", "/api/account/export")
        assert kept["user"]["name"] == "Ada Lovelace"
        assert [row["id"] for row in kept["games"]] == [game]
        assert all(row["game"] == game and row["seat"] == 0 for row in kept["entries"])
        assert len(kept["entries"]) == (mover is ada)
        for player in (ada, bea):
            await player.ask("POST", f"/api/game/{game}/chat/switch", {"yes": True})
        await ada.ask("POST", f"/api/game/{game}/chat", {"line": "Hello"})
        assert [line["line"] for line in (await ada.ask("GET", "/api/account/export"))["chats"]] == ["Hello"]
        before = (await bea.look(game))["seq"]

        assert await refusal(ada.ask("POST", "/api/account/close", {"password": OTHER})) == (401, "wrong-password")
        await ada.ask("POST", "/api/account/close", {"password": PASSWORD})
        assert await refusal(log_in(ada, "Ada Lovelace")) == (401, "wrong-password")
        after = await bea.look(game)
        assert after["seq"] == before, "the game is still there"
        assert "Lovelace" not in json.dumps(after)
        assert await bea.ask("GET", f"/api/game/{game}/chat") == []
        assert [seat["name"] for seat in after["game"]["seats"]] == ["Anonymous", "Bea"]
        server.services.games.unload_rooms(float("inf"))
        assert "Lovelace" not in json.dumps(await bea.look(game)), "nor does it come back from the store"
        assert await server.services.people.credentials(user=user) is None
        stored = await server.services.archive.metadata(game)
        assert stored is not None
        assert (stored.creator, stored.seats[0].user) == (None, None)
        async with Client(server.url) as other:
            again = (await register(other, "Ada Lovelace"))["session"]["user"]["id"]
            assert again != user, "the name is free, and belongs to nobody's past"
        await bea.ask("POST", "/api/account/close", {})
        assert await name_of(bea) is None


async def test_accounts_on_postgresql(postgres: str, tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, database=postgres)
    async with running(settings) as server, Client(server.url) as ada, Client(server.url) as eve:
        code = (await register(ada, "Ada"))["recovery"]
        assert await refusal(register(eve, "ada")) == (409, "name-taken")
        await log_in(eve, "Ada")
        token = (await ada.ask("POST", "/api/account/tokens", {"label": "bot", "scopes": ["play"]}))["token"]
        async with Client(server.url, token) as program:
            await program.create(ME, ME)
        assert len((await ada.ask("GET", "/api/account/export"))["games"]) == 2
        await eve.ask("POST", "/api/account/recovery", {"name": "Ada", "code": code, "password": OTHER})
        await eve.ask("POST", "/api/account/close", {"password": OTHER})
        assert await name_of(eve) is None


async def test_cookies_are_dropped_by_the_browser_too(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.url, headers={"Host": "localhost"}, timeout=PATIENCE) as http:
        entered = await http.post("/api/session", json={})
        cookie = entered.headers["set-cookie"].partition(";")[0]
        gone = await http.request("DELETE", "/api/session", headers={"Cookie": cookie})
        assert gone.headers["set-cookie"].startswith('__Host-antipater="";')
        assert "Max-Age=0" in gone.headers["set-cookie"]


async def test_an_account_keeps_the_settings_of_the_page(server: Running) -> None:
    """They are the same on every device; a guest has none, and only short values are kept."""
    async with server.guest("Ada") as ada:
        assert await refusal(ada.ask("GET", "/api/account/preferences")) == (403, "no-account")
        await ada.ask("POST", "/api/account", {"name": "Adelaide", "password": "seven pillars of salt"})
        assert (await ada.ask("GET", "/api/account/preferences"))["settings"] == {}
        chosen = {"theme": "dark", "volume": 40, "confirm": True}
        await ada.ask("PUT", "/api/account/preferences", {"settings": chosen})
        assert (await ada.ask("GET", "/api/account/preferences"))["settings"] == chosen
        for wrong in ({"theme": "x" * 65}, {"not a name": 1}, {"deep": {"er": 1}}):
            status, _ = await refusal(ada.ask("PUT", "/api/account/preferences", {"settings": wrong}))
            assert status == 422


async def finished_games(client: Client, number: int) -> list[str]:
    """Play games that end at once; return their ids."""
    made = []
    for _ in range(number):
        game = str((await client.create(ME, ME))["game"]["id"])
        await client.ask("POST", f"/api/game/{game}/resign", {"seat": 0})
        made.append(game)
    return made


async def test_an_export_is_read_in_pages(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others are served between two pages, and no statement reads all games of somebody who has very many."""
    monkeypatch.setattr("antipater.server.store.personal_data.PAGE", 2)
    async with Client(server.url) as ada:
        user = (await register(ada, "Ada"))["session"]["user"]["id"]
        played = await finished_games(ada, 5)
        pieces = [piece async for piece in server.services.personal_data.export(user)]
        whole = json.loads(b"".join(pieces))
        assert whole == await ada.ask("GET", "/api/account/export")
    assert {row["id"] for row in whole["games"]} == set(played)
    assert {row["game"] for row in whole["entries"]} == set(played)
    assert max(len({game for game in played if game.encode() in piece}) for piece in pieces) == 2


async def test_a_closed_account_leaves_its_games_in_steps(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Moves of others wait for each transaction, so none is about very many games."""
    monkeypatch.setattr("antipater.server.people.accounts.AT_A_TIME", 2)
    services = server.services
    async with Client(server.url) as ada:
        user = (await register(ada, "Ada"))["session"]["user"]["id"]
        played = await finished_games(ada, 5)
        running_game = str((await ada.create(ME, ME))["game"]["id"])
        left = [len(played)]
        write = services.writer.write

        async def counting(**named: Any) -> None:
            await write(**named)
            rows = await services.people.rows(select(seats.c.game).where(seats.c.user == user).distinct())
            left.append(len({row["game"] for row in rows} - {running_game}))

        monkeypatch.setattr(services.writer, "write", counting)
        await ada.ask("POST", "/api/account/close", {"password": PASSWORD})
    assert max(before - after for before, after in pairwise(left)) == 2
    stored = [await services.archive.metadata(game) for game in (*played, running_game)]
    assert {(game.creator, *(seat.user for seat in game.seats)) for game in stored if game} == {(None, None, None)}
