"""Guests: a name, a secret in a cookie, and the rules for it on plain HTTP."""

import httpx
import pytest

from antipater.server.client import Refused
from tests.server.conftest import Running
from tests.server.playing import PATIENCE


@pytest.mark.parametrize(
    ("host", "name", "secure"),
    [
        pytest.param("localhost", "__Host-antipater", True, id="this machine"),
        pytest.param("192.0.2.7:8017", "antipater", False, id="plain HTTP on a network"),
    ],
)
async def test_the_cookie_fits_the_connection(server: Running, host: str, name: str, secure: bool) -> None:
    async with httpx.AsyncClient(base_url=server.url, headers={"Host": host}, timeout=PATIENCE) as http:
        answer = await http.post("/api/session", json={"name": "Ada"})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith(f"{name}=")
        assert ("Secure" in cookie) == secure
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Path=/" in cookie
        assert answer.json()["secure"] == secure
        back = await http.get("/api/session", headers={"Cookie": cookie.partition(";")[0]})
        assert back.json()["user"]["name"] == "Ada"
        secret = cookie.partition(";")[0].partition("=")[2]
        other = "antipater" if secure else "__Host-antipater"
        for wrong in (f"{name}=guessed", f"{name}=", f"{other}={secret}"):
            nobody = await http.get("/api/session", headers={"Cookie": wrong})
            assert nobody.json()["user"] is None, "only the cookie that fits the connection is believed"


@pytest.mark.parametrize("name", ["You", " yoU ", "a\u0000b", "\u202eabc", "x" * 25])
async def test_names_that_cannot_be(server: Running, name: str) -> None:
    with pytest.raises(Refused) as refused:
        async with server.guest(name):
            pass
    assert refused.value.status == 422


async def test_messages_are_strict(server: Running) -> None:
    async with server.guest() as ada:
        for body in (
            {"seats": [{"kind": "me"}, {"kind": "me"}], "more": 1},
            {"seats": [{"kind": "me"}]},
            {"seats": [{"kind": "me"}, {"kind": "ai", "agent": "nobody"}]},
            {"seats": [{"kind": "me"}, {"kind": "me"}], "seeds": "yes"},
            {"seats": [{"kind": "me"}, {"kind": "me"}], "ruleset": "chess"},
            {"seats": [{"kind": "me"}, {"kind": "me"}], "options": {"edition": "third"}},
        ):
            with pytest.raises(Refused) as refused:
                await ada.ask("POST", "/api/game", body)
            assert refused.value.status == 422
            assert refused.value.code
        for address in ("/api/rules/duel+pantheon?lang=fr", "/api/rules", "/api/opponents", "/api/openapi.json"):
            assert await ada.ask("GET", address)
