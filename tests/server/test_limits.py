"""Rate limits by address, account and game, and of logins; with the time to wait."""

import json
from pathlib import Path

import httpx
import pytest

from antipater.server.client import Client, Refused
from antipater.server.operations.limits import ACCOUNT, ADDRESS, GAME, LOGIN, MAX_COUNTERS, NEWCOMERS, Limits
from antipater.server.operations.settings import Settings
from antipater.server.problems import Problem
from tests.server.conftest import Running, running
from tests.server.test_accounts import ME, OTHER, PASSWORD, log_in, refusal, register

FAR = "192.0.2.7"


def limits(**given: str) -> Limits:
    """Limits with a clock that does not move."""
    made = Limits(Settings().model_copy(update=given))
    made.counters.clock = lambda: 100.0
    return made


def test_excess_requests_get_the_time_to_wait() -> None:
    pace = limits(account_limit="3/minute")
    for _ in range(3):
        pace.count(ACCOUNT, "ada")
    pace.counters.clock = lambda: 120.5
    with pytest.raises(Problem) as refused:
        pace.count(ACCOUNT, "ada")
    assert (refused.value.status, refused.value.facts) == (429, {"limit": "account", "retry_after": 40})
    pace.count(ACCOUNT, "bea")
    pace.count(GAME, "ada")
    pace.counters.clock = lambda: 160.0
    pace.count(ACCOUNT, "ada")


def test_no_limit_where_none_is_set_and_none_by_address_on_this_machine() -> None:
    pace = limits(account_limit="", address_limit="1/hour", newcomer_limit="1/hour", login_limit="1/hour")
    for _ in range(3):
        pace.count(ACCOUNT, "ada")
        pace.count(ADDRESS, "127.0.0.1")
        pace.count(NEWCOMERS, "::1")
    for what, who in ((ADDRESS, FAR), (NEWCOMERS, FAR), (LOGIN, "127.0.0.1")):
        pace.count(what, who)
        with pytest.raises(Problem):
            pace.count(what, who)
    pace.reset(LOGIN, "127.0.0.1")
    pace.count(LOGIN, "127.0.0.1")


def test_a_network_of_ipv6_counts_as_one_address() -> None:
    pace = limits(address_limit="1/hour", login_limit="1/hour")
    for one, same, other in (
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "2001:db8:1:3::1"),
        ("198.51.100.1", "::ffff:198.51.100.1", "198.51.100.2"),
    ):
        pace.count(ADDRESS, one)
        pace.count_login("ada", one)
        with pytest.raises(Problem):
            pace.count(ADDRESS, same)
        with pytest.raises(Problem):
            pace.count_login("ada", same)
        pace.count(ADDRESS, other)
        pace.count_login("ada", other)
    pace.count(ADDRESS, "::ffff:127.0.0.1")
    pace.count(ADDRESS, "::ffff:127.0.0.1")


def test_counters_do_not_pile_up() -> None:
    pace = limits(address_limit="5/minute")
    for number in range(MAX_COUNTERS):
        pace.count(ADDRESS, f"198.51.100.{number}")
    pace.counters.clock = lambda: 1_000.0
    pace.count(ADDRESS, FAR)
    assert len(pace.counters.counts) == 1


async def test_requests_by_address_account_and_game(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, address_limit="5/hour", account_limit="12/hour", game_limit="2/hour")
    async with running(settings) as server:
        async with httpx.AsyncClient(base_url=server.url, headers={"X-Forwarded-For": FAR}, timeout=60) as far:
            answers = [await far.get("/health") for _ in range(6)]
            assert [answer.status_code for answer in answers] == [200] * 5 + [429]
            assert 3500 < int(answers[-1].headers["Retry-After"]) <= 3600
            assert answers[-1].json()["facts"]["limit"] == "address"
        async with server.guest("Ada") as ada, server.guest("Bea") as bea:
            game = (await ada.create(ME, ME))["game"]["id"]
            for _ in range(2):
                assert await refusal(ada.act(game, 0, 0, seat=0)) == (409, "late")
            assert await refusal(ada.act(game, 0, 0, seat=0)) == (429, "too-many")
            with pytest.raises(Refused) as refused:
                for _ in range(20):
                    await ada.look(game)
            assert refused.value.facts["limit"] == "account"
            assert await bea.look(game)


async def test_logins_are_throttled_by_account_and_by_address(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, login_limit="3/hour", login_address_limit="8/hour")
    async with running(settings) as server, Client(server.url) as ada, Client(server.url) as eve:
        await register(ada, "Ada")
        for _ in range(2):
            assert await refusal(log_in(eve, "Ada", OTHER)) == (401, "wrong-password")
        await log_in(ada, "Ada", PASSWORD)
        for _ in range(3):
            assert await refusal(log_in(eve, "ADA", OTHER)) == (401, "wrong-password")
        assert await refusal(log_in(eve, "Ada", PASSWORD)) == (429, "too-many"), "even with the right one"
        assert await refusal(log_in(eve, "Nobody Else", OTHER)) == (401, "wrong-password")
        assert await refusal(log_in(eve, "Somebody Else", OTHER)) == (429, "too-many"), "by address"
        assert (await ada.ask("GET", "/api/session"))["user"]["name"] == "Ada", "who is in stays in"
        ada.http.headers["X-Forwarded-For"] = FAR
        await log_in(ada, "Ada", PASSWORD)  # guessing from another address locks nobody out


def test_guesses_from_everywhere_are_counted_together() -> None:
    pace = limits(login_account_limit="3/hour")
    for number in range(3):
        pace.count_login("ada", f"198.51.100.{number}")
    with pytest.raises(Problem) as refused:
        pace.count_login("ada", FAR)
    assert refused.value.facts["limit"] == "guesses"
    pace.count_login("bea", FAR)


async def test_a_socket_has_the_same_pace(tmp_path: Path) -> None:
    async with running(Settings(data=tmp_path, game_limit="2/hour")) as server, server.guest("Ada") as ada:
        game = (await ada.create(ME, ME))["game"]["id"]
        async with ada.socket(game) as socket:
            await socket.recv()
            codes = []
            for number in range(3):
                asked = {"type": "action", "ply": 0, "action": 0, "id": f"n{number}", "seat": 0}
                await socket.send(json.dumps(asked))
                codes.append(json.loads(await socket.recv())["problem"]["code"])
            assert codes == ["late", "late", "too-many"]


async def test_exports_and_newcomers_are_limited(tmp_path: Path, server: Running) -> None:
    settings = Settings(data=tmp_path / "other", export_limit="1/hour", newcomer_limit="1/hour")
    async with running(settings) as strict, Client(strict.url) as ada:
        ada.http.headers["X-Forwarded-For"] = FAR
        await ada.enter("Ada")
        assert await ada.ask("GET", "/api/account/export")
        assert await refusal(ada.ask("GET", "/api/account/export")) == (429, "too-many")
        async with Client(strict.url) as bea:
            bea.http.headers["X-Forwarded-For"] = FAR
            assert await refusal(bea.enter("Bea")) == (429, "too-many")
