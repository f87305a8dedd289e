"""Seeds of opponents come from the secret of the deal: nobody can compute them from what is public."""

import asyncio
from hashlib import sha256

import pytest

from antipater.server.deals import WHOLE_GAME, Deal, opponent_seed
from antipater.server.games.metadata import GameMetadata
from antipater.server.games.projection import GameProjection
from antipater.server.operations.settings import Settings
from tests.server.conftest import Running, running
from tests.server.together import ME

RANDOM = {"kind": "ai", "agent": "random"}
Asked = tuple[str, int, int | None, int, int]  # game, seat, ply, seed, seed of the whole game


def recorded(server: Running, monkeypatch: pytest.MonkeyPatch) -> list[Asked]:
    """Record the seeds with which opponents are asked; they never answer."""
    found: list[Asked] = []

    async def note(metadata: GameMetadata, projection: GameProjection, seat: int, seed: int, begun: int) -> int:
        found.append((metadata.id, seat, projection.ply(seat), seed, begun))
        await asyncio.Event().wait()
        return 0

    monkeypatch.setattr(server.services.opponents, "choose", note)
    return found


async def first_question(server: Running, monkeypatch: pytest.MonkeyPatch, secret: int) -> Asked:
    """Create a game whose random bytes differ only in the server's seed; return the question to its opponent."""
    asked = recorded(server, monkeypatch)
    given = iter([bytes([secret]) * 32])
    server.services.games.entropy = lambda size: next(given, bytes(size))
    async with server.guest("Ada") as ada:
        await ada.create(RANDOM, ME)
        while not asked:
            await asyncio.sleep(0)
    return asked[0]


async def test_two_games_that_differ_in_the_secret_alone_have_different_seeds(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The id, the seat and the decision are the same; so the seed is not a function of them."""
    asked = []
    for secret in (1, 2):
        of_its_own = settings.model_copy(update={"data": settings.data / str(secret)})
        async with running(of_its_own) as server:
            asked.append(await first_question(server, monkeypatch, secret))
    (*first, one, whole), (*second, two, other) = asked
    assert first == second
    assert one != two
    assert whole != other
    assert sha256(" ".join(str(fact) for fact in first).encode()).digest()[:8] != one.to_bytes(8, "big")


async def test_a_restart_leaves_the_seed_as_it_is(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(settings) as server:
        before = await first_question(server, monkeypatch, 1)
    async with running(settings) as server:
        asked = recorded(server, monkeypatch)
        (await server.services.games.room(before[0])).start_opponents()
        while not asked:
            await asyncio.sleep(0)
    assert asked == [before]


async def test_nobody_hears_of_a_seed_while_a_game_runs(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither as a number nor as bytes, in a view, an export or the log."""
    asked = recorded(server, monkeypatch)
    async with server.guest("Ada") as ada:
        game = (await ada.create(RANDOM, ME))["game"]["id"]
        while not asked:
            await asyncio.sleep(0)
        seeds = asked[0][3:]
        said = [str(await ada.look(game)), (await ada.http.get(f"/api/game/{game}/export")).text]
        said += [str(entry) for entry in await server.services.archive.entries(game)]
    assert not any(form in text for text in said for seed in seeds for form in (str(seed), f"{seed:016x}"))


def test_every_fact_counts() -> None:
    """Another game, seat, decision or seed of a player gives another seed; the same facts give the same one."""
    deal = Deal(bytes(32), bytes(32))
    key = deal.key("game", [b"", b""])
    found = [
        opponent_seed(key, 0, 10),
        opponent_seed(key, 1, 10),
        opponent_seed(key, 0, 11),
        opponent_seed(key, 0, WHOLE_GAME),
        opponent_seed(deal.key("gamf", [b"", b""]), 0, 10),
        opponent_seed(deal.key("game", [b"", b"a"]), 0, 10),
        opponent_seed(Deal(b"1" * 32, bytes(32)).key("game", [b"", b""]), 0, 10),
    ]
    assert len(set(found)) == len(found)
    assert all(0 <= seed < 1 << 64 for seed in found)
    assert opponent_seed(key, 0, 10) == found[0]
