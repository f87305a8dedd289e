"""How many games one user may have, who is served first, and when games are withdrawn and guests removed."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from antipater.server.client import Client, Refused
from antipater.server.games.metadata import AI, PERSON, GameMetadata, Seat
from antipater.server.games.quotas import Quotas
from antipater.server.operations.settings import Settings
from antipater.server.people.names import ANONYMOUS
from antipater.server.store.tables import games, users
from antipater.server.thinking.fair_queue import HALF_LIFE, OPPONENTS_ONLY, PEOPLE, FairQueue
from antipater.server.times import TIME
from tests.server.conftest import Running, running
from tests.server.together import ME, OPEN, PASSWORD, post, refused, register, sit_down

RANDOM = {"kind": "ai", "agent": "random"}
DAY = 86_400_000


async def answers(client: Client, times: int, *seats: dict[str, str], **asked: Any) -> list[str]:
    """Create games at once; return the code of each answer, empty if it was created."""

    async def one() -> str:
        try:
            await client.create(*seats, **asked)
        except Refused as error:
            return str(error.code)
        return ""

    return await asyncio.gather(*(one() for _ in range(times)))


async def test_every_way_of_making_a_waiting_game_has_one_limit(server: Running) -> None:
    async with server.guest() as ada, server.guest() as bea:
        listed = await answers(ada, 8, ME, OPEN, listed=True)
        await ada.ask("POST", "/api/seek", {})
        assert set(listed) == {""}
        by_link = await answers(ada, 8, ME, OPEN)
        assert sorted(by_link) == ["", *["too-many-open"] * 7], "requests at the same time do not pass together"
        assert await refused(ada.ask("POST", "/api/seek", {})) == (429, "too-many-open")
        assert await refused(ada.ask("POST", f"/api/challenge/{bea.user['id'] if bea.user else None}", {})) == (
            429,
            "too-many-open",
        )
        await bea.ask("POST", "/api/seek", {})
        assert len(await bea.ask("GET", "/api/seeks")) == 10


async def test_games_with_opponents_only_are_few(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, opponents_only_everywhere=3, running_games=5)
    async with running(settings) as server, server.guest() as ada, server.guest() as bea, server.guest() as cleo:
        server.services.opponents.queue.free = 0  # nobody thinks, so that the games go on
        assert sorted(await answers(ada, 5, RANDOM, RANDOM)) == ["", "", *["too-many-opponents"] * 3]
        assert sorted(await answers(bea, 2, RANDOM, RANDOM)) == ["", "too-many-opponents"], "three on the whole server"
        assert sorted(await answers(cleo, 7, ME, RANDOM)) == [*[""] * 5, "too-many-running", "too-many-running"]
        assert await answers(cleo, 1, ME, OPEN) == [""], "a game that waits does not run"


async def test_new_games_are_counted(tmp_path: Path) -> None:
    async with running(Settings(data=tmp_path, create_limit="2/hour")) as server, server.guest() as ada:
        assert await answers(ada, 1, ME, ME) == [""]
        await ada.ask("POST", "/api/seek", {})
        assert await answers(ada, 1, ME, ME) == ["too-many"]
        assert await refused(ada.ask("POST", "/api/seek", {})) == (429, "too-many")


class Clock:
    """A clock that tests move."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


async def served(queue: FairQueue, *questions: tuple[str, int, list[str]]) -> list[str]:
    """Ask while the only worker is busy; return in which order the questions are answered."""
    order: list[str] = []

    async def ask(name: str, rank: int, keys: list[str]) -> None:
        async with queue.place(rank, keys):
            order.append(name)

    await queue.enter(PEOPLE, [])
    tasks = [asyncio.create_task(ask(*question)) for question in questions]
    await asyncio.sleep(0)
    queue.leave()
    await asyncio.gather(*tasks)
    return order


async def test_people_come_before_games_that_nobody_plays() -> None:
    flood = [(f"flood {n}", OPPONENTS_ONLY, ["mallory"]) for n in range(500)]
    order = await served(FairQueue(1, clock=Clock()), *flood, ("ada", PEOPLE, ["ada"]))
    assert order[0] == "ada"


