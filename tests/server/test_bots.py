"""Programs that play on a server: the example bot, and foreign engines over the bridge."""

import asyncio
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from antipater.ai.engine import Engine
from antipater.game.dice import Dice
from antipater.game.errors import BadOption
from antipater.server.bridge import Bridge, BridgeBroke, join_by_link, new_game
from tests.server.conftest import Running
from tests.server.playing import play_by_stream

ROOT = Path(__file__).parents[2]
OURS = [sys.executable, "-m", "antipater", "engine", "--agent", "random"]
ME, OPEN = {"kind": "me"}, {"kind": "open"}


async def run(*command: str) -> tuple[int | None, str, str]:
    """Run a program to its end, while the server runs in this process."""
    process = await asyncio.create_subprocess_exec(
        *command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL
    )
    output, errors = await process.communicate()
    return process.returncode, output.decode(), errors.decode()


async def test_the_example_bot_plays_a_whole_game(server: Running) -> None:
    assert (ROOT / "examples" / "bot.py").read_text("utf-8").count("\n") <= 65
    code, output, errors = await run(sys.executable, "examples/bot.py", server.url)
    assert (code, errors) == (0, "")
    assert " win" in output
    assert output.count("\n") == 1


async def test_an_engine_plays_over_the_bridge(server: Running) -> None:
    """As people start it: two games, the second in the other seat."""
    command = [sys.executable, "-m", "antipater", "bot", "run", "--server", server.url, "--against", "random"]
    code, output, errors = await run(*command, "--engine", " ".join(OURS), "--games", "2", "--ruleset", "duel+pantheon")
    assert (code, errors) == (0, ""), output
    lines = output.splitlines()
    assert [line.partition(": ")[2] for line in lines[::2]] == ["antipater random against random"] * 2
    assert len(lines) == 4


async def test_an_engine_takes_an_open_seat(server: Running, seed: int) -> None:
    async with server.guest("Ada") as ada, server.guest("Engine") as other:
        made = await ada.create(ME, OPEN)
        link = f"{server.url}/#game={made['game']['id']}&invitation={made['invitation']}"
        with Engine(OURS) as engine:
            game = await join_by_link(other, link)
            bridge = Bridge(other, engine, lambda line: None)
            ended, _ = await asyncio.gather(bridge.play(game), play_by_stream(ada, game, Dice(seed)))
        assert ended["game"]["status"] == "over"
        with pytest.raises(BadOption, match="a link to join ends in"):
            await join_by_link(other, server.url)


async def test_a_broken_stream_is_taken_up_again(server: Running) -> None:
    said: list[str] = []

    async def cut() -> None:
        for _ in range(3):
            await asyncio.sleep(0.3)
            server.services.games.close_streams()

    async with server.guest("Engine") as client:
        game = await new_game(client, "duel", "random", first=False)
        with Engine(OURS) as engine:
            cutting = asyncio.create_task(cut())
            ended = await Bridge(client, engine, said.append, pause=0.01).play(game)
            await cutting
    assert ended["game"]["status"] == "over"
    assert ended["game"]["id"] == game


async def test_late_news_of_a_game_that_has_ended(server: Running) -> None:
    """A game that the engine has played to its end is not begun again."""
    async with server.guest() as client:
        with Engine(OURS) as engine:
            bridge = Bridge(client, engine, lambda line: None)
            bridge.over.add("ended")
            await bridge.notice({"type": "yourTurn", "game": {"id": "ended", "status": "running"}})
            assert not bridge.playing


async def test_an_engine_waits_for_challenges(server: Running, seed: int) -> None:
    """It accepts what it can play, declines the rest, and plays every game that starts."""
    async with server.guest() as ada, server.guest() as other:
        for client, name in ((ada, "Ada"), (other, "Engine")):
            await client.ask("POST", "/api/account", {"name": name, "password": "a long enough one"})
        said: list[str] = []
        with Engine(OURS) as engine:
            engine.open()
            bridge = Bridge(other, engine, said.append)
            waiting = asyncio.create_task(bridge.wait())
            made = [await ada.ask("POST", "/api/challenge/Engine", {"ruleset": "duel"}) for _ in range(2)]
            games = [one["game"]["id"] for one in made]
            await asyncio.gather(*(play_by_stream(ada, game, Dice(seed)) for game in games))
            while len([line for line in said if "challenge" not in line]) < len(games):
                await asyncio.sleep(0.05)
            waiting.cancel()
            with suppress(asyncio.CancelledError):
                await waiting
        assert sorted(line.partition(":")[0] for line in said) == sorted(games * 2)


@pytest.mark.parametrize("answer", ["build:moon", "none"])
async def test_an_engine_that_fails_ends_the_bridge_and_not_the_game(
    server: Running, tmp_path: Path, answer: str
) -> None:
    program = tmp_path / "bad.py"
    says = "print('id name Bad\\nrulesets duel\\nready', flush=True)"
    goes = "sys.exit(1)" if answer == "none" else f"print('bestaction {answer}', flush=True)"
    program.write_text(
        f"import sys\nfor line in sys.stdin:\n    if line[:2] == 'go': {goes}\n"
        f"    elif line[:2] in ('he', 'ru'): {says}\n"
    )
    said: list[str] = []
    async with server.guest("Bad") as client:
        game = await new_game(client, "duel", "random", first=True)
        with (
            Engine([sys.executable, str(program)]) as engine,
            pytest.raises(BridgeBroke, match="failed 3 times over one choice"),
        ):
            await Bridge(client, engine, said.append).play(game)
        assert len(said) == 3
        assert (await client.look(game))["game"]["status"] == "running"


async def test_a_server_that_is_not_there_is_said_in_a_sentence() -> None:
    command = [sys.executable, "-m", "antipater", "bot", "run", "--server", "http://127.0.0.1:1", "--engine"]
    code, output, errors = await run(*command, " ".join(OURS))
    assert (code, output) == (2, "")
    assert errors.startswith("antipater: the server http://127.0.0.1:1 does not answer")
    assert errors.count("\n") == 1
