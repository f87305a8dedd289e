"""The house: makes games, opens rooms when somebody needs them, and puts those away that nobody uses."""

import asyncio
import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable
from time import monotonic

from sqlalchemy import Executable, insert

from antipater import __version__
from antipater.ai.agents import OPPONENTS
from antipater.catalog import ruleset
from antipater.game.errors import BadOption
from antipater.server.deals import SEED_BYTES, Deal
from antipater.server.games.fold import Fold
from antipater.server.games.log import now
from antipater.server.games.room import Choose, Draft, Room, begun, person, status_change
from antipater.server.games.standing import AI, FREE, OPEN, Seat, Standing, Viewer
from antipater.server.messages import NewGame, NewSeat
from antipater.server.names import fair_name
from antipater.server.ownership import Ownership
from antipater.server.problems import Problem, moved, no_such_game
from antipater.server.store.archive import Archive
from antipater.server.store.tables import deals, games, seats
from antipater.server.store.writer import Writer

ID_BYTES = 9
SECRET_BYTES = 15  # a multiple of three, as the other one: so its text needs no filling


def digest(secret: str) -> str:
    """Return the hash by which the store knows a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


class House:
    """Every game of this server."""

    def __init__(
        self, archive: Archive, writer: Writer, choose: Choose, ownership: Ownership, idle_seconds: float = 300.0
    ) -> None:
        self.archive = archive
        self.writer = writer
        self.choose = choose
        self.ownership = ownership
        ownership.adopt, ownership.lost = self.room, self.leave_all
        self.idle_seconds = idle_seconds
        self.entropy: Callable[[int], bytes] = secrets.token_bytes  # where ids, links and deals come from
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to put idle rooms away."""
        self.sweeper = asyncio.create_task(self.sweep(), name="sweeper")

    async def create(self, asked: NewGame, viewer: Viewer) -> tuple[Standing, str | None]:
        """Make a game; return it, and the secret of its link if seats are open."""
        try:
            game = ruleset(asked.ruleset, **asked.options)
        except BadOption as error:
            raise Problem(422, "bad-option", str(error)) from error
        if len(asked.seats) != game.seats:
            raise Problem(422, "bad-seats", f"{game.name} has {game.seats} seats, not {len(asked.seats)}")
        deal = Deal(self.entropy(SEED_BYTES), self.entropy(SEED_BYTES))
        invitation = self.secret(SECRET_BYTES)
        standing = Standing(
            id=self.secret(ID_BYTES),
            ruleset=game.name,
            version=game.version,
            options=dict(game.options),
            status=OPEN,
            seats=tuple(new_seat(seat, viewer) for seat in asked.seats),
            commitment=deal.commitment,
            creator=viewer.user,
            invitation=digest(invitation),
            seeds=asked.seeds,
            created=now(),
        )
        draft = Draft(Fold(game))
        standing = begun(standing, draft, deal)
        rows = [step.entry.row(standing.id) for step in draft.steps]
        changes = [status_change(standing, draft)] if draft.steps else []
        await self.writer.write(rows, before=inserts(standing, deal, self.ownership.id), after=changes)
        room = Room(standing, draft.fold, deal, self.archive, self.writer, self.choose)
        self.rooms[standing.id] = room
        room.wake()
        return standing, invitation if standing.free() else None

    def secret(self, size: int) -> str:
        """Return so many random bytes as text that addresses can hold."""
        return urlsafe_b64encode(self.entropy(size)).decode()

    async def room(self, game: str) -> Room:
        """Return the room of a game, opened from its log if need be."""
        if not self.holds(game):
            if game not in self.opening:
                self.opening[game] = asyncio.create_task(self.open(game))
            await asyncio.shield(self.opening[game])
        self.rooms[game].used = monotonic()
        return self.rooms[game]

    def holds(self, game: str) -> bool:
        """Tell whether the room of a game is open here."""
        return game in self.rooms and not self.rooms[game].gone

    async def open(self, game: str) -> Room:
        """Claim a game and fold its log into a room."""
        try:
            if not await self.ownership.claim(game):
                raise moved()
            standing = await self.archive.standing(game)
            if standing is None:
                raise no_such_game(game)
            fold = Fold.replay(standing.game(), await self.archive.entries(game))
            deal = await self.archive.deal(game)
            self.rooms[game] = Room(standing, fold, deal, self.archive, self.writer, self.choose)
            self.rooms[game].wake()
            return self.rooms[game]
        finally:
            self.opening.pop(game, None)

    async def join(self, room: Room, viewer: Viewer, invitation: str, seat: int | None) -> None:
        """Give an open seat to whoever brings the secret of the link."""
        known = room.standing.invitation or ""
        if viewer.user is None or not hmac.compare_digest(known, digest(invitation)):
            raise Problem(403, "not-allowed", "this link gives no seat here")
        free = room.standing.free()
        if not free or (seat is not None and seat not in free):
            raise Problem(409, "seat-taken", "there is no such open seat", free=list(free))
        await room.join(free[0] if seat is None else seat, person(viewer.user, viewer.name))

    def rename(self, user: str, name: str) -> None:
        """Call somebody otherwise in every open room."""
        for room in list(self.rooms.values()):
            room.rename(user, name)

    async def sweep(self) -> None:
        """Put rooms away that nobody has used for a while; their logs bring them back."""
        while True:
            await asyncio.sleep(self.idle_seconds / 4)
            self.put_away(monotonic() - self.idle_seconds)

    def put_away(self, before: float) -> None:
        """Forget idle rooms that were last used before a time."""
        for game in [game for game, room in self.rooms.items() if room.idle and room.used < before]:
            del self.rooms[game]

    def leave_all(self) -> None:
        """Leave every game to its log: other processes may have gone on with it."""
        for room in self.rooms.values():
            room.leave_to_the_log()
        self.rooms.clear()

    def close_streams(self) -> None:
        """End every stream."""
        for room in self.rooms.values():
            room.close_streams()

    async def close(self) -> None:
        """Close every room."""
        self.ownership.adopt = None
        if self.sweeper is not None:
            self.sweeper.cancel()
        await asyncio.gather(*(room.close() for room in self.rooms.values()))
        self.rooms.clear()


def new_seat(asked: NewSeat, viewer: Viewer) -> Seat:
    """Return a seat as it was asked for."""
    if asked.kind == "open":
        return Seat(FREE)
    if asked.kind == "ai":
        if asked.agent not in OPPONENTS:
            raise Problem(
                422, "bad-opponent", f"there is no opponent {asked.agent!r}; there are: {', '.join(OPPONENTS)}"
            )
        return Seat(AI, asked.agent.capitalize(), agent=asked.agent)
    if viewer.user is None:
        raise Problem(401, "no-session", "say first who you are: POST /api/session")
    return person(viewer.user, fair_name(asked.name) if asked.name else viewer.name)


def inserts(standing: Standing, deal: Deal, owner: str | None) -> list[Executable]:
    """Return what the store notes of a new game."""
    kept = ("id", "ruleset", "version", "options", "status", "creator", "invitation", "listed", "seeds", "created")
    row = {name: getattr(standing, name) for name in kept}
    secret = {"version": deal.version, "seed": deal.seed, "salt": deal.salt, "commitment": deal.commitment}
    return [
        insert(games).values(**row, build=__version__, owner=owner),
        insert(seats).values(
            [{"game": standing.id, "seat": n, **seat.__dict__} for n, seat in enumerate(standing.seats)]
        ),
        insert(deals).values(game=standing.id, **secret),
    ]
