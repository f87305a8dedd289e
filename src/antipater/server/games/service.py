"""The game service: creates games, opens rooms when they are needed, and unloads idle ones."""

import asyncio
import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable, Mapping
from dataclasses import fields
from time import monotonic
from typing import Any

from sqlalchemy import insert

from antipater import __version__
from antipater.ai.agents import opponents_of
from antipater.catalog import names, ruleset
from antipater.game.contract import Game
from antipater.game.errors import BadOption
from antipater.server.cluster.ownership import Ownership
from antipater.server.deals import SEED_BYTES, Deal, UnfairDeal, lesson_deal
from antipater.server.games.clock_lease import ClockLease
from antipater.server.games.deadlines import Deadlines
from antipater.server.games.ending import expire_clocks
from antipater.server.games.metadata import AI, FREE, OPEN, PERSON, RUNNING, GameMetadata, Seat
from antipater.server.games.pending_change import (
    PendingChange,
    participant_rows,
    start_if_ready,
    turn_update,
)
from antipater.server.games.projection import GameProjection
from antipater.server.games.publisher import Publisher
from antipater.server.games.quotas import Quotas, is_opponents_only
from antipater.server.games.room import Opponents, Room, person_seat
from antipater.server.games.seed_wait import SeedWait
from antipater.server.games.slices import in_slices
from antipater.server.messages import NewGame, NewSeat
from antipater.server.people.blocks import Blocks
from antipater.server.people.conduct import Conduct
from antipater.server.people.names import checked_name, name_key
from antipater.server.problems import Problem, moved, no_such_game, unknown_rules
from antipater.server.store.archive import Archive
from antipater.server.store.people import Viewer
from antipater.server.store.tables import deals, games, participants, seats, secret_hash
from antipater.server.store.writer import Write, Writer
from antipater.server.times import now
from antipater.text.opponents import title_of

NEW_GAME, NEW_SEATS = insert(games), insert(seats)
NEW_DEAL, NEW_PARTICIPANTS = insert(deals), insert(participants)
ID_BYTES = 9
SECRET_BYTES = 15  # a multiple of three, as the other one, so that the text needs no padding
Listener = Callable[[GameMetadata, GameMetadata], None]  # gets the metadata of a game before and after a write


