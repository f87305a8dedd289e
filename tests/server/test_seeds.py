"""Players' seeds: part of every deal in which a person plays, and waited for only for a moment."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from antipater.game.dice import Dice
from antipater.server.audit import deal_verdict, load_record
from antipater.server.bridge import Bridge
from antipater.server.operations.settings import Settings
from tests.server.conftest import Running, running
from tests.server.playing import PATIENCE, play_by_stream
from tests.server.together import ME, OPEN, refused

RANDOM = {"kind": "ai", "agent": "random"}


@pytest.fixture
async def patient(tmp_path: Path) -> AsyncIterator[Running]:
    """A server with its usual settings that would wait for seeds for a day."""
    async with running(Settings(data=tmp_path, seeds=True, seed_seconds=86_400)) as started:
        yield started


def test_seeds_are_usual_and_waited_for_five_seconds() -> None:
    assert Settings.model_fields["seeds"].default is True
    assert Settings.model_fields["seed_seconds"].default == 5.0


async def test_a_game_with_a_person_begins_with_the_persons_seed(patient: Running, seed: int) -> None:
    async with patient.guest() as ada:
        made = (await ada.create(ME, RANDOM))["game"]
        assert (made["status"], made["seeds"]) == ("open", True)
        await ada.add_seed(made)
        events = (await play_by_stream(ada, made["id"], Dice(seed))).events
        assert [event["kind"] for event in events[:2]] == ["seed", "begin"]
        record = load_record((await ada.http.get(f"/api/game/{made['id']}/export?format=record")).content)
    assert record.tags["Seed0"] == events[0]["facts"]["seed"]
    assert deal_verdict(record).endswith("(with the seeds of 1 player)")


async def test_one_seed_serves_all_seats_at_a_screen(patient: Running) -> None:
    async with patient.guest() as ada:
        made = (await ada.create(ME, ME))["game"]
        await ada.add_seed(made)
        full = await ada.look(made["id"], seat=0)
        assert full["game"]["status"] == "running"
        assert [(event["kind"], event["seat"]) for event in full["events"][:2]] == [("seed", 0), ("seed", 1)]


async def test_a_seed_may_be_added_before_others_have_joined(patient: Running) -> None:
    async with patient.guest() as ada, patient.guest() as bob:
        made = await ada.create(ME, OPEN)
        await ada.add_seed(made["game"])
        again = ada.ask("POST", f"/api/game/{made['game']['id']}/seed", {"seed": "00"})
        assert await refused(again) == (409, "seed-given")
        joined = await bob.join(made["game"]["id"], made["invitation"])
        assert joined["status"] == "open"
        await bob.add_seed(joined)
        assert (await bob.look(joined["id"]))["game"]["status"] == "running"


async def test_games_of_opponents_alone_wait_for_nobody(patient: Running) -> None:
    async with patient.guest() as ada:
        assert (await ada.create(RANDOM, RANDOM))["game"]["status"] == "running"
        assert (await ada.create(ME, RANDOM, seeds=False))["game"]["status"] == "running"


async def test_a_client_that_sends_no_seed_is_not_waited_for(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, seeds=True, seed_seconds=0.05)
    async with running(settings) as server, server.guest() as ada, server.guest() as bob:
        made = await ada.create(ME, OPEN)
        await ada.add_seed(made["game"])
        await bob.join(made["game"]["id"], made["invitation"])
        async for message in bob.stream(made["game"]["id"]):
            kinds = [event["kind"] for event in message.get("events", [])]
            if "begin" in kinds:
                break
        full = await bob.look(made["game"]["id"])
        assert [event["seat"] for event in full["events"] if event["kind"] == "seed"] == [0]
        late = bob.ask("POST", f"/api/game/{made['game']['id']}/seed", {"seed": "00"})
        assert await refused(late) == (403, "not-allowed")


async def test_a_game_that_waits_begins_after_a_restart(tmp_path: Path) -> None:
    async with running(Settings(data=tmp_path, seeds=True, seed_seconds=86_400)) as server, server.guest() as ada:
        game = (await ada.create(ME, RANDOM))["game"]["id"]
    async with running(Settings(data=tmp_path, seeds=True, seed_seconds=0.05)) as server:
        room = await server.services.games.room(game)
        async with asyncio.timeout(PATIENCE):
            while not room.projection.begun:
                await asyncio.sleep(0.01)


async def test_engines_add_seeds(patient: Running) -> None:
    class Thinker:
        """An engine that is never asked."""

        rulesets = ("duel",)

    async with patient.guest("Ada") as ada, patient.guest("Robin") as bot:
        assert bot.user is not None
        asked = await ada.ask("POST", f"/api/challenge/{bot.user['id']}", {"ruleset": "duel"})
        made: dict[str, Any] = asked["game"]
        bridge = Bridge(bot, Thinker(), lambda line: None)  # type: ignore[arg-type]
        await bridge.notice({"type": "challenge", "game": made})
        await ada.add_seed(made)
        assert (await ada.look(made["id"]))["game"]["status"] == "running"
