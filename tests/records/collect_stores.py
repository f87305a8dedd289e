"""Collects what a server of now leaves behind: `python -m tests.records.collect_stores`.

People play games of every ruleset on a server with a SQLite file and on one with PostgreSQL, and leave them as they
are. Kept are the file, a backup of the database, what everybody saw last, and the exports of the finished games.
"""

import asyncio
import gzip
import os
import tempfile
import zlib
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

from antipater.game.dice import Dice
from antipater.server.client import Client, Refused
from antipater.server.operations.backup import back_up
from antipater.server.operations.settings import DATABASE_FILE, Settings
from bench.chaos_servers import postgres_server
from tests.records.kept import FOLDER, RULESETS, write_kept
from tests.server.conftest import Running, running
from tests.server.together import ME, OPEN, PASSWORD, post, register, sit_down

NO_EVENTS = 10**6  # a number that no entry has: nothing of the log is asked for
GONE_SECONDS = 0.2
BANK, DAYS = {"seconds": 7200, "increment": 30}, {"days": 30}
FORMS = ("record", "json", "ndjson")


class Guests:
    """The people at the tables, and what they leave."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)
        self.people: dict[str, Client] = {}
        self.games: dict[str, str] = {}
        self.left: dict[str, Any] = {"password": PASSWORD}

    async def enter(self, server: Running, doors: AsyncExitStack) -> None:
        """Make three accounts, a guest, and a bot with a token."""
        for name in ("Ada", "Bea", "Cleo", "Dan", "Talos"):
            client = self.people[name] = await doors.enter_async_context(Client(server.url))
            await (client.enter(name) if name == "Dan" else register(client, name))
        await self.people["Talos"].ask("POST", "/api/account/bot")
        asked = {"label": "kept", "scopes": ["bot"]}
        made = await self.people["Talos"].ask("POST", "/api/account/tokens", asked)
        self.left["token"] = made["token"]

    async def sit(self, title: str, *names: str, **asked: Any) -> str:
        """Begin a game of some people."""
        game = self.games[title] = await sit_down(*(self.people[name] for name in names), **asked)
        return game

    async def rated(self, title: str, *names: str, **asked: Any) -> str:
        """Begin a rated game."""
        body = {"rated": True, "clock": BANK, "seat": 0, **asked}
        made = await self.people[names[0]].ask("POST", "/api/seek", body)
        game = self.games[title] = str(made["game"]["id"])
        for name in names[1:]:
            await self.people[name].ask("POST", f"/api/seek/{game}/accept")
        return game

    async def play(self, game: str, names: tuple[str, ...], most: int = 10_000) -> None:
        """Make so many choices, or all of them; whoever may choose does so in any order."""
        done = 0
        while done < most:
            for name in sorted(names, key=lambda name: self.dice.word()):
                client = self.people[name]
                seen = await client.look(game, after=NO_EVENTS)
                if seen["game"]["status"] != "running":
                    return
                if seen["ply"] is not None and done < most:
                    await client.act(game, seen["ply"], self.dice.choose(seen["view"]["choices"])["action"])
                    await self.think_again(client, game)
                    done += 1

    async def think_again(self, client: Client, game: str) -> None:
        """Change one sealed choice in four."""
        if self.dice.roll(4) == 0:
            sealed = (await client.look(game, after=NO_EVENTS)).get("sealed")
            if sealed:
                await client.act(game, sealed["ply"], self.dice.choose(sealed["choices"])["action"])

    # What happens at the tables.

    async def duel(self, ruleset: str, **options: str) -> None:
        """Leave games of two in every state."""
        two = ("Ada", "Bea")
        asked = {"ruleset": ruleset, "options": options}
        game = await self.sit(f"{ruleset} finished", *two, **asked, seeds=True)
        for seat, name in enumerate(two):
            await self.people[name].ask("POST", f"/api/game/{game}/seed", {"seed": f"{seat:02}ff"})
        await self.play(game, two)
        game = await self.sit(f"{ruleset} running", *two, **asked)
        await self.play(game, two, 24)
        await self.chat(game)
        for number, loser in enumerate(("Ada", "Cleo", "Bea")):
            pair = tuple({"Ada": two, "Cleo": ("Cleo", "Ada"), "Bea": ("Bea", "Cleo")}[loser])
            game = await self.rated(f"{ruleset} rated {number}", *pair, **asked)
            await self.play(game, pair, 5 if number else 10_000)
            if number:
                await post(self.people[loser], game, "resign")
        game = await self.rated(f"{ruleset} rated running", "Bea", "Ada", **asked, clock=DAYS)
        await self.play(game, two, 40)
        game = await self.sit(f"{ruleset} drawn", *two, **asked)
        await self.play(game, two, 12)
        for name in two:
            await post(self.people[name], game, "draw")
        game = await self.sit(f"{ruleset} aborted", "Cleo", "Dan", **asked)
        await post(self.people["Cleo"], game, "abort")

    async def chat(self, game: str) -> None:
        """Write a line of chat at a table."""
        for name in ("Ada", "Bea"):
            await post(self.people[name], game, "chat/switch")
        await post(self.people["Ada"], game, "chat", line="Good luck – bonne chance !")
        await post(self.people["Bea"], game, "chat", line="Thanks")

    async def take_back(self, game: str, names: tuple[str, ...]) -> None:
        """Play until two choices were taken back."""
        backs = 0
        while backs < 2:
            await self.play(game, names, 1)
            with suppress(Refused):  # something was revealed since
                for name in names:
                    await post(self.people[name], game, "takeback")
                backs += 1

    async def more_duel(self) -> None:
        """Leave what one game of each is enough for: choices taken back, another game, opponents, open seats."""
        two = ("Ada", "Bea")
        game = await self.sit("duel taken back", *two)
        await self.take_back(game, two)
        game = await self.sit("duel out of time", *two, clock={"seconds": 10, "increment": 0})
        await self.play(game, two, 9)
        while (await self.people["Ada"].look(game, after=NO_EVENTS))["game"]["status"] == "running":
            await asyncio.sleep(0.5)
        game = await self.sit("duel claimed", *two)
        while (await self.people["Bea"].look(game, after=NO_EVENTS))["ply"] is None:
            await self.play(game, two, 1)
        await asyncio.sleep(5 * GONE_SECONDS)
        await post(self.people["Ada"], game, "claim")
        game = await self.sit("duel played again", "Cleo", "Dan", options={"wonders": "first-game", "edition": "first"})
        await self.play(game, ("Cleo", "Dan"))
        for name in ("Cleo", "Dan"):
            answer = await post(self.people[name], game, "rematch")
        self.games["duel again"] = answer["game"]
        await self.play(self.games["duel again"], ("Cleo", "Dan"), 10)
        greedy = {"kind": "ai", "agent": "greedy"}
        made = await self.people["Ada"].create(ME, greedy, options={"promos": "yes"})
        self.games["duel against greedy"] = made["game"]["id"]
        await self.play(made["game"]["id"], ("Ada",), 12)
        made = await self.people["Talos"].create(ME, OPEN)
        self.games["duel open"] = made["game"]["id"]
        self.left["invitation"] = made["invitation"]
        made = await self.people["Cleo"].ask("POST", "/api/seek", {"ruleset": "duel", "seat": 1})
        self.games["duel sought"] = made["game"]["id"]
        made = await self.people["Bea"].ask("POST", "/api/challenge/Ada", {"ruleset": "duel+pantheon", "seat": 0})
        self.games["duel+pantheon challenge"] = made["game"]["id"]

    async def classic(self) -> None:
        """Leave games of two to seven; in one of them choices are sealed, and one of those was changed."""
        asked: dict[str, Any] = {"ruleset": "classic"}
        three = ("Ada", "Bea", "Cleo")
        await self.play(await self.sit("classic 3 finished", *three, **asked, seeds=False), three)
        await self.play(await self.rated("classic 3 rated", *three, **asked, options={"players": "3"}), three)
        game = await self.sit("classic 3 sealed", *three, **asked, clock=BANK)
        await self.play(game, three, 3 * 8)
        for name in ("Bea", "Cleo"):
            client = self.people[name]
            seen = await client.look(game)
            actions = [choice["action"] for choice in seen["view"]["choices"]]
            await client.act(game, seen["ply"], actions[0])
            if name == "Cleo":
                await client.act(game, seen["ply"], actions[-1])
        await self.take_back(await self.sit("classic 3 taken back", *three, **asked), three)
        await self.play(await self.sit("classic 2 finished", "Ada", "Dan", **asked), ("Ada", "Dan"))
        await self.play(await self.sit("classic 2 running", "Bea", "Ada", **asked), ("Bea", "Ada"), 15)
        five = ("Ada", "Bea", "Cleo", "Dan", "Talos")
        await self.play(
            await self.sit("classic 5 running", *five, **asked, clock=DAYS, options={"sides": "b"}), five, 48
        )
        random = {"kind": "ai", "agent": "random"}
        made = await self.people["Ada"].create(ME, *([random] * 6), ruleset="classic", options={"sides": "aabbaab"})
        self.games["classic 7 finished"] = made["game"]["id"]
        await self.play(made["game"]["id"], ("Ada",))

    # What is left.

    async def leave(self) -> dict[str, Any]:
        """Return what everybody sees in the end, and write nothing more."""
        games: dict[str, Any] = {}
        for title, game in self.games.items():
            info = (await self.people["Ada"].look(game, after=NO_EVENTS))["game"]
            kept = ("id", "ruleset", "version", "options", "status", "result", "rated", "clock")
            games[title] = {name: info[name] for name in kept}
            games[title]["seats"] = [seat["name"] for seat in info["seats"]]
            games[title]["seen"] = {name: await self.seen(name, game) for name in self.people}
            if info["status"] == "over":
                games[title]["exports"] = {form: await self.export("Ada", game, form) for form in FORMS}
        names = ("Ada", "Bea", "Cleo", "Talos")
        chatted = {title: game for title, game in self.games.items() if title.endswith(" running") and "duel" in title}
        return {
            **self.left,
            "games": games,
            "leaders": {name: await self.people["Ada"].ask("GET", f"/api/leaders/{name}") for name in RULESETS},
            "profiles": {name: await self.people["Ada"].ask("GET", f"/api/user/{name}") for name in names},
            "chats": {
                title: await self.people["Ada"].ask("GET", f"/api/game/{game}/chat")
                for title, game in chatted.items()
                if "rated" not in title
            },
        }

    async def seen(self, name: str, game: str) -> dict[str, Any]:
        """Return what somebody sees of a game that a later server must show as well."""
        seen = await self.people[name].look(game, after=NO_EVENTS)
        sealed = seen.get("sealed")
        return {
            "yours": seen["game"]["yours"],
            "ply": seen["ply"],
            "choices": [[choice["action"], choice["word"]] for choice in seen["view"]["choices"]],
            "chosen": seen.get("chosen", []),
            "sealed": sealed and {name: sealed[name] for name in ("ply", "action", "word")},
            "clocks": seen.get("clocks"),
        }

    async def export(self, name: str, game: str, form: str) -> str:
        """Return a game as somebody takes it home."""
        answer = await self.people[name].http.get(f"/api/game/{game}/export", params={"format": form})
        answer.raise_for_status()
        return answer.text


async def fill(settings: Settings, name: str, backup: Path | None = None) -> None:
    """Play on a server, and write what everybody saw last; back the store up while the server still runs."""
    os.environ["PYTEST_CURRENT_TEST"] = name  # the deals grow from it
    guests = Guests(zlib.crc32(name.encode()))
    async with running(settings) as server, AsyncExitStack() as doors:
        await guests.enter(server, doors)
        await guests.duel("duel")
        await guests.duel("duel+pantheon", promos="yes")
        await guests.more_duel()
        await guests.classic()
        await asyncio.sleep(1.0)  # ratings are counted after the end of a game
        write_kept(f"{name}.left", await guests.leave())
        if backup is not None:
            await back_up(settings.database_url, backup)


async def collect(folder: Path, database: str) -> None:
    """Write the kept stores, and what was left in each."""
    own = Settings(data=folder / "store", claim_seconds=GONE_SECONDS)
    await fill(own, "sqlite")
    shared = Settings(data=folder / "other", database=database, claim_seconds=GONE_SECONDS)
    await fill(shared, "postgresql", folder / "backup")
    for file, name in ((own.data / DATABASE_FILE, "sqlite.store.gz"), (folder / "backup", "postgresql.backup.gz")):
        (FOLDER / name).write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))


if __name__ == "__main__":
    with postgres_server() as server, tempfile.TemporaryDirectory() as place:
        server.psql("CREATE DATABASE kept")
        address = server.get_uri(database="kept").replace("postgresql://", "postgresql+asyncpg://")
        asyncio.run(collect(Path(place), address))