class GameService:
    """All games of this server."""

    def __init__(
        self,
        archive: Archive,
        writer: Writer,
        opponents: Opponents,
        ownership: Ownership,
        quotas: Quotas,
        conduct: Conduct,
        idle_seconds: float = 300.0,
        seeds: bool = True,
        seed_seconds: float = 5.0,
    ) -> None:
        self.archive = archive
        self.writer = writer
        self.opponents = opponents
        self.ownership = ownership
        self.quotas = quotas
        self.conduct = conduct
        self.blocks: Blocks | None = None
        quotas.playing_alone = self.count_opponents_only
        ownership.on_adopted, ownership.on_lost = self.room, self.release_all
        self.idle_seconds = idle_seconds
        self.seeds = seeds  # whether players add seeds to deals if nothing else is requested
        self.seed_wait = SeedWait(seed_seconds)
        self.entropy: Callable[[int], bytes] = secrets.token_bytes  # for ids, links and deals
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.unload_task: asyncio.Task[None] | None = None
        self.deadlines = Deadlines(self.check_clocks)
        self.clock_lease = ClockLease(archive.engine, writer, self.deadlines)
        self.publisher = Publisher()
        self.listeners: list[Listener] = []  # called after every write to a game
        self.on_unloaded: list[Callable[[str], None]] = []  # called when nobody has used a game for a while

    async def start(self) -> None:
        """Start to unload idle rooms, to watch clocks, and to resume games."""
        self.unload_task = asyncio.create_task(self.unload_idle_rooms(), name="unload idle rooms")
        self.publisher.start()
        self.deadlines.start()
        await self.clock_lease.start()
        if not self.ownership.shared:  # otherwise games are resumed when they are adopted
            self.clock_lease.resume_games(self.room)

    async def create(self, request: NewGame, viewer: Viewer, address: str = "") -> tuple[GameMetadata, str | None]:
        """Create a game; return it, and the secret of its link if seats are open."""
        game = checked_ruleset(request.ruleset, {**implied_options(request), **request.options})
        if len(request.seats) != game.seats:
            raise Problem(422, "bad-seats", f"{game.name} has {game.seats} seats, not {len(request.seats)}")
        if request.rated:
            await self.check_rateable(viewer)
        await self.check_names(request, viewer)
        places = tuple(new_seat(seat, viewer, game.name) for seat in request.seats)
        clock = None if request.clock is None else request.clock.model_dump()
        more = {name: getattr(request, name) for name in ("rated", "bots", "listed")}
        more["seeds"] = self.with_seeds(request.seeds) and not request.lesson
        if request.lesson:
            check_lesson(request)
            more["deal"] = lesson_deal(game.name)
        async with self.quotas.creating(viewer.user or "", places, address):
            return await self.create_with_seats(game, places, viewer.user, clock=clock, **more)

    async def check_names(self, request: NewGame, viewer: Viewer) -> None:
        """Refuse names for seats unless several people play at one screen, and names of other people's accounts."""
        named = [seat.name for seat in request.seats if seat.name is not None]
        if named and sum(seat.kind == "me" for seat in request.seats) < 2:
            raise Problem(422, "bad-name", "seats are named only where several people play at one screen")
        for key in {name_key(checked_name(name)) for name in named} - {name_key(viewer.name)}:
            if await self.quotas.listings.has_account(key):
                raise Problem(409, "name-taken", "a seat cannot have the name of somebody's account")

    def with_seeds(self, requested: bool | None) -> bool:
        """Return whether players add seeds to the deal of a new game."""
        return self.seeds if requested is None else requested

    def count_opponents_only(self) -> int:
        """Return how many running games here have opponents only."""
        running = (room.metadata for room in self.rooms.values() if room.metadata.status == RUNNING)
        return sum(is_opponents_only(metadata.seats) for metadata in running)

    async def create_with_seats(
        self, game: Game, places: tuple[Seat, ...], creator: str | None, **more: Any
    ) -> tuple[GameMetadata, str | None]:
        """Create a game with these seats; return it, and the secret of its link if seats are open."""
        deal: Deal = more.pop("deal", None) or Deal(self.entropy(SEED_BYTES), self.entropy(SEED_BYTES))
        invitation = self.random_text(SECRET_BYTES)
        metadata = GameMetadata(
            id=self.random_text(ID_BYTES),
            ruleset=game.name,
            version=game.version,
            options=dict(game.options),
            status=OPEN,
            seats=places,
            commitment=deal.commitment,
            creator=creator,
            invitation=secret_hash(invitation),
            created=now(),
            **more,
        )
        check_rated(metadata)
        pending = PendingChange(GameProjection(game, metadata.clock_settings()))
        before, metadata = metadata, start_if_ready(metadata, pending, deal)
        started = pending.projection.time if metadata.status == RUNNING else None
        await self.writer.write(
            [step.entry.row(metadata.id) for step in pending.steps],
            before=game_inserts(metadata, deal, started, self.ownership.id, self.clock_lease.id),
            turn=turn_update(metadata, None, pending.projection) if pending.steps else None,
        )
        room = self.rooms[metadata.id] = self.new_room(metadata, pending.projection, deal)
        self.on_written(room, before)
        room.start_opponents()
        return metadata, invitation if metadata.open_seats() else None

    def new_room(self, metadata: GameMetadata, projection: GameProjection, deal: Deal) -> Room:
        """Return a room for a game."""
        services = (self.archive, self.writer, self.opponents, self.on_written, self.publisher)
        return Room(metadata, projection, deal, *services)

    def on_written(self, room: Room, before: GameMetadata) -> None:
        """Set the deadline of a game after a write, and call the listeners."""
        self.deadlines.set(room.metadata.id, room.projection.deadline())
        self.seed_wait.check(room)
        for listener in self.listeners:
            listener(before, room.metadata)

    async def check_clocks(self, game: str) -> None:
        """Remove the seats of a game whose clocks have run out."""
        try:
            room = await self.room(game)
            await room.amend(lambda pending: expire_clocks(room.metadata, pending, room.deal))
        except Problem as problem:
            if problem.code != "moved":
                raise
            self.deadlines.set(game, None)  # another process plays it now

    def random_text(self, size: int) -> str:
        """Return *size* random bytes as text for addresses."""
        return urlsafe_b64encode(self.entropy(size)).decode()

    async def room(self, game: str) -> Room:
        """Return the room of a game, opened from its log if necessary."""
        if self.has_room(game):
            room = self.rooms[game]
        else:
            if game not in self.opening:
                self.opening[game] = asyncio.create_task(self.open_room(game))
            room = await asyncio.shield(self.opening[game])
        room.used = monotonic()
        return room

    def has_room(self, game: str) -> bool:
        """Return whether the room of a game is open here."""
        return game in self.rooms and not self.rooms[game].stale

    async def open_room(self, game: str) -> Room:
        """Claim a game, replay its log, and return its room; one that cannot be replayed is left to other processes."""
        try:
            found = await self.archive.metadata(game)
            if found is None:
                raise no_such_game(game)
            rules, deal = found.game(), await self.archive.deal(game)
            check_deal(deal)
            if not await self.ownership.claim(game):
                raise moved()
            metadata = await self.archive.metadata(game) or found  # no other process changes it from now on
            projection = GameProjection(rules, metadata.clock_settings())
            async for entry in in_slices(await self.archive.entries(game)):
                projection.apply(entry)
            room = self.new_room(metadata, projection, deal)
            if metadata.status == RUNNING and projection.clocks is not None and game not in self.deadlines.times:
                await self.clock_lease.acquire(room)
            self.rooms[game] = room
            room.start_opponents()
            self.seed_wait.check(room)
            return room
        finally:
            self.opening.pop(game, None)

    async def join(self, room: Room, viewer: Viewer, invitation: str, seat: int | None) -> None:
        """Give an open seat to a viewer who has the secret of the link."""
        known = room.metadata.invitation or ""
        if viewer.user is None or not hmac.compare_digest(known, secret_hash(invitation)):
            raise Problem(403, "not-allowed", "this link gives no seat in this game")
        await self.take_seat(room, viewer, seat)

    async def take_seat(self, room: Room, viewer: Viewer, seat: int | None = None) -> None:
        """Give an open seat to a viewer who may have it, a reserved one first."""
        if viewer.user is None:
            raise Problem(401, "no-session", "log in or become a guest first: POST /api/session")
        if room.metadata.rated:
            await self.check_rateable(viewer)
            check_bot(room.metadata, viewer)
            if room.metadata.seats_of(viewer.user):
                raise Problem(409, "not-rated", "a rated game needs a different person in every seat")
        if self.blocks is not None:
            await self.blocks.check(viewer.user, room.metadata.users())
        free = room.metadata.open_seats_for(viewer.user)
        if not free or (seat is not None and seat not in free):
            raise Problem(409, "seat-taken", "there is no such open seat", free=list(free))
        await room.join(free[0] if seat is None else seat, person_seat(viewer))

    async def check_rateable(self, viewer: Viewer) -> None:
        """Refuse rated games to guests, who could start again at any time, and to users who abort too many."""
        if viewer.kind not in ("account", "bot") or viewer.user is None:
            raise Problem(403, "not-rated", "rated games need an account: POST /api/account")
        await self.conduct.check(viewer.user)

    def anonymize(self, user: str, name: str) -> None:
        """Remove a user from the metadata of every open room."""
        for room in list(self.rooms.values()):
            room.anonymize(user, name)

    async def unload_idle_rooms(self) -> None:
        """Unload rooms that nobody has used for a while; they can be opened from their logs again."""
        while True:
            await asyncio.sleep(self.idle_seconds / 4)
            self.unload_rooms(monotonic() - self.idle_seconds)

    def unload_rooms(self, before: float) -> None:
        """Unload idle rooms that were last used before a time."""
        for game in [game for game, room in self.rooms.items() if room.idle and room.used < before]:
            del self.rooms[game]
            for forget in self.on_unloaded:
                forget(game)

    def release_all(self) -> None:
        """Drop every room: other processes may have continued the games."""
        for room in self.rooms.values():
            room.mark_stale()
        self.rooms.clear()
        self.deadlines.clear()

    def close_streams(self) -> None:
        """Close every stream."""
        for room in self.rooms.values():
            room.close_streams()

    async def close(self) -> None:
        """Close every room."""
        self.ownership.on_adopted = None
        if self.unload_task is not None:
            self.unload_task.cancel()
        await self.deadlines.close()
        await self.seed_wait.close()
        await self.clock_lease.close()
        await asyncio.gather(*(room.close() for room in self.rooms.values()))
        await self.publisher.close()
        self.rooms.clear()


