"""A backup that is made while games are played is complete, and can be restored into either kind of store."""

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import select

from antipater.game.dice import Dice
from antipater.server.operations.backup import TABLES, BackupFailed, back_up, restore
from antipater.server.operations.settings import Settings
from antipater.server.store.database import Database, StoreUnusable
from tests.server.conftest import Running, running
from tests.server.playing import play_by_stream

ME, RANDOM = {"kind": "me"}, {"kind": "ai", "agent": "random"}


async def rows_of(url: str) -> dict[str, list[tuple[str, ...]]]:
    """Return everything in a store."""
    database = Database(url)
    found = {}
    async with database.engine.connect() as connection:
        for table in TABLES:
            columns = [column for column in table.c if column.name not in ("owner", "used", "alive", "charge")]
            rows = [tuple(map(repr, row)) for row in await connection.execute(select(*columns))]
            found[table.name] = sorted(rows)
    await database.close()
    return found


async def played(server: Running, seed: int, games: int = 1) -> str:
    async with server.guest("Ada") as ada:
        for number in range(games):
            game: str = (await ada.create(ME, RANDOM))["game"]["id"]
            await play_by_stream(ada, game, Dice(seed + number))
    return game


async def test_a_backup_under_way_is_one_moment(server: Running, settings: Settings, tmp_path: Path, seed: int) -> None:
    """Made in the middle of moves: every log in it is complete, and the game continues after a restore."""
    playing = asyncio.create_task(played(server, seed, 2))
    while server.services.writer.requests < 10:
        await asyncio.sleep(0.01)
    counts = await back_up(settings.database_url, tmp_path / "early.backup")
    assert counts["events"] >= 10
    await playing
    elsewhere = Settings(data=tmp_path / "elsewhere")
    await restore(elsewhere.database_url, tmp_path / "early.backup")
    with closing(sqlite3.connect(tmp_path / "early.backup")) as kept:
        logs = dict(kept.execute("SELECT game, max(seq) FROM events GROUP BY game").fetchall())
    async with running(elsewhere) as restored:
        for known, length in logs.items():
            then = (await server.services.archive.entries(known))[:length]
            assert (await restored.services.archive.entries(known))[:length] == then
            assert (await restored.services.games.room(known)).projection.seq >= length


async def test_round_trip_by_way_of_postgresql(
    server: Running, settings: Settings, tmp_path: Path, postgres: str, seed: int
) -> None:
    """SQLite to PostgreSQL and back: every row is the same."""
    await played(server, seed)
    first, second = tmp_path / "first.backup", tmp_path / "second.backup"
    assert await back_up(settings.database_url, first) == await restore(postgres, first)
    assert await back_up(postgres, second) == await restore(Settings(data=tmp_path / "new").database_url, second)
    kept = [
        await rows_of(url) for url in (settings.database_url, postgres, Settings(data=tmp_path / "new").database_url)
    ]
    assert kept[0] == kept[1] == kept[2]
    assert kept[0]["events"]
    with pytest.raises(BackupFailed, match="the database already has users"):
        await restore(postgres, first)
    async with running(Settings(data=tmp_path / "new")) as moved:
        game = kept[0]["games"][0][0].strip("'")
        assert (await moved.services.games.room(game)).projection.ended


async def test_nothing_is_overwritten_and_damage_is_found(server: Running, settings: Settings, tmp_path: Path) -> None:
    file = tmp_path / "one.backup"
    await back_up(settings.database_url, file)
    kept = file.read_bytes()
    assert file.stat().st_mode & 0o077 == 0, "others may read it"
    with pytest.raises(BackupFailed, match="already exists"):
        await back_up(settings.database_url, file)
    with pytest.raises(StoreUnusable, match="another server is using"):
        await restore(settings.database_url, file)
    with pytest.raises(BackupFailed, match="there are no games at"):
        await back_up(Settings(data=tmp_path / "nothing").database_url, tmp_path / "two.backup")
    new = Settings(data=tmp_path / "new")
    await restore(new.database_url, file)
    with pytest.raises(BackupFailed, match="already exists; a backup is restored only into an empty place"):
        await restore(new.database_url, file)
    for broken in (b"", b"not a database at all", kept[:3000], kept[:4096] + bytes(8192) + kept[12288:]):
        (tmp_path / "broken").write_bytes(broken)
        with pytest.raises(BackupFailed, match=r"is not a backup|is damaged"):
            await restore(Settings(data=tmp_path / "other").database_url, tmp_path / "broken")
    assert not (tmp_path / "other" / "antipater.sqlite3").exists()
    assert file.read_bytes() == kept
    assert not list(tmp_path.glob("*.new*"))


async def test_as_people_type_it(server: Running, settings: Settings, tmp_path: Path, seed: int) -> None:
    await played(server, seed)

    async def run(*arguments: str) -> tuple[int | None, str]:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "antipater", *arguments, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        said = (await process.communicate())[0].decode()
        return process.returncode, said

    file, again = str(tmp_path / "a.backup"), str(tmp_path / "again")
    code, said = await run("backup", file, "--data", str(settings.data))
    assert (code, said.startswith(f"{file}: 1 games, ")) == (0, True)
    code, restored = await run("restore", file, "--data", again)
    assert (code, restored) == (0, said.replace(f"{file}:", "restored:"))
    code, said = await run("restore", file, "--data", again)
    assert (code, said.count("\n")) == (2, 1)
    assert said.startswith("antipater: ")