async def test_whoever_has_used_less_comes_first() -> None:
    clock = Clock()
    queue = FairQueue(1, clock=clock)
    queue.charge(["mallory"], 10.0)
    queue.charge(["ada"], 1.0)
    many = [(f"mallory {n}", PEOPLE, ["mallory"]) for n in range(3)]
    assert (await served(queue, *many, ("ada", PEOPLE, ["ada"]), ("bea", PEOPLE, ["bea"])))[:2] == ["bea", "ada"]
    clock.time = 20 * HALF_LIFE
    queue.charge(["ada"], 1.0)
    assert (await served(queue, ("ada", PEOPLE, ["ada"]), many[0]))[0] == "mallory 0", "what was used is forgotten"


async def test_an_address_counts_as_its_users_together() -> None:
    queue = FairQueue(1, clock=Clock())
    queue.charge(["mallory", "192.0.2.7"], 10.0)
    order = await served(queue, ("twin", PEOPLE, ["twin", "192.0.2.7"]), ("ada", PEOPLE, ["ada"]))
    assert order == ["ada", "twin"]


async def test_above_the_quota_people_wait_behind_people_and_before_nobody() -> None:
    queue = FairQueue(1, quota=5.0, clock=Clock())
    queue.charge(["mallory"], 10.0)
    asked = (("nobody", OPPONENTS_ONLY, ["eve"]), ("mallory", PEOPLE, ["mallory"]), ("ada", PEOPLE, ["ada"]))
    assert await served(queue, *asked) == ["ada", "mallory", "nobody"]


async def test_a_question_that_is_dropped_keeps_no_place() -> None:
    queue = FairQueue(1, clock=Clock())
    await queue.enter(PEOPLE, [])
    waiting, granted = (asyncio.create_task(queue.enter(PEOPLE, [])) for _ in range(2))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.sleep(0)
    queue.leave()
    granted.cancel()  # it has its place, but does not know it yet
    await asyncio.gather(waiting, granted, return_exceptions=True)
    assert (queue.free, queue.waiting) == (1, [])


def test_thinking_is_charged_to_a_person_and_an_address(server_settings: Settings) -> None:
    quotas = Quotas(None, server_settings)  # type: ignore[arg-type]
    quotas.note_address("ada", "2001:db8::7")
    quotas.note_address("bea", "127.0.0.1")
    ada, bea, engine = Seat(PERSON, "Ada", "ada"), Seat(PERSON, "Bea", "bea"), Seat(AI, agent="random")

    def charged(*seats: Seat) -> list[str]:
        return quotas.keys_of(GameMetadata("g", "duel", 1, {}, "running", seats, "", creator="bea"))

    assert charged(engine, ada) == ["ada", "2001:db8::/64"]
    assert charged(bea, engine) == ["bea"]
    assert charged(engine, engine) == ["bea"]


@pytest.fixture
def server_settings(tmp_path: Path) -> Settings:
    return Settings(data=tmp_path)


async def lobby(client: Client) -> int:
    """Return how many games are in the lobby."""
    return len(await client.ask("GET", "/api/seeks"))


async def test_games_in_the_lobby_expire(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TIME, "origin", TIME.origin)
    async with server.guest() as ada, server.guest() as bea:
        await ada.ask("POST", "/api/seek", {"clock": {"seconds": 600}})
        await ada.ask("POST", "/api/seek", {"clock": {"days": 3}})
        link = (await ada.create(ME, OPEN))["game"]["id"]
        TIME.skip(29 * 60_000)
        await server.services.expiry.withdraw_outdated()
        assert await lobby(bea) == 2
        TIME.skip(2 * 60_000)
        await server.services.expiry.withdraw_outdated()
        assert [game["clock"] for game in await bea.ask("GET", "/api/seeks")] == [{"days": 3}]
        TIME.skip(14 * DAY)
        await server.services.expiry.withdraw_outdated()
        assert await lobby(bea) == 0
        assert (await bea.ask("GET", f"/api/game/{link}"))["game"]["status"] == "aborted"


async def test_abandoned_games_end_and_say_so(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TIME, "origin", TIME.origin)
    async with server.guest() as ada:
        left = (await ada.create(ME, ME))["game"]["id"]
        timed = (await ada.create(ME, ME, clock={"days": 30}))["game"]["id"]
        assert timed not in (await server.services.listings.abandoned(TIME.now() + DAY))[0], "its clock will end it"
        TIME.skip(364 * DAY)
        await server.services.expiry.end_abandoned()
        async with server.guest() as bea:  # the session of the first is over
            fresh = (await bea.create(ME, ME))["game"]["id"]
        TIME.skip(2 * DAY)
        await server.services.expiry.end_abandoned()
        found = {game: (await server.services.games.room(game)).metadata for game in (left, fresh)}
    assert [found[game].status for game in (left, fresh)] == ["aborted", "running"]
    assert found[left].result == {"reason": "abandoned"}