def checked_ruleset(name: str, options: Mapping[str, str]) -> Game:
    """Return a ruleset with options; refuse an unknown one."""
    try:
        return ruleset(name, **options)
    except BadOption as error:
        raise Problem(422, "bad-option", str(error)) from error


def implied_options(request: NewGame) -> dict[str, str]:
    """Return the options that follow from the number of seats: players, and by that the variant (C9)."""
    choices = ruleset(request.ruleset).choices if request.ruleset in names() else {}
    seats = str(len(request.seats))
    return {"players": seats} if seats in choices.get("players", ()) else {}


def check_lesson(request: NewGame) -> None:
    """Refuse a lesson with other people, with a clock, rated or in the lobby: its deal is known to everybody."""
    alone = [seat.kind for seat in request.seats].count("me") == 1 and {seat.kind for seat in request.seats} <= {
        "me",
        "ai",
    }
    if not alone or request.rated or request.listed or request.clock is not None:
        raise Problem(422, "bad-lesson", "a lesson is a casual game of one person against opponents, without a clock")


def check_deal(deal: Deal) -> None:
    """Raise Problem if the deal of a game is made in a way that is not known here."""
    try:
        deal.check_version()
    except UnfairDeal as error:
        raise unknown_rules("unknown-version", str(error), version=deal.version) from error


