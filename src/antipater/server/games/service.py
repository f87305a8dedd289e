"""The house: makes games, opens rooms when somebody needs them, and puts those away that nobody uses."""

import asyncio
import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable, Mapping
from dataclasses import fields
from time import monotonic
from typing import Any

from sqlalchemy import Executable, insert

from antipater import __version__
from antipater.ai.agents import opponents_of
from antipater.catalog import CATALOG, ruleset
from antipater.game.contract import Game
from antipater.game.errors import BadOption
from antipater.server.cluster.ownership import Ownership
from antipater.server.deals import SEED_BYTES, Deal
from antipater.server.games.clock_lease import ClockLease
from antipater.server.games.deadlines import Deadlines
from antipater.server.games.ending import expire_clocks
from antipater.server.games.metadata import AI, FREE, OPEN, PERSON, RUNNING, GameMetadata, Seat
from antipater.server.games.pending_change import PendingChange, metadata_updates, start_if_ready, turn_update
from antipater.server.games.projection import GameProjection
from antipater.server.games.publisher import Publisher
from antipater.server.games.room import Opponents, Room, person_seat
from antipater.server.messages import NewGame, NewSeat
from antipater.server.people.names import checked_name
from antipater.server.problems import Problem, moved, no_such_game
from antipater.server.store.archive import Archive
from antipater.server.store.people import Viewer
from antipater.server.store.tables import deals, games, seats, secret_hash
from antipater.server.store.writer import Writer
from antipater.server.times import now
from antipater.text.opponents import title_of

ID_BYTES = 9
SECRET_BYTES = 15  # a multiple of three, as the other one: so its text needs no filling
Listener = Callable[[GameMetadata, GameMetadata], None]  # gets the metadata of a game before and after a write