async def test_games_that_cannot_be_ended_hide_no_others(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games of another version of the rules stay as they are, however many and old they are."""
    monkeypatch.setattr(TIME, "origin", TIME.origin)
    monkeypatch.setattr("antipater.server.store.listings.FEW", 2)
    async with server.guest() as ada:
        made = [(await ada.create(ME, ME))["game"]["id"] for _ in range(4)]
    server.services.games.unload_rooms(float("inf"))
    older = update(games).where(games.c.id.in_(made[:3])).values(version=0)
    await server.services.writer.write(before=[older])
    TIME.skip(366 * DAY)
    for _ in range(2):
        await server.services.expiry.end_abandoned()
    assert (await server.services.games.room(made[3])).metadata.status == "aborted"


async def test_games_of_users_who_are_gone_are_withdrawn(server: Running) -> None:
    async with server.guest() as ada, server.guest() as bea, server.guest() as cleo:
        await register(ada, "Ada")
        for client in (ada, bea):
            await client.ask("POST", "/api/seek", {})
        assert await lobby(cleo) == 2
        await bea.ask("DELETE", "/api/session")
        assert await lobby(cleo) == 1, "a guest who logs out cannot come back"
        await ada.ask("POST", "/api/account/close", {"password": PASSWORD})
        assert await lobby(cleo) == 0


async def test_games_of_lost_sessions_are_withdrawn(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TIME, "origin", TIME.origin)
    async with server.guest() as ada:
        await ada.ask("POST", "/api/seek", {"clock": {"days": 3}})
        server.services.expiry.any_open = 1000 * DAY
        TIME.skip(29 * DAY)
        await server.services.expiry.withdraw_outdated()
        async with server.guest() as bea:
            assert await lobby(bea) == 1
            TIME.skip(2 * DAY)
            await server.services.expiry.withdraw_outdated()
            assert await server.services.listings.seeks() == []


async def test_guests_who_cannot_come_back_are_removed(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their finished games stay, without the name; whoever still has a game, a session or an account stays, too."""
    monkeypatch.setattr(TIME, "origin", TIME.origin)
    expiry, engine = server.services.expiry, server.services.database.engine
    async with server.guest("Ada") as ada, server.guest("Bea") as bea, server.guest("Cleo") as cleo:
        await register(cleo, "Cleo")
        over, running_still = [await sit_down(ada, bea) for _ in range(2)]
        await post(ada, over, "resign")
        async with server.guest("Dora") as dora:
            left = (await dora.create(ME, ME))["game"]["id"]
            await post(dora, left, "resign", seat=0)
            names = {str((client.user or {})["id"]): client for client in (ada, bea, cleo, dora)}
    TIME.skip(89 * DAY)
    async with server.guest("Eve") as eve:
        await expiry.remove_guests()
        assert await users_left(engine, *names) == set(names), "not yet"
        TIME.skip(2 * DAY)
        monkeypatch.setattr("antipater.server.lobby.expiry.MAX_GUESTS", 1)
        for _ in range(4):  # one in each round, and from the beginning again
            await expiry.remove_guests()
        gone = set(names) - await users_left(engine, *names)
        assert [names[user] for user in gone] == [dora], "the others have a running game or an account"
        seen = (await server.services.games.room(left)).metadata
        assert ([seat.name for seat in seen.seats], seen.status) == ([ANONYMOUS, ANONYMOUS], "over")
        assert (await server.services.games.room(running_still)).metadata.seats[0].name == "Ada"
        expiry.guests = 0
        await expiry.remove_guests()
        assert (await eve.ask("GET", "/api/session"))["user"]["name"] == "Eve", "she has a session"


async def users_left(engine: AsyncEngine, *asked: str) -> set[str]:
    """Return which of some users the store still has."""
    async with engine.connect() as connection:
        return set((await connection.execute(select(users.c.id).where(users.c.id.in_(asked)))).scalars())