def new_seat(request: NewSeat, viewer: Viewer, ruleset: str) -> Seat:
    """Return a seat as requested."""
    if request.kind == "open":
        return Seat(FREE)
    if request.kind == "ai":
        playing = opponents_of(ruleset)
        if request.agent not in playing:
            message = f"there is no opponent {request.agent!r} for {ruleset}; there are: {', '.join(playing)}"
            raise Problem(422, "bad-opponent", message)
        return Seat(AI, title_of(request.agent, "en"), agent=request.agent)
    if viewer.user is None:
        raise Problem(401, "no-session", "log in or become a guest first: POST /api/session")
    return person_seat(viewer, checked_name(request.name) if request.name else None)


def check_bot(metadata: GameMetadata, viewer: Viewer) -> None:
    """Refuse a bot that takes the rated seek of a person who has not allowed it."""
    people = any(seat.kind == PERSON and not seat.bot for seat in metadata.seats)
    if viewer.kind == "bot" and metadata.listed and not metadata.bots and people:
        raise Problem(403, "no-bots", "this rated game is for people; its creator has not allowed bots")


def check_rated(metadata: GameMetadata) -> None:
    """Refuse a rated game with a handicap, computer opponents, one user in several seats, or no clock."""
    if not metadata.rated:
        return
    taken = [seat.user for seat in metadata.seats if seat.kind == PERSON]
    if "handicap" in metadata.options:
        raise Problem(422, "not-rated", "a game with a handicap is not rated: its players do not begin alike (D1.7)")
    if metadata.clock is None:
        raise Problem(
            422, "not-rated", "a rated game needs a clock; otherwise a losing player could leave it unfinished"
        )
    if any(seat.kind == AI for seat in metadata.seats) or len(set(taken)) < len(taken):
        raise Problem(422, "not-rated", "a rated game needs a different person in every seat")


def game_inserts(metadata: GameMetadata, deal: Deal, started: int | None, owner: str | None, lease: str) -> list[Write]:
    """Return the statements that insert a new game, with their values."""
    apart = {"seats", "commitment"}
    row = {field.name: getattr(metadata, field.name) for field in fields(metadata) if field.name not in apart}
    more = {"publicity": metadata.publicity, "build": __version__, "started": started, "owner": owner}
    secret = {"version": deal.version, "seed": deal.seed, "salt": deal.salt, "commitment": deal.commitment}
    taking_part = participant_rows(metadata)
    return [
        (NEW_GAME, {**row, **more, "charge": lease if metadata.clock else None}),
        (NEW_SEATS, [{"game": metadata.id, "seat": n, **seat.__dict__} for n, seat in enumerate(metadata.seats)]),
        (NEW_DEAL, {"game": metadata.id, **secret}),
        *([(NEW_PARTICIPANTS, taking_part)] if taking_part else []),
    ]
