"""Rate limits by address, account and game, and of logins; with the time to wait; shared between processes."""

import json
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest

from antipater.server.client import Client, Refused
from antipater.server.operations.counters import MAX_COUNTERS
from antipater.server.operations.limits import ACCOUNT, ADDRESS, GAME, LOGIN, NEWCOMERS, Limits, counter_key
from antipater.server.operations.settings import Settings
from antipater.server.problems import Problem
from tests.server.conftest import Running, running
from tests.server.playing import PATIENCE
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
        async with httpx.AsyncClient(base_url=server.url, headers={"X-Forwarded-For": FAR}, timeout=PATIENCE) as far:
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


async def test_positions_and_records_are_examined_within_a_limit(tmp_path: Path) -> None:
    """They cost ten times as much as other requests, for anybody who sends them without end."""
    settings = Settings(data=tmp_path, examine_limit="3/minute", origins=("https://play.example.org",))
    bodies: dict[str, dict[str, object]] = {"": {}, "/draft": {}, "/record": {"text": "no record"}}
    async with running(settings) as server, httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        first = [(await http.post(f"/api/analysis{path}", json=body)).status_code for path, body in bodies.items()]
        again = [(await http.post(f"/api/analysis{path}", json=body)).status_code for path, body in bodies.items()]
    assert (first, again) == ([200, 200, 422], [429, 429, 429])


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


def granted(pace: Limits, asked: int, who: str = FAR) -> int:
    """Return how many of some newcomers from an address are admitted."""
    admitted = 0
    for _ in range(asked):
        try:
            pace.count(NEWCOMERS, who)
        except Problem:
            continue
        admitted += 1
    return admitted


async def test_processes_share_their_limits(postgres: str) -> None:
    """Two processes grant a limit once: each its share until they settle; what one has granted, the other knows."""
    settings = Settings(database=postgres, newcomer_limit="20/hour", login_limit="2/hour")
    async with AsyncExitStack() as stack:
        first, second = [(await stack.enter_async_context(running(settings))).services for _ in range(2)]
        for services in (first, second):
            await services.settlement.close()  # settled by hand, below
            await services.ownership.renew_lease()
            await services.settlement.settle()
        with pytest.raises(Problem) as refused:
            for _ in range(11):
                first.limits.count(NEWCOMERS, FAR)
        assert refused.value.facts["retry_after"] == 1, "its share: the other process may have granted the rest"
        for services in (first, second):
            await services.settlement.settle()
        assert granted(second.limits, 20) == 5, "half of what is left"
        assert granted(second.limits, 20, "192.0.2.8") == 10, "nobody else is concerned"
        for _ in range(6):
            await second.settlement.settle()
            granted(second.limits, 20)
        await first.settlement.settle()
        with pytest.raises(Problem) as refused:
            first.limits.count(NEWCOMERS, FAR)
        assert refused.value.facts["retry_after"] > 3000, "until the window ends, in both processes"
        assert granted(second.limits, 20) == 0
        for _ in range(2):
            first.limits.count_login("ada", FAR)
            await first.settlement.settle()
        first.limits.reset_login("ada", FAR)
        for services in (first, second):
            await services.settlement.settle()
        second.limits.count_login("ada", FAR)  # somebody who has logged in starts again, everywhere


async def test_both_processes_at_once_grant_no_multiple(postgres: str) -> None:
    settings = Settings(database=postgres, newcomer_limit="40/hour")
    async with AsyncExitStack() as stack:
        pair = [(await stack.enter_async_context(running(settings))).services for _ in range(2)]
        for services in pair:
            await services.settlement.close()
            await services.ownership.renew_lease()
            await services.settlement.settle()
        total = 0
        for _ in range(5):
            total += sum(granted(services.limits, 100) for services in pair)
            for services in pair:
                await services.settlement.settle()
        assert 40 <= total <= 50


async def test_a_forwarded_request_is_counted_once(postgres: str) -> None:
    settings = Settings(database=postgres, address_limit="1000/hour")
    async with AsyncExitStack() as stack:
        first, second = [await stack.enter_async_context(running(settings)) for _ in range(2)]
        async with first.guest("Ada") as ada, httpx.AsyncClient(base_url=second.url, timeout=PATIENCE) as far:
            game = (await ada.create(ME, ME))["game"]["id"]
            far.headers["X-Forwarded-For"] = FAR
            far.headers["Cookie"] = ada.http.headers["Cookie"]
            for _ in range(3):
                assert (await far.get(f"/api/game/{game}")).status_code == 200
        assert game not in second.services.games.rooms
        key = counter_key(first.services.limits.items[ADDRESS], ADDRESS, FAR)
        assert key not in first.services.limits.counters.counts
        assert second.services.limits.counters.counts[key].total == 3


def test_small_parts_of_a_limit_are_not_written() -> None:
    pace = limits(newcomer_limit="100/hour")
    pace.counters.shared = True
    granted(pace, 4)
    assert pace.counters.due() == []
    granted(pace, 1)
    assert [(due.amount, due.seconds) for due in pace.counters.due()] == [(5, 3600.0)]