class GameService:
    """Every game of this server."""

    def __init__(
        self, archive: Archive, writer: Writer, opponents: Opponents, ownership: Ownership, idle_seconds: float = 300.0
    ) -> None:
        self.archive = archive
        self.writer = writer
        self.opponents = opponents
        self.ownership = ownership
        ownership.on_adopted, ownership.on_lost = self.room, self.release_all
        self.idle_seconds = idle_seconds
        self.entropy: Callable[[int], bytes] = secrets.token_bytes  # where ids, links and deals come from
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.unload_task: asyncio.Task[None] | None = None
        self.deadlines = Deadlines(self.check_clocks)
        self.clock_lease = ClockLease(archive.engine, writer, self.deadlines)
        self.publisher = Publisher()
        self.listeners: list[Listener] = []  # called after every write to a game

    async def start(self) -> None:
        """Begin to put idle rooms away, to watch clocks, and to go on with what was going on."""
        self.unload_task = asyncio.create_task(self.unload_idle_rooms(), name="unload idle rooms")
        self.publisher.start()
        self.deadlines.start()
        await self.clock_lease.start()
        if not self.ownership.shared:  # otherwise games come when they are adopted
            self.clock_lease.resume_games(self.room)

    async def create(self, request: NewGame, viewer: Viewer) -> tuple[GameMetadata, str | None]:
        """Make a game; return it, and the secret of its link if seats are open."""
        game = checked_ruleset(request.ruleset, {**implied_options(request), **request.options})
        if len(request.seats) != game.seats:
            raise Problem(422, "bad-seats", f"{game.name} has {game.seats} seats, not {len(request.seats)}")
        if request.rated:
            check_rateable(viewer)
        places = tuple(new_seat(seat, viewer, game.name) for seat in request.seats)
        clock = None if request.clock is None else request.clock.model_dump()
        more = {"seeds": request.seeds, "clock": clock, "rated": request.rated, "listed": request.listed}
        return await self.create_with_seats(game, places, viewer.user, **more)

    async def create_with_seats(
        self, game: Game, places: tuple[Seat, ...], creator: str | None, **more: Any
    ) -> tuple[GameMetadata, str | None]:
        """Make a game with these seats; return it, and the secret of its link if seats are open."""
        deal = Deal(self.entropy(SEED_BYTES), self.entropy(SEED_BYTES))
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
        await self.writer.write(
            [step.entry.row(metadata.id) for step in pending.steps],
            before=game_inserts(before, deal, self.ownership.id, self.clock_lease.id),
            after=list(metadata_updates(before, metadata, pending.projection.time)),
            turn=turn_update(metadata.id, None, pending.projection) if pending.steps else None,
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
        """Note when the next clock of a game runs out, and tell whoever listens."""
        self.deadlines.set(room.metadata.id, room.projection.deadline())
        for listener in self.listeners:
            listener(before, room.metadata)

    async def check_clocks(self, game: str) -> None:
        """Let those leave whose clocks have run out."""
        try:
            room = await self.room(game)
            await room.amend(lambda pending: expire_clocks(room.metadata, pending, room.deal))
        except Problem as problem:
            if problem.code != "moved":
                raise
            self.deadlines.set(game, None)  # it is another process's charge now

    def random_text(self, size: int) -> str:
        """Return so many random bytes as text that addresses can hold."""
        return urlsafe_b64encode(self.entropy(size)).decode()

    async def room(self, game: str) -> Room:
        """Return the room of a game, opened from its log if need be."""
        if self.has_room(game):
            room = self.rooms[game]
        else:
            if game not in self.opening:
                self.opening[game] = asyncio.create_task(self.open_room(game))
            room = await asyncio.shield(self.opening[game])
        room.used = monotonic()
        return room

    def has_room(self, game: str) -> bool:
        """Tell whether the room of a game is open here."""
        return game in self.rooms and not self.rooms[game].stale

    async def open_room(self, game: str) -> Room:
        """Claim a game and projection its log into a room."""
        try:
            if not await self.ownership.claim(game):
                raise moved()
            metadata = await self.archive.metadata(game)
            if metadata is None:
                raise no_such_game(game)
            projection = GameProjection.replay(
                metadata.game(), await self.archive.entries(game), metadata.clock_settings()
            )
            deal = await self.archive.deal(game)
            room = self.new_room(metadata, projection, deal)
            if metadata.status == RUNNING and projection.clocks is not None and game not in self.deadlines.times:
                await self.clock_lease.acquire(room)
            self.rooms[game] = room
            room.start_opponents()
            return room
        finally:
            self.opening.pop(game, None)

    async def join(self, room: Room, viewer: Viewer, invitation: str, seat: int | None) -> None:
        """Give an open seat to whoever brings the secret of the link."""
        known = room.metadata.invitation or ""
        if viewer.user is None or not hmac.compare_digest(known, secret_hash(invitation)):
            raise Problem(403, "not-allowed", "this link gives no seat here")
        await self.take_seat(room, viewer, seat)

    async def take_seat(self, room: Room, viewer: Viewer, seat: int | None = None) -> None:
        """Give an open seat to somebody who may have it: the one that is kept for them first."""
        if viewer.user is None:
            raise Problem(401, "no-session", "say first who you are: POST /api/session")
        if room.metadata.rated:
            check_rateable(viewer)
            if room.metadata.seats_of(viewer.user):
                raise Problem(409, "not-rated", "a rated game is played by different people")
        free = room.metadata.open_seats_for(viewer.user)
        if not free or (seat is not None and seat not in free):
            raise Problem(409, "seat-taken", "there is no such open seat", free=list(free))
        await room.join(free[0] if seat is None else seat, person_seat(viewer.user, viewer.name))

    def anonymize(self, user: str, name: str) -> None:
        """Forget who somebody was in every open room."""
        for room in list(self.rooms.values()):
            room.anonymize(user, name)

    async def unload_idle_rooms(self) -> None:
        """Put rooms away that nobody has used for a while; their logs bring them back."""
        while True:
            await asyncio.sleep(self.idle_seconds / 4)
            self.unload_rooms(monotonic() - self.idle_seconds)

    def unload_rooms(self, before: float) -> None:
        """Forget idle rooms that were last used before a time."""
        for game in [game for game, room in self.rooms.items() if room.idle and room.used < before]:
            del self.rooms[game]

    def release_all(self) -> None:
        """Leave every game to its log: other processes may have gone on with it."""
        for room in self.rooms.values():
            room.mark_stale()
        self.rooms.clear()
        self.deadlines.clear()

    def close_streams(self) -> None:
        """End every stream."""
        for room in self.rooms.values():
            room.close_streams()

    async def close(self) -> None:
        """Close every room."""
        self.ownership.on_adopted = None
        if self.unload_task is not None:
            self.unload_task.cancel()
        await self.deadlines.close()
        await self.clock_lease.close()
        await asyncio.gather(*(room.close() for room in self.rooms.values()))
        await self.publisher.close()
        self.rooms.clear()


def checked_ruleset(name: str, options: Mapping[str, str]) -> Game:
    """Return a ruleset with options; refuse what there is not."""
    try:
        return ruleset(name, **options)
    except BadOption as error:
        raise Problem(422, "bad-option", str(error)) from error


def implied_options(request: NewGame) -> dict[str, str]:
    """Return the options that follow from the number of seats: of the players, and by that of the variant (C9)."""
    kind, seats = CATALOG.get(request.ruleset), str(len(request.seats))
    return {"players": seats} if kind is not None and seats in kind.choices.get("players", ()) else {}


def new_seat(request: NewSeat, viewer: Viewer, ruleset: str) -> Seat:
    """Return a seat as it was request for."""
    if request.kind == "open":
        return Seat(FREE)
    if request.kind == "ai":
        playing = opponents_of(ruleset)
        if request.agent not in playing:
            message = f"there is no opponent {request.agent!r} in {ruleset}; there are: {', '.join(playing)}"
            raise Problem(422, "bad-opponent", message)
        return Seat(AI, title_of(request.agent, "en"), agent=request.agent)
    if viewer.user is None:
        raise Problem(401, "no-session", "say first who you are: POST /api/session")
    return person_seat(viewer.user, checked_name(request.name) if request.name else viewer.name)


def check_rateable(viewer: Viewer) -> None:
    """Refuse ratings to guests: they could begin anew at any time."""
    if viewer.kind not in ("account", "bot"):
        raise Problem(403, "not-rated", "rated games are for accounts: POST /api/account")


def check_rated(metadata: GameMetadata) -> None:
    """Refuse to rate what cannot be compared: opponents of the house, one user at several seats, no clock."""
    if not metadata.rated:
        return
    taken = [seat.user for seat in metadata.seats if seat.kind == PERSON]
    if metadata.clock is None:
        raise Problem(422, "not-rated", "a rated game needs a clock: else nobody who loses would have to finish it")
    if any(seat.kind == AI for seat in metadata.seats) or len(set(taken)) < len(taken):
        raise Problem(422, "not-rated", "a rated game is played by different people")


def game_inserts(metadata: GameMetadata, deal: Deal, owner: str | None, lease: str) -> list[Executable]:
    """Return what the store notes of a new game."""
    apart = {"seats", "commitment"}
    row = {field.name: getattr(metadata, field.name) for field in fields(metadata) if field.name not in apart}
    secret = {"version": deal.version, "seed": deal.seed, "salt": deal.salt, "commitment": deal.commitment}
    return [
        insert(games).values(**row, build=__version__, owner=owner, charge=lease if metadata.clock else None),
        insert(seats).values(
            [{"game": metadata.id, "seat": n, **seat.__dict__} for n, seat in enumerate(metadata.seats)]
        ),
        insert(deals).values(game=metadata.id, **secret),
    ]
